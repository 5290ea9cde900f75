"""The same commands give the same events in another process, whatever its hash seed (laws 3 and 7)."""

import hashlib
import json
import os
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from random import Random

from engine import codec
from engine.chance import die, shuffle
from engine.game import Game, rules_of
from engine.presets import preset
from engine.setup import Setup
from engine.table import Table
from tests.engine.random_games import finished, random_setup

ROOT = Path(__file__).resolve().parents[2]
GAMES = 12
ELSEWHERE = """
import hashlib, json, sys
from engine import codec
from engine.game import Game
for plain in json.load(sys.stdin):
    game = Game(codec.setup(plain["setup"]), bytes.fromhex(plain["seed"]))
    told = [[codec.to_plain(event) for event in game.feed(codec.command(command))] for command in plain["commands"]]
    print(hashlib.sha256(json.dumps(told).encode()).hexdigest())
"""


def recorded(number: int):
    """One whole random game as plain values, and the digest of all its events."""
    dice = Random(number)
    setup, seed = random_setup(dice, 6 + number * 3 % 19), dice.randbytes(16)
    records = list(finished(setup, seed, dice, removals=0.01))
    told = [[codec.to_plain(event) for event in events] for _, events in records]
    plain = {"setup": codec.setup_to_plain(setup), "seed": seed.hex(), "commands": [codec.to_plain(c) for c, _ in records]}
    return plain, hashlib.sha256(json.dumps(told).encode()).hexdigest()


def elsewhere(games, hash_seed: str) -> list[str]:
    """The digests that another process makes of the same commands."""
    asked = subprocess.run([sys.executable, "-c", ELSEWHERE], cwd=ROOT, input=json.dumps(games), text=True, check=True,
                           capture_output=True, env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)})
    return asked.stdout.split()


def test_another_process_tells_the_same() -> None:
    """Law 3, law 7: no order and no chance comes from the process."""
    games, digests = zip(*map(recorded, range(GAMES)), strict=True)
    for hash_seed in ("0", "1", "4242"):
        assert elsewhere(games, hash_seed) == list(digests)


def test_t013_same_seed_same_commands_twice() -> None:
    """T013: identical event log; another seed, another."""
    setup, dice = random_setup(Random(3), 12), Random(3)
    records = list(finished(setup, b"one".ljust(16), dice))
    game = Game(setup, b"one".ljust(16))
    assert [game.feed(command) for command, _ in records] == [events for _, events in records]
    assert Game(setup, b"two".ljust(16)).feed(records[0][0]) != records[0][1]


def test_chance_of_one_purpose_does_not_shift_another() -> None:
    """Law 2: each purpose draws for itself, each time anew, whatever else was drawn."""
    def table(seed: bytes = b"chance".ljust(16)) -> Table:
        setup = random_setup(Random(3), 12)
        return Table(setup, rules_of(setup), seed)

    one, two = table(), table()
    rolls = [die(one, "a", 1000) for _ in range(20)]
    mixed = [(die(two, "b", 6), die(two, "a", 1000))[1] for _ in range(20)]
    assert rolls == mixed
    assert len(set(rolls)) > 10
    assert rolls != [die(table(), "b", 1000) for _ in range(20)]
    assert rolls != [die(t := table(b"other".ljust(16)), "a", 1000)] + [die(t, "a", 1000) for _ in range(19)]
    assert {die(one, "c", 3) for _ in range(100)} == {0, 1, 2}
    assert sorted(first := shuffle(one, "d", 12)) == list(range(12))
    assert first != shuffle(one, "d", 12)
    assert first == shuffle(two, "d", 12)


def test_a_game_of_an_older_version_has_the_same_dice() -> None:
    """Law 2, law 7: what was drawn in a game that is on record is drawn again after an upgrade."""
    setup = random_setup(Random(3), 12)
    t = Table(setup, rules_of(setup), b"chance".ljust(16))
    assert [die(t, "a", 1000) for _ in range(4)] == [662, 750, 134, 174]
    assert [shuffle(t, "d", 6) for _ in range(2)] == [(5, 4, 1, 2, 0, 3), (2, 3, 0, 5, 4, 1)]


def test_a_large_game_is_made_again_soon() -> None:
    """A New Moon game of 24 seats, each role and each card: well under 0.2 s, since no event costs more than another."""
    roles = ("seer", "witch", "hunter", "cupid", "little_girl", "guard", "elder", "idiot", "scapegoat", "piper", "thief", "hybrid")
    setup, seed = Setup(24, replace(preset("newmoon"), max_players=24, deck=roles)), b"large".ljust(16)
    records = list(finished(setup, seed, Random(3)))
    assert sum(len(events) for _, events in records) > 1500
    began = time.process_time()
    assert Game.rebuild(setup, seed, records).table.ended is not None
    assert time.process_time() - began < 0.2
