"""A start takes a bounded time, however long the log is: a million records of history, fifty open games."""

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.journal.games import House
from tests.journal.worlds import World
from tests.sockets.conftest import Daemon
from wolfd.journal import Journal, Record, history, recall, records, verify
from wolfd.moderator.recovery import check, fold

HISTORY = 1_000_000
GAMES = 50
LIMIT = 5.0
"""Seconds until the doors are open."""
OWN = {"v", "seq", "ts", "mono", "type", "h"}


def game_records(state: Path) -> list[tuple[str, dict]]:
    """What a game is on record with that has come to its first day."""
    house = House(state, 5)
    house.begin("Ann Bob", 8)
    house.until_day()
    house.close()
    found = [item for item in records(house.events) if isinstance(item, Record) and item.head.game == house.game]
    return [(item.type, {key: value for key, value in item.fields().items() if key not in OWN}) for item in found]


def copies(told: list[tuple[str, dict]], count: int) -> Iterator[list[tuple[str, dict]]]:
    """The same game in so many rooms, each with people of its own."""
    text = json.dumps(told)
    game = told[0][1]["game"]
    for number in range(count):
        other = text.replace(game, f"g{number:07d}").replace("#wolf", f"#room{number}").replace('"p-', f'"p-{number}')
        for nick in ("Ann", "Bob"):
            other = other.replace(f'"{nick}"', f'"{nick}{number}"')
        yield [(type_, fields) for type_, fields in json.loads(other)]


def talk(journal: Journal, count: int) -> None:
    for number in range(count):
        journal.append("chat.message", chan="#lobby", person="p-00000000", nick="eve", text="somebody says something to all", kind="privmsg")
        if number % 2000 == 0:
            journal.write()


def build(tmp_path: Path, history_length: int, games: int, *, first: bool) -> Path:
    """A log of a server that was killed: the games before (the worst that can be) or after most of the history."""
    told = game_records(tmp_path / "one")
    world = World(tmp_path / "state", fsync="os")
    world.thread.at_once = True
    journal = world.open()
    talk(journal, 0 if first else history_length)
    for game in copies(told, games):
        for type_, fields in game:
            journal.append(type_, **fields)
    talk(journal, history_length if first else 0)
    for _ in range(20):
        journal.write()
    world.crash(journal)
    return world.state


def start_of(state: Path) -> float:
    daemon = Daemon(state)
    try:
        assert daemon.stop()[0] == 0
    finally:
        daemon.close()
    return daemon.start_time


@pytest.mark.parametrize("first", [False, True], ids=["games-last", "games-first"])
def test_games_come_back_from_anywhere(tmp_path, first):
    """A small one, for every run: all of them come out the same again."""
    state = build(tmp_path, 200, 3, first=first)
    past = recall(state)
    tables = fold(item.fields() for item in history(state, past))
    assert (len(tables), check(tables)) == (3, [])


@pytest.mark.long
@pytest.mark.timeout(600)
@pytest.mark.parametrize("first", [False, True], ids=["games-last", "games-first"])
def test_a_million_records_and_fifty_games(tmp_path, first):
    state = build(tmp_path, HISTORY, GAMES, first=first)
    size = sum(path.stat().st_size for path in (state / "events").iterdir())
    begun = time.perf_counter()
    past = recall(state)
    recalled = time.perf_counter() - begun
    assert len(past.games) == GAMES
    begun = time.perf_counter()
    count = sum(1 for _ in history(state, past))
    read = time.perf_counter() - begun
    seconds = start_of(state)
    place = "before" if first else "after"
    print(f"\n{HISTORY} records, {size >> 20} MiB, {GAMES} open games {place} them: end found in {recalled:.2f} s, "
          f"{count} records of games read in {read:.2f} s, open in {seconds:.2f} s")
    assert verify(state / "events").damage == ()
    assert seconds < LIMIT
