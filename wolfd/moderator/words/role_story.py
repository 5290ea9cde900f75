"""The secret deeds of the roles and variants, as parts of a sentence, besides those of `story`."""

from collections.abc import Callable
from typing import Any

from engine import events as e
from engine.events import Event
from wolfd.moderator.words.naming import role
from wolfd.moderator.words.phrasing import Name, named, pair, shown
from wolfd.texts import Message


def _pointed(mid: str) -> Callable[[Any, Name], Message]:
    """A row for who did something to whom."""
    return lambda ev, name: Message(mid, by=name(ev.by), target=name(ev.target))


def _peeked(ev: e.PeekNoticed, name: Name) -> Message:
    return Message("deed-peeked-caught" if ev.caught else "deed-peeked", who=name(ev.girl))


def _affair(ev: e.Affair, name: Name) -> Message:
    return Message("deed-affair", cheater=name(ev.cheater), abandoned=name(ev.abandoned), third=name(ev.third))


ROLE_DEEDS: dict[type[Event], Callable[[Any, Name], Message]] = {
    e.CentreLaid: lambda ev, _: Message("deed-centre", cards=tuple(map(role, ev.cards))),
    e.Overlaid: lambda ev, name: Message("deed-overlaid", who=name(ev.who), role=role(ev.overlay)),
    e.Swapped: lambda ev, name: Message("deed-swapped", by=name(ev.by), place=ev.place),
    e.Supported: _pointed("deed-supported"),
    e.PriestSaw: lambda ev, name: Message("deed-priest-saw", by=name(ev.to[0]), target=name(ev.target), what=shown(ev.result)),
    e.Charmed: lambda ev, name: Message("deed-charmed", by=name(ev.by), targets=named(ev.targets, name)),
    e.PeekNoticed: _peeked,
    e.GirlTaken: lambda ev, name: Message("deed-girl-taken", who=name(ev.girl)),
    e.LifeLost: lambda ev, name: Message("deed-life-lost", who=name(ev.who)),
    e.CoupleMixed: lambda ev, name: Message("deed-mixed", pair=pair(ev.pair, name)),
    e.TheftAgreed: _pointed("deed-theft"),
    e.CardsExchanged: lambda ev, name: Message("deed-exchanged", one=name(ev.one), other=name(ev.other)),
    e.Affair: _affair,
    e.ElderMourned: lambda ev, name: Message("deed-elder", who=name(ev.who)),
    e.AimReached: lambda ev, name: Message("deed-aim", who=name(ev.who)),
    e.SeanceDoubted: lambda _, __: Message("deed-doubted"),
}
