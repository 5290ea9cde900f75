"""Scenes with event cards: a table at which the cards under test are all there are, and little else is in the way."""

from typing import Any

from tests.engine.scenes import Scene

PLAIN: dict[str, Any] = {
    "vote_mode": "single", "sheriff_election_time": "off", "last_words_lynch": False, "hunter_last_two": False,
}  # fmt: skip


def moon(seats: str, *cards: str, with_: tuple[str, ...] = (), **options: Any) -> Scene:
    """A scene in which these event cards are the pile; `with_` are further variants."""
    return Scene(seats, variants=(*with_, "new_moon"), new_moon_deck=cards, **{**PLAIN, **options})


def laid(seats: str, *cards: str, with_: tuple[str, ...] = (), **options: Any) -> Scene:
    """A scene in which these permanent cards are in force from the start, and the pile holds one that does nothing."""
    return moon(seats, "devils_pact", with_=with_, new_moon_preset=cards, **options)
