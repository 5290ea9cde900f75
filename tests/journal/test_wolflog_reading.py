"""`wolflog cat`, `follow`, `filter`, `stat`, `games`: what is chosen, and the forms in which it comes out."""

import contextlib
import io
import json
import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.journal.games import played
from tests.journal.worlds import World, rewrite, talk
from wolfd.journal import Damage, Record, form
from wolfd.views import plain, tool
from wolfd.views.irclog import ROWS
from wolfd.views.page import page
from wolfd.views.reading import following
from wolfd.views.recounting import recount

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def world(tmp_path) -> World:
    """Three minutes: Bob talks, is called Rob, and eve writes to him."""
    world = World(tmp_path, private_messages="all")
    journal = world.open()
    journal.append("auth.registered", person="p-1", nick="Bob")
    journal.append("chat.message", chan="#wolf", person="p-1", nick="Bob", text="hi there", kind="privmsg")
    world.clock.advance(60)
    journal.append("auth.renamed", person="p-1", old="Bob", nick="Rob")
    journal.append("chat.message", chan="#wolf", person="p-1", nick="Rob", text="waves", kind="action")
    world.clock.advance(60)
    journal.append("query.message", person="p-2", nick="eve", to="p-1", text="psst", kind="privmsg")
    journal.append("chat.joined", chan="#wolf", person="p-2", nick="eve")
    journal.append("chat.kick", chan="#wolf", person="p-1", nick="Rob", whom="p-2", whom_nick="eve", reason="\x1b[2Jout\u202e")
    journal.close()
    return world


@pytest.fixture
def run(world, capsys, monkeypatch):
    def run(*arguments: str, given: bytes = b"") -> list[str]:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given)))
        assert tool.main([*arguments, "--state", str(world.state)]) == 0
        return capsys.readouterr().out.splitlines()

    return run


@pytest.mark.parametrize(
    ("arguments", "numbers"),
    [
        (["--player", "bob"], [2, 3, 4, 5, 6, 8]),
        (["--player", "p-2"], [6, 7, 8]),
        (["--player", "rob", "--type", "chat"], [5, 8]),
        (["--since", "2026-11-30T12:01"], [4, 5, 6, 7, 8, 9]),
        (["--since", "2026-11-30T13:01+01:00", "--until", "2026-11-30T12:02"], [4, 5]),
        (["--from-seq", "3", "--to-seq", "4"], [3, 4]),
    ],
)
def test_choices(run, arguments, numbers):
    assert [json.loads(line)["seq"] for line in run("cat", "--json", *arguments)] == numbers


@pytest.mark.parametrize("command", ["cat", "stat", "games", "reports", "filter"])
@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--until", "2026-11-30"], "until 2026-11-30T00:00:00.000000Z"),
        (["--since", "2031-01-01"], "since 2031-01-01T00:00:00.000000Z"),
        (["--to-seq", "0"], "to record 0"),
        (["--from-seq", "1000"], "from record 1000"),
        (["--type", "chat.kik"], "type chat.kik; there is no type chat.kik, did you mean chat.kick?"),
        (["--type", "chatt"], "type chatt; there is no type chatt, did you mean chat?"),
        (["--type", "zzz", "--type", "ban"], "type zzz or ban; there is no type zzz; the families are log, clock, conn,"),
        (["--type", "mod"], "type mod"),
        (["--id", "0123456789abcdef"], "id 0123456789abcdef; the state directory has no ids.key, without which no id is known"),
        (["--game", "gX", "--player", "Zoe"], "game gX, player Zoe"),
        (["--chan", "moon"], "channel #moon"),
    ],
)
def test_that_nothing_is_found_is_told(world, capsys, monkeypatch, command, arguments, told):
    """Ends with 1; of the reports the type is their own."""
    lines = b"".join(path.read_bytes() for path in sorted((world.state / "events").glob("*.jsonl")))
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(lines)))
    assert tool.main([command, *arguments, "--state", str(world.state)]) == 1
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith("wolflog: no record with ")
    if command != "reports":
        assert err.startswith(f"wolflog: no record with {told}")


def test_a_log_without_reports_has_none(run):
    assert run("reports")[0].startswith("id ")


