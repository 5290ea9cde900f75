"""Properties of every game: any preset, options, variants and 6 to 24 seats; right and wrong commands, absentees, crashes.

- a refusal changes nothing; every feed ends, with a round open or the game over
- the table is the fold of the events; a rebuild from plain JSON is the same game and goes on as the same
- nobody is shown a fact that is not his; what he is shown is true
- every game ends, a Black Death with all dead
"""

import json
from dataclasses import fields
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engine import codec
from engine.commands import Answer, Begin, Command, Late, Refused, Remove, Retract
from engine.compose import LEANS
from engine.events import Event
from engine.game import Diverged, Game
from engine.options import kinds
from engine.roles import ROLES, S0_ORDER, STEPS
from engine.setup import Setup
from engine.table import Table
from tests.engine.lines import CODES
from tests.engine.random_games import answer_round, finished, nonsense, play, random_setup
from tests.engine.views import GIVEN, OWN, PUBLIC, SEALED, Views, snapshot

CHANCE = st.integers(0, 2**48)
SEATS = st.integers(6, 24)
QUICK = settings(max_examples=40, stateful_step_count=25, deadline=None, derandomize=True, database=None,
                 suppress_health_check=list(HealthCheck))
LONG = settings(QUICK, max_examples=600, stateful_step_count=60, derandomize=False)


def through_json(thing: Event | Command) -> dict:
    return json.loads(json.dumps(codec.to_plain(thing)))


def rebuilt(setup: Setup, seed: bytes, records: list[tuple[Command, tuple[Event, ...]]]) -> Game:
    """The game again from plain JSON of its set-up, commands and events."""
    again = codec.setup(json.loads(json.dumps(codec.setup_to_plain(setup))))
    assert again == setup
    plain = [(through_json(command), [through_json(event) for event in events]) for command, events in records]
    return Game.rebuild(again, seed, [(codec.command(c), tuple(map(codec.event, events))) for c, events in plain])


class Playing(RuleBasedStateMachine):
    """One game under all that can be put into it."""

    @initialize(seats=SEATS, chance=CHANCE)
    def begin(self, seats: int, chance: int) -> None:
        dice = Random(chance)
        self.setup = random_setup(dice, seats)
        self.seed = dice.randbytes(16)
        self.game = Game(self.setup, self.seed)
        self.views = Views(self.setup, self.seed)
        self.records: list[tuple[Command, tuple[Event, ...]]] = []
        self.refused(Late(1))
        self.feed(Begin())

    # --- what is put in -------------------------------------------------------------------------------------------

    @rule(chance=CHANCE)
    @precondition(lambda self: not self.over)
    def some_rounds(self, chance: int) -> None:
        dice = Random(chance)
        for _ in range(dice.randint(1, 12)):
            answer_round(self.game.table, dice, self.feed, dice.choice((0.3, 0.9, 1.0)))

    @rule(chance=CHANCE)
    @precondition(lambda self: self.game.table.asks)
    def one_answers_or_changes_his_mind(self, chance: int) -> None:
        dice = Random(chance)
        kind, seat = dice.choice(list(self.game.table.asks))
        asked = self.game.table.asks[kind, seat]
        picks = tuple(dice.sample(asked.choices, dice.randint(asked.least, asked.most)))
        self.try_(Answer(seat, kind, picks))

    @rule(chance=CHANCE)
    @precondition(lambda self: self.game.table.answers and self.game.table.asks)
    def one_takes_his_answer_back(self, chance: int) -> None:
        kind, seat = Random(chance).choice(list(self.game.table.answers))
        self.feed(Retract(seat, kind))

    @rule(chance=CHANCE)
    def nonsense(self, chance: int) -> None:
        dice = Random(chance)
        for _ in range(10):
            self.try_(nonsense(self.game.table, dice))

    @rule()
    @precondition(lambda self: not self.over)
    def time_is_over(self) -> None:
        number = self.game.table.round.round
        self.feed(Late(number))
        self.refused(Late(number))

    @rule(chance=CHANCE)
    @precondition(lambda self: not self.over)
    def one_is_taken_out(self, chance: int) -> None:
        self.try_(Remove(Random(chance).randint(1, self.setup.seats)))

    @rule()
    def crash(self) -> None:
        self.game = rebuilt(self.setup, self.seed, self.records)

    # --- how ------------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.game.table.ended is not None

    def feed(self, command: Command) -> None:
        """Put in a command; whether it is taken or refused, the game must be whole after it."""
        before = snapshot(self.game.table)
        try:
            events = self.game.feed(command)
        except Refused:
            assert snapshot(self.game.table) == before, f"{command} was refused and changed something"
            raise
        self.records.append((command, events))
        self.views.hear(events)
        assert (self.game.table.round is None) == self.over, "neither a round open nor the game over"

    def try_(self, command: Command) -> None:
        try:
            self.feed(command)
        except Refused:
            return

    def refused(self, command: Command) -> None:
        with pytest.raises(Refused):
            self.feed(command)

    @invariant()
    def nobody_knows_more_than_he_may(self) -> None:
        if hasattr(self, "views"):
            self.views.check(self.game)

    def teardown(self) -> None:
        if not hasattr(self, "game"):
            return
        play(self.game, Random(1), self.feed)
        self.views.check(self.game)
        limit = self.setup.options.stalemate_days
        assert self.over or not limit
        # deaths, charms, fascinations and changes of cards begin the count anew
        assert not limit or self.game.table.night <= (limit + 1) * (4 * self.setup.seats + 8)
        assert snapshot(rebuilt(self.setup, self.seed, self.records).table) == snapshot(self.game.table)
        if self.over:
            self.refused(Begin())


