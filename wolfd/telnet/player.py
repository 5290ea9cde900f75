"""A player by telnet, once he has a name: what he types goes to the hall, what happens is drawn for him.

He is in one room at a time; what happens in other rooms is not for him.
"""

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from wolfd.chat.facts import Fact, Joined, Kicked, Left, Said, Worded
from wolfd.chat.hall import Hall
from wolfd.chat.keeping import Adviser, Glance
from wolfd.chat.people import Channel, Identity, Refused, User
from wolfd.telnet import deeds, prompting
from wolfd.telnet.codec import GMCP
from wolfd.telnet.commands import COMMANDS, Command, guess
from wolfd.telnet.countdown import Countdown
from wolfd.telnet.deeds import MOST, Misused
from wolfd.telnet.drawing import draw, is_of_bot, is_timer, room_name, room_of
from wolfd.telnet.gmcp import Gmcp
from wolfd.telnet.link import Link
from wolfd.telnet.offering import Scene
from wolfd.telnet.wishes import wish_in
from wolfd.telnet.words import command_in, find, refusal, split
from wolfd.texts import Message

if TYPE_CHECKING:
    from twisted.internet.defer import Deferred

    from wolfd.accounts.desk import Desk

ALOUD = (60, 30, 10)
"""Seconds left at which one who is read to is told so."""
EVERY = 5
"""Seconds between two looks at the clock on the status line."""


