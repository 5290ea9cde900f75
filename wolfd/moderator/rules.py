"""The rules that a table chooses before the start: options, presets, the deck."""

from dataclasses import replace
from typing import Any

from engine import options, presets
from engine.options import Options
from engine.setup import Setup
from wolfd.moderator.seats import Seats

RESETS = ("preset", "new")
"""Choices that begin the rules anew."""
Choices = tuple[tuple[str, str], ...]


class Rules:
    """The options that a table has chosen, and the choices, as they were typed, that led to them."""

    def __init__(self, chosen: Options | None = None, choices: Choices = ()) -> None:
        self.options = chosen or Options()
        self.choices = choices

    def with_choice(self, name: str, text: str) -> "Rules":
        """These rules with one option set, or all by a preset; Refused if there is no such option, value or preset."""
        if name in RESETS:
            return Rules(presets.preset(text), ((name, text),))
        value: Any = options.parse(name, text)
        return Rules(replace(self.options, **{name: value}), (*self.choices, (name, text)))

    def setup(self, seats: Seats, brisk_below: int) -> Setup:
        """The set-up for these seats: few humans play at a brisk pace, unless they chose one."""
        chosen = self.options
        if "speed" not in dict(self.choices) and len(seats.humans) < brisk_below:
            chosen = replace(chosen, speed="brisk")
        return Setup(len(seats), chosen)
