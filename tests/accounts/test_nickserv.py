"""NickServ, as those know it who have no SASL: what is asked, what it answers, and who sees what."""

import pytest

from tests.accounts.home import Home
from wolfd.accounts.nickserv import ALL, BY_NAME, VERBS
from wolfd.merits import Played, Result
from wolfd.texts import Message, has_message
from wolfd.texts.tongues import CODES

NICKSERV = "NickServ!service@irc.test"


def said(client, *lines):
    """What NickServ answers; whatever else comes is left out."""
    start = f":{NICKSERV} NOTICE "
    return [line.removeprefix(start).partition(" :")[2] for line in client.asks(*lines) if line.startswith(start)]


def text(mid, **values):
    return list(Message(mid, **values).lines("en"))


def test_register_and_identify(home):
    ann = home.client("Ann")
    assert said(ann, "PRIVMSG NickServ :REGISTER sesame ann@example.org") == text("account-registered", account="Ann")
    assert ann.user.account == "Ann"
    ann.sends("QUIT")
    again = home.client("Guest")
    assert said(again, "PRIVMSG nickserv :identify ANN sesame") == text("account-logged-in", account="Ann")
    assert again.user.account == "Ann"
    again.sends("NICK Ann")
    assert again.user.nick == "Ann"


def test_numerics_and_records(home):
    ann = home.client("Ann")
    guest = ann.user.person
    lines = ann.asks("NS REGISTER sesame")
    assert lines[0] == f"900 Ann {ann.source} Ann :You are logged in as Ann"
    assert ann.asks("NS LOGOUT")[0] == f"901 Ann {ann.source} :You are logged out"
    ann.sends("NS IDENTIFY sesame")
    records = home.book.of("account.created", "auth.login", "auth.logout")
    assert [record["type"] for record in records] == ["account.created", "auth.login", "auth.logout", "auth.login"]
    assert records[1]["was"] == guest
    assert records[1]["person"] == records[3]["person"] == ann.user.person != guest
    assert records[1]["way"] == "nickserv"


def test_what_is_said_to_it_is_on_no_record_and_for_no_other_ears(home):
    ann, bob = home.client("Ann", "#x", caps="echo-message"), home.client("Bob", "#x")
    ann.sends("NS REGISTER sesame", "PRIVMSG NickServ :IDENTIFY millet", "NOTICE NickServ :sesame", "TAGMSG NickServ")
    assert "sesame" not in str(home.book.records)
    assert "millet" not in str(home.book.records)
    assert bob.heard() == []
    assert sum("REGISTER sesame" in line for line in ann.heard()) == 1  # her own echo


def test_it_is_somebody_but_nobody_counts_it(home):
    ann = home.client("Ann")
    assert [line.split()[0] for line in ann.asks("WHOIS NickServ")] == ["311", "312", "335", "318"]
    assert ann.numerics("ISON NickServ")[0] == "303"
    assert "255 Ann :I have 1 clients and 0 servers" in ann.asks("LUSERS")
    for nick in ("NickServ", "nickserv", "NlckServ", "N1ckServ"):
        assert home.stranger().numerics(f"NICK {nick}")[0] in {"432", "433"}


def test_it_answers_in_the_language_of_who_asks(home):
    ann = home.client("Ann")
    home.hall.set_language(ann.user, "zh-Hans")
    assert said(ann, "NS REGISTER sesame") == list(Message("account-registered", account="Ann").lines("zh-Hans"))
    assert said(ann, "NS LANGUAGE zh-Hant") == list(Message("nickserv-language").lines("zh-Hant"))
    for typed, code in (("English", "en"), ("简体", "zh-Hans"), ("2", "zh-Hans"), ("繁體", "zh-Hant")):
        assert said(ann, f"NS LANGUAGE {typed}") == list(Message("nickserv-language").lines(code))
    assert ann.user.language == "zh-Hant"
    assert home.book.of("account.language")[-1]["language"] == "zh-Hant"


