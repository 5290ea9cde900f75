"""Artificial players: a game alone, at a sensible pace, whatever the one human's part in it is."""

import pytest

from tests.plays.stage import Stage
from wolfd.moderator.settings import Settings


def alone(seed, *rules, bots=6):
    stage = Stage(seed)
    ann = stage.irc("Ann")
    ann.says("join", f"bots {bots}", *rules, "start")
    assert stage.table().playing is not None
    return stage, ann


@pytest.mark.parametrize("seed", range(1, 9))
def test_a_game_alone_comes_to_its_end(seed):
    """Ann says nothing at all: votes and speeches take their time, but nothing waits for ever."""
    stage, ann = alone(seed, "deck seer witch guard hunter cupid", bots=9)
    stage.until(lambda: stage.table().playing is None, 4 * 3600)
    assert ann.hears("The game is over", "The cards: ")


def play(stage, ann):
    """Ann answers everything at once."""
    def all_over():
        playing = stage.table().playing
        if playing is None:
            return True
        for (kind, seat), asked in tuple(playing.table.asks.items()):
            if seat == 1 and (kind, seat) in playing.table.asks and (kind, seat) not in playing.table.answers:
                picks = " ".join(map(str, asked.choices[: asked.most]))
                ann.says({"end": "end", "confirm": "yes"}.get(kind, f"{kind} {picks}"))
        return False

    stage.until(all_over)


@pytest.mark.parametrize("seed", range(1, 9))
def test_a_busy_game_alone_is_short(seed):
    """A step ends soon after the one human has answered: a game of ten takes minutes, not an hour."""
    stage, ann = alone(seed, "deck seer witch guard hunter cupid", bots=9)
    play(stage, ann)
    assert stage.clock.seconds() < 600


def test_steps_alone_last_the_same_whoever_is_asked():
    """A table with one human: each night step in which he owes nothing takes the same short time, dead or alive its role."""
    stage, _ann = alone(4, "deck seer witch guard cupid", bots=9)
    lasted = set()
    while stage.playing.table.night == 1 and stage.playing.table.phase == "night":
        now, since = stage.playing.table.round.round, stage.clock.seconds()
        owes = any(seat == 1 for _, seat in stage.playing.table.asks)
        while stage.playing.table.round.round == now:
            stage.clock.advance(0.5)
        if not owes:
            lasted.add(stage.clock.seconds() - since)
    assert lasted == {stage.settings.alone}


def wolf_alone():
    """Ann is a wolf, the other of the pack an artificial player who has pointed already; its seat, whom it points at, another."""
    for seed in range(1, 99):
        stage, ann = alone(seed, bots=7)
        if 1 in stage.seats("werewolf"):
            stage.until_step("wolves")
            (other,) = (seat for seat in stage.seats("werewolf") if seat != 1)
            stage.until(lambda stage=stage, other=other: ("kill", other) in stage.playing.table.answers, 30)
            prey = stage.playing.table.answers["kill", other][0]
            return stage, ann, other, next(seat for seat in range(2, 9) if seat not in {other, prey})
    pytest.fail("no seed deals Ann a wolf's card")


def test_the_pack_goes_along_with_the_one_human():
    """It points first; when she wants another, it follows, and that one dies: else nobody would."""
    stage, ann, other, prey = wolf_alone()
    ann.says(f"kill {prey}")
    stage.until(lambda: stage.playing.table.phase == "day", 60)
    assert ann.hears(f"[pack] {stage.label(other)} points at {stage.label(prey)}.", f"{stage.label(prey)} is dead.")


def test_a_pack_at_odds_is_not_hurried():
    """The one human has time to point elsewhere while the others do not follow; once all agree, the step ends soon."""
    stage, ann, other, prey = wolf_alone()
    stage.playing.bots.stop()
    ann.says(f"kill {prey}")
    stage.playing.bots.stop()
    stage.clock.advance(stage.settings.alone * 3)
    assert stage.playing.table.round.step == "wolves"
    ann.says(f"kill {stage.playing.table.answers['kill', other][0]}")
    stage.clock.advance(stage.settings.alone)
    assert stage.playing.table.phase == "day"


def test_two_humans_are_not_hurried():
    stage = Stage(2)
    ann, bob = stage.seated("Ann Bob")
    ann.says("bots 5", "ready")
    bob.says("ready")
    left = stage.playing.pace.left
    stage.clock.advance(left - 0.5)
    assert stage.playing.table.round.round == 1


