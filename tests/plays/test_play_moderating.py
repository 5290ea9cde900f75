"""Plays in which order is kept: those who may, what they do to people and games, and what stands."""

import pytest

from tests.plays.keeping_order import ROOMS, begun, moderated, standing
from tests.plays.stage import Person, Stage
from wolfd.chat.people import Powers, Refused
from wolfd.control.tables import ALL
from wolfd.irc.numerics import ERR_BANNEDFROMCHAN, REFUSALS


@pytest.mark.parametrize("verb", ["kick 2 x", "mute 2 x", "warn 2 x", "ban Bob x", "note 2 x", "notes", "abort x", "substitute 2 Zoe x", "unmute 2", "unban Bob"])
def test_only_those_who_keep_order_may(verb):
    stage = begun()
    eve = stage.telnet("Eve")
    eve.says(verb)
    assert eve.hears("Only operators and the moderators of this room")
    tom = moderated(stage, "Tommy", "tom")
    tom.says(verb)
    assert tom.hears("Only operators and the moderators of this room")
    assert not [record for record in stage.book.records if record["type"].startswith(("mod.", "ban."))]


def test_who_is_neither_at_the_table_nor_in_the_room_is_not_kicked():
    stage = Stage(settings=ROOMS)
    mod = moderated(stage)
    eve = stage.irc("Eve", room="#moon")
    mod.says("kick eve noise")
    assert mod.hears("Eve is not in #wolf")
    assert eve.hears_nothing_of("noise")
    assert not stage.book.of("mod.removed")


def test_who_plays_does_not_judge():
    stage = begun()
    stage.hall.set_account(stage.people[0].user, "mia")
    stage.people[0].says("kick 2 he suspects me")
    assert stage.people[0].hears("somebody else must judge")


def test_a_player_is_kicked_out_of_the_game():
    stage = begun()
    mod, bob = moderated(stage), stage.people[1]
    mod.says("kick 2 he insults everybody")
    assert stage.people[0].hears("Mod has put Bob out: he insults everybody")
    assert bob.hears("You have been put out of #wolf: he insults everybody — You may come back", "appeal ")
    assert stage.playing.seats[2].given_up
    assert 2 in stage.playing.table.removed
    assert bob.room not in bob.user.channels
    (record,) = stage.book.of("mod.removed")
    assert [record[name] for name in ("whom_nick", "nick", "seat", "reason", "game", "chan")] == [
        "Bob", "Mod", 2, "he insults everybody", stage.playing.deal.game, "#wolf"]  # fmt: skip
    mod.says("kick 3")
    assert mod.hears("A reason is missing")
    mod.says("kick 99 x", "kick nobody x")
    assert mod.hears("99", "nobody")


def test_a_mute_lasts_its_time_and_outlives_a_restart():
    stage = Stage(settings=ROOMS)
    ann, bob = stage.seated("Ann Bob")
    mod = moderated(stage)
    ann.types("hello")
    mod.says("mute ann 20m shouting")
    assert bob.hears("Mod lets Ann say nothing here for 20 minutes: shouting")
    bob.forgets()
    ann.types("I am still here")
    assert ann.hears("Mod lets you say nothing in #wolf for 20 minutes: shouting", "!appeal")
    assert bob.hears_nothing_of("still here")

    again = stage.again()
    again.office.measures.restore(standing(stage).entries)
    ann = again.irc("Ann")
    ann.user.host = stage.people[0].user.host
    other = again.irc("Other")
    other.user.host = "elsewhere"
    ann.types("after the restart")
    assert other.hears_nothing_of("after the restart")
    again.clock.advance(20 * 60 + 1)
    ann.types("now I may")
    assert other.hears("now I may")


def test_who_is_muted_is_silent_in_his_pack_too_and_plays_on():
    stage = begun()
    mod = moderated(stage)
    stage.until_step("wolves")
    wolf, other = stage.seats("werewolf")[:2]
    mod.says(f"mute {wolf} insults")
    stage.all_forget()
    stage.person(wolf).types("/msg Moderator you fools")
    assert stage.person(wolf).hears("Mod lets you say nothing in #wolf")
    stage.person(wolf).forgets()
    assert stage.person(other).hears_nothing_of("fools")
    prey = next(seat for seat in range(1, 9) if seat not in stage.seats("werewolf"))
    stage.person(wolf).types(f"/msg Moderator kill {prey}")
    assert stage.person(wolf).lines == [f"You point at {stage.label(prey)}."]
    mod.says(f"unmute {wolf}")
    stage.person(wolf).types("/msg Moderator sorry, all")
    assert stage.person(other).hears("sorry, all")
    mod.says(f"unmute {wolf}")
    assert mod.hears("is not muted here")


