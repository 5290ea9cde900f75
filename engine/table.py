"""The table: everything that is known of one game, as the fold of its events.

`apply` is the only writer. The same class serves the whole truth and what one seat, or a watcher, was told: a table
folded from fewer events simply knows less. All else here are questions that change nothing.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine import events as e
from engine.events import Event, Picks, Seat, Seats

if TYPE_CHECKING:
    from engine.rules import Rules
    from engine.setup import Setup


class Table:
    """One game as its events tell it. Seats are 1 to `seats`; all orders are seat order (rulebook 0.3)."""

    def __init__(self, setup: "Setup", rules: "Rules", seed: bytes = b"") -> None:
        self.setup = setup
        self.rules = rules
        self.seed = seed
        """16 bytes; empty where the table is only a seat's or a watcher's view."""
        self.seats = setup.seats
        self.deck: dict[str, int] = {}
        self.phase = "setup"
        self.night = 0
        self.day = 0
        self.cards: dict[Seat, str] = {}
        self.powers: dict[Seat, tuple[str, ...]] = {}
        self.living: Seats = tuple(range(1, setup.seats + 1))
        self.causes: dict[Seat, str] = {}
        """Seat -> cause of death, in order of death."""
        self.unpublished: Seats = ()
        self.died: Seats = ()
        """The published dead, in order of death."""
        self.lately: Seats = ()
        """Those published since the last dawn."""
        self.revealed: dict[Seat, str] = {}
        self.removed: Seats = ()
        """Taken out by the moderator and not yet struck."""
        self.dawning = False
        """The night's deaths are being resolved (C40)."""
        self.pack_met = False
        self.lovers: tuple[Seats, ...] = ()
        self.mixed_once = False
        self.guards: dict[Seat, tuple[int, Seat]] = {}
        """Protector -> (the night, whom) of his last protection."""
        self.victim: Seat = 0
        self.healed: Seat = 0
        self.poisoned: Seats = ()
        self.spent: dict[Seat, tuple[str, ...]] = {}
        """Seat -> the potions used up."""
        self.sheriff: Seat = 0
        self.badge_gone = False
        self.order: Seats = ()
        self.candidates: Seats = ()
        self.tie_asked: tuple[str, ...] = ()
        self.quiet_from = 0
        """The last round (night and day) in which something moved (WIN-S1)."""
        self.struck_since: Seats = ()
        """Those who died since the last stable point."""
        self.rolled: dict[str, int] = {}
        self.round: e.Opened | None = None
        self.round_no = 0
        self.asks: dict[tuple[str, Seat], e.Asked] = {}
        self.answers: dict[tuple[str, Seat], Picks] = {}
        self.ended: e.Ended | None = None
        self.told: list[Event] = []

    # --- writing ------------------------------------------------------------------------------------------------

    def tell(self, event: Event) -> None:
        """Let an event happen: fold it, and keep it for those who will be told."""
        self.apply(event)
        self.told.append(event)

    def apply(self, event: Event) -> None:
        """Fold one event into the table."""
        write = WRITES.get(type(event))
        if write is not None:
            write(self, event)

    def take(self) -> tuple[Event, ...]:
        """What was told since the last call."""
        told, self.told = tuple(self.told), []
        return told

    # --- questions ----------------------------------------------------------------------------------------------

    @property
    def options(self) -> Any:
        return self.setup.options

    @property
    def winners(self) -> Seats:
        return self.ended.winners if self.ended else ()

    def is_alive(self, seat: Seat) -> bool:
        return seat in self.living

    def holders(self, power: str) -> Seats:
        """The living seats that hold a power now, whatever their card is called."""
        return tuple(s for s in self.living if power in self.powers.get(s, ()))

    def is_wolf(self, seat: Seat) -> bool:
        """Whether the seat's card wakes with the wolves (0.5)."""
        return seat in self.cards and self.rules.roles[self.cards[seat]].wolf

    @property
    def wolves(self) -> Seats:
        """The living wolf cards."""
        return tuple(s for s in self.living if self.is_wolf(s))

    def partners(self, seat: Seat) -> Seats:
        """The lovers of a seat."""
        return tuple(b if a == seat else a for a, b in self.lovers if seat in {a, b})

    def others(self, seat: Seat) -> Seats:
        return tuple(s for s in self.living if s != seat)

    def next_living(self, seat: Seat) -> Seat:
        """The nearest living seat clockwise of a seat, the seat itself last; 0 if nobody lives."""
        after = [s for s in self.living if s > seat] + [s for s in self.living if s <= seat]
        return after[0] if after else 0

    def in_deck(self, role: str) -> bool:
        return role in self.deck


# --- how each event is folded -----------------------------------------------------------------------------------------


def _began(t: Table, ev: e.Began) -> None:
    t.deck = dict(ev.deck)


def _dealt(t: Table, ev: e.Dealt) -> None:
    for seat in ev.to:
        t.cards[seat] = ev.card
        t.powers[seat] = t.rules.roles[ev.card].powers


def _night_fell(t: Table, ev: e.NightFell) -> None:
    t.phase, t.night = "night", ev.night
    t.victim, t.healed, t.poisoned = 0, 0, ()


def _dawned(t: Table, ev: e.Dawned) -> None:
    t.phase, t.day, t.dawning = "day", ev.day, True
    t.lately, t.candidates, t.tie_asked = (), (), ()


def _ended(t: Table, ev: e.Ended) -> None:
    t.phase, t.ended = "over", ev


def _cards_shown(t: Table, ev: e.CardsShown) -> None:
    t.cards = dict(enumerate(ev.cards, 1))
    t.lovers = ev.lovers


