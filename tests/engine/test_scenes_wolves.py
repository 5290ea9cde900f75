"""Scenes: the Werewolves' choice (WOLF-1 to WOLF-12, C02 to C05)."""

import pytest

from engine import events as e
from engine.commands import Answer, Retract
from engine.speech import pack_talkers, speakers
from tests.engine.scenes import Scene

PACK3 = "1W 2W 3W 4V 5V 6V 7V 8V"
SPLIT = "wolves 4 by 1, 5 by 2"


def test_t016_both_wolves_pick_the_same():
    """T016, WOLF-1: whom all living wolves pick is dead at dawn."""
    s = Scene("1W 2W 3Se 4V 5V 6V").night("wolves 4")
    assert s.died == (4,)
    assert s.cause(4) == "wolves"


@pytest.mark.parametrize("line", ["wolves 4 by 1, 5 by 2", "wolves 4 by 1", "wolves 4 by 1, pass by 2", "wolves pass", ""])
def test_t017_t019_no_agreement_no_death(line):
    """T017, T019, WOLF-3, WOLF-3a, WOLF-4: disagreement, silence or a pass of one wolf, and a pass of all, is peace."""
    s = Scene("1W 2W 3Se 4V 5V 6V").night(line)
    assert s.died == ()
    assert s.peaceful


def test_t020_dead_wolf_is_not_needed():
    """T020, WOLF-5: unanimity is over the living wolves; the dead one is not asked."""
    s = Scene("1W 2W 3Se 4V 5V 6V 7V 8V", dead="1").night().day()
    s.night("wolves 5")
    assert s.asked("wolves") == (2,)
    assert s.died == (5,)


def test_wolf_1_pack_meets_on_the_first_night_only():
    """WOLF-1: the wolves, and they alone, learn of each other, once."""
    s = Scene("1W 2W 3Se 4V 5V 6V").night()
    assert s.facts(e.PackMet) == [e.PackMet((1, 2), (1, 2))]
    assert not s.told(3, e.PackMet)
    assert (s.views.seats[1].pack, s.views.seats[1].cards) == ((1, 2), {1: "werewolf"})
    assert (s.views.seats[3].pack, s.views.seats[3].cards) == ((), {3: "seer"})
    assert not s.day().night().facts(e.PackMet)


@pytest.mark.parametrize(("may", "picks", "mid"), [(False, 2, "not-kill"), (False, 1, "not-kill"), (True, 2, "")])
def test_t022_c05_wolf_picks_a_wolf(may, picks, mid):
    """T022, C05: a wolf may be picked only where `wolf_may_target_wolf` says."""
    s = Scene("1W 2W 3Se 4V 5V 6V", wolf_may_target_wolf=may)
    s.night(f"wolves {picks}" if may else f"wolves! {picks}")
    assert s.refused == ([mid, mid] if mid else [])
    assert s.died == ((picks,) if may else ())


def test_wolves_pick_only_the_living():
    """WOLF-1: a dead player, a seat that is none, and two at once are refused."""
    s = Scene("1W 2W 3Se 4V 5V 6V 7V 8V", dead="8").night().day()
    s.night("wolves! 8, 9, 0, 4 5, 4 4 by 1; wolves 4")
    assert set(s.refused) == {"not-kill", "how-many"}
    assert s.died == (4,)


def test_wolf_may_change_his_mind_until_the_round_closes():
    """WOLF-4a: the last pick counts, and the pack sees each change."""
    s = Scene("1W 2W 3Se 4V 5V 6V").night("wolves 5 by 1; wolves 4 by 1, 4 by 2")
    assert s.died == (4,)
    assert s.told(2, e.PackPicked) == [e.PackPicked(1, 5), e.PackPicked(1, 4), e.PackPicked(2, 4)]
    assert not s.told(3, e.PackPicked)


def test_wolf_may_take_his_pick_back():
    """WOLF-4a: without a pick he does not agree, and the pack sees that he took it back."""
    s = Scene("1W 2W 3Se 4V 5V 6V").until("wolves")
    s.answer(1, "wolves", 4)
    s.answer(2, "wolves", 4)
    assert e.PackUnpicked(2) in s.feed(Retract(2, "kill"))
    assert s.refuses(Retract(2, "kill")) == "nothing-to-undo"
    assert s.night().died == ()


def test_c03_wolves_may_not_pass():
    """C03: with `wolf_may_pass=false` a pass is refused; silence is still no agreement."""
    s = Scene("1W 2W 3Se 4V 5V 6V", wolf_may_pass=False).night("wolves! pass")
    assert s.refused == ["must-pick", "must-pick"]
    assert s.peaceful
    assert s.day().night("wolves 4").died == (4,)


@pytest.mark.parametrize(("line", "died"), [
    ("wolves 4 by 1 2, 5 by 3", (4,)),
    ("wolves 4 by 1 2", (4,)),
    ("wolves 4 by 1, 5 by 2, 6 by 3", ()),
    ("wolves 4 by 1", ()),
    ("wolves pass by 1 2, 5 by 3", ()),
])  # fmt: skip
def test_wolf_3a_majority(line, died):
    """WOLF-3a: the pick of more than half of the living wolves."""
    assert Scene(PACK3, wolf_consensus="majority").night(line).died == died


def test_wolf_3a_half_is_no_majority():
    """WOLF-3a: more than half; one of two is not."""
    assert Scene("1W 2W 3Se 4V 5V 6V", wolf_consensus="majority").night("wolves 4 by 1").died == ()


