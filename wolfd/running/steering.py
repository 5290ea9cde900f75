"""What the control socket asks, done by the hall, the office and the log. Only `app` makes one.

What a running game hides is in no answer; who reads it by other ways (`wolflog`) is on record, and the players are
told when their game is over.
"""

import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from twisted.internet.defer import Deferred
from twisted.internet.interfaces import IReactorTime

from wolfd import __version__
from wolfd.chat.bans import Ban, against
from wolfd.chat.bans import span as seconds_of
from wolfd.chat.hall import Hall
from wolfd.chat.names import fold
from wolfd.chat.people import Refused, User
from wolfd.control import socket_server
from wolfd.control.socket_client import NAME
from wolfd.control.socket_verbs import CannotDo, Later, Means, Told, Why
from wolfd.journal import Journal
from wolfd.moderator.office import Office
from wolfd.moderator.play.playing import Playing
from wolfd.moderator.table import Table
from wolfd.moderator.words.lasting import span
from wolfd.reactor import TurnReactor
from wolfd.running.tending import Tending, utc
from wolfd.texts import Message
from wolfd.turn import Turn

GLANCE = 1.0
"""Seconds between two looks whether all games are over."""
PAUSE = "operator"
DRAIN = "drain"


@dataclass(frozen=True, slots=True)
class Parts:
    """What is steered."""

    hall: Hall
    office: Office
    journal: Journal
    clock: IReactorTime
    state: Path
    stop: Callable[[str], None]


