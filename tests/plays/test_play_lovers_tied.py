"""Two lovers in a vote between them: they are asked like all others, and nobody sees by a list or the end that they love."""

import pytest

from tests.plays.stage import begun

RULES = ("deck seer cupid", "option vote_mode single", "option revote_targets tied", "option tie_resolution mode_rule",
         "option two_way_tie revote", "option sheriff_election_time off", "option vote_visibility live", "option wolf_may_pass on")  # fmt: skip


@pytest.mark.parametrize("in_love", [True, False])
def test_who_may_vote_for_nobody_is_asked_and_waited_for(in_love):
    stage, _people = begun(*RULES)
    stage.until_step("cupid")
    one, other, *rest = [seat for seat in range(1, 9) if stage.playing.table.cards[seat] != "cupid"]
    stage.holder("cupid").says(f"love {one} {other}" if in_love else f"love {rest[0]} {rest[1]}")
    stage.until_step("vote")
    for seat, whom in zip((*rest[:4],), (one, one, other, other), strict=True):
        stage.person(seat).says(f"vote {whom}")
    stage.until_step("revote")
    stage.all_forget()
    watcher = stage.irc("Zoe")
    watcher.says("table")
    names = ", ".join(stage.label(seat) for seat in range(1, 8)) + f" and {stage.label(8)}"
    assert watcher.hears(f"Not voted yet: {names}.")
    stage.person(one).says("open")
    asked = "You may vote for none of those who stand accused." if in_love else f"Who shall die? {stage.label(other)}."
    assert stage.person(one).hears(asked)
    stage.person(one).says(f"vote {other}")
    assert (f"You cannot vote for {stage.label(other)}." in " ".join(stage.person(one).private)) is in_love
    for seat in {*range(1, 9)} - {one, other}:
        stage.person(seat).says("abstain")
    assert stage.playing.table.round.step == "revote"
    stage.person(one).says("abstain")
    stage.person(other).says("abstain")
    stage.until(lambda: stage.table().playing is None or stage.playing.table.round.step != "revote", 1.0)
