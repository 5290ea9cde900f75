"""No line reaches others that is longer than lines may be, or that their clients would part or take for another."""

import pytest

from tests.irc.house import House

TAGS = "message-tags labeled-response batch"


@pytest.fixture
def house():
    return House()


@pytest.mark.parametrize("line", [
    "@+a\rERROR PRIVMSG #x :hello", "@+a\0b;+typing=act\0ive PRIVMSG #x :hello", "PRIVMSG #x :hel\rlo\0", "PRIVMSG\0 #x :hello", "MODE #x +k a\rERROR",
    "TOPIC #x :a\rb", "@+a=\\r\\n PRIVMSG #x :hello", "KICK #x Bob :a\rb", "AWAY :a\rb", "SETNAME :a\rb",
])  # fmt: skip
def test_nobody_ends_a_line_that_others_read(house, line):
    ann, bob = (house.client(nick, "#x", caps=f"{TAGS} away-notify setname") for nick in ("Ann", "Bob"))
    ann.sends(line)
    data = bob.transport.value()
    assert data.startswith((b":", b"@"))
    assert not {b"\r", b"\n", b"\0"} & {bytes([sign]) for one in data.removesuffix(b"\r\n").split(b"\r\n") for sign in one}


@pytest.mark.parametrize(("tag", "goes"), [
    ("+typing=active", True), ("+example.org/a-b=1", True), ("+draft/reply=abc", True), ("+a", True), ("+", False), ("+é=1", False), ("+a/b/c=1", False),
    ("+a\u202eb=1", False), ("++a=1", False), ("+a:b=1", False), ("typing=active", False),
])  # fmt: skip
def test_tags_of_clients_have_keys_that_are_keys(house, tag, goes):
    ann, bob = (house.client(nick, "#x", caps=TAGS) for nick in ("Ann", "Bob"))
    ann.sends(f"@{tag} PRIVMSG #x :hello")
    tags = bob.heard()[0].split(" ")[0]
    assert (f";{tag}" in tags) == goes


@pytest.mark.parametrize("label", ["a\\:b\\sc", "\\\\", "a\\r\\nb", "x"])
@pytest.mark.parametrize("line", ["PING a", "WHOIS Ann", "PONG a"])
def test_a_label_comes_back_as_it_was_sent(house, label, line):
    ann = house.client("Ann", caps=TAGS)
    ann.heard()
    ann.sends(f"@label={label} {line}")
    assert ann.heard()[0].split(" ")[0] == f"@label={label}"


def test_what_is_not_utf8_is_named_by_its_command_and_label(house):
    ann = house.client("Ann", caps=TAGS)
    ann.heard()
    ann.sends_bytes(b"@label=7;+a=b :Ann PRIVMSG Bob :\xff\r\n")
    assert ann.heard() == ["@label=7 :irc.test FAIL PRIVMSG INVALID_UTF8 :That line was not UTF-8, so it was not passed on."]
    ann.sends_bytes(b"\xff\xfe\r\n@a=\xff privmsg Bob :hi\r\n")
    assert [line.split(" ")[2] for line in ann.heard()] == ["\ufffd\ufffd", "PRIVMSG"]


def test_every_nick_that_is_asked_for_is_answered(house):
    ann, *others = house.clients(" ".join(f"n{chr(97 + one)}{chr(97 + two)}" for one in range(4) for two in range(20)))
    nicks = [each.user.nick for each in others]
    for command, end in (("USERHOST", "="), ("ISON", "")):
        lines = ann.asks(f"{command} {' '.join([*nicks, *nicks[:45]])}")
        told = [word.partition("=")[0] for line in lines for word in line.partition(" :")[2].split(" ") if end in word]
        assert sorted(set(told)) == nicks
        assert len(lines) > 1
    assert ann.asks("ISON nobody", "USERHOST nobody") == ["303 naa :", "302 naa :"]


def test_longest_names_and_texts_fit_one_line(house):
    house.hall.name = house.factory.hall.name = f"{'s' * 59}.org"
    room, nick = f"#{'r' * 63}", "N" * 30
    ann, bob = house.client(nick, room), house.client("B" * 30, room)
    ann.sends(f"TOPIC {room} :{'t' * 400}", f"MODE {room} +b {'m' * 245}", f"MODE {room} +bb {'m' * 200} {'n' * 200}")
    topic, *bans = (line.partition(" ")[2] for line in bob.heard())
    assert topic.endswith(f" :{'t' * 330}")
    assert bans == [f"MODE {room} +b {mask}!*@*" for mask in ("m" * 245, "m" * 200, "n" * 200)]
    assert any(f" {'m' * 245}!*@* {nick} 1800000000" in line for line in bob.asks(f"MODE {room} b"))
    assert any(line.endswith(f" :{'t' * 330}") for line in bob.asks("LIST"))
    assert any(line.endswith(f" :{'t' * 330}") for line in bob.asks(f"TOPIC {room}"))


@pytest.mark.parametrize("mask", ["m" * 251, "a b", ":a", "\x02", "狼" * 90], ids=["long", "blank", "colon", "nothing", "wide"])
def test_a_mask_is_one_word_that_has_room_in_a_line(house, mask):
    ann, bob = house.clients("Ann Bob", "#x")
    answers = ann.asks(f"MODE #x +b :{mask}")
    assert answers[0].startswith("696 Ann #x b ")
    assert "at most 250 bytes" in answers[0]
    assert bob.heard() == []
    assert not house.channel("#x").lists["b"]


def test_lists_hold_no_more_than_promised_however_many_come_at_once(house):
    ann = house.client("Ann", "#x")
    for number in range(19):
        ann.sends(f"MODE #x +bbbbb {' '.join(f'm{number}-{each}' for each in range(5))}")
    assert ann.numerics(f"MODE #x +bebIbbbbbb {' '.join(f'z{each}' for each in range(10))}") == ["478"] * 5 + ["MODE"]
    assert sum(map(len, house.channel("#x").lists.values())) == house.hall.limits.masks


@pytest.mark.parametrize("key", ["a\x07b", "a\u202eb", "\u200b", "a:b", "k" * 33])
def test_a_key_has_no_sign_that_is_not_seen(house, key):
    ann, bob = house.clients("Ann Bob", "#x")
    assert ann.numerics(f"MODE #x +k {key}") == ["525"]
    assert bob.heard() == []


@pytest.mark.parametrize("target", [",", ",,,", ":"])
def test_words_to_nobody_are_answered(house, target):
    assert house.client("Ann").numerics(f"PRIVMSG {target} :hello")[0] in {"411", "412"}


def test_count_of_the_invisible_is_right_however_they_go(house):
    ann, *others = house.clients("Ann Bob Cat Dan")
    before = ann.asks("LUSERS")[0]
    house.hall.dismiss(others[0].user, house.hall.bans.refusal(house.hall.ban("Cat!*@*", by="x", reason="y")[0]).told)
    others[2].sends("MODE Dan -i")
    assert before == "251 Ann :There are 0 users and 4 invisible on 1 servers"
    assert ann.asks("LUSERS")[0] == "251 Ann :There are 1 users and 1 invisible on 1 servers"
    others[2].sends("QUIT")
    assert ann.asks("LUSERS")[0] == "251 Ann :There are 0 users and 1 invisible on 1 servers"