def test_a_while_ago(run, monkeypatch):
    monkeypatch.setattr("wolfd.views.choosing.time.time", lambda: 1_796_040_000.0 + 150)
    assert len(run("cat", "--since", "2m")) == 6
    assert len(run("cat", "--since", "31s")) == 4


@pytest.mark.parametrize("time", ["yesterday", "2026-13-01", "5y", "", "0001-01-01T00:00+14:00", "9999-12-31T23:59-14:00", "999999999999d", "9" * 5000 + "d"])
def test_no_time(capsys, time):
    assert tool.main(["cat", "--since", time]) == 64
    assert "--since" in capsys.readouterr().err


def test_as_an_irc_client_keeps_it(run):
    assert run("cat", "--irc") == [
        "--- Day changed 2026-11-30",
        "12:00:00 #wolf <Bob> hi there",
        "12:01:00 -!- Bob is now known as Rob",
        "12:01:00 #wolf * Rob waves",
        "12:02:00 [eve -> p-1] psst",
        "12:02:00 #wolf -!- eve has joined",
        "12:02:00 #wolf -!- eve was kicked by Rob [\ufffd[2Jout\ufffd]",
    ]


def test_filter_takes_lines_that_somebody_picked(world, run, capsys):
    lines = world.segments()[0].read_bytes().splitlines(keepends=True)
    picked = lines[2] + b"no record\n" + lines[4]
    assert [line.split()[1] for line in run("filter", given=picked)] == ["3", "5"]
    assert run("filter", "--player", "rob", "--irc", given=picked)[1:] == ["12:01:00 #wolf * Rob waves"]
    tool.main(["filter", str(world.segments()[0]), "--type", "chat.joined"])
    assert len(capsys.readouterr().out.splitlines()) == 1


def test_filter_tells_what_it_cannot_read(world, capsys, tmp_path):
    (tmp_path / "picked").write_bytes(world.segments()[0].read_bytes().splitlines(keepends=True)[1] + b"{}\n")
    assert tool.main(["filter", str(tmp_path / "picked")]) == 0
    out, err = capsys.readouterr()
    assert (len(out.splitlines()), err.count("picked:2: byte")) == (1, 1)


def test_stat(run):
    counts = json.loads("".join(run("stat", "--json")))
    assert (counts["records"], counts["segments"], counts["days"][0]["persons"]) == (9, 1, 1)
    assert {row["type"]: row["records"] for row in counts["types"]}["chat.message"] == 2
    assert sum(row["bytes"] for row in counts["types"]) == counts["bytes"]
    assert any(line.split() == ["chat.message", "2", str(next(row["bytes"] for row in counts["types"] if row["type"] == "chat.message"))]
               for line in run("stat"))  # fmt: skip


def test_games(tmp_path, capsys):
    house = played(tmp_path, 3)
    outcome = "+".join(house.table.ended.camps)
    assert tool.main(["games", "--json", "--state", str(tmp_path)]) == 0
    first, second = map(json.loads, capsys.readouterr().out.splitlines())
    assert (first["game"], first["seats"], first["people"], first["outcome"]) == (house.game, 8, "Ann Bob", outcome)
    assert (second["outcome"], "ended" in second) == ("waiting", False)
    tool.main(["games", "--state", str(tmp_path)])
    head, *rows = capsys.readouterr().out.splitlines()
    assert head.split() == ["game", "chan", "opened", "started", "ended", "seats", "people", "outcome"]
    assert rows[0].startswith(house.game)


# --- follow -----------------------------------------------------------------------------------------------------------


class Stop(Exception):
    """The one who follows goes home."""


def followed(world: World, deeds: list, lines: int = 2, from_seq: int | None = None) -> list[int | str]:
    """What comes out, while at each look something is done."""
    found: list[int | str] = []
    left = iter(deeds)

    def wait() -> None:
        deed = next(left, None)
        if deed is None:
            raise Stop
        deed()

    items = following(world.events, from_seq, lines, wait, lambda _: True)
    with contextlib.suppress(Stop):
        found.extend(item.seq if isinstance(item, Record) else str(item.what) for item in items)
    return found


