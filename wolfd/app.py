"""The only joiner: builds the parts from the configuration, connects them, opens the doors, and ends in good order.

Start: sockets bound, state locked, games and tables recovered, doors open - in this order, so that nobody comes in
before what was promised to him is there again. Stop: doors closed, everybody told, output flushed, log closed.
"""

import gc
import secrets
import signal
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

import msgspec
from twisted.internet.defer import Deferred
from twisted.internet.threads import deferToThreadPool
from twisted.logger import Logger
from twisted.python.threadpool import ThreadPool

from wolfd import accounts, gates, journal, settings
from wolfd import reactor as reactors
from wolfd.accounts import Desk
from wolfd.chat.hall import Hall
from wolfd.control import activation, addresses, complaints, greeting, holding, limits, notify, papers, standard_files
from wolfd.control.config import Config
from wolfd.control.failures import CannotRun, Code
from wolfd.journal import Outside, Upkeep
from wolfd.moderator import recovery
from wolfd.moderator.office import Office
from wolfd.moderator.order import staff
from wolfd.moderator.play.playing import Playing
from wolfd.reactor import TurnReactor
from wolfd.running import checking, monitoring, opening, recalling, steering, tending
from wolfd.running.library import Library
from wolfd.running.overseers import furnish, named_operators, tell_operators
from wolfd.running.reload import Outcome, Parts, Reload
from wolfd.texts import Message
from wolfd.turn import Turn

FAREWELL = 5.0
"""Seconds in which connections must take what is still out for them, when the server stops."""
GLANCE = 0.02
"""Seconds between two looks whether they have."""

OFF = addresses.OFF

T = TypeVar("T")

LOG = Logger()


def run(config: Config, read: Callable[[], Config]) -> None:
    """Serve until asked to stop; CannotRun if that cannot begin, or the log cannot go on. `read` gives it anew."""
    standard_files.fill()
    complaints.begin(config.server.complaints)
    handed = activation.take()
    config = activation.served(config, handed)
    checking.check_accounts(config, config.state or journal.default_state())
    read_again = partial(_read_again, read, handed)
    holding.stop_if_asked()
    server = Server(config, read_again, reactors.install(), gates.bind(config.listen, activation.doors(handed)),
                    monitoring.bind(config.metrics.listen))
    server.open()
    server.serve()