def test_a_warning_must_be_acknowledged_before_a_seat_is_given():
    stage = Stage(settings=ROOMS)
    bob, mod = stage.telnet("Bob"), moderated(stage)
    stage.hall.set_account(bob.user, "bob")
    mod.says("warn Bob do not insult people")
    assert bob.hears("Mod warns you (#wolf): do not insult people", "/acknowledge")
    assert mod.hears("Bob is warned; it stands for 30 days")
    bob.says("join")
    assert bob.hears("You get a seat when you have acknowledged it: /acknowledge")
    bob.drops()

    again = stage.again()
    again.office.measures.restore(standing(stage).entries)
    bob = again.telnet("Robert", room="")
    again.hall.set_account(bob.user, "bob")
    bob.room = again.hall.join(bob.user, "#wolf")
    assert bob.hears("Mod warns you (#wolf)")
    bob.says("acknowledge")
    assert bob.hears("Thank you")
    bob.says("acknowledge", "join")
    assert bob.hears("There is no warning", "1 Robert sits down")
    third = again.again()
    third.office.measures.restore(standing(again).entries)
    assert not third.office.measures.unread(bob.user)
    assert third.office.measures.about(bob.user, "warned")


def test_who_has_kept_his_seat_reads_a_warning_before_he_plays_again():
    stage = begun()
    mod, bob = moderated(stage), stage.people[1]
    mod.says("warn bob no insults", "abort a quarrel")
    bob.forgets()
    bob.says("ready")
    assert bob.hears("Mod has warned you: no insults", "when you have acknowledged it")
    assert not stage.table().seats.of(bob.user).ready
    bob.says("acknowledge", "ready")
    assert stage.table().seats.of(bob.user).ready


def test_a_moderator_shuts_out_of_his_room_and_lets_in_again():
    stage = Stage(settings=ROOMS)
    bob = stage.irc("Bob")
    tom = moderated(stage, "Tommy", "tom")
    tom.room = stage.hall.join(tom.user, "#moon")
    stage.hall.join(bob.user, "#moon")
    tom.says("ban bob 2d cheating")
    assert bob.hears("Tommy shuts you out of #moon for 2 days: cheating")
    assert [channel.name for channel in bob.user.channels] == ["#wolf"]
    bob.says("join moon")
    (measure,) = stage.office.measures.in_force()
    assert bob.lines[-1] == f"Tommy has shut you out of #moon for 2 days. Appeal: !appeal {measure.appeal} WHY — The reason: cheating"
    with pytest.raises(Refused) as door:
        stage.hall.join(bob.user, "#moon")
    assert REFUSALS[door.value.mid] == (ERR_BANNEDFROMCHAN, ("room",))
    assert "#moon" not in [channel.name for channel in bob.user.channels]
    tom.says("unban carl")
    assert tom.hears("Nobody called carl is shut out here")
    tom.says("unban bob")
    bob.says("join moon")
    assert "#moon" in [channel.name for channel in bob.user.channels]


def test_an_operator_bans_from_the_server():
    stage = Stage(settings=ROOMS)
    bob, boss = stage.irc("Bob"), stage.irc("Boss")
    stage.hall.set_account(bob.user, "bob")
    stage.hall.appoint(boss.user, Powers("boss", frozenset(ALL)), "test")
    boss.says("ban Bob 1d cheating")
    assert boss.hears("Bob is banned from the server for a day (account:bob); appeals call it ")
    assert stage.hall.find_user("Bob") is None
    (ban,) = stage.hall.bans.all()
    assert (ban.target, ban.by, ban.reason) == ("account:bob", "Boss", "cheating")
    assert bob.hears(f"To appeal, name {ban.appeal} to the operator, or let somebody who is here do it (appeal {ban.appeal} WHY).")
    boss.hears_nothing_of("To appeal")
    ann = stage.irc("Ann")
    ann.says(f"appeal {ban.appeal} it was his brother")
    assert boss.hears(f"Appeal against {ban.appeal} by Ann: it was his brother")
    boss.says("unban bob")
    assert not stage.hall.bans.all()


