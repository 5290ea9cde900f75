"""Each event in words: a row per event class, in the order of `engine.events`. Who hears it is not decided here."""

from collections.abc import Callable
from typing import Any, TypeAlias

from engine import events as e
from engine.beliefs import Saying
from engine.events import Event, Seat, Seats
from wolfd.moderator.naming import role
from wolfd.moderator.verbs import BY_KIND, Verb
from wolfd.texts import Message, Value

Name: TypeAlias = Callable[[Seat], Value]
"""A seat's number and nick."""
Words: TypeAlias = tuple[Message, ...]
Row: TypeAlias = Callable[[Any, Name], Words]

CARDS_A_LINE = 8
ELECTIONS = ("election", "election_revote")
SEATWISE = ("nomination", "vote", "revote")
"""Steps that ask everybody at once, or one named seat."""


def words(event: Event, name: Name, do: str = "!") -> Words:
    """What an event says to those who may hear it; nothing where it speaks through others.

    `do` is what stands before a verb in the room, whatever client one has.
    """
    if isinstance(event, e.Opened):
        return _opened(event, name, do)
    return ROWS[type(event)](event, name)


def saying(said: Saying, name: Name) -> Message:
    """What an artificial player says."""
    return Message(said.mid, **{key: _spoken(key, value, name) for key, value in said.values})


def _spoken(key: str, value: Seat | str, name: Name) -> Value:
    match key, value:
        case "role", str(card):
            return role(card)
        case "way", int(way):
            return way
    return name(value) if isinstance(value, int) else value


def who(seat: Seat, name: Name) -> Value:
    return name(seat) if seat else Message("nobody")


def named(seats: Seats, name: Name) -> Value:
    return tuple(name(seat) for seat in seats) or Message("nobody")


def shown(what: str) -> Message:
    """A role, or `wolf` / `not_wolf`."""
    return Message(f"what-{what}") if what in {"wolf", "not_wolf"} else role(what)


def _silent(_: Event, __: Name) -> Words:
    return ()


def _one(mid: str, *fields: str) -> Row:
    """A row of one message, whose values are the seats in these fields."""

    def row(event: Event, name: Name) -> Words:
        return (Message(mid, **{field: who(getattr(event, field), name) for field in fields}),)

    return row


# --- the course of the game ---------------------------------------------------------------------------------------


def _began(ev: e.Began, _: Name) -> Words:
    deck = tuple(Message(f"deck-{card}", count=count) for card, count in ev.deck)
    return (Message("game-begins", seats=ev.seats, deck=deck),)


def _dealt(ev: e.Dealt, _: Name) -> Words:
    return (Message("dealt", role=role(ev.card), does=Message(f"does-{ev.card}")),)


def _ended(ev: e.Ended, name: Name) -> Words:
    if not ev.camps:
        return (Message("ended-draw"),)
    camps = tuple(Message(f"camp-{camp}") for camp in ev.camps)
    return (Message("ended", camps=camps, winners=named(ev.winners, name)),)


def _cards_shown(ev: e.CardsShown, name: Name) -> Words:
    cards = [Message("card-of", who=name(seat), role=role(card)) for seat, card in enumerate(ev.cards, 1)]
    lines = [Message("cards-shown", cards=tuple(cards[i:i + CARDS_A_LINE])) for i in range(0, len(cards), CARDS_A_LINE)]
    if ev.lovers:
        lines.append(Message("lovers-shown", pairs=tuple(pair(p, name) for p in ev.lovers)))
    return tuple(lines)


def pair(seats: Seats, name: Name) -> Message:
    return Message("pair", first=name(seats[0]), second=name(seats[1]))


# --- questions ----------------------------------------------------------------------------------------------------


def _opened(ev: e.Opened, name: Name, do: str = "!") -> Words:
    mid = f"step-{ev.step}-one" if ev.step in SEATWISE and ev.about else f"step-{ev.step}"
    return (Message(mid, seconds=round(ev.seconds), about=who(ev.about, name), do=do),)


def _answered(ev: e.Answered, name: Name) -> Words:
    match ev.kind, ev.picks:
        case "confirm", (pick,):
            return (Message("answered-yes" if pick else "answered-no"),)
        case ("vote" | "nominate"), (0,):
            return (Message("answered-later"),)
        case "heal", (0,):
            return (Message("answered-heal-blind"),)
        case kind, ():
            return (Message(f"passed-{kind}"),)
    return (Message(f"answered-{ev.kind}", targets=named(ev.picks, name)),)


def _retracted(ev: e.Retracted, _: Name) -> Words:
    if ev.kind == "confirm":
        return (Message("retracted-confirm"),)
    return (Message("retracted", verb=verb_of(ev.kind)),)


def _voided(ev: e.Voided, _: Name) -> Words:
    return (Message("voided", verb=verb_of(ev.kind)),)


def verb_of(kind: str) -> Verb:
    """The verb that a kind of question is answered with."""
    return BY_KIND[kind]


# --- the night ----------------------------------------------------------------------------------------------------


def _pack_met(ev: e.PackMet, name: Name) -> Words:
    return (Message("pack-met", wolves=named(ev.wolves, name)),)


