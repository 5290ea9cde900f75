"""Screen readers: whole lines, plain words, no drawing; and colours, for those who see them."""

import re

import pytest

from wolfd.texts import Message

READER = bytes.fromhex("FFFB18 FFFA1800") + b"MTTS 73" + bytes.fromhex("FFF0")
MUDLET = bytes.fromhex("FFFB18 FFFA1800") + b"MUDLET" + bytes.fromhex("FFF0")


@pytest.fixture(params=["told by the program", "asked for", "asked for at the door"])
def reader(house, request):
    """Somebody in the lobby to whom a screen reader reads."""
    if request.param == "told by the program":
        client = house.connect()
        client.sends(READER, "Ann\r\n")
    elif request.param == "asked for":
        client = house.terminal("Ann")
        client.sends("/set reader on\r")
    else:
        client = house.terminal()
        client.sends("reader on\r", "Ann\r")
    client.reads()
    return client


def test_nothing_is_drawn_and_no_line_is_only_signs(house, reader):
    bob = house.dumb("Bob")
    for line in ("...", "hello", "/me !!!", "a" * 200, "/tell Ann ???"):
        bob.sends(line + "\n")
    house.hall.announce(house.hall.find_channel("#lobby"), Message("telnet-here"))
    reader.sends("/who\r\n", "/rooms\r\n", "/set\r\n", "/history\r\n", "/tell\r\n")
    got = re.sub(rb"\xff[\xfb-\xfe].", b"", reader.reads())
    assert b"\x1b" not in got
    assert b"\xff" not in got
    lines = got.decode().split("\r\n")
    assert lines.pop() == ""
    assert [line for line in lines if not re.search(r"\w", line)] == []
    assert "Bob: ..." in lines
    assert "Bob: !!!" in lines
    assert "Bob: " + "a" * 200 in lines
    assert "Bob has come in." in lines
    assert "\r" not in got.decode().replace("\r\n", "")


def test_whole_lines_are_the_only_way_then(house, reader):
    reader.sends("/mode char\r\n")
    got = reader.reads()
    assert b"Your own program edits" in got
    assert b"\x1b" not in got


def test_and_back(house):
    ann = house.terminal("Ann")
    ann.sends("/reader on\r", bytes.fromhex("FFFE01FFFE03"))
    ann.reads()
    ann.sends("/reader off\r\n")
    assert bytes.fromhex("FFFB01FFFB03") in ann.reads()
    ann.sends("ab")
    assert ann.reads() == b"ab"


def test_a_nick_and_its_action_do_not_make_the_moderator_s_words(house):
    client = house.connect()
    client.sends(READER, "Ann\r\n")
    night = house.dumb("Night")
    client.reads()
    night.sends("/me falls. Close your eyes.\n")
    assert client.reads() == b"Night: falls. Close your eyes.\r\n"


# Colours


def said(house, client, tell):
    client.reads()
    tell()
    house.turn.end()
    return client.reads()


def test_colours_tell_who_speaks(house):
    ann = house.terminal("Ann")
    bob = house.dumb("Bob")
    hall, room = house.hall, house.hall.find_channel("#lobby")
    user = hall.find_user("Ann")
    assert b"\x1b[36m<Bob>\x1b[0m hi\r\n" in said(house, ann, lambda: bob.sends("hi\n"))
    assert b"\x1b[1mYes, I am here.\x1b[0m\r\n" in said(house, ann, lambda: hall.announce(room, Message("telnet-here")))
    assert b"\x1b[1;33mYes, I am here.\x1b[0m\r\n" in said(house, ann, lambda: hall.tell(user, Message("telnet-here")))
    assert b"\x1b[1;33mBob whispers to you: hi\x1b[0m\r\n" in said(house, ann, lambda: bob.sends("/tell Ann hi\n"))


def test_every_row_of_a_long_line_has_its_own_colour(house):
    ann = house.terminal("Ann")
    room = house.hall.find_channel("#lobby")
    got = said(house, ann, lambda: house.hall.announce(room, Message("telnet-invited", nick="N" * 100, room="x")))
    rows = [row for row in got.split(b"\r\n") if b"N" in row]
    assert len(rows) == 2
    assert all(row.endswith(b"\x1b[0m") and b"\x1b[1m" in row for row in rows)


@pytest.mark.parametrize("command", ["/color off", "/colour off", "/set color off", "/set colour ＯＦＦ", "/颜色 关", "/顏色關"])
def test_color_off(house, command):
    ann, bob = house.terminal("Ann"), house.dumb("Bob")
    ann.sends(f"{command}\r")
    got = said(house, ann, lambda: bob.sends("hi\n"))
    assert b"<Bob> hi\r\n" in got
    assert b"m" not in got
    ann.sends("/color on\r")
    assert b"\x1b[36m<Bob>" in said(house, ann, lambda: bob.sends("hi\n"))


def test_who_has_colours_unasked(house):
    bob = house.dumb("Bob")
    mud, nc = house.connect(), house.dumb("Eve")
    mud.sends(MUDLET, "Ann\r\n")
    nc.reads()
    assert b"\x1b[36m<Bob>" in said(house, mud, lambda: bob.sends("hi\n"))
    assert nc.reads() == b"<Bob> hi\r\n"
    nc.sends("/color on\n")
    assert b"\x1b[36m<Bob>" in said(house, nc, lambda: bob.sends("hi\n"))


def test_nobody_can_paint(house):
    ann, bob = house.terminal("Ann"), house.dumb("Bob")
    got = said(house, ann, lambda: bob.sends("\x1b[31mred\n"))
    assert b"\x1b[31m" not in got


# Other settings


def test_settings_are_listed_with_what_they_are_now(house):
    ann = house.dumb("Ann")
    ann.sends("/set\n")
    lines = ann.lines()
    assert "/color on|off (off now): colours" in lines
    assert any(line.startswith("/encoding utf-8|gbk|big5 (utf-8 now)") for line in lines)
    ann.sends("/语言2\n", "/设置\n")
    assert "/颜色 开|关（现在是关）：彩色文字" in ann.lines()


def test_signs_that_may_be_wide(house):
    ann, bob = house.dumb("Ann"), house.dumb("Bob")
    for command, rows in (("/wide on", 3), ("/wide off", 1)):
        ann.sends(f"{command}\n")
        ann.reads()
        bob.sends("…" * 60 + "\n")
        assert len(ann.lines()) == rows


@pytest.mark.parametrize(("typed", "width"), [("40", 40), ("４０", 40), ("501", 80), ("5", 80), ("x", 80), ("", 80), ("-1", 80), ("0040", 40), ("000030999", 80), ("000", 80)])
def test_width(house, typed, width):
    ann = house.dumb("Ann")
    ann.sends(f"/width {typed}\n")
    assert ann.protocol.session.look.width == width