def test_the_language_comes_back_with_the_account(home, tmp_path):
    ann = home.owner("Ann")
    ann.sends("NS LANGUAGE zh-Hant", "QUIT")
    home = home.again()
    client = home.client("Guest")
    assert client.user.language == "en"
    home.log_in(client, "Ann")
    assert client.user.language == "zh-Hant"
    assert said(client, "NS LOGOUT") == list(Message("account-logged-out").lines("zh-Hant"))
    home.accounts.close()


def test_a_language_chosen_before_the_log_in_is_kept_too(home):
    home.account("Ann")
    client = home.client("Guest")
    home.hall.set_language(client.user, "zh-Hans")
    home.log_in(client, "Ann")
    assert home.book.of("account.language")[-1]["language"] == "zh-Hans"
    kept = []
    home.store.find("Ann").addCallback(kept.append)
    assert kept[0].language == "zh-Hans"


@pytest.mark.parametrize(("line", "mid", "values"), [
    ("NS IDENTIFY wrong", "login-failed", {}),
    ("NS IDENTIFY Nobody sesame", "login-failed", {}),
    ("NS LOGOUT", "account-none", {}),
    ("NS INFO", "account-none", {}),
    ("NS SET PASSWORD millet", "account-none", {}),
    ("NS DROP sesame", "account-none", {}),
    ("NS CERT LIST", "account-none", {}),
    ("NS GHOST Ann", "account-none", {}),
    ("NS REGAIN", "account-none", {}),
    ("NS REGISTER abc", "account-password-short", {"least": 4}),
    ("NS LANGUAGE tlh", "nickserv-language-unknown", {"language": "tlh", "languages": "en zh-Hans zh-Hant"}),
    ("NS NONSENSE", "nickserv-unknown", {"word": "NONSENSE", "verbs": ALL}),
    ("NS HELP NONSENSE", "nickserv-unknown", {"word": "NONSENSE", "verbs": ALL}),
    ("NS REGISTER", "nickserv-usage", {"example": "/msg NickServ REGISTER PASSWORD"}),
    ("NS IDENTIFY a b c", "nickserv-usage", {"example": "/msg NickServ IDENTIFY ACCOUNT PASSWORD"}),
    ("NS SET NONSENSE x", "nickserv-usage", {"example": "/msg NickServ SET PASSWORD NEWPASSWORD"}),
])  # fmt: skip
def test_refusals(home, line, mid, values):
    home.account("Ann")
    assert said(home.client("Bob"), line) == text(mid, **values)


def test_a_name_is_registered_once(home):
    ann = home.owner("Ann")
    assert said(ann, "NS REGISTER other") == text("account-is-logged-in", account="Ann")
    ann.sends("NICK Bob", "NS LOGOUT")
    assert said(ann, "NS REGISTER other") == text("account-registered", account="Bob")


def test_registration_may_be_closed(tmp_path):
    home = Home(tmp_path, is_open=False)
    ann = home.client("Ann")
    assert said(ann, "NS REGISTER sesame") == text("account-closed")
    assert ann.asks("REGISTER * * sesame") == [f"FAIL REGISTER TEMPORARILY_UNAVAILABLE Ann :{text('account-closed')[0]}"]
    home.accounts.close()


def test_password_and_drop(home):
    ann = home.owner("Ann")
    other = home.client("Other")
    home.log_in(other, "Ann")
    assert said(ann, "NS SET PASSWORD millet") == text("account-password-set")
    assert home.log_in(home.client("Eve"), "Ann") == ["904"]
    assert home.log_in(other, "Ann", "millet") == ["900", "903"]
    assert said(ann, "NS DROP sesame") == text("login-failed")
    assert said(ann, "NS DROP millet") == text("account-dropped", account="Ann")
    assert (ann.user.account, other.user.account) == (None, None)
    assert any(" 901 Other " in line for line in other.heard())
    assert home.log_in(other, "Ann", "millet") == ["904"]
    assert said(ann, "NS REGISTER new1") == text("account-registered", account="Ann")
    assert [record["type"] for record in home.book.records if record["type"].startswith("account.")] == [
        "account.created", "account.password", "account.dropped", "account.created"]


