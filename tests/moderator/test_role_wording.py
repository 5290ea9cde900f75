"""Events and questions of all roles, variants and cards in English; what a human moderator hears of them."""

import pytest

from engine import events as e
from engine.game import EVERY_KIND, rules_of
from engine.options import Options
from engine.setup import Setup
from engine.table import Table
from wolfd.moderator.typed.answers import numbered
from wolfd.moderator.typed.verbs import BY_KIND
from wolfd.moderator.words.questions import ORDER, Form, question
from wolfd.moderator.words.story import deed, host_words
from wolfd.moderator.words.wording import words

NAMES = ("nobody", "Ann", "Bob", "Cleo", "Dan", "Eve", "Fay")
IRC = Form("!", "/msg Moderator ")


def name(seat):
    return f"{seat} {NAMES[seat]}"


def lines(messages):
    return [line for message in messages for line in message.lines("en")]


TOLD = [
    # roles
    (e.DealtTwice((1,), "witch", "seer"), "Your two cards: Witch and Seer. You are told"),
    (e.DealtTwice((1,), "villager", "villager"), "Your two cards: Villager and Villager. You sleep all night."),
    (e.OpenCards(("seer", "witch")), "The characters lie face up: 1 Ann Seer and 2 Bob Witch."),
    (e.RuleNoted("priest_hides"), "There may be a Priest among you"),
    (e.CardChanged((1,), "werewolf", ""), "Your card is another one now: Werewolf. Each night the pack"),
    (e.CardChanged((1,), "witch", "werewolf"), "Your cards are others now: Witch and Werewolf."),
    (e.PowersLost((1,), ("see",)), "your powers are lost for good"),
    (e.MasonsMet((1, 2), (1, 2)), "The Masons: 1 Ann and 2 Bob."),
    (e.CentreShown((1,), ("witch", "villager")), "In the middle lie two cards: 1 Witch and 2 Villager."),
    (e.PriestSaw((1,), 2, "wolf"), "2 Bob, executed today, was a WOLF!"),
    (e.PriestSaw((1,), 2, "not_wolf"), "2 Bob, executed today, was not a wolf."),
    (e.CharmedMet((1,), (1, 3)), "All the charmed: 1 Ann and 3 Cleo."),
    (e.Peeked((1,), (2, 3)), "You peeked, and saw among the wolves: 2 Bob and 3 Cleo."),
    (e.Peeked((1,), ()), "You peeked, and could make out nobody."),
    (e.GirlCaught((1,), 4), "4 Dan has been caught peeking at you!"),
    (e.VictimShown((1,), 2, lost=True), "Tonight the wolves chose 2 Bob, who was caught peeking: no potion helps."),
    (e.Saw((1,), 2, "seer+witch"), "You looked at 2 Bob: Seer + Witch."),
    (e.Revealed(2, "seer+werewolf"), "2 Bob was: Seer + Werewolf."),
    (e.IdiotFlipped(2), "2 Bob turns up the Village Idiot's card, and lives"),
    (e.Blamed(2), "A tie: the Scapegoat, 2 Bob, takes the blame"),
    (e.VotersNamed(3, (1, 2)), "On day 3 nobody may vote but 1 Ann and 2 Bob."),
    (e.VotersNamed(3, ()), "On day 3 nobody may vote."),
    (e.VoteLost(2), "2 Bob has broken a rule of speech"),
    (e.SeanceMoved(1, 2), "1 Ann moves to call 2 Bob."),
    (e.SeanceMoved(1, 0), "1 Ann moves for a seance."),
    (e.SeanceHeld(2), "2 Bob is called"),
    (e.SeanceRefused(), "There is no seance."),
    (e.Ended(("piper",), (3,)), "The game is over: the Piper won! Winners: 3 Cleo."),
    # variants
    (e.Fascinated((1,)), "The wolves have fascinated you"),
    (e.SawBlurred((1,), 2, ("wolf", "not_wolf", "not_wolf")), "in no order: a wolf, not a wolf and not a wolf."),
    (e.WitchGlimpsed((1,), 2), "You peeked: the Witch is 2 Bob."),
    (e.WitchGlimpsed((1,), 0), "You peeked, and there was no Witch."),
    (e.CardShown((1,), "thief"), "you look at your card: Thief."),
    (e.PotionTossed("heal"), "a healing potion was used!"),
    (e.PotionTossed("poison"), "a poison was used!"),
    (e.DiesInstead(2, 3), "3 Cleo is spared: the Scapegoat, 2 Bob, a neighbour, dies instead."),
    (e.SatDown(1, 2), "1 Ann seats 2 Bob."),
    # event cards
    (e.GroupsFormed((1, 3), (2,)), "First: 1 Ann and 3 Cleo. Second: 2 Bob."),
    (e.CardLaid(2, "somnambulism"), "in force, 2, Somnambulism: From now on I say aloud"),
    (e.CardDrawn(6, "nightmare", 2), "2 Bob turns up event card 6, Nightmare (full moon: at once): No debate"),
    (e.CardDrawn(5, "backfire", 0), "I turn up event card 5, Backfire (crescent: soon): Next night"),
    (e.CardDiscarded(17, "miracle"), "event card 17, Miracle; it needs somebody dead"),
    (e.CardEnded("flood"), "Flood is over."),
    (e.PileRenewed(), "shuffled again"),
    (e.PileEmpty(), "the last event card"),
    (e.WentAway((1, 2)), "Away: 1 Ann and 2 Bob."),
    (e.CameBack((1,)), "Back again: 1 Ann."),
    (e.Excused((1,)), "No part in today's vote have 1 Ann."),
    (e.VoteGrown(1, 3), "the vote of 1 Ann counts 3."),
    (e.SeenAloud(("wolf",)), "The Seer has seen: a wolf."),
    (e.CoinTossed(1, saved=True), "The coin is tossed for 1 Ann, and saves!"),
    (e.CoinTossed(1, saved=False), "and does not save."),
    (e.FirstVoterNamed(1, 2), "2 Bob says that 1 Ann votes first."),
    (e.FirstVoterNamed(1, 0), "1 Ann votes first."),
    (e.FriendsNamed(((1, (2, 3)), (2, (1, 3)))), "Friends: 1 Ann: 2 Bob and 3 Cleo and 2 Bob: 1 Ann and 3 Cleo."),
    (e.FriendsNamed(()), "Nobody has named anybody."),
    (e.Distrusted((1,)), "Whom nobody named: 1 Ann."),
    (e.Distrusted(()), "Everybody has a friend."),
    (e.Designated(1, 2), "2 Bob points at 1 Ann"),
    (e.Designated(1, 0), "The lot points at 1 Ann"),
    (e.Vouched(1), "1 Ann vouches."),
    (e.Unvouched(1), "1 Ann vouches no more."),
    (e.Judged(1, saved=True), "1 Ann is saved."),
    (e.Judged(1, saved=False), "Too few have vouched for 1 Ann."),
    (e.SpiritAnswered(1, "ordinary", 2, yes=True), "1 Ann asks: Is 2 Bob an ordinary Villager? The spirit answers: yes."),
    (e.SpiritAnswered(1, "two_wolves", 1, yes=False), "The spirit answers: no."),
    (e.Returned(1), "1 Ann was only unconscious"),
    (e.ExecutionerNamed(1, 0), "1 Ann is the Executioner."),
    (e.ExecutionerNamed(1, 2), "2 Bob hands the Executioner's axe to 1 Ann."),
    (e.ExecutedShown((1,), 2, "witch"), "As Executioner you see what 2 Bob is: Witch."),
    (e.SheriffDismissed(1), "1 Ann is Sheriff no longer."),
    (e.HarvestDeclared(declared=True), "by the rules of the Harvest Festival"),
    (e.HarvestDeclared(declared=False), "like any other"),
    (e.WolvesShown((1,), (2, 3)), "You are the Double Agent: the wolves are 2 Bob and 3 Cleo."),
    (e.MoonPackMet((1, 2), (1, 2)), "The full moon wakes you in the wolves' place: 1 Ann and 2 Bob."),
    (e.MoonPicked((1, 2), 1, 3), "[moon] 1 Ann points at 3 Cleo."),
    (e.MoonPicked((1, 2), 1, 0), "[moon] 1 Ann points at nobody."),
    (e.MoonUnpicked((1, 2), 1), "[moon] 1 Ann points no more."),
    (e.SpectreRose((1,), (2,)), "you became one of them. They are 2 Bob."),
    (e.PotionGained((1,), "heal"), "one healing potion more"),
    (e.PotionGained((1,), "poison"), "one poison more"),
    (e.PowersExchanged((1,), ("see", "charm")), "Your powers are others now: the Seer's and one of your own."),
    (e.PowersExchanged((1,), ()), "Your powers are others now: none."),
]  # fmt: skip


