"""What a start finds: the end of the chain, the open games, and their records alone."""

from tests.journal.worlds import World, flip, rewrite, talk
from wolfd.journal import Damage, Past, Record, history, recall, records


def test_no_log_yet(tmp_path):
    assert recall(tmp_path) == Past()
    assert list(history(tmp_path, Past())) == []


def test_open_games_are_those_not_closed(tmp_path):
    """Waiting tables too; over crashes, segments and starts; whatever ends a game ends it."""
    world = World(tmp_path, segment_bytes=1500)
    world.thread.at_once = True
    journal = world.open()
    first = {game: journal.append("table.opened", game=game, chan=f"#{game}") for game in ("a", "b", "c", "d")}
    talk(journal, 10)
    journal.append("table.started", game="b", seed="00")
    journal.append("table.closed", game="a")
    journal.append("game.ended", game="c")
    world.settle(journal)
    world.crash(journal)
    assert recall(world.state).games == {"b": first["b"], "d": first["d"]}

    journal = world.open()
    assert journal.games.first == {"b": first["b"], "d": first["d"]}
    journal.append("table.closed", game="d")
    talk(journal, 30)
    world.settle(journal)
    journal.close()
    assert recall(world.state).games == {"b": first["b"]}
    assert world.code() == 0


def test_history_is_of_the_open_games_alone(tmp_path):
    world = World(tmp_path, segment_bytes=1500)
    world.thread.at_once = True
    journal = world.open()
    journal.append("table.opened", game="old")
    journal.append("table.closed", game="old")
    talk(journal, 20)
    wanted = []
    for game in ("a", "b", "a", "b", "a"):
        opens = "table.opened" if len(wanted) < 2 else "game.command"
        wanted.append((journal.append(opens, game=game), game))
        talk(journal, 5)
    journal.append("table.opened", game="c")
    journal.append("game.ended", game="c")
    world.settle(journal)
    world.crash(journal)
    past = recall(world.state)
    found = list(history(world.state, past))
    assert all(isinstance(item, Record) for item in found)
    assert [(item.seq, item.head.game) for item in found] == wanted
    assert found[0].fields()["type"] == "table.opened"


def test_a_game_played_again_under_its_id_begins_anew(tmp_path):
    world = World(tmp_path)
    journal = world.open()
    journal.append("table.opened", game="a")
    journal.append("table.closed", game="a")
    again = journal.append("table.opened", game="a")
    journal.write()
    world.crash(journal)
    past = recall(world.state)
    assert past.games == {"a": again}
    assert [item.seq for item in history(world.state, past)] == [again]


def test_a_table_opened_twice_is_open_from_the_first_time(tmp_path):
    """So a record that is repeated after a failed sync moves nothing."""
    world = World(tmp_path)
    journal = world.open()
    first = journal.append("table.opened", game="a")
    journal.append("table.opened", game="a")
    journal.write()
    world.crash(journal)
    assert recall(world.state).games == {"a": first}


def test_start_reads_only_what_it_needs(tmp_path):
    """Old segments may be unreadable, even gone: a start does not look at them."""
    world = World(tmp_path)
    for _ in range(3):
        journal = world.open()
        talk(journal, 3)
        journal.close()
    journal = world.open()
    opened = journal.append("table.opened", game="a")
    journal.write()
    world.crash(journal)
    for path in world.segments()[:2]:
        path.chmod(0o600)
        path.write_bytes(b"nothing of use")
    past = recall(world.state)
    assert (past.games, past.damage) == ({"a": opened}, ())
    assert [item.seq for item in history(world.state, past)] == [opened]


def test_damage_among_the_records_of_an_open_game_is_told(tmp_path):
    world = World(tmp_path)
    journal = world.open()
    journal.append("table.opened", game="a")
    journal.append("game.command", game="a", command="x")
    journal.append("game.command", game="a", command="y")
    journal.write()
    world.crash(journal)
    path = world.segments()[0]
    path.write_bytes(path.read_bytes().replace(b'"x"', b'"z"') + b"torn")
    past = recall(world.state)
    found = [item.seq if isinstance(item, Record) else str(item.what) for item in history(world.state, past)]
    assert found == [2, 4, "the line was changed"]


def test_the_callers_own_list_of_open_games(tmp_path):
    world = World(tmp_path)
    journal = world.open()
    journal.open_games = lambda: {"mine": 1}
    journal.rotate()
    world.settle(journal)
    world.crash(journal)
    assert recall(world.state).games == {"mine": 1}


def read_closely(world: World, past: Past) -> list[object]:
    """What `history` should give, by the reader that looks at every line."""
    found: list[object] = []
    for item in records(world.events, min(past.games.values())):
        if not isinstance(item, Record):
            found.append((item.file, item.byte, item.what))
        elif item.head.game is not None and item.seq >= past.games.get(item.head.game, item.seq + 1):
            found.append(item.seq)
    return sorted(found, key=str)


def test_reading_in_haste_sees_what_reading_closely_sees(tmp_path):
    """Whichever byte is wrong, wherever a line is missing or comes twice."""
    world = World(tmp_path, fsync="os", segment_bytes=1500)
    world.thread.at_once = True
    journal = world.open()
    for line in range(4):
        journal.append("table.opened", game=f"g{line}", chan="#wolf")
        talk(journal, 2)
    world.settle(journal)
    world.crash(journal)
    past = recall(world.state)
    assert len(world.segments()) > 2

    def hasty() -> list[object]:
        found = [item.seq if isinstance(item, Record) else (item.file, item.byte, item.what) for item in history(world.state, past)]
        return sorted(found, key=str)

    assert hasty() == read_closely(world, past)
    for path in world.segments():
        whole = path.read_bytes()
        lines = whole.splitlines(keepends=True)
        for at in range(0, len(whole), 37):
            flip(path, at, 4)
            assert hasty() == read_closely(world, past), at
            flip(path, at, 4)
        for at in range(len(lines)):
            for other in (lines[:at] + lines[at + 1 :], [*lines[:at], lines[at], *lines[at:]], [*lines[:at], b"x\n", *lines[at:]]):
                rewrite(path, b"".join(other))
                assert hasty() == read_closely(world, past), at
        rewrite(path, whole)


def test_a_repetition_excuses_no_damage_before_what_it_repeats(tmp_path):
    """A sync has failed, and its records came again: a byte changed in what was durable by then is damage all the same."""
    world = World(tmp_path)
    journal = world.open()
    journal.append("table.opened", game="a", chan="#a")
    world.settle(journal)
    world.disk.bad_syncs = 1
    journal.append("table.option", game="a", chan="#a", name="x", value="y")
    world.settle(journal)
    world.crash(journal)
    first = world.segments()[0]
    lines = first.read_bytes().splitlines(keepends=True)
    rewrite(first, b"".join([lines[0], lines[1].replace(b"#a", b"#b"), *lines[2:]]))
    found = list(history(world.state, recall(world.state)))
    assert any(isinstance(item, Damage) for item in found)
