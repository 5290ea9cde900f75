"""Operators of the server on IRC: becoming one, what each may do, what others see of it, and what is on record."""

import pytest
from twisted.logger import capturedLogs

from tests.accounts.home import CHEAP, SECRET, Home
from tests.accounts.test_sasl import TlsTransport, a_certificate
from wolfd.accounts import Checks, Operator, Operators, Passwords
from wolfd.control.limits import network
from wolfd.control.tables import ALL
from wolfd.irc.commands.stats import LETTERS

HASH = Passwords(CHEAP, SECRET).hashed("secret").argon2
CERTIFICATE = a_certificate()
FINGERPRINT = CERTIFICATE.digest("sha256").decode().replace(":", "").lower()


def named(name="ann", password=HASH, certificate="", may=ALL):
    return Operator(name, password, certificate, frozenset(may))


@pytest.fixture
def house(tmp_path):
    home = Home(tmp_path)
    checks = Checks(home.passwords, home.workers, home.clock, network, 3)
    home.factory.operators = Operators(home.hall, checks, [named(), named("bob", may=["stats"])])
    yield home
    home.accounts.close()


def an_operator(house, nick="Ann", name="ann"):
    client = house.client(nick)
    client.sends(f"OPER {name} secret")
    assert client.user in house.hall.operators, client.heard()
    client.heard()
    return client


def test_becoming_one(house):
    ann = house.client("Ann")
    told = ann.asks("OPER ann secret")
    assert [line for line in told if "***" not in line] == ["381 Ann :You are now an operator of this server", ":Ann MODE Ann +o"]
    assert "o" in ann.user.modes
    assert "+io" in ann.asks("MODE Ann")[0]
    assert house.book.of("oper.login") == [
        {"type": "oper.login", "person": ann.user.person, "nick": "Ann", "operator": "ann", "way": "password"}]  # fmt: skip
    eve = house.client("Eve")
    assert "313 Eve Ann :is an operator of this server" in eve.asks("WHOIS Ann")
    assert eve.asks("WHO Ann")[0].split()[7] == "H*"
    assert eve.asks("USERHOST Ann Eve") == [f"302 Eve :Ann*=+ann@{ann.user.host} Eve=+eve@{eve.user.host}"]
    assert eve.numerics("WHO Ann o", "WHO Eve o", "WHO Ann o%n") == ["352", "315", "315", "354", "315"]
    assert [line for line in eve.asks("LUSERS") if line.startswith("252")] == ["252 Eve 1 :operators online"]


@pytest.mark.parametrize("line", ["OPER ann wrong", "OPER nobody secret", "OPER ann", "OPER ANN secret", "OPER ann :"])
def test_whatever_is_wrong_the_same_is_said(house, line):
    ann = house.client("Ann")
    assert ann.asks(line) == ["464 Ann :That name, password or certificate makes nobody an operator."]
    assert ann.user.modes == {"i"}
    assert house.hall.operators == {}
    assert not any("wrong" in str(record) or "secret" in str(record) or "nobody" in str(record) for record in house.book.records)
    assert house.workers.done[-1] == "fits"  # a hash was checked, whoever was named


def test_nobody_is_named(house):
    house.factory.operators.change([])
    assert house.client("Ann").numerics("OPER ann secret") == ["491"]


def test_before_registration_and_without_parameters(house):
    assert house.stranger().asks("OPER ann secret")[-1].startswith("451")
    assert house.client("Ann").numerics("OPER") == ["461"]


def test_attempts_are_throttled_by_address_and_told(house):
    bob = an_operator(house, "Bob")
    eve = house.client("Eve")
    with capturedLogs() as complaints:
        assert eve.numerics(*["OPER ann wrong"] * 3) == ["464"] * 3
    assert [(event["happening"], event["address"], event["way"]) for event in complaints] == [("login-failed", "192.0.2.1", "oper")] * 3
    assert eve.asks("OPER ann secret")[0].startswith("FAIL OPER LOGIN_THROTTLED :")
    assert house.hall.hits.counts == {"oper": 1}
    news = [line.partition(":*** ")[2] for line in bob.heard()]
    assert news[:3] == ["Eve has failed to become an operator, from 192.0.2.1"] * 3
    assert news[3].startswith("Limit hit: failed OPER attempts from one address, by 192.0.2.1")
    assert len(house.book.of("oper.failed")) == 3
    house.passes(600)
    assert "381" in house.client("Zoe").numerics("OPER ann secret")


