"""Names of seats: nobody sits in one seat of a game under the name of another."""

from tests.plays.stage import EIGHT, ROOM, Stage, begin_with_account, begun

REFUSED = "Another seat of this game has the name Ann. Take another nick first, then your seat: "


def test_a_key_opens_no_seat_under_the_name_of_another():
    stage, people = begun()
    key = people[5].key()
    people[0].drops()
    people[5].drops()
    false_ann = stage.irc("ANN")
    false_ann.says(f"back {key}")
    assert false_ann.hears(REFUSED.replace("Ann", "ANN") + "/msg Moderator back KEY")
    assert stage.playing.seats[6].user is None
    false_ann.types("hello")
    assert false_ann.hears("A game is running: only its players speak.")
    stage.hall.rename(false_ann.user, "Other")
    false_ann.says(f"back {key}")
    assert false_ann.hears("Welcome back to seat 6 Fay.")
    assert stage.playing.seats[6].nick == false_ann.user.nick == "Fay"


def test_the_owner_whose_name_is_taken_comes_back_under_another():
    stage, people = begun()
    key = people[0].key()
    people[0].drops()
    stage.irc("Ann")
    again = stage.telnet("Ann2")
    again.says(f"back {key}")
    assert again.hears("Welcome back to seat 1 Ann2.")


def test_ones_own_name_is_no_other_seat_s():
    stage, people = begun()
    key = people[0].key()
    people[0].drops()
    again = stage.irc("Ann")
    again.says(f"back {key}")
    assert again.hears("Welcome back to seat 1 Ann.")


def test_an_account_opens_no_seat_under_the_name_of_another():
    stage = Stage(1)
    people = stage.seated(EIGHT)
    begin_with_account(stage, people)
    people[0].drops()
    people[1].drops()
    again = stage.irc("Bob", "")
    stage.hall.set_account(again.user, "ann")
    stage.hall.join(again.user, ROOM)
    assert again.hears("Another seat of this game has the name Bob.")
    assert stage.playing.seats.of(again.user) is None
