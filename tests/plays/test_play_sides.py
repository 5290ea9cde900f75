"""Words beside the game: players reach each other through it alone; what they say of themselves waits; who may watch."""

import pytest

from tests.plays.stage import Stage
from wolfd.chat.coming import AWAY
from wolfd.chat.people import Identity, Refused
from wolfd.journal import TYPES
from wolfd.moderator.settings import Settings
from wolfd.views.recounting import recount

NICKS = "Ann Bob Cleo Dan Eve Fay"


def house(**settings):
    """A game that has begun, and Zoe in the lobby."""
    stage = Stage(2, Settings(**settings))
    people = stage.seated(NICKS)
    people[0].says("option sheriff_election_time off", "option reveal_lynch none")
    return stage, people


def begun(**settings):
    stage, people = house(**settings)
    for person in people:
        person.says("ready")
    stage.until_step("nomination")
    stage.all_forget()
    return stage, people


def say(stage, person, to, text="psst", kind="privmsg"):
    stage.hall.say(person.user, to, text, kind)


@pytest.mark.parametrize("kind", ["privmsg", "notice", "action"])
def test_players_do_not_talk_in_private(kind):
    stage, (ann, bob, *_) = begun()
    say(stage, ann, bob.user, kind=kind)
    assert ann.private == ["You play in the same game: no private talk with Bob until it is over."]
    assert bob.lines == []
    assert not [r for r in stage.book.of("query.message") if r["text"] == "psst"]
    (refused,) = stage.book.of("query.refused")
    assert [refused[each] for each in ("person", "nick", "to", "to_nick", "text", "kind", "game")] == [
        ann.user.person, "Ann", bob.user.person, "Bob", "psst", kind, stage.playing.deal.game]  # fmt: skip


def test_what_players_wanted_to_say_elsewhere_is_on_record_and_told_to_those_alone_who_keep_order():
    stage, (ann, bob, *_) = begun(plain=("#chat",))
    stage.irc("Zoe", "#chat")
    chat = stage.hall.join(ann.user, "#chat")
    say(stage, ann, chat, "Bob is a wolf")
    say(stage, ann, bob.user, "I see you", "notice")
    say(stage, ann, chat, "", "tagmsg")
    assert [(r["to"], r["to_nick"], r["text"]) for r in stage.book.of("query.refused")] == [
        ("#chat", "#chat", "Bob is a wolf"), (bob.user.person, "Bob", "I see you")]  # fmt: skip
    assert TYPES["query.refused"].secret
    game = stage.playing.deal.game
    records = [{"ts": "2026-11-30T20:00:00Z", **record} for record in stage.book.records if record.get("game") == game]
    told, for_players = (
        [line for moment in recount(game, records, for_players=only).moments for line in moment.words.lines("en")] for only in (False, True))
    assert {"Ann was not let say to #chat: Bob is a wolf", "Ann was not let say to Bob: I see you"} <= set(told)
    assert not [line for line in for_players if "not let" in line]


@pytest.mark.parametrize("way", ["log", "allow"])
def test_what_is_let_through_is_no_refusal(way):
    stage, (ann, bob, *_) = begun(private_words=way)
    say(stage, ann, bob.user)
    assert not stage.book.of("query.refused")


def test_nor_by_tags_and_invitations():
    stage, (ann, bob, *_) = begun()
    say(stage, ann, bob.user, "", "tagmsg")
    assert (ann.lines, bob.lines) == ([], [])
    stage.irc("Zoe", "#other")
    other = stage.hall.join(ann.user, "#other")
    ann.forgets()
    stage.hall.invite(ann.user, bob.user, other)
    assert ann.private == ["You play in the same game: no private talk with Bob until it is over."]
    assert other not in bob.user.invited


def test_the_dead_neither():
    stage, people = begun()
    for person in people[1:]:
        person.says("nominate 1")
    people[0].says("abstain")
    stage.until(lambda: 1 in stage.playing.table.died)
    stage.all_forget()
    say(stage, people[0], people[1].user)
    assert people[0].hears("no private talk with Bob")
    assert people[1].private == []


