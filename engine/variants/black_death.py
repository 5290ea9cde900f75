"""Variant 5, the Black Death: there are no wolves; the last victim names the next (4.5)."""

from dataclasses import replace

from engine import events as e
from engine.asking import Ask, ask
from engine.chance import die
from engine.events import Picks, Seat
from engine.roles import werewolf
from engine.rules import AskKind, Rules, Script, Won
from engine.table import Table
from engine.variants.facts import Variant
from engine.vote import HOST


def turn(t: Table) -> Script[None]:
    """The wolves' step with nobody awake: a dead player, the moderator or chance names tonight's victim (BD-2 to BD-5).

    It has the parts and times of the step that it is taken for (SIL-3c).
    """
    namer = last_victim(t)
    host = not namer and t.options.black_death_first_victim == "moderator" and t.options.moderator_mode != "engine"
    asks = [Ask("name", namer or HOST, t.living, 1)] if namer or host else []
    yield from werewolf.wake(t)
    picks: Picks | None = None
    for number in range(werewolf.rounds(t)):
        peeks = t.rules.peeks(t, "wolves")
        answers = yield from ask(t, "wolves", [*peeks, *(asks if not picks else [])], werewolf.seconds(t, number))
        picks = picks or answers.get(("name", namer or HOST))
    t.tell(e.Bitten(picks[0] if picks else _drawn(t, named=bool(namer))))
    yield from werewolf.after(t)


def _drawn(t: Table, *, named: bool) -> Seat:
    """A victim by lot; the first by option among the most unruly (BD-3)."""
    unruly = () if named or t.options.black_death_first_victim != "most_disruptive" else t.setup.unruly
    seats = tuple(s for s in t.staying if s in unruly) or t.staying or t.living
    return seats[die(t, "black_death", len(seats))]


def last_victim(t: Table) -> Seat:
    """The last player killed "by the wolves", who names the next; nobody on the first nights (BD-5)."""
    return next((s for s in reversed(t.died) if t.causes[s] == "wolves"), 0)


def all_dead(t: Table) -> Won | None:
    """It goes on until all are dead, and nobody wins (BD-6, WIN-N1)."""
    return None if t.living else Won(())


def bite(rules: Rules, t: Table) -> tuple[tuple[Seat, str], ...]:
    """From the stalemate's limit on nothing protects the victim: so many whole rounds lie behind (WIN-S1)."""
    quiet = t.night - 1 - t.quiet_from
    if t.options.stalemate_days and quiet >= t.options.stalemate_days and t.victim:
        return ((t.victim, "wolves"),)
    return rules.bite(t)


def change(rules: Rules) -> Rules:
    """No wolf is dealt, none wins (BD-1)."""
    steps = tuple(replace(s, turn=turn) if s.id == werewolf.STEP.id else s for s in rules.steps)
    return replace(
        rules,
        steps=steps,
        bite=lambda t: bite(rules, t),
        victory=(("all_dead", all_dead),),
        dealt=lambda card: "villager" if card in rules.wolf_roles else rules.dealt(card),
    )


VARIANT = Variant(
    "black_death",
    change,
    forces={"reveal_night": "role", "wolf_win": "parity"},
    free_deck=True,
    kinds=(AskKind("name"),),
)
