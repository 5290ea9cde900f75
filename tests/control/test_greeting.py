"""What the operator reads at the start."""

from pathlib import Path

from wolfd.control import greeting
from wolfd.control.config import Config, Listen, Server


def read(config: Config, *friends: str) -> list[str]:
    return list(greeting.lines(config, config.state or Path.home() / "logs", lambda: friends))


def test_default_tells_where_to_connect(monkeypatch):
    monkeypatch.setenv("HOME", "/home/ann")
    assert read(Config(), "10.0.0.7") == [
        "wolfd is open: meet in #lobby; every other channel is a table. Log: ~/logs",
        "  IRC     127.0.0.1:6667",
        "  telnet  127.0.0.1:4000",
    ]


def test_open_listeners_give_lines_for_friends():
    config = Config(server=Server(state="/srv/w"),
                    listen=Listen(irc=("0.0.0.0:6667", "[::]:6667", "127.0.0.1:7000"), telnet=("0.0.0.0:4000",)))
    told = read(config, "192.168.1.5", "10.0.0.7")
    assert told[0].endswith(f"Log: {Path('/srv/w')}")
    assert told[1:4] == ["  IRC     port 6667 on every network", "  IRC     127.0.0.1:7000", "  telnet  port 4000 on every network"]
    assert told[told.index("Friends on the same network type one of these lines:") + 1:] == [
        "  telnet 192.168.1.5 4000", "  irssi -c 192.168.1.5 -p 6667",
        "  telnet 10.0.0.7 4000", "  irssi -c 10.0.0.7 -p 6667",
    ]


def test_no_network_is_said():
    assert read(Config(listen=Listen(irc=("0.0.0.0:6667",), telnet=())))[-1].startswith("This machine is on no network")


def test_tls_and_character_sets_are_told():
    config = Config(listen=Listen(irc=(), irc_tls=("127.0.0.1:6697",), telnet=("0.0.0.0:4001 big5",), telnet_tls=("[::1]:992",)))
    assert read(config, "10.0.0.7")[1:] == [
        "  IRC     127.0.0.1:6697 (TLS)", "  telnet  port 4001 on every network big5", "  telnet  [::1]:992 (TLS)",
        "Friends on the same network type one of these lines:", "  telnet 10.0.0.7 4001",
    ]