class Server:
    """All parts of one daemon, joined."""

    def __init__(self, config: Config, read: Callable[[], Config], reactor: TurnReactor, bound: gates.Bound,
                 watched: gates.Doors) -> None:
        self._config = config
        self._reactor = reactor
        self._state = config.state or journal.default_state()
        self._threads = ThreadPool(0, 1, "log")
        self._journal = opening.log(self._state, Outside(reactor, self._in_thread), config)
        self._ids = opening.names(self._state)
        self._turn = Turn(self._journal)
        self._hall = Hall(config.server.name, reactor, self._journal, self._turn, moderator=config.rooms.moderator,
                          mid_of=self._ids.message, limits=settings.hall(config), bounds=settings.history(config))
        self._office = Office(self._hall, reactor, self._journal, opening.house_secret(self._state), secrets.token_bytes,
                              settings.moderator(config))
        self._hall.host = self._office
        self._office.recap.library = Library(self._state, reactor, settings.pages(config))
        self._hashers = ThreadPool(0, accounts.WORKERS, "passwords")
        store = accounts.store_at(settings.bans(self._state, config), reactor)
        self._hall.bans.name, self._hall.bans.contact = self._ids.appeal, config.server.contact
        self._hall.bans.keep = self._bans = accounts.StoredBans(store)
        self._desk = self._keep_accounts(store, config) if config.accounts.store != OFF else None
        self._door = limits.Door(config.limits, limits.room())
        shown = papers.first(settings.certificate(self._state, config), config, reactor, self._hall.wall)
        commons = gates.Commons(self._hall, self._turn, reactor, self._door, self._desk)
        self._gates = gates.Gates(bound, config, commons, shown)
        operators = named_operators(self._hall, config, self._by_hasher, reactor)
        self._steering = steering.Steering(
            steering.Parts(self._hall, self._office, self._journal, reactor, self._state, self._stop))
        self._upkeep = Upkeep(self._state, self._journal, reactor, self._hall.wall, settings.care(config))
        self._reload = Reload(config, read, self._state, Parts(self._gates, self._door, self._desk, shown, self._journal, self._office.staff.appoint))
        self._tending = tending.Tending(tending.Parts(
            self._hall, self._office, self._journal, self._desk, shown, self._reload, self._state,
            partial(deferToThreadPool, reactor, reactor.getThreadPool()), lambda: self._is_stopping))
        self._gates.oversee(operators, self._reload)
        self._monitoring = monitoring.Monitoring(
            monitoring.Parts(self._hall, self._office, self._steering, self._door, self._journal, shown, lambda: self._is_stopping),
            reactor, watched)
        self._terminal = holding.terminal()
        self._manager = notify.from_environment()
        self._reload.begins = lambda: self._manager.reloading(reactor.seconds())
        self._reload.ended = self._reloaded
        self._is_to_reload = self._is_stopping = False
        self._failure: CannotRun | None = None

    def open(self) -> None:
        """Bring back what ran before, then let people in."""
        for number in holding.STOPS:
            signal.signal(number, self._asked_to_stop)
        signal.signal(signal.SIGHUP, self._asked_to_reload)
        holding.pass_on()
        self._journal.on_trouble = self._log_stuck
        self._journal.on_recovered = self._log_goes_on
        self._journal.on_lost = self._log_lost
        self._journal.on_moved = _log_moved
        self._reactor.at_end_of_pass(self._turn.end)
        self._read_store()
        past = self._steering.noting(checking.records(self._state, self._journal.past))
        recovery.restore(self._office, recovery.fold(past))
        self._office.measures.appeal = self._ids.appeal
        self._office.measures.restore(self._journal.past.standing)
        for name in filter(None, (self._config.rooms.lobby, self._office.settings.operators, *self._config.rooms.kept)):
            if not self._office.is_plain(name):
                self._hall.open(name)
        furnish(self._hall, self._config.channel)
        recalling.refill(self._hall, self._state, self._ids.message)
        self._journal.append("admin.start", **msgspec.to_builtins(self._config.listen))
        self._turn.end()
        self._open_socket()
        self._gates.open()
        self._monitoring.open()
        standard_files.tell(greeting.lines(self._config, self._state))

    def serve(self) -> None:
        """Run until the end."""
        self._threads.start()
        self._hashers.start()
        Message("server-stops").lines(self._config.server.language)  # reads the catalogue now, not for the first guest
        # What was built so far stays: a full collection need not look at it again.
        gc.collect()
        gc.freeze()
        self._upkeep.checkpoints.hearers.append(self._tell_checkpoint)
        self._upkeep.begin()
        self._reactor.callWhenRunning(self._is_open)
        self._reactor.run(installSignalHandlers=False)
        self._hashers.stop()
        self._threads.stop()
        self._steering.close()
        closed = self._journal.close()
        self._upkeep.finish(is_closed=closed)
        if self._failure is not None:
            raise self._failure
        if not closed:
            raise CannotRun(Code.IO, f"{self._state}: the log could not be closed: {self._journal.trouble}")

    def _open_socket(self) -> None:
        try:
            self._steering.open(self._reactor, self._turn, self._tending)
        except OSError as error:
            raise checking.unreadable(self._state, error) from error

    def _in_thread(self, call: Callable[[], T]) -> Deferred[T]:
        return deferToThreadPool(self._reactor, self._threads, call)

    def _by_hasher(self, call: Callable[[], T]) -> Deferred[T]:
        return deferToThreadPool(self._reactor, self._hashers, call)

    def _forget(self, person: str) -> None:
        """Erase the keys of a person whose account is no more."""
        work = deferToThreadPool(self._reactor, self._threads, self._journal.seals.forget, person)
        work.addErrback(lambda why: LOG.failure("the sealed data of {person} cannot be erased", why, person=person))

    def _read_store(self) -> None:
        """Know who has an account and who is banned."""
        try:
            if self._desk is not None:
                self._desk.accounts.open()
            self._hall.bans.fill(self._bans.read())
        except accounts.Unusable as error:
            raise CannotRun(Code.IO, str(error)) from error

    def _keep_accounts(self, store: accounts.Store, config: Config) -> Desk:
        """The accounts, known to the hall, with NickServ in it."""
        hall = self._hall
        means = accounts.Means(
            store, accounts.Passwords(settings.cost(config), opening.house_secret(self._state)), self._by_hasher, self._reactor, self._journal,
            hall.wall, hall.cloak, limits.network, hall.bans, hall.hit, self._forget)
        kept = accounts.Accounts(means, settings.accounts(config))
        hall.registrar = kept
        self._office.people.kept = kept.ledger
        desk = Desk(hall, kept)
        accounts.NickServ(desk)
        return desk

    def _asked_to_reload(self, number: int, frame: object) -> None:
        """SIGHUP came: from the operator, or because the terminal's window was closed. Many at once are one."""
        if self._terminal.is_gone:
            self._asked_to_stop(number, frame)
        elif not self._is_to_reload:
            self._is_to_reload = True
            self._reactor.callFromThread(self._reload_now)

    def _reload_now(self) -> None:
        self._is_to_reload = False  # first: a signal from now on may be about a file that was read already
        self._reload()

    def _asked_to_stop(self, _number: int, _frame: object) -> None:
        """A signal came, anywhere between two instructions; the next one ends the process at once."""
        for each in holding.STOPS:
            signal.signal(each, signal.SIG_DFL)
        self._reactor.callFromThread(self._stop, "signal")

    # The service manager

    def _is_open(self) -> None:
        self._manager.ready(self._status())
        self._manager.watch(self._reactor, self._status)

    def _reloaded(self, outcome: Outcome) -> None:
        tell_operators(self._hall, outcome)
        self._monitoring.reloaded(outcome)
        self._manager.ready(self._status() if outcome.is_done else f"not reloaded: {outcome.faults[0]}")

    def _status(self) -> str:
        """How things are, for everybody to read: nothing of what a game hides."""
        return f"{self._door.inside} connections, {len(self._games())} games"

    # The log's troubles

    def _log_stuck(self, error: OSError) -> None:
        """The disk refuses, for example because it is full: nobody sits down, no game begins or goes on."""
        LOG.error("the log cannot be written: {why}; all games wait", why=error.strerror or str(error))
        self._turn.is_stuck = True
        self._office.suspend()

    def _log_goes_on(self) -> None:
        LOG.warn("the log is written again; the games go on")  # noqa: G010 - Twisted's logger has no other name for it
        self._turn.is_stuck = False
        self._office.go_on()

    def _tell_checkpoint(self, line: str) -> None:
        """Operators who keep what they hear can prove later that nothing was cut off the log."""
        staff.tell_room(self._office, Message("operator-checkpoint", line=line))

    def _games(self) -> list[Playing]:
        return [table.playing for table in self._office.tables.values() if table.playing is not None]

    def _log_lost(self, error: OSError) -> None:
        """The disk has failed: nothing may be done any more that is not on record."""
        self._failure = CannotRun(Code.IO, f"{self._state}: the log cannot be written: {error.strerror or error}")
        self._stop("log")

    # The end

    def _stop(self, why: str) -> None:
        """Close the doors, tell everybody, and end when all have read it or the time for it is over."""
        if self._is_stopping:
            return
        self._is_stopping = True
        self._manager.stopping("players are told")
        self._gates.close()
        if self._desk is not None:
            self._desk.accounts.marks.write()
        # Those who go now leave nothing: their seats are kept, as after a crash.
        self._hall.host = None
        for channel in self._hall.channels.values():
            channel.keeper = None
        farewell = Message("server-stops")
        for session in [session for user in self._hall.users.values() for session in user.sessions]:
            session.close(farewell)
        for wire in self._gates.sessions():  # those who have not given a name yet
            wire.finish()
        for playing in self._games():
            playing.pause("restart")
        self._journal.append("admin.stop", why=why)
        self._wait(self._reactor.seconds() + FAREWELL)

    def _wait(self, until: float) -> None:
        if self._reactor.seconds() < until and self._door.inside:
            self._reactor.callLater(GLANCE, self._wait, until)
        else:
            self._reactor.stop()


def _read_again(read: Callable[[], Config], handed: Sequence[activation.Handed]) -> Config:
    return activation.served(read(), handed)


def _log_moved(place: Path, error: OSError) -> None:
    LOG.error("the log goes on in {place}: {why}", place=place, why=error.strerror or str(error))