def test_many_at_once_are_not_all_tried(house):
    house.workers.at_once = False
    clients = [house.client(nick) for nick in ("Ann", "Bob", "Cat", "Dan", "Eve")]
    for client in clients:
        client.sends("OPER ann wrong")
    house.workers.run()
    house.turn.end()
    assert [client.heard()[0].split()[1] for client in clients] == ["464"] * 3 + ["FAIL"] * 2


def test_success_costs_no_attempt(house):
    ann = house.client("Ann")
    for _ in range(8):
        assert "381" in ann.numerics("OPER ann secret")


@pytest.mark.parametrize(("password", "certificate", "typed", "is_one"), [
    ("", FINGERPRINT, "OPER ann", True),
    ("", "0" * 64, "OPER ann", False),
    (HASH, FINGERPRINT, "OPER ann secret", True),
    (HASH, FINGERPRINT, "OPER ann", False),
    (HASH, FINGERPRINT, "OPER ann wrong", False),
    (HASH, "0" * 64, "OPER ann secret", False),
    ("", "", "OPER ann", False),
], ids=["certificate", "another", "both", "no password", "wrong password", "wrong certificate", "neither"])  # fmt: skip
def test_certificates(house, password, certificate, typed, is_one):
    house.factory.operators.change([named(password=password, certificate=certificate)])
    ann = house.client("Ann")
    transport = TlsTransport(CERTIFICATE)
    transport.protocol = ann.session
    ann.session.transport = transport
    ann.sends(typed)
    assert (ann.user in house.hall.operators) == is_one


def test_without_a_certificate_one_that_is_needed_is_missed(house):
    house.factory.operators.change([named(password="", certificate=FINGERPRINT)])
    assert house.client("Ann").numerics("OPER ann") == ["464"]


def test_laying_it_down(house):
    ann = an_operator(house)
    assert ann.asks("MODE Ann -o") == [":Ann MODE Ann -o"]
    assert house.hall.operators == {}
    assert ann.numerics("KILL Ann :x") == ["481"]
    assert ann.asks("MODE Ann +o") == []
    assert "o" not in ann.user.modes
    assert [record["operator"] for record in house.book.of("oper.logout")] == ["ann"]


def test_who_is_gone_is_none_any_more(house):
    ann = an_operator(house)
    ann.sends("QUIT")
    assert house.hall.operators == {}


def test_who_is_not_named_any_more_is_none(house):
    ann, bob = an_operator(house), an_operator(house, "Bob", "bob")
    house.factory.operators.change([named("bob", may=["kill"])])
    assert "o" not in ann.user.modes
    assert ann.numerics("KILL Bob :x") == ["481"]
    assert bob.numerics("STATS o") == ["481", "219"]
    bob.sends("KILL Ann :x")
    assert not ann.is_connected


@pytest.mark.parametrize("other", [named(password="$argon2id$other"), named(certificate=FINGERPRINT)])
def test_who_came_by_a_secret_of_old_is_none_any_more(house, other):
    """It is changed because somebody else knows it; what one may do can be changed without that."""
    ann, bob = an_operator(house), an_operator(house, "Bob", "bob")
    house.factory.operators.change([other, named("bob", may=["kill"])])
    assert "o" not in ann.user.modes
    assert [record["operator"] for record in house.book.of("oper.logout")] == ["ann"]
    assert bob.numerics("STATS o") == ["481", "219"]


@pytest.mark.parametrize("line", ["KILL Bob :x", "KLINE Bob!*@* :x", "DLINE 192.0.2.9 :x", "UNKLINE x!*@*", "UNDLINE 192.0.2.9",
                                  "WALLOPS :x", "REHASH"])  # fmt: skip
def test_others_may_do_nothing_of_it(house, line):
    house.client("Bob")
    eve = house.client("Eve")
    assert eve.asks(line) == ["481 Eve :You are not an operator of this server."]
    limited = an_operator(house, "Zoe", "bob")
    assert limited.asks(line)[0].startswith("481 Zoe :You may not do that as an operator")
    assert house.hall.find_user("Bob") is not None
    assert house.hall.bans.all() == []


