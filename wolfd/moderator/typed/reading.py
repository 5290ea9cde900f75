"""Reading a line: which verb it is and what follows, whatever keyboard it came from. Knows no game.

A line is read in its NFKC form, so full-width letters, digits, blanks, `！` and `／` count as the plain ones. A Chinese
verb needs no blank after it, and a digit none before it: `投票3`, `vote3`. Case does not matter.
"""

import re
import unicodedata
from dataclasses import dataclass
from typing import TypeAlias

from wolfd.chat.people import Refused
from wolfd.moderator.typed.slips import slip
from wolfd.moderator.typed.verb import Verb
from wolfd.moderator.typed.verbs import BY_ID, BY_NAME, VERBS

GLUED = re.compile(r"([A-Za-z]+)([#\d].*)", re.DOTALL)
SEAT = re.compile(r"#?(\d{1,3})[号號]?")
CHINESE = sorted((name for verb in VERBS for name in verb.chinese), key=len, reverse=True)
PACK = BY_ID["pack"]


@dataclass(frozen=True, slots=True)
class Typed:
    """A verb, and the words after it, in the case in which they were typed."""

    verb: Verb
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Near:
    """No verb, but close enough to one to ask back."""

    word: str
    verb: Verb


@dataclass(frozen=True, slots=True)
class Number:
    """A number and nothing else."""

    number: int


@dataclass(frozen=True, slots=True)
class Talk:
    """Anything else."""

    word: str


Reading: TypeAlias = Typed | Near | Number | Talk


def plain(text: str) -> str:
    """A text in its NFKC form, single blanks, none around it."""
    return " ".join(unicodedata.normalize("NFKC", text).split())


def command_in(line: str, prefix: str) -> str | None:
    """What follows the command prefix; nothing where the line is talk (`!!!` and `!?` are)."""
    form = unicodedata.normalize("NFKC", line.strip())
    after = form.removeprefix(prefix).lstrip()
    if after == form or not after or not (after[0].isalnum() or after[0] == "#"):
        return None
    # The words themselves are kept as they were typed: what is said to the pack is relayed unchanged.
    return line.strip()[len(prefix):].lstrip()


def read(line: str) -> Reading:
    """What a line without prefix says."""
    form = plain(line)
    number = SEAT.fullmatch(form)
    if number:
        return Number(int(number[1]))
    typed = typed_in(line)
    if typed is not None:
        return typed
    word = form.partition(" ")[0].casefold()
    near = slip(word)
    return Near(word, near) if near else Talk(word)


def typed_in(line: str) -> Typed | None:
    """The verb that a line begins with, and what follows; nothing if it begins with none, be it ever so near to one."""
    name, after = _split(plain(line))
    verb = BY_NAME.get(name)
    if verb is None:
        return None
    return Typed(verb, _told(line, name) if verb.takes in {"text", "maybe_text"} else tuple(after.split()))


def _split(form: str) -> tuple[str, str]:
    """The verb's name at the beginning, else the first word, and all that follows it."""
    word, _, rest = form.partition(" ")
    word = word.casefold()
    if word in BY_NAME:
        return word, rest
    if not word.isascii():
        for name in CHINESE:
            if word.startswith(name):
                return name, form[len(name):]
    glued = GLUED.fullmatch(form)
    if glued and BY_NAME.get(glued[1].casefold(), PACK).takes not in {"text", "maybe_text"}:
        return glued[1].casefold(), glued[2]
    return word, rest


def _told(line: str, name: str) -> tuple[str, ...]:
    """The text after a verb, as it was typed; nothing if there is none."""
    text = line.strip()
    text = text[len(name):] if text.casefold().startswith(name) else (text.split(None, 1)[1:] or [""])[0]
    return (text.strip(),) if text.strip() else ()


def expect(typed: Typed) -> None:
    """Refuse a verb that has too few or too many words after it."""
    verb, count = typed.verb, len(typed.words)
    least, most = WORDS[verb.takes]
    if count < least:
        raise Refused(f"missing-{verb.takes.replace('_', '-')}", verb=verb.name)
    if count > most:
        raise Refused("too-many-words", verb=verb.name, extra=" ".join(typed.words[most:]))


def is_pack_talk(typed: Typed) -> bool:
    """Whether words for the pack were typed."""
    return typed.verb is PACK and bool(typed.words)


WORDS: dict[str, tuple[int, int]] = {
    "nothing": (0, 0), "word": (1, 1), "maybe_word": (0, 1), "words": (0, 40), "seat": (1, 1), "maybe_seat": (0, 1), "seats": (2, 2), "some_seats": (1, 24), "text": (1, 1), "maybe_text": (0, 1),
}
