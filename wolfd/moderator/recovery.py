"""After a restart: the tables and games of the record, set up again as they were.

`fold` (`folding`) makes them of records; `check` re-runs the open games without anybody hearing of it (`wolfd -t`);
`restore` puts the tables into a hall that nobody has entered yet.
"""

import contextlib
from collections.abc import Mapping

from twisted.logger import Logger

from engine.commands import Refused
from engine.game import Game
from wolfd.chat.names import fold as fold_name
from wolfd.moderator import outdated
from wolfd.moderator.before.bench import Place
from wolfd.moderator.before.filling import seat_bot
from wolfd.moderator.before.rules import Rules
from wolfd.moderator.before.waiting import Waiting
from wolfd.moderator.folding import Saved, SavedSeat, fold, hole
from wolfd.moderator.office import Office
from wolfd.moderator.seats import HOST, Chair
from wolfd.moderator.table import Table
from wolfd.texts import Message

LOG = Logger()

__all__ = ["Saved", "check", "fold", "hole", "restore"]


# --- checking ---------------------------------------------------------------------------------------------------------


def check(tables: Mapping[str, Saved]) -> list[str]:
    """What keeps open games from going on, a line each; nothing if all of them come out the same again."""
    faults = []
    for saved in tables.values():
        if not saved.is_whole:
            faults.append(f"game {saved.game} at {saved.chan}: the log is damaged since it was opened")
        elif saved.started is not None:
            try:
                Game.rebuild(saved.deal().setup, saved.deal().seed, saved.history())
            except outdated.UNLIKE as why:
                faults.append(f"game {saved.game} at {saved.chan} would be called off: {outdated.reason(why)}")
    return faults


# --- setting up again ---------------------------------------------------------------------------------------------------


def restore(office: Office, tables: Mapping[str, Saved]) -> None:
    """Set up every open table as it was; what has a hole or does not come out the same again is called off."""
    for saved in tables.values():
        channel = office.hall.open(saved.chan)
        table = office.tables[fold_name(channel.name)]
        table.bench.places = [Place(nick, person, account) for nick, person, account in saved.bench]
        if not saved.is_whole:
            LOG.error("{game} at {chan}: called off, because the log is damaged since it was opened", game=saved.game, chan=saved.chan)
            _call_off(table, saved, "damaged", Message("aborted-damaged"))
        elif saved.started is not None and saved.batches:
            office.sides.restore(saved.game, saved.withheld)
            _restore_game(table, saved)
        else:
            _restore_waiting(table.waiting, saved)


def _restore_waiting(waiting: Waiting, saved: Saved) -> None:
    waiting.restore(saved.game, _rules(saved), *_places(saved))


def _restore_game(table: Table, saved: Saved) -> None:
    table.waiting.rules = _rules(saved)
    table.waiting.seats.chairs, table.waiting.seats.host = _places(saved)
    try:
        playing = table.deal(saved.deal())
        gone = {s.seat: s.gone_at for s in saved.seats if s.gone_at is not None}
        playing.restore(saved.history(), saved.left, gone, saved.said)
        playing.persons |= saved.persons
    except Exception as why:  # noqa: BLE001 - whatever it is, this game cannot go on; the server must start
        outdated.complain(saved.game, saved.chan, why)
        _call_off(table, saved, "changed", Message("aborted-changed"))
        return
    for chair in playing.seats.bots:
        seat_bot(table.means, table.channel, chair)
    playing.stand_still(saved.held)


def _call_off(table: Table, saved: Saved, why: str, told: Message) -> None:
    """End it on record; those who come are told why."""
    table.notice = told
    table.drop(saved.game, why)


def _rules(saved: Saved) -> Rules:
    """The rules that were chosen; a choice that this version refuses is left out."""
    rules = Rules()
    for name, text in saved.choices:
        with contextlib.suppress(Refused):
            rules = rules.with_choice(name, text)
    return rules


def _places(saved: Saved) -> tuple[list[Chair], Chair | None]:
    """The chairs at the table, and the human moderator's place, if there is one."""
    places = [_chair(seat) for seat in saved.seats]
    return [chair for chair in places if chair.number != HOST], next((chair for chair in places if chair.number == HOST), None)


def _chair(saved: SavedSeat) -> Chair:
    chair = Chair(saved.seat, saved.nick, saved.person, account=saved.account, bot=saved.bot)
    chair.key, chair.given_up, chair.here, chair.leads = saved.key, saved.given_up, False, saved.leads
    return chair