class PlayingLong(Playing):
    pass


Playing.TestCase.settings = QUICK
PlayingLong.TestCase.settings = LONG
TestPlaying = Playing.TestCase
TestPlayingLong = pytest.mark.long(pytest.mark.timeout(3600)(PlayingLong.TestCase))


# --- the end, and the wrong record -------------------------------------------------------------------------------------


@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(seats=SEATS, chance=CHANCE)
def test_every_game_ends_with_winners_of_the_camps(seats: int, chance: int) -> None:
    """2.11, WIN-X1, BD-6: whatever is done; a draw has no winners but who has reached an aim of his own, a victory has."""
    dice = Random(chance)
    game = Game(random_setup(dice, seats), dice.randbytes(16))
    play(game, dice, share=dice.choice((0.2, 0.9, 1.0)), removals=0.02)
    t = game.table
    if not game.setup.options.stalemate_days and t.ended is None:
        return
    assert t.ended is not None
    assert set(t.ended.camps) <= {"couple", *(role.camp for role in ROLES)}
    assert set(t.causes.values()) <= set(kinds()["elder_loss_causes"].values)
    assert bool(t.ended.camps) == bool(set(t.winners) - set(t.aims))
    if "black_death" in game.setup.options.variants:
        assert t.living == ()
        assert t.ended.camps == ()


def test_every_role_is_in_all_the_lists_of_roles() -> None:
    """One that is left out would be called last by S0's order, never be suggested, and could be written in no scene."""
    cards = {role.id for role in ROLES}
    assert {step.roles[0] for step in STEPS} == set(S0_ORDER)
    assert cards - {"werewolf", "villager"} == {row.role for row in LEANS}
    assert cards == set(CODES.values())


def test_every_field_of_the_table_is_somebodys() -> None:
    """Each field is what everybody knows, or nobody, or each his own; a new one must say whose it is."""
    lists = (*GIVEN, *PUBLIC, *SEALED, *OWN)
    assert {field.name for field in fields(Table)} == set(lists)


@pytest.mark.parametrize("spoilt", ["command", "event", "missing"])
def test_rebuild_notices_another_game(spoilt: str) -> None:
    """Law 7: a record that does not come out again is an error, never another game."""
    setup, seed = random_setup(Random(7), 9), b"rebuild".ljust(16)
    records = list(finished(setup, seed, Random(7)))
    assert Game.rebuild(setup, seed, records).table.ended is not None
    middle = len(records) // 2
    command, events = records[middle]
    records[middle] = {"command": (Late(10**6), events), "event": (command, events[:-1]), "missing": records[middle + 1]}[spoilt]
    with pytest.raises(Diverged):
        Game.rebuild(setup, seed, records)


@pytest.mark.parametrize("plain", [
    {}, {"is": "Nothing"}, {"is": "Died"}, {"is": "Died", "who": 1, "cause": "x"}, {"is": "Refused", "mid": "x"}, {"is": "Path"},
])  # fmt: skip
def test_codec_refuses_what_it_does_not_know(plain: dict) -> None:
    for read in (codec.event, codec.command):
        with pytest.raises(ValueError, match="nothing known"):
            read(plain)


def test_codec_refuses_an_unknown_option() -> None:
    plain = codec.setup_to_plain(random_setup(Random(1), 8))
    plain["options"]["moon_phase"] = "full"
    with pytest.raises(ValueError, match="moon_phase"):
        codec.setup(plain)
