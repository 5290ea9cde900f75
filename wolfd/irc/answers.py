"""What a client is answered: numerics, standard replies, and all of them with the label that it gave."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from wolfd.chat.people import Refused
from wolfd.chat.words import shorten
from wolfd.irc import caps, forms
from wolfd.irc import numerics as n
from wolfd.irc.labels import labelled, tagged
from wolfd.irc.lines import LineWire
from wolfd.irc.message import LINE
from wolfd.irc.phrases import phrase

if TYPE_CHECKING:
    from twisted.internet.defer import Deferred
    from twisted.internet.interfaces import IReactorTime

    from wolfd.irc.settings import IrcSettings
    from wolfd.turn import Turn


class AnsweringWire(LineWire):
    """A wire of lines that answers in the client's language, as far as its capabilities go."""

    __slots__ = ("_after", "_answers", "_batches", "_label", "caps", "form", "name")

    def __init__(self, turn: "Turn", clock: "IReactorTime", name: str, settings: "IrcSettings") -> None:
        super().__init__(turn, clock, sendq=settings.sendq, pace=settings.pace, longest=settings.longest)
        self.name = name
        """The server's."""
        self.caps = 0
        self.form = forms.form_of(0, settings.language)
        self._answers: list[bytes] | None = None
        """Those that are held back until they get their label."""
        self._after: list[bytes] = []
        """What else came after the first of them, as what is said in a room that the client has just entered."""
        self._batches = 0
        self._label = ""

    @property
    def nick(self) -> str:
        """What the client is called so far, `*` if nothing."""
        return "*"

    @property
    def marks(self) -> dict[str, str]:
        """What the client types before a command of the game: in a channel, and in private."""
        return {}

    @property
    def unsent(self) -> int:
        """Bytes that wait for the client to read them."""
        return sum(map(len, self.queue)) + (self._lying if self._backlog else 0)

    def phrase(self, mid: str, **values: str | int) -> str:
        """A sentence of the catalogue in the client's language."""
        return phrase(mid, self.form.language, **values)

    def answer(self, data: bytes) -> None:
        """Send lines that answer what the client has just sent: they carry its label, if it gave one."""
        if self._answers is not None:
            self._answers.append(data)
        elif data:
            self.send(data)

    def send(self, data: bytes) -> None:
        """Bytes for the end of the turn; they come after the answers that are held back."""
        if self._answers:
            self._after.append(data)
        else:
            super().send(data)

    def say(self, line: str) -> None:
        """Answer with one line from the server, without its source and CRLF; cut if it is too long."""
        data = f":{self.name} {line}".encode()
        if len(data) > LINE:
            data = shorten(data.decode(), LINE).encode()
        self.answer(data + b"\r\n")

    def reply(self, numeric: str, *params: str, text: str | None = None) -> None:
        """Answer with a numeric; only its text may be empty or hold blanks."""
        middle = "".join([f" {as_middle(param)}" for param in params])
        end = "" if text is None else f" :{text}"
        self.say(f"{numeric} {self.nick}{middle}{end}")

    def worded(self, numeric: str, *params: str, **values: str | int) -> None:
        """Answer with a numeric and its sentence from the catalogue."""
        self.reply(numeric, *params, text=self.phrase(f"irc-{numeric}", **values))

    def refuse(self, refused: Refused, command: str) -> None:
        """Answer with the numeric and the sentence of a refusal."""
        text = self.phrase(refused.mid, **self.marks, **refused.values)
        if refused.mid in n.REFUSALS:
            numeric, names = n.REFUSALS[refused.mid]
            self.reply(numeric, *(str(refused.values[name]) for name in names), text=text)
        else:
            self.fail(command, refused.mid.upper().replace("-", "_"), text)

    def fail(self, command: str, code: str, text: str, *about: str) -> None:
        """Answer with a standard reply; clients that do not know those show it as it is."""
        words = " ".join([as_middle(command), code, *map(as_middle, about)])
        self.say(f"FAIL {words} :{text}")

    def answer_batch(self, kind: str, params: Iterable[str], answers: Iterable[bytes]) -> None:
        """Answer with whole lines that belong together; a client that does not know batches gets them one by one."""
        lines = [line + b"\r\n" for answer in answers for line in answer.split(b"\r\n") if line]
        if not self.caps & caps.BATCH:
            self.answer(b"".join(lines))
            return
        self._batches += 1
        mark = f"batch={self._batches}".encode()
        self.say(" ".join(["BATCH", f"+{self._batches}", kind, *map(as_middle, params)]))
        self.answer(b"".join([tagged(line, mark) for line in lines]))
        self.say(f"BATCH -{self._batches}")

    def begin_label(self) -> None:
        """Hold the answers from here on back, until `end_label` sends them with a label."""
        self._answers = []

    def end_label(self, label: str) -> None:
        answers, self._answers = self._answers, None
        if answers is None:  # the client has been sent away meanwhile
            return
        self._batches += 1
        for line in labelled(label, answers, self.name, f"{self._batches}"):
            self.send(line)
        self._go_after()

    def close_label(self, label: str) -> None:
        """End a label when its line is dealt with, which may be later."""
        if self.is_held:
            self._label = label
        else:
            self.end_label(label)

    def wait(self, until: "Deferred[None]") -> None:
        """Hear nothing more until something is done, so that answers come in order, and with the label of their line."""
        if not until.called:
            self.hold()
            until.addBoth(self._go_on_after)

    def _go_on_after(self, _: object) -> None:
        label, self._label = self._label, ""
        if label:
            self.end_label(label)
        self.release()

    def drop_label(self) -> None:
        """Forget the answers that were held back."""
        self._answers = None
        self._go_after()

    def _go_after(self) -> None:
        after, self._after = self._after, []
        for data in after:
            self.send(data)


def as_middle(param: str) -> str:
    """A word that stands before others: a star, if it could not be told from what follows."""
    return "*" if not param or param[0] == ":" or " " in param else param