def test_follow_goes_over_rotation_and_restart(tmp_path):
    world = World(tmp_path)
    world.thread.at_once = True
    journal = world.open()
    talk(journal, 3)

    def restart() -> None:
        journal.close()
        other = world.open()
        talk(other, 1)

    deeds = [lambda: talk(journal, 1), lambda: (journal.rotate(), talk(journal, 2)), lambda: None, restart]
    assert followed(world, deeds) == [3, 4, 5, 6, 7, 8, 9, 10, 11, 12]


def test_follow_waits_for_the_end_of_a_line(tmp_path):
    world = World(tmp_path)
    talk(world.open(), 2)
    path = world.segments()[0]
    whole = path.read_bytes()
    path.write_bytes(whole[:-5])
    assert followed(world, [lambda: None, lambda: path.write_bytes(whole)]) == [1, 2, 3]


def test_follow_tells_damage_and_goes_on(tmp_path):
    world = World(tmp_path)
    journal = world.open()
    talk(journal, 2)

    def spoil() -> None:
        talk(journal, 3)
        path = world.segments()[0]
        rewrite(path, path.read_bytes().replace(b"line 1,", b"line 7,", 2).replace(b"line 7,", b"line 1,", 1))

    assert followed(world, [spoil]) == [2, 3, 4, "the line was changed", 6]


def test_follow_begins_where_there_is_no_log_yet(tmp_path):
    world = World(tmp_path)
    world.events.mkdir()
    assert followed(world, [lambda: talk(world.open(), 1)]) == [1, 2]


def test_follow_from_a_number(world):
    assert followed(world, [], from_seq=4) == [4, 5, 6, 7, 8, 9]
    assert followed(world, [], lines=0) == []
    assert not any(isinstance(item, Damage) for item in followed(world, []))


# --- terminals --------------------------------------------------------------------------------------------------------


def on_a_terminal(world: World, *arguments: str, code: int = 0, **environment: str) -> str:
    """What the command prints on a terminal of its own."""
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "wolfd.views.tool", *arguments, "--state", str(world.state)], cwd=ROOT, stdout=theirs,
        stderr=theirs, env={**os.environ, "TERM": "xterm", **environment}) as process:  # fmt: skip
        os.close(theirs)
        shown = b""
        try:
            while piece := os.read(ours, 65536):
                shown += piece
        except OSError:  # the other end is closed
            pass
        os.close(ours)
        assert process.wait(30) == code
    return shown.decode()


def test_colours_on_a_terminal_alone(world, run):
    assert "\x1b[" in on_a_terminal(world, "cat", NO_COLOR="")
    assert "\x1b[" not in on_a_terminal(world, "cat", NO_COLOR="1")
    assert not any("\x1b[" in line for line in run("cat"))


def test_a_bar_on_a_terminal_for_long_work(world):
    assert "verifying" not in on_a_terminal(world, "verify")
    journal = world.open()
    for _ in range(40):
        journal.append("chat.message", text="x" * 50_000)
    journal.close()
    shown = on_a_terminal(world, "verify")
    assert "verifying" in shown
    assert "100%" in shown
    assert "whole" in shown


RLO = "\u202e"
HOSTILE = 'a\x1b[2Jb\u009b2Jc' + RLO + 'd\x7fe"\\'
"""Orders to a terminal, in seven bits and in eight, and one that turns the line round."""


def hostile() -> bytes:
    """A record in which every text gives orders to a terminal; and its name, time and members do."""
    words = json.dumps(HOSTILE, ensure_ascii=False).encode()
    return (b'{"v":1,"seq":7,"ts":%b,"mono":1,"type":"chat.message","chan":%b,"nick":%b,"text":%b,%b:%b,"h":"x"}\n'
            % (words, words, words, words, words, words)).replace(b"\x7f", b"\\u007f")


@pytest.mark.parametrize("as_", ["--text", "--json", "--irc"])
def test_nothing_gives_orders_to_a_terminal(world, tmp_path, as_):
    (tmp_path / "picked").write_bytes(hostile())
    shown = on_a_terminal(world, "filter", as_, str(tmp_path / "picked"), NO_COLOR="1")
    assert "chat.message" in shown or as_ == "--irc"
    assert all(sign.isprintable() or sign in "\r\n" for sign in shown), shown
    if as_ == "--json":
        assert json.loads(shown)["text"] == HOSTILE


