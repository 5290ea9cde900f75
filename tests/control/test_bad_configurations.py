"""Bad configurations, and the whole answer to each: file, line, key, what was expected, and what was meant where it is near."""

import pytest

from wolfd.control import config, suggesting
from wolfd.control.failures import BadConfig

ROWS = [
    ('[sever]', 'w.toml:1: sever: unknown section; did you mean "server"?'),
    ('server = 1', 'w.toml:1: server: expected a section [server]'),
    ("[server]\nnmae = 'a.b'", 'w.toml:2: server.nmae: unknown key; did you mean "name"?'),
    ("[server]\nname = 'nodot'", 'w.toml:2: server.name: expected a host name with a dot in it, got "nodot"'),
    ('[server]\nname = 3', 'w.toml:2: server.name: expected a host name with a dot in it, got 3'),
    ("[server]\nnetwork = 'my net'", 'w.toml:2: server.network: expected a word of at most 30 letters, got "my net"; did you mean "my-net"?'),
    ("[server]\nlanguage = 'zh-hant'", 'w.toml:2: server.language: expected "en", "zh-Hans" or "zh-Hant", got "zh-hant"; did you mean "zh-Hant"?'),
    ("[server]\nlanguage = 'zh'", 'w.toml:2: server.language: expected "en", "zh-Hans" or "zh-Hant", got "zh"; did you mean "zh-Hans"?'),
    ("[server]\nlanguage = 'English'", 'w.toml:2: server.language: expected "en", "zh-Hans" or "zh-Hant", got "English"; did you mean "en"?'),
    ('[server]\nstate = 7', 'w.toml:2: server.state: expected a text in quotes, got 7; did you mean "7"?'),
    ('[server]\npassword = 1234', 'w.toml:2: server.password: expected a password in quotes'),
    ('name = "a.b"', 'w.toml:1: name: unknown section; it is a key of [server]'),
    ('motd = "hello"', 'w.toml:1: motd: unknown section; it is a key of [server]'),
    ("[listen]\nmotd = 'hello'", 'w.toml:2: listen.motd: unknown key; it is a key of [server]'),
    ("[server]\ncomplaints = 'JSON'", 'w.toml:2: server.complaints: expected "text" or "json", got "JSON"; did you mean "json"?'),
    ("[listen]\nirc = '127.0.0.1:6667'", 'w.toml:2: listen.irc: expected a list of addresses like ["127.0.0.1:6667", "[::1]:6667"], got "127.0.0.1:6667"; did you mean ["127.0.0.1:6667"]?'),
    ('[listen]\nirc = 6667', 'w.toml:2: listen.irc: expected a list of addresses like ["127.0.0.1:6667", "[::1]:6667"], got 6667; did you mean ["127.0.0.1:6667"]?'),
    ("[listen]\nirc = ['127.0.0.1']", "w.toml:2: listen.irc: expected HOST:PORT or [IPV6]:PORT, but '127.0.0.1' has no port from 1 to 65535 after a colon"),
    ("[listen]\nirc = ['::1:6667']", 'w.toml:2: listen.irc: expected HOST:PORT or [IPV6]:PORT, but \'::1:6667\' needs brackets: [::1]:6667; did you mean ["[::1]:6667"]?'),
    ("[listen]\ntelnet = ['127.0.0.1:4000 big-5']", "w.toml:2: listen.telnet: expected HOST:PORT or [IPV6]:PORT, but '127.0.0.1:4000 big-5' ends with no character set of utf-8, gbk, big5"),
    ('[listen]\nirc_tsl = []', 'w.toml:2: listen.irc_tsl: unknown key; did you mean "irc_tls"?'),
    ("[listen]\nwebsocket = ['0.0.0.0:99999']", "w.toml:2: listen.websocket: expected HOST:PORT or [IPV6]:PORT, but '0.0.0.0:99999' has no port from 1 to 65535 after a colon"),
    ("[tls]\nself_signed = 'yes'", 'w.toml:2: tls.self_signed: expected true or false, got "yes"; did you mean true?'),
    ("[tls]\ncertificate = 'etc/'", 'w.toml:2: tls.certificate: expected a file like "certificate.pem", got "etc/"; did you mean "etc"?'),
    ('[telnet]\nmssp = 1', 'w.toml:2: telnet.mssp: expected true or false, got 1; did you mean true?'),
    ("[rooms]\nlobby = 'lobby'", 'w.toml:2: rooms.lobby: expected a channel like "#lobby", got "lobby"; did you mean "#lobby"?'),
    ("[rooms]\nkept = '#wolf'", 'w.toml:2: rooms.kept: expected a list of channels like ["#wolf", "#moon"], got "#wolf"; did you mean ["#wolf"]?'),
    ("[rooms]\nkept = ['wolf', 'moon']", 'w.toml:2: rooms.kept: expected a list of channels like ["#wolf", "#moon"], got ["wolf","moon"]; did you mean ["#wolf","#moon"]?'),
    ("[rooms]\nmoderator = 'The Moderator'", 'w.toml:2: rooms.moderator: expected a nick of at most 10 letters and digits that begins with a letter, got "The Moderator"'),
    ("[games]\ngrace = '300'", 'w.toml:2: games.grace: expected a number of seconds from 1 to 86400, got "300"; did you mean 300?'),
    ('[games]\ngrace = 0', 'w.toml:2: games.grace: expected a number of seconds from 1 to 86400, got 0; did you mean 1?'),
    ("[games]\nprefix = '!!'", 'w.toml:2: games.prefix: expected one sign like "!", got "!!"; did you mean "!"?'),
    ('[games]\ngather = -1', 'w.toml:2: games.gather: expected a number of seconds from 1 to 86400, got -1; did you mean 1?'),
    ('[limits]\nconections = 5', 'w.toml:2: limits.conections: unknown key; did you mean "connections"?'),
    ('[limits]\nconnections = 10.0', 'w.toml:2: limits.connections: expected a whole number from 1 to 1000000, got 10.0; did you mean 10?'),
    ("[limits]\nsendq = '1 MB'", 'w.toml:2: limits.sendq: expected a whole number of bytes, at least 16384, got "1 MB"'),
    ("[limits]\nflood_rate = '2'", 'w.toml:2: limits.flood_rate: expected a number above 0 and at most 10000, got "2"; did you mean 2?'),
    ('[limits]\nregistration = 100000', 'w.toml:2: limits.registration: expected a number of seconds from 1 to 86400, got 100000; did you mean 86400?'),
    ("[accounts]\nregistration = 'Open'", 'w.toml:2: accounts.registration: expected "open" or "closed", got "Open"; did you mean "open"?'),
    ("[accounts]\nstore = 'mysql://wolfd@/wolfd'", 'w.toml:2: accounts.store: expected a file like "accounts.db", an address like "postgresql://wolfd@/wolfd", or "off"'),
    ('[accounts]\nregistration = true', 'w.toml:2: accounts.registration: expected "open" or "closed", got true'),
    ("[accounts]\nper_day = '5'", 'w.toml:2: accounts.per_day: expected a whole number from 1 to 1000000, got "5"; did you mean 5?'),
    ('[accounts]\npassword_length = 0', 'w.toml:2: accounts.password_length: expected a whole number from 1 to 100, got 0; did you mean 1?'),
    ("[journal]\nfsync = 'never'", 'w.toml:2: journal.fsync: expected "group", "always" or "os", got "never"'),
    ("[journal]\nfsync = 'allways'", 'w.toml:2: journal.fsync: expected "group", "always" or "os", got "allways"; did you mean "always"?'),
    ("[journal]\nprivate_messages = 'in-game'", 'w.toml:2: journal.private_messages: expected "in_game", "all" or "metadata", got "in-game"; did you mean "in_game"?'),
    ('[journal]\nkeep_days = 1.5', 'w.toml:2: journal.keep_days: expected a whole number of days, or 0 for ever, got 1.5; did you mean 1?'),
    ("[journal]\ncheckpoint_command = 'logger -t wolfd'", 'w.toml:2: journal.checkpoint_command: expected a list of words like ["logger", "-t", "wolfd"], got "logger -t wolfd"; did you mean ["logger","-t","wolfd"]?'),
    ("[metrics]\nlisten = ['0.0.0.0:9667']", "w.toml:2: metrics.listen: expected HOST:PORT or [IPV6]:PORT, but '0.0.0.0:9667' is an address that others can reach"),
    ('[metrics]\nport = 9667', 'w.toml:2: metrics.port: unknown key; known are: listen'),
    ("[server]\nname = 'a.b'\nname = 'c.d'", 'w.toml:3: not TOML: Cannot overwrite a value (at end of document)'),
    ("[server\nname = 'a.b'", "w.toml:1: not TOML: Expected ']' at the end of a table declaration (at line 1, column 8)"),
    ('[server]\nname = a.b', 'w.toml:2: not TOML: Invalid value (at line 2, column 8)'),
    ("[proxies]\nwebirc = ['hunter2 192.0.2.7']", 'w.toml:2: proxies.webirc: expected a list of networks, each with a password after it, like ["192.0.2.7 secret"]'),
    ("[proxies]\nproxy = ['192.0.2.1/24']", "w.toml:2: proxies.proxy: expected networks like 192.0.2.0/24, but '192.0.2.1/24' is none: 192.0.2.1/24 has host bits set"),
    ("[dnsbl]\nzones = ['dnsbl.example.org reject']", "w.toml:2: dnsbl.zones: expected zones like dnsbl.example.org, each with notify, account or block after it, but 'dnsbl.example.org reject' has not notify, account or block after its name"),
]  # fmt: skip


