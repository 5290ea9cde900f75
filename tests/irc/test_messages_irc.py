"""PRIVMSG, NOTICE, TAGMSG and AWAY, between clients of different capabilities."""

import pytest

from tests.irc.house import House, Strict, Words
from wolfd.chat.modes import is_listed


@pytest.fixture
def house():
    return House()


def test_talk_in_a_channel(house):
    ann, bob, eve = *house.clients("Ann Bob", "#x"), house.client("Eve")
    assert ann.asks("PRIVMSG #X :hello all") == []
    assert bob.heard() == [f":{ann.source} PRIVMSG #x :hello all"]
    assert eve.heard() == []


def test_private_talk(house):
    ann, bob = house.clients("Ann Bob")
    bob.sends("AWAY :supper")
    assert ann.asks("PRIVMSG bob :hello") == ["301 Ann Bob :supper"]
    assert ann.asks("NOTICE Bob :hello") == []
    assert bob.heard()[1:] == [f":{ann.source} PRIVMSG Bob :hello", f":{ann.source} NOTICE Bob :hello"]


def test_action_is_the_only_ctcp_that_passes_where_no_other_may(house):
    ann, bob = house.clients("Ann Bob", "#x")
    assert ann.asks("PRIVMSG #x :\x01ACTION waves\x01") == []
    assert bob.heard() == [f":{ann.source} PRIVMSG #x :\x01ACTION waves\x01"]
    ann.sends("MODE #x +C")
    bob.heard()
    assert ann.numerics("PRIVMSG #x :\x01VERSION\x01", "PRIVMSG Bob :\x01DCC SEND a 1 2\x01", "NOTICE Bob :\x01PING 1\x01") == ["404", "531"]
    assert bob.heard() == []


@pytest.mark.parametrize(("line", "numeric"), [
    ("PRIVMSG", "411"), ("PRIVMSG #x", "412"), ("PRIVMSG #x :", "412"), ("PRIVMSG #x :\x07", "412"), ("PRIVMSG nobody :a", "401"), ("PRIVMSG #nil :a", "403"),
    ("PRIVMSG @ :a", "401"), ("PRIVMSG #y :a", "404"), ("PRIVMSG a,b,c,d,e :a", "407"), ("TAGMSG", "461"),
])  # fmt: skip
def test_errors(house, line, numeric):
    ann = house.client("Ann", "#x")
    house.client("Bob", "#y")
    assert numeric in ann.numerics(line)


@pytest.mark.parametrize("line", ["NOTICE", "NOTICE #x", "NOTICE nobody :a", "NOTICE #nil :a", "NOTICE #y :a", "TAGMSG #x", "TAGMSG nobody"])
def test_notices_are_never_answered(house, line):
    ann = house.client("Ann", "#x")
    house.client("Bob", "#y")
    assert ann.asks(line) == []


def test_echo_repeats_the_target_as_it_was_typed(house):
    ann, bob = house.client("Ann", "#x", caps="echo-message"), house.client("Bob", "#x")
    assert ann.asks("PRIVMSG #X :hello", "PRIVMSG BOB :psst", "NOTICE bOb :note") == [
        f":{ann.source} PRIVMSG #X :hello", f":{ann.source} PRIVMSG BOB :psst", f":{ann.source} NOTICE bOb :note",
    ]  # fmt: skip
    assert bob.heard() == [f":{ann.source} PRIVMSG #x :hello", f":{ann.source} PRIVMSG Bob :psst", f":{ann.source} NOTICE Bob :note"]


def test_nobody_hears_a_line_twice_however_he_is_spelled(house):
    ann, bob = house.clients("Ann Bob", "#x")
    ann.sends("PRIVMSG bob,BOB,Bob,#x,#X :hello")
    assert [line.split(" ")[2] for line in bob.heard()] == ["Bob", "#x"]


def test_refused_lines_are_not_echoed(house):
    ann, bob = house.client("Bob", "#x"), house.client("Ann", caps="echo-message")
    ann.sends("MODE #x +m")
    bob.sends("JOIN #x")
    assert bob.numerics("PRIVMSG #x :hello") == ["404"]


def test_line_to_oneself(house):
    ann, bob = house.client("Ann"), house.client("Bob", caps="echo-message")
    assert ann.asks("PRIVMSG Ann :remember") == [f":{ann.source} PRIVMSG Ann :remember"]
    assert bob.asks("PRIVMSG bob :remember") == [f":{bob.source} PRIVMSG bob :remember", f":{bob.source} PRIVMSG Bob :remember"]


