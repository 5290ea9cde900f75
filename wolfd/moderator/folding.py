"""The record folded into the tables that were open when it ended. Knows only records; `recovery` sets the tables up again."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine import codec
from engine.events import Opened, Seat
from wolfd.chat.muffling import Kind
from wolfd.moderator.play.deal import Batch, Deal, Heard, saying_of
from wolfd.moderator.play.standing import HELD
from wolfd.moderator.seats import HOST

HOLE = "hole"
STRANGE = (KeyError, ValueError, TypeError, AttributeError, IndexError)
"""What comes of a record that is not as any writer makes it, and that nothing proves: it stood behind others that are lost."""
OF_GAMES = ("table.", "game.")
"""How the types of records begin without which a game is another."""


@dataclass(slots=True)
class SavedSeat:
    """A seat as the record last told of it."""

    seat: Seat
    nick: str
    person: str
    account: str | None
    bot: bool
    key: str = ""
    given_up: bool = False
    leads: bool = False
    """Whether its person is the host."""
    gone_at: int | None = None
    """How many commands the game had had when its player went; nothing while he is there."""


@dataclass(slots=True)
class Saved:
    """An open table: before its game, or in it."""

    game: str
    chan: str
    choices: list[tuple[str, str]] = field(default_factory=list)
    seats: list[SavedSeat] = field(default_factory=list)
    started: Mapping[str, Any] | None = None
    batches: list[Mapping[str, Any]] = field(default_factory=list)
    left: float | None = None
    """Seconds of the open round, as last put on record."""
    held: str = ""
    """Why somebody in charge has let it stand still; empty if nobody has."""
    said: list[Heard] = field(default_factory=list)
    bench: list[tuple[str, str, str | None]] = field(default_factory=list)
    """Who waited for a seat: nick, person, account."""
    persons: set[str] = field(default_factory=set)
    """All that have had a seat in the game, and their accounts."""
    withheld: list[tuple[str, Kind, str]] = field(default_factory=list)
    """What players said of themselves that is shown when the game is over: nick, kind, text."""
    first: int = 0
    """The number of the record that opened it; 0 if that is lost."""
    is_whole: bool = True
    """Whether no record since its opening is lost: then it may go on."""

    def deal(self) -> Deal:
        """What the game is made from; ValueError if this version cannot read it."""
        if self.started is None:
            raise ValueError("the game has not begun")
        return Deal(self.game, codec.setup(self.started["setup"]), bytes.fromhex(self.started["seed"]),
                    bytes.fromhex(self.started["nonce"]))

    def history(self) -> list[Batch]:
        """The commands and what they caused; ValueError if this version cannot read one."""
        return [(codec.command(record["command"]), tuple(map(codec.event, record["events"]))) for record in self.batches]


def hole(seq: int) -> Mapping[str, Any]:
    """What stands among the records, at any place, for damage: the record of this number cannot be read."""
    return {"type": HOLE, "seq": seq}


def fold(records: Iterable[Mapping[str, Any]]) -> dict[str, Saved]:
    """The open tables by the names of their games, in the order of their opening.

    Records of other types are passed over, and those that repeat one that was read (`dup`). Of a lost record nobody
    knows of which game it was, so a hole is one in every table that was open by then.
    """
    tables: dict[str, Saved] = {}
    seen: set[object] = set()
    closed: set[str] = set()
    holes: list[int] = []
    for record in records:
        if record.get("type") == HOLE:
            holes.append(record["seq"])
            continue
        seen.add(record.get("seq"))
        if record.get("dup") is not None and record["dup"] in seen:
            continue
        kind, game = str(record.get("type")), record.get("game") or ""
        if kind == "table.opened" and "chan" in record:
            tables[game] = Saved(game, record["chan"], first=record.get("seq", 0))
        elif kind in {"table.closed", "game.ended"}:
            tables.pop(game, None)
            closed.add(game)
        elif game in tables:
            try:
                _take(tables[game], kind, record)
            except STRANGE:
                tables[game].is_whole = False
        elif game not in closed and kind.startswith(OF_GAMES) and "chan" in record:
            tables[game] = Saved(game, record["chan"], is_whole=False)
    for saved in tables.values():
        saved.is_whole = saved.is_whole and all(seq < saved.first for seq in holes)
    return tables


def _take(saved: Saved, kind: str, record: Mapping[str, Any]) -> None:
    match kind:
        case "table.option":
            saved.choices.append((record["name"], record["value"]))
        case "table.seated" | "table.returned" | "table.substituted":
            _seat(saved, kind, record)
            saved.persons |= _persons(record)
        case "table.benched" | "table.unbenched":
            _bench(saved, kind, record)
        case "table.left" | "table.led" | "table.unowned":
            {"table.left": _unseat, "table.led": _lead, "table.unowned": _disown}[kind](saved, record)
        case "table.started":
            _start(saved, record)
        case "game.command":
            saved.batches.append(record)
            saved.left = _opened(record) or saved.left
        case "chat.message" if "said" in record:
            saved.said.append((len(saved.batches), saying_of(record["said"])))
        case "chat.withheld":
            saved.withheld.append((record["nick"], record["kind"], record["text"]))
        case "clock.tick" | "clock.lag" | "table.paused" | "table.resumed" | "table.extended":
            _stand(saved, kind, record)


def _seat(saved: Saved, kind: str, record: Mapping[str, Any]) -> None:
    leads = kind != "table.substituted" and any(s.leads for s in saved.seats if s.seat == record["seat"])
    seat = SavedSeat(record["seat"], record["nick"], record["person"], record["account"], record["bot"], record.get("key", ""), leads=leads)
    saved.seats = sorted([*(s for s in saved.seats if s.seat != seat.seat), seat], key=lambda s: s.seat)


def _disown(saved: Saved, record: Mapping[str, Any]) -> None:
    """An account is no more: whoever makes one of that name has nothing of its owner's."""
    account = record["account"]
    for seat in saved.seats:
        seat.account = seat.account if seat.account != account else None
    saved.bench = [(nick, person, own if own != account else None) for nick, person, own in saved.bench]