def test_a_dropped_account_gives_its_nick_free(home):
    ann = home.owner("Ann")
    ann.sends("NS DROP sesame", "QUIT")
    assert home.client("Ann").user.account is None


def test_info(home):
    ann = home.owner("Ann")
    assert said(ann, "NS INFO") == [
        *text("nickserv-info", account="Ann", made="2027-01-15", language="en", certificates=0), *text("account-games", games=0, wins=0)]
    home.accounts.ledger.keep(Played("g1", "classic", 8, 2, "seer", "village", 1.0, (Result("Ann", "seer", won=True, survived=True),)))
    assert said(ann, "NS INFO")[-1] == "One game counts for it; won: 1."
    ann.sends(f"NS CERT ADD {'a' * 64}")
    assert said(ann, "NS INFO")[1] == "One certificate logs in to it."


def test_certificates(home):
    ann, bob = home.owner("Ann"), home.owner("Bob")
    colons = ":".join(["AB"] * 32)
    assert said(ann, "NS CERT LIST") == text("nickserv-certificates-none")
    assert said(ann, f"NS CERT ADD {colons}") == text("nickserv-certificate-added")
    assert said(ann, "NS CERT LIST") == text("nickserv-certificate", fingerprint="ab" * 32)
    assert said(bob, f"NS CERT ADD {'ab' * 32}") == text("account-certificate-taken")
    assert said(bob, f"NS CERT DEL {'ab' * 32}") == text("account-certificate-unknown")
    assert said(ann, f"NS CERT DEL {'ab' * 32}") == text("nickserv-certificate-dropped")
    for words in ("ADD", "ADD xyz", "DEL", "WHAT abc", f"ADD {'g' * 64}"):
        assert said(ann, f"NS CERT {words}") == text("nickserv-usage", example="/msg NickServ CERT ADD FINGERPRINT")
    assert [record["on"] for record in home.book.of("account.certificate")] == [True, False]


# GHOST and REGAIN


@pytest.mark.parametrize("line", ["NS GHOST Ann", "NS REGAIN Ann", "NS REGAIN"])
def test_ghost_and_regain(home, line):
    ghost = home.owner("Ann")
    ann = home.client("Ann_", "#x")
    home.log_in(ann, "Ann")
    bob = home.client("Bob", "#x")
    answers = said(ann, line)
    assert not ghost.is_connected
    assert "You have come in by another connection as Ann_, so this one is closed." in ghost.heard()[-1]
    if "REGAIN" in line:
        assert answers == text("nickserv-regained", nick="Ann")
        assert ann.user.nick == "Ann"
        assert [line.split()[1] for line in bob.heard()] == ["NICK"]
    else:
        assert answers == text("nickserv-ghosted", nick="Ann")
        assert ann.user.nick == "Ann_"


def test_with_a_password_at_once(home):
    ghost = home.owner("Ann")
    ann = home.client("Ann_")
    assert said(ann, "NS REGAIN Ann wrong") == text("login-failed")
    assert ghost.is_connected
    assert said(ann, "NS REGAIN Ann sesame") == text("nickserv-regained", nick="Ann")
    assert not ghost.is_connected
    assert ann.user.account == "Ann"


def test_only_ones_own(home):
    home.owner("Ann")
    bob, guest = home.owner("Bob"), home.client("Guest")
    for nick in ("Ann", "Guest", "Moderator", "NickServ"):
        assert said(bob, f"NS GHOST {nick}") == text("nick-not-yours", nick=nick)
    assert said(bob, "NS REGAIN Ann") == text("nick-not-yours", nick="Ann")
    assert said(bob, "NS GHOST Bob") == text("ghost-yourself")
    assert said(bob, "NS GHOST Nobody") == text("no-such-nick", nick="Nobody")
    assert guest.is_connected


