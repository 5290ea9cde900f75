"""Events and questions in English: whole sentences for every event class, and for every question with its form."""

import re

import pytest

from engine import events as e
from engine.game import rules_of
from engine.setup import Setup
from engine.table import Table
from tests.moderator.test_role_wording import TOLD as ROLES_TOLD
from wolfd.moderator.words.questions import Form, question, reminder
from wolfd.moderator.words.story import story
from wolfd.moderator.words.wording import ROWS, words

NAMES = ("nobody", "Ann", "Bob", "Cleo", "Dan", "Eve", "Fay")
IRC = Form("!", "/msg Moderator ")


def name(seat):
    return f"{seat} {NAMES[seat]}"


def lines(event):
    return [line for message in words(event, name) for line in message.lines("en")]


TOLD = [
    (e.Began(6, (("werewolf", 2), ("villager", 3), ("seer", 1))), "The game begins: 6 players, 2 Werewolves, 3 Villagers and 1 Seer. Your card has been dealt to you in private."),
    (e.Dealt((1,), "villager"), "Your card: Villager. You sleep all night. By day your voice and your vote are all you have: find the wolves."),
    (e.NightFell(2), "Night 2 falls. Close your eyes; nobody speaks until dawn."),
    (e.Dawned(2), "The sun rises on day 2."),
    (e.Peaceful(), "A peaceful night: everybody wakes up."),
    (e.StalemateNear(), "Nothing has moved for a long time. One more quiet day and night, and the game may be a draw."),
    (e.Ended(("wolves",), (1, 2)), "The game is over: the wolves won! Winners: 1 Ann and 2 Bob."),
    (e.Ended(("couple",), (1,)), "The game is over: the lovers won! Winners: 1 Ann."),
    (e.Ended((), ()), "The game is over, and nobody has won."),
    (e.CardsShown(("seer", "witch"), ()), "The cards: 1 Ann Seer and 2 Bob Witch."),
    (e.Opened(1, "seer", 22.5, early=False), "The Seer awakes and looks into the dark (22 s)."),
    (e.Opened(1, "vote", 20.0, early=True, about=3), "3 Cleo, your vote (20 s)."),
    (e.Opened(1, "vote", 60.0, early=True), "The village votes on who dies today (60 s)."),
    (e.Opened(1, "defence", 30.0, early=True, about=3), "3 Cleo, defend yourself (30 s; !end ends it sooner)."),
    (e.Answered((1,), 1, "see", (2,)), "You will look at 2 Bob."),
    (e.Answered((1,), 1, "love", (2, 3)), "Cupid's arrows are meant for 2 Bob and 3 Cleo."),
    (e.Answered((1,), 1, "kill", ()), "You point at nobody."),
    (e.Answered((1,), 1, "heal", (0,)), "You will save whomever the wolves chose."),
    (e.Answered((1,), 1, "confirm", (1,)), "Your answer: yes."),
    (e.Answered((1,), 1, "confirm", (0,)), "Your answer: no."),
    (e.Answered((1,), 1, "confirm", ()), "You abstain."),
    (e.Answered((1,), 1, "vote", (0,)), "You will vote last."),
    (e.Answered((1,), 1, "end", (1,)), "Thank you; you have finished."),
    (e.Answered((1,), 1, "heir", ()), "You will tear the badge."),
    (e.Retracted((1,), 1, "see"), "Your answer (see) is taken back; you may choose again."),
    (e.Retracted((1,), 1, "confirm"), "Your vote is taken back; you may vote again."),
    (e.Voided((1,), 1, "tie"), "What you were asked (vote) is no longer open."),
    (e.PackMet((1, 2), (1, 2)), "You are the wolves: 1 Ann and 2 Bob."),
    (e.PackPicked(1, 3), "[pack] 1 Ann points at 3 Cleo."),
    (e.PackPicked(1, 0), "[pack] 1 Ann points at nobody."),
    (e.PackUnpicked(1), "[pack] 1 Ann points no more."),
    (e.Saw((1,), 2, "wolf"), "You looked at 2 Bob: a WOLF!"),
    (e.Saw((1,), 2, "not_wolf"), "You looked at 2 Bob: not a wolf."),
    (e.Saw((1,), 2, "witch"), "You looked at 2 Bob: Witch."),
    (e.VictimShown((1,), 2), "Tonight the wolves chose 2 Bob."),
    (e.VictimShown((1,), 0), "Tonight the wolves have no victim."),
    (e.InLove((1,), 2), "Cupid's arrow has hit you: you love 2 Bob. If one of you dies, so does the other; you may not vote for or act against each other."),
    (e.Died(2), "2 Bob is dead."),
    (e.CauseShown(2, "grief"), "2 Bob died of a broken heart."),
    (e.Revealed(2, "hunter"), "2 Bob was: Hunter."),
    (e.Revealed(2, "not_wolf"), "2 Bob was: not a wolf."),
    (e.Shot(2, 3), "2 Bob was the Hunter, and shoots 3 Cleo!"),
    (e.Removed(2), "2 Bob has left the game."),
    (e.TakenOver(2), "Somebody else plays on in this seat: 2 Bob."),
    (e.OrderSet((2, 3, 1)), "Whenever you speak in turn today, it is in this order: 2 Bob, 3 Cleo and 1 Ann."),
    (e.Voted(1, 2), "1 Ann votes for 2 Bob."),
    (e.Voted(1, 0), "1 Ann abstains."),
    (e.Voted(1, 2, "elect"), "1 Ann votes for 2 Bob."),
    (e.Voted(1, 2, "nominate"), "1 Ann nominates 2 Bob."),
    (e.Voted(1, 0, "nominate"), "1 Ann nominates nobody."),
    (e.Unvoted(1, "nominate"), "1 Ann takes the nomination back."),
    (e.VotesShown("nomination", ((1, 2), (3, 2))), "2 Bob is nominated by 1 Ann and 3 Cleo."),
    (e.Counted("nomination", ((2, 2),)), "Nominations: 2 Bob (2)."),
    (e.Counted("nomination", ()), "Nobody is nominated."),
    (e.Unvoted(1), "1 Ann takes the vote back."),
    (e.MercyVoted(1, dies=True), "1 Ann votes for death."),
    (e.MercyVoted(1, dies=False), "1 Ann votes for mercy."),
    (e.MercyShown((1, 2), ()), "For death: 1 Ann and 2 Bob."),
    (e.MercyShown((), (3,)), "For mercy: 3 Cleo."),
    (e.Counted("vote", ((2, 3), (1, 1))), "Votes: 2 Bob (3) and 1 Ann (1)."),
    (e.Counted("vote", ()), "No votes."),
    (e.Counted("confirm", ((2, 1),)), "1 vote for death."),
    (e.Counted("confirm", ()), "Nobody votes for death."),
    (e.Candidates((2, 3)), "Accused: 2 Bob and 3 Cleo. The others vote; the accused do not."),
    (e.Tied((2, 3)), "A tie: 2 Bob and 3 Cleo."),
    (e.TieDecided(1, 2), "The Sheriff, 1 Ann, decides: 2 Bob dies."),
    (e.TieDecided(1, 0), "The Sheriff, 1 Ann, leaves the tie as it is."),
    (e.Condemned(2), "The village has spoken: 2 Bob dies."),
    (e.NobodyCondemned("no_votes"), "No votes: nobody dies today."),
    (e.NobodyCondemned("tie"), "The tie stands: nobody dies today."),
    (e.NobodyCondemned("spared"), "The village shows mercy: nobody dies today."),
    (e.Elected(2), "2 Bob is the Sheriff."),
    (e.NobodyElected(), "There is no Sheriff."),
    (e.BadgePassed(2, 3), "2 Bob hands the Sheriff's badge to 3 Cleo."),
    (e.BadgeTorn(2), "2 Bob tears the Sheriff's badge. There will be no other Sheriff."),
]  # fmt: skip


