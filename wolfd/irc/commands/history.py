"""What was said lately: CHATHISTORY, of channels and of talks with others (draft/chathistory, draft/event-playback)."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from wolfd.chat.facts import Fact
from wolfd.irc import caps, forms, playback
from wolfd.irc.commands.row import Command
from wolfd.irc.commands.targets import may_ask, this_user
from wolfd.irc.isupport import PAST
from wolfd.irc.message import Message
from wolfd.irc.playback import Playback, Reference

if TYPE_CHECKING:
    from wolfd.irc.session import IrcSession

NAME = "CHATHISTORY"
FORMS = "msgid=... timestamp=..."

Question = Callable[[Playback, Sequence[Reference]], list[Fact]]

QUESTIONS: dict[str, tuple[int, Question]] = {
    "LATEST": (1, lambda past, marks: past.latest(marks[0] if marks else None)),
    "BEFORE": (1, lambda past, marks: past.before(marks[0])),
    "AFTER": (1, lambda past, marks: past.after(marks[0])),
    "AROUND": (1, lambda past, marks: past.around(marks[0])),
    "BETWEEN": (2, lambda past, marks: past.between(marks[0], marks[1])),
}
"""What may be asked of a history: how many references it needs, and the answer."""


class Wrong(Exception):
    """The question cannot be answered: the code of the specification, the words that it is about."""

    def __init__(self, code: str, *about: str) -> None:
        super().__init__(code)
        self.code = code
        self.about = about


def chathistory(session: "IrcSession", message: Message) -> None:
    verb, words = message.params[0].upper(), message.params[1:]
    if not may_ask(session, NAME):
        return
    try:
        _tell_targets(session, words) if verb == "TARGETS" else _tell(session, verb, words)
    except Wrong as wrong:
        values = {"forms": FORMS} if wrong.code == "INVALID_MSGREFTYPE" else {}
        text = session.phrase(f"irc-history-{wrong.code.lower().replace('_', '-')}", **values)
        session.fail(NAME, wrong.code, text, *wrong.about)


def _tell(session: "IrcSession", verb: str, words: Sequence[str]) -> None:
    count, question = QUESTIONS.get(verb, (0, None))
    if question is None:
        raise Wrong("INVALID_PARAMS", verb)
    if len(words) < count + 2:
        raise Wrong("NEED_MORE_PARAMS", verb)
    target, marks, limit = words[0], words[1 : count + 1], _limit(verb, words[count + 1])
    references = [] if verb == "LATEST" and marks[0] == "*" else [_reference(verb, mark) for mark in marks]
    shown = playback.events if session.caps & caps.EVENT_PLAYBACK else playback.messages
    found = question(Playback(_facts(session, verb, target), shown, limit), references)
    session.budget.spend(len(found))
    session.answer_batch("chathistory", [target], (forms.render(fact, session.form) for fact in found))


def _facts(session: "IrcSession", verb: str, target: str) -> list[Fact]:
    """What the client may read of a target; one that it is not in is as if it were not there."""
    user, hall = this_user(session), session.server.hall
    if target[:1] != "#":
        return hall.history.of_talk(user, target, hall.find_user(target))
    channel = hall.find_channel(target)
    if channel is None or user not in channel.members:
        raise Wrong("INVALID_TARGET", verb, target)
    return hall.history.of_channel(user, channel)


def _tell_targets(session: "IrcSession", words: Sequence[str]) -> None:
    """Where something was said between two moments: each place with the time of the last."""
    if len(words) < 3:
        raise Wrong("NEED_MORE_PARAMS", "TARGETS")
    one, other, limit = _reference("TARGETS", words[0]), _reference("TARGETS", words[1]), _limit("TARGETS", words[2])
    if not (one.time and other.time):
        raise Wrong("INVALID_MSGREFTYPE", "TARGETS", words[0] if one.mid else words[1])
    first, last = sorted((one.time, other.time))
    said = session.server.hall.history.last_words(this_user(session))
    found = sorted((at, name) for at, name in ((forms.time_tag(fact.at), name) for name, fact in said) if first < at < last)
    session.budget.spend(len(found[:limit]))
    lines = (f":{session.name} {NAME} TARGETS {name} {at}\r\n".encode() for at, name in found[:limit])
    session.answer_batch("draft/chathistory-targets", [], lines)


def _reference(verb: str, word: str) -> Reference:
    found = playback.reference(word)
    if found is None:
        kind = word.partition("=")[0]
        raise Wrong("INVALID_PARAMS" if kind in {"msgid", "timestamp"} else "INVALID_MSGREFTYPE", verb, word)
    return found


def _limit(verb: str, word: str) -> int:
    if not (word.isascii() and word.isdigit() and int(word[:9])):
        raise Wrong("INVALID_PARAMS", verb, word)
    return min(int(word[:9]), PAST)


ROWS = (
    Command(
        NAME, chathistory,
        ("CHATHISTORY LATEST #wolf * 50", "CHATHISTORY BEFORE #wolf timestamp=2026-11-30T20:00:00.000Z 50",
         "CHATHISTORY BETWEEN #wolf msgid=abc msgid=def 50", "CHATHISTORY AROUND Bob msgid=abc 10",
         "CHATHISTORY TARGETS timestamp=2026-11-30T00:00:00.000Z timestamp=2026-12-01T00:00:00.000Z 20"), 1),
)  # fmt: skip