class Player:
    """One telnet session of a user; a `chat.people.Session`."""

    __slots__ = ("_adviser", "_behind", "_countdown", "_is_speaking", "_is_stale", "_secret", "desk",
                 "gmcp", "hall", "link", "lobby", "protocol", "room", "seen", "user")  # fmt: skip

    def __init__(self, link: Link, hall: Hall, nick: str, *, address: str, language: str, lobby: str,
                 identity: Identity | None = None) -> None:  # fmt: skip
        """Enter the hall; raises Refused as `Hall.enter` does."""
        self.protocol = "telnet"
        self.link = link
        self.hall = hall
        self._adviser = hall.host if isinstance(hall.host, Adviser) else None
        self._is_speaking = False
        self._is_stale = True
        self._behind: Channel | None = None
        self.seen: deque[Fact] = deque(maxlen=MOST)
        self._countdown = Countdown(link.clock, self._tick)
        self.room: Channel | None = None
        self.gmcp: Gmcp | None = None
        """What his program is told besides, if it speaks GMCP."""
        self.lobby = lobby
        self.desk: Desk | None = None
        self._secret: Callable[[str], object] | None = None  # has the next line, which answers a secret question
        self.user: User = hall.enter(self, nick, "telnet", hall.cloak(address), address=address, language=language,
                                     identity=identity)  # fmt: skip

    # What the chat asks of a session

    def show(self, fact: Fact) -> None:
        self._is_stale = True
        if isinstance(fact, Joined) and fact.who is self.user:
            self._arrived(fact.channel)
            if self.gmcp is not None:
                self.gmcp.enter(fact.channel, self.hall.moderator)
            return
        room = room_of(fact)
        if room is self.room or room is None:
            self._show(fact)
            if isinstance(fact, Left | Kicked) and fact.who is self.user:
                self.room = None

    def close(self, why: Worded) -> None:
        self.link.end(why.lines(self.user.language))

    # What the connection asks of whom it belongs to

    @property
    def language(self) -> str:
        return self.user.language

    def begin(self) -> None:
        """Come into the lobby, and hear what can be done there."""
        if self.gmcp is not None:
            self.gmcp.introduce(self.user, None, self.hall.moderator)
        try:
            deeds.go(self, self.lobby)
        except Refused as refused:
            self.answer(refusal(refused))
        self.answer(Message("telnet-welcome", nick=self.user.nick))
        self.hall.claim(self.user)
        self.leave_behind()

    def heard(self, line: str) -> None:
        """Take a line: a command behind a slash, else talk in the room."""
        self._is_stale = True
        secret, self._secret = self._secret, None
        command = command_in(line)
        try:
            if secret is not None:
                secret(line)
            elif command is None:
                self.say(line)
                self._advise(line)
            elif command:
                self._command(command)
        except Refused as refused:
            self.answer(refusal(refused))
        self.link.session.prompt_again()

    def settle(self) -> None:
        """The turn ends: let prompt, status line and countdown tell how the table stands now."""
        if not self._is_stale:
            return
        self._is_stale = False
        session, glance = self.link.session, self.glance(self.room)
        session.stand(prompting.prompt(glance, self.language))
        if session.taste.has_status:
            session.show_status(prompting.status(glance, room_name(self.room) if self.room else "", self.language))
        if self.gmcp is not None:
            self.gmcp.stand(glance)
        self._countdown.wind(glance.left if glance else None, self._marks(glance))

    def link_program(self, *, on: bool) -> None:
        """His program speaks GMCP, or no more."""
        self.gmcp = Gmcp(lambda body: self.link.session.sub(GMCP, body)) if on else None

    def told(self, body: bytes) -> None:
        """His program says something, such as which packages it supports."""
        if self.gmcp is not None and self.gmcp.hear(body):
            self.gmcp.introduce(self.user, self.room, self.hall.moderator)
            self.gmcp.stand(self.glance(self.room))

    def complete(self, before: str) -> Sequence[str]:
        """What the last word before the cursor may become."""
        rooms = [room_name(room) for room in self.open_rooms()]
        return Scene(self.user, self.room, rooms, self._adviser).offer(before)

    def lost(self, reason: str) -> None:
        """The connection is gone."""
        self._countdown.stop()
        self.hall.lost(self, self.user, reason)

    # What the deeds use

    def ask_secret(self, question: Message, then: Callable[[str], object]) -> None:
        """Ask for something that nobody may see typed; the next line goes nowhere else."""
        self._secret = then
        self.link.session.ask(question.text(self.language) + " ", secret=True)

    def wait(self, until: "Deferred[None]") -> None:
        """Do nothing that he types until something is done, which may bring him to another room."""
        self.link.wait(until)
        until.addBoth(lambda _: self.leave_behind())

    def say(self, text: str, kind: str = "privmsg") -> None:
        """Say something in the room."""
        if not text.strip():
            return
        if self.room is None:
            self.answer(Message("telnet-no-room"))
        else:
            self.pass_on(self.room, text, kind)

    def _advise(self, line: str) -> None:
        """Tell him who has said nothing but a command of this door how to type it; the host tells of its own."""
        found = find(line, COMMANDS)
        if found is None or found[1] or self.room is None or (self.room.keeper is not None and self._is_host_s(line)):
            return
        self.answer(Message("telnet-said", line=" ".join(line.split())))

    def _is_host_s(self, line: str) -> bool:
        """Whether the host has a command of that name, too."""
        name = line.strip().casefold()
        return self._adviser is not None and name in self._adviser.completions(self.user, self.room, name)

    def _command(self, text: str) -> None:
        found = find(text, COMMANDS)
        if found is None and wish_in(text):
            deeds.change(self, text)
        elif found is None:
            near = None if self._is_host_s(split(text)[0]) else guess(text, self.language)
            self.ask_host(text) if near is None else self.answer(near)
        elif found[0].needs_words and not found[1]:
            self._show_usage(found[0])
        else:
            self._do(*found)

    def _do(self, command: Command, words: str) -> None:
        try:
            command.run(self, words)
        except Misused:
            self._show_usage(command)

    def ask_host(self, text: str) -> None:
        if self.hall.host is None:
            self.answer(Message("telnet-unknown", command=split(text)[0]))
            return
        self.hall.host.command(self.user, self.room, text)
        self.leave_behind()

    def pass_on(self, to: Channel | User, text: str, kind: str = "privmsg") -> None:
        """Say something; he has just seen himself type it, so it is not drawn for him again."""
        self._is_speaking = True
        try:
            self.hall.say(self.user, to, text, kind)
        finally:
            self._is_speaking = False

    # What he sees

    def _show(self, fact: Fact) -> None:
        if self._is_left_out(fact):
            return
        rows = self.drawn(fact)
        if rows and self.gmcp is not None:
            self.gmcp.show(fact, self.user, self.hall.moderator)
        if is_of_bot(fact):
            return
        if rows:
            self.seen.append(fact)
        if not (self._is_speaking and isinstance(fact, Said) and fact.by is self.user):
            self.link.session.show(rows)

    def drawn(self, fact: Fact, *, again: bool = False) -> bytes:
        return draw(fact, self.user, self.hall.moderator, self.link.session.look, again=again)

    def _is_left_out(self, fact: Fact) -> bool:
        """The Moderator's word on the time: one who cannot keep up does without, one who is read to has his own."""
        if not is_timer(fact, self.hall.moderator):
            return False
        return self.link.is_behind or (self.link.session.look.is_aloud and self._adviser is not None)

    def _arrived(self, room: Channel) -> None:
        self._behind, self.room = self.room, room
        self.answer(Message("telnet-arrived", room=room_name(room)))
        if room.topic:
            self.answer(Message("telnet-topic", topic=room.topic))
        if len(room.members.keys() - {self.hall.moderator}) > 1:
            deeds.greet(self, room)

    def leave_behind(self) -> None:
        """He has come into a room: he leaves the one where he was before."""
        room, self._behind = self._behind, None
        if room is not None and room is not self.room and self.user in room.members:
            self.hall.part(self.user, room)

    def open_rooms(self) -> list[Channel]:
        rooms = [room for room in self.hall.channels.values() if "s" not in room.modes or self.user in room.members]
        return sorted(rooms, key=lambda room: room.name)

    def glance(self, room: Channel | None) -> Glance | None:
        """How the table in a room stands; nothing if there is none, or nobody to ask."""
        if self._adviser is None or room is None or room.keeper is None:
            return None
        return self._adviser.glance(self.user, room)

    def _marks(self, glance: Glance | None) -> Iterable[int]:
        """The seconds left at which something is to be said or drawn."""
        session = self.link.session
        if glance is None or glance.left is None:
            return ()
        if session.look.is_aloud:
            return ALOUD
        return range(0, int(glance.left) + 1, EVERY) if session.taste.has_status else ()

    def _tick(self, left: int) -> None:
        self._is_stale = True
        if self.link.session.look.is_aloud:
            glance = self.glance(self.room)
            asked = "yes" if glance is not None and glance.is_asked else "no"
            self.answer(Message("telnet-time-left", seconds=left, asked=asked))
        elif not self.link.is_behind:
            self.link.send(b"")

    def leaf(self, tell: Callable[[], object]) -> None:
        self.link.session.leaf(tell, Message("telnet-more").text(self.language) + " ")

    def _show_usage(self, command: Command) -> None:
        self.answer(Message("telnet-usage", example=command.example(self.language)))

    def answer(self, message: Message) -> None:
        self.link.session.say(message.lines(self.language))
