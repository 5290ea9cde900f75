"""One game as an HTML page that needs nothing else: no script, no other file, nothing from a network.

All languages are in it; the reader picks one, and whose eyes to see with, by buttons that work by style alone. Whatever
people said stands in it as text; it can do nothing to the page.
"""

from collections.abc import Iterable
from functools import partial
from html import escape
from pathlib import Path
from typing import TypeAlias

from engine.events import Seat
from engine.roles import ROLES
from wolfd.journal import Verdict
from wolfd.moderator.words.naming import role
from wolfd.texts import Message
from wolfd.texts import Wording as Worded
from wolfd.texts.tongues import CODES, LANGUAGES
from wolfd.views.proving import Badge, badges
from wolfd.views.tale import Ballot, Chapter, Moment, Place, Tale

STYLE = (Path(__file__).parent / "page.css").read_text()
POLICY = "default-src 'none'; style-src 'unsafe-inline'"
WOLVES = frozenset(role.id for role in ROLES if role.wolf)
LANES = {"public": "pub", "private": "prv", "sealed": "sld"}
KINDS = {"asked": " ask", "broken": " broken"}
EVERYBODY: Seat = 0

Text: TypeAlias = Worded | str


def page(tale: Tale, verdict: Verdict | None, origin: tuple[str, str], language: str) -> str:
    """The page of a game. `verdict` is what was found of its log, if that was checked; `origin` its log and software."""
    title = Message("log-title", game=tale.game, room=tale.chan)
    found = badges(tale, verdict)
    parts = (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title.text(language))}</title>",
        f"<style>\n{STYLE}{_rules(tale)}</style>\n</head>\n<body>",
        *_switches(tale, language),
        f"<header>\n{_language_chips()}\n<h1>{_each(title)}</h1>",
        f"<p>{_when(tale)}</p>",
        _badges(found),
        "" if tale.ended else f'<p class="warning">{_each(Message("log-open"))}</p>',
        "</header>\n<main>",
        _section("log-seats", _seats(tale)),
        _section("log-timeline", _timeline(tale)),
        _section("log-votes", _votes(tale)),
        _section("log-knowledge", _knowledge(tale)),
        _section("log-proof", _proof(found)),
        "</main>",
        _footer(tale, origin),
        "</body>\n</html>\n",
    )
    return "\n".join(part for part in parts if part)


def _when(tale: Tale) -> str:
    begun, ended = tale.started or tale.opened, tale.ended
    return escape(f"{begun[:10]} {begun[11:16]}–{ended[11:16]} UTC")


# --- languages and eyes -----------------------------------------------------------------------------------------------


def _each(words: Text) -> str:
    """Words in every language, of which the style shows one; once, where they are all the same."""
    if isinstance(words, str):
        return f"<bdi>{escape(words)}</bdi>"
    texts = [words.text(code) for code in CODES]
    if len(set(texts)) == 1:
        return f"<bdi>{escape(texts[0])}</bdi>"
    return "".join(f'<span lang="{code}">{escape(text)}</span>' for code, text in zip(CODES, texts, strict=True))


def _switches(tale: Tale, language: str) -> Iterable[str]:
    for code in CODES:
        yield f'<input class="pick" type="radio" name="l" id="l-{code}"{" checked" if code == language else ""}>'
    for view in ("all", 0, *tale.places):
        yield f'<input class="pick" type="radio" name="v" id="v-{view}"{" checked" if view == "all" else ""}>'


def _rules(tale: Tale) -> str:
    """The style that shows one language, and to one pair of eyes only what they could see."""
    picks = (*(f"l-{code}" for code in CODES), *(f"v-{view}" for view in ("all", 0, *tale.places)))
    rules = (
        *(f'#l-{code}:checked ~ * [lang]:not([lang="{code}"]) {{ display: none; }}' for code in CODES),
        *(f'#{pick}:checked ~ * label[for="{pick}"] {{ background: var(--line); font-weight: 600; }}' for pick in picks),
        "#v-0:checked ~ main .m:not(.pub) { display: none; }",
        *(f"#v-{seat}:checked ~ main .m:not(.pub):not(.s{seat}) {{ display: none; }}" for seat in tale.places),
        *(f"#v-{seat}:checked ~ main .ask.s{seat} {{ display: flex; }}" for seat in tale.places),
    )
    return "".join(f"{rule}\n" for rule in rules)


