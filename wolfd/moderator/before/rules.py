"""The rules that a table chooses before the start: options, presets, the deck; and its language."""

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any

from engine import options, presets
from engine.options import Options
from engine.setup import Setup
from wolfd.moderator.seats import SMALL, Seats

if TYPE_CHECKING:
    from wolfd.texts import Message

RESETS = ("preset", "new")
"""Choices that begin the rules anew."""
LANGUAGE, FILL = "language", "fill"
OF_TABLE = frozenset({LANGUAGE, FILL})
"""The choices that are none of the game's: the table's language, and when artificial players come by themselves."""
Choices = tuple[tuple[str, str], ...]


class Rules:
    """The options that a table has chosen, and the choices, as the engine calls them, that led to them."""

    def __init__(self, chosen: Options | None = None, choices: Choices = ()) -> None:
        self.options = chosen or Options()
        self.choices = choices
        self._setups: dict[tuple[int, str], Setup] = {}
        """By seats and speed: whoever comes in asks for one, and to make the same options at another speed is dear."""
        self.drawn: tuple[Message, ...] = ()
        """What was told last of a table by these rules at which nobody sits: worded once for all such tables."""

    @property
    def language(self) -> str:
        """What those read here who never chose a language; empty if the table has chosen none."""
        return dict(self.choices).get(LANGUAGE, "")

    @property
    def fill(self) -> int | None:
        """After how many seconds artificial players fill the table; nothing if it has not chosen."""
        chosen = dict(self.choices).get(FILL)
        return int(chosen) if chosen is not None else None

    def with_choice(self, name: str, text: str) -> "Rules":
        """These rules with one option set, or all by a preset; Refused if there is no such option, value or preset."""
        choice = (name, text)
        if name in OF_TABLE:
            return Rules(self.options, (*(c for c in self.choices if c[0] != name), choice))
        if name in RESETS:
            return Rules(presets.preset(text), (*(c for c in self.choices if c[0] in OF_TABLE), choice))
        value: Any = options.parse(name, text)
        return Rules(replace(self.options, **{name: value}), (*self.choices, choice))

    @property
    def has_speed(self) -> bool:
        """Whether the table has chosen how fast nights go; else that goes by the number of people."""
        return "speed" in dict(self.choices)

    def setup(self, seats: Seats) -> Setup:
        """The set-up for these seats; where no speed was chosen, it goes by their number, and everybody is told so.

        One human alone has time to read: he waits for nobody, a step in which he has nothing to answer is over soon.
        """
        humans, speed = len(seats.humans), ""
        if not self.has_speed and humans == 1:
            speed = "slow"
        elif not self.has_speed and len(seats) <= SMALL:
            speed = "brisk"
        drawn = self.options.moderator_mode == "human_lot" and seats.host is None and humans > 0
        return self._setup(len(seats) - drawn, speed)

    def _setup(self, seats: int, speed: str) -> Setup:
        """So many seats, at a speed if one is given: the same object whenever it is asked for."""
        found = self._setups.get((seats, speed))
        if found is None:
            chosen = replace(self.options, speed=speed) if speed else self.options
            found = self._setups[seats, speed] = Setup(seats, chosen)
        return found


@cache
def by_preset(name: str) -> Rules:
    """The rules of a preset, which all tables that play by it share; Refused if there is none of that name."""
    return Rules() if name == "default" else Rules().with_choice("preset", name)