def test_nor_who_has_given_his_seat_up():
    stage, people = begun()
    people[0].says("leave", "leave")
    stage.all_forget()
    say(stage, people[0], people[1].user)
    assert people[0].hears("no private talk with Bob")
    say(stage, people[1], people[0].user)
    assert people[1].hears("no private talk with Ann")


def test_outsiders_may_be_written_to():
    stage, (ann, *_) = begun()
    zoe = stage.irc("Zoe", "#lobby")
    zoe.forgets()
    say(stage, ann, zoe.user)
    assert zoe.private == ["psst"]
    say(stage, zoe, ann.user, "who are you?")
    assert ann.private == ["who are you?"]


@pytest.mark.parametrize("name", ["#lobby", "#other", "#chat"])
def test_players_talk_at_their_table_alone(name):
    stage, (ann, bob, *_) = begun(plain=("#chat",))
    zoe = stage.irc("Zoe", name)
    room = stage.hall.join(ann.user, name)
    stage.hall.join(bob.user, name)
    stage.all_forget()
    for kind in ("privmsg", "notice", "action"):
        say(stage, ann, room, "psst", kind)
    assert ann.private == ["While your game runs you talk at its table alone, #wolf. Everywhere else you may read and give commands."] * 3
    say(stage, ann, room, "", "tagmsg")
    assert zoe.lines == bob.lines == []
    zoe.types("hello")
    assert bob.hears("Zoe: hello")
    if name != "#chat":
        ann.forgets()
        say(stage, ann, room, "!rooms")
        assert ann.hears("#wolf: 6 play")


def test_whispers_to_those_with_voice_in_a_plain_channel_neither():
    stage, (ann, bob, *_) = begun(plain=("#chat",))
    stage.irc("Zoe", "#chat")
    room = stage.hall.join(bob.user, "#chat")
    room.members[bob.user].op = True
    stage.hall.join(ann.user, "#chat")
    stage.all_forget()
    stage.hall.say(ann.user, room, "psst", least="@")
    assert bob.lines == []


def test_what_they_say_of_themselves_waits_for_the_end():
    stage, (ann, bob, cleo, *_) = begun()
    stage.hall.set_away(ann.user, "3 is a wolf")
    stage.hall.set_real(bob.user, "Seer of 4")
    assert ann.user.away == AWAY
    assert bob.user.real == "Bob"
    assert ann.hears("Nobody is shown that before your game is over.")
    assert [(r["kind"], r["text"], r["nick"]) for r in stage.book.of("chat.withheld")] == [
        ("away", "3 is a wolf", "Ann"), ("real", "Seer of 4", "Bob")]
    stage.hall.part(cleo.user, cleo.room, "trust Ann")
    assert stage.book.of("chat.left")[-1]["reason"] == ""
    stage.hall.lost(stage.people[3], stage.people[3].user, "Quit: trust Bob")
    assert stage.book.of("chat.quit")[-1]["reason"] == ""
    assert not any("trust" in line for person in stage.people for line in person.lines)
    stage.people[4].drops()
    assert stage.book.of("chat.quit")[-1]["reason"] == ""
    stage.playing.abort("empty")
    assert not any("Connection reset" in line for person in stage.people for line in person.lines)
    assert ann.hears("Cleo left with the words: trust Ann", "Dan went with the words: trust Bob")
    assert ann.user.away == "3 is a wolf"
    assert bob.user.real == "Seer of 4"


def test_what_was_kept_back_is_told_at_the_end_of_a_game_that_outlived_a_restart():
    stage, (ann, _, cleo, *_) = begun()
    stage.hall.set_away(ann.user, "3 is a wolf")
    stage.hall.part(cleo.user, cleo.room, "trust Ann")
    again = stage.again()
    eve = again.irc("Eve")
    eve.hears_nothing_of("trust Ann")
    again.playing.abort("empty")
    assert eve.hears("Cleo left with the words: trust Ann")
    eve.hears_nothing_of("3 is a wolf")


def test_real_names_after_a_restart():
    """Nothing is lost: who comes again says his anew; it is kept back as before, and shown when the game is over."""
    stage, people = house()
    for person in people:
        person.says("ready")
    key = people[0].key()
    again = stage.again()
    back = again.irc("Ann", "#lobby")
    back.user.real = "Bob is the Seer"
    back.types(f"!back {key}")
    assert back.user.real == "Ann"
    again.playing.abort("empty")
    assert back.user.real == "Bob is the Seer"


