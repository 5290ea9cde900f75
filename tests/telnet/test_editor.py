"""The line editor: what keys do, what is shown of the line, and what is kept."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wolfd.telnet.editor import DEAR, HISTORY, Editor, Sign
from wolfd.telnet.keys import Key, Keys, Typed
from wolfd.telnet.lines import LIMIT, OCTETS, Line
from wolfd.telnet.wrap import cells, columns

UP, DOWN, RIGHT, LEFT = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D"


def line_of(*packets):
    """The one line that these keys and Enter give."""
    editor = Editor()
    outcomes = [outcome for packet in (*packets, "\n") for outcome in editor.feed(packet)]
    (line,) = (outcome for outcome in outcomes if isinstance(outcome, Line))
    return line.text


def typed(text):
    editor = Editor()
    list(editor.feed(text))
    return editor


@pytest.mark.parametrize(("keys", "line"), [
    ("", ""),
    ("abc", "abc"),
    ("杀\x7f", ""),
    ("杀\x08", ""),
    ("a杀b" + LEFT + "\x7f", "ab"),
    ("e\u0301\x7f", ""),
    ("👨‍👩‍👧\x7f", ""),
    ("🇨🇳🇯🇵\x7f", "🇨🇳"),
    ("ab" + LEFT + "\u0301", "a\u0301b"),  # an accent joins what stands before the cursor
    ("\u0301a", "a"),  # and without such a letter it would join the prompt
    ("\x7f\x7fa", "a"),
    ("abc" + LEFT * 5 + "x", "xabc"),
    ("abc" + LEFT + RIGHT * 5 + "x", "abcx"),
    ("bc\x01a\x05d", "abcd"),
    ("bc\x1b[Ha\x1b[Fd", "abcd"),
    ("bc\x1bOHa\x1bOFd", "abcd"),
    ("bc\x1b[1~a\x1b[4~d", "abcd"),
    ("bc\x1b[7~a\x1b[8~d", "abcd"),
    ("ac\x02b", "abc"),
    ("ac\x02\x02\x06b", "abc"),
    ("abc\x01\x1b[3~", "bc"),
    ("abc\x1b[3~", "abc"),
    ("abc\x02\x0b", "ab"),
    ("abc\x02\x15", "c"),
    ("one two  \x17x", "one x"),
    ("one two\x17\x19\x19", "one twotwo"),
    ("abc\x03d", "d"),
    ("a\x1bb", "ab"),  # ESC by itself
    ("a\x1b\x1b[Db", "ba"),
    ("a\x1b[1;5Db", "ba"),
    ("a\x1b[" + "1;" * 9 + "Db", "ab"),  # more than any key sends: it means nothing
    ("a\x1bODb", "ba"),
    ("a\x1b[15~\x1b[200~b\x1bOPc\x1b[[Ad", "abcd"),
    ("a\x1b[杀", "a杀"),
    ("a\x1b[" + "9" * 100_000 + "mb", "ab"),
    ("a\x04\x14\x00\x1fb", "ab"),
    ("a\u202eb\x9bc", "abc"),
])  # fmt: skip
def test_keys(keys, line):
    assert line_of(keys) == line
    assert line_of(*keys[:200], keys[200:]) == line


def test_history():
    editor = Editor()
    seen = []
    for keys in ("one\n", "two\n", "two\n", " \n", "dra", UP, UP, UP, DOWN, DOWN, DOWN, "ft"):
        list(editor.feed(keys))
        seen.append(editor.text)
    assert seen == ["", "", "", "", "dra", "two", "one", "one", "two", "dra", "dra", "draft"]


def test_history_by_control_keys_can_be_changed_and_ended():
    editor = typed("one\ntwo\n\x10\x10\x0e!")
    assert list(editor.feed("\n")) == [Line("two!")]
    list(editor.feed(UP + UP))
    assert editor.text == "two"


def test_history_is_bounded():
    editor = typed("".join(f"{n}\n" for n in range(HISTORY + 20)))
    list(editor.feed(UP * 1000))
    assert editor.text == "20"


def test_a_secret_is_shown_and_kept_nowhere():
    editor = typed("before\n")
    editor.hide(secret=True)
    for key in "geheim" + LEFT + "\x15" + "\x19" + UP:
        list(editor.feed(key))
        assert editor.view("Password: ", 80) == ("Password: ", 0)
    assert editor.text == "m"
    assert list(editor.feed("\n")) == [Line("m")]
    editor.hide(secret=False)
    list(editor.feed("\x19" + UP))
    assert editor.text == "before"


def test_a_full_line_takes_no_more():
    editor = Editor()
    assert list(editor.feed("x" * LIMIT)) == [Sign.CHANGED]
    assert list(editor.feed("y杀")) == [Sign.FULL]
    assert editor.text == "x" * LIMIT
    assert list(editor.feed("\x7f杀")) == [Sign.CHANGED, Sign.CHANGED]


def test_a_line_is_bounded_in_bytes():
    editor = typed("👨‍👩‍👧" * 1000)
    assert OCTETS - 20 < len(editor.text.encode()) <= OCTETS


def test_a_megabyte_of_marks_is_one_bounded_character():
    editor = typed("a" + "\u0301" * 1_000_000)
    assert editor.text == "a" + "\u0301" * 15
    for mark in "\u0301" * 20:
        list(editor.feed(mark))
    assert editor.text == "a" + "\u0301" * 15
    list(editor.feed("b"))
    assert editor.before == editor.text == "a" + "\u0301" * 15 + "b"


@pytest.mark.parametrize(("keys", "view"), [
    ("", ("> ", 0)),
    ("hello", ("> hello", 0)),
    ("hello" + LEFT * 2, ("> hello", 2)),
    ("杀村" + LEFT, ("> 杀村", 2)),
    ("0123456789012345", ("> 0123456789012345", 0)),
    ("01234567890123456", ("> 01234567890123456", 0)),
    ("012345678901234567", ("> <1234567", 0)),
])  # fmt: skip
def test_view_of_20_columns(keys, view):
    text, back = typed(keys).view("> ", 20)
    if view[0].startswith("> <"):
        assert text.startswith("> <")
        assert (text[-1], back) == (view[0][-1], view[1])
    else:
        assert (text, back) == view


def test_the_window_stays_while_the_cursor_is_in_it():
    editor = typed("0123456789" * 4)
    first, back = editor.view("> ", 20)
    assert first.endswith("9")
    list(editor.feed(LEFT))
    assert editor.view("> ", 20) == (first, back + 1)


def test_marks_on_both_sides():
    editor = typed("0123456789" * 4 + LEFT * 20)
    text, _ = editor.view("> ", 20)
    assert text[2] == "<"
    assert text[-1] == ">"
    list(editor.feed("\x01"))
    assert editor.view("> ", 20) == ("> 012345678901234>", 16)


def test_the_window_begins_anew_where_the_whole_line_fitted():
    """It has been far to the right; then the line was short, and grows again from its middle."""
    editor = typed("0123456789" * 4)
    assert editor.view("> ", 20)[0][2] == "<"
    list(editor.feed("\x15" + "abcdef"))
    assert editor.view("> ", 20) == ("> abcdef", 0)
    list(editor.feed(LEFT * 4 + "-" * 12))
    assert editor.view("> ", 20)[0] == "> ab------------c>"


def test_a_long_prompt_leaves_room_for_the_line():
    text, back = typed("hello").view("What is your name, stranger? ", 20)
    assert text == "What is your hello"[:11] + "hello"
    assert back == 0


editing = st.lists(st.sampled_from([
    "a", "b ", "杀", "村民", "\u0301", "👨", "\u200d", "👩", "🇨", "🇳", "\x7f", "\x1b[3~", LEFT, RIGHT, "\x01", "\x05", "\x0b",
    "\x15", "\x17", "\x19", "\x03", UP, DOWN, "\x1b", "[", "O", "\n", "xyz" * 40,
]), max_size=40)  # fmt: skip


@given(editing, st.integers(1, 100))
@settings(max_examples=200, deadline=None)
def test_every_row_fits_and_shows_the_cursor(keys, width):
    editor = Editor()
    for key in keys:
        list(editor.feed(key))
        text, back = editor.view("> ", width)
        assert columns(text) <= max(width - 1, 8)
        assert 0 <= back <= columns(text) - columns("> " if width > 10 else "")
        assert len(cells(editor.text)) <= LIMIT
        assert editor.text.startswith(editor.before)
        if width > 10 and columns(editor.text) <= width - 3:
            assert text == "> " + editor.text


@given(st.text(alphabet="a杀\x1b[OA1;~\x7f\x01\x0b\n\u0301", max_size=60), st.lists(st.integers(0, 60), max_size=8))
@settings(max_examples=200, deadline=None)
def test_keys_do_not_depend_on_packets(text, cuts):
    bounds = sorted({0, len(text), *(cut for cut in cuts if cut < len(text))})
    whole, parts = Editor(), Editor()
    lines = [outcome for outcome in whole.feed(text) if isinstance(outcome, Line)]
    split = [outcome for start, end in pairwise(bounds) for outcome in parts.feed(text[start:end])]
    assert [outcome for outcome in split if isinstance(outcome, Line)] == lines
    assert (parts.text, parts.before) == (whole.text, whole.before)


@given(st.lists(st.sampled_from([
    "a", " ", "杀", "\u0301", "👨", "\u200d", "🇨", "🇳", "ᄀ", "ᅡ", "क", "्", "\x7f", "\x1b[3~", LEFT, RIGHT, "\x01", "\x05", "\x17", "\x19", UP, "\n",
]), max_size=40))  # fmt: skip
@settings(max_examples=300, deadline=None)
def test_the_line_is_always_what_a_reader_would_make_of_its_text(keys):
    """What combines when something is put in or taken out becomes one cell, and what does not any more becomes two."""
    editor = Editor(limit=20)
    for key in keys:
        list(editor.feed(key))
        again = typed(editor.text)
        assert editor.view("", 999)[0] == again.view("", 999)[0]
        list(editor.feed("\x05"))
        steps = 0
        while editor.before:
            list(editor.feed(LEFT))
            steps += 1
        assert steps == len(cells(editor.text))


@pytest.mark.parametrize(("keys", "left"), [("\x15\x19" * 2048, 1), ("\x19" * 4096, 1), ("\x10\x0e" * 2048, 1), ("\t" * 4096, 10)])
def test_keys_that_cost_much_are_few_in_one_packet(keys, left):
    editor = typed("狼\n")
    heard = list(editor.feed(keys))
    assert heard[-1] is Sign.FULL
    assert sum(outcome is not Sign.FULL for outcome in heard) * left == DEAR
    editor.rest()
    assert list(editor.feed("\x15\x10")) == [Sign.CHANGED] * 2
    assert editor.text == "狼"


def test_keys_that_cost_little_are_as_many_as_like():
    editor = typed("狼" * 400 + LEFT * 200 + RIGHT * 50 + "\x7f" * 150 + "羊" * 100 + "\x01")
    assert (len(editor.text), editor.before) == (350, "")


def test_plain_runs_come_together():
    assert list(Keys().feed("abc\x7f杀d")) == [Typed("abc"), Key.BACKSPACE, Typed("杀d")]