def _language_chips() -> str:
    chips = "".join(f'<label for="l-{each.code}">{each.own_name}</label>' for each in LANGUAGES)
    return f'<div class="chips">{chips}</div>'


def _view_chips(tale: Tale) -> str:
    chips: list[tuple[str, Text]] = [("all", Message("log-view-all")), ("0", Message("log-view-public"))]
    chips += [(str(seat), place.label) for seat, place in tale.places.items()]
    labels = "".join(f'<label for="v-{view}">{_each(name)}</label>' for view, name in chips)
    return f'<div class="chips">{_each(Message("log-view"))} {labels}</div>'


# --- the parts --------------------------------------------------------------------------------------------------------


def _section(title: str, content: str) -> str:
    return f"<section>\n<h2>{_each(Message(title))}</h2>\n{content}\n</section>"


def _table(head: Iterable[str], rows: Iterable[Iterable[str]], caption: str = "") -> str:
    """A table of cells that are whole already; it scrolls by itself where it is too wide."""
    told = f"<caption>{caption}</caption>" if caption else ""
    body = "\n".join(f"<tr>{''.join(row)}</tr>" for row in rows)
    return f'<div class="wide"><table>{told}\n<thead><tr>{"".join(head)}</tr></thead>\n<tbody>\n{body}\n</tbody></table></div>'


def _th(words: Text) -> str:
    return f'<th scope="col">{_each(words)}</th>'


def _seats(tale: Tale) -> str:
    return _table(map(_th, map(Message, ("log-seat", "log-card", "log-fate"))), map(partial(_place, tale), tale.places.values()))


def _place(tale: Tale, place: Place) -> Iterable[str]:
    marks = [Message("log-bot")] if place.bot else []
    marks += [Message("log-won")] if place.number in tale.winners else []
    yield f'<th scope="row">{_each(place.label)} {" ".join(f"<small>{_each(mark)}</small>" for mark in marks)}</th>'
    yield f"<td{_wolf(place)}>{_cards(place)}</td>"
    if place.died is None:
        yield f"<td>{_each(Message('log-lived')) if tale.ended else ''}</td>"
    else:
        cause = Message(f"cause-{place.cause}") if place.cause else ""
        yield f"<td>{_each(Message('log-died', when=place.died.short, cause=cause))}</td>"


def _cards(place: Place) -> str:
    """What was dealt to a seat, and what it has in the end where that is something else."""
    dealt = " + ".join(_each(role(card)) for card in place.cards)
    return f"{dealt} → {_each(role(place.now))}" if place.now and place.now not in place.cards else dealt


def _wolf(place: Place | None) -> str:
    return ' class="wolf"' if place is not None and place.now in WOLVES else ""


def _timeline(tale: Tale) -> str:
    lanes = "".join(f"<span>{_each(Message(mid))}</span>" for mid in ("log-lane-public", "log-lane-private"))
    chapters = "\n".join(_chapter(tale, chapter) for chapter in tale.chapters if chapter.moments)
    return f'{_view_chips(tale)}\n<div class="legend">{lanes}</div>\n{chapters}'


def _chapter(tale: Tale, chapter: Chapter) -> str:
    moments = "\n".join(_moment(tale, moment) for moment in chapter.moments)
    return f'<section class="{chapter.kind}">\n<h3>{_each(chapter.title)}</h3>\n<ol class="lanes">\n{moments}\n</ol>\n</section>'