def test_away_and_back_leaves_nothing():
    stage, (ann, *_) = begun()
    stage.hall.set_away(ann.user, "3 is a wolf")
    stage.hall.set_away(ann.user, None)
    stage.playing.abort("empty")
    assert ann.user.away is None


def test_who_comes_back_brings_no_new_words():
    stage, people = house()
    for person in people:
        person.says("ready")
    key = people[0].key()
    people[0].drops()
    back = stage.irc("Anna", "#lobby")
    back.user.real, back.user.away = "Bob is the Seer", "Bob is the Seer"
    back.types(f"!back {key}")
    assert (back.user.real, back.user.away) == ("Ann", AWAY)
    assert back.hears("Welcome back to seat")
    stage.playing.abort("empty")
    assert (back.user.real, back.user.away) == ("Bob is the Seer", "Bob is the Seer")


def test_before_and_after_a_game_all_is_free():
    stage, (ann, bob, *_) = house()
    say(stage, ann, bob.user)
    assert bob.hears("psst")
    stage.hall.set_away(ann.user, "back soon")
    assert ann.user.away == "back soon"
    for person in stage.people:
        person.says("ready")
    stage.playing.abort("empty")
    stage.all_forget()
    say(stage, ann, bob.user)
    assert bob.hears("psst")


def test_private_words_may_be_on_record_instead():
    stage, (ann, bob, *_) = begun(private_words="log")
    say(stage, ann, bob.user)
    assert bob.private == ["psst"]
    record = stage.book.of("query.message")[-1]
    assert (record["text"], record["game"], record["chan"]) == ("psst", stage.playing.deal.game, "#wolf")
    stage.hall.set_away(ann.user, "3 is a wolf")
    assert ann.user.away == "3 is a wolf"


def test_or_nobody_minds():
    stage, (ann, bob, *_) = begun(private_words="allow")
    lobby = stage.hall.join(ann.user, "#lobby")
    zoe = stage.irc("Zoe", "#lobby")
    say(stage, ann, bob.user)
    assert bob.private == ["psst"]
    assert "game" not in stage.book.of("query.message")[-1]
    say(stage, ann, lobby, "hello")
    assert zoe.hears("Ann: hello")


# --- watchers ---------------------------------------------------------------------------------------------------------


def test_a_watcher_is_silent_and_counted():
    stage, (ann, *_) = begun()
    zoe = stage.irc("Zoe")
    zoe.types("hello")
    assert zoe.hears("A game is running: only its players speak.")
    for person in (ann, zoe):
        person.forgets()
        person.says("who")
        assert person.private[-1] == "Watching: 1."


def test_nobody_watches_with_a_players_account_who_sits_elsewhere():
    stage, people = house()
    stage.hall.set_account(people[0].user, "ann")
    people[0].says("leave", "join")
    for person in people:
        person.says("ready")
    zoe = stage.irc("Zoe", "#other")
    zoe.says("join")
    stage.hall.set_account(zoe.user, "ann")
    with pytest.raises(Refused, match="watcher-plays"):
        stage.hall.join(zoe.user, "#wolf")


def test_who_watches_so_already_is_put_out_when_the_game_begins():
    stage, people = house()
    stage.hall.set_account(people[0].user, "ann")
    people[0].says("leave", "join")
    zoe = stage.irc("Zoe")
    zoe.user.account = "ann"
    for person in people:
        person.says("ready")
    assert zoe.user not in stage.playing.channel.members
    assert stage.book.of("chat.kick")[-1]["reason"] == "Your account plays here already: you cannot also watch."


@pytest.mark.parametrize("may", [True, False])
def test_nobody_watches_from_a_players_address_by_option(may):
    stage, people = house(watch_same_address=may)
    people[0].user.address = "192.0.2.7"
    for person in people:
        person.says("ready")
    zoe = stage.irc("Zoe", "#lobby")
    zoe.user.address = "192.0.2.7"
    if may:
        stage.hall.join(zoe.user, "#wolf")
        return
    with pytest.raises(Refused, match="watcher-of-address"):
        stage.hall.join(zoe.user, "#wolf")
    zoe.user.address = "192.0.2.8"
    stage.hall.join(zoe.user, "#wolf")


