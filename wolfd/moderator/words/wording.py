"""Each event in words: a row per event class, in the order of `engine.events`. Who hears it is not decided here."""

from engine import events as e
from engine.events import Event, Seat
from engine.players.beliefs import Saying
from wolfd.moderator.typed.verb import Verb
from wolfd.moderator.typed.verbs import BY_KIND
from wolfd.moderator.words.card_wording import CARD_ROWS
from wolfd.moderator.words.naming import role
from wolfd.moderator.words.phrasing import Name, Row, Words, named, one, pair, shown, silent, who
from wolfd.moderator.words.role_wording import ROLE_ROWS
from wolfd.texts import Message, Value

__all__ = ["ROWS", "Name", "Words", "named", "pair", "shown", "verb_of", "words"]

CARDS_A_LINE = 8
SHOWN_AS = {
    "nomination": "nominated-by",
    **dict.fromkeys(("election", "election_revote", "executioner", "executioner_revote"), "votes-for"),
}
"""Step -> how its votes are told, where they are not votes for a death."""
VOTED_AS = {"nominate": ("nominated", "nominated-nobody"), "elect": ("voted-in", "voted-nobody"), "executioner": ("voted-in", "voted-nobody")}
"""Kind of question -> how a live vote that answers it is told, and one for nobody, where it is no vote for a death."""
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
    seconds = ev.seconds or ("",) * len(ev.cards)
    cards = [card_of(seat, card, second, name) for seat, (card, second) in enumerate(zip(ev.cards, seconds, strict=True), 1)]
    lines = [Message("cards-shown", cards=tuple(cards[i:i + CARDS_A_LINE])) for i in range(0, len(cards), CARDS_A_LINE)]
    if ev.lovers:
        lines.append(Message("lovers-shown", pairs=tuple(pair(p, name) for p in ev.lovers)))
    if ev.overlays:
        hidden = tuple(Message("overlay-of", role=role(overlay), who=name(seat)) for overlay, seat in ev.overlays)
        lines.append(Message("overlays-shown", overlays=hidden))
    if ev.charmed:
        lines.append(Message("charmed-shown", who=named(ev.charmed, name)))
    if ev.supports:
        supports = tuple(Message("support-of", who=name(by), target=name(target)) for by, target in ev.supports)
        lines.append(Message("supports-shown", supports=supports))
    if ev.fascinated:
        lines.append(Message("fascinated-shown", who=named(ev.fascinated, name)))
    if ev.allies:
        lines.append(Message("allies-shown", who=named(ev.allies, name)))
    return tuple(lines)


def card_of(seat: Seat, card: str, second: str, name: Name) -> Message:
    """A seat with its card, or its two."""
    if not second:
        return Message("card-of", who=name(seat), role=role(card))
    return Message("card-of-two", who=name(seat), role=role(card), second=role(second))


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
    return (Message(f"answered-{ev.kind}", targets=named(ev.picks, name), pick=ev.picks[0]),)


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
    return (Message("saw-role", target=name(ev.target), role=shown(ev.result)),)


def _victim_shown(ev: e.VictimShown, name: Name) -> Words:
    if ev.lost:
        return (Message("victim-lost", who=name(ev.target)),)
    return (Message("victim-shown", who=name(ev.target)) if ev.target else Message("victim-nobody"),)


def _in_love(ev: e.InLove, name: Name) -> Words:
    love = Message("in-love", partner=name(ev.partner))
    return (love, Message("in-love-card", partner=name(ev.partner), role=shown(ev.card))) if ev.card else (love,)


# --- death and the day --------------------------------------------------------------------------------------------


def _cause_shown(ev: e.CauseShown, name: Name) -> Words:
    return (Message("cause-shown", who=name(ev.who), cause=Message(f"cause-{ev.cause}")),)


def _revealed(ev: e.Revealed, name: Name) -> Words:
    return (Message("revealed", who=name(ev.who), what=shown(ev.what)),)