# help


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("verb", VERBS.values(), ids=VERBS.keys())
def test_help(home, verb, code):
    ann = home.client("Ann")
    home.hall.set_language(ann.user, code)
    assert has_message(f"nickserv-help-{verb.name.lower()}")
    example = said(ann, f"NS {VERBS['HELP'].text(code)} {verb.text(code).lower()}")[-1]
    _, _, typed = example.partition("/msg NickServ ")
    name, *after = typed.split()
    assert BY_NAME[name] is verb
    assert name == verb.text(code)
    assert verb.least <= len(after) <= verb.most
    assert verb.text(code) in " ".join(said(ann, "NS HELP"))


@pytest.mark.parametrize("words", [
    ("注册 sesame", "退出", "登录 sesame", "资料", "设置 密码 millet", "证书 列表", "语言 简体", "注销 millet"),
    ("註冊 sesame", "登出", "登入 sesame", "資料", "設定 密碼 millet", "憑證 列表", "語言 繁體", "註銷 millet"),
    ("ｒｅｇｉｓｔｅｒ sesame", "logout", "Identify sesame", "info", "set ＰＡＳＳＷＯＲＤ millet", "cert list", "language en", "drop millet"),
])
def test_its_words_in_each_language_and_width(home, words):
    ann = home.client("Ann")
    heard = [said(ann, f"NS {line}")[0] for line in words[:-2]]
    told = [text("account-registered", account="Ann"), text("account-logged-out"), text("account-logged-in", account="Ann"), None,
            text("account-password-set"), text("nickserv-certificates-none")]
    assert [[line] for line, want in zip(heard, told, strict=True) if want] == list(filter(None, told))
    assert heard[3].startswith("You are logged in to the account Ann")
    assert len(said(ann, *(f"NS {line}" for line in words[-2:]))) == 2
    assert ann.user.account is None


def test_an_empty_line_asks_for_help(home):
    assert said(home.client("Ann"), "PRIVMSG NickServ : ") == said(home.client("Bob"), "NS HELP")


# the order of answers


def test_what_follows_waits_for_the_answer(home):
    home.account("Ann")
    client = home.client("Guest")
    home.workers.at_once = False
    client.heard()
    client.sends("NS IDENTIFY Ann sesame", "NICK Ann", "PING x")
    assert client.heard() == []
    home.workers.run()
    home.turn.end()
    assert [line.split()[1] for line in client.heard()] == ["900", "NOTICE", "NICK", "PONG"]


def test_who_has_gone_meanwhile_is_not_logged_in(home):
    home.account("Ann")
    client = home.client("Guest")
    home.workers.at_once = False
    client.sends("NS IDENTIFY Ann sesame")
    user = client.user
    client.session.leave("enough")
    home.workers.run()
    assert user.account is None
    assert "Ann" not in {each.account for each in home.hall.users.values()}


def test_two_cannot_have_one_name_though_they_ask_at_once(tmp_path):
    home = Home(tmp_path, before_connect=True)
    home.workers.at_once = False
    one, two = home.stranger(), home.stranger()
    one.sends("NICK Ann", "REGISTER * * sesame")
    two.sends("NICK Ann", "REGISTER * * millet")
    three = home.stranger()
    assert three.numerics("NICK Ann", "USER a 0 * :a") == ["433"]
    home.workers.run()
    home.turn.end()
    assert [line.split()[1] for line in one.heard()] == ["900", "REGISTER"]
    assert "FAIL REGISTER ACCOUNT_EXISTS Ann :" in two.heard()[-1]
    home.accounts.close()


def test_a_store_that_fails_is_told_and_gives_the_name_free(home, capture):
    ann = home.client("Ann")
    home.disk.broken = OSError("disk on fire")
    assert said(ann, "NS REGISTER sesame") == text("account-stuck")
    assert said(ann, "NS IDENTIFY sesame") == text("account-stuck")
    ann.sends("NS LANGUAGE en")
    assert all("disk on fire" in str(event.get("why")) for event in capture)
    home.disk.broken = None
    assert said(ann, "NS REGISTER sesame") == text("account-registered", account="Ann")
