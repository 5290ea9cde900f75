"""Properties of every game: random set-ups of 6 to 24 seats, right and wrong commands, crashes.

- a refusal changes nothing; every feed ends, with a round open or the game over
- the table is the fold of the events; a rebuild from plain JSON is the same game and goes on as the same
- nobody is shown a fact that is not his; what he is shown is true
- the public night is the same whoever holds which card and acts how
- every game ends
"""

import json
from dataclasses import replace
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engine import codec
from engine import events as e
from engine.commands import Answer, Begin, Command, Late, Refused, Remove, Retract
from engine.events import Event
from engine.game import Diverged, Game
from engine.setup import Setup, check, deck
from tests.engine.random_games import answer_round, finished, nonsense, play, random_setup
from tests.engine.views import Views, public, snapshot

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
        assert not limit or self.game.table.night <= (limit + 1) * (self.setup.seats + 1)
        assert snapshot(rebuilt(self.setup, self.seed, self.records).table) == snapshot(self.game.table)
        if self.over:
            self.refused(Begin())


class PlayingLong(Playing):
    pass


Playing.TestCase.settings = QUICK
PlayingLong.TestCase.settings = LONG
TestPlaying = Playing.TestCase
TestPlayingLong = pytest.mark.long(pytest.mark.timeout(3600)(PlayingLong.TestCase))


# --- the public night (SIL-3, SIL-4) ------------------------------------------------------------------------------------

HARMLESS = ("see", "guard", "love")
HIDDEN = {"reveal_night": "none", "reveal_lynch": "none", "announce_causes": False, "wolf_may_pass": True,
          "wolf_consensus": "unanimous_or_none", "hunter_shot_mandatory": False}


def story(setup: Setup, public_chance: int, secret_chance: int) -> tuple[list[Event], Game, Views]:
    """Some days of a game in which nothing secret kills: public acts by one chance, secret ones by another."""
    game, views = Game(setup, b"story".ljust(16)), Views(setup, b"story".ljust(16))
    open_dice, secret_dice = Random(public_chance), Random(secret_chance)
    told: list[Event] = []

    def put(command: Command) -> None:
        events = game.feed(command)
        views.hear(events)
        told.extend(events)

    put(Begin())
    for _ in range(60):
        if game.table.round is None:
            break
        number = game.table.round.round
        if open_dice.random() < 0.03:
            _try(put, Remove(open_dice.choice(game.table.living)))
        for kind, seat in sorted(game.table.asks):
            if game.table.round is not None and game.table.round.round == number and (kind, seat) in game.table.asks:
                _try(put, _harmless(game, kind, seat, open_dice, secret_dice))
        if game.table.round is not None and game.table.round.round == number:
            put(Late(number))
    return told, game, views


def _harmless(game: Game, kind: str, seat: int, open_dice: Random, secret_dice: Random) -> Answer:
    asked = game.table.asks[kind, seat]
    if kind == "love":
        return Answer(seat, kind, (2, 5))
    if not game.table.rules.kinds[kind].secret or kind == "heir":
        return Answer(seat, kind, (open_dice.choice(asked.choices),))
    if kind in HARMLESS and secret_dice.random() < 0.7:
        return Answer(seat, kind, (secret_dice.choice(asked.choices),))
    return Answer(seat, kind, ())


def _try(put, command) -> None:
    try:
        put(command)
    except Refused:
        return


def up_to_the_end(events: list[Event]) -> list[Event]:
    """Without what depends on who has won."""
    at = next((n for n, event in enumerate(events) if isinstance(event, e.Ended)), len(events))
    return events[:at]


@settings(max_examples=60, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
@given(seats=SEATS, chance=CHANCE, others=CHANCE, acts=CHANCE)
def test_public_events_do_not_depend_on_cards_or_secret_acts(seats: int, chance: int, others: int, acts: int) -> None:
    """SIL-3, SIL-3c, SIL-4: two deals of the same deck, other secret acts, the same public acts: the same public events.

    And a Villager of both deals is told the same.
    """
    setup = random_setup(Random(chance), seats)
    options = replace(setup.options, **HIDDEN)
    cards = list(deck(Setup(seats, options)))
    deals = []
    for dice in (Random(chance), Random(others)):
        dice.shuffle(cards)
        deals.append(Setup(seats, options, tuple(cards)))
    if any(check(deal) for deal in deals):
        return
    (one, _, one_views), (two, _, two_views) = (story(deal, chance, n) for n, deal in enumerate(deals, acts))
    first, second = up_to_the_end(public(one)), up_to_the_end(public(two))
    shorter = min(len(first), len(second))
    assert first[:shorter] == second[:shorter]
    for seat in range(1, seats + 1):
        if deals[0].deal[seat - 1] == deals[1].deal[seat - 1] == "villager":
            heard = [up_to_the_end(views.heard[seat]) for views in (one_views, two_views)]
            shorter = min(map(len, heard))
            assert heard[0][:shorter] == heard[1][:shorter]


# --- the end, and the wrong record -------------------------------------------------------------------------------------


@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(seats=SEATS, chance=CHANCE)
def test_every_game_ends_with_winners_of_the_camps(seats: int, chance: int) -> None:
    """2.11, WIN-X1: whatever is done; a draw has no winners, a victory has."""
    dice = Random(chance)
    game = Game(random_setup(dice, seats), dice.randbytes(16))
    play(game, dice, removals=0.02)
    if not game.setup.options.stalemate_days and game.table.ended is None:
        return
    assert game.table.ended is not None
    assert bool(game.table.ended.camps) == bool(game.table.winners)


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
