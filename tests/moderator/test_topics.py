"""What help may be asked about: everything that a text calls by a name, in each language; and what was meant by a slip."""

import pytest

from engine.cards import CARDS as EVENT_CARDS
from engine.options import VARIANTS, Options, kinds
from engine.presets import PRESETS
from wolfd.chat.people import Refused
from wolfd.moderator.typed.slips import OTHER_WORDS
from wolfd.moderator.typed.verbs import VERBS
from wolfd.moderator.words import naming
from wolfd.moderator.words.helping import topic
from wolfd.moderator.words.questions import Form
from wolfd.moderator.words.refusals import refusal
from wolfd.moderator.words.topics import SUBJECTS, Topic, folded, topics
from wolfd.telnet.commands import COMMANDS
from wolfd.telnet.wishes import WISHES
from wolfd.texts import Message
from wolfd.texts.tongues import CODES

PHASES = ("election", "discussion", "speech", "nomination", "defence", "vote", "revote", "confirm", "tie", "last_words", "heir")
NAMED = [*map(naming.role, naming.CARDS), *map(naming.preset, PRESETS), *map(naming.variant, VARIANTS), *map(naming.option, kinds()),
         *map(naming.event_card, EVENT_CARDS), *(Message(f"val-{theme}") for theme in kinds()["theme"].values), *(Message(f"name-{step}") for step in PHASES)]
NAMES = sorted({
    *(message.text(code) for message in NAMED for code in CODES), *naming.CARDS, *naming.ALSO, *PRESETS, *VARIANTS, *kinds(), *EVENT_CARDS,
    *(name for verb in VERBS for name in (*verb.names, *verb.chinese)), *(name for names in SUBJECTS.values() for name in names),
    *(name for row in (*COMMANDS, *WISHES) for name in (*row.names, *row.chinese) if name != "?" and name not in OTHER_WORDS),
})  # fmt: skip


FORM = Form("/", "/")


def asked(text, language="en"):
    """What help says about something, as one text."""
    try:
        return "\n".join(message.text(language) for message in topic(text, FORM, Options()))
    except Refused as why:
        return refusal(why, form=FORM).text(language)


@pytest.mark.parametrize("name", NAMES)
def test_there_is_help_on_everything_that_has_a_name(name):
    told = asked(name)
    assert told
    assert not told.startswith("There is no help on")


@pytest.mark.parametrize(("text", "told"), [
    ("hollow", "The preset “hollow”: Miller's Hollow"), ("山谷", "The preset “hollow”"), ("新月", "The preset “newmoon”"), ("新月", "The variant “New Moon”"),
    ("Harvest Festival", "Before a game: /variants harvest"), ("双重身份（小）", "The variant “Double You, small”"),
    ("vote_mode", "vote_mode: single: one vote."), ("投票方式", "vote_mode: single: one vote."), ("theme", "theme: what the wolves are called"),
    ("medium", "A human moderator"), ("medium", "Once a game the living may call one of the dead"), ("Little Girl", "Little Girl: "), ("28", "Event card 28"), ("lit", "Little Girl: "), ("sher", "The village elects the Sheriff"),
    ("last words", "may have last words"), ("发言阶段", "Then the living talk"), ("投票3", "For example: /vote 3"),
    ("警长", "The village elects the Sheriff"), ("房主", "is its host"), ("候補席", "waits on the bench"), ("key", "/back KEY"), ("wolf", "Werewolf: "), ("情侶", "On the first night Cupid"), ("set", "About your connection: /set"),
])  # fmt: skip
def test_what_is_told(text, told):
    assert told in asked(text)


@pytest.mark.parametrize(("language", "text", "meant"), [
    ("en", "sherif3", "There is no help on sherif3. Did you mean /help sheriff?"), ("en", "witsh", "Did you mean /help Witch?"),
    ("zh-Hans", "桌子", "没有关于“桌子”的帮助。你是不是想看 /帮助 桌面？"), ("zh-Hans", "延时", "/帮助 延长？"), ("zh-Hans", "预设", "/帮助 规则？"),
    ("zh-Hant", "延時", "/幫助 延長？"), ("zh-Hans", "预言加", "/帮助 预言家？"), ("zh-Hant", "豐收", "/幫助 豐收節？"), ("zh-Hans", "怎么玩", "每个人都会拿到一张秘密的身份牌"),
    ("en", "xyzzy", "There is no help on xyzzy. /help tells"), ("zh-Hans", "一二三四五", "没有关于“一二三四五”的帮助。“/帮助”"),
])  # fmt: skip
def test_what_may_have_been_meant(language, text, meant):
    assert meant in asked(text, language)


@pytest.mark.parametrize("code", CODES)
def test_subjects_are_called_as_their_readers_ask(code):
    """A suggestion names a subject by a word that finds it."""
    for subject in SUBJECTS:
        assert Topic("subject", subject) in topics(Topic("subject", subject).text(code))


def test_names_are_typed_in_any_width():
    assert folded("Ｄouble You, small") == "double_you,_small"
    assert naming.rule_words("variants", "双重身份(小)", Options()) == "double_small"