@pytest.mark.parametrize(("event", "line"), TOLD, ids=[str(event) for event, _ in TOLD])
def test_events_in_words(event, line):
    assert lines(event) == [line]


def test_every_public_and_told_event_is_in_the_table_above():
    told = {type(event) for event, _ in (*TOLD, *ROLES_TOLD)} | {e.Asked, e.Closed, e.VotesShown}
    heard = {kind for kind in ROWS if issubclass(kind, e.Public | e.Told | e.Pack)}
    assert heard == told


@pytest.mark.parametrize("kind", [kind for kind in ROWS if issubclass(kind, e.Sealed)])
def test_sealed_events_have_no_words(kind):
    """What only the log may know is told to nobody, whoever would be asked to hear it."""
    assert ROWS[kind](None, name) == ()


def test_votes_are_told_by_target():
    assert lines(e.VotesShown("vote", ((1, 2), (2, 3), (3, 2), (4, 0)))) == \
        ["Against 2 Bob: 1 Ann and 3 Cleo.", "Against 3 Cleo: 2 Bob.", "Abstained: 4 Dan."]
    assert lines(e.VotesShown("election", ((1, 2),))) == ["For 2 Bob: 1 Ann."]


def test_many_cards_go_on_several_lines():
    told = [message.text("en") for message in words(e.CardsShown(("villager",) * 12, ((1, 2),)), str)]
    assert len(told) == 3
    assert told[-1] == "The lovers: 1 + 2."


