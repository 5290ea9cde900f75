"""How a scene is written: seats with their cards, and lines of answers.

    dealt("1W 2W 3Se 4V")                       the cards as in the rulebook's section 7
    parse("wolves 4 by 1, 5 by 2; seer! 3")     the answers, in their order

A line is clauses parted by `;`. A clause is a kind of question (or its role's name), then answers parted by `,`:
picks, then `by` and the seats that answer so; without `by` everybody asked. No picks at all: the only thing that can
be picked (`heal`, `end`). Words for picks: `pass`, `yes`, `no`, `later`. `>` parts rounds of the same question.
A kind with `!` behind it must be refused.
`lynch 2` is whatever votes condemn 2.
"""

import re
from dataclasses import dataclass

from engine.events import Picks, Seat, Seats

CODES = {
    "W": "werewolf", "V": "villager", "Se": "seer", "Wi": "witch", "Hu": "hunter", "Gu": "guard", "Cu": "cupid",
}  # fmt: skip
KINDS = {"wolves": "kill", "seer": "see", "cupid": "love", "hunter": "shoot"}
WORDS: dict[str, Picks] = {"pass": (), "yes": (1,), "no": (0,), "later": (0,)}


@dataclass(slots=True)
class Act:
    """One answer of a line: `by` nobody means everybody asked; no `picks` the only ones there are."""

    kind: str
    picks: Picks | None
    by: Seats
    turn: int
    """In which round that asks this of the seat: 0 the first."""
    refused: bool
    used: int = 0


def dealt(seats: str) -> tuple[str, ...]:
    """The cards of `1W 2W 3Se ...`, whose numbers must go up from 1."""
    pairs = [re.fullmatch(r"(\d+)([A-Z][a-z]*)", word) for word in seats.split()]
    assert all(pairs), seats
    assert [int(pair[1]) for pair in pairs if pair] == list(range(1, len(pairs) + 1)), seats
    return tuple(CODES[pair[2]] for pair in pairs if pair)


def parse(line: str) -> tuple[list[Act], Seat]:
    """The answers of a line in their order, and the seat it lynches (0: none)."""
    acts: list[Act] = []
    victim = 0
    for clause in filter(None, map(str.strip, line.split(";"))):
        word, _, rest = clause.partition(" ")
        if word == "lynch":
            victim = int(rest)
            continue
        name = word.rstrip("!")
        for turn, part in enumerate(rest.split(">")):
            for choice in part.split(","):
                picks, _, by = f" {choice.strip()} ".partition(" by ")
                acts.append(Act(KINDS.get(name, name), _picks(picks.split()), _seats(by), turn, word.endswith("!")))
    return acts, victim


def _picks(words: list[str]) -> Picks | None:
    if not words:
        return None
    return WORDS[words[0]] if words[0] in WORDS else tuple(map(int, words))


def _seats(words: str) -> Seats:
    return tuple(map(int, words.split()))
