"""Choosing the rules of a table: all reasons at once, decks with their lean, options in the reader's own words."""

import pytest

from engine.compose import suggest
from tests.plays.stage import Stage


@pytest.fixture
def stage():
    return Stage()


def seated(stage, language="en", nicks="Ann Bob"):
    people = stage.seated(nicks)
    for person in people:
        stage.hall.set_language(person.user, language)
    return people


def test_all_reasons_against_a_choice_at_once(stage):
    """Each with what to do about it; nothing is changed."""
    ann, bob = seated(stage)
    stage.all_forget()
    ann.says("variants double_small harvest fascination black_death")
    assert [line.split(": ")[0] for line in ann.private] == [
        f"{one} and {other} cannot be played together ({rule})" for rule, one, other in (
            ("VAR-2", "Double You, small", "Harvest Festival"), ("VAR-4", "Double You, small", "Black Death"),
            ("VAR-5", "Double You, small", "Lycanthropic Fascination"), ("VAR-6", "Black Death", "Harvest Festival"),
            ("VAR-7", "Black Death", "Lycanthropic Fascination"))]
    assert all(line.endswith("Leave out one of them.") for line in ann.private)
    assert bob.lines == []
    assert stage.table().waiting.rules.options.variants == ()


@pytest.mark.parametrize(("typed", "reasons"), [
    ("deck witch witch hunter hunter", ["The Witch can be in the deck only once.", "The Hunter can be in the deck only once."]),
    ("deck seer mason", ["There are always two Masons"]),
    ("option night_order seer villager tinker", ["night_order cannot name the Villager", "night_order cannot name the Tinker"]),
    ("option two_way_tie first_stage_votes", []),
    ("option new_moon_preset 1 6", ["Full Moon Rising is not permanent", "Nightmare is not permanent"]),
    ("option new_moon_deck 3 99 3", ["There is no event card 99", "names something twice"]),
])  # fmt: skip
def test_reasons_in_words(stage, typed, reasons):
    ann, _ = seated(stage)
    if "new_moon" in typed:
        ann.says("variants new_moon")
    ann.forgets()
    ann.says(typed)
    if reasons:
        assert any(reason in line for reason in reasons for line in ann.private), ann.lines
        assert all("is set" not in line and "sets" not in line for line in ann.lines)
        heard = [reason for reason in reasons if any(reason in line for line in ann.private)]
        assert heard == reasons or "twice" in reasons[-1]
    else:
        assert ann.hears("sets two_way_tie to first_stage_votes")


def test_all_reasons_against_the_start_at_once(stage):
    """Numbers of players are no matter while people sit down; all that is wrong is told when one is ready."""
    ann, bob = seated(stage)
    ann.says("option moderator_mode human_chosen", "option wolf_count manual:3", "ready")
    bob.says("ready")
    assert ann.hears("There are 2 players, and 6 are needed.")
    assert ann.hears("Nobody is named as the moderator yet")
    ann.says("option moderator_mode engine", "bots 4", "ready")
    bob.says("ready")
    assert ann.hears("3 wolves cannot play among 6 players.")


def test_a_suggested_deck_and_how_its_cards_lean(stage):
    """SET-4: for as many as sit there, and at least as many as are needed."""
    ann, bob = seated(stage)
    ann.says("bots 10", "deck suggest")
    deck = stage.table().waiting.rules.options.deck
    assert {"seer", "witch", "hunter", "guard"} <= set(deck)
    assert bob.hears("1 Ann chooses the special cards: Seer, Witch", "How these cards lean: ", "Cobbler leans to the wolves", "Cupid leans to neither side")
    ann.says("ready")
    bob.says("ready")
    assert stage.table().playing is not None


@pytest.mark.parametrize("typed", ["deck suggest 12", "牌组 推荐12", "牌組 推薦 １２"])
def test_a_suggested_deck_for_as_many_as_will_come(stage, typed):
    """SET-4: the number may be told while few sit there."""
    ann, _ = seated(stage)
    ann.says("deck suggest")
    few = stage.table().waiting.rules.options.deck
    ann.says(typed)
    deck = stage.table().waiting.rules.options.deck
    assert deck == suggest(12, stage.table().options)
    assert set(few) < set(deck)


def test_a_number_that_cannot_play_is_brought_into_bounds(stage):
    ann, _ = seated(stage)
    ann.says("deck suggest 99")
    assert stage.table().waiting.rules.options.deck == suggest(20, stage.table().options)


def test_a_suggestion_by_a_variants_own_deck(stage):
    ann, _ = seated(stage)
    ann.says("variants double_small", "deck suggest")
    assert ann.hears("With these variants the deck is fixed; type !deck auto")


