"""What those see who are told of each key: how a table stands at a glance, and the words that a command may go on with.

Nothing here that a player may not ask for by `table` or `open`.
"""

from collections.abc import Iterable, Iterator

from engine.events import Seat
from engine.speech import speakers
from engine.table import Table as Game
from wolfd.chat.keeping import Glance
from wolfd.chat.people import User
from wolfd.moderator.play.playing import Playing
from wolfd.moderator.table import Table
from wolfd.moderator.typed.reading import Typed, plain, read
from wolfd.moderator.typed.verb import Verb
from wolfd.moderator.typed.verbs import VERBS
from wolfd.moderator.words.questions import FLOOR, open_to

SEATS = frozenset({"seat", "maybe_seat", "seats"})


def glance(table: Table, user: User) -> Glance:
    """How a table stands; a death of this moment that is not published yet counts as life."""
    playing = table.playing
    if playing is None:
        options = table.waiting.rules.options
        return Glance("waiting", seats=len(table.seats), least=options.min_players, most=options.max_players,
                      ready=sum(chair.ready for chair in table.seats))
    t, chair = playing.table, table.seats.of(user)
    if t.phase not in {"night", "day"}:
        return Glance("waiting", seats=t.seats)
    return Glance(
        t.phase, t.night if t.phase == "night" else t.day, t.round.step if t.round else "", t.seats - len(t.died), t.seats,
        left=None if playing.paused or t.round is None else playing.pace.left,
        is_asked=chair is not None and _owes(t, chair.number),
        may_talk=chair is not None and not playing.paused and chair.number in speakers(t))


def completions(table: Table | None, user: User, text: str, *, keeps_order: bool = False) -> tuple[str, ...]:
    """The words that the last word of a command may become; of verbs to keep order with for those alone who do."""
    before, blank, last = text.rpartition(" ")
    last = plain(last).casefold()
    if not blank:
        return tuple(_names(_places(table, keeps_order=keeps_order), last, user.language))
    typed = read(before)
    is_of_seats = isinstance(typed, Typed) and typed.verb.takes in SEATS
    if table is None or table.playing is None or not isinstance(typed, Typed) or not is_of_seats:
        return ()
    return tuple(_labels(table.playing, _choices(table.playing, table, user, typed.verb), last))


def _owes(t: Game, seat: Seat) -> bool:
    """Whether a seat owes an answer. In the discussion everybody may say that he has finished, but nobody must."""
    is_floor = t.round is not None and t.round.step == FLOOR
    return not is_floor and any((asked.kind, seat) not in t.answers for asked in open_to(t, seat))


def _places(table: Table | None, *, keeps_order: bool) -> frozenset[str]:
    """Where verbs are used that are of use now."""
    where = "playing" if table is not None and table.playing is not None else "waiting"
    return frozenset({where, "anywhere"} | ({"moderating"} if keeps_order else set()))


def _names(places: frozenset[str], start: str, language: str) -> Iterator[str]:
    """Names of verbs that are of use now: in the reader's language while nothing is typed, else all that begin so."""
    for verb in VERBS:
        if verb.where in places:
            names = (*verb.names, *verb.chinese) if start else (verb.text(language),)
            yield from (name for name in names if name.startswith(start))


def _choices(playing: Playing, table: Table, user: User, verb: Verb) -> Iterable[Seat]:
    """The seats that may be picked with a verb; all the living where the user is not asked for that now."""
    t, chair = playing.table, table.seats.of(user)
    asks = [asked for asked in open_to(t, chair.number) if asked.kind in verb.kinds] if chair is not None else []
    if asks:
        return [pick for pick in asks[0].choices if pick]
    return [seat for seat in range(1, t.seats + 1) if seat not in t.died]


def _labels(playing: Playing, seats: Iterable[Seat], start: str) -> Iterator[str]:
    """A seat by number goes with its nick for the reader's sake."""
    for seat in seats:
        nick = playing.seats[seat].nick
        if str(seat).startswith(start):
            yield f"{seat} {nick}"
        elif nick.casefold().startswith(start):
            yield nick