@pytest.mark.parametrize(("event", "part"), TOLD, ids=[str(event) for event, _ in TOLD])
def test_events_in_words(event, part):
    (line,) = lines(words(event, name))
    assert part in line


def test_lovers_who_may_see_each_others_cards():
    """C65 `lovers_see_roles`."""
    assert lines(words(e.InLove((1,), 2, "witch"), name))[1:] == ["2 Bob is: Witch."]


def test_all_that_lay_hidden_is_shown_at_the_end():
    """2.11: two cards, overlays, the charmed, whom a Hybrid supported, the fascinated, a double agent."""
    hidden = e.CardsShown(("seer", "villager"), (), ("werewolf", "villager"), (("medium", 2),), (1,), ((2, 3),), (1, 3), (4,))
    assert lines(words(hidden, name)) == [
        "The cards: 1 Ann Seer + Werewolf and 2 Bob Villager + Villager.", "Hidden identities: Medium: 2 Bob.",
        "Charmed: 1 Ann.", "Supported in secret: 3 Cleo by 2 Bob.", "Fascinated: 1 Ann and 3 Cleo.", "Double Agent: 4 Dan.",
    ]


# --- what a human moderator hears ---------------------------------------------------------------------------------------


DEEDS = [
    (e.CentreLaid(("witch", "villager")), "in the middle lay Witch and Villager"),
    (e.Overlaid(2, "medium"), "2 Bob was secretly the Medium"),
    (e.Swapped(1, 2), "1 Ann took card 2 from the middle"),
    (e.Supported(1, 2), "1 Ann supports 2 Bob"),
    (e.Charmed(1, (2, 3)), "1 Ann charmed 2 Bob and 3 Cleo"),
    (e.PeekNoticed(1, caught=True), "1 Ann peeked and was noticed"),
    (e.PeekNoticed(1, caught=False), "1 Ann peeked"),
    (e.GirlTaken(1), "the pack turned on 1 Ann, who had peeked"),
    (e.LifeLost(1, 1), "1 Ann survived an attack"),
    (e.CoupleMixed((1, 2)), "1 Ann + 2 Bob became a camp of their own"),
    (e.TheftAgreed(1, 2), "1 Ann exchanged cards with 2 Bob"),
    (e.CardsExchanged(1, 2), "the cards of 1 Ann and 2 Bob changed hands"),
    (e.Affair(1, 2, 3), "1 Ann, loved by 2 Bob, had an affair with 3 Cleo"),
    (e.ElderMourned(1), "powers were lost with 1 Ann, the Elder"),
    (e.AimReached(1), "1 Ann reached an aim of their own"),
    (e.SeanceDoubted(), "a seance was refused though most wanted it"),
    (e.Allied(1), "1 Ann became the Double Agent"),
    (e.SpectreNamed(1, 2), "1 Ann sent 2 Bob into death"),
    (e.SpectreNamed(1, 0), "1 Ann had nobody to send into death"),
    (e.PotionsPassed(1, 2), "the potions went from 1 Ann to 2 Bob"),
    (e.Struck(1, "girl_caught"), "1 Ann was caught peeking, and killed"),
]  # fmt: skip


