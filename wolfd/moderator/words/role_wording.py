"""The events of the roles and variants in words, besides those of `wording`: a row per class, in the engine's order."""

from engine import events as e
from engine.events import Event
from wolfd.moderator.words.naming import role
from wolfd.moderator.words.phrasing import Name, Row, Words, named, one, shown, silent
from wolfd.texts import Message

CARDS_A_LINE = 8


# --- cards ------------------------------------------------------------------------------------------------------------


def _two(mid: str, first: str, second: str) -> Words:
    does, also = Message(f"does-{first}"), Message(f"does-{second}") if second != first else Message("nothing-more")
    return (Message(mid, role=role(first), second=role(second), does=does, also=also),)


def _open_cards(ev: e.OpenCards, name: Name) -> Words:
    cards = [Message("card-of", who=name(seat), role=role(card)) for seat, card in enumerate(ev.cards, 1)]
    return tuple(Message("open-cards", cards=tuple(cards[i:i + CARDS_A_LINE])) for i in range(0, len(cards), CARDS_A_LINE))


def _card_changed(ev: e.CardChanged, _: Name) -> Words:
    if ev.second:
        return _two("card-changed-twice", ev.card, ev.second)
    return (Message("card-changed", role=role(ev.card), does=Message(f"does-{ev.card}")),)


# --- the night --------------------------------------------------------------------------------------------------------


def _centre_shown(ev: e.CentreShown, _: Name) -> Words:
    return (Message("centre-shown", cards=centre(ev.cards)),)


def centre(cards: tuple[str, ...]) -> tuple[Message, ...]:
    """The cards in the middle by their places."""
    return tuple(Message("centre-card", place=place, role=role(card)) for place, card in enumerate(cards, 1))


def _peeked(ev: e.Peeked, name: Name) -> Words:
    if not ev.wolves:
        return (Message("peeked-nobody"),)
    return (Message("peeked", count=len(ev.wolves), who=named(ev.wolves, name)),)


def _blurred(ev: e.SawBlurred, name: Name) -> Words:
    return (Message("saw-blurred", target=name(ev.target), what=tuple(shown(what) for what in ev.results)),)


def _glimpsed(ev: e.WitchGlimpsed, name: Name) -> Words:
    return (Message("witch-glimpsed", who=name(ev.witch)) if ev.witch else Message("witch-glimpsed-nobody"),)


# --- the day ----------------------------------------------------------------------------------------------------------


def _voters_named(ev: e.VotersNamed, name: Name) -> Words:
    if not ev.seats:
        return (Message("voters-named-nobody", day=ev.day),)
    return (Message("voters-named", day=ev.day, who=named(ev.seats, name)),)


def _seance_moved(ev: e.SeanceMoved, name: Name) -> Words:
    if not ev.dead:
        return (Message("seance-moved-open", by=name(ev.by)),)
    return (Message("seance-moved", by=name(ev.by), dead=name(ev.dead)),)


ROLE_ROWS: dict[type[Event], Row] = {
    e.DealtTwice: lambda ev, _: _two("dealt-twice", ev.card, ev.second),
    e.OpenCards: _open_cards,
    e.CentreLaid: silent,
    e.Overlaid: silent,
    e.RuleNoted: lambda ev, _: (Message(f"rule-{ev.rule}"),),
    e.ClassesHeld: silent,
    e.CardChanged: _card_changed,
    e.PowersLost: lambda _, __: (Message("powers-lost"),),
    e.MasonsMet: lambda ev, name: (Message("masons-met", who=named(ev.masons, name)),),
    e.CentreShown: _centre_shown,
    e.Swapped: silent,
    e.Supported: silent,
    e.PriestSaw: lambda ev, name: (Message(f"priest-saw-{ev.result}", target=name(ev.target)),),
    e.Charmed: silent,
    e.CharmedMet: lambda ev, name: (Message("charmed-met", who=named(ev.charmed, name)),),
    e.Peeked: _peeked,
    e.PeekNoticed: silent,
    e.GirlCaught: lambda ev, name: (Message("girl-caught", who=name(ev.girl)),),
    e.GirlTaken: silent,
    e.LifeLost: silent,
    e.Fascinated: lambda _, __: (Message("fascinated"),),
    e.SawBlurred: _blurred,
    e.WitchGlimpsed: _glimpsed,
    e.TheftAgreed: silent,
    e.CardsExchanged: silent,
    e.CardShown: lambda ev, _: (Message("card-shown", role=role(ev.card), does=Message(f"does-{ev.card}")),),
    e.PotionTossed: lambda ev, _: (Message(f"potion-{ev.potion}"),),
    e.Affair: silent,
    e.ElderMourned: silent,
    e.AimReached: silent,
    e.IdiotFlipped: one("idiot-flipped", "who"),
    e.Blamed: one("blamed", "who"),
    e.DiesInstead: one("dies-instead", "who", "condemned"),
    e.SatDown: one("sat-down", "by", "who"),
    e.VotersNamed: _voters_named,
    e.VoteLost: one("vote-lost", "who"),
    e.SeanceMoved: _seance_moved,
    e.SeanceHeld: one("seance-held", "dead"),
    e.SeanceRefused: lambda _, __: (Message("seance-refused"),),
    e.SeanceDoubted: silent,
}