@pytest.mark.parametrize(("preset", "typed", "deck"), [
    ("default", "deck seer, Witch 猎人 爱神", ("seer", "witch", "hunter", "cupid")),
    ("classic", "deck 先知 獵人 女孩", ("seer", "hunter_lasttwo", "little_girl")),
    ("hollow", "牌组 预言家 乐师 小女孩", ("seer", "piper", "little_girl")),
    ("default", "牌組 自動", ("auto",)),
    ("default", "deck mason mason seer", ("mason", "mason", "seer")),
])  # fmt: skip
def test_cards_by_the_names_that_people_know(stage, preset, typed, deck):
    ann, _ = seated(stage)
    ann.says(f"preset {preset}", typed)
    assert stage.table().waiting.rules.options.deck == deck, ann.lines[-1]


@pytest.mark.parametrize(("language", "typed", "told"), [
    ("zh-Hans", "选项 投票方式 单轮", "1号Ann把投票方式设为单轮。"),
    ("zh-Hans", "选项 狼人可不杀 否", "狼人可不杀设为否。"),
    ("zh-Hans", "选项 狼人数 手动:3", "狼人数设为手动:3。"),
    ("zh-Hans", "选项 平票次序 替罪羊 警长", "平票次序设为替罪羊 警长。"),
    ("zh-Hans", "变体 丰收节 最后站着的人", "1号Ann选了变体：丰收节、最后站着的人。"),
    ("zh-Hant", "選項 討論秒數 100", "討論秒數設為100。"),
    ("zh-Hant", "選項 夜間次序 預言家 女巫", "夜間次序設為預言家 女巫。"),
])  # fmt: skip
def test_options_in_the_readers_own_words(stage, language, typed, told):
    ann, bob = seated(stage, language)
    ann.says(typed)
    heard = [line.replace(" ", "") for line in bob.lines]
    assert any(told.replace(" ", "") in line for line in heard), bob.lines
    assert stage.book.of("table.option")[-1]["value"].isascii(), "the record keeps the rules' own words"


def test_an_option_tells_what_it_means(stage):
    ann, bob = seated(stage)
    bob.says("option vote_mode", "options girl_risk", "options t_vote", "options all")
    assert bob.hears("vote_mode is two_stage. It may be: two_stage single simultaneous sit_down.", "vote_mode: single: one vote.",
                     "girl_risk is 0.2 0.4.", "t_vote is 60. It may be: 1-3600.", "Options of the night: pace speed night_order",
                     "options NAME tells what an option means")
    stage.hall.set_language(ann.user, "zh-Hans")
    ann.says("选项 投票方式", "选项表 全部", "选项表")
    assert ann.hears("投票方式 现在是 两轮。可以设为：两轮 单轮 同时 最后站着的人。", "投票方式：单轮：只投一次。", "夜里的选项：步速 速度", "跟默认不同的选项：速度：快（7个座位以内夜里行动的人少，所以快；从8个座位起时间更长）。")


def test_a_role_by_the_rules_of_the_table(stage):
    """What it does, how it is played, and what the options here make of it; in the words of preset and theme."""
    ann, bob = seated(stage)
    ann.says("preset hollow")
    bob.says("role witch", "role werewolf", "help piper")
    assert bob.hears("Witch: You are told whom the wolves chose.", "By the rules of this table: witch_told_victim=always",
                     "witch_both_same_night=false", "You win when no ordinary Villager is left.", "Each night you charm players")
    ann.says("option theme vampire")
    bob.says("role witch", "role vampire")
    assert bob.hears("You are told whom the vampires chose.", "Vampire: Each night the pack")
    stage.hall.set_language(bob.user, "zh-Hant")
    ann.says("preset classic")
    bob.says("身份 人狼", "身份 先知")
    assert bob.hears("人狼：", "先知：每晚可以查驗一名玩家，確認是不是人狼。")


def test_cards_of_the_new_moon_by_name_and_number(stage):
    ann, _ = seated(stage)
    ann.says("help cards", "help 20", "help nightmare", "help 日蝕", "help 35", "help Flood")
    assert ann.hears("The event cards, by number: 1 Full Moon Rising, ", "Event card 20, Eclipse (full moon: at once): It is dark",
                     "(house rule)", "Event card 6, Nightmare", "House rule: nothing happens.", "Event card 27, Flood")
    ann.says("variants new_moon", "option new_moon_preset executioner 夢遊", "option new_moon_deck 6 20")
    assert stage.table().waiting.rules.options.new_moon_preset == ("executioner", "somnambulism")
    assert stage.table().waiting.rules.options.new_moon_deck == ("nightmare", "eclipse")


def test_a_preset_begins_anew(stage):
    ann, bob = seated(stage)
    ann.says("option speed slow", "preset hollow", "variants 黑死病")
    bob.says("options")
    assert bob.hears("preset=hollow", "vote_visibility=live")
    bob.hears_nothing_of("black_death")
    ann.says("new", "options")
    assert ann.hears("Set differently: speed=brisk (up to 7 seats, where few act by night; from 8 on the night gives more time).")
