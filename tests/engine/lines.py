"""How a scene is written: seats with their cards, and lines of answers.

    seated("1W 2W* 3Se(Sh) 4VL 5ThL / Wi V")    the cards as in the rulebook's section 7, what lies on them, the middle
    seated("1W+V 2Se+W 3Hu+V")                  two cards a seat: the second is the bottom card where the first are open
    parse("wolves 4 by 1, 5 by 2; seer! 3")     the answers, in their order

A line is clauses parted by `;`. A clause is a kind of question (or its role's name), then answers parted by `,`:
picks, then `by` and the seats that answer so; without `by` everybody asked. No picks at all: the only thing that can
be picked (`heal`, `end`). Words for picks: `pass`, `yes`, `no`, `later`. `>` parts rounds of the same question.
A kind with `!` behind it must be refused.
`lynch 2` is whatever votes condemn 2.
"""

import re
from dataclasses import dataclass, field

from engine.events import Picks, Seat, Seats

CODES = {
    "W": "werewolf", "V": "villager", "Se": "seer", "Wi": "witch", "Hu": "hunter", "Gu": "guard", "Cu": "cupid",
    "El": "elder", "Id": "idiot", "Sc": "scapegoat", "Pi": "piper", "Th": "thief", "Gi": "little_girl", "Hy": "hybrid",
    "Ma": "mason", "Co": "cobbler", "An": "angel", "Bo": "bodyguard", "Pr": "priest", "Ti": "tinker", "Me": "medium",
    "Ha": "hunter_lasttwo",
}  # fmt: skip
"""The rulebook's letters; Ti and Me are Villagers with that overlay, Ha is S0's Hunter (version A)."""
SEAT = re.compile(r"(\d+)([A-Z][a-z]*)(?:\+([A-Z][a-z]*))?(\(Sh\))?(L?)(\*?)")
KINDS = {"wolves": "kill", "seer": "see", "cupid": "love", "hunter": "shoot", "thief": "swap", "piper": "charm",
         "girl": "peek", "hybrid": "support", "scapegoat": "voters", "bodyguard": "guard", "angel": "guard"}
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


@dataclass(slots=True)
class Seated:
    """Who sits where: the cards as `Setup.deal` wants them, and what lies on the seats from the start."""

    seats: int = 0
    cards: tuple[str, ...] = ()
    sheriff: Seat = 0
    lovers: list[Seats] = field(default_factory=list)
    charmed: Seats = ()


def seated(text: str) -> Seated:
    """What `1W 2W* 3Se(Sh) ...` says; its numbers must go up from 1, its lovers come in twos."""
    around, _, middle = text.partition("/")
    words = [SEAT.fullmatch(word) for word in around.split()]
    assert all(words), text
    found = [word for word in words if word]
    assert [int(word[1]) for word in found] == list(range(1, len(found) + 1)), text
    seconds = [CODES[word[3]] for word in found if word[3]]
    assert len(seconds) in {0, len(found)}, text
    loving = [int(word[1]) for word in found if word[5]]
    return Seated(
        len(found),
        (*(CODES[word[2]] for word in found), *seconds, *(CODES[word] for word in middle.split())),
        next((int(word[1]) for word in found if word[4]), 0),
        list(zip(loving[::2], loving[1::2], strict=True)),
        tuple(int(word[1]) for word in found if word[6]),
    )


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
