"""How people find a table: who is told when one of a size has formed, invitations, and the list of tables."""

from typing import TYPE_CHECKING

from engine.commands import Refused as EngineRefused
from wolfd.chat.names import fold
from wolfd.chat.people import Channel, Refused, User
from wolfd.moderator.before import joining
from wolfd.moderator.words.naming import preset
from wolfd.texts import Message

if TYPE_CHECKING:
    from wolfd.moderator.office import Office
    from wolfd.moderator.table import Table
    from wolfd.moderator.typed.reading import Typed

NEVER = frozenset({"off", "never", "0", "不", "关", "關"})
AGAIN = 60.0
"""Seconds in which nobody is told twice of one's invitation, nor the lobby of one table."""
LISTED = 10
"""Tables that are told to who comes into the lobby."""
MOST = 50
"""Tables that are told to who asks: those with most people first, as anybody can open empty ones."""


class Notices:
    """Whom the house tells of tables."""

    def __init__(self, office: "Office") -> None:
        self._office = office
        self._wanted: dict[User, int] = {}
        """Who wants to be told of a table of how many people."""
        self._told: dict[tuple[str, str], float] = {}
        """Of what somebody was told, and when."""

    def want(self, user: User, word: str) -> None:
        """Somebody wants to be told, or no more; without a number, tell what he wanted."""
        if word.casefold() in NEVER:
            self._wanted.pop(user, None)
        elif word:
            self._wanted[user] = self._number(word)
        count = self._wanted.get(user, 0)
        self._office.hall.tell(user, Message("notify-set", count=count, do=self._office.form(user).room))

    def formed(self, table: "Table", before: int, now: int) -> None:
        """So many people sit at a table now: tell those who wait for that and can sit down; the lobby hears of a new table."""
        self._wanted = {user: count for user, count in self._wanted.items() if user.sessions}
        for user in [user for user, count in self._wanted.items() if before < count <= now and self._may_join(table, user)]:
            del self._wanted[user]
            self._office.hall.tell(user, Message("table-formed", count=now, **self._where(table, user)))
        if before == 0 and self._is_fresh("lobby", table.channel.name):
            self._tell_lobby(table)

    def invited(self, table: "Table", by: User, user: User) -> None:
        """Somebody is asked to a table: he is told where it is and how to come."""
        if self._is_fresh(f"{by.person} {user.person}", table.channel.name):
            options = table.waiting.rules.options
            self._office.hall.tell(user, Message("invitation", who=by.nick, seats=len(table.seats), least=options.min_players,
                                                 **self._where(table, user)))

    def _may_join(self, table: "Table", user: User) -> bool:
        """Whether somebody could sit down there now."""
        office = self._office
        if not office.hall.may_enter(user, table.channel) or office.table_of(user) is not None or not table.waiting.holding.has_room_for(user):
            return False
        try:
            office.measures.check_read(user)
            joining.check(office, table, user)
        except (Refused, EngineRefused):
            return False
        return True

    def _tell_lobby(self, table: "Table") -> None:
        lobby = self._office.hall.find_channel(self._office.settings.lobby)
        if lobby is None or table.channel in self._office.hall.secret:
            return
        name, prefix = table.channel.name.removeprefix("#"), self._office.settings.prefix
        here, there = (Message("lobby-opened", room=table.channel.name, name=name, do=do) for do in (prefix, "/"))
        self._office.hall.announce(lobby, here, by_telnet=there)

    def _where(self, table: "Table", user: User) -> dict[str, str]:
        return {"room": table.channel.name, "name": table.channel.name.removeprefix("#"), "do": self._office.form(user).secret}

    def _is_fresh(self, who: str, what: str) -> bool:
        """Whether that was not told just before; from now on it was."""
        now = self._office.means.clock.seconds()
        self._told = {key: at for key, at in self._told.items() if now - at < AGAIN}
        is_fresh = (who, what) not in self._told
        self._told.setdefault((who, what), now)
        return is_fresh

    def _number(self, word: str) -> int:
        if not (word.isascii() and word.isdigit() and 2 <= int(word.lstrip("0")[:4] or 0) <= 99):
            raise Refused("notify-number", word=word)
        return int(word)


def invite(table: "Table", user: User, nick: str) -> None:
    """Ask somebody to this table, as IRC's INVITE does; Refused if he cannot come."""
    table.waits()
    if table.seats.of(user) is None:
        raise Refused("not-seated")
    hall = table.means.hall
    other = hall.find_user(nick)
    if other is None or other.bot or other is hall.moderator or other.service is not None:
        raise Refused("invite-nobody", nick=nick)
    if table.seats.of(other) is not None:
        raise Refused("invite-sits", nick=other.nick)
    if other in table.channel.members:
        table.invited(user, other)
    else:
        hall.invite(user, other, table.channel)
    hall.tell(user, Message("invited", nick=other.nick))


def tables(office: "Office", user: User) -> "list[Table]":
    """The tables that somebody may know of, those with most people first."""
    known = [table for table in office.tables.values() if table.channel not in office.hall.secret or user in table.channel.members]
    return sorted(known, key=lambda table: -len(table.seats))


def line_of(table: "Table") -> Message:
    """A table in one line."""
    return Message("list-line", room=table.channel.name, state=state_of(table))


def state_of(table: "Table") -> Message:
    """How a table stands: who plays there, or who waits for what."""
    bench = Message("list-bench", count=len(table.bench))
    if table.playing is not None:
        t = table.playing.table
        count = t.night if t.phase == "night" else t.day
        return Message("list-playing", seats=t.seats, living=t.seats - len(t.died),
                       phase=t.phase if t.phase in {"night", "day"} else "other", count=count, bench=bench)
    options = table.waiting.rules.options
    ready = sum(chair.ready for chair in table.waiting.seats)
    return Message("list-waiting", seats=len(table.waiting.seats), least=options.min_players,
                   most=options.max_players, ready=ready, preset=preset(options.preset), bench=bench)


def show(office: "Office", user: User, _: Channel | None, __: "Typed") -> None:
    """Tell which tables there are."""
    found = tables(office, user)
    for table in found[:MOST]:
        office.hall.tell(user, line_of(table))
    if not found:
        office.hall.tell(user, Message("no-rooms", do=office.form(user).room))
    elif len(found) > MOST:
        office.hall.tell(user, Message("list-rest", count=len(found) - MOST))


def show_few(office: "Office", user: User) -> None:
    """Tell somebody who comes into the lobby which tables have people."""
    busy = [table for table in office.tables.values() if len(table.seats) and table.channel not in office.hall.secret
            and fold(table.channel.name) != fold(office.settings.lobby)]
    for table in busy[:LISTED]:
        office.hall.tell(user, line_of(table))
    if len(busy) > LISTED:
        office.hall.tell(user, Message("list-more", count=len(busy) - LISTED, do=office.form(user).room))