def test_bots_answer_within_their_time():
    stage, _ = alone(3, "deck seer witch guard cupid", bots=9)
    for _ in range(6):
        for _ in range(int(stage.settings.bot_most * 2)):
            stage.clock.advance(0.5)
        t = stage.playing.table
        owed = [key for key in t.asks if key not in t.answers and key[1] != 1]
        assert owed == []
        now = t.round.round
        stage.until(lambda now=now: stage.playing.table.round.round != now)


def test_bots_are_marked():
    stage, ann = alone(1)
    assert all(chair.user.bot and "B" in chair.user.modes for chair in stage.playing.seats.bots)
    ann.says("who")
    assert ann.hears("2 Ada[bot], ")


def test_the_same_seed_plays_the_same_game():
    tell = []
    for _ in range(2):
        stage, ann = alone(6)
        play(stage, ann)
        tell.append(ann.lines)
    assert tell[0] == tell[1]


def test_bots_leave_with_the_last_human():
    stage, ann = alone(1)
    ann.says("leave", "leave")
    assert stage.table().playing is None
    assert stage.book.of("game.ended")[0]["why"] == "aborted"
    assert stage.hall.find_user("Ada[bot]") is None


def test_two_games_at_once():
    stage = Stage(9, Settings(lobby="#lobby"))
    ann, bob = stage.irc("Ann", "#one"), stage.telnet("Bob", "#two")
    ann.says("join", "bots 6", "start")
    bob.says("join", "bots 6", "start")
    one, two = stage.table("#one"), stage.table("#two")
    assert one.playing is not None
    assert two.playing is not None
    assert one.playing.deal.seed != two.playing.deal.seed
    stage.until(lambda: one.playing is None and two.playing is None, 3600)
    assert ann.hears("The game is over")
    assert bob.hears("The game is over")
    bob.hears_nothing_of("#one ")
    ann.hears_nothing_of("#two ")


def test_the_one_human_has_his_full_time():
    """A step in which he is asked is not cut short before he has answered; a change of mind lets it wait again."""
    seed = next(seed for seed in range(1, 60) if alone(seed)[0].playing.table.cards[1] == "seer")
    stage, ann = alone(seed)
    number = stage.playing.table.round.round
    stage.clock.advance(stage.settings.alone + 1)
    assert stage.playing.table.round.round == number
    ann.says("see 2", "undo")
    stage.clock.advance(stage.settings.alone + 1)
    assert stage.playing.table.round.round == number
    ann.says("see 2")
    stage.clock.advance(stage.settings.alone)
    assert stage.playing.table.round.round == number + 1


def test_haste_in_one_step_is_none_in_the_next():
    """She answers as the step ends; the next, in which she owes nothing, lasts as long as any other such."""
    seed = next(seed for seed in range(1, 60) if alone(seed)[0].playing.table.cards[1] == "seer")
    stage, ann = alone(seed)
    number = stage.playing.table.round.round
    stage.until(lambda: stage.playing.pace.left < 1)
    ann.says("see 2")
    stage.until(lambda: stage.playing.table.round.round != number)
    since = stage.clock.seconds()
    assert stage.playing.table.round.step == "wolves"
    stage.until(lambda: stage.playing.table.round is None or stage.playing.table.round.step != "wolves")
    assert stage.clock.seconds() - since == stage.settings.alone


def test_bots_have_no_voice():
    """They say nothing, so no mode need be set for them."""
    stage, ann = alone(1, "option sheriff_election_time off")
    stage.until_step("discussion")
    voices = [user.nick for user, standing in stage.table().channel.members.items() if standing.voice]
    assert voices == (["Ann"] if stage.playing.table.is_alive(1) else [])
    assert ann.modes


@pytest.mark.parametrize("seed", range(1, 13))
def test_who_was_busy_by_night_is_not_the_first_to_speak(seed):
    """Whoever a night has told something, as it does the wolves and the Seer, thinks as long as all others when a round opens."""
    stage, _ann = alone(seed, "deck seer", bots=8)
    heard, opened, waits = 0, 0.0, []
    while stage.table().playing is not None and stage.playing.table.day < 3:
        stage.clock.advance(0.125)
        for record in stage.book.records[heard:]:
            if any(event["is"] == "Opened" for event in record.get("events", ())):
                opened = stage.clock.seconds()
            elif "said" in record:
                waits.append(stage.clock.seconds() - opened)
        heard = len(stage.book.records)
    assert len(waits) > 5
    assert min(waits) >= stage.settings.bot_least - 0.125
