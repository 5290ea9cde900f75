"""The day: who has the floor, votes and their counting, changing one's mind, giving up a seat, and the end."""

import pytest

from tests.plays.stage import ROOM, Stage

NAMES = "Ann Bob Cleo Dan Eve Fay"


def day(seed=1, *rules, names=NAMES):
    """A game of six on its first morning; nobody has acted."""
    stage = Stage(seed)
    people = stage.seated(names)
    people[0].says("deck seer hunter", *rules)
    for person in people:
        person.says("ready")
    stage.until(lambda: stage.playing.table.phase == "day")
    return stage


def voices(stage):
    return [user.nick for user, standing in stage.table().channel.members.items() if standing.voice]


def all_say(stage, *verbs):
    for person in stage.people:
        person.says(*verbs)


def test_the_living_have_the_floor_in_the_discussion():
    stage = day(1, "option sheriff_election_time off")
    assert stage.playing.table.round.step == "discussion"
    assert voices(stage) == NAMES.split()
    zoe = stage.irc("Zoe")
    stage.people[0].types("good morning")
    assert zoe.hears("Ann: good morning")
    zoe.types("hello")
    assert zoe.hears("only its players speak")
    assert stage.people[0].modes[-1].changes[0][:2] == (True, "v")


def test_the_floor_changes_in_few_modes_and_seat_order():
    """One change, one call: all voices of the morning come in one fact."""
    stage = day(1, "option sheriff_election_time off")
    given = [change for fact in stage.people[0].modes for change in fact.changes if change[1] == "v"]
    assert [nick for on, _, nick in given if on] == NAMES.split()
    assert len([fact for fact in stage.people[0].modes if any(c[1] == "v" for c in fact.changes)]) == 1


def test_discussion_ends_when_all_have_said_end():
    stage = day(1, "option sheriff_election_time off")
    all_say(stage, "end")
    assert stage.playing.table.round.step == "nomination"
    assert voices(stage) == []


def test_votes_may_be_changed_until_all_have_voted():
    stage = day(1, "option sheriff_election_time off", "option vote_mode single")
    all_say(stage, "end")
    ann, bob, cleo, dan, eve, fay = stage.people
    ann.says("vote 2")
    ann.says("vote dan")
    assert ann.hears("You vote that 2 Bob dies.", "You vote that 4 Dan dies.")
    bob.says("vote 4")
    cleo.says("投票４")
    dan.says("abstain")
    eve.says("vote 1", "undo", "vote 4")
    stage.all_forget()
    fay.says("vote 4")
    for person in stage.people:
        assert person.hears(f"{ROOM} Moderator: Against 4 Dan: 1 Ann, 2 Bob, 3 Cleo, 5 Eve and 6 Fay.",
                            f"{ROOM} Moderator: Abstained: 4 Dan.", f"{ROOM} Moderator: Votes: 4 Dan (5).",
                            f"{ROOM} Moderator: The village has spoken: 4 Dan dies.")  # fmt: skip


def test_votes_are_not_shown_before_the_end():
    stage = day(1, "option sheriff_election_time off", "option vote_mode single")
    all_say(stage, "end")
    stage.all_forget()
    stage.people[0].says("vote 2")
    assert all(person.lines == [] for person in stage.people[1:])
    stage.people[1].says("table")
    assert stage.people[1].hears("Votes so far: none.")


def test_live_votes_are_shown():
    stage = day(1, "option sheriff_election_time off", "option vote_mode single", "option vote_visibility live")
    all_say(stage, "end")
    ann, bob = stage.people[:2]
    ann.says("vote 2")
    assert bob.hears(f"{ROOM} Moderator: 1 Ann votes for 2 Bob.")
    bob.says("table")
    assert bob.hears("Votes so far: 1 Ann for 2 Bob.")
    ann.says("undo")
    assert bob.hears("1 Ann takes the vote back.")


def test_last_words_and_the_silence_of_the_dead():
    stage = day(1, "option sheriff_election_time off", "option vote_mode single")
    all_say(stage, "end")
    victim = stage.seats("villager")[0]
    for person in stage.people:
        person.says("abstain" if person is stage.person(victim) else f"vote {victim}")
    assert stage.playing.table.round.step == "last_words"
    dying = stage.person(victim)
    assert voices(stage) == [dying.user.nick]
    dying.types("I was good")
    assert stage.people[0].hears("I was good")
    dying.says("end")
    dying.forgets()
    dying.types("boo")
    assert dying.hears("The dead do not speak.")
    dying.says("see 1", "role", "open")
    assert dying.hears("You are asked nothing now that see answers.", "You are dead: read along, but do not speak.")
    for person in stage.people:
        person.forgets()
    stage.people[0].says("table")
    assert stage.people[0].hears(f"Dead: {stage.label(victim)} (Villager).", "Living (5): ")


