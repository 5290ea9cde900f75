"""Columns and rows, in English and in Chinese."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wolfd.telnet.wrap import cells, columns, wrap

NO_START = "，。！？；：）》」』】、"
NO_END = "（《「『【"


@pytest.mark.parametrize(("text", "width"), [
    ("", 0), ("abc", 3), ("杀", 2), ("e\u0301", 1), ("👨‍👩‍👧", 2), ("，", 2), ("\u3000", 2), ("\x07", 0),
    ("\u200da", 1),
])  # fmt: skip
def test_columns(text, width):
    assert columns(text) == width


@pytest.mark.parametrize(("text", "width", "rows"), [
    ("", 20, [""]),
    ("short", 20, ["short"]),
    ("0123456789", 11, ["0123456789"]),
    ("0123456789", 10, ["012345678", "9"]),  # the last column stays free
    ("one two three four", 10, ["one two", "three", "four"]),
    ("one  two     three", 10, ["one  two", "three"]),
    ("a-very-long-word here", 10, ["a-very-lo", "ng-word", "here"]),
    ("天黑请闭眼狼人请睁眼", 12, ["天黑请闭眼", "狼人请睁眼"]),
    ("天黑请闭眼，狼人请睁眼。", 12, ["天黑请闭", "眼，狼人请", "睁眼。"]),
    ("他们说道：「狼人」了", 14, ["他们说道：", "「狼人」了"]),
    ("vote杀人votes now", 10, ["vote杀人", "votes now"]),
    ("杀人！ now", 10, ["杀人！", "now"]),
    ("请输入 /再见", 12, ["请输入", "/再见"]),
    ("请输入/再见，谢谢", 12, ["请输入", "/再见，谢谢"]),
    ("狼/再见 再见再见", 10, ["狼", "/再见", "再见再见"]),  # what is too long for a row is parted at the blank
    ("/一个太长太长的命令", 12, ["/一个太长太", "长的命令"]),
])  # fmt: skip
def test_rows(text, width, rows):
    assert wrap(text, width) == rows


@pytest.mark.parametrize(("text", "width", "rows"), [
    ("断了线就输入“/回来 wunhpzeipk”再来", 26, ["断了线就输入", "“/回来 wunhpzeipk”再来"]),
    ("斷了線就輸入「/回來 wunhpzeipk」再來", 30, ["斷了線就輸入", "「/回來 wunhpzeipk」再來"]),
    ("别处看：/复盘 gkFvjklg", 20, ["别处看：", "/复盘 gkFvjklg"]),
    ("later and elsewhere /recap gkFvjklg", 28, ["later and elsewhere", "/recap gkFvjklg"]),
    ("还有 /帮助 玩法、/帮助 角色", 24, ["还有 /帮助 玩法、", "/帮助 角色"]),
    ("2 Ada[bot], 5 Dora[bot] and 16 Emil[bot]", 16, ["2 Ada[bot],", "5 Dora[bot] and", "16 Emil[bot]"]),
    ("You have 60 s: /vote 2", 12, ["You have", "60 s:", "/vote 2"]),
    ("2号阿福[机]、16号老周[机]。", 19, ["2号阿福[机]、", "16号老周[机]。"]),
    ("可以选：8号Kevin", 14, ["可以选：", "8号Kevin"]),
    ("现在一共坐着12人", 15, ["现在一共坐着", "12人"]),
    ("阿福[机]说：老周[机]是狼", 14, ["阿福[机]说：", "老周[机]是狼"]),
])  # fmt: skip
def test_what_belongs_together_stays_on_one_row(text, width, rows):
    """A command and its word, a seat and its name, a number and what it counts."""
    assert wrap(text, width) == rows


def test_continuation_rows_are_indented():
    assert wrap("<Ann> one two three", 12, "  ") == ["<Ann> one", "  two three"]


def test_25_chinese_characters_at_40_columns():
    for rows in (wrap("杀" * 25, 40), wrap("村民。" * 8 + "！", 40)):
        assert len(rows) == 2
        assert all(columns(row) <= 39 for row in rows)
        assert all(row[0] not in NO_START for row in rows)


@given(st.text(alphabet="ab/杀村，。「」 !e\u0301", max_size=120), st.integers(1, 60))
@settings(max_examples=200, deadline=None)
def test_nothing_is_lost_and_everything_fits(text, width):
    rows = wrap(text, width)
    room = max(width, 10) - 1
    assert all(columns(row.rstrip()) <= room for row in rows)
    assert "".join("".join(rows).split()) == "".join(text.split())


@given(st.text(alphabet="杀村民号狼，。「」", max_size=80))
@settings(max_examples=100, deadline=None)
def test_punctuation_stays_with_its_words(text):
    rows = wrap(text, 20)
    for before, after in pairwise(rows):
        # A row of nothing but punctuation has no place to break: then it is cut anywhere.
        if any(sign not in NO_START + NO_END for sign in before[1:]):
            assert after[0] not in NO_START
            assert before[-1] not in NO_END


def test_cells_are_graphemes():
    assert cells("ae\u0301杀👨‍👩‍👧") == ["a", "e\u0301", "杀", "👨‍👩‍👧"]


@pytest.mark.parametrize("width", [10, 12, 40, 80, 200])
@pytest.mark.parametrize("filling", ["👨\u200d" * 60, "a" + "\u0bbe" * 90, "👍🏽" * 70, "\u3164" * 80, "क्" * 40, "1️⃣" * 90, "🇨🇳" * 50])
def test_no_row_is_fuller_than_a_terminal_may_have_it_that_joins_nothing(filling, width):
    """Else what stands behind the filling would begin a row on such a terminal, and look like the Moderator's word."""
    rows = wrap(f"<Eve> {filling} Night falls.", width, "  ")
    spacing = {"\u0bbe": 1, "\u3164": 2}
    assert all(sum(spacing.get(sign, columns(sign)) for sign in row) < width for row in rows)
    assert rows[-1].endswith("falls.")
    assert len(rows) == 1 or rows[-1].startswith("  ")


def test_what_is_piled_on_a_letter_ends_somewhere():
    (row,) = wrap("<Eve> a" + "\u0301" * 300 + "b👨‍👩‍👧‍👦", 80)
    assert row == "<Eve> a" + "\u0301" * 15 + "b👨‍👩‍👧‍👦"
