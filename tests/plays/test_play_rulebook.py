"""Whole games of each preset and variant, with people on both protocols and artificial players, to the end."""

import hashlib

import pytest

from engine import events as e
from engine.roles import ROLES
from tests.plays.answering import answer_all, play_to_the_end
from tests.plays.stage import Stage
from wolfd.texts import Message


def begun(seed, *rules, nicks="Ann Bob Eve", bots=9):
    """Three people, two by IRC, and artificial players."""
    stage = Stage(seed)
    people = stage.seated(nicks)
    people[0].says(*rules, f"bots {bots}", "ready")
    for person in people[1:]:
        person.says("ready")
    assert stage.table().playing is not None, people[0].lines[-5:]
    return stage, people


REFUSALS = [Message(mid, verb="|", word="|", secret="|").text("en").split("|")[0]
            for mid in ("not-asked", "not-asked-that", "unknown-verb", "not-understood")]  # fmt: skip
"""How it begins what is told of an answer that is none."""


def whole(stage, people):
    """Play on to the end: everybody has heard it, nothing was refused, and no text was missing."""
    play_to_the_end(stage)
    kinds = {event.kind for event in stage.book.events() if isinstance(event, e.Answered)}
    for person in people:
        assert person.hears("The game is over", "The cards: ", "was under seal")
        person.hears_nothing_of("refused: ", "cannot be", *REFUSALS)
    return kinds


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_classic(seed):
    """S0: Masons, hidden Tinker and Medium, a seance, one vote, the pack asked until it agrees."""
    stage, people = begun(seed, "preset classic", "deck seer mason mason cobbler bodyguard hunter priest tinker medium girl")
    assert stage.playing.table.deck["hunter_lasttwo"] == 1, "S0 has no other Hunter"
    kinds = whole(stage, people)
    assert {"kill", "guard", "see", "peek", "vote", "end"} <= kinds
    assert "elect" not in kinds, "S0 has no Sheriff"


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_hollow(seed):
    """S2: speeches in turn, votes one by one, Thief, Cupid, Witch, Piper and the rest."""
    stage, people = begun(seed, "preset hollow", "deck seer witch hunter cupid thief idiot elder scapegoat guard", bots=10)
    kinds = whole(stage, people)
    assert {"swap", "nominate", "end", "elect"} <= kinds


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_newmoon_without_its_cards(seed):
    """S3: simultaneous votes, exact roles, the Hybrid."""
    stage, people = begun(seed, "preset newmoon", "variants none", "deck seer witch hunter cupid girl hybrid guard piper")
    assert {"support", "charm", "vote"} <= whole(stage, people)


@pytest.mark.parametrize("seed", range(1, 7))
def test_newmoon_with_its_cards(seed):
    """Variant 7: an event card each dawn."""
    stage, people = begun(seed, "preset newmoon", "deck seer witch hunter cupid girl guard")
    whole(stage, people)
    assert people[0].hears("event card ")


@pytest.mark.parametrize("variant", ["sit_down", "double_small", "double_great", "harvest", "fascination"])
@pytest.mark.parametrize("seed", [1, 2])
def test_variants(variant, seed):
    deck = "deck auto" if variant == "double_small" else "deck seer witch hunter cupid guard girl scapegoat"
    thief = " thief" if variant == "harvest" else ""
    stage, people = begun(seed, deck + thief if variant != "double_small" else deck, f"variants {variant}")
    kinds = whole(stage, people)
    assert {"sit_down": {"seat"}, "harvest": {"take", "toss", "affair"}}.get(variant, {"kill"}) <= kinds


@pytest.mark.parametrize("seed", [1, 2])
def test_black_death_is_nobodys_business(seed):
    """BD-1: who sets it is told in private; the deck, the options and the roles say nothing; all die, and nobody wins."""
    stage = Stage(seed)
    ann, bob = stage.seated("Ann Bob")
    ann.says("bots 6", "variants black_death")
    assert ann.hears("Only you are told")
    for person in (ann, bob):
        person.says("options", "variants", "table", "option variants")
    assert bob.hears("All options have their default values.", "Variants chosen: none.", "variants is none.")
    assert ann.hears("Variants chosen: none.")
    bob.hears_nothing_of("Only you are told", "chooses variants", "say again when you are ready")
    ann.says("ready")
    bob.says("ready")
    assert bob.hears("2 Werewolves")
    play_to_the_end(stage)
    assert bob.hears("The game is over, and nobody has won.")
    assert "werewolf" not in stage.book.events()[-1].cards


def test_every_role_at_one_table():
    """24 seats hold every card of the rulebook that may lie in one deck; bots and people play them."""
    special = " ".join(r.id for r in ROLES if r.id not in {"werewolf", "villager", "mason"})
    stage, people = begun(5, "option max_players 24", f"deck {special} mason mason", bots=21)
    kinds = whole(stage, people)
    assert {"support", "love", "guard", "see", "kill", "peek", "poison", "charm", "nominate", "vote"} <= kinds


def test_the_seal_holds_all_that_was_dealt():
    """Two cards a seat, the middle and the overlays are under the seal, as they were dealt: a swap changes nothing."""
    stage, people = begun(3, "deck seer thief tinker medium")
    told = next(line for line in people[0].lines if "fingerprint" in line).split("deal is ")[1].split(".")[0]
    answer_all(stage, {"swap"})
    play_to_the_end(stage)
    at = next(n for n, line in enumerate(people[0].lines) if "was under seal" in line)
    sealed = people[0].lines[at + 1].removeprefix("#wolf Moderator: ")
    assert hashlib.sha256(sealed.encode()).hexdigest() == told
    assert sealed.count("/") == 3, "the middle, the Tinker and the Medium"