def test_kill(house):
    ann, bob = an_operator(house), house.client("Bob", "#x")
    eve = house.client("Eve", "#x")
    ann.sends("KILL bob :floods #x")
    assert bob.heard()[-1] == "ERROR :Closing the link: Closed by Ann: floods #x"
    assert not bob.is_connected
    assert eve.heard()[-1].endswith("QUIT :Closed by Ann: floods #x")
    (record,) = house.book.of("oper.kill")
    assert (record["by"], record["nick"], record["reason"]) == ("Ann (ann)", "Bob", "floods #x")
    assert ann.numerics("KILL Bob", "KILL Moderator :x") == ["401", "401"]
    assert house.hall.find_user("Moderator") is not None
    ann.sends("KILL Eve")
    assert eve.heard()[-1] == "ERROR :Closing the link: Closed by Ann: no reason given"


def test_kline_and_unkline(house):
    ann = an_operator(house)
    ann.user.address = ann.session.address = "203.0.113.1"
    told = ann.asks("KLINE 60 *@192.0.2.0/24 :floods", "KLINE Eve!*@* :cheats, always", "KLINE account:Zoe :x",
                    "KLINE 7d bad@198.51.100.0/24 accounts :log in first")  # fmt: skip
    assert all("***" in line for line in told)
    assert [(ban.target, ban.reason, ban.until and round(ban.until - ban.made), ban.spares) for ban in house.hall.bans.all()] == [
        ("192.0.2.0/24", "floods", 3600, False), ("Eve!*@*", "cheats, always", 0.0, False), ("account:Zoe", "x", 0.0, False),
        ("*!bad@198.51.100.0/24", "log in first", 604_800, True)]  # fmt: skip
    assert {ban.by for ban in house.hall.bans.all()} == {"Ann (ann)"}
    assert len(house.book.of("ban.set")) == 4
    ann.sends("UNKLINE Eve!*@* :sorry", "UNDLINE 192.0.2.0/24")
    assert [ban.target for ban in house.hall.bans.all()] == ["account:Zoe", "*!bad@198.51.100.0/24"]
    assert ann.asks("UNKLINE Eve!*@*") == ["FAIL UNKLINE BAN_UNKNOWN :There is no such ban."]


@pytest.mark.parametrize(("line", "code"), [
    ("KLINE 0.0.0.0/0 :x", "BAN_WIDE"), ("KLINE *!*@* :x", "BAN_WIDE"), ("KLINE nonsense :x", "BAN_BAD"), ("DLINE Eve!*@* :x", "BAN_NO_ADDRESS"),
    ("DLINE account:Eve :x", "BAN_NO_ADDRESS"), ("KLINE Ann :x", "BAN_SELF"), ("DLINE 192.0.2.1 :x", "BAN_SELF"), ("KLINE A*!*@* :x", "BAN_SELF"),
])  # fmt: skip
def test_bans_that_are_none(house, line, code):
    ann = an_operator(house)
    verb = line.split()[0]
    assert ann.asks(line)[0].startswith(f"FAIL {verb} {code} :")
    assert house.hall.bans.all() == []
    assert ann.is_connected


def test_dline_of_somebody_who_is_here(house):
    ann, eve = an_operator(house), house.stranger("192.0.2.77")
    eve.sends("NICK Eve", "USER eve 0 * :Eve")
    ann.sends("DLINE 12h Eve :floods")
    assert not eve.is_connected
    assert [(ban.target, ban.by) for ban in house.hall.bans.all()] == [("192.0.2.77/32", "Ann (ann)")]


def test_a_kill_whose_reason_has_no_colon(house):
    ann, bob = an_operator(house), house.client("Bob")
    ann.sends("KILL Bob bye now")
    assert house.book.of("oper.kill")[0]["reason"] == "bye now"
    assert not bob.is_connected


def test_wallops(house):
    ann, bob, eve = an_operator(house), house.client("Bob"), house.client("Eve")
    bob.sends("MODE Bob +w")
    for client in (bob, eve):
        client.heard()
    assert ann.asks("WALLOPS :hi everyone") == [f":{ann.source} WALLOPS :hi everyone"]
    assert bob.heard() == [f":{ann.source} WALLOPS :hi everyone"]
    assert eve.heard() == []
    assert house.book.of("oper.wallops")[0]["text"] == "hi everyone"