def _opened(t: Table, ev: e.Opened) -> None:
    t.round, t.round_no = ev, ev.round
    t.asks, t.answers = {}, {}


def _asked(t: Table, ev: e.Asked) -> None:
    for seat in ev.to:
        t.asks[ev.kind, seat] = ev


def _answered(t: Table, ev: e.Answered) -> None:
    for seat in ev.to:
        t.answers[ev.kind, seat] = ev.picks


def _retracted(t: Table, ev: e.Retracted) -> None:
    for seat in ev.to:
        t.answers.pop((ev.kind, seat), None)


def _voided(t: Table, ev: e.Voided) -> None:
    for seat in ev.to:
        t.asks.pop((ev.kind, seat), None)
        t.answers.pop((ev.kind, seat), None)


def _closed(t: Table, ev: e.Closed) -> None:  # noqa: ARG001 - all writers take the event
    t.round, t.asks = None, {}


def _pack_met(t: Table, ev: e.PackMet) -> None:
    t.pack_met = True
    for seat in ev.wolves:
        t.cards.setdefault(seat, "werewolf")


def _bitten(t: Table, ev: e.Bitten) -> None:
    t.victim = ev.target


def _guarded(t: Table, ev: e.Guarded) -> None:
    t.guards[ev.by] = (t.night, ev.target)


def _victim_shown(t: Table, ev: e.VictimShown) -> None:
    t.victim = ev.target


def _healed(t: Table, ev: e.Healed) -> None:
    t.healed = ev.target
    t.spent[ev.by] = (*t.spent.get(ev.by, ()), "heal")


def _poisoned(t: Table, ev: e.Poisoned) -> None:
    t.poisoned = (*t.poisoned, ev.target)
    t.spent[ev.by] = (*t.spent.get(ev.by, ()), "poison")


def _linked(t: Table, ev: e.Linked) -> None:
    t.lovers = (*t.lovers, ev.pair)


def _in_love(t: Table, ev: e.InLove) -> None:
    pair = tuple(sorted((ev.to[0], ev.partner)))
    if pair not in t.lovers:
        t.lovers = (*t.lovers, pair)


def _mixed(t: Table, ev: e.CoupleMixed) -> None:  # noqa: ARG001 - all writers take the event
    t.mixed_once = True


def _struck(t: Table, ev: e.Struck) -> None:
    t.causes[ev.who] = ev.cause
    t.living = t.others(ev.who)
    t.unpublished = (*t.unpublished, ev.who)
    t.struck_since = (*t.struck_since, ev.who)
    t.removed = tuple(s for s in t.removed if s != ev.who)
    t.quiet_from = t.night


def _died(t: Table, ev: e.Died) -> None:
    t.causes.setdefault(ev.who, "")
    t.living = t.others(ev.who)
    t.unpublished = tuple(s for s in t.unpublished if s != ev.who)
    t.died = (*t.died, ev.who)
    t.lately = (*t.lately, ev.who)
    # where only this is heard, not the strike
    t.removed = tuple(s for s in t.removed if s != ev.who)


def _revealed(t: Table, ev: e.Revealed) -> None:
    t.revealed[ev.who] = ev.what


def _removed(t: Table, ev: e.Removed) -> None:
    t.removed = (*t.removed, ev.who)


def _order(t: Table, ev: e.OrderSet) -> None:
    t.order, t.dawning = ev.seats, False


def _candidates(t: Table, ev: e.Candidates) -> None:
    t.candidates = ev.seats


def _tie_asked(t: Table, ev: e.TieAsked) -> None:
    t.tie_asked = (*t.tie_asked, ev.entry)


def _elected(t: Table, ev: e.Elected) -> None:
    t.sheriff = ev.who


def _badge_passed(t: Table, ev: e.BadgePassed) -> None:
    t.sheriff = ev.to


def _badge_torn(t: Table, ev: e.BadgeTorn) -> None:  # noqa: ARG001 - all writers take the event
    t.sheriff, t.badge_gone = 0, True


def _stable(t: Table, ev: e.Stable) -> None:  # noqa: ARG001 - all writers take the event
    t.struck_since = ()


def _rolled(t: Table, ev: e.Rolled) -> None:
    t.rolled[ev.purpose] = t.rolled.get(ev.purpose, 0) + 1


def _shuffled(t: Table, ev: e.Shuffled) -> None:
    t.rolled[ev.purpose] = t.rolled.get(ev.purpose, 0) + 1


WRITES: dict[type[Event], Callable[[Table, Any], None]] = {
    e.Began: _began,
    e.Dealt: _dealt,
    e.NightFell: _night_fell,
    e.Dawned: _dawned,
    e.Ended: _ended,
    e.CardsShown: _cards_shown,
    e.Opened: _opened,
    e.Asked: _asked,
    e.Answered: _answered,
    e.Retracted: _retracted,
    e.Voided: _voided,
    e.Closed: _closed,
    e.PackMet: _pack_met,
    e.Bitten: _bitten,
    e.Guarded: _guarded,
    e.VictimShown: _victim_shown,
    e.Healed: _healed,
    e.Poisoned: _poisoned,
    e.Linked: _linked,
    e.InLove: _in_love,
    e.CoupleMixed: _mixed,
    e.Struck: _struck,
    e.Died: _died,
    e.Revealed: _revealed,
    e.Removed: _removed,
    e.OrderSet: _order,
    e.Candidates: _candidates,
    e.TieAsked: _tie_asked,
    e.Elected: _elected,
    e.BadgePassed: _badge_passed,
    e.BadgeTorn: _badge_torn,
    e.Stable: _stable,
    e.Rolled: _rolled,
    e.Shuffled: _shuffled,
}
