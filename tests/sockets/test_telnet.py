"""The daemon by telnet, and both protocols together, over real sockets; then the log that they leave."""

import socket

import pytest

from wolfd import journal


def test_ann_by_telnet_and_bob_by_irc_hear_each_other(start):
    daemon = start()
    assert f"  telnet  127.0.0.1:{daemon.telnet}\n" in daemon.greeting
    bob = daemon.by_irc("Bob")
    bob.send("JOIN #lobby")
    bob.wait(" 366 ")
    ann = daemon.by_telnet("Ann")
    bob.wait("JOIN #lobby")
    ann.send("hello, Bob")
    bob.wait(":hello, Bob")
    bob.send("PRIVMSG #lobby :hello, Ann")
    ann.wait("hello, Ann")
    assert daemon.stop() == (0, "", "")
    assert "The server stops now" in ann.rest()
    verdict = journal.verify(daemon.state / "events")
    assert (verdict.code, verdict.damage, verdict.segments) == (0, (), 1)
    said = [item.fields() for item in journal.records(daemon.state / "events") if item.type == "chat.message"]
    assert [(line["chan"], line["nick"], line["text"]) for line in said] == [
        ("#lobby", "Ann", "hello, Bob"), ("#lobby", "Bob", "hello, Ann")]


def test_bytes_that_are_sent_as_urgent_keep_their_place(start):
    """As telnet programs send them after ^C."""
    daemon = start()
    with socket.create_connection(("127.0.0.1", daemon.telnet), timeout=10) as sock:
        sock.sendall(b"An")
        sock.send(b"n", socket.MSG_OOB)
        sock.sendall(b"a\r\n")
        heard = b""
        while b"Welcome, " not in heard or not heard.endswith(b"\n"):
            heard += sock.recv(4096)
    assert b"Welcome, Anna!" in heard
    daemon.stop()


@pytest.mark.parametrize("kill", [True, False], ids=["killed", "stopped"])
def test_waiting_table_is_there_after_a_restart(start, kill):
    first = start()
    ann = first.by_irc("Ann")
    ann.send("JOIN #wolf", "PRIVMSG #wolf :!join", "PRIVMSG #wolf :!bots 7", "PING :seated")
    ann.wait("PONG")
    first.stop_now() if kill else first.stop()
    second = start()
    bob = second.by_irc("Bob")
    bob.send("LIST", "JOIN #wolf", "PRIVMSG #wolf :!table", "PING :asked")
    told = bob.wait("PONG wolfd.local :asked")
    assert "1 Ann" in told
    assert second.stop() == (0, "", "")
    assert journal.verify(second.state / "events").code == 0


def test_game_runs_on_after_a_restart(start):
    first = start()
    ann = first.by_irc("Ann")
    ann.send("JOIN #wolf", "PRIVMSG #wolf :!join", "PRIVMSG #wolf :!bots 7", "PRIVMSG #wolf :!start")
    ann.wait("PRIVMSG Ann :Your card")
    first.stop_now()
    second = start("-t", wait=False)
    assert second.end() == (0, "", "")
    third = start()
    bob = third.by_irc("Bob")
    bob.send("JOIN #wolf", "PRIVMSG #wolf :!join", "PING :asked")
    bob.wait("PONG wolfd.local :asked")
    assert third.stop() == (0, "", "")
    assert journal.verify(third.state / "events").code == 0
