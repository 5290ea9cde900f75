"""`wolfd simulate` as it is typed: what it prints, that it can be repeated, and how it refuses."""

import json
import xml.etree.ElementTree as ET

import pytest

from wolfd import cli

FEW = ("--games", "30", "--players", "8", "--seed", "7")


def simulate(capsys, *arguments):
    code = cli.main(["simulate", *arguments])
    out, err = capsys.readouterr()
    return code, out, err


def test_shares_with_intervals(capsys):
    """Every game has its winner, the interval holds the share, and each role of the deck is there."""
    code, out, _ = simulate(capsys, *FEW, "--json", "--deck", "seer,witch")
    told = json.loads(out)
    assert code == 0
    assert told["games"] == 30
    shares = [camp["share"] for camp in told["won"].values()]
    assert sum(shares) == pytest.approx(1)
    assert all(camp["low"] < camp["share"] < camp["high"] for camp in told["won"].values())
    assert set(told["survival"]) == {"werewolf", "villager", "seer", "witch"}
    assert sum(told["days"]["by_count"].values()) == 30


def test_same_seed_same_games_whatever_the_jobs(capsys):
    one = simulate(capsys, *FEW)[1]
    assert simulate(capsys, *FEW, "--jobs", "2")[1] == one
    assert one.startswith("30 games of 8, seed 7\n")
    assert simulate(capsys, "--games", "30", "--players", "8", "--seed", "8")[1] != one


@pytest.mark.parametrize("deck", [("--players", "10", "--preset", "classic"), ("--players", "12", "--deck", "seer,witch,hunter,guard")])
def test_informed_villages_win_more_often_than_with_random_players(capsys, deck):
    """Both are printed, and lie clearly apart."""
    code, out, _ = simulate(capsys, *deck, "--games", "60", "--seed", "4", "--random", "--json")
    told = json.loads(out)
    assert code == 0
    assert told["random"]["games"] == told["games"] == 60
    assert told["won"]["village"]["low"] > told["random"]["won"]["village"]["high"]
    assert set(told["random"]["survival"]) == set(told["survival"])


def test_random_players_in_a_text(capsys):
    out = simulate(capsys, *FEW, "--random")[1]
    before, after = out.split("the same deals by random players\n")
    assert before.startswith("30 games of 8, seed 7\n")
    assert {"wolves", "village", "length", "seer"} <= {line.split()[0] for line in after.splitlines()}
    assert simulate(capsys, *FEW)[1] == before


def test_drawing(capsys, tmp_path):
    """A line for each number of wolves that some table size allows; nothing in it is fetched from elsewhere."""
    file = tmp_path / "x.svg"
    code, out, _ = simulate(capsys, "--games", "4", "--players", "8", "--seed", "1", "--plot", str(file))
    assert (code, out) == (0, f"{file}: 3 table sizes, 4 games each, seed 1\n")
    assert ET.parse(file).getroot().tag.endswith("svg")
    assert "2 wolves" in file.read_text()
    assert "script" not in {node.tag.rpartition("}")[2] for node in ET.parse(file).iter() if node.get("src")}
    assert "https://" not in file.read_text()


def test_suggested_deck_is_legal_for_each_preset(capsys):
    for preset in ("default", "classic", "hollow", "newmoon"):
        code, out, err = simulate(capsys, "--games", "2", "--players", "12", "--preset", preset, "--deck", "suggest", "--seed", "1")
        assert code == 0, err
        assert "seer" in out


@pytest.mark.parametrize(("arguments", "words"), [
    (["--players", "2"], "--players"),
    (["--preset", "other"], "--preset"),
    (["--deck", "dragon"], "There is no role dragon."),
    (["--option", "sped=slow"], "Did you mean speed?"),
    (["--option", "vote_mode"], "write NAME=VALUE"),
    (["--option", "variants=double_small double_great"], "VAR-1"),
    (["run"], "unexpected extra argument"),
])  # fmt: skip
def test_refusals(capsys, arguments, words):
    code, out, err = simulate(capsys, *arguments)
    assert (code, out) == (64, "")
    assert words in err
    assert "(wolfd simulate -h tells what there is)" in err


def test_simulate_is_a_first_word_only(capsys):
    assert cli.main(["--lan", "simulate"]) == 64
    assert "simulate" in capsys.readouterr().err
