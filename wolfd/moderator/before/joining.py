"""Who may take a seat at a table, or a place on its bench; and who sits where in the game after this one (2.9, C77)."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from engine.events import Seat
from engine.substitution import freed
from wolfd.chat.people import Refused, User
from wolfd.moderator.before import appointing
from wolfd.moderator.order.origin import network
from wolfd.moderator.play.returning import take_over
from wolfd.moderator.seats import Chair
from wolfd.texts import Message

if TYPE_CHECKING:
    from wolfd.moderator.office import Office
    from wolfd.moderator.play.playing import Playing
    from wolfd.moderator.table import Table


# --- one person, one seat -----------------------------------------------------------------------------------------------


def check(office: "Office", table: "Table | None", user: User) -> None:
    """Refuse a seat, or a place on the bench, to who has one already, by whatever name he goes; no table: one of his own."""
    own = office.table_of(user)
    if own is not None and own is not table:
        raise Refused("seated-elsewhere", room=own.channel.name)
    benches = [each for each in office.tables.values() if each.bench.places]
    waits = next((each for each in benches if each is not table and each.bench.has(user)), None)
    if waits is not None:
        raise Refused("benched-elsewhere", room=waits.channel.name)
    if own is not None:
        return
    if any(user.account is not None and waiting.account == user.account and waiting is not user
           for each in benches for waiting in each.bench):
        raise Refused("benched-account", account=user.account or "")
    if user.account is None and not office.settings.one_per_address:
        return
    others = [(each, chair) for each in office.tables.values() for chair in each.seats.people if chair.user is not user]
    for other, chair in others:
        if user.account is not None and chair.account == user.account and not _is_kept(other, chair, table, user):
            raise Refused("seated-account", room=other.channel.name, account=user.account)
        if office.settings.one_per_address and chair.network and chair.network == network(user):
            raise Refused("address-seated")


def check_moderator(office: "Office", table: "Table", user: User) -> None:
    """Refuse to let somebody moderate who has a seat elsewhere, or waits for one."""
    try:
        check(office, table, user)
    except Refused as why:
        raise Refused("moderator-elsewhere", nick=user.nick) from why


def _is_kept(other: "Table", chair: Chair, table: "Table | None", user: User) -> bool:
    """Whether a seat is one that waits for this very person since a restart."""
    return other is table and other.playing is None and chair.user is None and chair.account == user.account


# --- the bench ----------------------------------------------------------------------------------------------------------


def join(table: "Table", user: User) -> None:
    """Take a seat; where none is free, or a game runs, a place on the bench; where a seat is offered, that seat."""
    if table.playing is not None and table.seats.of(user) is None:
        seat = table.playing.stand_ins.offered_to(user)
        if seat is None:
            _wait(table, user)
        else:
            take_over(table.playing, seat, user)
    elif table.playing is None and table.seats.of(user) is None:
        fill(table)     # who waits goes first
        if table.seats.of(user) is None:
            (table.waiting.join if table.waiting.holding.has_room_for(user) else partial(_wait, table))(user)
    elif table.playing is not None:
        raise Refused("already-seated")
    else:
        table.waits().join(user)


def _wait(table: "Table", user: User) -> None:
    """Sit down on the bench; Refused where the rules know none."""
    options = table.options
    if options.substitution == "off":
        raise Refused("no-bench" if table.playing is not None else "table-full", most=options.max_players)
    if table.bench.has(user):
        raise Refused("benched-already", number=table.bench.number(user))
    table.bench.sit(user)
    table.announce(Message("benched", who=user.nick, number=table.bench.number(user)))
    table.tell(user, (Message(_waits_for(table, user), do=table.form(user).room),))
    if table.playing is not None:
        table.playing.stand_ins.ask()


def _waits_for(table: "Table", user: User) -> str:
    """What somebody on the bench may expect: a seat in the running game, or in the next."""
    if table.playing is None or table.options.substitution != "takeover":
        return "bench-next"
    return "bench-left" if table.playing.leavers.may_be(user) else "bench-takeover"


def wait_again(table: "Table", user: User) -> None:
    """Give somebody who waited here before a restart his place on the bench again, and ask him what is open there."""
    if table.bench.keeps_for(user):
        table.bench.sit(user)
        number = table.bench.number(user)
        table.announce(Message("benched", who=user.nick, number=number))
        table.tell(user, (Message("bench-kept", number=number, do=table.form(user).room),))
        _ask(table)


def _ask(table: "Table") -> None:
    """Somebody more waits: he may want a seat that nobody was there to have."""
    if table.playing is not None:
        table.playing.stand_ins.ask()
    else:
        fill(table)


def leave(table: "Table", user: User) -> bool:
    """Leave the bench, and what is offered there; whether somebody was on it."""
    if not table.bench.has(user):
        return False
    table.bench.get_up(user)
    table.announce(Message("unbenched", who=user.nick))
    if table.playing is not None:
        table.playing.stand_ins.decline(user)
    return True


def fill(table: "Table") -> None:
    """Before a game: let those on the bench sit down while there is room."""
    while table.playing is None and len(table.bench) and table.waiting.holding.has_room_for(next(iter(table.bench))):
        user = next(iter(table.bench))
        table.bench.get_up(user)
        table.waiting.join(user)
        table.guide(user)


# --- the next game --------------------------------------------------------------------------------------------------------


def next_game(table: "Table", old: "Playing") -> None:
    """Seat those who stay after a game, and those who waited: by rotation on the seats of those who went first (T167)."""
    rules, seats = table.waiting.rules, old.seats
    leader = next((chair.user for chair in seats if chair.leads and not chair.given_up), None)
    here = [chair for chair in seats if chair.user is not None and (chair.bot or (chair.here and chair.human))]
    host = seats.host if seats.host is not None and seats.host.here and seats.host.human else None
    staying, host = appointing.places(here, host, rules.options.moderator_mode)
    bench = list(table.bench)
    got = dict(zip(freed(old.table, len(bench)), bench, strict=False))
    order = _order(staying, bench, got, rules.options.max_players)
    people = [user for user in order if not user.bot]
    for user in bench:
        table.bench.get_up(user)
    table.bench.clear()
    if people:
        table.waiting.keep(order, host, leader, _heir(staying, people, leader))
        _tell(table, old, got)
        for user in [u for u in (*bench, *(c.user for c in staying)) if u is not None and not u.bot and u not in order]:
            _wait(table, user)
        for user in people:
            table.guide(user)
    for user in [chair.user for chair in staying if chair.user is not None and chair.bot and (chair.user not in order or not people)]:
        table.means.hall.quit(user, "")


def _heir(staying: Sequence[Chair], people: Sequence[User], leader: User | None) -> User:
    """Who is the host of the next game: he of the last; if he has gone, one who played, before one who only waited."""
    played = (chair.user for chair in staying if chair.user in people)
    return leader if leader is not None and leader in people else next(played, None) or people[0]


def _order(staying: Sequence[Chair], bench: Sequence[User], got: dict[Seat, User], most: int) -> list[User]:
    """Who sits down, in order: on his old seat or for another, then who waits still, then who gave his place away.

    An artificial player gives way to a person wherever there is no room for both.
    """
    old = {chair.number: chair.user for chair in staying if chair.user is not None and chair.number}
    first = [user for seat in sorted({*old, *got}) if (user := got.get(seat) or old.get(seat)) is not None]
    hosts = [chair.user for chair in staying if chair.user is not None and not chair.number]
    waiting = [user for user in (*hosts, *bench) if user not in first]
    displaced = [old[seat] for seat in got if seat in old]
    order = [*first, *waiting, *(user for user in displaced if not user.bot), *(user for user in displaced if user.bot)]
    return _cut(order, most)


def _cut(order: list[User], most: int) -> list[User]:
    bots = [user for user in order if user.bot]
    while len(order) > most and bots:
        order.remove(bots.pop())
    return order[:most]


def _tell(table: "Table", old: "Playing", got: dict[Seat, User]) -> None:
    for seat, user in got.items():
        table.announce(Message("rotated", who=user.nick, instead=old.seats.label(seat)))
