"""Terms by preset, theme and variant: what the files under `terms/` say otherwise, and to whom."""

from dataclasses import replace

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from engine.options import VARIANTS, Options, kinds
from engine.presets import PRESETS, preset
from tests.texts.test_catalogues import FOLDER, entries, variables
from wolfd.moderator.typed.verbs import BY_ID
from wolfd.moderator.words.flavour import SECRET, flavours, worded
from wolfd.texts import Message
from wolfd.texts.tongues import CODES

FILES = [(code, path) for code in CODES for path in sorted((FOLDER / code / "terms").glob("*.ftl"))]
CHOICES = {*PRESETS, *VARIANTS, *kinds()["theme"].values, "seance_vote"}


def rows(path):
    return [entry for entry in FluentParser().parse(path.read_text()).body if not isinstance(entry, ftl.GroupComment | ftl.ResourceComment | ftl.Comment)]


@pytest.mark.parametrize(("code", "path"), FILES, ids=[f"{code} {path.stem}" for code, path in FILES])
def test_every_other_word_stands_for_one_that_there_is(code, path):
    """Nothing is new in a flavour: each term and text is there in the plain catalogue, with the same values."""
    plain = entries(code)
    terms = {entry.id.name for entry in rows(FOLDER / code / "terms.ftl")}
    for entry in rows(path):
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Term):
            assert entry.id.name in terms
        else:
            assert variables(entry) <= variables(plain[entry.id.name]) | {"seconds", "do"}
    assert path.stem in CHOICES


def test_each_flavour_is_worded_in_every_language():
    """Where one language has another text for a message, the others have one too."""
    texts = {code: {path.stem: {e.id.name for e in rows(path) if isinstance(e, ftl.Message) and not e.id.name.startswith("role-")}
                    for file_code, path in FILES if file_code == code} for code in CODES}
    for code in CODES:
        for flavour, found in texts["en"].items():
            assert texts[code].get(flavour, set()) == found, (code, flavour)


@pytest.mark.parametrize(("name", "theme", "code", "words"), [
    ("default", "werewolf", "zh-Hans", ("狼人", "预言家", "小女孩", "吹笛者")),
    ("classic", "werewolf", "zh-Hans", ("人狼", "先知", "女孩", "吹笛者")),
    ("hollow", "werewolf", "zh-Hans", ("狼人", "预言家", "小女孩", "乐师")),
    ("newmoon", "werewolf", "zh-Hans", ("狼人", "预言家", "小女孩", "吹笛者")),
    ("classic", "werewolf", "zh-Hant", ("人狼", "先知", "女孩", "吹笛者")),
    ("hollow", "werewolf", "zh-Hant", ("狼人", "預言家", "小女孩", "樂師")),
    ("classic", "vampire", "zh-Hant", ("吸血鬼", "先知", "女孩", "吹笛者")),
    ("default", "serial_killer", "zh-Hans", ("连环杀手", "预言家", "小女孩", "吹笛者")),
    ("classic", "vampire", "en", ("Vampire", "Seer", "Little Girl", "Piper")),
    ("hollow", "serial_killer", "en", ("Serial Killer", "Seer", "Little Girl", "Piper")),
])  # fmt: skip
def test_roles_are_called_as_the_source_and_the_theme_call_them(name, theme, code, words):
    """Glossary 2.12 and the table 1.1: S0's terms for `classic`, S2's for `hollow`; the theme is names only."""
    options = replace(preset(name), theme=theme, variants=())
    roles = ("werewolf", "seer", "little_girl", "piper")
    assert tuple(" ".join(worded(Message(f"role-{role}"), options).lines(code)) for role in roles) == words


def test_theme_reaches_what_stands_inside_other_texts():
    told = worded(Message("saw-wolf", target=Message("role-seer")), Options(theme="vampire"))
    assert told.lines("en") == ("You looked at Seer: a VAMPIRE!",)
    assert told.lines("zh-Hans") == ("你查验了预言家：是吸血鬼！",)
    assert Message("saw-wolf", target="3").lines("en") == ("You looked at 3: a WOLF!",)


def test_verbs_keep_their_names_in_every_flavour():
    told = worded(Message("retracted", verb=BY_ID["see"]), preset("classic"))
    assert told.lines("zh-Hant") == ("你的回答（查驗）收回了，可以重新選。",)


def test_a_variant_words_its_own_rules():
    options = Options(variants=("harvest", "sit_down"))
    assert "drunk" in " ".join(worded(Message("does-seer"), options).lines("en"))
    assert "drunk" not in " ".join(Message("does-seer").lines("en"))


def test_a_secret_variant_has_no_flavour():
    """BD-1: nothing tells that there are no wolves."""
    assert {"black_death"} == SECRET
    assert flavours(Options(variants=("black_death", "sit_down"))) == ("sit_down",)


def test_without_flavour_a_message_is_itself():
    message = Message("peaceful")
    assert worded(message, Options()) is message
