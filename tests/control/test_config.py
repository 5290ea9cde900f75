"""wolfd.toml: defaults, what is refused and with which words, and that every key is in its man page."""

import re
import typing
from pathlib import Path

import msgspec
import pytest

from wolfd.control import addresses, changes, config, tables
from wolfd.control.failures import BadConfig, Code
from wolfd.telnet import encodings

ROOT = Path(__file__).resolve().parents[2]


def reasons(text: str) -> list[str]:
    with pytest.raises(BadConfig) as caught:
        config.read(text, "w.toml")
    assert caught.value.code == Code.CONFIG
    return str(caught.value).split("\n")


def keys() -> list[str]:
    return [f"{section.name}.{key.name}" for section in msgspec.structs.fields(config.Config)
            for key in msgspec.structs.fields(section_type(section.type))]


def section_type(kind: object) -> type:
    """The sections' type, of which there may be one or many."""
    return typing.get_args(kind)[0] if typing.get_origin(kind) is tuple else kind


def test_empty_file_is_the_defaults():
    assert config.read("", "w.toml") == config.Config()


def test_shipped_file_is_the_defaults():
    assert config.load(ROOT / "etc/wolfd.toml") == config.Config()


def test_values_are_taken():
    read = config.read('[server]\nname = "a.b"\n[listen]\nirc = []\ntelnet = ["[::1]:23"]\n[games]\ngrace = 5\n', "w")
    assert (read.server.name, read.listen.irc, read.listen.telnet, read.games.grace) == ("a.b", (), ("[::1]:23",), 5.0)


