"""The daemon by IRC, over real sockets."""

import signal


def test_two_talk_in_the_lobby(start):
    daemon = start()
    assert f"  IRC     127.0.0.1:{daemon.irc}\n" in daemon.greeting
    ann, bob = daemon.by_irc("Ann"), daemon.by_irc("Bob")
    for each in (ann, bob):
        each.send("JOIN #lobby")
        each.wait(" 366 ")
    ann.send("PRIVMSG #lobby :hello, Bob")
    bob.wait(":hello, Bob")
    assert daemon.stop() == (0, "", "")


def test_farewell_is_said_and_the_exit_is_orderly(start):
    daemon = start()
    ann = daemon.by_irc("Ann")
    silent = daemon.client(daemon.irc)
    silent.send("CAP LS 302")
    silent.wait("CAP")
    daemon.process.send_signal(signal.SIGINT)
    assert "The server stops now" in ann.rest()
    silent.rest()
    assert daemon.end() == (0, "", "")