@pytest.mark.parametrize(("event", "words_"), DEEDS, ids=[str(event) for event, _ in DEEDS])
def test_deeds_are_told_to_a_human_moderator_and_in_the_story(event, words_):
    assert lines(deed(event, name)) == [words_]
    assert lines(host_words(event, name)) == [f"(secret) {words_}"]


@pytest.mark.parametrize(("event", "told"), [
    (e.Saw((1,), 2, "wolf"), ["(to 1 Ann) You looked at 2 Bob: a WOLF!"]),
    (e.PackPicked(1, 2), ["[pack] 1 Ann points at 2 Bob."]),
    (e.Answered((1,), 1, "guard", (2,)), ["(to 1 Ann) You protect 2 Bob."]),
    (e.Answered((1,), 1, "kill", (2,)), []),
    (e.Died(1), []),
    (e.Asked((1,), 1, "see", (2,), 0, 1), []),
    (e.Answered((0,), 1, "host_tie", (2,)), []),
])  # fmt: skip
def test_what_others_are_told_is_told_to_a_human_moderator(event, told):
    """Once, and what is public or his own not again."""
    assert lines(host_words(event, name)) == told


# --- questions ------------------------------------------------------------------------------------------------------------


def asked(kind, choices=(2, 3, 4), least=0, most=1, step="", about=0, facts=(), more=(), **options):
    """A table at which seat 1 is asked something, after some facts."""
    setup = Setup(6, Options(**options))
    t = Table(setup, rules_of(setup))
    for fact in (e.Dealt((1,), "werewolf"), *facts):
        t.apply(fact)
    t.apply(e.Opened(3, step or kind, 45.0, early=False, about=about))
    for extra, picks in more:
        t.apply(e.Asked((1,), 3, extra, picks, 0, 1))
    t.apply(e.Asked((1,), 3, kind, choices, least, most))
    return t