def test_addresses_that_players_share_are_told_to_moderators_alone():
    stage, people = house(moderators=("judy",))
    judy = stage.irc("Judy", "#lobby")
    stage.hall.set_account(judy.user, "judy")
    for person, address in zip(people, ("192.0.2.7", "2001:db8::1", "192.0.2.7", "2001:db8::2", "192.0.2.9", "127.0.0.1"), strict=True):
        person.user.address = address
    for person in people:
        person.says("ready")
    assert judy.private[-2:] == ["From one address at #wolf: 1 Ann and 3 Cleo.", "From one address at #wolf: 2 Bob and 4 Dan."]
    for person in people:
        person.hears_nothing_of("From one address")
    judy.room = stage.hall.join(judy.user, "#wolf")
    judy.forgets()
    judy.says("who")
    assert "From one address at #wolf: 1 Ann and 3 Cleo." in judy.private
    people[0].forgets()
    people[0].says("who")
    assert people[0].private == ["Seats: 1 Ann, 2 Bob, 3 Cleo, 4 Dan, 5 Eve and 6 Fay.", "Watching: 1."]


def test_a_human_moderator_is_told_too():
    stage, people = house()
    eve = stage.telnet("Olga")
    people[0].says("moderator Olga")
    for person in people[:2]:
        person.user.address = "192.0.2.7"
    for person in people:
        person.says("ready")
    assert eve.hears("From one address at #wolf: 1 Ann and 2 Bob.")
    eve.forgets()
    eve.says("who")
    assert eve.private[1:] == ["Watching: 0.", "From one address at #wolf: 1 Ann and 2 Bob."]
    people[0].hears_nothing_of("From one address")


def test_who_comes_back_from_a_players_address_is_told_of_then():
    stage, people = house(moderators=("judy",))
    judy = stage.irc("Judy", "#lobby")
    stage.hall.set_account(judy.user, "judy")
    for number, person in enumerate(people):
        person.user.address = f"192.0.2.{number}"
    for person in people:
        person.says("ready")
    key = people[0].key()
    people[0].drops()
    judy.hears_nothing_of("From one address")
    back = stage.irc("Anna", "#lobby")
    back.user.address = "192.0.2.1"
    back.types(f"!back {key}")
    assert judy.hears("From one address at #wolf: 1 Ann and 2 Bob.")


# --- names of accounts --------------------------------------------------------------------------------------------------


def test_who_plays_logs_in_to_no_account_whose_name_would_be_a_word():
    stage, (ann, bob, *_) = begun()
    with pytest.raises(Refused, match="logs-in-later"):
        stage.hall.log_in(ann.user, Identity("bite-Cleo", "p-1"))
    assert ann.user.account is None
    bob.drops()
    back = stage.irc("Bob", "#lobby")       # as yet he has but the name of a seat that waits
    with pytest.raises(Refused, match="logs-in-later"):
        stage.hall.log_in(back.user, Identity("bite-Cleo", "p-1"))


def test_but_to_that_of_his_nick_or_of_a_seat():
    stage, people = house()
    stage.hall.set_account(people[1].user, "robert")
    people[1].says("leave", "join")
    for person in people:
        person.says("ready")
    people[1].drops()
    stage.hall.log_in(people[0].user, Identity("ANN", "p-ann"))
    back = stage.irc("Bob", "#lobby")
    stage.hall.log_in(back.user, Identity("robert", "p-robert"))
    stage.hall.log_in(stage.irc("Zoe", "#lobby").user, Identity("bite-Cleo", "p-1"))
    assert (people[0].user.account, back.user.account) == ("ANN", "robert")


def test_and_to_any_where_private_words_are_allowed():
    stage, (ann, *_) = begun(private_words="log")
    stage.hall.log_in(ann.user, Identity("bite-Cleo", "p-1"))
    assert ann.user.account == "bite-Cleo"
