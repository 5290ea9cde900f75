"""Ways round the game: whoever tries them gets no word past it."""

from tests.plays.test_play_sides import begun, say
from wolfd.chat.people import Identity


def ident(name):
    return Identity(account=name, person=f"a-{name}", language="en")


def test_logging_out_lifts_nothing():
    stage, (ann, bob, *_) = begun()
    stage.hall.log_out(ann.user)
    stage.hall.log_in(ann.user, ident("ann"))
    stage.hall.log_out(ann.user)
    stage.all_forget()
    say(stage, ann, bob.user)
    assert bob.private == []


def test_logging_out_after_leaving():
    stage, (ann, bob, *_) = begun()
    stage.hall.log_in(ann.user, ident("ann"))
    ann.says("leave", "leave")
    stage.hall.log_out(ann.user)
    stage.all_forget()
    say(stage, ann, bob.user)
    assert bob.private == []
