"""The catalogues are whole: every text that the code asks for is there with its values, and none is left over.

The code is walked: `Message(...)` and `Refused(...)` with a literal id, or one put together with an f-string, whose
places are then filled from the lists that they can come from.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from engine import cards, options
from engine import events as e
from engine.cards import spirits
from engine.game import EVERY_KIND
from engine.presets import PRESETS
from engine.roles import ROLES
from wolfd.chat.overseeing import LIMITS
from wolfd.irc import budget
from wolfd.moderator.typed.verbs import VERBS
from wolfd.moderator.words.card_wording import POWERS
from wolfd.moderator.words.explaining import GROUPS
from wolfd.moderator.words.naming import EVERYWHERE
from wolfd.moderator.words.wording import ROWS
from wolfd.telnet import arrivals
from wolfd.texts.catalogue import JOINED
from wolfd.texts.tongues import CODES

ROOT = Path(__file__).resolve().parents[2]
CODE = [*ROOT.glob("engine/**/*.py"), *ROOT.glob("wolfd/chat/*.py"), *ROOT.glob("wolfd/moderator/**/*.py")]
FOLDER = ROOT / "wolfd" / "texts"
OURS = ("game", "table", "help", "roles", "variants", "options", "cards", "settings", "company", "people", "sides", "tutorial", "seats")
MAKERS = {"Message", "Refused", "EngineRefused", "one", "_two", "say", "_by", "_pointed"}
"""Calls whose first word is a message id."""

CARDS = [role.id for role in ROLES]
KINDS = list(EVERY_KIND)
STEPS = ["cupid", "lovers", "guard", "seer", "wolves", "witch", "hunter", "election", "election_revote", "accept",
         "discussion", "speech", "nomination", "defence", "vote", "revote", "confirm", "tie", "last_words", "heir",
         "hybrid", "thief", "affair", "masons", "bodyguard", "angel", "wake", "caught", "priest", "piper", "charmed", "flip",
         "voters", "motion", "seance_vote", "seance_whom", "seance", "moderator", "sit_down",
         "groups", "executioner", "executioner_revote", "executioner_heir", "punishment", "vouch", "first_voter",
         "influences", "nightmare", "bleak_monday", "great_distrust", "moon_seers", "moon_pack", "touch", "spectre",
         "spiritualism", "spirit_points", "double_agent", "end_of_harvest"]
CAUSES = [*options.CAUSES, "girl_caught", "moderator"]
VALUES = [*dict.fromkeys(value.partition(":")[0] for kind in options.kinds().values() for value in kind.values), *EVERYWHERE]
CIRCLES = ["pack", "masons", "lovers", "dead"]
PLACES = {
    "role-{}": CARDS, "does-{}": CARDS, "deck-{}": CARDS, "hint-{}": CARDS,
    "preset-{}": [*PRESETS],
    "remind-{}": ["love", "heal", "confirm", "end"],
    "camp-{}": ["couple", *{role.camp for role in ROLES}],
    "rule-{}": ["priest_hides"], "priest-saw-{}": ["wolf", "not_wolf"], "potion-{}": ["heal", "poison"],
    "variant-{}": options.VARIANTS, "changes-{}": options.VARIANTS,
    "opt-{}": [*options.kinds()], "val-{}": VALUES,
    "means-{}": [*options.kinds()], "group-{}": [*GROUPS.values()],
    "card-{}": [*cards.CARDS], "says-{}": [*cards.CARDS], "timing-{}": ["full", "crescent", "permanent"],
    "question-{}": [*spirits.QUESTIONS], "potion-gained-{}": ["heal", "poison"], "power-{}": POWERS,
    "{}-by-lot": ["first-voter", "designated"],
    "{}-said": CIRCLES, "circle-{}": CIRCLES,
    "step-{}": STEPS, "name-{}": STEPS, "step-{}-one": ["nomination", "vote", "revote"],
    "ask-{}": [*KINDS, "heal-poison", "kill-alone", "accept", "discussion", "seance_vote", "seance_whom", "moon_seers"],
    "answered-{}": [kind for kind in KINDS if kind != "confirm"], "passed-{}": KINDS,
    "not-{}": KINDS,
    "saw-{}": ["wolf", "not_wolf"], "what-{}": ["wolf", "not_wolf"],
    "cause-{}": CAUSES,
    "nobody-condemned-{}": ["no_votes", "tie", "spared", "flood"],
    "motion-{}": ["pause", "resume", "extend"],
    "phase-{}": ["setup", "night", "day", "over"],
    "paused-{}": ["absent", "fault", "restart", "disk", "vote", "moderator"],
    "aborted-{}": ["lesson", "absent", "empty", "fault", "restart", "moderator"],
    "help-{}": [*(verb.id for verb in VERBS), "game", "seal", "night", "day", "sheriff", "lovers", "host", "bench", "key"],
    "about-{}": [*PRESETS],
    "span-{}": ["seconds", "minutes", "hours", "days", "weeks", "years"],
    "measure-{}": ["muted", "barred", "warned", "noted"],
    "topic-{}": ["waiting", "playing", "anywhere"],
    "lesson-{}": ["seer", "wolves", "discussion", "vote", "last_words"], "lesson-{}-answered": ["see", "vote"],
    "withheld-{}": ["part", "quit", "topic"],
    "missing-{}": sorted({verb.takes.replace("_", "-") for verb in VERBS} & {"word", "seat", "seats", "some-seats", "text"}),
    "{}-nobody": ["deed-healed"], "limit-{}": LIMITS,
}
"""Ids that are put together, and all that may stand in their places."""


def calls() -> Iterator[tuple[str, ast.Call]]:
    for file in CODE:
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and node.args and _name(node.func) in MAKERS:
                yield file.name, node


def _name(func: ast.expr) -> str:
    return func.id if isinstance(func, ast.Name) else func.attr if isinstance(func, ast.Attribute) else ""


def ids_in(node: ast.expr) -> Iterator[str]:
    """The ids that an expression may give."""
    match node:
        case ast.Constant(str() as mid):
            yield mid
        case ast.IfExp():
            yield from ids_in(node.body)
            yield from ids_in(node.orelse)
        case ast.JoinedStr():
            form = "".join(part.value if isinstance(part, ast.Constant) else "{}" for part in node.values)
            yield from (form.format(word) for word in PLACES[form])


def asked_for() -> dict[str, list[str]]:
    """Every id that the code asks for, and where."""
    found: dict[str, list[str]] = {}
    for file, call in calls():
        for mid in ids_in(call.args[0]):
            found.setdefault(mid, []).append(f"{file}:{call.lineno}")
    return found


def entries(language: str, names: tuple[str, ...] = ()) -> dict[str, ftl.Message]:
    files = [path for path in (FOLDER / language).glob("*.ftl") if not names or path.stem in names]
    found = {}
    for path in files:
        for entry in FluentParser().parse(path.read_text()).body:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the visitor's own name
        self.names.add(node.id.name)


def variables(entry: ftl.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(entry)
    return visitor.names


ENGLISH = entries("en")


def test_every_event_class_has_a_row():
    events = {thing for thing in vars(e).values() if isinstance(thing, type) and issubclass(thing, e.Event)}
    assert events - {e.Event, e.Public, e.Told, e.Pack, e.Sealed} == set(ROWS)


@pytest.mark.parametrize("mid", sorted(asked_for()))
def test_every_id_has_a_text(mid):
    """No refusal, event or hint of the moderator, the chat or the engine is without a text."""
    assert mid in ENGLISH, f"asked for by {asked_for()[mid]}"


@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: verb.id)
def test_every_verb_has_help(verb):
    assert f"help-{verb.id}" in ENGLISH


def test_every_limit_that_may_be_hit_is_listed():
    """Operators are told of it by its name."""
    source = "\n".join(file.read_text() for file in ROOT.glob("wolfd/**/*.py"))
    assert {*re.findall(r'\bhit\("(\w+)"', source), *budget.HITS.values(), *arrivals.HITS.values()} == set(LIMITS)


def test_values_are_given():
    """Where a call names its values, the text asks for no other."""
    for file, call in calls():
        if any(keyword.arg is None for keyword in call.keywords) or _name(call.func) in {"one", "_two", "_by", "_pointed"}:
            continue
        given = {keyword.arg for keyword in call.keywords}
        if _name(call.func) in {"Refused", "EngineRefused"}:
            given |= {"do", "secret"}   # every refusal has them from the office
        if file == "talk.py":
            given |= {"way"}    # every saying is given one
        for mid in ids_in(call.args[0]):
            wanted = variables(ENGLISH[mid]) if mid in ENGLISH else set()
            assert wanted <= given, f"{file}:{call.lineno}: {mid} wants {wanted - given}"


def test_no_text_is_left_over():
    """A text that nothing asks for is dead."""
    source = "\n".join(file.read_text() for file in CODE)
    words = set(re.findall(r'"([a-z][a-z0-9_-]*)"', source))
    placed = {form.format(word) for form, all_words in PLACES.items() for word in all_words}
    unused = set(entries("en", OURS)) - set(asked_for()) - words - placed - {f"{how}-{place}" for how in JOINED for place in ("between", "last")}
    assert not unused


def test_lines_are_short():
    """One thought a line: the fixed words of a text leave room for names in 400 bytes, the longest of IRC."""
    for language in CODES:
        for file in (FOLDER / language).glob("*.ftl"):
            for line in file.read_text().splitlines():
                assert len(line.encode()) < 420, f"{file}: {line}"
