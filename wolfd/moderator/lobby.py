"""Rooms for talk, where the Moderator answers commands and no game is played: the lobby, and the operators' own."""

from typing import TYPE_CHECKING

from wolfd.chat.names import fold
from wolfd.chat.people import Channel, User
from wolfd.moderator import bare
from wolfd.moderator.before.inviting import show_few
from wolfd.moderator.order import moderating
from wolfd.moderator.typed.reading import command_in
from wolfd.moderator.words.questions import Form
from wolfd.texts import Message

if TYPE_CHECKING:
    from wolfd.moderator.office import Office


def greeting(form: Form) -> Message:
    """For somebody who is at no table: how to get to one."""
    return Message("greeting-lobby", do=form.room)


class Lobby:
    """Keeps the lobby."""

    def __init__(self, office: "Office", channel: Channel) -> None:
        self._office = office
        self._channel = channel

    def heard(self, user: User, text: str) -> bool:
        """Take a command behind the prefix; all else is talk, what only reads like a command too."""
        command = command_in(text, self._office.settings.prefix)
        if command is not None:
            self._office.command(user, self._channel, command)
        elif bare.is_command(text) and self.may_speak(user) is None:
            self._office.hall.tell(user, bare.said(self._office.form(user).room, text))
        return command is not None

    def may_speak(self, user: User) -> Message | None:
        """In the lobby everybody may but for whom a moderator has muted."""
        return moderating.silence(self._office, user, self._channel)

    def came(self, user: User) -> None:
        if not user.bot:
            self._office.hall.tell(user, greeting(self._office.form(user)))
            self._welcome_back(user)
            show_few(self._office, user)
            moderating.remind(self._office, user)

    def left(self, user: User) -> None:
        """Nobody has a seat here."""

    def _welcome_back(self, user: User) -> None:
        """Tell who is called like a player that is away how that one comes back: most likely it is he."""
        for table in self._office.tables.values():
            if table.playing is None or "s" in table.channel.modes:
                continue
            if any(not chair.here and chair.user is None and fold(chair.nick) == fold(user.nick) for chair in table.seats.people):
                secret = self._office.form(user).secret
                self._office.hall.tell(user, Message("seat-of-your-name", nick=user.nick, room=table.channel.name, do=secret))


class OperatorsRoom(Lobby):
    """Keeps the operators' room: who keeps order comes in, nobody else knows of it, and no game is played there."""

    def __init__(self, office: "Office", channel: Channel) -> None:
        super().__init__(office, channel)
        channel.modes.add("s")
        office.hall.secret.add(channel)

    def came(self, user: User) -> None:
        """He knows why he came."""