class Steering:
    """Implements the protocols of `control.socket_verbs`."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts
        self._hall, self._office, self._journal = parts.hall, parts.office, parts.journal
        self._since = parts.hall.wall()
        self._read: Counter[str] = Counter()
        self.draining = ""
        """Why the server is to stop when the games are over, as the operator put it; nothing if it is not."""
        self._door = socket_server.Door(parts.state / NAME)
        self._journal.on_closed = self._game_closed

    def open(self, reactor: TurnReactor, turn: Turn, tending: Tending) -> None:
        """Listen at the control socket; raises OSError if there can be none."""
        log = self._journal
        desk = socket_server.Desk(Means(self, self, self, tending, tending), log, lambda: log.trouble is not None)
        self._door.open(reactor, socket_server.ControlFactory(desk, turn, reactor))

    def close(self) -> None:
        """Listen no more, now that the reactor has ended."""
        self._door.close()

    # --- looking --------------------------------------------------------------------------------------------------

    def status(self) -> Told:
        users = self._people()
        running = [table for table in self._office.tables.values() if table.playing is not None]
        log = self._journal
        return {
            "version": __version__, "pid": os.getpid(), "since": utc(self._since), "people": len(users),
            "connections": sum(len(user.sessions) for user in users), "games": len(running),
            "waiting": sum(1 for table in self._office.tables.values() if table.playing is None and len(table.seats)),
            "log": str(log.trouble.strerror or log.trouble) if log.trouble else "ok",
            **({"draining": self.draining} if self.draining else {}),
        }  # fmt: skip

    def games(self) -> Told:
        return [_game(table) for table in self._office.tables.values() if table.playing is not None or len(table.seats)]

    def players(self) -> Told:
        return [self._player(user) for user in self._people()]

    def bans(self) -> Told:
        return [_ban(ban) for ban in self._hall.bans.all()]

    # --- steering -------------------------------------------------------------------------------------------------

    def kick(self, nick: str, reason: str) -> Told:
        user = self._hall.find_user(nick)
        if user is None or user.bot or user in self._hall.services:
            raise CannotDo(f"nobody here is called {nick}")
        found = self._player(user)
        self._hall.dismiss(user, Message("operator-kicks", reason=reason))
        return found

    def ban(self, target: str, why: Why, span: str, *, spares: bool) -> Later:
        user = self._hall.find_user(target)
        if user is not None and not user.bot and user not in self._hall.services:
            target = against(user)
        try:
            ban, out = self._hall.ban(target, by=why.by, reason=why.reason, seconds=seconds_of(span), spares=spares)
        except Refused as refused:
            raise _cannot(refused) from refused
        return self._when_kept({**_ban(ban), "out": [user.nick for user in out]})

    def unban(self, target: str, why: Why) -> Later:
        try:
            lifted = self._hall.unban(target, by=why.by, reason=why.reason)
        except Refused as refused:
            raise _cannot(refused) from refused
        return self._when_kept(_ban(lifted))

    def broadcast(self, text: str) -> Told:
        return self._tell_all(Message("operator-says", text=text))

    def pause(self, game: str) -> Told:
        playing = self._playing(game)
        if playing.paused:
            raise CannotDo(f"the game stands still already ({playing.paused})")
        playing.pause(PAUSE)
        return _named(playing)

    def resume(self, game: str) -> Told:
        playing = self._playing(game)
        if not playing.paused or playing.paused == "disk":
            raise CannotDo("the log cannot be written" if playing.paused else "the game is not paused")
        before = playing.paused
        playing.resume()
        if playing.paused == before:
            raise CannotDo(f"the game stands still at once again ({before}): nobody is there to play it")
        return _named(playing)

    def abort(self, game: str) -> Told:
        playing = self._playing(game)
        playing.abort(PAUSE)
        return _named(playing)

    def drain(self, reason: str, seconds: float) -> Told:
        if self.draining:
            raise CannotDo(f"that is under way already ({self.draining})")
        self.draining, self._office.is_closing = reason, True
        told = self._tell_all(Message("operator-drains-within", span=span(seconds)) if seconds else Message("operator-drains"))
        until = self._parts.clock.seconds() + seconds if seconds else None
        self._parts.clock.callLater(GLANCE, self._look, until)  # not at once: the answer is to get out
        return {**told, "games": sum(table.playing is not None for table in self._office.tables.values())}

    # --- keeping --------------------------------------------------------------------------------------------------

    def log(self) -> Told:
        log = self._journal
        return {
            "directory": str(log.place), "segment": log.segment, "records": log.seq, "checkpoint": str(log.checkpoint),
            "trouble": str(log.trouble.strerror or log.trouble) if log.trouble else "",
        }  # fmt: skip

    def rotate(self) -> Told:
        self._journal.rotate()
        return {"segment": self._journal.segment}

    def forget(self, person: str) -> Told:
        try:
            count = self._journal.seals.forget(person)
        except OSError as error:
            raise CannotDo(f"the keys cannot be erased: {error.strerror}") from error
        if not count:
            raise CannotDo(f"no data of {person} is under seal")
        return {"person": person, "keys": count}

    def read(self, game: str) -> Told:
        if not game:
            return {}
        self._read[game] += 1
        table = next((table for table in self._office.tables.values() if table.playing and table.playing.deal.game == game), None)
        return {"game": game, "chan": table.channel.name if table else ""}

    def noting(self, records: Iterable[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
        """Records from before this start as they pass; who has read open games' secrets is remembered."""
        for fields in records:
            if fields.get("type") == "admin.read" and fields.get("outcome") == "done":
                self._read[fields.get("game", "")] += 1
            yield fields

    # --- small ----------------------------------------------------------------------------------------------------

    def _people(self) -> list[User]:
        return [user for user in self._hall.users.values() if not user.bot and user not in self._hall.services]

    def _player(self, user: User) -> dict[str, object]:
        table = self._office.table_of(user)
        chair = table.seats.of(user) if table else None
        return {
            "nick": user.nick, "person": user.person, "account": user.account, "address": user.address,
            "by": [session.protocol for session in user.sessions], "channels": [channel.name for channel in user.channels],
            "since": utc(user.since), "seat": f"{table.channel.name} {chair.number}" if table and chair else None,
        }  # fmt: skip

    def _when_kept(self, told: Told) -> Later:
        """What was done about a ban, when it is written down; CannotDo if it lasts only until the next start."""
        done: Later = Deferred()
        self._hall.bans.after(lambda why: done.errback(CannotDo(why)) if why else done.callback(told))
        return done

    def _playing(self, game: str) -> Playing:
        for table in self._office.tables.values():
            if table.playing is not None and (table.playing.deal.game == game or fold(table.channel.name) == fold(game)):
                return table.playing
        raise CannotDo(f"no game {game} is running")

    def _tell_all(self, message: Message) -> dict[str, object]:
        users = self._people()
        for user in users:
            self._hall.tell(user, message)
        return {"people": len(users)}

    def _look(self, until: float | None) -> None:
        """Stop when no game runs any more, or at a time anyway: games go on after the next start."""
        is_running = any(table.playing is not None for table in self._office.tables.values())
        if not is_running or (until is not None and self._parts.clock.seconds() >= until):
            self._parts.stop(DRAIN)
        else:
            self._parts.clock.callLater(GLANCE, self._look, until)

    def _game_closed(self, game: str, chan: str) -> None:
        """A game is over: who played it hears now whether somebody has looked at its secrets."""
        times = self._read.pop(game, 0)
        if times:
            self._parts.clock.callLater(0, self._confess, chan, times)

    def _confess(self, chan: str, times: int) -> None:
        channel = self._hall.find_channel(chan)
        if channel is not None:
            self._hall.announce(channel, Message("operator-read", times=times))


def _game(table: Table) -> dict[str, object]:
    """A table as everybody may see it."""
    playing = table.playing
    t = playing.table if playing else None
    state = "waiting" if playing is None else f"paused: {playing.paused}" if playing.paused else "running"
    return {
        "game": playing.deal.game if playing else table.waiting.game, "chan": table.channel.name, "state": state,
        "phase": f"{t.phase} {t.night if t.phase == 'night' else t.day}" if t else "", "seats": len(table.seats),
        "people": [chair.nick for chair in table.seats.humans],
        "away": [chair.nick for chair in table.seats.humans if not chair.here],
    }  # fmt: skip


def _ban(ban: Ban) -> dict[str, object]:
    return {"target": ban.target, "reason": ban.reason, "by": ban.by, "since": utc(ban.made), "until": utc(ban.until) if ban.until else "lifted",
            "accounts": "let in" if ban.spares else "shut out", "id": ban.appeal}


def _cannot(refused: Refused) -> CannotDo:
    return CannotDo(Message(refused.mid, **refused.values).text("en"))


def _named(playing: Playing) -> dict[str, object]:
    return {"game": playing.deal.game, "chan": playing.channel.name}