LINKED = (e.Linked((2, 3)),)
NOTICED = (e.PeekNoticed(4, caught=True),)
ASKED = [
    ("support", asked("support", least=1), "Hybrid, whom do you support for the whole game? 2 Bob, 3 Cleo and 4 Dan. You have 30 s: /msg Moderator support 2."),
    ("swap", asked("swap", (1, 2), facts=(e.CentreShown((1,), ("witch", "seer")),)), "lie in the middle: 1 Witch and 2 Seer. You have 30 s: /msg Moderator swap 1 or /msg Moderator swap 2 takes one of them, /msg Moderator pass keeps yours."),
    ("swap, must", asked("swap", (1, 2), 1, facts=(e.CentreShown((1,), ("werewolf", "werewolf")),)), "; you must take one."),
    ("take", asked("take", least=1), "/msg Moderator take 2."),
    ("affair", asked("affair", (1, 2, 3, 4), 2, 2, facts=LINKED), "the lovers (2 Bob + 3 Cleo) has an affair, and with whom? You have 30 s: /msg Moderator affair 2 1 (first"),
    ("peek", asked("peek", (1, 2)), "/msg Moderator peek takes a small chance to see, and to be caught; /msg Moderator peek high a greater one; or /msg Moderator pass."),
    ("peek, one risk", asked("peek", (1,)), "/msg Moderator peek; or /msg Moderator pass."),
    ("guess", asked("guess", girl_detection="wolf_guess"), "/msg Moderator catch 2, or /msg Moderator pass."),
    ("catch", asked("catch", (0, 1), step="caught", facts=NOTICED), "caught peeking: 4 Dan. Does your pack kill that player instead of your victim? All must agree within 30 s: /msg Moderator yes or /msg Moderator no."),
    ("toss", asked("toss"), "Witch: Tonight the wolves chose 5 Eve. At whom do you point? Box and lid decide"),
    ("charm", asked("charm", most=2), "Piper, whom do you charm tonight (2)? 2 Bob, 3 Cleo and 4 Dan. You have 30 s: /msg Moderator charm 2 3, or /msg Moderator pass."),
    ("charm one", asked("charm", most=1), "/msg Moderator charm 2, or"),
    ("flip", asked("flip", (0, 1), 1), "/msg Moderator flip or /msg Moderator no. Without an answer you do."),
    ("voters", asked("voters", least=1, most=3), "who may vote tomorrow? 2 Bob, 3 Cleo and 4 Dan; at least 1. You have 30 s: !voters 2 3 ..."),
    ("motion", asked("seance", step="motion"), "with whom of the dead? 2 Bob, 3 Cleo and 4 Dan. You have 30 s: !seance 2, or !pass."),
    ("seance vote", asked("confirm", (0, 1), step="seance_vote", about=2), "Shall there be a seance? You have 30 s: !yes or !no. Your vote stays secret."),
    ("seance whom", asked("seance", step="seance_whom"), "Which of the dead shall be called?"),
    ("seat", asked("seat", least=1), "Whom do you seat? 2 Bob, 3 Cleo and 4 Dan. You have 30 s: !seat 2."),
    ("seat two", asked("seat", least=2, most=2), "!seat 2 3."),
    ("name", asked("name", least=1), "You may name the next victim, in secret."),
    ("host_tie", asked("host_tie"), "Moderator, the vote is tied: 2 Bob, 3 Cleo and 4 Dan. You have 30 s: /msg Moderator name 2 lets that player die, /msg Moderator pass nobody."),
    ("moon", asked("see", step="moon_seers"), "The full moon shows you one player."),
    ("moon pack", asked("moon_kill"), "You wake in the wolves' place: 1 Ann. Whom do you take?"),
    ("touch", asked("touch", (1,)), "/msg Moderator touch, or /msg Moderator pass."),
    ("spectre", asked("spectre", least=1), "Which of the others dies instead of you?"),
    ("group", asked("group", (1, 2), 1), "!group 1 or !group 2."),
    ("vouch", asked("vouch", (0, 1), 1, about=4), "Do you vouch for 4 Dan? You have 30 s: !vouch or !no."),
    ("friends", asked("friends", least=2, most=2), "Who are your best friends (2)? 2 Bob, 3 Cleo and 4 Dan. You have 30 s: !friends 2 3"),
    ("question", asked("question", (1, 2, 3, 4), facts=(e.CardDrawn(14, "spiritualism_4", 0),)), "1 Do two wolves sit side by side?"),
    ("secret vote", asked("secret_vote"), "Your vote stays secret. You have 30 s: !vote 2, or !abstain."),
    ("kill and peek", asked("peek", (1,), step="wolves", facts=(e.PackMet((1, 4), (1, 4)),), more=[("kill", (2, 3))]), "/msg Moderator pack TEXT. Little Girl, do you peek at the wolves?"),
    ("talk and vote", asked("vote", step="discussion", more=[("end", (1,))]), "Who shall die? 2 Bob, 3 Cleo and 4 Dan. You have 30 s: !vote 2, or !abstain. Everybody may talk"),
]  # fmt: skip


@pytest.mark.parametrize(("case", "t", "part"), ASKED, ids=[case for case, *_ in ASKED])
def test_questions_in_words(case, t, part):
    told = question(t, 1, 30.0, IRC, name, 5)
    assert told is not None
    (line,) = told.lines("en")
    assert part in line
    assert "{" not in line


@pytest.mark.parametrize(("t", "answered"), [
    (asked("seat", least=1), ("seat", (3,))), (asked("seat", least=2, most=2), None), (asked("charm", most=1), None),
    (asked("toss", more=[("heal", (0,))]), None),
])  # fmt: skip
def test_a_bare_number_answers_a_question_of_one_seat(t, answered):
    """Not one of two seats, nor one of two questions."""
    command = numbered(t, 1, 3, settled=bool)
    assert (command and (command.kind, command.picks)) == answered


@pytest.mark.parametrize("kind", sorted(EVERY_KIND))
def test_every_kind_has_its_place_and_a_verb(kind):
    """A kind that were not in the order would never be asked."""
    assert kind in ORDER
    assert kind in BY_KIND