def _moment(tale: Tale, moment: Moment) -> str:
    seats = "".join(f" s{seat}" for seat in moment.to or ())
    who = f"<b>{_each(tale.speaker(moment))}</b> " if moment.by or moment.nick else ""
    return (f'<li class="m {LANES[moment.lane]}{KINDS.get(moment.kind, "")}{seats}" id="r{moment.seq}">'
            f'<time datetime="{escape(moment.ts)}">{escape(moment.ts[11:19])}</time><p>{_to(tale, moment)}{who}{_each(moment.words)}</p></li>')


def _to(tale: Tale, moment: Moment) -> str:
    """Whom a moment reached, where that was not everybody."""
    match moment.lane:
        case "public":
            return ""
        case "sealed":
            return f"<i>{_each(Message('log-lane-sealed'))}</i> "
    others = tuple(tale.label(seat) for seat in moment.to or () if seat != moment.by)
    return f"<i>{_each(Message('log-to', who=others or Message('log-moderator')))}</i> "


def _votes(tale: Tale) -> str:
    """Who chose whom in each vote: a row a voter, a column a vote."""
    if not tale.ballots:
        return f"<p>{_each(Message('log-votes-none'))}</p>"
    head = [_th(Message("log-seat")), *map(_ballot_head, tale.ballots)]
    return _table(head, (_voter(tale, place) for place in tale.places.values()))


def _ballot_head(ballot: Ballot) -> str:
    about = f" {ballot.about}" if ballot.about else ""
    secret = "" if ballot.shown or ballot.about else f" <small>{_each(Message('log-vote-secret'))}</small>"
    return f'<th scope="col">{_each(ballot.chapter.short)} <small>{_each(Message(f"name-{ballot.step}"))}{about}</small>{secret}</th>'


def _voter(tale: Tale, place: Place) -> Iterable[str]:
    yield f'<th scope="row"{_wolf(place)}>{_each(place.label)}</th>'
    for ballot in tale.ballots:
        if place.number not in ballot.choices:
            yield "<td></td>"
        else:
            yield _choice(tale, ballot, ballot.choices[place.number])


def _choice(tale: Tale, ballot: Ballot, choice: Seat | None) -> str:
    if choice is None or (choice == 0 and not ballot.about):
        return f'<td class="n">{_each(Message("log-abstained"))}</td>'
    if ballot.about:
        return f'<td class="n">{_each(Message("log-yes" if choice else "log-no"))}</td>'
    place = tale.places.get(choice)
    return f'<td class="n"><span{_wolf(place)}>{_each(tale.label(choice))}</span></td>'


def _knowledge(tale: Tale) -> str:
    """Who knew what of whom, since when: a row for who knew, a column for whom."""
    hint = _each(Message("log-knowledge-hint"))
    head = ["<th></th>", *(_th(place.label) for place in tale.places.values())]
    rows = [_knower(tale, seat) for seat in (EVERYBODY, *tale.places)]
    return _table(head, rows, hint)


def _knower(tale: Tale, knower: Seat) -> Iterable[str]:
    place = tale.places.get(knower)
    name: Text = place.label if place else Message("log-everybody")
    yield f'<th scope="row"{_wolf(place)}>{_each(name)}</th>'
    for about in tale.places:
        told = [f"{_each(each.what)} <small>{_each(each.chapter.short)}</small>"
                for each in tale.insights if each.knower == knower and each.about == about]
        yield f"<td>{'<br>'.join(told)}</td>"


def _badges(found: Iterable[Badge]) -> str:
    chips = "".join(f'<span class="badge {badge.tone}">{badge.sign} {_each(badge.word)}</span>' for badge in found)
    return f'<div class="chips">{chips}</div>'


def _proof(found: Iterable[Badge]) -> str:
    told = "\n".join(f"<dt>{_each(badge.word)}</dt><dd>{_each(badge.told)}</dd>" for badge in found)
    return f'<dl class="proof">\n{told}\n</dl>'


def _footer(tale: Tale, origin: tuple[str, str]) -> str:
    log, software = origin
    where = Message("log-records", first=tale.first, last=tale.last, log=log, software=software)
    return f"<footer>{_each(where if tale.first else Message('log-made', software=software))}</footer>"
