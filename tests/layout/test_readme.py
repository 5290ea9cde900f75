"""What the README shows of a game is what the server says: each line of its transcripts is a text, or the beginning of one."""

import re
from pathlib import Path

import pytest

from tests.texts.test_catalogues import entries, variables
from wolfd.texts.catalogue import catalogue

README = (Path(__file__).resolve().parents[2] / "README.md").read_text(encoding="utf-8")
SHOWN = README[README.index("## What it looks like") : README.index("## Operate")]
TALK = re.compile(r"<\S+\[(?:bot|机)\]> ")
LINES = [line[4:] for line in SHOWN.splitlines() if re.match(r"    [^ >]", line) and not TALK.match(line[4:])]
SIGN = "\ufffc"


def patterns(code):
    """Every line of a text, as what stands between its values."""
    for mid, entry in entries(code, FILES).items():
        worded = catalogue(code).text(mid, dict.fromkeys(variables(entry), SIGN))
        for line in worded.split("\n"):
            if len(line.replace(SIGN, "").encode()) >= LEAST:
                yield line.split(SIGN)


FILES = ("game", "table", "seats", "people", "roles")
LEAST = 7       # bytes that are a text's own: of fewer anything might be made
KNOWN = [parts for code in ("en", "zh-Hans") for parts in patterns(code)]


def is_said(line):
    """Whether a line is a text; where it is shortened, whether one has words of each piece."""
    said = re.sub(r"^(?:<Moderator>|-Moderator-) ", "", line).strip()
    pieces = [piece.strip() for piece in re.split("…+", said) if piece.strip()]
    if pieces == [said]:
        return any(re.fullmatch(".*".join(map(re.escape, parts)), said) for parts in KNOWN)
    return any(all(any(len(part.encode()) >= LEAST and part.strip() in piece for part in parts) for piece in pieces) for parts in KNOWN)


@pytest.mark.parametrize("line", LINES)
def test_the_transcripts_say_what_the_server_says(line):
    assert is_said(line)


def test_what_is_found():
    assert is_said("-Moderator- 5 more are needed: wait for others to come, or fill the table with artificial players: !bots 5.")
    assert not is_said("-Moderator- 5 more are wanted.")
    assert len(LINES) > 30
