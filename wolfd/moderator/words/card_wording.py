"""The events of the New Moon's cards in words, besides those of `wording`: a row per class, in the engine's order."""

from collections.abc import Callable
from typing import Any

from engine import events as e
from engine.cards import BY_NUMBER, CARDS
from engine.events import Event
from wolfd.moderator.words.phrasing import Name, Row, Words, named, one, shown, silent
from wolfd.texts import Message

POWERS = ("potions", "see", "shoot", "last_two", "peek", "guard", "lives")
"""Powers that have names; the others are a role's own."""


def card(name: str) -> Message:
    """A card with what it does, as it is told to who asks."""
    row = CARDS[name]
    return Message("card-told", number=row.number, name=Message(f"card-{name}"), timing=Message(f"timing-{row.timing}"),
                   says=Message(f"says-{name}"))


def _laid(ev: e.CardLaid, _: Name) -> Words:
    return (Message("card-laid", number=ev.number, name=Message(f"card-{ev.name}"), says=Message(f"says-{ev.name}")),)


def _drawn(ev: e.CardDrawn, name: Name) -> Words:
    title, says = Message(f"card-{ev.name}"), Message(f"says-{ev.name}")
    timing = Message(f"timing-{BY_NUMBER[ev.number].timing}")
    if not ev.by:
        return (Message("card-drawn-by-me", number=ev.number, name=title, timing=timing, says=says),)
    return (Message("card-drawn", by=name(ev.by), number=ev.number, name=title, timing=timing, says=says),)


def _by_whom(mid: str) -> Row:
    """A row for a choice that somebody made, or nobody's seat: `-by-lot`."""

    def row(ev: Any, name: Name) -> Words:
        if not ev.by:
            return (Message(f"{mid}-by-lot", who=name(ev.who)),)
        return (Message(mid, by=name(ev.by), who=name(ev.who)),)

    return row


def _either(yes: str, no: str) -> Row:
    return lambda ev, name: (Message(yes if ev.saved else no, who=name(ev.who)),)


def _friends(ev: e.FriendsNamed, name: Name) -> Words:
    if not ev.names:
        return (Message("friends-none"),)
    pairs = tuple(Message("friends-of", who=name(seat), friends=named(friends, name)) for seat, friends in ev.names)
    return (Message("friends-named", names=pairs),)


def _distrusted(ev: e.Distrusted, name: Name) -> Words:
    return (Message("distrusted", who=named(ev.seats, name)) if ev.seats else Message("distrusted-nobody"),)


def _spirit(ev: e.SpiritAnswered, name: Name) -> Words:
    question = Message(f"question-{ev.question}", about=name(ev.about))
    return (Message("spirit-yes" if ev.yes else "spirit-no", by=name(ev.by), question=question),)


def _executioner(ev: e.ExecutionerNamed, name: Name) -> Words:
    if not ev.by:
        return (Message("executioner-elected", who=name(ev.who)),)
    return (Message("executioner-heir", by=name(ev.by), who=name(ev.who)),)


def _moon_picked(ev: e.MoonPicked, name: Name) -> Words:
    if not ev.target:
        return (Message("moon-passed", by=name(ev.by)),)
    return (Message("moon-picked", by=name(ev.by), target=name(ev.target)),)


def _exchanged(ev: e.PowersExchanged, _: Name) -> Words:
    powers = tuple(Message(f"power-{power}" if power in POWERS else "power-other") for power in ev.powers)
    return (Message("powers-exchanged", powers=powers or Message("none")),)


def _seats(mid: str) -> Row:
    return lambda ev, name: (Message(mid, who=named(ev.seats, name)),)


CARD_ROWS: dict[type[Event], Row] = {
    e.GroupsFormed: lambda ev, name: (Message("groups-formed", first=named(ev.first, name), second=named(ev.second, name)),),
    e.CardLaid: _laid,
    e.CardDrawn: _drawn,
    e.CardDiscarded: lambda ev, _: (Message("card-discarded", number=ev.number, name=Message(f"card-{ev.name}")),),
    e.CardEnded: lambda ev, _: (Message("card-ended", name=Message(f"card-{ev.name}")),),
    e.PileRenewed: lambda _, __: (Message("pile-renewed"),),
    e.PileEmpty: lambda _, __: (Message("pile-empty"),),
    e.WentAway: _seats("went-away"),
    e.CameBack: _seats("came-back"),
    e.Excused: _seats("excused"),
    e.VoteGrown: lambda ev, name: (Message("vote-grown", who=name(ev.who), weight=ev.weight),),
    e.SeenAloud: lambda ev, _: (Message("seen-aloud", what=tuple(map(shown, ev.results))),),
    e.CoinTossed: _either("coin-saved", "coin-lost"),
    e.FirstVoterNamed: _by_whom("first-voter"),
    e.FriendsNamed: _friends,
    e.Distrusted: _distrusted,
    e.Designated: _by_whom("designated"),
    e.Vouched: one("vouched", "by"),
    e.Unvouched: one("unvouched", "by"),
    e.Judged: _either("judged-saved", "judged-lost"),
    e.SpiritAnswered: _spirit,
    e.Returned: one("returned", "who"),
    e.ExecutionerNamed: _executioner,
    e.ExecutedShown: lambda ev, name: (Message("executed-shown", who=name(ev.who), what=shown(ev.what)),),
    e.SheriffDismissed: one("sheriff-dismissed", "who"),
    e.HarvestDeclared: lambda ev, _: (Message("harvest-declared" if ev.declared else "harvest-not-declared"),),
    e.Allied: silent,
    e.WolvesShown: lambda ev, name: (Message("wolves-shown", wolves=named(ev.wolves, name)),),
    e.MoonPackMet: lambda ev, name: (Message("moon-pack-met", pack=named(ev.pack, name)),),
    e.MoonPicked: _moon_picked,
    e.MoonUnpicked: one("moon-unpicked", "by"),
    e.SpectreRose: lambda ev, name: (Message("spectre-rose", wolves=named(ev.wolves, name)),),
    e.SpectreNamed: silent,
    e.PotionGained: lambda ev, _: (Message(f"potion-gained-{ev.potion}"),),
    e.PowersExchanged: _exchanged,
    e.PotionsPassed: silent,
}


def _spectre(ev: e.SpectreNamed, name: Name) -> Message:
    if not ev.wolf:
        return Message("deed-spectre-nobody", by=name(ev.by))
    return Message("deed-spectre", by=name(ev.by), wolf=name(ev.wolf))


CARD_DEEDS: dict[type[Event], Callable[[Any, Name], Message]] = {
    e.Allied: lambda ev, name: Message("deed-allied", who=name(ev.who)),
    e.SpectreNamed: _spectre,
    e.PotionsPassed: lambda ev, name: Message("deed-potions-passed", one=name(ev.one), other=name(ev.other)),
}
"""The cards' secret deeds, as parts of a sentence."""
