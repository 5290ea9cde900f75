"""The rules that a table chooses before the start: options, presets, the deck; and its language."""

from dataclasses import replace
from typing import Any

from engine import options, presets
from engine.options import Options
from engine.setup import Setup
from wolfd.moderator.seats import Seats

RESETS = ("preset", "new")
"""Choices that begin the rules anew."""
LANGUAGE, FILL = "language", "fill"
OF_TABLE = frozenset({LANGUAGE, FILL})
"""The choices that are none of the game's: the table's language, and when artificial players come by themselves."""
SMALL = 7
"""Seats up to which a table is small: its nights go fast, for few act in them."""
Choices = tuple[tuple[str, str], ...]


class Rules:
    """The options that a table has chosen, and the choices, as the engine calls them, that led to them."""

    def __init__(self, chosen: Options | None = None, choices: Choices = ()) -> None:
        self.options = chosen or Options()
        self.choices = choices
        self._paced: dict[str, Options] = {}
        """The same options at other speeds: whoever comes in asks for them, and to make them is dear."""

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
        chosen = self.options
        if not self.has_speed and len(seats.humans) == 1:
            chosen = self._at("slow")
        elif not self.has_speed and len(seats) <= SMALL:
            chosen = self._at("brisk")
        drawn = chosen.moderator_mode == "human_lot" and seats.host is None and bool(seats.humans)
        return Setup(len(seats) - drawn, chosen)

    def _at(self, speed: str) -> Options:
        """The chosen options at a speed."""
        if speed not in self._paced:
            self._paced[speed] = replace(self.options, speed=speed)
        return self._paced[speed]