def test_those_who_keep_order_are_safe_from_each_other_but_not_from_operators():
    stage = Stage(settings=ROOMS)
    mod, boss = moderated(stage), stage.irc("Boss")
    stage.hall.appoint(boss.user, Powers("boss", frozenset(ALL)), "test")
    mod.says("mute Boss noise")
    assert mod.hears("only an operator may")
    boss.says("mute Mod noise")
    assert mod.hears("Boss lets you say nothing")


@pytest.mark.parametrize("verb", ["kick Moderator x", "mute Moderator x", "warn Moderator x", "ban Moderator x", "note Moderator x"])
def test_order_is_not_kept_among_services(verb):
    stage = Stage(settings=ROOMS)
    mod = moderated(stage)
    mod.says(verb)
    assert mod.lines[-1] == "There is nobody called Moderator here."
    assert not [record for record in stage.book.records if record["type"].startswith(("mod.", "ban."))]


def test_notes_are_for_those_who_keep_order_alone():
    stage = Stage(settings=ROOMS)
    bob, mod = stage.irc("Bob"), moderated(stage)
    mod.says("notes", "note Bob comes with Carl always", "notes bob")
    assert mod.hears("Nothing stands", "Noted about Bob", "note: Bob in #wolf, by Mod, for a year: comes with Carl always")
    assert bob.hears_nothing_of("Carl always", "oted")


def test_who_is_shut_out_is_heard_by_those_who_keep_order_there_and_notes_tell_it():
    stage = Stage(settings=ROOMS)
    tom, mod, bob = moderated(stage, "Tommy", "tom"), moderated(stage), stage.irc("Bob")
    tom.room = stage.hall.join(tom.user, "#moon")
    stage.hall.join(bob.user, "#moon")
    tom.says("ban bob 2d cheating", "notes")
    name = next(stage.office.measures.in_force()).appeal
    assert tom.lines[-1].endswith(f"cheating ({name})")
    bob.says(f"appeal {name.upper()} it was my cat")
    assert tom.hears(f"Appeal against {name} by Bob: it was my cat")
    assert mod.hears(f"Appeal against {name} by Bob: it was my cat")
    (appealed,), (contested,) = stage.book.of("mod.appealed"), stage.book.of("mod.contested")
    assert (appealed["chan"], appealed["id"], contested["appeals"]) == ("#moon", name, 1)
    bob.says(f"appeal {name} truly")
    assert [measure.appeals for measure in stage.office.measures.in_force()] == [2]
    tom.says("notes")
    assert tom.lines[-1] == f"shut out: Bob in #moon, by Tommy, for 2 days: cheating ({name}, somebody has appealed)"
    carried = standing(stage).entries
    stage.office.measures.restore(carried)
    assert [measure.appeals for measure in stage.office.measures.in_force()] == [2]
    assert stage.office.measures.room_of(name) == "#moon"


@pytest.mark.parametrize("line", ["report {} Ann shouts", "kick {} Ann x", "appeal {} aaaaaaaa x", "notes {}"])
def test_no_command_tells_that_a_secret_room_is_there(line):
    stage = Stage(settings=ROOMS)
    ann, bob, mod = stage.irc("Ann"), stage.irc("Bob"), moderated(stage)
    room = stage.hall.join(ann.user, "#hush")
    room.modes.add("s")
    bob.says(line.format("#hush"), line.format("#nope"))
    there, absent = bob.private[-2:]
    assert there.replace("#hush", "#") == absent.replace("#nope", "#")
    mod.says("note #hush ann shouts", "notes #hush")
    assert mod.hears("note: Ann in #hush, by Mod")


def benched(*rules: str) -> tuple[Stage, Person, Person]:
    """A game with somebody on the bench; him, and a moderator."""
    stage = Stage(settings=ROOMS)
    people = stage.seated("Ann Bob Carl Dora Emil Fritz Greta Hans")
    people[0].says(*rules)
    for person in people:
        person.says("ready")
    zoe = stage.telnet("Zoe")
    zoe.says("join")
    return stage, zoe, moderated(stage)