def test_election_of_a_sheriff():
    stage = day()
    assert stage.playing.table.round.step == "election"
    all_say(stage, "elect 3")
    assert stage.people[0].hears("3 Cleo is the Sheriff.")
    stage.people[0].says("table")
    assert stage.people[0].hears("Sheriff: 3 Cleo.")


@pytest.mark.parametrize(("typed", "answer"), [
    ("vote", "Whom?"),
    ("vote 99", "There is no seat 99"),
    ("vote 1", "You cannot vote for 1 Ann."),
    ("vote x", "Nobody here is called x."),
    ("nominate 2", "You are asked nothing now that nominate answers."),
    ("yes", "You are asked nothing now that yes answers."),
    ("heir 2", "You are asked nothing now that heir answers."),
    ("kill 2", "You are asked nothing now that kill answers."),
    ("shoot 2", "You are asked nothing now that shoot answers."),
])  # fmt: skip
def test_wrong_votes(typed, answer):
    stage = day(1, "option sheriff_election_time off", "option vote_mode single")
    all_say(stage, "end")
    stage.all_forget()
    stage.people[0].says(typed)
    assert stage.people[0].hears(answer)
    assert all(person.lines == [] for person in stage.people[1:])


def test_a_vote_for_a_dead_player_is_refused():
    stage = day(1, "option sheriff_election_time off", "option vote_mode single", names=NAMES + " Gus Hal")
    all_say(stage, "end")
    victim = stage.seats("villager")[0]
    for person in stage.people:
        person.says("abstain" if person is stage.person(victim) else f"vote {victim}")
    stage.until(lambda: stage.playing.table.day == 2)
    all_say(stage, "end")
    voter = next(person for person in stage.people if person is not stage.person(victim))
    voter.forgets()
    voter.says(f"vote {victim}")
    assert voter.hears(f"You cannot vote for {stage.label(victim)}.")


def test_leaving_a_game_takes_two_words():
    """The seat dies at the next resolution, and the leaver may sit down elsewhere."""
    stage = day(1, "option sheriff_election_time off", names=NAMES + " Gus Hal")
    leaver = stage.holder("villager")
    seat = stage.playing.seats.of(leaver.user).number
    leaver.says("leave")
    assert leaver.hears("If you mean it, type !leave once more.")
    leaver.says("table", "leave")
    assert stage.playing.table.removed == (), "another word between them: it was not meant"
    leaver.says("leave")
    label = stage.label(seat)
    assert stage.people[0].hears(f"{ROOM} Moderator: {label} has left the game.")
    leaver.forgets()
    leaver.says("vote 1", "join #other")
    assert leaver.hears("You do not play in this game.", "#other Moderator: 1 ")
    stage.until_step("nomination")
    assert stage.people[0].hears(f"{label} is dead.")


def test_the_end_tells_everything():
    """Who won, all cards, what was done each night, the seal; and those who are here may play again."""
    stage = day(2, "option sheriff_election_time off", "option vote_mode single")
    cards = dict(stage.playing.table.cards)
    for wolf in stage.seats("werewolf"):
        all_say(stage, "end")
        for person in stage.people:
            person.says(f"vote {wolf}")
        stage.until(lambda: stage.table().playing is None or stage.playing.table.round.step == "discussion")
    ann = stage.people[0]
    assert ann.hears("The game is over: the village won!", "The cards: 1 Ann ", "Day 1: ", "The deal was under seal: ",
                     "At the table for the next game: 1 Ann, 2 Bob, ")  # fmt: skip
    told = next(line for line in ann.lines if "The cards: " in line)
    assert all(f"{seat} {name} {cards[seat].title()}" in told for seat, name in enumerate(NAMES.split(), 1))
    ann.types("well played")
    assert stage.people[1].hears("Ann: well played")
    assert "m" not in stage.table().channel.modes
    stage.all_forget()
    all_say(stage, "start")
    assert stage.table().playing is not None, "the table plays again, by the same rules"
    assert stage.playing.table.setup.options.vote_mode == "single"