@pytest.mark.parametrize(("text", "line", "key", "words"), [
    ("server = 1", 1, "server", "expected a section [server]"),
    ("[[server]]\nname = 'a.b'", 1, "server", "expected a section"),
    ("[sever]", 1, "sever", 'unknown section; did you mean "server"?'),
    ("[zzz.y]", 1, "zzz", "unknown section; known are: server, listen"),
    ("\n\n[server]\n# name\nnme = 'a.b'", 5, "server.nme", 'unknown key; did you mean "name"?'),
    ("[server]\nqqqq = 1", 2, "server.qqqq", "unknown key; known are: name, network"),
    ("[server.x]\ny = 1", 1, "server.x", "unknown key"),
    ("server.name = 3", 1, "server.name", "expected a host name with a dot in it, got 3"),
    ("server = { name = 'nodot' }", 1, "server.name", 'host name with a dot in it, got "nodot"'),
    ("[server]\nnetwork = 'a b'", 2, "server.network", "expected a word"),
    ("[server]\nnetwork = ''", 2, "server.network", "expected a word"),
    ("[server]\nmotd = 7", 2, "server.motd", "expected a text in quotes, got 7"),
    ('[server]\nmotd = """\nname = 1\n"""\nname = 1', 5, "server.name", "got 1"),
    ("[server]\nlanguage = 'zh'", 2, "server.language", '"en", "zh-Hans" or "zh-Hant", got "zh"'),
    ("[server]\nname = 2026-01-01", 2, "server.name", 'got "2026-01-01"'),
    ("[listen]\nirc = '127.0.0.1:6667'", 2, "listen.irc", "expected a list of addresses"),
    ("[listen]\nirc = [6667]", 2, "listen.irc", "expected a list of addresses"),
    ("[listen]\nirc = [\n 'a:1',\n 'b' ]", 2, "listen.irc", "'b' has no port"),
    ("[listen]\ntelnet = ['a:0']", 2, "listen.telnet", "port from 1 to 65535"),
    ("[listen]\ntelnet = ['a:65536']", 2, "listen.telnet", "port from 1 to 65535"),
    ("[listen]\ntelnet = ['::1:23']", 2, "listen.telnet", "needs brackets: [::1]:23"),
    ("[listen]\ntelnet = [':23']", 2, "listen.telnet", "no host"),
    ("[listen]\ntelnet = ['a:1 latin1']", 2, "listen.telnet", "no character set of utf-8, gbk, big5"),
    ("[listen]\ntelnet_tls = ['a:1  big5']", 2, "listen.telnet_tls", "no character set"),
    ("[listen]\nirc = ['a:1 big5']", 2, "listen.irc", "no port"),
    ("[listen]\nirc_tls = ['a']", 2, "listen.irc_tls", "no port"),
    ("[listen]\nwebsocket = ['a:1 big5']", 2, "listen.websocket", "no port"),
    ("[tls]\nsts_port = 70000", 2, "tls.sts_port", "from 1 to 65535"),
    ("[websocket]\norigins = ['play.example']", 2, "websocket.origins", "a list of origins"),
    ("[websocket]\norigins = ['https://play.example/']", 2, "websocket.origins", "a list of origins"),
    ("[proxies]\nproxy = ['10.0.0.1/8']", 2, "proxies.proxy", "'10.0.0.1/8' is none: 10.0.0.1/8 has host bits set"),
    ("[proxies]\nforwarded = 'loopback'", 2, "proxies.forwarded", "a list of networks"),
    ("[proxies]\nwebirc = ['192.0.2.7']", 2, "proxies.webirc", "a password after it"),
    ("[dnsbl]\nzones = ['a.example deny']", 2, "dnsbl.zones", "notify, account or block"),
    ("[dnsbl]\nresolver = 'dns.example:53'", 2, "dnsbl.resolver", "a number as its host"),
    ("[dnsbl]\ntimeout = 60", 2, "dnsbl.timeout", "from 0.1 to 10"),
    ("[tls]\ncertificate = ''", 2, "tls.certificate", "a file like"),
    ("[tls]\nself_signed = 'yes'", 2, "tls.self_signed", "true or false"),
    ("[telnet]\nmssp = 1", 2, "telnet.mssp", "true or false, got 1"),
    ("[rooms]\nlobby = 'lobby'", 2, "rooms.lobby", "a channel like"),
    ("[rooms]\nlobby = '#a b'", 2, "rooms.lobby", "a channel like"),
    ("[rooms]\nlobby = \"#a\\n\"", 2, "rooms.lobby", "a channel like"),
    ("[rooms]\nkept = '#a'", 2, "rooms.kept", "a list of channels"),
    ("[rooms]\nkept = ['#a', 'b']", 2, "rooms.kept", "a list of channels"),
    ("[rooms]\nmoderator = '9lives'", 2, "rooms.moderator", "expected a nick"),
    ("[rooms]\nmoderator = 'a!b'", 2, "rooms.moderator", "expected a nick"),
    ("[games]\ngrace = 'long'", 2, "games.grace", "expected a number of seconds"),
    ("[games]\ngrace = 0", 2, "games.grace", "from 1 to 86400, got 0"),
    ("[games]\nprefix = 'x'", 2, "games.prefix", "one sign like"),
    ("[games]\ngrace = nan", 2, "games.grace", "expected a number of seconds"),
    ("[limits]\nconnections = 0", 2, "limits.connections", "from 1 to 1000000, got 0"),
    ("[limits]\nconnections = true", 2, "limits.connections", "got true"),
    ("[limits]\nconnections = 1.5", 2, "limits.connections", "got 1.5"),
    ("[limits]\nconections = 1", 2, "limits.conections", 'did you mean "connections"?'),
    ("[limits]\nsendq = 1", 2, "limits.sendq", "at least 16384"),
    ("[limits]\nflood_rate = -1", 2, "limits.flood_rate", "above 0"),
    ("[limits]\nregistration = 1e9", 2, "limits.registration", "from 1 to 86400"),
    ("[journal]\nfsync = 'never'", 2, "journal.fsync", '"group", "always" or "os", got "never"'),
])
def test_fault_is_told_with_file_line_key_and_expectation(text, line, key, words):
    (reason,) = reasons(text)
    assert reason.startswith(f"w.toml:{line}: {key}: "), reason
    assert words in reason


def test_password_of_a_gateway_is_never_repeated():
    for wrong in ("'192.0.2.7 hush'", "['192.0.2.7 hush', 3]", "['192.0.2.7 hush now']"):
        assert "hush" not in reasons(f"[proxies]\nwebirc = {wrong}")[0]


def test_line_ends_of_other_systems_do_not_move_lines():
    assert reasons("[server]\r\n\r\nname = 1\r\n")[0].startswith("w.toml:3: server.name")


def test_all_faults_are_told_at_once_in_the_order_of_lines():
    told = reasons("[server]\nname = 1\nnme = 2\n[limits]\nsendq = 'x'\n[oops]\n")
    assert [reason.split(":")[1] for reason in told] == ["2", "3", "5", "6"]


@pytest.mark.parametrize(("text", "line"), [("[server", 1), ("\n\na = [1,\n2", 4), ("a = 1\na = 2", 2), ("a =", 1)])
def test_what_is_not_toml_is_refused_with_its_line(text, line):
    (reason,) = reasons(text)
    assert reason.startswith(f"w.toml:{line}: not TOML: ")


def test_unreadable_file_is_one_reason(tmp_path):
    with pytest.raises(BadConfig, match=r"none\.toml: No such file"):
        config.load(tmp_path / "none.toml")
    (tmp_path / "latin").write_bytes(b"# caf\xe9")
    with pytest.raises(BadConfig, match="not UTF-8 at byte 5"):
        config.load(tmp_path / "latin")


