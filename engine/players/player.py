"""Artificial players: what one seat was told -> what it does. They fill seats, simulate, and load-test.

A player folds a table of its own from the events it may hear, so it cannot know more than a person in its seat.
"""

from random import Random
from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.asking import legal
from engine.commands import Answer, Command
from engine.events import Answered, Asked, Event, NightFell, PackPicked, PackUnpicked, Picks, Saw, Seat, Seats
from engine.game import open_table
from engine.setup import Setup
from engine.table import Table

if TYPE_CHECKING:
    from engine.players.beliefs import Saying

MOTION = 0.1
"""How often an artificial player moves for a seance, when it is asked."""
NOTHING = -1
"""In place of a pick: none at all."""


class Player:
    """One artificial player. Give it every event that its seat may hear, then ask what it does."""

    def __init__(self, setup: Setup, seat: Seat, seed: bytes) -> None:
        self.seat = seat
        self.table = open_table(Setup(setup.seats, setup.options))
        self.seen: dict[Seat, str] = {}
        """What its Seer's eyes saw."""
        self.pointed: dict[Seat, Seat] = {}
        """Wolf -> whom it points at tonight (0: at nobody), who pointed last at the end."""
        self.linked: Picks = ()
        """The two whom its Cupid chose."""
        self._refused: set[tuple[int, str, int]] = set()
        """(round, kind, pick): what it was refused, and so picks no more in that round; `NOTHING` is a pass."""
        self._dice = Random(seed + seat.to_bytes(2))  # noqa: S311 - play, not secrets; the seed is the game's

    def hear(self, event: Event) -> None:
        self.table.apply(event)
        match event:
            case Saw(_, target, result):
                self.seen[target] = result
            case Answered(_, _, "love", picks):
                self.linked = picks
            case PackPicked(by, target):
                self.pointed.pop(by, None)
                self.pointed[by] = target
            case PackUnpicked(by):
                self.pointed.pop(by, None)
            case NightFell():
                self.pointed = {}

    def listen(self, saying: "Saying") -> bool:  # noqa: ARG002 - who says nothing hears nothing
        """Take in what somebody said; whether it would like to answer, which a silent player never does."""
        return False

    def act(self) -> "Command | Saying | None":
        """What it says, or does; a silent player only answers what it is asked."""
        return self.move()

    def refuse(self, command: Command) -> None:
        """Take in that an answer was refused: among these it finds none that is allowed (C09)."""
        if isinstance(command, Answer):
            self._refused |= {(self.table.round_no, command.kind, pick) for pick in command.picks or (NOTHING,)}

    def move(self) -> Command | None:
        """The answer to a question that it has not answered yet; nothing if there is none, or it does not know."""
        for (kind, seat), asked in self.table.asks.items():
            if seat == self.seat and (kind, seat) not in self.table.answers:
                picks = self._picks(replace(asked, choices=self._allowed(asked)))
                if len(picks) >= asked.least and (picks or (asked.round, kind, NOTHING) not in self._refused):
                    return Answer(seat, kind, picks)
        return self._follow()

    def _allowed(self, asked: Asked) -> Picks:
        """What may be picked, as far as it knows."""
        choices = legal(self.table, asked)
        return tuple(p for p in choices if (asked.round, asked.kind, p) not in self._refused) if self._refused else choices

    def _follow(self) -> Command | None:
        """A wolf who has pointed goes along with one of its pack who points elsewhere later: else nobody agrees."""
        asked = self.table.asks.get(("kill", self.seat))
        if asked is None or self.seat not in self.pointed or ("kill", self.seat) not in self.table.answers:
            return None
        target = self.pointed[next(reversed(self.pointed))]
        if target == self.pointed[self.seat]:
            return None
        picks = (target,) if target else ()
        return Answer(self.seat, "kill", picks) if self._may(asked, picks) else None

    def _may(self, asked: Asked, picks: Picks) -> bool:
        return len(picks) >= asked.least and set(picks) <= set(self._allowed(asked))

    def _picks(self, asked: Asked) -> Picks:  # noqa: PLR0911 - a case a kind
        match asked.kind:
            case "end" | "heal" | "voters":
                return asked.choices
            case "poison":
                return self._poison(asked)
            case "kill":
                return self._bite(asked)
            case "see":
                return self._one(tuple(s for s in asked.choices if s not in self.seen)) or self._one(asked.choices)
            case "vote" | "nominate" | "secret_vote" | "punish" | "tie" | "shoot":
                return self._accuse(asked)
            case "charm":
                return tuple(self._dice.sample(asked.choices, min(asked.most, len(asked.choices))))
            case "affair":
                return self._affair(asked)
            case "flip" | "catch" if asked.choices == (0, 1):
                return (1,)
            case "seance" if self.table.round is not None and self.table.round.step == "motion":
                return self._some(asked) if self._dice.random() < MOTION else ()
        return self._some(asked)

    def _poison(self, asked: Asked) -> Picks:
        """Against a wolf it knows; not beside the other potion where one a night is allowed (C13)."""
        return self._one(tuple(s for s in asked.choices if self._is_wolf(s))) if self._may_poison() else ()

    def _may_poison(self) -> bool:
        return bool(self.table.options.witch_both_same_night) or not self.table.answers.get(("heal", self.seat))

    def _affair(self, asked: Asked) -> Picks:
        """One of the two whom it linked, and another; nothing if chance linked them (H-9)."""
        pair = tuple(s for s in self.linked if s in asked.choices)
        others = tuple(s for s in asked.choices if s not in self.linked)
        return (*self._one(pair), *self._one(others)) if pair and others else ()

    def _bite(self, asked: Asked) -> Picks:
        """Point where another wolf points already, whoever did so last."""
        joined = [target for by, target in self.pointed.items() if by != self.seat and target in asked.choices]
        return (joined[-1],) if joined else self._one(asked.choices)

    def _accuse(self, asked: Asked) -> Picks:
        """Against a wolf it knows; else, a wolf against no wolf, anybody against somebody it does not trust."""
        pack = self.table.is_wolf(self.seat)
        known = tuple(s for s in asked.choices if self._is_wolf(s))
        if known and not pack:
            return self._one(known)
        doubtful = tuple(s for s in asked.choices if s != self.seat and not self._is_wolf(s) and s not in self.seen)
        return self._one(doubtful) or self._some(asked)

    def _is_wolf(self, seat: Seat) -> bool:
        return seat in self.table.pack or self.table.is_wolf(seat) or self.seen.get(seat) in {"wolf", "werewolf"}

    def _one(self, seats: Seats) -> Picks:
        return (self._dice.choice(seats),) if seats else ()

    def _some(self, asked: Asked) -> Picks:
        """As many picks as must be, one where none must."""
        picks = min(max(asked.least, 1), len(asked.choices))
        return tuple(self._dice.sample(asked.choices, picks))


class Chancer(Player):
    """An artificial player without a thought: it gives any legal answer, drawn evenly, and follows nobody."""

    def _follow(self) -> Command | None:
        return None

    def _picks(self, asked: Asked) -> Picks:
        return tuple(self._dice.sample(asked.choices, self._dice.randint(asked.least, min(asked.most, len(asked.choices)))))


def at_random(table: Table, dice: Random) -> Command | None:
    """Any legal answer to any open question of the whole table, drawn evenly; nothing if all are answered."""
    waiting = [key for key in table.asks if key not in table.answers]
    if not waiting:
        return None
    kind, seat = dice.choice(waiting)
    asked = table.asks[kind, seat]
    size = dice.randint(asked.least, asked.most)
    picks = legal(table, asked)
    return Answer(seat, kind, tuple(dice.sample(picks, min(size, len(picks)))))
