"""Languages: chosen by a person, set for a table, remembered; and one table whose people read three of them."""

import pytest

from tests.plays.stage import ROOM, Stage
from tests.plays.wires import IrcGuest, WiredHouse
from wolfd.moderator.words.publicly import Publicly

CODES = ("en", "zh-Hans", "zh-Hant")


@pytest.fixture
def stage():
    return Stage(1)


# --- a person ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("typed", "answer"), [
    ("language zh-Hans", "以后我跟你说简体中文"), ("language 中文", "简体中文"), ("语言 简体", "简体中文"), ("語言　繁體", "繁體中文"),
    ("language 3", "以後我跟你說繁體中文"), ("LANGUAGE English", "From now on I speak English to you."), ("语言 英文", "English"),
])  # fmt: skip
def test_a_language_is_chosen(stage, typed, answer):
    ann = stage.irc("Ann")
    ann.forgets()
    ann.says(typed)
    assert len(ann.lines) == 1
    assert ann.hears(answer)


def test_without_a_name_the_languages_are_told(stage):
    ann = stage.irc("Ann")
    ann.says("language")
    assert ann.hears("I speak English / 简体中文 / 繁體中文. Choose for example with !language english")
    ann.says("language klingon")
    assert ann.hears("I do not speak klingon yet.")
    assert ann.user.language == "en"


def test_a_choice_outlives_the_connection_by_nick_and_host(stage):
    ann = stage.irc("Ann")
    ann.types("/msg Moderator 语言 繁體")
    ann.drops()
    again = stage.irc("Ann")
    assert again.user.language == "zh-Hant"
    assert again.hears("這一桌還沒有人坐。")


def test_an_account_brings_its_language_with_it(stage):
    ann = stage.irc("Ann")
    stage.hall.set_account(ann.user, "ann")
    ann.says("language 简体")
    eve = stage.telnet("Eve")
    eve.user.host = "elsewhere"
    stage.hall.set_account(eve.user, "ann")
    eve.forgets()
    eve.says("time")
    assert eve.hears("这里没有在玩的游戏。")


def test_by_irc_everything_is_in_the_language_used_last():
    """From the first line on; and the message of the day tells everybody how to choose."""
    house = WiredHouse()
    ann = house.by_irc("Ann", address="192.0.2.77")
    told = "\n".join(ann.raw)
    assert " 001 Ann :Welcome to " in told
    for line in ("English:  /msg Moderator language english", "简体中文：/msg Moderator 语言 简体", "繁體中文：/msg Moderator 語言 繁體"):
        assert told.count(line) == 1
    ann.types("/msg Moderator 语言 简体")
    ann.leaves()
    again = house.by_irc("Ann", ROOM, address="192.0.2.77")
    assert any(" 001 Ann :欢迎来到 " in line for line in again.raw)
    assert again.hears("这一桌还没有人坐。")


def test_by_irc_a_table_speaks_at_once_to_who_never_chose():
    house = WiredHouse()
    ming = house.by_telnet("3", "小明", "/加入 wolf", "/桌面 語言 繁體")
    ann = house.by_irc("Ann", ROOM)
    assert ann.hears("這一桌現在有1人", "輸入「!加入」就能坐下。")
    ming.types("/桌面 語言 english")
    ann.types("!time")
    assert ann.hears("chooses this table’s language: English.", "No game is running here.")


# --- a table ----------------------------------------------------------------------------------------------------------


def test_a_table_speaks_to_those_who_never_chose(stage):
    ann, bob, eve = stage.irc("Ann"), stage.telnet("Bob"), stage.irc("Eve")
    eve.says("language english")
    ann.says("join", "table language 繁體")
    assert ann.hears("1號Ann選了這一桌的語言：繁體中文。")
    assert bob.hears("1號Ann選了這一桌的語言：繁體中文。")
    assert eve.hears("1 Ann chooses this table’s language: 繁體中文.")
    dan = stage.irc("Dan")
    assert dan.hears("這一桌現在有1人")
    assert [person.user.language for person in (ann, bob, eve, dan)] == ["zh-Hant", "zh-Hant", "en", "zh-Hant"]


def test_only_who_decides_on_the_rules_sets_it_and_only_before_the_start(stage):
    ann, bob = stage.seated("Ann Bob")
    bob.says("table language 简体")
    assert bob.hears("1 Ann is the host and decides on the rules.")
    stage.irc("Eve").says("桌面 语言 简体")
    assert stage.table().channel.language == ""
    ann.says("bots 4", "ready")
    bob.says("ready")
    ann.says("table language 简体")
    assert ann.hears("A game is running. Wait until it is over.")


def test_the_tables_language_is_told(stage):
    ann = stage.irc("Ann")
    ann.says("join", "table language")
    assert ann.hears("This table has no language of its own")
    ann.says("table language english", "table language")
    assert ann.hears("whoever has not chosen a language reads English")
    ann.says("table talk")
    assert ann.hears("table is followed by fewer words; I do not understand: talk.")


