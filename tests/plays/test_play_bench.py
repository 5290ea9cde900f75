"""The bench and other people on a seat: rotation into the next game, takeover within one (2.9, C77, T167)."""

import pytest

from tests.plays.stage import EIGHT, ROOM, Stage, begun
from wolfd.moderator.settings import Settings


def game(*rules, **how):
    return begun("option sheriff_election_time off", "option vote_mode single", *rules, **how)


def nicks(stage):
    return [chair.nick for chair in stage.table().seats]


def win(stage):
    """The village executes a wolf a day, the wolves take nobody."""
    while stage.table().playing is not None:
        stage.until(lambda: stage.table().playing is None or _at(stage, "discussion"))
        if stage.table().playing is None:
            return
        wolf = next(seat for seat in stage.seats("werewolf") if stage.playing.table.is_alive(seat))
        stage.until_step("vote")
        for seat in [seat for _, seat in stage.playing.table.asks if seat != wolf]:
            stage.person(seat).says(f"vote {wolf}")
        stage.until(lambda: stage.table().playing is None or not _at(stage, "vote"))


def _at(stage, step):
    playing = stage.table().playing
    return playing is not None and playing.table.round is not None and playing.table.round.step == step


# --- the bench ----------------------------------------------------------------------------------------------------------


def test_who_comes_during_a_game_waits():
    """He is told so, all hear it, he can look at the bench, and leave it."""
    stage, people = game()
    zoe, yan = stage.telnet("Zoe"), stage.irc("Yan")
    assert zoe.hears("/join puts you on its bench")
    zoe.says("join")
    yan.says("join")
    assert people[0].hears(f"{ROOM} Moderator: Zoe waits on the bench, as number 1.", "Yan waits on the bench, as number 2.")
    assert zoe.hears("You wait for a seat", "/leave gives the place up")
    zoe.says("join", "table")
    assert zoe.hears("You wait already, as number 1.", "On the bench: Zoe and Yan.")
    zoe.says("leave")
    assert people[0].hears("Zoe waits no more.")
    yan.says("table")
    assert yan.hears("On the bench: Yan.")
    yan.drops()
    assert stage.table().bench.told == ()


def test_a_seat_that_becomes_free_goes_to_the_first_who_waits():
    stage = Stage(1)
    people = stage.seated(EIGHT)
    people[0].says("option max_players 8")
    zoe = stage.irc("Zoe")
    zoe.says("join")
    assert zoe.hears("You wait for a seat")
    people[3].says("leave")
    assert nicks(stage) == ["Ann", "Bob", "Cleo", "Eve", "Fay", "Gus", "Hal", "Zoe"]
    assert zoe.hears("8 Zoe sits down", "!ready")


def test_without_a_bench():
    stage, _ = game("option substitution off")
    zoe = stage.irc("Zoe")
    zoe.says("join")
    assert zoe.hears("A game is running, and this table has no bench")


def test_a_full_table_without_a_bench():
    stage = Stage(1)
    people = stage.seated(EIGHT)
    people[0].says("option max_players 8", "option substitution off")
    zoe = stage.irc("Zoe")
    zoe.says("join")
    assert zoe.hears("The table is full: 8 seats.")


def test_on_one_bench_only():
    stage, _ = game()
    zoe = stage.irc("Zoe")
    zoe.says("join")
    stage.hall.join(zoe.user, "#moon")
    zoe.room = stage.hall.find_channel("#moon")
    zoe.says("join")
    assert zoe.hears(f"You wait for a seat at {ROOM}. Leave the bench there first: !leave")


def test_the_bench_after_a_restart():
    """Places are kept in order for those who come back; one who does not is no trouble."""
    stage, _ = game()
    for nick in ("Zoe", "Yan", "Xu"):
        stage.irc(nick).says("join")
    again = stage.again()
    xu = again.irc("Xu")
    again.irc("Yan")
    assert xu.hears("Xu waits on the bench, as number 1.", "Your place on the bench is yours again")
    xu.hears_nothing_of("!join puts you on its bench")
    assert [user.nick for user in again.table().bench] == ["Yan", "Xu"]


