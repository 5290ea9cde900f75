"""A small language for worked games, so that a test reads like the rulebook's own.

    s = Scene("1W 2W 3Se 4VL 5VL 6V*")        seats and cards as in the rulebook's section 7; options by keyword
    s.night("wolves 4; seer 1")               one night with its dawn
    s.day("elect 3; vote 2 by 1 3, 1 by 2")   one day, to nightfall
    s.day("lynch 2")                          whoever may accuse 2 does
    assert s.died == (4,)                     facts of the last line

Lines are explained in `lines`. Whoever has no answer in the line is silent. The clock closes every round.
A line fails if one of its answers was never asked for, was refused, or was not refused though marked.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, TypeVar

from engine import events as e
from engine.commands import Answer, Begin, Command, Late, Refused, Remove
from engine.events import Event, Picks, Seat, Seats
from engine.game import Game
from engine.options import Options
from engine.presets import preset as preset_named
from engine.setup import Setup, check
from tests.engine.lines import KINDS, Act, Seated, parse, seated
from tests.engine.views import Views, public

ACCUSING = ("nominate", "vote")
PATIENCE = 1000
"""Rounds after which a line is given up."""
Fact = TypeVar("Fact", bound=Event)


class Scene:
    """A game with dealt cards, played by lines; the facts are those of the last line."""

    def __init__(self, seats: str, *, preset: str = "default", dead: str = "", seed: bytes = b"scene", **options: Any) -> None:
        start = seated(seats)
        given = {"min_players": 3, "max_players": 24, **options}
        self.setup = Setup(start.seats, played(preset, **given), start.cards)
        faults = check(self.setup)
        assert not faults, [(fault.mid, fault.values) for fault in faults]
        self.game = Game(self.setup, seed.ljust(16))
        self.table = self.game.table
        self.views = Views(self.setup, self.table.seed)
        self.log: list[Event] = []
        self.refused: list[str] = []
        """Message ids of the refused answers of the last line."""
        self._rounds: dict[tuple[str, Seat], int] = {}
        self._line = slice(0)
        self.feed(Begin())
        self._lay(start)
        for seat in map(int, dead.split()):
            self.feed(Remove(seat))

    def _lay(self, start: Seated) -> None:
        """What a scene begins with, as the very facts that would have made it so."""
        if start.sheriff:
            self.happen(e.Elected(start.sheriff))
        for a, b in start.lovers:
            self.happen(e.Linked((a, b)), e.InLove((a,), b), e.InLove((b,), a))
        if start.charmed:
            self.happen(e.Charmed(0, start.charmed), e.CharmedMet(start.charmed, start.charmed))

    # --- playing ------------------------------------------------------------------------------------------------

    def night(self, line: str = "", times: int = 1) -> "Scene":
        """Play a night, with what comes before the first, and its dawn, to the first question of the day."""
        for _ in range(times):
            assert self.table.phase in {"night", "dealt"}, f"it is {self.table.phase}"
            self._play(line, lambda: self.table.phase == "over" or (self.table.phase == "day" and not self.table.dawning))
        return self

    def day(self, line: str = "", times: int = 1) -> "Scene":
        """Play a day, to nightfall or the end."""
        for _ in range(times):
            assert self.table.phase == "day", f"it is {self.table.phase}"
            self._play(line, lambda: self.table.phase != "day")
        return self

    def until(self, step: str, line: str = "") -> "Scene":
        """Play on to the next round of a step, and leave it open."""
        first = self.table.round
        self._play(line, lambda: (r := self.table.round) is not None and r.step == step and (r is not first or not line))
        return self

    def feed(self, command: Command) -> tuple[Event, ...]:
        """Put in any command; where it lies between two lines, the next line has its events."""
        events = self.game.feed(command)
        self.log += events
        self.views.hear(events)
        for event in events:
            if isinstance(event, e.Asked):
                key = (event.kind, event.to[0])
                self._rounds[key] = self._rounds.get(key, -1) + 1
        return events

    def happen(self, *events: Event) -> "Scene":
        """Let facts be so without anybody's act, for a scene that begins in the middle of a game."""
        for event in events:
            self.table.apply(event)
        self.log += events
        self.views.hear(events)
        return self

    def remove(self, *seats: Seat) -> "Scene":
        for seat in seats:
            self.feed(Remove(seat))
        return self

    def late(self) -> tuple[Event, ...]:
        """The open round's time is over."""
        assert self.table.round is not None, "no round is open"
        return self.feed(Late(self.table.round.round))

    def answer(self, by: Seat, kind: str, *picks: int) -> tuple[Event, ...]:
        return self.feed(Answer(by, KINDS.get(kind, kind), picks))

    def refuses(self, command: Command) -> str:
        """The message id with which a command is refused."""
        try:
            self.game.feed(command)
        except Refused as why:
            return why.mid
        raise AssertionError(f"{command} was not refused")

    # --- facts of the last line -----------------------------------------------------------------------------------

    @property
    def events(self) -> list[Event]:
        """From the opening of the first round that was played to that of the round that is open now, which is not."""
        return self.log[self._line]

    @property
    def died(self) -> Seats:
        """Who was published as dead, in order."""
        return tuple(event.who for event in self.facts(e.Died))

    @property
    def peaceful(self) -> bool:
        return bool(self.facts(e.Peaceful))

    @property
    def condemned(self) -> Seat:
        return next((event.who for event in self.facts(e.Condemned)), 0)

    @property
    def over(self) -> bool:
        return self.table.ended is not None

    @property
    def camps(self) -> tuple[str, ...]:
        assert self.table.ended is not None, "the game goes on"
        return self.table.ended.camps

    @property
    def winners(self) -> Seats:
        assert self.table.ended is not None, "the game goes on"
        return self.table.ended.winners

    @property
    def steps(self) -> list[str]:
        """The steps of all rounds that were opened, in order."""
        return [event.step for event in self.facts(e.Opened)]

    def facts(self, kind: type[Fact]) -> list[Fact]:
        return [event for event in self.events if isinstance(event, kind)]

    def told(self, seat: Seat, kind: type[Fact]) -> list[Fact]:
        """What one seat alone, with others or with its pack, was told of a kind."""
        heard = {id(event) for event in self.views.heard[seat]}
        return [event for event in self.facts(kind) if id(event) in heard]

    def asked(self, kind: str) -> Seats:
        """Who was asked a kind of question."""
        return tuple(event.to[0] for event in self.facts(e.Asked) if event.kind == KINDS.get(kind, kind))

    def choices(self, kind: str, seat: Seat) -> Picks:
        """What a seat may pick in an open question."""
        asked = self.table.asks.get((KINDS.get(kind, kind), seat))
        assert asked is not None, f"{seat} is not asked {kind}"
        return asked.choices

    def public(self) -> list[Event]:
        return public(self.events)

    def cause(self, seat: Seat) -> str:
        return self.table.causes[seat]

    def seconds(self, step: str) -> list[float]:
        """How long the rounds of a step are, in order."""
        return [event.seconds for event in self.facts(e.Opened) if event.step == step]

    # --- the line -------------------------------------------------------------------------------------------------

    def _play(self, line: str, done: Any) -> None:
        begin = self._opening()
        self.refused, self._rounds = [], dict.fromkeys(self.table.asks, 0)
        acts, victim = parse(line)
        for _ in range(PATIENCE):
            if done():
                break
            self._round(acts, victim)
        else:
            raise AssertionError(f"a line without an end: {line!r}")
        self._line = slice(begin, self._opening())
        idle = [act for act in acts if act.used < max(1, len(act.by))]
        assert not idle, f"never asked for: {idle}; asked: {[(a.kind, a.to) for a in self.facts(e.Asked)]}"
        assert not victim or self.condemned == victim, f"{victim} was not condemned but {self.condemned}"
        self.views.check(self.game)

    def _opening(self) -> int:
        """Where in the log the open round begins; its end if none is open."""
        if self.table.round is None:
            return len(self.log)
        return max(at for at, event in enumerate(self.log) if isinstance(event, e.Opened))

    def _round(self, acts: Iterable[Act], victim: Seat) -> None:
        """Give the open round its answers in the line's order, then let its time be over."""
        round_ = self.table.round
        for act in acts:
            for kind, seat in tuple(self.table.asks):
                if self.table.round is round_ and self._is_due(act, kind, seat):
                    self._act(act, seat)
        if victim and self.table.round is round_:
            self._lynch(victim)
        if self.table.round is round_:
            self.late()

    def _is_due(self, act: Act, kind: str, seat: Seat) -> bool:
        mine = act.kind == kind and (seat in act.by or not act.by) and (kind, seat) in self.table.asks
        return mine and self._rounds[kind, seat] == act.turn

    def _act(self, act: Act, seat: Seat) -> None:
        """Give one answer, and see that it is refused exactly if the line says so."""
        act.used += 1
        asked = self.table.asks[act.kind, seat]
        mid = self._refusal(Answer(seat, act.kind, asked.choices if act.picks is None else act.picks))
        assert bool(mid) == act.refused, f"{act} of {seat}: {mid or 'not refused'}; may pick {asked}"

    def _refusal(self, answer: Answer) -> str:
        try:
            self.feed(answer)
        except Refused as why:
            self.refused.append(why.mid)
            return why.mid
        return ""

    def _lynch(self, victim: Seat) -> None:
        round_ = self.table.round
        for (kind, seat), asked in tuple(self.table.asks.items()):
            picks = (1,) if kind == "confirm" else (victim,)
            if self.table.round is round_ and kind in {*ACCUSING, "confirm"} and picks[0] in asked.choices:
                self.feed(Answer(seat, kind, picks))


def played(preset: str, **options: Any) -> Options:
    """A preset's options; `options` win."""
    return replace(preset_named(preset), **options)
