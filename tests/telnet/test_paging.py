"""Long texts a page at a time, what was said before, and output in portions."""

import pytest

from wolfd.texts import Message

ANSI = bytes.fromhex("FFFB18 FFFB1F FFFA1F 0050 0018 FFF0 FFFA1800") + b"ANSI" + bytes.fromhex("FFF0")
HELP = [Message("telnet-invited", nick=f"N{n}", room="x") for n in range(50)]


def rows(client):
    client.screen.shows(client.reads())
    return client.screen.rows


@pytest.fixture
def ann(house, game):
    game.answers = {"help": HELP, "help vote": HELP[:3]}
    client = house.terminal("Ann")
    rows(client)
    return client


def last(client):
    """The number of the last help row on the screen, and the row under it."""
    *_, above, row = rows(client)
    return above.split()[1], row


def test_help_stops_at_each_page(ann):
    ann.sends("/help\r")
    assert last(ann) == ("N22", "-- more -- (Space: go on, q: enough)")
    ann.sends(" ")
    assert last(ann) == ("N45", "-- more -- (Space: go on, q: enough)")
    ann.sends("\r")
    *_, about, rest, row = rows(ann)
    assert about.startswith("About your connection")
    assert rest.startswith("  ")
    assert row == ">"


@pytest.mark.parametrize("key", ["q", "Q", "\x03"])
def test_enough(ann, key):
    ann.sends("/help\r", key)
    assert last(ann) == ("N22", ">")
    ann.sends("x")
    assert rows(ann)[-1] == "> x"


def test_whoever_types_has_read_enough(ann):
    ann.sends("/help\r", "hello")
    assert last(ann) == ("N22", "> hello")


def test_messages_come_above_the_question(house, ann):
    ann.sends("/help\r")
    house.dumb("Bob").sends("hi\n")
    assert rows(ann)[-2:] == ["<Bob> hi", "-- more -- (Space: go on, q: enough)"]


def test_short_help_has_no_pages(ann):
    ann.sends("/help vote\r")
    assert rows(ann)[-1] == ">"


def test_who_wants_no_pages(ann):
    ann.sends("/more off\r", "/help\r")
    assert rows(ann)[-1] == ">"


def test_where_lines_are_edited_by_the_client_there_are_no_pages(house, game):
    game.answers = {"help": HELP}
    bob = house.dumb("Bob")
    bob.sends("/help\n")
    assert len(bob.lines()) > 50


def test_another_way_of_typing_ends_the_pages(ann):
    ann.sends("/help\r", bytes.fromhex("FFFE01"))
    ann.reads()
    ann.sends("/who\r\n")
    assert b"In the room" in ann.reads()


# What was said before


def test_history(house):
    ann, bob = house.dumb("Ann"), house.dumb("Bob")
    ann.sends("/history\n")
    assert ann.lines() == ["* Bob has come in."] * 2
    for n in range(30):
        bob.sends(f"{n}\n")
        house.passes(1)
    ann.sends("mine\n", "/tell Bob secret\n")
    ann.reads()
    ann.sends("/history 4\n")
    assert ann.lines() == ["<Bob> 28", "<Bob> 29", "<Ann> mine", "You whisper to Bob: secret"]
    ann.sends("/history 000000004\n")
    assert len(ann.lines()) == 4
    ann.sends("/历史\n")
    assert len(ann.lines()) == 20
    ann.sends("/history 0\n")
    assert ann.lines() == ["Nothing has been said yet."]


def test_history_is_of_what_one_was_told(house):
    ann, eve = house.dumb("Ann"), house.dumb("Eve")
    house.dumb("Bob")
    eve.sends("/go wolf\n")
    ann.sends("/tell Bob secret\n", "in the lobby\n")
    eve.reads()
    eve.sends("/history 99\n")
    assert eve.lines() == ["* Bob has come in."]


def test_history_goes_back_before_one_came(house):
    ann = house.dumb("Ann")
    ann.sends("one\n", "two\n")
    house.passes(5)
    bob = house.dumb("Bob")
    bob.reads()
    bob.sends("/history 3\n")
    assert bob.lines() == ["* Ann has come in.", "<Ann> one", "<Ann> two"]
    ann.sends("three\n")
    bob.reads()
    bob.sends("/history 2\n")
    assert bob.lines() == ["<Ann> two", "<Ann> three"]


def test_what_is_shown_again_is_not_kept_in_each_width(house):
    ann, bob = house.dumb("Ann"), house.dumb("Bob")
    bob.sends("狼" * 60 + "\n")
    facts = list(ann.protocol._caller.seen)
    kept = [len(fact.forms) for fact in facts]
    ann.reads()
    for width in (30, 40, 50):
        ann.sends(f"/width {width}\n")
        house.passes(1)
        ann.reads()
        ann.sends("/history\n")
        house.passes(1)
        assert max(len(line) for line in ann.lines()[1:]) <= width // 2 + len("  ")
    assert [len(fact.forms) for fact in facts] == kept


# Portions


def test_much_comes_in_portions_to_windows_telnet(house, game):
    game.answers = {"list": HELP}
    ann = house.connect()
    ann.sends(ANSI)
    house.passes(1)
    ann.sends("Ann\r", "/color off\r")
    house.passes(1)
    ann.reads()
    ann.sends("/list\r")
    portions = []
    while got := ann.takes():
        portions.append(got)
        house.passes(0.02)
    assert len(portions) > 5
    assert all(len(portion) <= 500 for portion in portions)
    assert all(portion.endswith(b"\r\n") for portion in portions[:-1])
    assert b"".join(portions).count(b"asks you") == 50
    assert portions[-1].endswith(b"\r> \x1b[K")


def test_what_waits_to_go_in_portions_is_bounded(house, game):
    """As the rest that a slow reader leaves is: who lets too much of it come is cut off, and is told less before that."""
    game.answers = {"list": HELP}
    ann = house.connect()
    ann.sends(ANSI)
    house.passes(1)
    ann.sends("Ann\r")
    house.passes(60)
    ann.protocol.sendq = 2_000_000
    while not ann.protocol.gone and not ann.protocol.is_behind:
        ann.sends(b"\xff\xf6" * 2048)
    assert not ann.protocol.gone
    ann.protocol.sendq = 300_000
    for _ in range(10):
        ann.sends(b"\xff\xf6" * 2048)
    assert ann.protocol.gone
    assert house.hall.hits.counts == {"sendq": 1}


def test_keys_wait_for_what_came_before(house, game):
    game.answers = {"list": HELP}
    ann = house.connect()
    ann.sends(ANSI)
    house.passes(1)
    ann.sends("Ann\r")
    house.passes(1)
    ann.sends("/list\r", "x")
    got = b""
    while more := ann.reads():
        got += more
        house.passes(0.02)
    assert got.endswith(b"> x\x1b[K")


def test_the_end_comes_at_once(house, game):
    game.answers = {"list": HELP}
    ann = house.connect()
    ann.sends(ANSI)
    house.passes(1)
    ann.sends("Ann\r", "/list\r", "/quit\r")
    assert b"Goodbye!" in ann.reads()
    assert ann.is_closed


# Silence


def test_a_quiet_client_is_sent_nops_if_it_speaks_telnet(house):
    ann, bob = house.terminal("Ann"), house.dumb("Bob")
    ann.reads(), bob.reads()
    house.passes(120)
    house.passes(120)
    assert ann.reads() == bytes.fromhex("FFF1")
    for _ in range(30):
        house.passes(120)
    assert ann.reads() == bytes.fromhex("FFF1") * 30
    assert bob.reads() == b""
    assert not ann.is_closed