def test_label_is_only_on_the_echo(house):
    ann = house.client("Ann", "#x", caps="echo-message labeled-response batch")
    bob = house.client("Bob", "#x", caps="echo-message labeled-response batch message-tags")
    assert ann.asks("@label=a1 PRIVMSG #x :hello") == [f"@label=a1 :{ann.source} PRIVMSG #x :hello"]
    assert "label" not in bob.heard()[-1]
    assert ann.asks("@label=a2 PRIVMSG ann :remember") == [f"@label=a2 :{ann.source} PRIVMSG ann :remember", f":{ann.source} PRIVMSG Ann :remember"]


def test_labelled_answers(house):
    ann = house.client("Ann", caps="labeled-response batch")
    assert ann.asks("@label=1 PONG") == ["@label=1 :irc.test ACK"]
    assert ann.asks("@label=2 PING x") == ["@label=2 :irc.test PONG irc.test :x"]
    assert ann.asks("@label=3 NOSUCH") == ["@label=3 :irc.test 421 Ann NOSUCH :Unknown command"]
    assert ann.asks("@label=4 JOIN #x") == [
        "@label=4 :irc.test BATCH +4 labeled-response", f"@batch=4 :{ann.source} JOIN #x", "@batch=4 :irc.test 353 Ann = #x :@Ann",
        "@batch=4 :irc.test 366 Ann #x :End of NAMES", "BATCH -4",
    ]  # fmt: skip
    assert ann.asks("@label=" + "x" * 65 + " PING x") == ["PONG irc.test :x"]
    assert ann.asks("@label=" + "x" * 64 + " PING x") == ["@label=" + "x" * 64 + " :irc.test PONG irc.test :x"]
    assert ann.asks("@label=5 QUIT")[-1].startswith("ERROR")


def test_labels_need_their_capability(house):
    assert house.client("Ann").asks("@label=1 PING x") == ["PONG irc.test :x"]


def test_that_somebody_types_in_a_channel_is_not_on_record():
    """Nothing is said by it, and it comes every few seconds."""
    house = House()
    ann = house.client("Ann", "#x", caps="message-tags")
    bob = house.client("Bob", "#x", caps="message-tags")
    before = len(house.book.records)
    ann.sends("@+typing=active TAGMSG #x")
    assert bob.heard()
    assert house.book.records[before:] == []
    ann.sends("PRIVMSG #x :hello")
    assert [record["type"] for record in house.book.records[before:]] == ["chat.message"]


def test_tags_for_those_who_asked_for_them(house):
    ann = house.client("Ann", "#x", caps="message-tags")
    bob = house.client("Bob", "#x", caps="message-tags server-time")
    eve = house.client("Eve", "#x", caps="server-time")
    fay = house.client("Fay", "#x")
    for client in (ann, bob, eve):
        client.heard()
    house.hall.new_mid = lambda: "abc"
    ann.sends("@+typing=active;x=y;+=;label=1 PRIVMSG #x :hello")
    assert bob.heard() == [f"@time=2027-01-15T08:00:00.000Z;msgid=abc;+typing=active :{ann.source} PRIVMSG #x :hello"]
    assert eve.heard() == [f"@time=2027-01-15T08:00:00.000Z :{ann.source} PRIVMSG #x :hello"]
    assert fay.heard() == [f":{ann.source} PRIVMSG #x :hello"]
    ann.sends("@+typing=active TAGMSG #x", "TAGMSG #x")
    assert bob.heard() == [f"@time=2027-01-15T08:00:00.000Z;msgid=abc;+typing=active :{ann.source} TAGMSG #x"]
    assert eve.heard() == fay.heard() == []
    fay.sends("@+typing=active TAGMSG #x", "@+typing=active PRIVMSG #x :hello")
    assert bob.heard() == [f"@time=2027-01-15T08:00:00.000Z;msgid=abc :{fay.source} PRIVMSG #x :hello"]


def test_bots_are_marked(house):
    ann = house.client("Ann", "#x", caps="message-tags")
    bob = house.client("Bob", "#x")
    bob.sends("MODE Bob +B")
    ann.heard()
    house.hall.new_mid = lambda: "abc"
    bob.sends("PRIVMSG #x :beep")
    assert ann.heard() == [f"@msgid=abc;bot :{bob.source} PRIVMSG #x :beep"]


