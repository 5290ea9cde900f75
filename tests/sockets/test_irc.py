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


def test_kept_room_stays_when_its_last_guest_leaves(start, tmp_path):
    (tmp_path / "w.toml").write_text('[rooms]\nkept = ["#Moon"]\n')
    ann = start("--config", str(tmp_path / "w.toml")).by_irc("Ann")
    for room in ("#Moon", "#wolf"):
        ann.send(f"JOIN {room}", f"PRIVMSG {room} :!join", f"PRIVMSG {room} :!leave", f"PART {room}", "PING :gone")
        ann.wait("PONG wolfd.local :gone")
    ann.send("LIST", "JOIN #moon", "PRIVMSG #moon :!join")
    listed = ann.wait(" 323 ")
    assert "#Moon" in listed
    assert "#wolf" not in listed
    ann.wait("1 Ann sits down")