# --- rotation -----------------------------------------------------------------------------------------------------------


def test_t167_rotation():
    """T167: who waits takes the seat of the first eliminated; that one sits down behind, while there is room."""
    stage, people = game()
    zoe = stage.irc("Zoe")
    zoe.says("join")
    win(stage)
    first = stage.book.of("table.substituted")
    assert first == []
    died = [event for event in stage.book.events() if type(event).__name__ == "Died"]
    seat = died[0].who
    loser = EIGHT.split()[seat - 1]
    now = EIGHT.split()
    now[seat - 1] = "Zoe"
    assert nicks(stage) == [*now, loser]
    assert people[0].hears(f"{ROOM} Moderator: Zoe takes the seat of {seat} {loser}, who went first.")
    assert [record["nick"] for record in stage.book.of("table.seated")[-9:]] == nicks(stage)


def test_the_host_is_host_in_another_seat():
    stage, people = game()
    zoe = stage.irc("Zoe")
    zoe.says("join")
    stage.until_step("vote")
    for person in people[1:]:
        person.says("vote 1")
    win(stage)
    assert nicks(stage) == ["Zoe", *EIGHT.split()[1:], "Ann"]
    people[0].says("option vote_mode two_stage")
    assert zoe.hears("9 Ann sets vote_mode to two_stage")


def test_who_only_waited_is_not_the_host_before_those_who_played():
    """The host has left for good, and the newcomer has the lowest seat: the first of those who played decides."""
    stage, people = game()
    zoe = stage.irc("Zoe")
    zoe.says("join")
    people[0].says("leave", "leave")
    win(stage)
    assert nicks(stage)[0] == "Zoe"
    first = stage.table().seats[2]
    assert zoe.hears(f"The host has left: 2 {first.nick} is the host now")
    zoe.says("option vote_mode two_stage")
    assert zoe.hears(f"2 {first.nick} is the host and decides on the rules.")


def test_t167_who_loses_his_place_waits():
    stage, _ = game("option max_players 8")
    zoe = stage.irc("Zoe")
    zoe.says("join")
    win(stage)
    assert "Zoe" in nicks(stage)
    assert len(nicks(stage)) == 8
    (loser,) = stage.table().bench
    assert loser.nick not in nicks(stage)
    person = next(person for person in stage.people if person.user is loser)
    assert person.hears("You wait for a seat")
    again = stage.again()
    assert [place.nick for place in again.table().bench.places] == [loser.nick]


def test_artificial_players_give_way():
    stage = Stage(1)
    people = stage.seated("Ann Bob")
    people[0].says("option max_players 8", "bots 6", "ready")
    people[1].says("ready")
    zoe = stage.irc("Zoe")
    zoe.says("join")
    stage.playing.abort("fault")
    assert len(nicks(stage)) == 8
    assert {"Ann", "Bob", "Zoe"} <= set(nicks(stage))
    assert len(stage.table().seats.bots) == 5
    assert len([user for user in stage.table().channel.members if user.bot]) == 5


# --- takeover -----------------------------------------------------------------------------------------------------------


def takeover(*rules):
    stage, people = game("option substitution takeover", "option t_absent 60", *rules)
    zoe = stage.telnet("Zoe")
    zoe.says("join")
    stage.until_step("seer")
    return stage, people, zoe


