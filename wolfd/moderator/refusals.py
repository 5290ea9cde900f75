"""A refusal in words: the message that its id names, with seats, roles and verbs as the reader calls them."""

from collections.abc import Callable

from engine.commands import Refused as EngineRefused
from wolfd.chat.people import Refused
from wolfd.moderator.naming import CARDS, preset, role
from wolfd.moderator.questions import Form
from wolfd.moderator.verbs import BY_NAME
from wolfd.texts import Message, Value


def refusal(why: Refused | EngineRefused, name: Callable[[int], Value] = str, form: Form | None = None) -> Message:
    """Why something was refused, to whom it was; `name` gives a seat's number and nick, `form` how he types a verb."""
    typing: dict[str, Value] = {"do": form.room, "secret": form.secret} if form else {}
    return Message(why.mid, **typing, **{key: _worded(key, value, name) for key, value in why.values.items()})


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
    "names": lambda value, _: tuple(preset(one) for one in str(value).split()),
}
"""What is read otherwise than it is kept: seats, several seats, a verb, a role, roles, presets."""
