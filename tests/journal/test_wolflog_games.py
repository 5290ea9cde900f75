"""`wolflog replay` and `export`: one game told as it was, to each as much as he could know."""

import json
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

from engine.variants import VARIANTS
from tests.journal.games import TAME, House, played
from tests.journal.worlds import rewrite
from wolfd.journal import Record, records
from wolfd.texts.tongues import CODES
from wolfd.views import tool
from wolfd.views.page import page
from wolfd.views.recounting import recount
from wolfd.views.tale import Tale


@pytest.fixture(scope="module")
def house(tmp_path_factory) -> House:
    """A game that two people and six artificial players have played to its end, and the people who heard it."""
    return played(tmp_path_factory.mktemp("game"), 3)


def tale_of(house: House) -> Tale:
    return recount(house.game, (item.fields() for item in records(house.events) if isinstance(item, Record)))


def wolves_of(house: House) -> list[int]:
    return [seat for seat, card in house.table.cards.items() if card == "werewolf"]


def test_tells_a_player_what_he_heard_and_nothing_else(house):
    """Each line that a seat is said to have been told was heard by the one who sat there."""
    tale = tale_of(house)
    for seat, person in enumerate(house.stage.people, 1):
        heard = "\n".join(person.lines).replace("\x02", "").replace("/end", "!end")
        told = [moment for moment in tale.moments if moment.reaches(seat) and moment.kind in {"told", "said"}]
        assert len(told) > 40
        assert [line for moment in told for line in moment.words.lines("en") if line not in heard] == []
        secrets = {moment.words.text("en") for moment in tale.moments if moment.lane == "private" and not moment.reaches(seat)}
        own = {moment.words.text("en") for moment in tale.moments if moment.reaches(seat)}
        assert not secrets & set(person.private) - own


def test_what_players_write_to_others_is_not_read_out_to_all(tmp_path):
    """Whoever has a seat may still write to somebody outside; that is nobody's business when the game is told again."""
    house = House(tmp_path, 3, private_messages="all")
    house.begin()
    zoe, ann = house.stage.irc("Zoe", "#moon"), house.stage.people[0]
    house.stage.hall.say(ann.user, zoe.user, "my secret")
    assert zoe.hears("my secret")
    ann.types("/msg Moderator what now?")
    house.until_over()
    house.close()
    told = "".join(moment.words.text("en") for moment in tale_of(house).moments)
    assert "what now?" in told
    assert "my secret" not in told
    assert "my secret" in "".join(str(item.fields()) for item in records(house.events) if isinstance(item, Record))


def test_knows_how_it_went(house):
    tale, table = tale_of(house), house.table
    days = [(kind, number) for number in range(1, table.day + 1) for kind in ("night", "day")]
    assert [(chapter.kind, chapter.number) for chapter in tale.chapters] == [("setup", 0), *days, ("over", 0)]
    assert {seat: place.now for seat, place in tale.places.items()} == table.cards
    assert {seat: place.cause for seat, place in tale.places.items() if place.cause} == table.causes
    assert (tale.camps, tale.winners, tale.why) == (table.ended.camps, table.ended.winners, "won")
    assert tale.is_faithful
    assert tale.opening
    assert tale.moments[0].words.text("en") == "A table is opened in #wolf."
    knows = {(each.knower, each.about, each.chapter.short.text("en")) for each in tale.insights}
    one, other = wolves_of(house)
    assert {(one, other, "N1"), (other, one, "N1")} <= knows


RULES = [*(f"preset {name}" for name in ("classic", "hollow", "newmoon")), *(f"variants {each}" for each in VARIANTS),
         "option dead_chat graveyard_only", "deck thief hybrid mason mason"]  # fmt: skip