def test_whisper_to_a_standing(house):
    ann, bob, eve = house.clients("Ann Bob Eve", "#x")
    ann.sends("MODE #x +v Bob")
    for client in (bob, eve):
        client.heard()
    ann.sends("PRIVMSG @#x :to operators", "PRIVMSG +#x :to voices")
    assert bob.heard() == [f":{ann.source} PRIVMSG +#x :to voices"]
    assert eve.heard() == []


def test_away(house):
    ann, bob = house.client("Ann", "#x"), house.client("Bob", "#x", caps="away-notify")
    assert ann.numerics("AWAY :supper", "AWAY") == ["306", "305"]
    assert bob.heard() == [f":{ann.source} AWAY :supper", f":{ann.source} AWAY"]
    ann.sends("AWAY :supper", "PART #x", "JOIN #x")
    assert bob.heard()[-2:] == [f":{ann.source} JOIN #x", f":{ann.source} AWAY :supper"]


def test_extended_join_and_accounts(house):
    bob = house.client("Bob", "#x", caps="extended-join account-notify account-tag")
    ann = house.client("Ann")
    house.hall.set_account(ann.user, "ann;1")
    ann.sends("JOIN #x", "PRIVMSG #x :hello")
    assert bob.heard() == [f"@account=ann\\:1 :{ann.source} JOIN #x ann;1 :Ann", f"@account=ann\\:1 :{ann.source} PRIVMSG #x :hello"]
    house.hall.set_account(ann.user, None)
    house.turn.end()
    assert bob.heard() == [f":{ann.source} ACCOUNT *"]


def test_chghost(house):
    """Who logs in is shown under what stands for his account, wherever he comes from; bans of before still fit."""
    ann, bob, eve = house.client("Ann", "#x", caps="chghost"), house.client("Bob", "#x", caps="chghost"), house.client("Eve", "#x")
    far = house.client("Far", caps="chghost extended-monitor")
    far.sends("MONITOR + Ann")
    for client in (ann, bob, far):
        client.heard()
    before, cloak = ann.source, ann.user.host
    house.hall.set_account(ann.user, "Ann")
    house.turn.end()
    assert ann.user.host != cloak
    assert len(ann.user.host) == len(cloak)
    told = [f":{before} CHGHOST ann {ann.user.host}"]
    assert bob.heard() == far.heard() == told
    assert ann.heard()[0] == told[0]
    assert eve.heard() == []
    assert is_listed(ann.user, [f"*!*@{cloak}"])
    assert is_listed(ann.user, [f"*!*@{ann.user.host}"])
    other = house.client("Other")
    house.hall.set_account(other.user, "aNN")
    assert other.user.host == ann.user.host
    house.hall.set_account(ann.user, None)
    house.turn.end()
    assert bob.heard() == [f":{ann.user.nick}!ann@{other.user.host} CHGHOST ann {cloak}"]


def test_setname(house):
    ann, bob = house.client("Ann", "#x", caps="setname standard-replies"), house.client("Bob", "#x", caps="setname")
    assert ann.asks("SETNAME :Ann of the hill") == [f":{ann.source} SETNAME :Ann of the hill"]
    assert bob.heard() == [f":{ann.source} SETNAME :Ann of the hill"]
    assert ann.asks(f"SETNAME :{'x' * 200}", "SETNAME :") == ["FAIL SETNAME INVALID_REALNAME :That real name is empty or too long."] * 2


def test_the_moderator_is_spoken_to(house):
    house.hall.host = host = Strict()
    ann = house.client("Ann", caps="echo-message")
    host.heard = lambda user, text: house.hall.tell(user, Words(en=f"You said {text}.\nNoted."))
    moderator = ":Moderator!moderator@irc.test"
    assert ann.asks("PRIVMSG MODERATOR :see 3") == [
        f":{ann.source} PRIVMSG MODERATOR :see 3", f"{moderator} PRIVMSG Ann :You said see 3.", f"{moderator} PRIVMSG Ann :Noted.",
    ]  # fmt: skip


def test_words_of_the_moderator_are_in_each_readers_language(house):
    ann, bob = house.clients("Ann Bob", "#x")
    house.hall.set_language(bob.user, "zh-Hans")
    bob.sends("PING x")
    words = Words(en="Night falls.", **{"zh-Hans": "天黑了"})
    for client in (ann, bob):
        client.heard()
    house.hall.announce(house.channel("#x"), words)
    house.turn.end()
    assert ann.heard() == [":Moderator!moderator@irc.test PRIVMSG #x :Night falls."]
    assert bob.heard() == [":Moderator!moderator@irc.test PRIVMSG #x :天黑了"]


