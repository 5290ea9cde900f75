"""A tale as lines: for reading, as an IRC client of one seat would have kept it, or as one JSON object."""

from collections.abc import Iterator
from typing import Any

import click
import msgspec

from engine.events import Seat
from wolfd.control.shell import harmless
from wolfd.texts import Message
from wolfd.views.tale import Moment, Tale

COLOURS = {"public": None, "private": "magenta", "sealed": "bright_black"}
WATCHER: Seat = -1
"""Who has no seat and hears what all hear; 0 is a human moderator's."""


def as_text(tale: Tale, language: str, seat: Seat | None = None) -> Iterator[str]:
    """The tale for reading; of a seat, what its player saw, his questions too."""
    yield click.style(harmless(Message("log-title", game=tale.game, room=tale.chan).text(language)), bold=True)
    for chapter in tale.chapters:
        moments = [moment for moment in chapter.moments if _is_told(moment, seat)]
        if moments:
            yield ""
            yield click.style(f"== {chapter.title.text(language)}", bold=True, fg="cyan")
        yield from (_line(tale, moment, language) for moment in moments)


def as_irc(tale: Tale, language: str, seat: Seat | None = None) -> Iterator[str]:
    """The tale as a client's log."""
    for moment in tale.moments:
        if _is_told(moment, seat) and moment.lane != "sealed":
            yield f"{harmless(f'{moment.ts[:10]} {moment.ts[11:19]} {tale.chan}')} {_irc_line(tale, moment, language)}"


def as_json(tale: Tale, language: str, seat: Seat | None = None) -> bytes:
    """The tale as one object; its moments worded in a language."""
    told: dict[str, Any] = {
        "game": tale.game, "chan": tale.chan, "opened": tale.opened, "started": tale.started, "ended": tale.ended,
        "why": tale.why, "camps": tale.camps, "winners": tale.winners, "digest": tale.digest, "opening": tale.opening,
        "records": [tale.first, tale.last], "replays": tale.is_faithful,
        "seats": [_seat(place) for place in tale.places.values()] if seat is None else [],
        "chapters": [{"kind": chapter.kind, "number": chapter.number,
                      "moments": [_moment(tale, moment, language) for moment in chapter.moments if _is_told(moment, seat)]}
                     for chapter in tale.chapters],
        "votes": [{"day": ballot.chapter.number, "step": ballot.step, "about": ballot.about, "shown": ballot.shown,
                   "votes": sorted(ballot.choices.items())} for ballot in tale.ballots if seat is None or ballot.shown],
    }  # fmt: skip
    return msgspec.json.encode(told)


def _is_told(moment: Moment, seat: Seat | None) -> bool:
    if seat is None:
        return moment.kind != "asked"
    return moment.reaches(seat)


def _irc_line(tale: Tale, moment: Moment, language: str) -> str:
    who, text = _text(tale.speaker(moment), language), harmless(moment.words.text(language))
    if moment.kind == "table":
        return f"-!- {text}"
    return f"<{who}> {text}" if moment.lane == "public" else f"[{who} -> {_ends(tale, moment, language)}] {text}"


def _line(tale: Tale, moment: Moment, language: str) -> str:
    clock = click.style(harmless(moment.ts[11:19]), dim=True)
    text = harmless(moment.words.text(language))
    if moment.by or moment.nick:
        text = f"<{_text(tale.speaker(moment), language)}> {text}"
    if moment.lane == "private":
        text = f"[{_ends(tale, moment, language)}] {text}"
    elif moment.lane == "sealed":
        text = f"({text})"
    return f"{clock} {click.style(text, fg=COLOURS[moment.lane])}"


def _ends(tale: Tale, moment: Moment, language: str) -> str:
    """Whom a private moment reached, but for who spoke."""
    others = [seat for seat in moment.to or () if seat != moment.by]
    if not others:
        return Message("log-moderator").text(language)
    return ", ".join(_text(tale.label(seat), language) for seat in others)


def _text(words: Message | str, language: str) -> str:
    return harmless(words if isinstance(words, str) else words.text(language))


def _seat(place: Any) -> dict[str, object]:
    return {"seat": place.number, "nick": place.nick, "person": place.person, "account": place.account, "bot": place.bot,
            "cards": place.cards, "now": place.now, "cause": place.cause}


def _moment(tale: Tale, moment: Moment, language: str) -> dict[str, object]:
    return {"seq": moment.seq, "ts": moment.ts, "kind": moment.kind, "lane": moment.lane, "to": moment.to,
            "by": moment.by, "who": _text(tale.speaker(moment), language), "text": moment.words.text(language)}
