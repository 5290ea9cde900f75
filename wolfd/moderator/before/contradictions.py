"""What speaks against other rules as soon as they are chosen: nothing that more or fewer players could mend."""

from dataclasses import replace

from engine.commands import Refused
from engine.options import kinds
from engine.setup import Setup, check

COUNTS = ("too-few", "too-many", "wolf-number", "deck-wolves", "deck-too-big")
"""Reasons that more or fewer players may mend."""


def peopled(setup: Setup) -> Setup:
    """The set-up with as many players as it allows: before that, nobody looks at its deck."""
    options = setup.options
    return replace(setup, seats=max(options.min_players, min(setup.seats, options.max_players)))


def new_faults(now: Setup, then: Setup) -> list[Refused]:
    """What would speak against a set-up and does not against the one that is; all, if no number of players could mend it."""
    known = {_key(why) for why in check(peopled(now))}
    found = [why for why in check(peopled(then)) if _key(why) not in known]
    lasting = [why for why in found if why.mid not in COUNTS]
    if lasting or not _is_playable(now) or _is_playable(then):
        return lasting
    return list(check(replace(then, seats=then.options.max_players)))


def _is_playable(setup: Setup) -> bool:
    """Whether some number of players could play so."""
    return any(not check(replace(setup, seats=seats)) for seats in range(1, kinds()["max_players"].most + 1))


def _key(why: Refused) -> tuple[object, ...]:
    return (why.mid, *sorted(why.values.items()))
