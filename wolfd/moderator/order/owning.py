"""Seats that belong to accounts: who logs in to a player's account has the seat back, by whatever connection he comes."""

import contextlib
from typing import TYPE_CHECKING

from wolfd.chat.people import Refused, User
from wolfd.moderator.before import joining
from wolfd.moderator.play.deal import plain_chair
from wolfd.moderator.play.returning import is_called_like_another, take_back
from wolfd.texts import Message

if TYPE_CHECKING:
    from wolfd.moderator.before.bench import Place
    from wolfd.moderator.office import Office
    from wolfd.moderator.play.playing import Playing
    from wolfd.moderator.seats import Chair
    from wolfd.moderator.table import Table


def logged_in(office: "Office", user: User) -> None:
    """Give a user the seat in a running game that his account holds; or let it hold the one where he sits already."""
    own = office.table_of(user)
    if own is not None:
        _adopt(office, own, user)
    else:
        _return(office, user)
    if office.table_of(user) is not None or any(table.bench.has(user) for table in office.tables.values()):
        _let_wait_once(office, user)


def _return(office: "Office", user: User) -> None:
    for table in office.tables.values():
        chair = claim(office, table, user, renames=True)
        if chair is not None and table.playing is not None:
            with contextlib.suppress(Refused):  # the others know him by that nick; another will do
                office.hall.rename(user, chair.nick)
            take(office, table.playing, chair, user)
            return


def _let_wait_once(office: "Office", user: User) -> None:
    """Whoever has a seat or waits for one waits by no other connection of his account."""
    for table in office.tables.values():
        for other in [other for other in table.bench if other is not user and other.account == user.account]:
            joining.leave(table, other)


def take(office: "Office", playing: "Playing", chair: "Chair", user: User) -> None:
    """Give a seat back to whom it belongs; whoever has one waits for none. Refused as `take_back` does."""
    try:
        take_back(playing, chair, user)
    finally:
        if playing.seats.of(user) is chair:
            for table in office.tables.values():
                joining.leave(table, user)


def claim(office: "Office", table: "Table", user: User, *, renames: bool = False) -> "Chair | None":
    """The seat at a table that a user's account holds; the connection that sat there is told, and closed.

    `renames`: he will be called as the seat is; else his nick must not be that of another seat.
    """
    chair = office.seat_of_account(table, user)
    if not renames and chair is not None and table.playing is not None and is_called_like_another(table.playing, chair, user):
        office.hall.tell(user, Message("nick-of-seat", nick=user.nick, secret=office.form(user).secret))
        return None
    if chair is not None and table.playing is not None:
        old, chair.user = chair.user, None  # from now on it is no player who goes
        if old is not None:
            office.hall.dismiss(old, Message("account-ghosted", by=user.nick))
    return chair


def forget(office: "Office", account: str) -> None:
    """An account is no more: its seats are their players' still, who have the key; not those of who takes its name."""
    for table in office.tables.values():
        places: tuple[Chair | Place, ...] = (*table.seats.people, *table.bench.places)
        own = [place for place in places if place.account == account]
        for place in own:
            place.account = None
        if own:
            table.record("table.unowned", account=account)


def _adopt(office: "Office", table: "Table", user: User) -> None:
    """Let a user's account hold his seat, unless it holds one elsewhere."""
    chair = table.seats.of(user)
    if chair is None or any(other.account == user.account for each in office.tables.values() for other in each.seats.people):
        return
    chair.account, chair.person = user.account, user.person
    if table.playing is not None:
        table.playing.took_part(chair)
        table.playing.record("table.returned", **plain_chair(chair))
    else:
        table.waiting.rename(user, user.nick)
