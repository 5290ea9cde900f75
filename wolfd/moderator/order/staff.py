"""Who keeps order: the operators of the server, and the moderators that the configuration names; and how they are told.

A moderator is an account, for all tables or for the channels that stand after it: `ann`, `bob #wolf #moon`.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from wolfd.chat.hall import Hall
from wolfd.chat.names import fold
from wolfd.chat.people import Channel, Refused, User
from wolfd.texts import Message

if TYPE_CHECKING:
    from wolfd.moderator.office import Office
    from wolfd.moderator.table import Table

MODERATE, BAN = "moderate", "ban"
"""What an operator of the server may be allowed (`[[operator]]`)."""


class Staff:
    """The moderators by the configuration, and the operators who are here."""

    def __init__(self, hall: Hall, moderators: Iterable[str]) -> None:
        self._hall = hall
        self._channels: dict[str, frozenset[str]] = {}
        """Account -> its channels, folded; none where it is for all."""
        self.appoint(moderators)

    def appoint(self, moderators: Iterable[str]) -> None:
        """From now on these are the moderators."""
        self._channels.clear()
        for row in moderators:
            account, *channels = row.split()
            self._channels[fold(account)] = frozenset(map(fold, channels))

    def keeps(self, user: User, chan: str) -> bool:
        """Whether somebody keeps order in a channel."""
        if self.has(user, MODERATE):
            return True
        channels = self._channels.get(fold(user.account)) if user.account is not None else None
        return channels is not None and (not channels or fold(chan) in channels)

    def is_of_it(self, user: User) -> bool:
        """Whether somebody keeps order anywhere."""
        return self.has(user, MODERATE) or (user.account is not None and fold(user.account) in self._channels)

    def has(self, user: User, deed: str) -> bool:
        """Whether somebody is an operator of the server who may do something."""
        powers = self._hall.operators.get(user)
        return powers is not None and deed in powers.may


def check(office: "Office", user: User, table: "Table | None", chan: str) -> None:
    """Refuse who may not keep order in a channel, or plays the game there himself, or has played it."""
    if not office.staff.keeps(user, chan):
        raise Refused("moderators-only")
    if table is not None and table.playing is not None and table.playing.has_part(user):
        raise Refused("moderator-plays")


def room(office: "Office", user: User, name: str) -> Channel | None:
    """The channel that somebody names, unless he must not know of it."""
    found = office.hall.find_channel(name)
    is_hidden = found is not None and "s" in found.modes and user not in found.members and not office.staff.keeps(user, name)
    return None if is_hidden else found


def tell(office: "Office", chan: str, message: Message) -> int:
    """Tell all who keep order in a channel, each alone, and do not play anywhere now; how many there were."""
    users = [user for user in office.hall.users.values() if office.staff.keeps(user, chan) and not _plays(office, user)]
    for user in users:
        office.hall.tell(user, message)
    return len(users)


def tell_room(office: "Office", message: Message) -> None:
    """Tell the operators' room; where somebody in it plays, each of the others alone, as it may be of what he must not know."""
    room = office.hall.find_channel(office.settings.operators)
    if room is None:
        return
    people = [user for user in room.members if user is not office.hall.moderator]
    others = [user for user in people if not office.sides.plays(user)]
    if others == people:
        office.hall.announce(room, message)
        return
    for user in others:
        office.hall.tell(user, message, room)


def _plays(office: "Office", user: User) -> bool:
    table = office.table_of(user)
    return table is not None and table.playing is not None
