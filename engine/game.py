"""One game: commands in, events out; and the same game again from what was recorded."""

from collections.abc import Iterable

from engine import asking, death, roles, script, victory, vote
from engine.commands import Answer, Begin, Command, Late, Refused, Remove, Retract
from engine.events import Event, Pack, Public, Removed, Seats, Told
from engine.roles import cupid
from engine.rules import Rules, Script, Step
from engine.setup import Setup
from engine.table import Table


class Diverged(Exception):
    """A recorded game does not come out the same again: the rules have changed under it (law 7)."""


class Game:
    """A game in play. `feed` is the only way in; `table` tells whatever may be asked."""

    def __init__(self, setup: Setup, seed: bytes) -> None:
        self.setup = setup
        self.table = Table(setup, rules_of(setup), seed)
        self._script: Script[None] | None = None

    def feed(self, command: Command) -> tuple[Event, ...]:
        """Put a command in: all that it causes, in order. Refused if it may not be; then nothing has changed."""
        t = self.table
        if t.ended is not None:
            raise Refused("game-over")
        if self._script is None and not isinstance(command, Begin):
            raise Refused("not-begun")
        self._put(command)
        if self._script is not None and t.round is None:
            next(self._script, None)
        return t.take()

    def _put(self, command: Command) -> None:
        match command:
            case Begin():
                self._begin()
            case Answer():
                asking.answer(self.table, command)
            case Retract():
                asking.retract(self.table, command)
            case Late(number):
                asking.late(self.table, number)
            case Remove(seat):
                self._remove(seat)
            case _:
                raise Refused("not-a-command")

    def _begin(self) -> None:
        if self._script is not None:
            raise Refused("already-begun")
        self._script = script.game(self.table)

    def _remove(self, seat: int) -> None:
        """Take a seat out: its questions end at once, its death joins the next resolution (2.10)."""
        if not self.table.is_alive(seat) or seat in self.table.removed:
            raise Refused("not-living", seat=seat)
        self.table.tell(Removed(seat))
        asking.withdraw(self.table, seat)

    @classmethod
    def rebuild(cls, setup: Setup, seed: bytes, records: Iterable[tuple[Command, tuple[Event, ...]]]) -> "Game":
        """The game that recorded commands make; Diverged if any of them causes other events than were recorded."""
        game = cls(setup, seed)
        for number, (command, events) in enumerate(records):
            try:
                caused = game.feed(command)
            except Refused as why:
                raise Diverged(f"command {number} is refused now: {why.mid}") from why
            if caused != events:
                raise Diverged(f"command {number} causes something else now")
        return game


def hearers(event: Event, table: Table) -> Seats | None:
    """The seats that may know an event: None is everybody, the watchers too; nobody is ()."""
    match event:
        case Public():
            return None
        case Told(to):
            return to
        case Pack():
            return table.wolves
    return ()


def rules_of(setup: Setup) -> Rules:
    """The rules that a set-up is played by."""
    kinds = (*roles.KINDS, *death.KINDS, *vote.KINDS)
    return Rules(
        roles={role.id: role for role in roles.ROLES},
        steps=_ordered(setup.options.night_order),
        kinds={kind.id: kind for kind in kinds},
        bite=death.bite,
        grief=cupid.grief,
        vote=vote.by_mode,
        tie=vote.settle_tie,
        reveal=death.reveal,
        may_target=lambda table, power, by, target: True,  # noqa: ARG005 - the plain rules forbid nothing more
        victory=tuple((name, victory.CHECKS[name]) for name in setup.options.win_priority),
    )


S0_ORDER = ("cupid", "guard", "werewolf", "seer", "witch")
"""Source S0's night: the wolves before the Seer (C01)."""


def _ordered(order: tuple[str, ...]) -> tuple[Step, ...]:
    """The night's steps as `night_order` says; steps that a list leaves out come last, in the plain order (2.3)."""
    if order == ("unified",):
        return roles.STEPS
    wanted = S0_ORDER if order == ("s0",) else order
    return tuple(sorted(roles.STEPS, key=lambda s: wanted.index(s.roles[0]) if s.roles[0] in wanted else len(wanted)))
