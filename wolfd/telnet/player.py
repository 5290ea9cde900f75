"""A player by telnet, once he has a name: what he types goes to the hall, what happens is drawn for him.

He is in one room at a time; what happens in other rooms is not for him.
"""

from collections.abc import Iterable, Sequence
from typing import Protocol

from wolfd.chat.facts import Fact, Joined, Kicked, Left, Said, Worded
from wolfd.chat.hall import Hall
from wolfd.chat.people import Channel, Refused, User
from wolfd.telnet.commands import BY_ID, COMMANDS, SLASHES, Command, command_in, find, name_in, plain, split
from wolfd.telnet.drawing import draw, room_name, room_of
from wolfd.telnet.languages import LANGUAGES, find_language
from wolfd.telnet.session import Session
from wolfd.telnet.settings import TelnetSettings
from wolfd.telnet.wishes import heed, listed, wish_in
from wolfd.texts import Message


class Link(Protocol):
    """The player's connection."""

    session: Session

    def end(self, lines: Iterable[str]) -> None:
        """Say the last words and close."""


class Player:
    """One telnet session of a user; a `chat.people.Session`."""

    __slots__ = ("_behind", "_hall", "_is_speaking", "_link", "_lobby", "protocol", "room", "user")

    def __init__(
        self, link: Link, hall: Hall, nick: str, *, address: str, language: str, settings: TelnetSettings
    ) -> None:
        """Enter the hall; raises Refused as `Hall.enter` does."""
        self.protocol = "telnet"
        self._link = link
        self._hall = hall
        self._is_speaking = False
        self._behind: Channel | None = None
        self.room: Channel | None = None
        self._lobby = settings.lobby
        self.user: User = hall.enter(self, nick, "telnet", hall.cloak(address), address=address,
                                     language=language)  # fmt: skip

    # What the chat asks of a session

    def show(self, fact: Fact) -> None:
        if isinstance(fact, Joined) and fact.who is self.user:
            self._arrived(fact.channel)
            return
        room = room_of(fact)
        if room is self.room or room is None:
            if not self._has_typed(fact):
                self._link.session.show(draw(fact, self.user, self._hall.moderator, self._link.session.look))
            if isinstance(fact, Left | Kicked) and fact.who is self.user:
                self.room = None

    def close(self, why: Worded) -> None:
        self._link.end(why.lines(self.user.language))

    # What the connection asks of whom it belongs to

    @property
    def language(self) -> str:
        return self.user.language

    def begin(self) -> None:
        """Come into the lobby, and hear what can be done there."""
        try:
            self.go(self._lobby)
        except Refused as refused:
            self._answer(Message(refused.mid, **refused.values))
        self._answer(Message("telnet-welcome", nick=self.user.nick))

    def heard(self, line: str) -> None:
        """Take a line: a command behind a slash, else talk in the room."""
        command = command_in(line)
        try:
            if command is None:
                self.say(line)
            elif command:
                self._command(command)
        except Refused as refused:
            self._answer(Message(refused.mid, **refused.values))

    def complete(self, before: str) -> Sequence[str]:
        """The commands, or the people here, that the last word before the cursor may become."""
        start = before.rpartition(" ")[2].casefold()
        if before.startswith(SLASHES) and " " not in before:
            words = [before[0] + name for command in COMMANDS for name in (*command.names, *command.chinese)]
        else:
            words = [member.nick for member in self.room.members] if self.room else []
        return sorted(word for word in words if start and word.casefold().startswith(start))

    def lost(self, reason: str) -> None:
        """The connection is gone."""
        self._hall.lost(self, self.user, reason)

    # What can be typed

    def say(self, text: str, kind: str = "privmsg") -> None:
        if not text.strip():
            return
        if self.room is None:
            self._answer(Message("telnet-no-room"))
        else:
            self._pass_on(self.room, text, kind)

    def tell(self, words: str) -> None:
        nick, text = split(words)
        to = self._hall.find_user(plain(nick))
        if not text:
            self._show_usage(BY_ID["tell"])
        elif to is None:
            self._answer(Message("telnet-nobody", nick=nick))
        else:
            self._pass_on(to, text, "privmsg")

    def go(self, name: str) -> None:
        """Enter a room and leave the one before; nothing changes if he may not come in."""
        was = self.room
        room = self._hall.join(self.user, "#" + plain(name).removeprefix("#"))
        if room is was:
            self._answer(Message("telnet-here-already", room=room_name(room)))
        self._leave_behind()

    def list_rooms(self) -> None:
        rooms = [room for room in self._hall.channels.values() if "s" not in room.modes or self.user in room.members]
        for room in sorted(rooms, key=lambda room: room.name):
            count = len(room.members.keys() - {self._hall.moderator})
            mid = "telnet-room-topic" if room.topic else "telnet-room"
            self._answer(Message(mid, room=room_name(room), count=count, topic=room.topic))

    def list_people(self) -> None:
        if self.room is None:
            self._answer(Message("telnet-no-room"))
        else:
            nicks = tuple(member.nick for member in self.room.members if member is not self._hall.moderator)
            self._answer(Message("telnet-people", room=room_name(self.room), nicks=nicks))

    def speak(self, words: str) -> None:
        """Choose the language in which he is spoken to."""
        language = find_language(words)
        if language is None:
            choices = tuple(f"{at} {each.own_name}" for at, each in enumerate(LANGUAGES, 1))
            self._answer(Message("telnet-languages", choices=choices, example=self._example(BY_ID["language"])))
        else:
            self._hall.set_language(self.user, language.code)
            self._answer(Message("telnet-language-set"))

    def set(self, words: str) -> None:
        """Change a setting of the connection; where none is named, list them."""
        found = wish_in(words)
        if found is not None:
            self._answer(heed(self._link.session, *found, self.language))
            return
        for message in listed(self._link.session, self.language):
            self._answer(message)

    def quit(self) -> None:
        self._link.end(Message("telnet-bye").lines(self.language))
        self.lost("")

    def _command(self, text: str) -> None:
        found = find(text, COMMANDS)
        if found is None and wish_in(text):
            self.set(text)
        elif found is None:
            self._ask_host(text)
        elif found[0].needs_words and not found[1]:
            self._show_usage(found[0])
        else:
            found[0].run(self, found[1])

    def _ask_host(self, text: str) -> None:
        if self._hall.host is None:
            self._answer(Message("telnet-unknown", command=split(text)[0]))
            return
        self._hall.host.command(self.user, self.room, text)
        self._leave_behind()

    def _pass_on(self, to: Channel | User, text: str, kind: str) -> None:
        """Say something; he has just seen himself type it, so it is not drawn for him again."""
        self._is_speaking = True
        try:
            self._hall.say(self.user, to, text, kind)
        finally:
            self._is_speaking = False

    def _has_typed(self, fact: Fact) -> bool:
        return self._is_speaking and isinstance(fact, Said) and fact.by is self.user

    def _arrived(self, room: Channel) -> None:
        self._behind, self.room = self.room, room
        self._answer(Message("telnet-arrived", room=room_name(room)))
        if room.topic:
            self._answer(Message("telnet-topic", topic=room.topic))
        if len(room.members.keys() - {self._hall.moderator}) > 1:
            self.list_people()

    def _leave_behind(self) -> None:
        """He has come into a room: he leaves the one where he was before."""
        room, self._behind = self._behind, None
        if room is not None and room is not self.room and self.user in room.members:
            self._hall.part(self.user, room)

    def _show_usage(self, command: Command) -> None:
        self._answer(Message("telnet-usage", example=self._example(command)))

    def _example(self, command: Command) -> str:
        """A command as it may be typed by one of his language."""
        return f"/{name_in(command, self.language)} {Message(f'telnet-sample-{command.id}').text(self.language)}"

    def _answer(self, message: Message) -> None:
        self._link.session.say(message.lines(self.language))