def test_long_words_of_the_moderator_are_cut_between_signs(house):
    ann = house.client("Ann", "#x", caps="message-tags")
    house.hall.new_mid = lambda: "abc"
    house.hall.announce(house.channel("#x"), Words(en="狼" * 300 + "\nend"))
    house.turn.end()
    lines = ann.heard()
    texts = [line.partition(" :")[2].partition(" :")[2] for line in lines]
    assert "".join(texts) == "狼" * 300 + "end"
    assert [len(text.encode()) for text in texts] == [399, 399, 102, 3]
    assert [line.partition("msgid=")[2].partition(";")[0] for line in lines] == ["abc", "abc-1", "abc-2", "abc-3"]


def test_long_words_of_the_moderator_are_cut_between_words(house):
    ann = house.client("Ann", "#x")
    house.hall.announce(house.channel("#x"), Words(en="witch_self_heal " * 40))
    house.turn.end()
    texts = [line.partition(" :")[2] for line in ann.heard()]
    assert len(texts) == 2
    assert {word for text in texts for word in text.split()} == {"witch_self_heal"}


@pytest.mark.parametrize(("start", "end"), [("PRIVMSG #x :", ""), ("NOTICE #x :", ""), ("PRIVMSG #x :\x01ACTION ", "\x01")])
def test_line_that_grows_too_long_on_its_way_is_refused(house, start, end):
    """By as little as one byte: nothing is cut in silence."""
    ann, bob = house.clients("Ann Bob", "#x")
    room = 510 - len(f":{ann.source} {start}{end}")
    assert ann.numerics(f"{start}{'x' * (room - 3)}狼{end}", f"{start}{'x' * (room - 2)}狼{end}") == ["417"]
    (line,) = bob.heard()
    assert len(line.encode()) == 510


def test_long_line_by_telnet_is_sent_as_several(house):
    ann, bob = house.clients("Ann Bob", "#x")
    ann.heard()
    house.hall.say(bob.user, house.channel("#x"), "狼" * 300)
    house.turn.end()
    lines = ann.heard()
    assert len(lines) == 2
    assert "".join(line.rpartition(":")[2] for line in lines) == "狼" * 300
    assert len(house.book.of("chat.message")) == 1


def test_line_that_is_not_utf8_is_not_passed_on(house):
    ann, bob = house.clients("Ann Bob", "#x")
    eve = house.client("Eve", "#x")
    for client in (ann, bob):
        client.heard()
    ann.sends_bytes(b"PRIVMSG #x :caf\xe9\r\n")
    eve.sends_bytes(b"privmsg #x :caf\xe9\r\n")
    assert ann.heard() == [":irc.test FAIL PRIVMSG INVALID_UTF8 :That line was not UTF-8, so it was not passed on."]
    assert eve.heard() == [":irc.test FAIL PRIVMSG INVALID_UTF8 :That line was not UTF-8, so it was not passed on."]
    assert bob.heard() == []


@pytest.mark.parametrize(("line", "answer"), [
    ("PING :" + "x" * 504, "PONG"), ("PING :" + "x" * 505, "417"), ("@" + "x" * 4094 + " PING x", "PONG"), ("@" + "x" * 4095 + " PING x", "417"),
])  # fmt: skip
def test_length_of_lines(house, line, answer):
    assert house.client("Ann").numerics(line) == [answer]


def test_control_and_direction_signs_do_not_pass(house):
    ann, bob = house.clients("Ann Bob", "#x")
    ann.sends("PRIVMSG #x :\x02a\x02\u202eb\u2066c\0d\x1be\rf", "PRIVMSG #x :a\x01b")
    assert [line.partition(" :")[2] for line in bob.heard()] == ["\x02a\x02bcdef", "ab"]


def test_private_lines_of_the_moderator_tell_what_they_are_about(house):
    """A client that knows the tag shows them where the game is; nobody needs it."""
    house.hall.host = Strict()
    ann, bob = house.client("Ann", "#wolf", caps="message-tags"), house.client("Bob", "#wolf")
    for client in (ann, bob):
        client.heard()
        house.hall.tell(client.user, Words(en="You are the Seer."), house.channel("#wolf"))
    house.turn.end()
    assert ann.heard()[0].split(" ")[0].endswith(";bot;+draft/channel-context=#wolf")
    assert bob.heard() == [":Moderator!moderator@irc.test PRIVMSG Bob :You are the Seer."]
