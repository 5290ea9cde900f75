"""Artificial players in company: they use what their role knows, weigh claims and votes, and say why."""

from collections import Counter
from random import Random

import pytest

from engine import events as e
from engine.commands import Answer, Begin, Late
from engine.game import Game, hearers
from engine.options import Options
from engine.players.beliefs import Saying
from engine.players.company import Companion
from engine.players.player import Player
from engine.setup import Setup
from tests.engine.random_games import random_setup

SIX = Setup(6, Options(deck=("seer",), sheriff_election_time="off"))
DEAL = ("werewolf", "werewolf", "seer", "villager", "villager", "villager")


class Company:
    """A whole table of artificial players of one kind; each hears only what is its own."""

    def __init__(self, setup, seed, kind=Companion, *, talk=True):
        self.game = Game(setup, Random(seed).randbytes(16))
        self.players = {s: kind(setup, s, bytes([s]) * 8 + seed.to_bytes(8)) for s in range(1, setup.seats + 1)}
        self.kind, self.talk = kind, talk
        self.said = []
        self.acts = []

    def feed(self, command):
        self.acts.append(command)
        for event in self.game.feed(command):
            to = hearers(event, self.game.table)
            for seat, player in self.players.items():
                if to is None or seat in to:
                    player.hear(event)

    def say(self, saying):
        self.said.append(saying)
        for seat, player in self.players.items():
            if self.talk or seat == saying.by:
                player.listen(saying)

    def step(self):
        """Let everybody act until nobody wants to; then the clock closes what is open."""
        for player in self.players.values():
            for _ in range(20):
                act = player.act() if self.kind is Companion else player.move()
                if act is None or self.game.table.ended:
                    break
                if isinstance(act, Saying):
                    self.say(act)
                else:
                    self.feed(act)
        if self.game.table.round is not None and not self.game.table.ended:
            self.feed(Late(self.game.table.round.round))

    def play(self):
        self.feed(Begin())
        for _ in range(3000):
            if self.game.table.ended:
                return self.game.table.ended.camps
            self.step()
        raise AssertionError("no end")


@pytest.mark.parametrize("seed", range(40))
def test_any_game_comes_to_its_end(seed):
    """By any options: every answer is legal, for one that is refused raises here."""
    dice = Random(seed)
    Company(random_setup(dice, dice.choice((6, 9, 12))), seed).play()


def test_the_village_gains_by_sense_and_by_talk():
    """What its roles know is worth something to it when it is said: clearly more than play at random is."""
    setup = Setup(9, Options(deck=("seer", "witch", "hunter", "guard")))
    won = {name: Counter(camp for seed in range(60) for camp in Company(setup, seed, kind, talk=talk).play())["village"]
           for name, kind, talk in (("plain", Player, False), ("silent", Companion, False), ("talking", Companion, True))}
    assert won["talking"] >= max(won["plain"], won["silent"]) + 10, won


def test_the_same_seed_says_and_does_the_same():
    first, second = Company(SIX, 5), Company(SIX, 5)
    first.play()
    second.play()
    assert (first.said, first.acts) == (second.said, second.acts)


@pytest.mark.parametrize("seed", range(12))
def test_they_say_a_line_or_two_and_only_when_they_may(seed):
    company = Company(Setup(9, Options(deck=("seer", "witch"))), seed)
    lines = Counter()
    say = company.say

    def counted(saying):
        t = company.game.table
        assert t.is_alive(saying.by)
        assert t.round is not None
        assert t.round.step in {"discussion", "defence", "last_words"}
        assert t.round.step == "discussion" or t.round.about == saying.by
        lines[t.round.round, saying.by] += 1
        say(saying)

    company.say = counted
    company.play()
    assert max(lines.values()) <= 2


def one(seat, card, *told, setup=SIX, seed=3):
    """A player in a seat, on the first day, who has heard these things."""
    player = Companion(setup, seat, bytes([seed]) * 16)
    for event in (e.Began(6, ()), e.Dealt((seat,), card), e.NightFell(1), *told):
        player.hear(event)
    return player


def talk(player, day=1):
    for event in (e.Dawned(day), e.Peaceful(), e.OrderSet((1, 2, 3, 4, 5, 6)), e.Opened(10 * day, "discussion", 300.0, early=True),
                  e.Asked((player.seat,), 10 * day, "end", (1,), 1, 1)):
        player.hear(event)
    return player.act()


def vote(player, choices=(1, 2, 3, 4, 5, 6)):
    choices = tuple(s for s in choices if s != player.seat)
    player.hear(e.Opened(99, "vote", 60.0, early=True))
    player.hear(e.Asked((player.seat,), 99, "vote", choices, 0, 1))
    act = player.act()
    assert isinstance(act, Answer)
    return act.picks


