"""What really happened, told when the game is over: the secret deeds of each night and the deaths of each day."""

from collections.abc import Callable, Iterable
from typing import Any

from engine import events as e
from engine.events import Event
from wolfd.moderator.words.card_wording import CARD_DEEDS
from wolfd.moderator.words.role_story import ROLE_DEEDS
from wolfd.moderator.words.wording import Name, Words, named, pair, shown, words
from wolfd.texts import Joined, Message

Chapter = tuple[str, int]
"""A night or a day: the message that tells it, and its number."""


def story(events: Iterable[Event], name: Name) -> Words:
    """One line a night and a day, from all events of a game; days on which nothing was done are left out."""
    lines: list[Message] = []
    chapter: Chapter | None = None
    deeds: list[Message] = []
    for event in events:
        match event:
            case e.NightFell(night):
                lines += _told(chapter, deeds)
                chapter, deeds = ("story-night", night), []
            case e.Dawned(day):
                # What the night struck is told at dawn, before any deed of the day.
                lines += _told(chapter, deeds)
                chapter, deeds = ("story-day", day), []
            case _:
                deeds += deed(event, name)
    return (*lines, *_told(chapter, deeds))


def _told(chapter: Chapter | None, deeds: list[Message]) -> Words:
    if chapter is None or not deeds:
        return ()
    mid, number = chapter
    return (Message(mid, number=number, deeds=Joined(tuple(deeds), "clauses")),)


def deed(event: Event, name: Name) -> Words:
    """What a secret event was, as part of a sentence; nothing where others tell it."""
    row = DEEDS.get(type(event))
    return (row(event, name),) if row else ()


def host_words(event: Event, name: Name) -> Words:
    """What a human moderator hears of an event that not all hear: what others are told, and what nobody is."""
    match event:
        case e.Public() | e.Dealt() | e.DealtTwice() | e.Asked() | e.Answered(_, _, "kill"):
            return ()       # the pack's answers are told as they point
        case e.Told(to):
            return tuple(Message("host-heard", to=named(to, name), what=message) for message in words(event, name) if 0 not in to)
        case e.Pack():
            return words(event, name)
    return tuple(Message("host-deed", what=message) for message in deed(event, name))


def _by(mid: str) -> Callable[[Any, Name], Message]:
    """A row for who did something to whom; `-nobody` where it was done to nobody."""
    return lambda ev, name: Message(mid if ev.target else f"{mid}-nobody", by=name(ev.by), target=name(ev.target))


def _bitten(ev: e.Bitten, name: Name) -> Message:
    return Message("deed-bitten", target=name(ev.target)) if ev.target else Message("deed-bitten-nobody")


def _saw(ev: e.Saw, name: Name) -> Message:
    return Message("deed-saw", by=name(ev.to[0]), target=name(ev.target), what=shown(ev.result))


DEEDS: dict[type[Event], Callable[[Any, Name], Message]] = {
    e.Linked: lambda ev, name: Message("deed-linked", pair=pair(ev.pair, name)),
    e.Guarded: _by("deed-guarded"),
    e.Saw: _saw,
    e.Bitten: _bitten,
    e.Healed: _by("deed-healed"),
    e.Poisoned: _by("deed-poisoned"),
    e.Fired: _by("deed-fired"),
    e.Struck: lambda ev, name: Message("deed-struck", who=name(ev.who), cause=Message(f"cause-{ev.cause}")),
    **ROLE_DEEDS,
    **CARD_DEEDS,
}