def test_somebody_else_plays_on():
    """The same seat, role and question; the newcomer is told what the seat knows, the others that it changed hands."""
    stage, people, zoe = takeover()
    seer = stage.holder("seer")
    seat = stage.playing.seats.of(seer.user).number
    seer.types(f"/msg Moderator see {stage.seats('werewolf')[0]}")
    stage.until_step("wolves")
    old = seer.key()
    seer.drops()
    stage.until(lambda: "is free, in the middle of the game" in str(zoe.lines), 61)
    zoe.says("join")
    assert people[0 if seat != 1 else 1].hears(f"{ROOM} Moderator: Somebody else plays on in this seat: {seat} Zoe.")
    assert zoe.hears("Your card: Seer", "a WOLF!", "Living (8):")
    assert zoe.key() != old
    (record,) = stage.book.of("table.substituted")
    assert (record["nick"], record["seat"], record["instead"]) == ("Zoe", seat, seer.user.person)
    back = stage.irc("Back", "")
    back.types(f"/msg Moderator back {old}")
    assert back.hears("That key opens no seat.")
    stage.until_step("discussion")
    zoe.types("hello")
    assert people[0 if seat != 1 else 1].hears("Zoe: hello")


def test_after_a_restart_the_seat_is_the_newcomers():
    stage, _, zoe = takeover()
    seer = stage.holder("seer")
    seat = stage.playing.seats.of(seer.user).number
    seer.drops()
    stage.until(lambda: "is free, in the middle of the game" in str(zoe.lines), 61)
    zoe.says("join")
    key = zoe.key()
    again = stage.again()
    assert again.playing.seats[seat].nick == "Zoe"
    zoe2 = again.irc("Zoe2", "")
    zoe2.types(f"/msg Moderator back {key}")
    assert zoe2.hears("Your card: Seer")
    assert stage.playing.persons <= again.playing.persons | {zoe2.user.person}


def test_who_comes_back_in_time_keeps_the_seat():
    stage, people, zoe = takeover()
    key = people[4].key()
    people[4].drops()
    stage.until(lambda: "is free, in the middle of the game" in str(zoe.lines), 61)
    again = stage.irc("Eve2", "")
    again.types(f"/msg Moderator back {key}")
    assert zoe.hears("plays again: the seat is not free.")
    zoe.says("join")
    assert zoe.hears("You wait already")


def test_nobody_wants_it():
    """Each is asked in turn; then what the rules say happens, here the removal."""
    stage, people, zoe = takeover()
    yan = stage.irc("Yan")
    yan.says("join")
    people[4].drops()
    stage.until(lambda: "is free, in the middle of the game" in str(zoe.lines), 61)
    zoe.says("leave")
    assert yan.hears("The seat 5 Eve is free")
    assert stage.playing.table.removed == ()
    stage.until(lambda: stage.playing.table.removed == (5,), 31)
    assert yan.hears("That seat is no longer offered to you.", "5 Eve has not played for too long.")


def test_kept_seats_are_not_taken_out():
    """IDLE-2: `idle_action=keep`."""
    stage, people, zoe = takeover("option idle_action keep")
    zoe.says("leave")
    people[4].drops()
    for _ in range(200):
        stage.clock.advance(1)
    assert 5 not in stage.playing.table.removed
    people[0].hears_nothing_of("has not played for too long")


def test_who_leaves_for_good_is_replaced():
    stage, people, zoe = takeover()
    people[4].says("leave", "leave")
    assert stage.playing.table.removed == ()
    zoe.says("join")
    assert people[0].hears("Somebody else plays on in this seat: 5 Zoe.")
    people[4].says("join")
    assert people[4].hears("You wait for a seat")


def test_who_has_played_in_this_game_gets_no_other_seat_of_it():
    """He knows more than a newcomer may."""
    stage, people, zoe = takeover()
    zoe.says("leave")
    people[4].says("leave", "leave")
    people[4].says("join")
    people[5].says("leave", "leave")
    people[4].hears_nothing_of("is free, in the middle of the game")
    assert stage.playing.table.removed == (5, 6)


def test_rotation_takes_no_seat_within_a_game():
    stage, people = game("option t_absent 60")
    zoe = stage.telnet("Zoe")
    zoe.says("join")
    people[4].drops()
    stage.until(lambda: stage.playing.table.removed == (5,), 61)
    zoe.hears_nothing_of("is free, in the middle of the game")