def test_a_moderator_lets_somebody_else_play_on():
    """The seat, its card and what it is asked are the newcomer's; all are told why, and who had it may appeal and look on."""
    stage, zoe, mod = benched("option substitution takeover")
    ann, bob = stage.people[:2]
    card = stage.playing.table.cards[2]
    mod.says("substitute 2 zoe he insults everybody")
    assert ann.hears("Mod lets Zoe play on in the seat 2 Bob: he insults everybody", "Somebody else plays on in this seat: 2 Zoe.")
    assert bob.hears("Your seat in #wolf is Zoe's now: he insults everybody", "appeal ")
    assert zoe.hears("Your card: ", "back ")
    assert (stage.playing.seats[2].user, stage.playing.table.cards[2]) == (zoe.user, card)
    assert list(stage.table().bench) == []
    (record,) = stage.book.of("mod.substituted")
    assert [record[name] for name in ("whom_nick", "nick", "seat", "reason", "to", "game")] == [
        "Bob", "Mod", 2, "he insults everybody", zoe.user.person, stage.playing.deal.game]  # fmt: skip
    types = [each["type"] for each in stage.book.records]
    assert types.index("mod.substituted") < types.index("table.substituted")
    again = stage.again()
    assert again.playing.seats[2].nick == "Zoe"


def test_a_seat_goes_to_nobody_who_may_not_have_it():
    stage, zoe, mod = benched("option substitution takeover")
    mod.says("warn zoe no insults", "substitute 2 zoe x")
    assert mod.hears("Zoe has a warning that is not acknowledged yet.")
    zoe.says("acknowledge")
    mod.says("substitute 2 zoe", "substitute 2 yan x", "substitute zoe zoe x", "substitute 99 zoe x")
    assert mod.hears("A reason is missing", "Nobody called yan waits", "Zoe has no seat in this game.", "99")
    bob = stage.people[1]
    bob.says("leave", "leave", "join")
    stage.all_forget()
    mod.says("substitute 3 bob he wants to")
    assert mod.hears("Nobody called bob waits on the bench without having played")
    stage.playing.pause("operator")
    mod.says("substitute 3 zoe x")
    assert mod.hears("The game is paused")
    assert not stage.book.of("mod.substituted")


def test_no_moderator_gives_seats_away_against_the_rules_of_the_table():
    stage, _, mod = benched()
    mod.says("substitute 2 zoe x")
    assert mod.hears("Nobody takes over a seat at this table.")
    assert stage.playing.seats[2].nick == "Bob"


def test_a_game_is_called_off_with_a_reason():
    stage = begun()
    mod = moderated(stage)
    game = stage.playing.deal.game
    mod.says("abort", "abort two of them sit in one room")
    assert stage.people[3].hears("Mod calls this game off: two of them sit in one room", "called off by a moderator. Nobody has won")
    assert stage.table().playing is None
    (record,) = stage.book.of("mod.aborted")
    assert (record["game"], record["reason"]) == (game, "two of them sit in one room")


def test_a_room_may_be_named_from_elsewhere():
    stage = Stage(settings=ROOMS)
    stage.seated("Ann Bob")
    boss = stage.irc("Boss", room="")
    stage.hall.appoint(boss.user, Powers("boss", frozenset(ALL)), "test")
    boss.types("/msg Moderator mute #wolf 2 noise")
    assert stage.people[0].hears("Boss lets Bob say nothing here")


def test_a_players_talk_to_the_pack_may_begin_like_a_moderators_verb():
    stage = begun()
    stage.until_step("wolves")
    wolf, other = stage.seats("werewolf")[:2]
    stage.person(wolf).types("/msg Moderator kick out the seer tomorrow")
    assert stage.person(other).hears("kick out the seer tomorrow")


def test_the_operators_room_is_for_those_who_keep_order():
    stage = Stage(settings=ROOMS)
    eve, mod = stage.irc("Eve"), moderated(stage)
    stage.hall.open("#staff")
    stage.hall.join(mod.user, "#staff")
    with pytest.raises(Refused, match="no-such-channel"):
        stage.hall.join(eve.user, "#staff")
    assert stage.hall.find_channel("#staff") in stage.hall.secret


def test_tab_knows_the_verbs_of_those_who_keep_order_for_them_alone():
    stage = Stage(settings=ROOMS)
    eve, mod = stage.telnet("Eve"), moderated(stage)
    assert stage.office.completions(eve.user, eve.room, "mu") == ()
    assert stage.office.completions(mod.user, mod.room, "mu") == ("mute",)
    assert "report" in stage.office.completions(eve.user, eve.room, "rep")
