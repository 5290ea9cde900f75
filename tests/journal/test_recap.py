"""Reading a past game in the chat: told by `wolflog` in a process of its own, from the log; and its page."""

import re

import pytest
from twisted.internet.task import Clock

from tests.accounts.threads import AtOnce, Here
from tests.journal.games import House
from tests.plays.answering import play_to_the_end
from wolfd.moderator.recap import PART
from wolfd.moderator.settings import Settings
from wolfd.running.library import SETTLED, Library
from wolfd.texts import Message


class Loop(Here):
    """As much of a reactor as the library needs, on the clock of a play."""

    def __init__(self, clock):
        super().__init__()
        self.clock = clock
        self.pool = AtOnce()

    def callLater(self, *args):  # noqa: N802 - Twisted's name
        return self.clock.callLater(*args)

    def getThreadPool(self):  # noqa: N802 - Twisted's name
        return self.pool


def played(path):
    """A house with a library and pages, and the game that Ann and Bob have played there to its end."""
    house = House(path, 3)
    (path / "pages").mkdir()
    house.stage.office.recap.library = Library(path, Loop(house.stage.clock), path / "pages")
    house.id = house.begin("Ann Bob", 6)
    play_to_the_end(house.stage)
    return house


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    house = played(tmp_path_factory.mktemp("recap"))
    yield house
    house.close()


@pytest.fixture
def fresh(tmp_path):
    house = played(tmp_path)
    yield house
    house.close()


def told(person, verb):
    person.forgets()
    person.says(verb)
    return person.private


def test_all_are_told_how_to_read_it(house):
    ann, bob = house.stage.people
    assert ann.hears(f"!recap tells this whole game again, with all its secrets; later and elsewhere !recap {house.id}")
    assert bob.hears(f"/recap tells this whole game again, with all its secrets; later and elsewhere /recap {house.id}")


def test_it_is_told_in_parts_to_each_in_his_language(house):
    ann, bob = house.stage.people
    first = told(ann, "recap")
    assert len(first) == PART + 1
    assert first[0] == f"Game {house.id} in #wolf"
    assert first[-1] == f"Part 1 of {first[-1].split()[3].rstrip(';')}; the next: !recap {house.id} 2"
    parts = int(first[-1].split()[3].rstrip(";"))
    whole = [line for part in range(1, parts + 1) for line in told(ann, f"recap {house.id} {part}")[:-1]]
    assert ann.private[-1] == f"That was part {parts} of {parts}, the end."
    assert any("wolves chose" in line or "points at" in line for line in whole)
    assert told(ann, "recap 999")[-1] == ann.private[-1]
    bob.says("language 简体")
    assert "复盘" in told(bob, "复盘")[-1]
    assert bob.private[0] != first[0]


def test_commands_are_named_as_the_reader_types_them(house):
    """Ann reads by IRC, Bob by telnet."""
    for person, mark in zip(house.stage.people, "!/", strict=True):
        person.says("language en")
        lines = [line for part in range(1, 9) for line in told(person, f"recap {house.id} {part}")]
        asked = [line for line in lines if "has nothing more to say types" in line]
        assert asked
        assert all(f"types {mark}end;" in line for line in asked)


def test_what_only_those_who_keep_order_may_know_is_told_to_nobody(tmp_path):
    """Whoever reports somebody is promised that nobody else hears of it, when the game is over, too."""
    house = House(tmp_path, 3)
    (tmp_path / "pages").mkdir()
    stage = house.stage
    stage.office.recap.library = Library(tmp_path, Loop(stage.clock), tmp_path / "pages")
    game = house.begin("Ann Bob", 6)
    ann, bob = stage.people
    mod = stage.irc("Mod")
    stage.hall.set_account(mod.user, "mia")
    stage.office.staff.appoint(["mia"])
    bob.says("report ann she cheats badly")
    ann.types("/msg Moderator report bob he is a liar", "/msg Moderator ！举报 bob he is a liar", "/msg Moderator what now?")
    mod.says("warn ann 1d her last chance", "note ann a sore loser", "mute bob shouting", "abort a quarrel")
    stage.clock.advance(SETTLED)
    lines = "\n".join(told(bob, "recap") + told(bob, "recap 2"))
    assert "shouting" in lines, "what all heard is in it"
    assert "what now?" in lines, "and what players asked"
    page = (tmp_path / "pages" / f"{game}.html").read_text()
    for words in ("cheats badly", "is a liar", "last chance", "sore loser"):
        assert words not in lines
        assert words not in page
    numbers = [int(number) for number in re.findall(r'id="r(\d+)"', page)]
    assert (numbers[0], max(numbers)) == (1, len(set(numbers))), "the numbers of records would tell what is done elsewhere"
    assert house.book.journal.seq > max(numbers)
    assert "Made by wolfd test." in page
    house.close()