def test_long_words_of_operators_fit_their_lines(house):
    ann = an_operator(house)
    ann.sends(f"WALLOPS :{'é' * 240}", f"KLINE Eve!*@* :{'x' * 450}", f"KILL Ann :{'y' * 450}")
    told = ann.heard()  # which looks at the length of each line
    assert any(" WALLOPS :ééé" in line for line in told)
    assert any("has banned Eve!*@*" in line for line in told)
    assert not ann.is_connected


def test_rehash_is_done_once_and_told(house):
    asked = []
    house.factory.rehash = asked.append
    ann = an_operator(house)
    assert ann.asks("REHASH") == ["382 Ann wolfd.toml :Reading anew"]
    assert asked == ["Ann (ann)"]


def test_news_are_for_operators_alone(house):
    ann, eve = an_operator(house), house.client("Eve")
    bob = an_operator(house, "Bob", "bob")
    assert ann.heard() == [":irc.test NOTICE Ann :*** Bob is now an operator of the server (bob)"]
    house.hall.ban("192.0.3.0/24", by="root", reason="floods", seconds=60)
    house.turn.end()
    assert ann.heard() == [":irc.test NOTICE Ann :*** root has banned 192.0.3.0/24 until 2027-01-15 08:01 UTC: floods (put out: 0)"]
    assert len(bob.heard()) == 1
    assert eve.heard() == []


def test_operators_hear_that_a_ban_could_not_be_written_down(house, tmp_path):
    home = Home(tmp_path)
    house.hall.bans.keep = home.hall.bans.keep
    home.disk.broken = OSError("no space")
    ann = an_operator(house)
    house.hall.ban("192.0.3.0/24", by="root", reason="floods")
    house.hall.unban("192.0.3.0/24", by="root")
    house.turn.end()
    told = [line for line in ann.heard() if "Not written down: " in line]
    assert ["only until the next start" in line for line in told] == [True, True]


def test_limits_are_counted_and_told_not_too_often(house):
    ann = an_operator(house)
    for _ in range(5):
        house.hall.hit("sendq", "Eve")
    house.turn.end()
    assert len(ann.heard()) == 1
    house.passes(10)
    house.hall.hit("sendq", "Zoe")
    house.turn.end()
    assert ann.heard() == [":irc.test NOTICE Ann :*** Limit hit: output that is not read, by Zoe (5 since this was told last)"]
    assert ann.asks("STATS t") == ["249 Ann t 6 :output that is not read", "219 Ann t :End of statistics"]


def test_stats(house):
    ann = an_operator(house)
    eve = house.client("Eve")
    house.hall.ban("192.0.3.0/24", by="Ann (ann)", reason="floods", seconds=60)
    house.hall.ban("Zoe!*@*", by="root", reason="cheats", spares=True)
    house.turn.end()
    ann.heard()
    assert ann.asks("STATS d")[0] == "225 Ann d 192.0.3.0/24 Ann 1800000000 1800000060 :floods"
    assert ann.asks("STATS k")[0] == "216 Ann K Zoe!*@* root 1800000000 0 :cheats (accounts)"
    assert ann.asks("STATS o")[:-1] == [f"243 Ann O *@* * ann {','.join(sorted(ALL))} Ann", "243 Ann O *@* * bob stats *"]
    assert ann.asks("STATS l")[:-1] == ["211 Ann Ann 0 0 0 0 0 0", "211 Ann Eve 0 0 0 0 0 0"]
    assert "212 Ann OPER 1" in ann.asks("STATS m")
    for letter in LETTERS:
        assert eve.numerics(f"STATS {letter}") == ["481", "219"], letter
    assert eve.numerics("STATS u") == ["242", "219"]


def test_where_somebody_comes_from_is_for_operators_alone(house):
    ann, limited, eve = an_operator(house), an_operator(house, "Bob", "bob"), house.client("Eve")
    assert "338 Ann Eve 192.0.2.1 :is the address that this connection really comes from" in ann.asks("WHOIS Eve")
    assert not any("192.0.2" in line for client in (limited, eve) for line in client.asks("WHOIS Ann", "WHO Ann %i", "WHO Ann"))
    assert "338 Eve Eve 192.0.2.1 :is the address that this connection really comes from" in eve.asks("WHOIS Eve")