def test_state_directory(monkeypatch, tmp_path):
    monkeypatch.setenv("HOME", str(tmp_path))
    assert config.Config().state is None
    assert config.read("[server]\nstate = '~/w'", "w").state == tmp_path / "w"


def test_every_default_is_a_good_value():
    text = _as_toml(config.Config())
    assert config.read(text, "w.toml") == config.Config()


def _as_toml(whole: config.Config) -> str:
    sections = msgspec.to_builtins(whole)
    return "\n".join(f"[{name}]\n" + "\n".join(f"{key} = {msgspec.json.encode(value).decode()}" for key, value in
                                                 section.items()) for name, section in sections.items() if section)


OPERATOR = "[[operator]]\nname = 'ann'\npassword = '$argon2id$v=19$m=8,t=1,p=1$c2FsdHNhbHQ$aGFzaGhhc2hoYXNo'\n"


def test_sections_of_which_there_may_be_many():
    read = config.read(f"{OPERATOR}may = ['kill']\n[[operator]]\nname = 'bob'\ncertificate = '{'ab:' * 31}ab'\n"
                       "[[channel]]\nname = '#help'\ntopic = 'Ask here'\nmodes = 'ntC'\n", "w")  # fmt: skip
    assert [(one.name, one.may) for one in read.operator] == [("ann", ("kill",)), ("bob", tables.ALL)]
    assert [(one.name, one.topic, one.modes, one.founder) for one in read.channel] == [("#help", "Ask here", "ntC", "")]


@pytest.mark.parametrize(("text", "told"), [
    ("[operator]\nname = 'ann'", "w.toml:1: operator: expected sections [[operator]]"),
    ("operator = 'ann'", "w.toml:1: operator: expected sections [[operator]]"),
    ("[[operator]]\nname = 'ann'", "w.toml:1: operator: an operator needs a password or a certificate"),
    (f"{OPERATOR}\n[[operator]]\npasword = ''", 'w.toml:6: operator.pasword: unknown key; did you mean "password"?'),
    (f"{OPERATOR}[[operator]]\nname = 'bob'\npassword = 'plain'", "w.toml:6: operator.password: expected what `wolfd hash` prints"),
    (f"{OPERATOR}[[operator]]\nname = 'bob'\npassword = '$argon2id$v=19$m=8,t=1,p=1$'", "w.toml:6: operator.password: expected what `wolfd hash` prints"),
    (f"{OPERATOR}{OPERATOR}", "w.toml:4: operator: there is a section for ann already"),
    ("[[channel]]\nname = '#a'\n[[channel]]\nname = '#A'", "w.toml:3: channel: there is a section for #A already"),
    (f"{OPERATOR}may = ['shoot']", "w.toml:4: operator.may: expected a list of some of kill, ban, moderate, wallops, rehash, stats, addresses"),
    ("[[channel]]\nname = 'help'", "w.toml:2: channel.name: expected a channel"),
    ("[[channel]]\nmodes = 'nq'\nname = '#a'", "w.toml:2: channel.modes: expected letters of"),
])  # fmt: skip
def test_what_is_wrong_in_one_of_many(text, told):
    assert any(reason.startswith(told) for reason in reasons(text)), reasons(text)


def test_a_password_that_is_no_hash_is_not_shown():
    assert "hunter22" not in "".join(reasons("[[operator]]\nname = 'bob'\npassword = 'hunter22'"))


def test_a_key_that_one_of_many_must_have():
    assert 'w.toml:1: channel: the key "name" is missing' in reasons("[[channel]]\ntopic = 'x'")


def test_operators_need_no_restart():
    found = changes.between(config.Config(), config.read(OPERATOR + "[[channel]]\nname = '#a'\n", "w"))
    assert (found.done, found.waiting) == (("operator",), ("channel",))
    assert [one.name for one in found.config.operator] == ["ann"]


def test_man_page_has_every_key_and_no_other():
    page = (ROOT / "man/wolfd.toml.5").read_text()
    section = ""
    found = []
    for line in page.splitlines():
        if told := re.match(r"\.Ss \[+(\w+)\]+$", line):
            section = told[1]
        elif told := re.match(r"\.It Cm (\w+) =", line):
            found.append(f"{section}.{told[1]}")
    assert found == keys()


def test_man_page_lists_the_keys_that_sighup_changes():
    told = re.findall(r"^\.Cm (\w+\.\w+|operator)$", (ROOT / "man/wolfd.toml.5").read_text(), re.MULTILINE)
    assert told == [*(key for key in keys() if key in changes.AT_ONCE), "operator"]
    assert {*keys(), "operator"} >= changes.AT_ONCE


def test_character_sets_are_those_of_telnet():
    assert {charset.name for charset in encodings.CHARSETS} == set(addresses.CHARSETS)