def test_c02_two_of_three_are_not_unanimous():
    """C02: by default all must agree."""
    assert Scene(PACK3).night("wolves 4 by 1 2, 5 by 3").died == ()


def block(line, seats="1W 2W 3Se 4V 5V 6V", **options):
    return Scene(seats, wolf_consensus="block_until_unanimous", **options).night(line)


@pytest.mark.parametrize("line", ["wolves 4", f"{SPLIT} > 4", f"{SPLIT} > 5 by 1, 6 by 2 > 4"])
def test_wolf_2a_a_unanimous_pick_is_final(line):
    """WOLF-2a: at the end of whichever round; nobody is asked again, and all rounds pass however soon they agree."""
    s = block(line)
    assert s.died == (4,)
    assert s.steps.count("wolves") == 3


@pytest.mark.parametrize("line", ["wolves pass", f"{SPLIT} > pass", f"{SPLIT} > {SPLIT[7:]} > pass"])
def test_wolf_4_wolf_2a_all_may_agree_on_nobody(line):
    """WOLF-4, WOLF-2a: where they may pass, a pack of which everybody says so eats nobody, in whichever round."""
    s = block(line)
    assert s.died == ()
    assert s.steps.count("wolves") == 3
    assert not s.facts(e.Rolled)


@pytest.mark.parametrize("line", ["wolves pass by 1", "wolves pass by 1 > pass by 2"])
def test_wolf_2a_who_is_silent_has_not_passed(line):
    """WOLF-2a: no pick at all, and not all have said nobody: chance decides."""
    assert len(block(line).died) == 1


def test_wolf_2a_nobody_is_asked_after_agreement():
    """WOLF-2a: the later rounds are held without a question."""
    s = block("wolves 4")
    assert s.asked("wolves") == (1, 2)


@pytest.mark.parametrize(("repeats", "rounds"), [(0, 1), (2, 3), (4, 5)])
def test_wolf_2a_number_of_rounds(repeats, rounds):
    """WOLF-2a: 1 + `wolf_block_repeats` rounds of t_wolves each."""
    s = block("", wolf_block_repeats=repeats)
    assert s.seconds("wolves") == [45.0] * rounds


def test_wolf_2a_most_wanted_falls_at_the_end():
    """WOLF-2a: after the last round the pick with most living wolves."""
    s = block("wolves 4 by 1 2, 5 by 3 > 4 by 1 2, 5 by 3 > 4 by 1, 6 by 2 3", PACK3)
    assert s.died == (6,)
    assert not s.facts(e.Rolled)


@pytest.mark.parametrize("seed", [b"a", b"b", b"c", b"d"])
def test_wolf_2a_tie_and_nothing_are_settled_by_chance(seed):
    """WOLF-2a: a tie among the most wanted; no pick at all among all legal targets."""
    assert block(f"{SPLIT} > {SPLIT[7:]} > {SPLIT[7:]}", seed=seed).died in {(4,), (5,)}
    assert block("", seed=seed).died[0] in {3, 4, 5, 6}


def test_wolf_2a_chance_depends_on_the_seed():
    """WOLF-2a: not always the same one."""
    assert len({block("", seed=bytes([n])).died for n in range(20)}) > 1


def test_e72_a_wolfs_lover_can_never_be_unanimous():
    """E72, T080, WOLF-10, LOV-2: the lover among the wolves is refused; the pack may agree on another."""
    s = Scene("1W 2W 3Cu 4V 5V 6V 7V 8V").night("cupid 1 6; wolves 6 by 2; wolves! 6 by 1")
    assert s.refused == ["not-kill"]
    assert s.died == ()
    assert s.day().night("wolves 5").died == (5,)


@pytest.mark.parametrize(("chat", "talkers"), [("discuss", (1, 2)), ("signals_only", ())])
def test_t031_c04_pack_talk(chat, talkers):
    """T031, SIL-2, WOLF-4a: at night, once they met, the living wolves may talk among themselves, or only point."""
    s = Scene("1W 2W 3Se 4V 5V 6V", wolf_night_chat=chat).until("wolves")
    assert pack_talkers(s.table) == talkers
    assert speakers(s.table) == ()
    assert pack_talkers(s.night().table) == ()


def test_wolf_5_dead_wolf_does_not_talk():
    """WOLF-5, DEAD-2: nor hear the pack's picks."""
    s = Scene("1W 2W 3W 4V 5V 6V 7V 8V", dead="3").night().day().until("wolves")
    assert pack_talkers(s.table) == (1, 2)
    s.night("wolves 4")
    assert s.told(1, e.PackPicked)
    assert not s.told(3, e.PackPicked)


def test_wolf_of_another_kind_is_nobodys_question():
    """SIL-4: a villager who answers the wolves' question is refused in private."""
    s = Scene("1W 2W 3Se 4V 5V 6V").until("wolves")
    assert s.refuses(Answer(4, "kill", (5,))) == "not-asked"
    assert s.refuses(Answer(3, "see", (1,))) == "not-asked"


def test_wolf_removed_in_the_step_is_not_waited_for():
    """WOLF-5, 2.10: unanimity is over the wolves who are still in the game."""
    s = Scene("1W 2W 3Se 4V 5V 6V 7V 8V").until("wolves")
    s.remove(1)
    assert sorted(s.night("wolves 5").died) == [1, 5]
