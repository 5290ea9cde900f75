"""A refusal in words: the message that its id names, with seats, roles and verbs as the reader calls them."""

from collections.abc import Callable, Sequence

from engine.cards import CARDS as CARD_NAMES
from engine.commands import Refused as EngineRefused
from engine.options import VARIANTS, kinds
from wolfd.chat.people import Refused
from wolfd.moderator.typed.verbs import BY_NAME
from wolfd.moderator.words.naming import CARDS, option, preset, role, variant
from wolfd.moderator.words.questions import Form
from wolfd.moderator.words.topics import Topic
from wolfd.texts import Joined, Message, Value


class Against(Refused):
    """Several reasons against one thing, all told at once."""

    def __init__(self, reasons: Sequence[EngineRefused]) -> None:
        super().__init__(reasons[0].mid, **reasons[0].values)
        self.reasons = tuple(reasons)


def refusals(why: Refused | EngineRefused, name: Callable[[int], Value] = str, form: Form | None = None) -> tuple[Message, ...]:
    """Every reason why something was refused, to whom it was."""
    return tuple(refusal(each, name, form) for each in (why.reasons if isinstance(why, Against) else (why,)))


def refusal(why: Refused | EngineRefused, name: Callable[[int], Value] = str, form: Form | None = None) -> Message:
    """Why something was refused, to whom it was; `name` gives a seat's number and nick, `form` how he types a verb."""
    typing: dict[str, Value] = {"do": form.room, "secret": form.secret} if form else {}
    return Message(why.mid, **typing, **{key: _worded(key, value, name) for key, value in why.values.items()})


def _called(word: str) -> Value:
    """A value of some option."""
    stem, colon, count = word.partition(":")
    return Joined((Message(f"val-{stem}"), f":{count}"), "nothing") if colon else Message(f"val-{stem}")


def _worded(key: str, value: str | int, name: Callable[[int], Value]) -> Value:
    """A value as it is read; those of no row in `READ` stay as they are."""
    read = READ.get(key)
    return value if read is None else read(value, name)


READ: dict[str, Callable[[str | int, Callable[[int], Value]], Value]] = {
    "seat": lambda value, name: name(value) if isinstance(value, int) else value,
    "who": lambda value, name: name(value) if isinstance(value, int) else value,
    "among": lambda value, name: tuple(name(int(seat)) for seat in str(value).split()),
    "verb": lambda value, _: BY_NAME.get(str(value), value),
    "role": lambda value, _: role(str(value)) if value in CARDS else value,
    "roles": lambda value, _: tuple(role(card) for card in str(value).split()),
    "card": lambda value, _: Message(f"card-{value}") if value in CARD_NAMES else value,
    "name": lambda value, _: option(str(value)) if value in kinds() else value,
    "near": lambda value, _: option(str(value)),
    "topic": lambda value, _: Topic(*str(value).split()).called,
    "values": lambda value, _: Joined(tuple(_called(word) for word in str(value).split()), "words"),
    "one": lambda value, name: variant(str(value)) if value in VARIANTS else READ["seat"](value, name),
    "other": lambda value, name: variant(str(value)) if value in VARIANTS else READ["seat"](value, name),
    "names": lambda value, _: tuple(preset(one) for one in str(value).split()),
}
"""What is read otherwise than it is kept: seats, several seats, a verb, a role, roles, variants, presets."""
