"""What the log keeps of a private line to the Moderator: never the key of a seat.

Not even a key that is void, or was mistyped: what follows the verb for it is left out, whatever it is.
"""

import re
from collections.abc import Callable, Iterable

from wolfd.chat.people import User
from wolfd.moderator.keys import LENGTH, LETTERS
from wolfd.moderator.play.playing import Playing
from wolfd.moderator.typed.reading import Near, Reading, Typed, plain
from wolfd.moderator.typed.verbs import BY_ID

BACK = BY_ID["back"]
HIDDEN = "***"


def _sign(letter: str) -> int:
    """What stands for a letter where keys are looked for: one of theirs, another one, or none."""
    return ord("k" if letter.lower() in LETTERS else "l" if letter.isascii() and letter.isalpha() else " ")


WORD = re.compile(rf"(?<![A-Za-z])[{LETTERS}{LETTERS.upper()}]{{{LENGTH}}}(?![A-Za-z])")
"""What looks like a key."""
_SHAPE = bytes(_sign(chr(byte)) for byte in range(256))
_KEY = b" %b " % (b"k" * LENGTH)


def may_show_key(form: str) -> bool:
    """Whether `WORD` is somewhere in a text: asked for each line that is said, in a sixth of the pattern's time."""
    return _KEY in b" %b " % form.encode().translate(_SHAPE)


def to_moderator(playing: Playing | None, user: User, to: User, text: str) -> dict[str, object]:
    """The members of a `query.message`: of the game that its writer plays, if he does."""
    game = {} if playing is None else {"game": playing.deal.game, "chan": playing.channel.name}
    return {**game, "person": user.person, "nick": user.nick, "to": to.person, "text": text, "kind": "privmsg"}


def kept(text: str, reading: Reading, games: Iterable[Playing]) -> str:
    """A line as the log keeps it."""
    match reading:
        case Typed(verb, words) if verb is BACK and words:
            return f"{verb.name} {HIDDEN}"
        case Near(word, verb) if verb is BACK:
            return f"{word} {HIDDEN}"
    return without_keys(text, games)


def without_keys(text: str, games: Iterable[Playing]) -> str:
    """A text, without any word that opens a seat."""
    opens = _opens(tuple(games))
    form = plain(text)
    found = [word for word in WORD.findall(form) if opens(word)]
    for word in found:
        form = form.replace(word, HIDDEN)
    return form if found else text


def is_key(reading: Reading) -> bool:
    """Whether a line without prefix is the verb for a key, and what looks like one: then it was no talk."""
    return isinstance(reading, Typed) and reading.verb is BACK and len(reading.words) == 1 and WORD.fullmatch(reading.words[0]) is not None


def _opens(games: tuple[Playing, ...]) -> Callable[[str], bool]:
    return lambda word: any(playing.keys.opens(word, chair) for playing in games for chair in playing.seats.people)