def _pack_picked(ev: e.PackPicked, name: Name) -> Words:
    if not ev.target:
        return (Message("pack-passed", by=name(ev.by)),)
    return (Message("pack-picked", by=name(ev.by), target=name(ev.target)),)


def _saw(ev: e.Saw, name: Name) -> Words:
    if ev.result in {"wolf", "not_wolf"}:
        return (Message(f"saw-{ev.result}", target=name(ev.target)),)
    return (Message("saw-role", target=name(ev.target), role=role(ev.result)),)


def _victim_shown(ev: e.VictimShown, name: Name) -> Words:
    return (Message("victim-shown", who=name(ev.target)) if ev.target else Message("victim-nobody"),)


# --- death and the day --------------------------------------------------------------------------------------------


def _cause_shown(ev: e.CauseShown, name: Name) -> Words:
    return (Message("cause-shown", who=name(ev.who), cause=Message(f"cause-{ev.cause}")),)


def _revealed(ev: e.Revealed, name: Name) -> Words:
    return (Message("revealed", who=name(ev.who), what=shown(ev.what)),)


def _voted(ev: e.Voted, name: Name) -> Words:
    if not ev.target:
        return (Message("voted-nobody", by=name(ev.by)),)
    return (Message("voted", by=name(ev.by), target=name(ev.target)),)


def _votes_shown(ev: e.VotesShown, name: Name) -> Words:
    against: dict[Seat, list[Seat]] = {}
    for by, target in ev.votes:
        against.setdefault(target, []).append(by)
    mid = "votes-for" if ev.step in ELECTIONS else "votes-against"
    lines = [Message(mid, target=name(target), voters=named(tuple(by), name))
             for target, by in sorted(against.items()) if target]
    if 0 in against:
        lines.append(Message("votes-abstained", voters=named(tuple(against[0]), name)))
    return tuple(lines)


def _counted(ev: e.Counted, name: Name) -> Words:
    if ev.step == "confirm":
        return (Message("counted-confirm", count=ev.totals[0][1] if ev.totals else 0),)
    if not ev.totals:
        return (Message("counted-none"),)
    totals = tuple(Message("total", who=name(seat), count=count) for seat, count in ev.totals)
    return (Message("counted", totals=totals),)


def _tie_decided(ev: e.TieDecided, name: Name) -> Words:
    if not ev.who:
        return (Message("tie-left", by=name(ev.by)),)
    return (Message("tie-decided", by=name(ev.by), who=name(ev.who)),)


ROWS: dict[type[Event], Row] = {
    e.Began: _began,
    e.Dealt: _dealt,
    e.NightFell: lambda ev, _: (Message("night-falls", night=ev.night),),
    e.Dawned: lambda ev, _: (Message("day-breaks", day=ev.day),),
    e.Peaceful: lambda _, __: (Message("peaceful"),),
    e.StalemateNear: lambda _, __: (Message("stalemate-near"),),
    e.Ended: _ended,
    e.CardsShown: _cards_shown,
    e.Opened: _opened,
    e.Asked: _silent,           # `questions`: all that one seat is asked makes one line
    e.Answered: _answered,
    e.Retracted: _retracted,
    e.Voided: _voided,
    e.Closed: _silent,          # what follows tells it
    e.PackMet: _pack_met,
    e.PackPicked: _pack_picked,
    e.PackUnpicked: _one("pack-unpicked", "by"),
    e.Bitten: _silent,
    e.Saw: _saw,
    e.Guarded: _silent,
    e.VictimShown: _victim_shown,
    e.Healed: _silent,
    e.Poisoned: _silent,
    e.Linked: _silent,
    e.InLove: _one("in-love", "partner"),
    e.CoupleMixed: _silent,
    e.Struck: _silent,
    e.Died: _one("died", "who"),
    e.CauseShown: _cause_shown,
    e.Revealed: _revealed,
    e.Fired: _silent,
    e.Shot: _one("shot", "by", "target"),
    e.Removed: _one("removed", "who"),
    e.OrderSet: lambda ev, name: (Message("order-set", order=named(ev.seats, name)),),
    e.Voted: _voted,
    e.Unvoted: _one("unvoted", "by"),
    e.VotesShown: _votes_shown,
    e.Counted: _counted,
    e.Candidates: lambda ev, name: (Message("candidates", who=named(ev.seats, name)),),
    e.Tied: lambda ev, name: (Message("tied", who=named(ev.seats, name)),),
    e.TieAsked: _silent,
    e.TieDecided: _tie_decided,
    e.Condemned: _one("condemned", "who"),
    e.NobodyCondemned: lambda ev, _: (Message(f"nobody-condemned-{ev.why}"),),
    e.Elected: _one("elected", "who"),
    e.NobodyElected: lambda _, __: (Message("nobody-elected"),),
    e.BadgePassed: _one("badge-passed", "by", "to"),
    e.BadgeTorn: _one("badge-torn", "by"),
    e.Stable: _silent,
    e.Rolled: _silent,
    e.Shuffled: _silent,
}
