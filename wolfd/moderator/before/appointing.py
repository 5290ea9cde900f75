"""Who will be the human moderator of a table: named before the start, or drawn by lot as the game begins (MOD-2)."""

from wolfd.chat.names import fold
from wolfd.chat.people import Refused, User
from wolfd.moderator.before.waiting import CHOSEN, Waiting
from wolfd.moderator.seats import Chair

MODE, LOT = "moderator_mode", "human_lot"


def appoint(waiting: Waiting, user: User, nick: str) -> None:
    """Name the moderator; he gives up his seat, if he has one. Whoever sits longest here decides."""
    chair = waiting.deciding(user)
    named = next((member for member in waiting.channel.members if fold(member.nick) == fold(nick)), None)
    if named is None or named.bot or named is waiting.means.hall.moderator:
        raise Refused("moderator-not-here", nick=nick)
    if waiting.rules.options.moderator_mode != CHOSEN:
        waiting.set_rule(chair, MODE, CHOSEN)
    seat = waiting.seats.of(named)
    if seat is not None:
        waiting.free(seat)
    waiting.dismiss_host()
    waiting.record_seat(waiting.seats.appoint(named))
    waiting.say("moderator-is", who=named.nick)


def draw(waiting: Waiting) -> None:
    """Draw the moderator among those who sit here, where the rules say so; he gives up his seat."""
    humans = waiting.seats.humans
    if waiting.rules.options.moderator_mode != LOT or not humans:
        return
    chair = humans[_lot(waiting, len(humans))]
    waiting.free(chair)
    if chair.user is not None:
        waiting.record_seat(waiting.seats.appoint(chair.user))
        waiting.say("moderator-was-drawn", who=chair.nick)


def places(chairs: list[Chair], host: Chair | None, mode: str) -> tuple[list[Chair], Chair | None]:
    """Who sits down for the next game, and who stays moderator: one who was drawn sits down with the others."""
    if host is not None and mode == LOT:
        return [*chairs, host], None
    return chairs, host


def _lot(waiting: Waiting, sides: int) -> int:
    return int.from_bytes(waiting.means.entropy(8)) % sides