def test_json_for_a_program_stays_as_it_stands_in_the_log(world, capfdbinary, tmp_path):
    (tmp_path / "picked").write_bytes(hostile())
    tool.main(["filter", "--json", str(tmp_path / "picked")])
    assert capfdbinary.readouterr().out == hostile()


def test_a_forged_header_gives_no_orders_either(world):
    path = world.segments()[0]
    lines = path.read_bytes().splitlines(keepends=True)
    words = json.dumps(HOSTILE, ensure_ascii=False).encode()
    body = form.split(lines[0])[0]
    log, segment = (b'"%b":"' % name for name in (b"log", b"segment"))
    for name in (log, segment):
        at = body.index(name) + len(name) - 1
        body = body[:at] + words + body[body.index(b'"', at + 1) + 1 :]
    path.chmod(0o640)
    path.write_bytes(form.joined(body, form.link(form.ZERO, body)) + b"".join(lines[1:]))
    shown = on_a_terminal(world, "verify", code=1, NO_COLOR="1")
    assert "the file was a" in shown
    assert all(sign.isprintable() or sign in "\r\n" for sign in shown), shown


@pytest.mark.parametrize("kind", sorted(ROWS))
def test_a_line_that_no_server_made_is_told_as_that(world, capsys, tmp_path, kind):
    """Somebody has picked and edited it, or half of it is lost."""
    (tmp_path / "picked").write_text(f'{{"v":1,"seq":1,"ts":"x","mono":1,"type":"{kind}","game":"g","x":1,"h":"x"}}\n')
    for as_ in ("--irc", "--text", "--json"):
        assert tool.main(["filter", as_, str(tmp_path / "picked")]) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("rest", [b'"text":"\xff"', b'"text":1e999'])
def test_filter_takes_nothing_that_cannot_be_read_to_its_end(world, capsys, tmp_path, rest):
    (tmp_path / "picked").write_bytes(b'{"v":1,"seq":1,"ts":"x","mono":1,"type":"chat.message",' + rest + b"}\n")
    assert tool.main(["filter", str(tmp_path / "picked")]) == 0
    out, err = capsys.readouterr()
    assert (out, err.count("picked:1: byte")) == ("", 1)


def strange_tale(words: str):
    """A game whose room, times, people and reasons are one text."""
    records = [{"type": "table.opened", "game": "g", "chan": words, "seq": 1, "ts": words},
               {"type": "table.seated", "game": "g", "chan": words, "seat": 1, "nick": words, "person": "p-1", "seq": 2, "ts": words},
               {"type": "chat.message", "game": "g", "chan": words, "nick": words, "person": "p-1", "text": words, "seq": 3, "ts": words},
               {"type": "admin.command", "game": "g", "do": "abort", "reason": words, "seq": 4, "ts": words}]  # fmt: skip
    return recount("g", records)


def test_a_replay_gives_no_orders_to_a_terminal():
    tale = strange_tale(HOSTILE)
    lines = [re.sub("\x1b\\[[0-9;]*m", "", line) for line in (*plain.as_text(tale, "en"), *plain.as_irc(tale, "en"))]
    assert len(lines) > 5
    assert all(line.isprintable() for line in lines), lines


def test_nothing_that_stands_in_a_record_is_part_of_the_page():
    found = page(strange_tale('"><script>x</script>'), None, ('"><script>', "<script>"), "en")
    assert "&lt;script&gt;" in found
    assert "<script" not in found


NO_UTF_8 = "\udcff"
"""What Python makes of an argument that is none."""


@pytest.mark.parametrize("arguments", [["replay", NO_UTF_8], ["export", NO_UTF_8], ["verify", "--checkpoint", f"wolflog/1 x 5 {NO_UTF_8}"],
                                       ["verify", "--checkpoint", "wolflog/1 x " + "9" * 5000 + " " + "a" * 64]])  # fmt: skip
def test_what_cannot_be_meant_is_told_in_a_line(world, capsys, arguments):
    assert tool.main([*arguments, "--state", str(world.state)]) == 64
    assert capsys.readouterr().err.count("\n") == 1