@pytest.mark.parametrize("rules", RULES)
def test_every_game_can_be_told(tmp_path, rules):
    """Whatever is played: all of it is known to this version, in each language, and the proofs fit."""
    house = House(tmp_path, 11)
    house.begin("Ann Bob", 10, rules)
    house.until_over()
    house.close()
    tale = tale_of(house)
    assert any(moment.kind == "table" and f"{rules.split()[0]} is set to" in moment.words.text("en").replace("dead_chat", "option")
               for moment in tale.moments)  # fmt: skip
    assert [moment.words.text("en") for moment in tale.moments if moment.kind == "broken"] == []
    assert (tale.is_faithful, bool(tale.opening)) == (True, True)
    for code in CODES:
        told = page(tale, None, ("", ""), code)
        Page(told)
        assert not re.search(r">(?:[a-z]+-)+[a-z]+<", told), "an id without words"


def test_votes_are_those_that_were_shown(house):
    """The matrix is what the room was told, in order."""
    tale = tale_of(house)
    told = [event for item in records(house.events) if isinstance(item, Record) and item.type == "game.command"
            for event in item.fields()["events"] if event["is"] == "VotesShown"]
    assert len(told) > 2
    shown = [ballot for ballot in tale.ballots if ballot.shown]
    assert [ballot.step for ballot in shown] == [event["step"] for event in told]
    for ballot, event in zip(shown, told, strict=True):
        assert {by: whom or 0 for by, whom in ballot.choices.items()} == dict(event["votes"])


@pytest.fixture
def run(house, capsys):
    def run(*arguments: str) -> list[str]:
        assert tool.main([*arguments, "--state", str(house.state)]) == 0
        return capsys.readouterr().out.splitlines()

    return run


def test_replay_as_a_seat_hides_what_it_could_not_know(house, run):
    seat = str(wolves_of(house)[0])
    whole, wolf, watcher = (run("replay", house.game, *seats) for seats in ((), ("--as", seat), ("--as", "0")))
    assert [any("[pack] " in line for line in told) for told in (whole, wolf, watcher)] == [True, True, False]
    assert [any("(the wolves chose " in line for line in told) for told in (whole, wolf, watcher)] == [True, False, False]
    assert any("Whom do you take tonight?" in line for line in wolf)
    assert not any("[" in line.replace("[bot]", "")[8:] for line in watcher)
    assert any(line.endswith(f"> {TAME}") for line in watcher)


@pytest.mark.parametrize(("language", "line"), [("zh-Hans", "== 第1夜"), ("zh-Hant", "== 第1夜"), ("en", "== Night 1")])
def test_replay_in_each_language(house, run, language, line):
    assert line in run("replay", house.game, "--language", language)


def test_replay_as_json_and_as_a_client_would(house, run):
    (line,) = run("replay", house.game, "--form", "json")
    told = json.loads(line)
    assert (told["game"], len(told["seats"]), told["replays"], told["chapters"][1]["kind"]) == (house.game, 8, True, "night")
    (line,) = run("replay", house.game, "--form", "json", "--as", "1")
    told = json.loads(line)
    assert told["seats"] == []
    lanes = {(moment["lane"], 1 in (moment["to"] or [1])) for chapter in told["chapters"] for moment in chapter["moments"]}
    assert lanes == {("public", True), ("private", True)}
    irc = run("replay", house.game, "--form", "irc")
    assert any(line.startswith("2026-11-30 12:") and line.endswith(f"> {TAME}") and "#wolf <" in line for line in irc)
    assert any("[Moderator -> " in line and "] You are the wolves" in line for line in irc)


def test_no_such_game_and_no_such_seat(house, capsys):
    state = str(house.state)
    assert tool.main(["replay", "gNothing", "--state", state]) == 64
    assert "no record of a game gNothing" in capsys.readouterr().err
    assert tool.main(["replay", house.game, "--as", "9", "--state", state]) == 64
    assert "no seat 9" in capsys.readouterr().err