def said(by, mid, **values):
    return Saying(by, mid, tuple(values.items()))


def test_a_seer_who_found_a_wolf_says_so_and_votes_so():
    seer = one(3, "seer", e.Saw((3,), 1, "wolf"))
    saying = talk(seer)
    assert (saying.mid, saying.seat("who")) == ("say-seer-wolf", 1)
    seer.listen(saying)
    assert vote(seer) == (1,)


def test_a_seer_who_found_none_keeps_silent_about_it():
    seer = one(3, "seer", e.Saw((3,), 4, "not_wolf"))
    assert talk(seer).mid not in {"say-seer-wolf", "say-seer-clean", "say-counter"}
    assert vote(seer, (4, 5)) == (5,)


def test_a_seer_contradicts_who_passes_for_him():
    seer = one(3, "seer", e.Saw((3,), 4, "not_wolf"))
    seer.listen(said(2, "say-seer-wolf", who=5))
    saying = talk(seer)
    assert (saying.mid, saying.seat("who")) == ("say-counter", 2)
    assert vote(seer) == (2,)


def test_villagers_follow_a_seer_and_tell_why():
    villager = one(4, "villager")
    talk(villager)
    villager.listen(said(3, "say-seer-wolf", who=1))
    assert vote(villager) == (1,)
    assert villager.beliefs.reason(1).mid == "say-accuse-claim"


def test_a_seer_who_was_wrong_is_followed_no_more():
    """He said that 5 is a wolf; 5 was executed, and was none."""
    villager = one(4, "villager")
    villager.listen(said(2, "say-seer-wolf", who=5))
    villager.hear(e.Revealed(5, "villager"))
    villager.hear(e.Died(5))
    assert villager.beliefs.reason(2).mid == "say-accuse-wrong"
    assert vote(villager) == (2,)


def test_whom_a_liar_accuses_knows_it():
    villager = one(4, "villager")
    villager.listen(said(2, "say-seer-wolf", who=4))
    assert villager.beliefs.reason(2).mid == "say-accuse-lie"
    assert vote(villager) == (2,)


def test_votes_are_remembered():
    """Who voted a villager dead is suspected, and who voted a wolf dead is trusted."""
    villager = one(4, "villager")
    villager.hear(e.VotesShown("vote", ((1, 5), (2, 5), (3, 6), (6, 5))))
    villager.hear(e.Revealed(5, "villager"))
    villager.hear(e.VotesShown("vote", ((1, 6), (2, 3), (3, 6))))
    villager.hear(e.Revealed(6, "werewolf"))
    assert villager.beliefs.suspicion(2) > villager.beliefs.suspicion(1) > villager.beliefs.suspicion(3)
    assert {charge.mid for charge in villager.beliefs.charges(2)} >= {"say-accuse-voted", "say-accuse-spared"}


def test_one_who_is_accused_answers_once():
    villager = one(4, "villager")
    villager.listen(talk(villager))
    assert isinstance(villager.act(), Answer), "it has said enough, and passes"
    assert villager.listen(said(2, "say-hunch", who=4)) is True
    reply = villager.act()
    assert reply.mid in {"say-back", "say-deny"}
    villager.listen(reply)
    villager.listen(said(3, "say-hunch", who=4))
    assert not isinstance(villager.act(), Saying)


def test_wolves_spare_their_pack_and_hunt_the_seer():
    wolf = one(1, "werewolf", e.PackMet((1, 2), (1, 2)))
    wolf.listen(said(3, "say-seer-wolf", who=2))
    assert vote(wolf)[0] not in {1, 2}
    wolf.hear(e.NightFell(2))
    wolf.hear(e.Opened(50, "wolves", 90.0, early=False))
    wolf.hear(e.Asked((1,), 50, "kill", (3, 4, 5, 6), 0, 1))
    assert wolf.act().picks == (3,)


def test_a_wolf_never_says_what_it_is():
    for seed in range(40):
        wolf = one(1, "werewolf", e.PackMet((1, 2), (1, 2)), seed=seed)
        saying = talk(wolf)
        assert saying.seat("who") != 2, "nor speaks against its pack"
        wolf.hear(e.Candidates((1, 4)))
        wolf.hear(e.Opened(60, "defence", 30.0, early=True, about=1))
        defence = wolf.act()
        assert dict(defence.values).get("role") in {"villager", "seer", None}


def test_a_guard_shields_a_seer_who_has_shown_himself():
    guard = one(4, "guard")
    guard.listen(said(3, "say-seer-wolf", who=1))
    guard.hear(e.NightFell(2))
    guard.hear(e.Opened(50, "guard", 45.0, early=False))
    guard.hear(e.Asked((4,), 50, "guard", (1, 2, 3, 4, 5, 6), 0, 1))
    assert guard.act().picks == (3,)