@pytest.mark.parametrize("value", ["[" * 5000 + "]" * 5000, "9" * 5000, "{a=" * 5000 + "1" + "}" * 5000])
def test_what_has_no_end_is_told(value):
    with pytest.raises(BadConfig, match=r"w\.toml: not TOML that can be read: "):
        config.read(f"[server]\nmotd = {value}\n", "w.toml")


@pytest.mark.parametrize(("text", "answer"), ROWS)
def test_answer(text, answer):
    with pytest.raises(BadConfig) as caught:
        config.read(text, "w.toml")
    assert str(caught.value) == answer


def test_what_is_suggested_is_good():
    """Every suggestion of a value, put in the place of the value, is taken."""
    suggested = 0
    for text, answer in ROWS:
        _, asked, meant = answer.removesuffix("?").rpartition("; did you mean ")
        if asked and "expected" in answer:
            line, _ = text.rsplit(" = ", 1)
            config.read(f"{line} = {meant}", "w.toml")
            suggested += 1
    assert suggested >= 20


def test_password_is_not_shown():
    for text in ("[server]\npassword = ['hunter2']", "[proxies]\nwebirc = 'hunter2'", "[proxies]\nwebirc = ['192.0.2.999 hunter2']"):
        with pytest.raises(BadConfig) as caught:
            config.read(text, "w.toml")
        assert "hunter2" not in str(caught.value)


@pytest.mark.parametrize("value", [float("nan"), float("inf"), 10**400, "", " ", [], [[]], {}, None])
def test_odd_values_have_no_suggestion_and_break_nothing(value):
    assert suggesting.near(value, config.kinds.Channel, lambda _: False) is None
    assert suggesting.near(value, config.kinds.Count, lambda _: False) is None
