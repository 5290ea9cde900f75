"""Other people on the same seats: for the next game, or within one (rulebook 2.9, C77). No seat knows who sits on it.

How the daemon calls it
- rotation: when the game has `ended` and a number of people wait, `freed(table, waiting)` are the seats that change
  hands for the next game; the first who waits gets the first of them, and whoever loses a place waits behind the rest.
- takeover: somebody living has left, or idled (IDLE-2). `check_takeover(table, seat)` raises Refused if nobody may take
  the seat; ask before a waiting person is offered it, and offer it before any `Remove(seat)`. When he accepts, put him
  on the seat and feed `TakeOver(seat)`: its one event, `TakenOver`, is public and is told in the newcomer's name. Then
  tell him all that the seat has heard so far and what it is asked now. Cards, powers, statuses, answers that already
  stand and the time left of the open round are the seat's, so nothing else changes.
"""

from engine.commands import Refused
from engine.events import Seat, Seats
from engine.table import Table


def freed(t: Table, waiting: int) -> Seats:
    """The seats that so many waiting people get in the next game: the first eliminated first; none while this one lasts."""
    return t.died[:waiting] if t.ended is not None and t.options.substitution == "rotation" else ()


def check_takeover(t: Table, seat: Seat) -> None:
    """Refused where another person may not play a seat on: only by option, and only a living one (2.9)."""
    if t.ended is not None:
        raise Refused("game-over")
    if t.options.substitution != "takeover":
        raise Refused("no-takeover")
    if not t.is_alive(seat) or seat in t.removed:
        raise Refused("not-living", seat=seat)