# --- questions --------------------------------------------------------------------------------------------------------


def asked(kind, *, choices=(2, 3, 4), least=0, most=1, step="", about=0, more=()):
    """A table at which seat 1 is asked something."""
    t = Table(Setup(6), rules_of(Setup(6)))
    t.apply(e.Dealt((1,), "werewolf"))
    t.apply(e.Opened(3, step or kind, 45.0, early=False, about=about))
    for extra, picks in more:
        t.apply(e.Asked((1,), 3, extra, picks, 0, 1))
    t.apply(e.Asked((1,), 3, kind, choices, least, most))
    return t


ASKED = [
    ("see", asked("see"), None, "Seer, whom do you look at? 2 Bob, 3 Cleo and 4 Dan. You have 30 s: /msg Moderator see 2, or /msg Moderator pass."),
    ("guard", asked("guard"), None, "Guard, whom do you protect tonight? 2 Bob, 3 Cleo and 4 Dan. You have 30 s: /msg Moderator guard 2, or /msg Moderator pass."),
    ("kill", asked("kill"), None, "You are the only wolf. Whom do you take tonight? 2 Bob, 3 Cleo and 4 Dan. You have 30 s: /msg Moderator kill 2, or /msg Moderator pass."),
    ("kill, must", asked("kill", least=1), None, "You are the only wolf. Whom do you take tonight? 2 Bob, 3 Cleo and 4 Dan. You have 30 s: /msg Moderator kill 2."),
    ("love", asked("love", least=2, most=2), None, "Cupid, which two shall fall in love? 2 Bob, 3 Cleo and 4 Dan. You have 30 s: /msg Moderator love 2 3. Without an answer, chance chooses."),
    ("heal", asked("heal", choices=(5,), step="witch"), 5, "Witch: Tonight the wolves chose 5 Eve. You have 30 s: /msg Moderator heal saves that player, or /msg Moderator pass."),
    ("poison", asked("poison", step="witch"), 0, "Witch: Tonight the wolves have no victim. Do you poison somebody? 2 Bob, 3 Cleo and 4 Dan. You have 30 s: /msg Moderator poison 2, or /msg Moderator pass."),
    ("blind", asked("poison", step="witch"), None, "Witch: You are not told whom the wolves chose. Do you poison somebody? 2 Bob, 3 Cleo and 4 Dan. You have 30 s: /msg Moderator poison 2, or /msg Moderator pass."),
    ("both", asked("poison", step="witch", more=[("heal", (5,))]), 5, "Witch: Tonight the wolves chose 5 Eve. You have 30 s: /msg Moderator heal saves that player, /msg Moderator poison 2 kills one of 2 Bob, 3 Cleo and 4 Dan; or /msg Moderator pass."),
    ("shoot", asked("shoot", step="hunter"), None, "Hunter, you may take somebody with you. 2 Bob, 3 Cleo and 4 Dan. You have 30 s: /msg Moderator shoot 2, or /msg Moderator pass."),
    ("elect", asked("elect", step="election"), None, "Who shall be Sheriff? 2 Bob, 3 Cleo and 4 Dan. You have 30 s: !elect 2, or !abstain."),
    ("nominate", asked("nominate", step="nomination"), None, "Whom do you nominate to stand accused? 2 Bob, 3 Cleo and 4 Dan. You have 30 s: !nominate 2, or !abstain."),
    ("vote", asked("vote"), None, "Who shall die? 2 Bob, 3 Cleo and 4 Dan. You have 30 s: !vote 2, or !abstain."),
    ("vote, must", asked("vote", least=1), None, "Who shall die? 2 Bob, 3 Cleo and 4 Dan. You have 30 s: !vote 2."),
    ("vote later", asked("vote", choices=(0, 2, 3)), None, "Who shall die? 2 Bob and 3 Cleo. You have 30 s: !vote 3, or !abstain. As Sheriff you may vote last: !pass."),
    ("tie", asked("tie"), None, "Sheriff, you settle the tie. 2 Bob, 3 Cleo and 4 Dan. You have 30 s: !vote 2, or !abstain to leave it."),
    ("confirm", asked("confirm", choices=(0, 1), about=4), None, "Shall 4 Dan die? You have 30 s: !yes, or !no."),
    ("accept", asked("confirm", choices=(0, 1), about=1, step="accept"), None, "You are elected Sheriff. Do you take the badge? You have 30 s: !yes, or !no."),
    ("heir", asked("heir"), None, "Sheriff, who shall wear your badge? 2 Bob, 3 Cleo and 4 Dan. You have 30 s: /msg Moderator heir 2, or /msg Moderator tear."),
    ("speech", asked("end", choices=(1,), step="speech", about=1), None, "You have the floor for 30 s: what you type here, all hear. When you have finished: !end."),
    ("discussion", asked("end", choices=(1,), step="discussion"), None, "Everybody may talk for 30 s: what you type here, all hear. When you have nothing more to say: !end."),
]  # fmt: skip


