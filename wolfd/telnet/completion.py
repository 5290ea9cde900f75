"""Finishing a word: what Tab puts into the line, or lists. Pure."""

import itertools
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Completion:
    """What is to be inserted, and what is to be listed above the line; of both nothing if there is no such word."""

    insert: str = ""
    listed: str = ""


def complete(before: str, words: Sequence[str]) -> Completion:
    """Finish the last word of a text as far as the words agree; where they differ at once, list them.

    Of a word only what stands before its first blank is typed; the rest is for the reader (`3 Ann`).
    """
    typed = len(before.rpartition(" ")[2])
    rest = _agreed([word.partition(" ")[0][typed:] for word in words])
    if len(words) == 1:
        return Completion(rest + " ")
    return Completion(rest) if rest else Completion(listed="  ".join(words))


def _agreed(words: Sequence[str]) -> str:
    """How the words begin, all of them."""
    if not words:
        return ""
    least, most = min(words), max(words)
    same = itertools.takewhile(lambda pair: pair[0] == pair[1], zip(least, most, strict=False))
    return "".join(sign for sign, _ in same)
