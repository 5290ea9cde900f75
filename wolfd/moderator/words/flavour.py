"""Which words a table uses: the terms of its preset's source, its theme, and what its variants word otherwise.

A flavour is the name of a file under `terms/` of a language; a language that words nothing otherwise has no such file.
"""

from engine.options import Options
from wolfd.texts import Flavoured, Message

SECRET = frozenset({"black_death"})
"""Variants of which nobody may be told (BD-1)."""


def flavours(options: Options) -> tuple[str, ...]:
    """The flavours of a game under these options, in their order: a later one counts more."""
    chosen = [variant for variant in options.variants if variant not in SECRET]
    if options.preset != "default":
        chosen.insert(0, options.preset)
    if options.seance_target == "vote":
        chosen.append("seance_vote")
    if options.theme != "werewolf":
        chosen.append(options.theme)
    return tuple(chosen)


def worded(message: Message, options: Options) -> Message | Flavoured:
    """A message in the words of a table."""
    chosen = flavours(options)
    return Flavoured(message, chosen) if chosen else message
