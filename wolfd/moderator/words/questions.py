"""One seat's open questions in words: what is asked, until when, and what to type. All of them make one line.

One line, because everybody seated gets one private line at each step of the night: a neighbour who sees the screen
from afar learns nothing from it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine import events as e
from engine.asking import legal
from engine.events import Seat
from engine.game import EVERY_KIND
from engine.table import Table
from wolfd.chat.people import User
from wolfd.moderator.words.role_questions import role_values
from wolfd.moderator.words.wording import Name, named, verb_of
from wolfd.texts import Joined, Message, Value

PUBLIC = frozenset(kind.id for kind in EVERY_KIND.values() if not kind.secret)
"""Kinds that everybody knows to be asked; their answers may be typed where all can see that something is typed."""
ORDER = ("group", "support", "swap", "take", "love", "affair", "guard", "see", "kill", "moon_kill", "name", "peek", "guess",
         "catch", "touch", "heal", "poison", "toss", "charm", "spectre", "shoot", "flip", "voters", "seance", "elect",
         "executioner", "nominate", "vote", "secret_vote", "seat", "tie", "host_tie", "confirm", "vouch", "punish",
         "first_voter", "friends", "agent", "declare", "question", "point", "heir", "executioner_heir", "end")
FLOOR = "discussion"
"""The step whose question (`end`) is put to all in public; no private line repeats it."""
OWN_WORDS = {(FLOOR, "end"), ("accept", "confirm"), ("seance_vote", "confirm"), ("seance_whom", "seance"), ("moon_seers", "see")}
"""Steps in which a kind of question is worded for the step, not for the kind."""
BOTH = ("heal", "poison")
"""Kinds that are asked in one sentence."""

NUMBERED = frozenset({"guard", "see", "kill", "poison", "shoot", "elect", "nominate", "vote", "tie", "heir", "support", "take",
                      "name", "toss", "seat", "seance", "host_tie", "guess", "moon_kill", "secret_vote", "executioner",
                      "executioner_heir", "punish", "first_voter", "agent", "spectre", "point"})
"""Kinds that are answered with one seat."""
REMINDED = frozenset({"love", "heal", "confirm", "end"})
"""Other kinds whose reminder says what to type."""
ACCUSING = frozenset({"vote", "nominate", "secret_vote", "tie"})
"""Kinds that are put also to those who may accuse nobody on the list."""
LATER = 0
"""The pick of a Sheriff who will vote last (TS-1)."""


@dataclass(frozen=True, slots=True)
class Form:
    """What a reader types before a verb: by day in the room, and for what is secret."""

    room: str
    secret: str

    def of(self, kind: str) -> str:
        return self.room if kind in PUBLIC else self.secret


def form_of(user: User | None, prefix: str, moderator: str) -> Form:
    """The form that fits a user's latest connection."""
    if user is not None and user.sessions and user.sessions[-1].protocol == "telnet":
        return Form("/", "/")
    return Form(prefix, f"/msg {moderator} ")


def open_to(t: Table, seat: Seat) -> tuple[e.Asked, ...]:
    """What is asked of a seat now, in the order of `ORDER`."""
    return tuple(t.asks[kind, seat] for kind in ORDER if (kind, seat) in t.asks)


def question(t: Table, seat: Seat, left: float, form: Form, name: Name, victim: Seat | None) -> Message | None:
    """All that is asked of a seat, as one message; nothing if nothing is.

    `victim` is what the seat was told of the wolves' choice tonight (0: nobody), nothing if it was told nothing.
    """
    asks = open_to(t, seat)
    if not asks:
        return None
    if tuple(asked.kind for asked in asks) == BOTH:
        return _worded(t, asks[1:], "ask-heal-poison", left, form, name, victim)
    each = [_worded(t, (asked,), _mid(t, asked), left, form, name, victim) for asked in asks]
    return each[0] if len(each) == 1 else Message("ask-several", questions=Joined(tuple(each), "sentences"))


def _mid(t: Table, asked: e.Asked) -> str:
    step = t.round.step if t.round else ""
    if asked.kind in ACCUSING and not any(asked.choices):
        return "ask-vote-nobody"
    if asked.kind == "kill" and t.wolves == asked.to:
        return "ask-kill-alone"
    return f"ask-{step}" if (step, asked.kind) in OWN_WORDS else f"ask-{asked.kind}"


def _worded(t: Table, asks: Sequence[e.Asked], mid: str, left: float, form: Form, name: Name, victim: Seat | None) -> Message:
    asked = asks[0]
    values = {**_picks(t, asked, name), **_about(t, asked, form, name, victim)}
    return Message(mid, do=form.of(asked.kind), seconds=round(left), **values)


def reminder(t: Table, seat: Seat, left: float, form: Form) -> Message | None:
    """A word to a seat that still owes an answer; nothing if it owes none."""
    owed = [asked.kind for asked in open_to(t, seat) if (asked.kind, seat) not in t.answers]
    if not owed or (t.round and t.round.step == FLOOR):
        return None
    kind = owed[0]
    one, other = _example(t, t.asks[kind, seat])
    if kind in NUMBERED and one:
        return Message("remind", seconds=round(left), do=form.of(kind), verb=verb_of(kind), one=one)
    mid = f"remind-{kind}" if kind in REMINDED else "remind-open"
    return Message(mid, seconds=round(left), do=form.of(kind), one=one, other=other)


def _picks(t: Table, asked: e.Asked, name: Name) -> Mapping[str, Value]:
    """The legal picks, and one or two of them as an example."""
    one, other = _example(t, asked)
    seats = tuple(pick for pick in asked.choices if pick)
    return {"choices": named(seats, name), "one": one, "other": other, "least": asked.least, "most": asked.most}


def _example(t: Table, asked: e.Asked) -> tuple[Seat, Seat]:
    """One legal pick and another, not the same ones in each round, or they would draw votes; 0 if there is none."""
    seats = tuple(pick for pick in legal(t, asked) if pick)
    turn = (t.round_no + t.night) % len(seats) if seats else 0
    one, other, *_ = (*seats[turn:], *seats[:turn], 0, 0)
    return one, other


def _about(t: Table, asked: e.Asked, form: Form, name: Name, victim: Seat | None) -> Mapping[str, Value]:
    match asked.kind:
        case "kill":
            return {"pack": named(t.wolves, name)}
        case "heal" | "poison" | "toss":
            return {"victim": _victim(victim, name)}
        case "vote" | "nominate":
            return {"later": Message("may-wait", do=form.room) if LATER in asked.choices else Message("may-not-wait")}
        case "confirm" | "vouch":
            return {"about": name(t.round.about) if t.round else ""}
    return role_values(t, asked, name)


def _victim(victim: Seat | None, name: Name) -> Message:
    if victim is None:
        return Message("victim-untold")
    return Message("victim-shown", who=name(victim)) if victim else Message("victim-nobody")