def test_a_running_game_is_told_to_nobody(fresh):
    ann, bob = fresh.stage.people
    for person in (ann, bob):
        person.says("ready")
    running = fresh.stage.playing.deal.game
    assert told(ann, f"recap {running}") == ["That game is not over."]
    assert told(ann, "recap")[0] == f"Game {fresh.id} in #wolf", "the last that has ended here"


@pytest.mark.parametrize("name", ["gAAAAAAA", "nonsense", "--help", "g../../x"])
def test_no_other_game(house, name):
    assert told(house.stage.people[0], f"recap {name}") == [f"There is no game {name} that could be told."]


def test_where_none_was_played(house):
    zoe = house.stage.irc("Zoe", "#lobby")
    assert told(zoe, "recap")[0].startswith("Which game? !recap and the game’s name")
    assert told(zoe, f"recap {house.id}")[0] == f"Game {house.id} in #wolf"


def test_a_page_is_put_in_its_place_when_the_log_has_the_game(fresh, tmp_path):
    pages = tmp_path / "pages"
    assert not list(pages.iterdir())
    fresh.stage.clock.advance(SETTLED)
    assert [path.name for path in pages.iterdir()] == [f"{fresh.id}.html"]
    assert "<!DOCTYPE html>" in (pages / f"{fresh.id}.html").read_text()
    fresh.stage.office.recap.library = None
    assert told(fresh.stage.people[0], "recap") == ["This server tells no past games."]


def test_the_link_is_told_where_there_is_one(tmp_path):
    house = House(tmp_path, 3)
    house.stage.office.settings = Settings(link="https://wolf.example/{game}.html")
    house.stage.office.recap.library = Library(tmp_path, Loop(house.stage.clock))
    game = house.begin("Ann Bob", 6)
    play_to_the_end(house.stage)
    assert house.stage.people[0].hears(f"This game as a page: https://wolf.example/{game}.html")
    house.close()


def test_a_handed_over_moderation_and_withheld_words_are_in_it(tmp_path):
    house = House(tmp_path, 3)
    house.stage.office.recap.library = Library(tmp_path, Loop(house.stage.clock))
    ann, eve = house.stage.irc("Ann"), house.stage.telnet("Eve")
    house.stage.irc("Zoe")
    ann.says("join", "bots 6", "moderator Eve", "ready")
    eve.says("moderator Zoe")
    house.stage.hall.set_away(ann.user, "3 is a wolf")
    play_to_the_end(house.stage)
    lines = "\n".join(told(ann, "recap"))
    assert "Zoe moderates from now on." in lines
    assert "Ann says why he is away, shown to nobody before the end: 3 is a wolf" in lines
    house.close()


def test_a_page_that_cannot_be_written_is_told_to_the_operator_and_leaves_nothing(tmp_path, capture):
    clock = Clock()
    library = Library(tmp_path, Loop(clock), tmp_path)
    library.publish("gAAAAAAA", "en")
    clock.advance(SETTLED)
    assert any("its page is not written" in str(event.get("log_format")) for event in capture)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("code", "told"), [
    ("en", "The game is closed (played to its end)."), ("zh-Hans", "游戏关闭（玩到了最后）。"), ("zh-Hant", "遊戲關閉（玩到了最後）。")])
def test_why_a_game_is_closed_is_told_in_the_readers_words(code, told):
    assert Message("log-ended", why="won").text(code) == told
