"""Random play with event cards: every game ends, is the same again from its records, and tells nobody too much."""

from dataclasses import replace
from random import Random

import pytest

from engine import codec
from engine import events as e
from engine.cards import CARDS
from engine.commands import Command
from engine.events import Event
from engine.game import Game
from engine.setup import Setup, check
from tests.engine.random_games import play, random_setup
from tests.engine.views import Views

GAMES = 300
SHARDS = 10
WITH = ((), (), (), ("sit_down",), ("harvest",), ("fascination",), ("double_small",), ("double_great",))
PERMANENT = tuple(card.name for card in CARDS.values() if card.timing == "permanent")
Records = list[tuple[Command, tuple[Event, ...]]]


def moon_setup(dice: Random) -> Setup:
    """A legal set-up with cards: options, variants and the pile at random."""
    while True:
        setup = random_setup(dice, dice.randint(6, 12))
        variants = (*dice.choice(WITH), "new_moon")
        small = "double_small" in variants
        options = replace(
            setup.options,
            variants=variants,
            deck=("auto",) if small else setup.options.deck,
            moderator_mode=dice.choice(("engine", "human_lot")),
            new_moon_deck=dice.choice((("confirmed",), ("full36",), tuple(dice.sample(tuple(CARDS), dice.randint(3, 12))))),
            new_moon_preset=tuple(dice.sample(PERMANENT, dice.choice((0, 0, 0, 1, 2)))),
            new_moon_reshuffle=dice.random() < 0.5,
            event_draw_time=dice.choice(("after_reactions", "after_announcement")),
            event_chooser=dice.choice(("last_dead", "moderator")),
            event_group_basis=dice.choice(("seat_parity", "declared", "random")),
            april_fools_scope=dice.choice(("lovers_only", "full_card")),
            great_distrust_friends=dice.choice((2, 3)),
            executioner_succession=dice.choice(("names_successor", "election")),
        )
        found = Setup(max(setup.seats, 7) if small else setup.seats, options)
        if not check(found):
            return found


def played(setup: Setup, seed: bytes, dice: Random) -> Records:
    game, records = Game(setup, seed), Records()

    def feed(command: Command) -> None:
        records.append((command, game.feed(command)))

    play(game, dice, feed, removals=dice.choice((0.0, 0.0, 0.02)))
    assert game.table.ended is not None
    return records


def through_the_codec(records: Records) -> Records:
    plain = [(codec.to_plain(command), [codec.to_plain(event) for event in events]) for command, events in records]
    return [(codec.command(command), tuple(map(codec.event, events))) for command, events in plain]


@pytest.mark.parametrize("shard", range(SHARDS))
def test_games_with_cards_end_and_replay(shard):
    """NM-1 to NM-6 and law 7, with every variant that goes with cards."""
    drawn = set()
    for n in range(shard, GAMES, SHARDS):
        dice, seed = Random(n), n.to_bytes(16)
        setup = moon_setup(dice)
        records = played(setup, seed, dice)
        Game.rebuild(codec.setup(codec.setup_to_plain(setup)), seed, through_the_codec(records))
        drawn |= {event.name for _, events in records for event in events if isinstance(event, e.CardDrawn)}
    assert len(drawn) > len(CARDS) / 2


@pytest.mark.parametrize("n", range(1000, 1015))
def test_nobody_is_shown_too_much(n):
    """The views of every seat after every command."""
    dice, seed = Random(n), n.to_bytes(16)
    setup = moon_setup(dice)
    game, views = Game(setup, seed), Views(setup, seed)

    def feed(command: Command) -> None:
        events = game.feed(command)
        views.hear(events)
        views.check(game)

    play(game, dice, feed)
