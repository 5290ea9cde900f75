"""Going and coming back: a dropped player keeps the seat, and only his key (or account) opens it."""

import pytest

from tests.plays.stage import ROOM, Stage, begin_with_account

NAMES = "Ann Bob Cleo Dan Eve Fay Gus Hal"


def game(seed=1, names=NAMES, *rules):
    stage = Stage(seed)
    people = stage.seated(names)
    people[0].says("deck seer witch cupid", *rules)
    for person in people:
        person.says("ready")
    return stage


@pytest.mark.parametrize("way", ["irc", "telnet"])
def test_back_with_the_key_from_either_protocol(way):
    """Role, pack, what was learnt, the open question with its time left, and what was announced meanwhile."""
    stage = game()
    stage.until_step("wolves")
    wolf = stage.holder("werewolf")
    seat = stage.playing.seats.of(wolf.user).number
    label = stage.label(seat)
    key = wolf.key()
    wolf.drops()
    assert stage.people[0 if seat != 1 else 1].hears(f"{ROOM} Moderator: {label} has gone; the seat is kept.")
    stage.clock.advance(10)
    again = getattr(stage, way)("Newcomer", "")
    again.says(f"back {key}") if way == "telnet" else again.types(f"/msg Moderator back {key}")
    pack = [stage.label(s) for s in stage.seats("werewolf")]
    assert again.hears(f"Welcome back to seat {label}.", "Your card: Werewolf", f"Your pack: {pack[0]} and {pack[1]}.",
                       "You are the wolves: ", "Whom do you take tonight? ", "within 35 s")  # fmt: skip
    assert stage.table().channel in again.user.channels
    assert stage.people[2 if seat != 3 else 3].hears(f"{label} is back.")
    victim = stage.seats("villager")[0]
    again.room = stage.table().channel
    again.says(f"kill {victim}")
    assert again.hears("You point at ")


def test_the_answer_that_stands_is_told():
    stage = game()
    stage.until_step("seer")
    seer = stage.holder("seer")
    target = next(s for s in range(1, 9) if s != stage.playing.seats.of(seer.user).number)
    seer.says(f"see {target}")
    key = seer.key()
    seer.drops()
    again = stage.irc("Again", "")
    again.types(f"/msg Moderator back {key}")
    assert again.hears("Seer, whom do you look at? ", f"Your answer so far: You will look at {stage.label(target)}.")


def test_missed_announcements_are_told_again():
    stage = game()
    ann = stage.people[0]
    key = ann.key()
    stage.until_step("guard" if "guard" in stage.playing.table.deck else "seer")
    ann.drops()
    stage.until_step("witch")
    again = stage.telnet("Ann", ROOM)
    assert again.hears("A game is running here; you are welcome to watch.", "take it with your key: /back KEY")
    again.says(f"back {key}")
    missed = [line for line in again.private if line.startswith("[while you were away]")]
    assert missed == ["[while you were away] The wolves awake and choose their prey (45 s).",
                      "[while you were away] The Witch awakes and looks at her potions (22 s)."]  # fmt: skip


@pytest.mark.parametrize(("way", "mark"), [("irc", "!"), ("telnet", "/")])
def test_missed_announcements_name_commands_as_one_types_them_now(way, mark):
    stage = game()
    ann = stage.people[0]
    key = ann.key()
    ann.drops()
    stage.until_step("discussion")
    again = getattr(stage, way)("Ann", "")
    again.says(f"back {key}") if way == "telnet" else again.types(f"/msg Moderator back {key}")
    assert again.hears("[while you were away] Discussion: ", f"types {mark}end;")


def test_a_key_is_used_once():
    stage = game()
    ann = stage.people[0]
    key = ann.key()
    ann.drops()
    again = stage.irc("Ann2", "")
    again.types(f"/msg Moderator back {key}")
    new = again.key()
    assert new != key
    again.drops()
    thief = stage.irc("Thief", "")
    thief.types(f"/msg Moderator back {key}")
    assert thief.hears("That key opens no seat.")
    thief.types(f"/msg Moderator back {new.upper()}")
    assert thief.hears("Welcome back"), "the key is known again in any case of letters"


def test_a_nick_alone_gives_no_seat():
    stage = game()
    stage.people[0].drops()
    false_ann = stage.irc("Ann")
    false_ann.says("role", "open", "vote 2", "p hello")
    assert false_ann.hears("You do not play in this game.")
    false_ann.hears_nothing_of("Your card", "Welcome back")
    false_ann.types("I am Ann!")
    assert false_ann.hears("A game is running: only its players speak.")


def test_an_account_gives_the_seat_back_by_itself():
    stage = Stage(1)
    people = stage.seated(NAMES)
    begin_with_account(stage, people)
    people[0].drops()
    again = stage.irc("Annie", "")
    stage.hall.set_account(again.user, "ann")
    stage.hall.join(again.user, ROOM)
    assert again.hears("Welcome back to seat 8 ", "Your card: ")


def test_part_and_join_keep_the_seat_without_a_key():
    stage = game()
    ann = stage.people[0]
    stage.hall.part(ann.user, ann.room)
    assert stage.people[1].hears("1 Ann has gone; the seat is kept.")
    stage.hall.join(ann.user, ROOM)
    assert ann.hears("Welcome back to seat 1 Ann.")
    assert stage.people[1].hears("1 Ann is back.")