@pytest.mark.parametrize(("case", "t", "victim", "line"), ASKED, ids=[case for case, *_ in ASKED])
def test_questions_in_words(case, t, victim, line):
    """What is asked, among whom, until when, and what to type."""
    told = question(t, 1, 30.0, IRC, name, victim)
    assert told is not None
    assert told.lines("en") == (line,)


@pytest.mark.parametrize(("case", "t", "victim", "line"), ASKED, ids=[case for case, *_ in ASKED])
def test_questions_by_telnet(case, t, victim, line):
    told = question(t, 1, 30.0, Form("/", "/"), name, victim)
    assert told is not None
    assert told.text("en") == line.replace("/msg Moderator ", "/").replace("!", "/")


def test_examples_change_from_round_to_round():
    """An example that always named the same seat would draw votes to it."""
    seen = set()
    for number in range(1, 7):
        t = asked("vote", choices=(2, 3, 4, 5, 6))
        t.apply(e.Opened(number, "vote", 60.0, early=True))
        t.apply(e.Asked((1,), number, "vote", (2, 3, 4, 5, 6), 0, 1))
        told = question(t, 1, 30.0, IRC, name, None)
        assert told is not None
        seen |= set(re.findall(r"!vote (\d)", told.text("en")))
    assert seen == set("23456")


@pytest.mark.parametrize(("kind", "least", "most", "typed"), [("love", 2, 2, r"love (\d) (\d)"), ("see", 0, 1, r"see (\d)")])
def test_examples_in_a_reminder_change_too_and_can_be_typed(kind, least, most, typed):
    """The reminder's example is legal now: it names nobody who was taken out, and no two rounds the same."""
    seen = []
    for number in range(1, 6):
        t = asked(kind, choices=(1, 2, 3, 4, 5, 6), least=least, most=most)
        t.apply(e.Opened(number, kind, 60.0, early=False))
        t.apply(e.Asked((1,), number, kind, (1, 2, 3, 4, 5, 6), least, most))
        t.apply(e.Removed(3))
        told = reminder(t, 1, 30.0, IRC)
        assert told is not None
        found = re.search(typed, told.text("en"))
        assert found is not None
        seen.append(found.groups())
    assert len(set(seen)) == 5
    assert not any("3" in picks or len(set(picks)) < most for picks in seen)


def test_nobody_is_asked_nothing():
    assert question(asked("see"), 2, 30.0, IRC, name, None) is None


def test_reminders():
    t = asked("confirm", choices=(0, 1), about=4)
    told = reminder(t, 1, 12.0, IRC)
    assert told is not None
    assert told.text("en") == "12 s left, and you have not answered yet: !yes, or !no. The whole question: !open."
    assert reminder(t, 2, 12.0, IRC) is None
    t.apply(e.Answered((1,), 3, "confirm", (1,)))
    assert reminder(t, 1, 12.0, IRC) is None


def test_the_story_of_a_game():
    """What was secret, a line a night and a day; a day on which nobody died is left out."""
    events = [
        e.Began(6, ()), e.NightFell(1), e.Linked((1, 2)), e.Guarded(3, 4), e.Saw((5,), 1, "wolf"), e.Bitten(4), e.Healed(6, 4),
        e.Dawned(1), e.Peaceful(), e.NightFell(2), e.Bitten(0), e.Poisoned(6, 1), e.Healed(6, 0),
        e.Dawned(2), e.Struck(1, "poison"), e.Struck(2, "grief"), e.Died(1), e.Fired(2, 3), e.Ended((), ()),
    ]  # fmt: skip
    assert [message.text("en") for message in story(events, name)] == [
        "Night 1: Cupid linked 1 Ann + 2 Bob, 3 Cleo guarded 4 Dan, 5 Eve looked at 1 Ann (a wolf), the wolves chose 4 Dan and 6 Fay saved 4 Dan.",
        "Night 2: the wolves chose nobody, 6 Fay poisoned 1 Ann and 6 Fay used the healing potion on nobody.",
        "Day 2: 1 Ann was poisoned, 2 Bob died of a broken heart and 2 Bob shot 3 Cleo.",
    ]