def _voted(ev: e.Voted, name: Name) -> Words:
    given, nobody = VOTED_AS.get(ev.kind, ("voted", "voted-nobody"))
    if not ev.target:
        return (Message(nobody, by=name(ev.by)),)
    return (Message(given, by=name(ev.by), target=name(ev.target)),)


def _unvoted(ev: e.Unvoted, name: Name) -> Words:
    return (Message("unnominated" if ev.kind == "nominate" else "unvoted", by=name(ev.by)),)


def _votes_shown(ev: e.VotesShown, name: Name) -> Words:
    against: dict[Seat, list[Seat]] = {}
    for by, target in ev.votes:
        against.setdefault(target, []).append(by)
    mid = SHOWN_AS.get(ev.step, "votes-against")
    lines = [Message(mid, target=name(target), voters=named(tuple(by), name))
             for target, by in sorted(against.items()) if target]
    if 0 in against:
        lines.append(Message("votes-abstained", voters=named(tuple(against[0]), name)))
    return tuple(lines)


def _mercy_shown(ev: e.MercyShown, name: Name) -> Words:
    sides = (("votes-to-die", ev.dies), ("votes-to-live", ev.lives))
    return tuple(Message(mid, voters=named(seats, name)) for mid, seats in sides if seats)


def _counted(ev: e.Counted, name: Name) -> Words:
    if ev.step == "confirm":
        return (Message("counted-confirm", count=ev.totals[0][1] if ev.totals else 0),)
    is_nomination = ev.step == "nomination"
    if not ev.totals:
        return (Message("counted-none-nominated" if is_nomination else "counted-none"),)
    totals = tuple(Message("total", who=name(seat), count=count) for seat, count in ev.totals)
    return (Message("counted-nominations" if is_nomination else "counted", totals=totals),)


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
    e.Asked: silent,           # `questions`: all that one seat is asked makes one line
    e.Answered: _answered,
    e.Retracted: _retracted,
    e.Voided: _voided,
    e.Closed: silent,          # what follows tells it
    e.PackMet: _pack_met,
    e.PackPicked: _pack_picked,
    e.PackUnpicked: one("pack-unpicked", "by"),
    e.Bitten: silent,
    e.Saw: _saw,
    e.Guarded: silent,
    e.VictimShown: _victim_shown,
    e.Healed: silent,
    e.Poisoned: silent,
    e.Linked: silent,
    e.InLove: _in_love,
    e.CoupleMixed: silent,
    e.Struck: silent,
    e.Died: one("died", "who"),
    e.CauseShown: _cause_shown,
    e.Revealed: _revealed,
    e.Fired: silent,
    e.Shot: one("shot", "by", "target"),
    e.Removed: one("removed", "who"),
    e.TakenOver: one("taken-over", "who"),
    e.OrderSet: lambda ev, name: (Message("order-set", order=named(ev.seats, name)),),
    e.Voted: _voted,
    e.Unvoted: _unvoted,
    e.VotesShown: _votes_shown,
    e.MercyVoted: lambda ev, name: (Message("voted-to-die" if ev.dies else "voted-to-live", by=name(ev.by)),),
    e.MercyShown: _mercy_shown,
    e.Counted: _counted,
    e.Candidates: lambda ev, name: (Message("candidates", who=named(ev.seats, name)),),
    e.Tied: lambda ev, name: (Message("tied", who=named(ev.seats, name)),),
    e.TieAsked: silent,
    e.TieDecided: _tie_decided,
    e.Condemned: one("condemned", "who"),
    e.NobodyCondemned: lambda ev, _: (Message(f"nobody-condemned-{ev.why}"),),
    e.Elected: one("elected", "who"),
    e.NobodyElected: lambda _, __: (Message("nobody-elected"),),
    e.BadgePassed: one("badge-passed", "by", "to"),
    e.BadgeTorn: one("badge-torn", "by"),
    e.Stable: silent,
    e.Rolled: silent,
    e.Shuffled: silent,
    **ROLE_ROWS,
    **CARD_ROWS,
}
