"""What was said before a restart is read again, by IRC and by telnet; over real sockets."""

import re

CAPS = "batch draft/chathistory message-tags"


def asks(daemon, nick, channel):
    """Somebody comes, and asks for all that was said."""
    client = daemon.client(daemon.irc)
    client.register(nick)
    client.send(f"CAP REQ :{CAPS}", f"JOIN {channel}", f"CHATHISTORY LATEST {channel} * 50", "PING :asked")
    return client, client.wait(":asked")


def test_talk_outlives_a_restart_under_its_ids(start, tmp_path):
    (tmp_path / "w.toml").write_text('[rooms]\nplain = ["#plain", "#closed"]\n')
    daemon = start("--config", str(tmp_path / "w.toml"))
    ann = daemon.by_irc("Ann")
    ann.send("JOIN #closed", "MODE #closed +s", "PRIVMSG #closed :hush", "JOIN #plain", "PRIVMSG #plain :hello", "PING :said")
    ann.wait(":said")
    _, before = asks(daemon, "Bob", "#plain")
    assert daemon.stop()[0] == 0

    daemon = start("--config", str(tmp_path / "w.toml"))
    _, after = asks(daemon, "Bob", "#plain")
    said = re.compile(r"msgid=(\w+)\S* :Ann!\S+ PRIVMSG #plain :hello\r")
    assert said.findall(before) == said.findall(after) != []
    assert "hush" not in asks(daemon, "Eve", "#closed")[1]
    cat = daemon.by_telnet("Cat")
    cat.send("/go plain", "/history")
    cat.wait("<Ann> hello")
    assert daemon.stop()[1:] == ("", "")


def test_reload_tells_which_capability_is_gone(start, tmp_path):
    (tmp_path / "w.toml").write_text("")
    daemon = start("--config", str(tmp_path / "w.toml"))
    ann = daemon.client(daemon.irc)
    ann.send("CAP LS 302")
    ann.wait("draft/account-registration")
    (tmp_path / "w.toml").write_text('[accounts]\nregistration = "closed"\n')
    daemon.process.send_signal(1)
    ann.wait("CAP * DEL :draft/account-registration\r\n")