def test_damage_stops_no_tale(tmp_path, capsys):
    game = played(tmp_path, 3).game
    (path,) = (tmp_path / "events").glob("*.jsonl")
    lines = path.read_bytes().splitlines(keepends=True)
    command = next(at for at, line in enumerate(lines) if b'"is":"Saw"' in line)
    rewrite(path, b"".join([*lines[:command], b"garbage\n", *lines[command + 1 :]]))
    assert tool.main(["replay", game, "--state", str(tmp_path)]) == 0
    out, err = capsys.readouterr()
    assert err.count("wolflog: events-") == 1
    assert "The game is over" in out


def test_what_this_version_does_not_know_is_told(house):
    found = [item.fields() for item in records(house.events) if isinstance(item, Record)]
    for fields in found:
        if fields["type"] == "game.command":
            fields["events"] = [*fields["events"], {"is": "Teleported", "who": 3}]
        if fields["type"] == "table.seated":
            del fields["nick"]
    tale = recount(house.game, found)
    broken = [moment.words.text("en") for moment in tale.moments if moment.kind == "broken"]
    assert "1 event is not known to this version." in broken
    assert "A record table.seated cannot be read by this version." in broken
    assert (tale.is_faithful, tale.why) == (None, "won")


# --- the page ---------------------------------------------------------------------------------------------------------