def test_artificial_players_know_the_newcomer_by_name():
    stage = Stage(1)
    ann, bob, cleo = stage.seated("Ann Bob Cleo")
    ann.says("option substitution takeover", "bots 5", "ready")
    bob.says("ready")
    cleo.says("ready")
    zoe = stage.irc("Zoe")
    zoe.says("join")
    cleo.says("leave", "leave")
    zoe.says("join")
    assert zoe.hears("Your card: ")
    (saying,) = stage.playing.bots._hearing.understood(1, "Zoe is a wolf")
    assert saying.seat("who") == 3
    assert not list(stage.playing.bots._hearing.understood(1, "Cleo is a wolf"))


def left_alone():
    """Two play with artificial players and go; a third waits on the bench."""
    stage = Stage(1)
    ann, bob = stage.seated("Ann Bob")
    ann.says("option substitution takeover", "bots 5", "ready")
    bob.says("ready")
    zoe = stage.irc("Zoe")
    zoe.says("join")
    ann.drops()
    bob.drops()
    return stage, zoe


def test_when_all_are_gone_those_on_the_bench_may_go_on():
    stage, zoe = left_alone()
    assert stage.playing.paused == "absent"
    stage.until(lambda: "is free, in the middle of the game" in str(zoe.lines), 301)
    zoe.says("join")
    assert not stage.playing.paused
    assert zoe.hears("The game goes on", "Your card: ")


def test_when_nobody_goes_on_the_game_is_called_off():
    stage, zoe = left_alone()
    stage.until(lambda: stage.table().playing is None, 700)
    assert zoe.hears("Nobody came back: the game is called off.")
    assert [chair.nick for chair in stage.table().seats.humans] == ["Zoe"], "but she has a seat in the next"


def test_away_but_connected_is_warned():
    """At half and four fifths of t_absent, in private."""
    stage, people, _ = takeover()
    eve = people[4]
    stage.hall.part(eve.user, eve.room)
    for _ in range(49):
        stage.clock.advance(1)
    assert len([line for line in eve.private if f"Come back to {ROOM} within" in line]) == 2
    assert eve.hears("within 30 s", "within 12 s")


# --- one person, one seat -------------------------------------------------------------------------------------------------


def test_one_account_one_seat():
    stage = Stage(1)
    people = stage.seated("Ann Bob")
    stage.hall.set_account(people[0].user, "ann")
    people[0].says("leave", "join")
    other = stage.irc("Annie")
    stage.hall.set_account(other.user, "ann")
    other.says("join")
    assert other.hears(f"The account ann has a seat at {ROOM} already.")


def test_one_account_one_place_on_a_bench():
    stage, _ = game()
    zoe, other = stage.irc("Zoe"), stage.irc("Zo")
    for person in (zoe, other):
        stage.hall.set_account(person.user, "zoe")
        person.says("join")
    assert other.hears("The account zoe waits for a seat already.")
    assert len(stage.table().bench) == 1


@pytest.mark.parametrize(("one", "other", "same"), [
    ("192.0.2.1", "192.0.2.1", True), ("192.0.2.1", "192.0.2.2", False), ("127.0.0.1", "127.0.0.1", False),
    ("2001:db8::1", "2001:db8::ffff:2", True), ("2001:db8::1", "2001:db8:0:1::1", False), ("", "", False),
])  # fmt: skip
def test_one_address_one_seat_by_option(one, other, same):
    for settings, refused in ((Settings(one_per_address=True), same), (Settings(), False)):
        stage = Stage(1, settings)
        ann, bob = stage.irc("Ann"), stage.irc("Bob", "#moon")
        ann.user.address, bob.user.address = one, other
        ann.says("join")
        bob.says("join")
        assert (("Somebody from your address has a seat" in str(bob.lines)) is refused), (one, other)