def test_who_is_away_can_still_answer_in_private():
    """Out of the channel but connected: the Moderator hears him."""
    stage = game()
    stage.until_step("seer")
    seer = stage.holder("seer")
    stage.hall.part(seer.user, seer.room)
    target = next(s for s in range(1, 9) if s != stage.playing.seats.of(seer.user).number)
    stage.hall.say(seer.user, stage.hall.moderator, f"see {target}")
    assert seer.hears("You will look at ")


def test_back_takes_the_seat_from_a_connection_that_hangs():
    stage = game()
    ann = stage.people[0]
    key = ann.key()
    again = stage.telnet("Ann2")
    again.says(f"back {key}")
    assert ann.hears("The seat 1 Ann was taken over with its key")
    assert ann.user.sessions == []
    again.says("who")
    assert again.hears("1 Ann, 2 Bob")


def test_a_seated_player_cannot_take_another_seat():
    stage = game()
    ann, bob = stage.people[:2]
    key = bob.key()
    bob.drops()
    ann.says(f"back {key}")
    assert ann.hears("You have a seat already.")


def test_the_voice_comes_back_with_the_player():
    stage = game(1, NAMES, "option sheriff_election_time off")
    stage.until_step("discussion")
    ann = stage.people[0]
    stage.hall.part(ann.user, ann.room)
    stage.hall.join(ann.user, ROOM)
    assert stage.table().channel.members[ann.user].voice
    ann.types("I am back")
    assert stage.people[1].hears("Ann: I am back")


def test_who_shows_who_is_away():
    stage = game()
    stage.people[0].drops()
    stage.people[1].says("who")
    assert stage.people[1].hears("Seats: 1 Ann (away), 2 Bob, ")


def test_a_dropped_wolf_hears_no_pack_talk_but_keeps_his_pack():
    stage = game()
    stage.until_step("wolves")
    one, two = (stage.person(seat) for seat in stage.seats("werewolf"))
    two.drops()
    one.says("p where are you")
    assert one.hears("[pack] ")
    two.hears_nothing_of("where are you")


def test_all_gone_pauses_and_calls_the_game_off():
    """When no human is left the clock stands; after the grace time the game ends, openly and on record."""
    stage = Stage(1)
    ann, bob = stage.seated("Ann Bob")
    ann.says("bots 5", "ready")
    bob.says("ready")
    zoe = stage.irc("Zoe")
    left = stage.playing.pace.left
    ann.drops()
    assert not stage.playing.paused
    bob.drops()
    assert stage.playing.paused == "absent"
    assert zoe.hears("Nobody is here to play: the game waits.")
    stage.clock.advance(200)
    assert stage.playing.pace.left == left
    stage.clock.advance(100)
    assert zoe.hears("Nobody came back: the game is called off.", "The deal was under seal: ")
    assert stage.table().playing is None
    assert stage.book.of("game.ended")[0]["why"] == "aborted"


def test_whoever_comes_back_goes_on_with_the_time_that_was_left():
    stage = Stage(1)
    ann = stage.irc("Ann")
    ann.says("join", "bots 6", "start")
    stage.clock.advance(2)
    left = stage.playing.pace.left
    key = ann.key()
    ann.drops()
    stage.clock.advance(250)
    again = stage.telnet("Ann", "")
    again.says(f"back {key}")
    assert not stage.playing.paused
    assert stage.playing.pace.left == left
    assert again.hears(f"The game goes on; {left:.0f} s are left.")
    stage.until(lambda: stage.clock.seconds() > 2 * stage.settings.grace)
    assert again.hears_nothing_of("Nobody came back"), "the time of grace is over with it"
    assert "aborted" not in [record["why"] for record in stage.book.of("game.ended")]


def test_nothing_is_answered_while_the_game_waits():
    stage = Stage(1)
    ann = stage.irc("Ann")
    ann.says("join", "bots 6", "start")
    stage.hall.part(ann.user, ann.room)
    assert stage.playing.paused == "absent"
    before = len(stage.book.of("game.command"))
    stage.clock.advance(60)
    assert len(stage.book.of("game.command")) == before, "artificial players wait too"
    stage.hall.say(ann.user, stage.hall.moderator, "pass")
    stage.hall.say(ann.user, stage.hall.moderator, "see 2")
    assert not [line for line in ann.private if line.startswith("You will look")]


def test_pack_alone_tells_who_it_is():
    stage = Stage(2)
    people = stage.seated("Ann Bob Cleo Dan Eve Fay Gus Hal")
    for person in people:
        person.says("ready")
    stage.until_step("wolves")
    wolves = [stage.person(seat) for seat in stage.seats("werewolf")]
    labels = " and ".join(stage.label(seat) for seat in stage.seats("werewolf"))
    for person in people:
        person.forgets()
        person.says("pack")
        if person in wolves:
            other = next(stage.label(seat) for seat in stage.seats("werewolf") if stage.person(seat) is not person)
            assert person.private == [f"Your pack: {labels}.", f"Who hears what you say in private now: {other}."]
        else:
            assert person.private == ["You have no pack, and nobody hears you in private now."]