class Page(HTMLParser):
    """Reads a page strictly: every element is closed in order."""

    VOID = frozenset({"meta", "input", "br"})

    def __init__(self, source: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(source)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        self.seen.append((tag, dict(attrs)))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.text += data

    def all(self, tag: str) -> Iterator[dict[str, str | None]]:
        return (attrs for name, attrs in self.seen if name == tag)


def exported(house: House, path: Path, *arguments: str) -> str:
    assert tool.main(["export", house.game, "--state", str(house.state), "-o", str(path), *arguments]) == 0
    return path.read_text()


def test_page_is_whole_and_needs_nothing_else(house, tmp_path):
    source = exported(house, tmp_path / "game.html")
    page = Page(source)
    assert not {tag for tag, _ in page.seen} & {"script", "img", "link", "iframe", "a", "object"}
    assert not any(name.startswith("on") or name in {"src", "href", "style"} for _, attrs in page.seen for name in attrs)
    assert "http:" not in source.replace("http-equiv", "")
    assert "url(" not in source
    assert TAME in page.text
    assert "<b>\"vote\"" not in source


def test_page_has_all_languages_and_eyes(house, tmp_path):
    page = Page(exported(house, tmp_path / "game.html", "--language", "zh-Hant"))
    assert {attrs["lang"] for attrs in page.all("span") if "lang" in attrs} == set(CODES)
    picks = {attrs["id"]: "checked" in attrs for attrs in page.all("input")}
    assert set(picks) == {*(f"l-{code}" for code in CODES), "v-all", *(f"v-{seat}" for seat in range(9))}
    assert [pick for pick, is_on in picks.items() if is_on] == ["l-zh-Hant", "v-all"]
    assert {attrs["for"] for attrs in page.all("label")} == set(picks)


def test_page_shows_lanes_votes_knowledge_and_proof(house, tmp_path):
    source = exported(house, tmp_path / "game.html")
    page = Page(source)
    lanes = [attrs["class"] for attrs in page.all("li")]
    assert "m prv" + "".join(f" s{seat}" for seat in wolves_of(house)) in lanes
    assert {each.split()[1] for each in lanes} == {"pub", "prv", "sld"}
    assert len(list(page.all("table"))) == 3
    assert source.count('class="badge good"') == 3
    for words in ("Log verified", "Seal fits", "Replayed alike", "日志完整", "封印吻合", "重演一致"):
        assert words in page.text


def test_page_says_when_the_log_is_damaged_or_was_not_checked(house, tmp_path):
    assert "This page was made without checking the log." in exported(house, tmp_path / "a.html", "--no-verify")
    copy = House.__new__(House)
    copy.game, copy.state = house.game, tmp_path / "copy"
    shutil.copytree(house.state, copy.state)
    (path,) = (copy.state / "events").glob("*.jsonl")
    rewrite(path, path.read_bytes().replace(b'"card":"seer"', b'"card":"wolf"', 1))
    source = exported(copy, tmp_path / "b.html")
    assert source.count('class="badge bad"') >= 1
    assert "Log DAMAGED" in source


def test_page_of_a_running_game_warns(tmp_path):
    house = House(tmp_path, 5)
    house.begin()
    house.until_day()
    source = exported(house, tmp_path / "game.html")
    assert "tells secrets of living players" in source
    assert "Seal not open yet" in source
    house.close()


@pytest.mark.parametrize(("form", "name"), [("text", "txt"), ("irc", "irc"), ("json", "json")])
def test_other_forms_go_to_files_too(house, tmp_path, monkeypatch, capsys, form, name):
    monkeypatch.chdir(tmp_path)
    assert tool.main(["export", house.game, "--form", form, "--state", str(house.state)]) == 0
    path = Path(f"{house.game}.{name}")
    told = f"wolflog: wrote game {house.game} of #wolf to {path}: {form}, {path.stat().st_size} bytes\n"
    assert capsys.readouterr().err == told
    content = path.read_text()
    assert "\x1b" not in content
    assert "The game is over" in content


PROBE = """<script>onload = () => { const seen = e => e.getClientRects().length > 0;
const told = [document.documentElement.scrollWidth, [...document.querySelectorAll('.m')].filter(seen).length,
[...document.querySelectorAll('h2 span')].filter(seen).map(e => e.lang)[0]]; document.title = 'probe ' + told.join(' '); }</script>"""


def probed(source: str, path: Path, *picked: str) -> tuple[int, int, str]:
    """Width of the page on a phone, moments that are seen, the language: with some buttons pressed."""
    start, end = source.index('<meta http-equiv="Content'), source.index('<meta name="viewport"')
    source = source[:start] + source[end:]
    for pick in picked:
        group = pick[0]
        source = source.replace(f'name="{group}" id="{pick}"', f'name="{group}" id="{pick}" checked')
    path.write_text(source.replace("</body>", f"{PROBE}</body>"))
    for _ in range(3):
        done = subprocess.run(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--window-size=390,800", "--dump-dom", f"file://{path}"],
            capture_output=True, text=True, timeout=50, check=False)  # fmt: skip
        if "<title>probe " in done.stdout:
            break
        time.sleep(1)
    width, seen, language = done.stdout.partition("<title>probe ")[2].partition("</title>")[0].split()
    return int(width), int(seen), language


@pytest.mark.long
@pytest.mark.skipif(shutil.which("chromium") is None, reason="chromium is not installed")
@pytest.mark.timeout(300)
def test_page_in_a_browser_of_a_phones_width(house, tmp_path):
    """Nothing is wider than the screen; the buttons choose language and eyes."""
    source = exported(house, tmp_path / "game.html")
    tale = tale_of(house)
    asked = sum(moment.kind == "asked" for moment in tale.moments)
    width, seen, language = probed(source, tmp_path / "all.html")
    assert width <= 500, "chromium's windows are no narrower than 500"
    assert (seen, language) == (len(tale.moments) - asked, "en")
    public = sum(moment.lane == "public" for moment in tale.moments)
    assert probed(source, tmp_path / "room.html", "v-0", "l-zh-Hans")[1:] == (public, "zh-Hans")
    wolf = wolves_of(house)[0]
    own = sum(moment.reaches(wolf) for moment in tale.moments)
    assert probed(source, tmp_path / "wolf.html", f"v-{wolf}", "l-zh-Hant")[1:] == (own, "zh-Hant")
    print(f"page of {len(source)} bytes, {len(tale.moments)} moments, {width} wide on a phone")