def _lead(saved: Saved, record: Mapping[str, Any]) -> None:
    for seat in saved.seats:
        seat.leads = seat.seat == record["seat"]


def _start(saved: Saved, record: Mapping[str, Any]) -> None:
    leading = {seat.seat for seat in saved.seats if seat.leads}
    saved.started = record
    saved.seats = [SavedSeat(**seat, leads=seat["seat"] in leading) for seat in record["seats"]]
    saved.persons = {person for seat in record["seats"] for person in _persons(seat)}


def _stand(saved: Saved, kind: str, record: Mapping[str, Any]) -> None:
    saved.left = record.get("left", saved.left)
    if kind == "table.paused" and record["why"] in HELD:
        saved.held = record["why"]
    elif kind == "table.resumed":
        saved.held = ""


def _bench(saved: Saved, kind: str, record: Mapping[str, Any]) -> None:
    saved.bench = [place for place in saved.bench if place[1] != record["person"]]
    if kind == "table.benched":
        saved.bench.append((record["nick"], record["person"], record["account"]))


def _persons(seat: Mapping[str, Any]) -> set[str]:
    return {name for name in (seat["person"], seat["account"]) if name is not None} if not seat["bot"] else set()


def _unseat(saved: Saved, record: Mapping[str, Any]) -> None:
    if saved.started is None:
        saved.seats = [s for s in saved.seats if s.seat != record["seat"]]
        for number, seat in enumerate((s for s in saved.seats if s.seat != HOST), 1):
            seat.seat = number
        return
    seat = next(s for s in saved.seats if s.seat == record["seat"])
    seat.given_up = record["given_up"]
    seat.gone_at = len(saved.batches)


def _opened(record: Mapping[str, Any]) -> float | None:
    """The seconds of the round that a command has opened; nothing if it opened none."""
    seconds = [event["seconds"] for event in record["events"] if event["is"] == Opened.__name__]
    return seconds[-1] if seconds else None