def test_a_witch_poisons_only_on_proof():
    def asked(*heard):
        witch = one(4, "witch")
        for thing in heard:
            witch.listen(thing)
        witch.hear(e.Opened(50, "witch", 45.0, early=False))
        witch.hear(e.Asked((4,), 50, "poison", (1, 2, 3, 5, 6), 0, 1))
        return witch.act().picks

    assert asked() == ()
    assert asked(said(1, "say-hunch", who=2)) == ()
    assert asked(said(1, "say-seer-wolf", who=4)) == (1,), "who lies about her is a wolf"


def test_it_knows_no_more_than_its_seat_was_told():
    """Two games that differ only in what a villager cannot know: he does and says the same in both."""
    talks = []
    for cards in (DEAL, ("werewolf", "werewolf", "villager", "villager", "seer", "villager")):
        company = Company(Setup(6, Options(deck=("seer",), sheriff_election_time="off"), deal=cards), 9)
        company.feed(Begin())
        player = company.players[4]
        while company.game.table.round.step != "discussion":
            company.feed(Late(company.game.table.round.round))
        talks.append([player.act(), player.beliefs.suspicion(1), player.beliefs.suspicion(3)])
    assert talks[0] == talks[1]


# --- manners, and answers to who asks ----------------------------------------------------------------------------------


def mannered(name, card="villager", seat=4, *told):
    """A player of a manner."""
    players = (one(seat, card, *told, seed=seed) for seed in range(60))
    return next(player for player in players if player.manner.name == name)


def test_neighbours_differ_in_manner():
    names = {one(seat, "villager", seed=5).manner.name for seat in (1, 2, 3)}
    assert names == {"careful", "loud", "suspicious"}


def test_the_loud_say_more_and_the_careful_accuse_less():
    lines, accused = Counter(), Counter()
    for name in ("careful", "loud", "suspicious"):
        players = [one(4, "villager", seed=seed) for seed in range(90)]
        for player in (player for player in players if player.manner.name == name):
            saying = talk(player)
            while isinstance(saying, Saying):
                lines[name] += 1
                accused[name] += saying.mid == "say-hunch"
                player.listen(saying)
                saying = player.act()
    assert lines["loud"] > lines["careful"] == lines["suspicious"]
    assert accused["suspicious"] > accused["careful"]


def asked(player, mid, by=2):
    talk(player)
    assert player.listen(said(by, mid, who=player.seat)) is True
    return player.act()


@pytest.mark.parametrize("name", ["careful", "loud", "suspicious"])
def test_whom_it_suspects(name):
    villager = mannered(name)
    villager.listen(said(3, "say-seer-wolf", who=1))
    reply = asked(villager, "ask-whom")
    assert (reply.mid, reply.seat("by"), reply.seat("who")) == ("say-reply-suspect", 2, 1)


@pytest.mark.parametrize(("name", "card", "mid"), [
    ("careful", "villager", "say-reply-role"), ("careful", "witch", "say-reply-secret"), ("suspicious", "witch", "say-reply-why"),
    ("loud", "witch", "say-reply-role"), ("careful", "werewolf", "say-reply-role"), ("loud", "werewolf", "say-reply-role"),
])
def test_what_it_is(name, card, mid):
    reply = asked(mannered(name, card, 4, *((e.PackMet((4, 5), (4, 5)),) if card == "werewolf" else ())), "ask-role")
    assert reply.mid == mid
    assert dict(reply.values).get("role") != "werewolf"


def test_a_seer_who_is_asked_tells_what_he_saw():
    seer = one(3, "seer", e.Saw((3,), 4, "not_wolf"))
    reply = asked(seer, "ask-seen")
    assert (reply.mid, reply.seat("who")) == ("say-seer-clean", 4)


def test_others_have_seen_nothing_and_nobody_is_a_wolf():
    assert asked(one(4, "villager"), "ask-seen").mid == "say-reply-seen"
    assert asked(one(1, "werewolf", e.PackMet((1, 2), (1, 2))), "ask-wolf").mid == "say-deny"


def test_it_answers_each_time_but_not_for_ever():
    villager = one(4, "villager")
    villager.listen(talk(villager))
    replies = 0
    for _ in range(9):
        villager.listen(said(2, "ask-whom", who=4))
        reply = villager.act()
        if not isinstance(reply, Saying):
            break
        replies += 1
        villager.listen(reply)
    assert replies == 4


def test_the_question_to_another_is_not_its_own():
    villager = one(4, "villager")
    villager.listen(talk(villager))
    assert villager.listen(said(2, "ask-whom", who=3)) is False
    assert isinstance(villager.act(), Answer)
