"""Whole games over real sockets, half of the people by IRC and half by telnet; and the same while the daemon is killed."""

import random
import time
from itertools import count

import pytest

from engine import codec
from engine.events import Died
from engine.game import Game
from wolfd import journal
from wolfd.moderator import recovery

from .newcomers import Newcomer, play

BRISK = {"speed": "brisk", "t_wolves": 8, "t_night_step": 6, "t_discussion": 8, "t_vote": 8, "t_reaction": 2,
         "t_last_words": 2, "t_defence": 3}
pytestmark = pytest.mark.timeout(600)  # real time passes in these games

ROOMS = ("#oak", "#elm")


@pytest.fixture
def people():
    """Six newcomers for each of two tables, every other one by telnet."""
    numbers = count(1)
    people = [Newcomer(f"p{next(numbers)}", room, irc=seat % 2 == 0) for room in ROOMS for seat in range(6)]
    yield people
    for person in people:
        person.close()


def seat(people, daemon, options=BRISK):
    """All come in and sit down, and their games begin."""
    for person in people:
        person.connect(daemon.irc, daemon.telnet)
    play(people, 1.0)
    hosts = people[::len(people) // len(ROOMS)]
    _each(people, "join")
    for name, value in options.items():
        for host in hosts:
            host.command(f"option {name} {value}")
        play(people, 0.6)  # not faster than a person who pastes
    _each(people, "ready")


def _each(people, word):
    """One after another at each table, at all tables at once."""
    seats = len(people) // len(ROOMS)
    for at in range(seats):
        for person in people[at::seats]:
            person.command(word)
        play(people, 0.1)


def games_of(state):
    """Each game of the log: what was recorded of it, and the game that the engine makes of its commands."""
    tables: dict[str, dict] = {}
    for record in (item.fields() for item in journal.records(state / "events") if not isinstance(item, journal.Damage)):
        if record["type"] == "table.started":
            tables[record["game"]] = {"start": record, "records": []}
        elif record["type"] == "game.command":
            tables[record["game"]]["records"].append(record)
    for table in tables.values():
        records = [(codec.command(r["command"]), tuple(map(codec.event, r["events"]))) for r in table["records"]]
        setup, seed = codec.setup(table["start"]["setup"]), bytes.fromhex(table["start"]["seed"])
        table["events"] = [event for _, events in records for event in events]
        table["game"] = Game.rebuild(setup, seed, records)
    return tables


def check(people, state):
    """The log is whole, holds all that anybody heard, and makes the same games again."""
    assert journal.verify(state / "events").code == 0
    said = {item.fields()["text"] for item in journal.records(state / "events") if item.type == "chat.message"}
    tables = {table["start"]["chan"]: table for table in games_of(state).values()}
    for person in people:
        heard = {word for line in person.lines for word in line.split() if word.endswith("-speaks")}
        assert {word.lstrip(":") for word in heard} <= said, "something heard is not in the log"
        table = tables[person.room]
        assert person.dead() <= {event.who for event in table["events"] if isinstance(event, Died)}
    for table in tables.values():
        ended = table["game"].table.ended
        assert ended is not None
        over = next(line for p in people if p.room == table["start"]["chan"] for line in p.lines if "The game is over" in line)
        assert all(f"{seat} " in over.partition("Winners")[2] for seat in ended.winners)
        assert ("village" in over) == ("village" in ended.camps)


def test_two_games_at_once_half_by_irc_half_by_telnet(start, people):
    daemon = start()
    seat(people, daemon)
    assert play(people), [person.lines[-3:] for person in people]
    assert daemon.stop() == (0, "", "")
    check(people, daemon.state)
    assert len(games_of(daemon.state)) == 2
    assert not any("Traceback" in line for person in people for line in person.lines)


def kill_and_return(start, people, daemon):
    """kill -9, check that the log alone can go on, start again, and everybody comes back with his key."""
    daemon.stop_now()
    faults = recovery.check(recovery.fold(
        item.fields() for item in journal.history(daemon.state, journal.recall(daemon.state))))
    assert not faults
    again = start()
    for person in people:
        person.close()
        person.connect(again.irc, again.telnet)
    return again


@pytest.mark.parametrize("rounds", [2, pytest.param(20, marks=pytest.mark.long)])
def test_killed_in_play_all_games_go_on(start, people, rounds):
    """P1, P6: whatever anybody heard is in the log, and both games come to their end."""
    daemon, dice = start(), random.Random(rounds)
    seat(people, daemon, BRISK if rounds < 10 else BRISK | {"t_wolves": 16, "t_night_step": 12, "t_reaction": 4})
    began = time.monotonic()
    for _ in range(rounds):
        if play(people, dice.uniform(0.3, 2.5)):
            break
        daemon = kill_and_return(start, people, daemon)
    assert play(people), [(person.nick, person.lines[-4:]) for person in people]
    assert daemon.stop() == (0, "", "")
    check(people, daemon.state)
    print(f"{rounds} rounds of kill -9 in {time.monotonic() - began:.0f} s: both games ended, the log is whole")
