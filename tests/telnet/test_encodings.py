"""Character sets: UTF-8, GBK and Big5, chosen by the client, by command or by the port, and the hints towards them."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wolfd.telnet.encodings import BIG5, CHARSETS, GB18030, UTF_8, find_charset, likely
from wolfd.telnet.settings import TelnetSettings
from wolfd.telnet.wrap import columns
from wolfd.texts import Message

AT_END = True
WILLING = bytes.fromhex("FFFD2A")


def accepted(name):
    return bytes.fromhex("FFFA2A02") + name + bytes.fromhex("FFF0")


def with_charset(client, name):
    """A client whose program has agreed on a character set."""
    client.sends(WILLING + accepted(name))
    client.reads()
    return client


@pytest.mark.parametrize(("name", "charset"), [
    ("UTF-8", UTF_8), ("utf8", UTF_8), ("GBK", GB18030), ("ｇｂ２３１２", GB18030), ("GB18030", GB18030), ("cp936", GB18030),
    ("Big5", BIG5), (" big5 ", BIG5), ("国标", GB18030), ("大五碼", BIG5), ("latin1", None), ("", None),
])  # fmt: skip
def test_names(name, charset):
    assert find_charset(name) is charset


# Bytes to text


@pytest.mark.parametrize(("charset", "octets", "text"), [
    (UTF_8, "杀".encode(), "杀"),
    (UTF_8, b"a\xc3(\xc0\xaf", "a\ufffd(\ufffd\ufffd"),
    (UTF_8, b"\xed\xa0\x80", "\ufffd\ufffd\ufffd"),
    (GB18030, bytes.fromhex("C9B1"), "杀"),
    (GB18030, bytes.fromhex("815C"), "乗"),
    (GB18030, bytes.fromhex("817C") + b"\r", "亅\r"),
    (GB18030, b"\x81\r", "\ufffd\r"),
    (GB18030, b"\xff\x1b[A", "\ufffd\x1b[A"),
    (BIG5, bytes.fromhex("B1FE"), "殺"),
    (BIG5, bytes.fromhex("A55C"), "功"),
    (BIG5, bytes.fromhex("A57C"), "四"),
    (BIG5, bytes.fromhex("8459"), "杀"),
    (BIG5, b"\xa5\r", "\ufffd\r"),
    (BIG5, b"\xa5\x1b[A", "\ufffd\x1b[A"),
    (BIG5, b"\x80\xff!", "\ufffd\ufffd!"),
    (BIG5, bytes.fromhex("8264"), "\ufffd"),  # a letter for private use
])  # fmt: skip
def test_reading(charset, octets, text):
    decoder = charset.decoder()
    assert decoder.decode(octets) + decoder.decode(b"", AT_END) == text
    decoder = charset.decoder()
    assert "".join(decoder.decode(bytes((octet,))) for octet in octets) + decoder.decode(b"", AT_END) == text


@pytest.mark.parametrize("charset", CHARSETS)
@pytest.mark.parametrize("key", ["\r", "\x1b", "\x7f", "a"])
def test_half_a_character_and_a_digit_keep_no_key_waiting(charset, key):
    decoder = charset.decoder()
    assert "".join(decoder.decode(octet) for octet in (b"\xc9", b"3", key.encode())) == f"\ufffd3{key}"
    assert charset.decoder().decode(b"\xc93" + key.encode()) == f"\ufffd3{key}"


@given(st.sampled_from(CHARSETS), st.binary(max_size=60), st.integers(0, 60))
@settings(max_examples=300, deadline=None)
def test_reading_does_not_depend_on_packets_and_loses_no_line_end(charset, octets, cut):
    whole, split = charset.decoder(), charset.decoder()
    text = whole.decode(octets) + whole.decode(b"", AT_END)
    assert text == split.decode(octets[:cut]) + split.decode(octets[cut:]) + split.decode(b"", AT_END)
    assert text.count("\r") == octets.count(b"\r")
    assert text.count("\x1b") == octets.count(b"\x1b")


# Text to bytes


@pytest.mark.parametrize(("charset", "text", "octets"), [
    (GB18030, "杀", bytes.fromhex("C9B1")),
    (GB18030, "a\xff", "a\xff".encode("gb18030").replace(b"\xff", b"\xff\xff")),
    (BIG5, "殺", bytes.fromhex("B1FE")),
    (BIG5, "杀人", bytes.fromhex("B1FEA448")),
    (BIG5, "头发长了，皇后发现了", "頭髮長了，皇后發現了".encode("cp950")),
    (BIG5, "皇后", "皇后".encode("cp950")),
    (BIG5, "…—“”《》，。", bytes.fromhex("A14BA158A1A7A1A8A16DA16EA141A143")),
    (BIG5, "👨‍👩‍👧!", b"??!"),
    (BIG5, "e\u0301x", b"?x"),
    (BIG5, "\ud800", b"?"),
    (UTF_8, "\ud800", b"?"),
])  # fmt: skip
def test_writing(charset, text, octets):
    assert charset.encode(text) == octets


@given(st.text(alphabet="ab杀殺村頭“…é😀羣の①ÿ　", max_size=30))
@settings(max_examples=200, deadline=None)
def test_big5_takes_as_many_columns_as_it_is_laid_out_for(text):
    octets = BIG5.write(text)
    assert len(octets) == columns(text, 2)


@given(st.text(alphabet=st.characters(exclude_categories=["Cs"]), max_size=30))
@settings(max_examples=200, deadline=None)
def test_nothing_raises(text):
    for charset in CHARSETS:
        charset.encode(text)


# By command


@pytest.mark.parametrize("command", ["/encoding gbk\n", "/set encoding gb2312\n", "/ｅｎｃｏｄｉｎｇ　ｇｂｋ\n", "/编码 GBK\n"])
def test_gbk_both_ways(house, command):
    ann, bob = house.dumb("Ann"), house.dumb("Bob")
    ann.sends(command)
    assert ann.reads().decode("gb18030").endswith("\r\n")
    ann.sends(bytes.fromhex("C9B1") + b"\n", bytes.fromhex("C9"), bytes.fromhex("B1") + b"!\n")
    assert bob.lines() == ["<Ann> 杀", "<Ann> 杀!"]
    bob.sends("杀村民\n")
    assert ann.reads() == b"<Bob> " + "杀村民".encode("gbk") + b"\r\n"


def test_what_follows_the_command_is_read_in_the_new_set(house):
    ann, bob = house.dumb("Ann"), house.dumb("Bob")
    ann.sends(b"/encoding gbk\r\n" + "天黑了".encode("gbk") + b"\r\n/encoding utf-8\r\n" + "天亮了\r\n".encode())
    assert bob.lines() == ["<Ann> 天黑了", "<Ann> 天亮了"]


def test_backspace_takes_a_character_of_two_bytes(house):
    ann = house.terminal("Ann")
    ann.sends(b"/encoding gbk\r" + bytes.fromhex("C9B1 B4E5") + b"\x7f")
    assert ann.protocol.session._screen.editor.text == "杀"
    ann.reads()
    ann.sends(bytes.fromhex("C9"), bytes.fromhex("B1"))
    assert ann.reads() == bytes.fromhex("C9B1")


@pytest.mark.parametrize("trail", ["815C", "817C"])
def test_second_bytes_that_look_like_signs(house, trail):
    """乗 ends in the byte of a backslash, 亅 in that of a bar."""
    ann, bob = house.terminal("Ann"), house.dumb("Bob")
    ann.sends("/encoding gbk\r")
    bob.reads()
    ann.sends(b"x" + bytes.fromhex(trail) + b"\r")
    assert bob.lines() == ["<Ann> x" + bytes.fromhex(trail).decode("gbk")]


def test_big5_readers_see_traditional_letters(house):
    ann, bob = house.dumb("Ann"), house.dumb("Bob")
    ann.sends("/encoding big5\n")
    ann.reads()
    bob.sends("狼人请杀人\n", "😀!\n")
    assert ann.reads().decode("cp950") == "<Bob> 狼人請殺人\r\n<Bob> ??!\r\n"
    ann.sends("殺".encode("cp950") + b"\n")
    assert bob.lines() == ["<Ann> 殺"]


def test_a_wide_row_holds_signs_of_two_bytes(house):
    """What is one column wide in UTF-8 is two in Chinese character sets, and rows are broken accordingly."""
    ann, bob = house.dumb("Ann"), house.dumb("Bob")
    ann.sends("/encoding gbk\n")
    ann.reads()
    bob.sends("“" * 60 + "\n")
    assert all(len(row) < 80 for row in ann.reads().split(b"\r\n"))


@pytest.mark.parametrize("command", ["/encoding", "/encoding klingon", "/set encoding"])
def test_an_unknown_set_changes_nothing(house, command):
    ann = house.dumb("Ann")
    ann.sends(f"{command}\n")
    assert ann.lines() == ["Type it like this: /encoding utf-8|gbk|big5"]
    ann.sends("杀\n")
    assert ann.protocol.session.look.charset is UTF_8


def test_at_the_door(house):
    client = house.dumb()
    client.sends("encoding gbk\n")
    assert client.reads().decode("gbk").endswith(Message("telnet-ask-first").text("en") + " ")
    client.sends("小明\n".encode("gbk"))
    assert house.hall.find_user("小明")


# By the client's program


@pytest.mark.parametrize(("name", "charset"), [
    (b"GBK", GB18030), (b"gb18030", GB18030), (b"BIG5", BIG5), (b"UTF-8", UTF_8), (b"KOI8-R", UTF_8), (b"", UTF_8),
])  # fmt: skip
def test_the_program_takes_one(house, name, charset):
    ann = with_charset(house.dumb("Ann"), name)
    assert ann.protocol.session.look.charset is charset


def test_the_program_refuses_all(house):
    ann = house.dumb("Ann")
    ann.sends(WILLING + bytes.fromhex("FFFA2A03FFF0"))
    assert ann.protocol.session.look.charset is UTF_8


def test_the_user_knows_better_than_his_program(house):
    ann = house.dumb("Ann")
    ann.sends("/encoding big5\n")
    with_charset(ann, b"GBK")
    assert ann.protocol.session.look.charset is BIG5


@pytest.mark.parametrize(("offer", "answer", "charset"), [
    (b";KOI8-R;GBK;UTF-8", b"\x02GBK", GB18030), (b" Big5", b"\x02Big5", BIG5), (b";KOI8-R", b"\x03", UTF_8),
    (b"", b"\x03", UTF_8),
])  # fmt: skip
def test_the_program_offers(house, offer, answer, charset):
    client = house.connect()
    client.reads()
    client.sends(bytes.fromhex("FFFB2A FFFA2A01") + offer + bytes.fromhex("FFF0"))
    assert client.reads() == bytes.fromhex("FFFD2A FFFA2A") + answer + bytes.fromhex("FFF0")
    assert client.protocol.session.look.charset is charset


def test_the_server_s_own_offer_goes_first(house):
    """RFC 2066: where both ask, the server refuses and waits for the answer to its own."""
    client = house.connect()
    client.sends(WILLING)
    client.reads()
    client.sends(bytes.fromhex("FFFA2A01") + b";GBK" + bytes.fromhex("FFF0"))
    assert client.reads() == bytes.fromhex("FFFA2A03FFF0")


# By the port


def test_the_port_has_a_set(new_house):
    house = new_house()
    house.factory.settings = TelnetSettings(charset="gbk", language="zh-Hans")
    client = house.connect()
    assert "狼人杀" in client.reads()[14:].decode("gbk")
    client.sends("小明\n".encode("gbk"))
    assert "欢迎你，小明" in client.reads().decode("gbk")
    client.drops()


# Hints


def test_who_types_gbk_is_told_in_gbk(house):
    ann = house.dumb("Ann")
    told = []
    for _ in range(4):
        ann.sends("天黑请闭眼，狼人\n".encode("gbk"))
        told.append(ann.reads())
    assert [bool(octets) for octets in told] == [False, True, False, False]
    assert b"Type: /encoding gbk" in told[1]
    assert "看来你用的是 GBK 编码".encode("gbk") in told[1]
    ann.sends("/encoding gbk\n", "天黑\n".encode("gbk"))
    assert "\ufffd" not in ann.reads().decode("gbk")


def test_who_types_big5_is_told_in_big5(house):
    ann = house.dumb("Ann")
    ann.sends(*["天黑請閉眼，狼人\n".encode("cp950")] * 2)
    assert "看來你用的是 Big5 編碼".encode("cp950") in ann.reads()


def test_one_unreadable_letter_is_no_reason(house):
    ann = house.dumb("Ann")
    ann.sends(b"caf\xe9\n")
    ann.sends("天黑\n".encode("gbk"))
    assert ann.lines() == [], "nor does it make of a line that cannot be read the second one"
    ann.sends(*[b"caf\xe9\n"] * 9)
    assert ann.lines() == []


@pytest.mark.parametrize(("charset", "name"), [("gbk", "小胖"), ("big5", "小芳")])
def test_a_name_that_cannot_be_read_is_answered_with_the_way_out(house, charset, name):
    """In letters that every terminal has: at the door there may be no second line."""
    client = house.dumb()
    client.sends(f"{name}\n".encode(charset))
    assert f"/encoding {charset}".encode() in client.reads()
    client.sends(f"/encoding {charset}\n", f"{name}\n".encode(charset))
    assert house.hall.find_user(name) is not None


@pytest.mark.parametrize("language", ["en", "zh-Hans", "zh-Hant"])
def test_the_greeting_and_the_help_at_the_door_name_the_sets(language):
    for mid in ("telnet-banner", "telnet-help-login"):
        text = Message(mid).text(language)
        assert "encoding gbk" in text
        assert "encoding big5" in text


@pytest.mark.parametrize(("octets", "charset"), [
    ("天黑请闭眼".encode("gbk"), GB18030), ("狼人殺，我是預言家".encode("cp950"), BIG5), (b"caf\xe9", None), (b"\xff\xff", None),
    (b"", None), (b"abc", None),
])  # fmt: skip
def test_the_likely_set(octets, charset):
    assert likely(octets) is charset


@pytest.mark.parametrize("name", [b"ANSI", b"SyncTERM"])
def test_programs_of_old_code_pages_are_told_early(house, name):
    client = house.connect()
    client.sends(bytes.fromhex("FFFB18 FFFB1F FFFA1800") + name + bytes.fromhex("FFF0"))
    got = client.reads()
    assert b"/encoding gbk" in got
    assert "请输入：/encoding gbk".encode("gbk") in got
    assert "請輸入：/encoding big5".encode("cp950") in got


def test_others_never_receive_what_cannot_be_read(house):
    ann, bob = house.dumb("Ann"), house.dumb("Bob")
    ann.sends(b"\xed\xa0\x80\xf8\x88\xff\xff\n")
    assert bob.lines()[0].startswith("<Ann> \ufffd")
    ann.sends("/encoding big5\n", b"\x80\xff\xff\n")
    assert bob.lines() == ["<Ann> \ufffd\ufffd"]
