"""One IRC client: its lines to commands, facts to its wire."""

from typing import TYPE_CHECKING

from wolfd.chat.bans import Banned
from wolfd.chat.facts import Appeared, Fact, LanguageSet, Noticed, Said, Vanished, Worded
from wolfd.chat.people import Refused, User
from wolfd.chat.words import shorten
from wolfd.entrance import no_room
from wolfd.irc import caps, forms, greeting, own
from wolfd.irc import numerics as n
from wolfd.irc.answers import AnsweringWire
from wolfd.irc.budget import HITS, Budget, is_quit
from wolfd.irc.commands import COMMANDS
from wolfd.irc.message import LINE, Message, is_too_long, parse
from wolfd.irc.newcomer import Newcomer
from wolfd.irc.phrases import phrase

if TYPE_CHECKING:
    from collections.abc import Callable

    from twisted.python.failure import Failure

    from wolfd.irc.factory import IrcFactory
    from wolfd.irc.sasl import Sasl

LONGEST_LABEL = 64
_LABELS = caps.LABELED_RESPONSE | caps.BATCH
_NO_SIGNS = b"\r\0"
"""Bytes that are of no line: others' clients might end one there."""


class IrcSession(AnsweringWire):
    """A connection that speaks IRC; a user once it has registered."""

    __slots__ = ("address", "asked", "budget", "counted", "is_brought", "is_vouched", "newcomer", "sasl", "server", "since", "spoken", "user", "watched")

    protocol = "irc"

    def __init__(self, server: "IrcFactory", address: str, *, counted: str | None) -> None:
        super().__init__(server.turn, server.clock, server.hall.name, server.settings)
        self.server = server
        self.address = address
        self.counted = counted
        """As which address it is counted at the door; nothing if there was no room for it, and it is only told so."""
        self.is_brought = False
        """Whether it comes by a gateway or by WebSocket, so that where to find TLS is nothing for it."""
        self.is_vouched = False
        """Whether a gateway says that it comes there by TLS."""
        self.since = self.heard_at
        self.user: User | None = None
        self.newcomer: Newcomer | None = Newcomer()
        """What it has told of itself until it has registered."""
        self.sasl: Sasl | None = None
        """The log-in that is under way."""
        self.spoken = ""
        """The target that it is speaking to, as it was typed: an echo repeats that."""
        self.watched: dict[str, str] | None = None
        """Folded nick -> nick, of those that MONITOR watches."""
        self.asked = False
        """Whether it was asked if it is still there."""
        self.budget = Budget(server.clock, server.settings.queries)
        """How many lines WHO and LIST may still be answered with."""

    @property
    def nick(self) -> str:
        if self.user is not None:
            return self.user.nick
        return (self.newcomer is not None and self.newcomer.nick) or "*"

    @property
    def marks(self) -> dict[str, str]:
        return {"do": self.server.settings.prefix, "secret": f"/msg {self.server.hall.moderator.nick} "}

    # Facts to the wire

    def show(self, fact: Fact) -> None:
        data = fact.forms.get(self.form)
        if data is None:
            data = self._draw(fact)
        if data and self._answers:
            self.send(data)
        elif data:
            queue = self.queue
            if not queue:
                self.turn.dirty.append(self)
            queue.append(data)

    def close(self, why: Worded) -> None:
        self._end(lambda language: " ".join(why.lines(language)))

    def _draw(self, fact: Fact) -> bytes:
        """The fact in this session's form, kept for the others of this form; nothing if it is not for others."""
        if fact.author is self.user:
            self._draw_own(fact)
        elif isinstance(fact, Appeared):
            self._note(n.RPL_MONONLINE, forms.source_of(fact.who))
        elif isinstance(fact, Vanished):
            self._note(n.RPL_MONOFFLINE, fact.nick)
        elif isinstance(fact, Noticed):
            head = f":{self.name} NOTICE {self.nick} :*** "
            for line in fact.text.lines(self.form.language):
                self.send(f"{shorten(head + line, LINE)}\r\n".encode())
        else:
            data = fact.forms[self.form] = forms.render(fact, self.form)
            return data
        return b""

    def _note(self, numeric: str, text: str) -> None:
        """Tell with a numeric what no line of this client has asked for just now."""
        self.send(f":{self.name} {numeric} {self.nick} :{text}\r\n".encode())

    def _draw_own(self, fact: Fact) -> None:
        """Draw what this user did: never kept for others, who are shown it only after its author."""
        if isinstance(fact, LanguageSet):
            self.reform()
            return
        if not isinstance(fact, Said):
            own.tell(self, fact)
            return
        if self.caps & caps.ECHO_MESSAGE:
            self.answer(forms.render_said(fact, self.form, self.spoken or forms.target_of(fact)))
        if fact.to is self.user:
            self.send(forms.render(fact, self.form))

    # Lines to commands

    def hear(self, line: bytes) -> None:
        line = line.translate(None, _NO_SIGNS)
        if not line:
            return
        self.asked = False
        if len(line) > LINE and is_too_long(line):
            self.worded(n.ERR_INPUTTOOLONG)
            return
        if self.newcomer is not None and not self.newcomer.may_send(len(line), self.server.settings.newcomer):
            self.babbled()
            return
        try:
            message, deal = parse(line.decode()), self._obey
        except UnicodeDecodeError:
            message, deal = parse(line.decode(errors="replace")), self._refuse_bytes
        if message.tags and self.caps & _LABELS == _LABELS:
            self._deal_labelled(message, deal)
        else:
            deal(message)

    def _deal_labelled(self, message: Message, deal: "Callable[[Message], None]") -> None:
        label = message.tags.get("label", "")
        if not label or len(label) > LONGEST_LABEL:
            deal(message)
            return
        self.begin_label()
        try:
            deal(message)
        finally:
            self.close_label(label)

    def _refuse_bytes(self, message: Message) -> None:
        self.fail(message.command, "INVALID_UTF8", self.phrase("irc-invalid-utf8"))

    def _obey(self, message: Message) -> None:
        name = message.command
        command = COMMANDS.get(name)
        if command is None:
            if name:
                self.worded(n.ERR_UNKNOWNCOMMAND, name)
        elif self.user is None and not command.early:
            self.worded(n.ERR_NOTREGISTERED)
        elif len(message.params) < command.least:
            self.worded(n.ERR_NEEDMOREPARAMS, name)
        else:
            self.server.used[name] += 1
            try:
                command.do(self, message)
            except Refused as refused:
                self.refuse(refused, name)

    def set_caps(self, bits: int) -> None:
        self.caps = bits
        self.reform()

    def reform(self) -> None:
        """See facts in the form that the client has asked for by now."""
        language = self.user.language if self.user is not None else self.server.settings.language
        self.form = forms.form_of(self.caps & caps.DRAWN, language)

    # Coming and going

    def connectionMade(self) -> None:  # noqa: N802 - Twisted's name
        self.server.sessions[self] = None
        self.admit()

    def admit(self) -> None:
        """Let the client stay if there is room for its address, and nobody has shut that out."""
        ban = self.server.hall.bans.of_address(self.address)
        if self.counted is None:
            self.leave(no_room(self.server.door))
        elif ban is not None:
            self.turn_away(self.server.hall.bans.refusal(ban))

    def welcome(self, user: User) -> None:
        """The client has registered."""
        self.user = user
        if not self.is_safe:
            user.modes.discard("Z")
        elif len(user.sessions) == 1:
            user.modes.add("Z")
        away = self.newcomer.away if self.newcomer is not None else None
        self.newcomer = None
        self.server.registered += 1
        self.server.hall.hide(user)
        self.reform()
        greeting.greet(self)
        greeting.settle(self, user, away)
        self.server.hall.claim(user)

    @property
    def is_safe(self) -> bool:
        """Whether nobody between the client and the server can read what it sends: TLS all the way."""
        return self.is_secure or self.is_vouched

    def turn_away(self, banned: Banned) -> None:
        """The client is shut out: it is told why, and until when."""
        self.refuse(banned, "")
        self.leave(banned.mid, **banned.values)

    def leave(self, mid: str, **values: str | int) -> None:
        """The client goes, for a reason of the catalogue: the others hear it, it gets an ERROR, and the connection closes."""
        if mid in HITS and not self.ending:
            self.server.hall.hit(HITS[mid], self.address)
        self._end(lambda language: phrase(mid, language, **values))

    def _end(self, why: "Callable[[str], str]") -> None:
        """Go, and tell why: the client in its own language, the others, of whom each reads another, in the server's."""
        if self.ending:
            return
        self.drop_label()
        told = why(self.form.language)
        self._depart(why(self.server.settings.language))
        self.send(f"ERROR :{self.phrase('irc-error', reason=told)}\r\n".encode())
        self.finish()

    def advise(self, mid: str) -> None:
        self.fail("*", "INTERNAL_ERROR", self.phrase(mid))

    def explain_wait(self) -> None:
        self.send(f":{self.name} NOTICE {self.nick or '*'} :*** {self.phrase('line-waits')}\r\n".encode())

    def babbled(self) -> None:
        self.leave("quit-babbled")

    def is_free(self, line: bytes) -> bool:
        return is_quit(line)

    def flooded(self) -> None:
        self.server.hall.hit("flood", self.nick)

    def overflowed(self) -> None:
        self.server.hall.hit("sendq", self.nick)
        self._depart(phrase("quit-sendq", self.server.settings.language))
        super().overflowed()

    def connectionLost(self, reason: "Failure") -> None:  # noqa: N802 - Twisted's name
        super().connectionLost(reason)
        self._depart(phrase("quit-lost", self.server.settings.language))
        self.server.gone(self)

    def _depart(self, reason: str) -> None:
        for nick in self.watched or ():
            self.server.hall.unwatch(self, nick)
        self.watched = None
        user = self.user
        if user is not None:
            self.server.registered -= 1
            self.user = None
            self.server.hall.lost(self, user, reason)

    def look_at(self, now: float) -> None:
        """Drop the client if it takes too long to register or to answer; ask a silent one whether it is there."""
        settings = self.server.settings
        silent = now - self.heard_at
        if self.ending or self.gone:
            return
        if self.user is None:
            if now - self.since > settings.registration:
                self.leave("quit-slow")
        elif self.is_slowed or silent < settings.quiet:
            return
        elif not self.asked:
            self.asked = True
            self.send(f"PING :{self.name}\r\n".encode())
        elif silent > settings.quiet + settings.patience:
            self.leave("quit-ping", seconds=int(silent))
