"""What is typed: verbs in three languages and any width of letters, slips of the finger, numbers, and talk."""

import pytest

from wolfd.chat.people import Refused
from wolfd.moderator.typed.reading import Near, Number, Talk, Typed, command_in, expect, read
from wolfd.moderator.typed.slips import OTHER_WORDS, meant
from wolfd.moderator.typed.verbs import BY_ID, BY_KIND, BY_NAME, VERBS
from wolfd.texts.tongues import CODES

EXAMPLES = [(verb, code, line) for verb in VERBS for code in CODES for line in verb.typed(code)]


@pytest.mark.parametrize(("verb", "code", "line"), EXAMPLES, ids=[f"{code} {line}" for _, code, line in EXAMPLES])
def test_examples_are_read(verb, code, line):
    """Every example of every row, in every language, is read as that verb with all its words, and is complete."""
    typed = read(line)
    rest = line.removeprefix(verb.text(code)).strip()
    assert typed == Typed(verb, ((rest,) if rest else ()) if verb.takes in {"text", "maybe_text"} else tuple(rest.split()))
    expect(typed)


@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: verb.id)
def test_every_verb_has_a_name_in_every_language(verb):
    names = [verb.text(code) for code in CODES]
    assert names[0].isascii()
    assert not any(sign.isascii() for name in names[1:] for sign in name)
    assert names[0] == verb.text("xx"), "a language without names has the English ones"


@pytest.mark.parametrize("name", sorted(BY_NAME))
def test_every_name_in_every_language(name):
    """Names of all languages always work, in any case."""
    typed = read(f"{name.upper()} x" if BY_NAME[name].takes == "text" else name.upper())
    assert isinstance(typed, Typed)
    assert typed.verb is BY_NAME[name]


def test_no_name_stands_for_two_verbs():
    names = [name for verb in VERBS for name in {*verb.names, *verb.chinese}]
    assert len(names) == len(set(names))


@pytest.mark.parametrize(("line", "verb", "words"), [
    ("vote 3", "vote", ("3",)),
    ("  VOTE   3 ", "vote", ("3",)),
    ("ｖｏｔｅ　３", "vote", ("3",)),
    ("vote3", "vote", ("3",)),
    ("vote#3", "vote", ("#3",)),
    ("投票3", "vote", ("3",)),
    ("投票３号", "vote", ("3号",)),
    ("选3", "elect", ("3",)),
    ("选项 speed slow", "option", ("speed", "slow")),
    ("連 3 5", "love", ("3", "5")),
    ("love 3 ann", "love", ("3", "ann")),
    ("收回", "undo", ()),
    ("JOIN #Wölfe", "join", ("#Wölfe",)),
    ("Vote Béla", "vote", ("Béla",)),
    ("VOTE3", "vote", ("3",)),
    ("杀３", "kill", ("3",)), ("殺 小明", "kill", ("小明",)), ("救", "heal", ()), ("守護3號", "guard", ("3號",)),
    ("机器人５", "bots", ("5",)), ("选项表", "options", ()), ("桌面 語言 繁體", "table", ("語言", "繁體")),
    ("語言　繁體", "language", ("繁體",)), ("開槍3", "shoot", ("3",)), ("幫助 女巫", "help", ("女巫",)),
])  # fmt: skip
def test_verbs(line, verb, words):
    assert read(line) == Typed(BY_ID[verb], words)


@pytest.mark.parametrize(("line", "text"), [
    ("p  Hello　there,  ｗolf", "Hello　there,  ｗolf"),
    ("pack 投票3", "投票3"),
    ("Ｐ hi", "hi"),
    ("狼聊杀３号吧", "杀３号吧"),
    ("PACK x", "x"),
])  # fmt: skip
def test_pack_talk_is_left_as_it_was_typed(line, text):
    assert read(line) == Typed(BY_ID["pack"], (text,))


@pytest.mark.parametrize(("line", "number"), [("3", 3), (" #3 ", 3), ("３", 3), ("3号", 3), ("12", 12), ("0", 0)])
def test_numbers(line, number):
    assert read(line) == Number(number)


@pytest.mark.parametrize(("line", "verb"), [
    ("vtoe 3", "vote"), ("voet 3", "vote"), ("votee 3", "vote"), ("vot 3", None), ("killl 3", "kill"), ("hlep", "help"),
    ("langauge en", "language"), ("nominat 3", "nominate"), ("abstian", "abstain"), ("past", "pass"),
])  # fmt: skip
def test_slips_are_asked_back(line, verb):
    reading = read(line)
    assert (reading.verb.id if isinstance(reading, Near) else None) == verb


@pytest.mark.parametrize(("word", "verb"), [
    ("角色", "role"), ("桌子", "table"), ("延时", "extend"), ("延時", "extend"), ("预设", "preset"), ("預設", "preset"), ("主题", "option"), ("主題", "option"),
    ("延时30", "extend"), ("投标", "vote"), ("查看3", "see"), ("记事", "log"), ("教学", "tutorial"), ("theme", "option"), ("skip", "pass"),
    ("vtoe", "vote"), ("大家好", None), ("我们投谁好呢各位", None), ("x", None), ("狗", None),
])  # fmt: skip
def test_other_words_for_a_verb(word, verb):
    """Where a command was meant, another word for a verb is asked back, and so is Chinese that is like its name."""
    assert isinstance(read(word), Talk | Near)
    found = meant(word)
    assert (found.id if found else None) == verb


@pytest.mark.parametrize("word", sorted(OTHER_WORDS))
def test_other_words_are_none_of_the_names(word):
    assert not isinstance(read(word), Typed)
    assert meant(word) is OTHER_WORDS[word]
    assert OTHER_WORDS[word].where != "moderating"


@pytest.mark.parametrize("line", ["the seer is 3", "she", "hello", "3 or 4", "ok", "p3", "我们", "...", "", "noo", "\x00", "a" * 100_000])
def test_talk(line):
    assert isinstance(read(line), Talk)


@pytest.mark.parametrize(("line", "command"), [
    ("!vote 3", "vote 3"), ("！投票3", "投票3"), ("! vote 3", "vote 3"), ("  !vote", "vote"), ("!3", "3"), ("!#3", "#3"),
    ("!wow", "wow"), ("!p ｗolf", "p ｗolf"),
    ("!!!", None), ("!", None), ("!?", None), ("!...", None), ("hi !vote", None), ("vote 3", None), ("", None),
])  # fmt: skip
def test_command_prefix(line, command):
    """What follows the prefix is a command, but an exclamation is talk."""
    assert command_in(line, "!") == command


@pytest.mark.parametrize(("line", "mid"), [
    ("vote", "missing-seat"), ("love 3", "missing-seats"), ("love", "missing-seats"), ("back", "missing-word"),
    ("report", "missing-text"), ("report   ", "missing-text"), ("vote 3 4", "too-many-words"), ("pass 3", "too-many-words"),
    ("heal 3 4", "too-many-words"), ("end of it", "too-many-words"),
])  # fmt: skip
def test_too_few_or_too_many_words(line, mid):
    typed = read(line)
    assert isinstance(typed, Typed)
    with pytest.raises(Refused) as why:
        expect(typed)
    assert why.value.mid == mid


@pytest.mark.parametrize(("kind", "verb"), [
    ("vote", "vote"), ("nominate", "nominate"), ("elect", "elect"), ("tie", "vote"), ("heir", "heir"), ("see", "see"),
    ("confirm", "yes"), ("end", "end"),
])  # fmt: skip
def test_the_verb_that_a_hint_names(kind, verb):
    assert BY_KIND[kind].id == verb
