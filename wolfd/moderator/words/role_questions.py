"""What the questions of the roles and variants tell besides their choices, and how their answers are read."""

from collections.abc import Callable, Mapping

from engine.cards.spirits import questions
from engine.events import Asked, Picks, Seat
from engine.table import Table
from wolfd.chat.people import Refused
from wolfd.moderator.words.phrasing import Name, named, pair
from wolfd.moderator.words.role_wording import centre
from wolfd.texts import Joined, Message, Value

LEVELS = {"low": 0, "低": 0, "high": -1, "高": -1}
"""Words for the levels of a risk: the lowest, the highest."""
PLACES = {"1": 1, "2": 2, "left": 1, "right": 2, "左": 1, "右": 2}
"""Words for the cards in the middle."""


def role_values(t: Table, asked: Asked, name: Name) -> Mapping[str, Value]:
    """What a question's text needs to know; nothing for most."""
    row = VALUES.get(asked.kind)
    return row(t, asked, name) if row else {}


def _affair(t: Table, asked: Asked, name: Name) -> Mapping[str, Value]:
    one, other = t.lovers[0]
    third = next((seat for seat in asked.choices if seat not in {one, other}), 0)
    return {"pair": pair((one, other), name), "one": one, "other": third}


VALUES: dict[str, Callable[[Table, Asked, Name], Mapping[str, Value]]] = {
    "swap": lambda t, _, __: {"centre": centre(t.centre)},
    "peek": lambda _, asked, __: {"levels": len(asked.choices)},
    "catch": lambda t, _, name: {"girl": named(caught(t), name)},
    "moon_kill": lambda t, _, name: {"pack": named(tuple(seat for kind, seat in t.asks if kind == "moon_kill"), name)},
    "question": lambda t, _, __: {"questions": Joined(spirit_questions(t), "sentences")},
    "affair": _affair,
}


def caught(t: Table) -> tuple[Seat, ...]:
    """Who was noticed peeking in this step."""
    return tuple(seat for seat, is_noticed in t.peeks.items() if is_noticed)


def picks_of(t: Table, asked: Asked, words: tuple[str, ...], find: Callable[[str], Seat]) -> Picks:
    """What the words after a verb pick; Refused if they name nothing that there is."""
    match asked.kind:
        case "swap":
            return (_swapped(words[0]),)
        case "peek":
            return (_risked(asked, words),)
        case "catch":
            return _caught(t, words, find)
        case "group" | "question":
            return (_number(asked, words[0]),)
        case "seance" if asked.choices == (1,) and t.options.seance_target == "vote" and _moves(t):
            return (1,)
        case "guess" | "seance" if not words:
            raise Refused("missing-seat", verb="catch" if asked.kind == "guess" else "seance")
    return tuple(find(word) for word in words) or asked.choices[:1]


def spirit_questions(t: Table) -> tuple[Message, ...]:
    """The questions on the card in force, by the numbers with which they are asked."""
    about = Message("whom-i-name")
    return tuple(Message("question-numbered", number=n, question=Message(f"question-{id_}", about=about))
                 for n, id_ in enumerate(questions(t), 1))


def _number(asked: Asked, word: str) -> int:
    if not (word.isascii() and word.isdigit()):
        raise Refused("not-group" if asked.kind == "group" else "not-question")
    return int(word)


def _moves(t: Table) -> bool:
    """Whether a seance is only moved now, and nobody is named yet (C75)."""
    return t.round is not None and t.round.step == "motion"


def _swapped(word: str) -> int:
    if word.casefold() not in PLACES:
        raise Refused("not-swap")
    return PLACES[word.casefold()]


def _risked(asked: Asked, words: tuple[str, ...]) -> int:
    """A level of risk by its word or number; the lowest if none is said."""
    word = words[0].casefold() if words else "low"
    if word in LEVELS:
        return asked.choices[LEVELS[word]]
    if not (word.isascii() and word.isdigit()):
        raise Refused("not-peek")
    return int(word)


def _caught(t: Table, words: tuple[str, ...], find: Callable[[str], Seat]) -> Picks:
    """Yes to the death of the one who was caught, who may be named as well."""
    if words and find(words[0]) not in caught(t):
        raise Refused("not-catch", seat=find(words[0]))
    return (1,)
