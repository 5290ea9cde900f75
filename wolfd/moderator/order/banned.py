"""The words that nobody may say while the card "Not me, nor wolf" is in force: "me" and "wolf", in each language (4.7.3)."""

import re

from wolfd.moderator.words.naming import caseless

WORDS = frozenset({"me", "wolf", "wolves", "werewolf", "werewolves", "moi", "loup", "loups"})
"""Whole words: `some` is allowed."""
SIGNS = ("我", "狼")
LETTERS = re.compile(r"[^\W\d_]+")


def breaks_word_ban(text: str) -> bool:
    """Whether a line has one of the words in it, in letters of any width and case."""
    plain = caseless(text)
    return any(sign in plain for sign in SIGNS) or not WORDS.isdisjoint(LETTERS.findall(plain))