def test_it_stays_when_the_rules_are_set_back_and_after_a_game_and_a_crash(stage):
    ann = stage.irc("Ann")
    ann.says("join", "table language 简体", "new", "preset classic", "preset default", "bots 5", "准备")
    stage.until(lambda: stage.table().playing is None)
    assert stage.table().channel.language == "zh-Hans"
    again = stage.again()
    assert again.table().channel.language == "zh-Hans"
    assert again.irc("Zoe").hears("这一桌现在有")


def test_artificial_players_have_names_of_the_language(stage):
    ann = stage.irc("Ann")
    ann.says("join", "table language 繁體", "bots 5")
    assert all(chair.nick.endswith("[機]") for chair in stage.table().seats.bots)
    ann.says("table language en", "bots 6")
    assert stage.table().seats.bots[-1].nick.endswith("[bot]")


def test_rules_are_chosen_in_any_language(stage):
    ann, bob = stage.seated("Ann Bob")
    ann.says("規則 預設", "规则 默认", "牌组 预言家 女巫 猎人", "deck auto", "牌組 自動", "deck 先知 hunter")
    assert bob.hears("Ann chooses the rules “default”", "special cards: Seer, Witch and Hunter",
                     "special cards: auto", "special cards: Seer and Hunter")
    assert stage.table().waiting.rules.options.deck == ("seer", "hunter")
    ann.says("规则 x")
    assert ann.hears("There is no preset x. The presets: default, classic, hollow and newmoon.")


def test_roles_are_found_by_their_names_in_any_language(stage):
    ann = stage.irc("Ann")
    ann.says("role 女巫", "身份 獵人", "role wit", "help 守卫", "role dragon")
    assert ann.hears("Witch: You are told", "Hunter: When the wolves", "Guard: Each night",
                     "There is no role dragon. The roles: Werewolf, Villager, Seer,")


# --- three languages at one table -------------------------------------------------------------------------------------


def seated():
    """Nine people, three of each language; of each three two come by IRC and one by telnet, or the other way."""
    house = WiredHouse(11)
    people = []
    for at in range(9):
        code = CODES[at % 3]
        if (at // 3 + at) % 2:
            person = house.by_irc(f"p{at}", ROOM)
            person.types(f"/msg Moderator language {code}", "!join")
        else:
            person = house.by_telnet(str(CODES.index(code) + 1), f"p{at}", f"/go {ROOM[1:]}", "/join")
        people.append((code, person))
    people[0][1].types(command(people[0][1], "deck seer witch hunter"))
    return house, people


def command(person, text):
    return f"!{text}" if isinstance(person, IrcGuest) else f"/{text}"


def play(house, people):
    """All answer what they are asked with the first that they may pick, each in the words of his language."""
    for _, person in people:
        person.types(command(person, "ready"))
    playing = house.playing(ROOM)
    assert playing is not None
    while house.playing(ROOM) is not None:
        answer_all(playing, people)
        house.passes(2.0)
    return playing


VERBS = {"en": {}, "zh-Hans": {"see": "查验", "kill": "杀", "vote": "投票", "nominate": "提名", "elect": "选", "end": "过"},
         "zh-Hant": {"see": "查驗", "kill": "殺", "vote": "投票", "nominate": "提名", "elect": "選", "end": "過"}}  # fmt: skip


def answer_all(playing, people):
    for (kind, seat), asked in tuple(playing.table.asks.items()):
        if (kind, seat) in playing.table.asks and (kind, seat) not in playing.table.answers:
            code, person = people[seat - 1]
            verb = VERBS[code].get(kind, kind)
            pick = f" {max(asked.choices)}" if kind not in {"end", "heal", "confirm"} else ""
            person.types(command(person, f"{verb}{pick}" if kind != "confirm" else "yes"))


def test_three_languages_hear_the_same_facts():
    """By event, not by text: each person's screen shows every public event of the game, in order, in his language."""
    house, people = seated()
    playing = play(house, people)
    facts = [ev for ev in house.book.events() if Publicly(playing.table.options, playing.seats.label).is_told(ev)]
    assert len(facts) > 30
    for code, person in people:
        do = "!" if isinstance(person, IrcGuest) else "/"
        rest = iter(person.lines)
        publicly = Publicly(playing.table.options, playing.seats.label)
        for fact in facts:
            for message in publicly.words(fact, do):
                for line in message.lines(code):
                    assert any(line in shown for shown in rest), f"{code}: {fact} is missing: {line}"
            publicly.follow(fact)


def test_nobody_is_spoken_to_in_anothers_language():
    house, people = seated()
    play(house, people)
    night = {"en": "Night 1 falls.", "zh-Hans": "天黑请闭眼。", "zh-Hant": "入夜了，請閉上眼睛。"}
    for code, person in people:
        assert person.hears(night[code])
        for other in set(CODES) - {code}:
            assert not any(night[other] in line for line in person.lines)


def test_a_text_is_worded_once_a_language_and_form():
    """However many hear it: the same object serves all of them."""
    stage = Stage(1)
    people = stage.seated("Ann Bob Cleo Dan Eve Fay")
    people[0].says("语言 简体")
    for person in people:
        person.says("ready")
    said, _ = stage.playing.telling.said[-1]
    assert {language for language, _ in said._worded} <= set(CODES)
    assert said.lines("zh-Hans") is said.lines("zh-Hans")
