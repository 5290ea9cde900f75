"""What the control socket asks to keep order and to tend the server: mutes and notes, reload, accounts, certificates, backups.

Only `app` makes one. What takes its time is done in a thread, and told when it is done.
"""

import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from cryptography import x509
from twisted.internet.defer import Deferred

from wolfd.accounts import Desk
from wolfd.chat.bans import PREFIX
from wolfd.chat.bans import span as seconds_of
from wolfd.chat.hall import Hall
from wolfd.chat.names import fold
from wolfd.chat.people import Refused
from wolfd.control.papers import Papers
from wolfd.control.socket_verbs import CannotDo, Later, Told, Why
from wolfd.control.tls import Identity
from wolfd.journal import Journal
from wolfd.moderator.means import By
from wolfd.moderator.office import Office
from wolfd.moderator.order import moderating
from wolfd.moderator.order.measures import MUTE, NOTE, WARNING, Case, Measure, Whom
from wolfd.running import backup
from wolfd.running.reload import Reload
from wolfd.texts import Message

T = TypeVar("T")

OPERATOR = "operator"
"""The person of the records about what the control socket has asked for."""
LENGTH = 12
"""Bytes that a new password is made of."""


@dataclass(frozen=True, slots=True)
class Parts:
    """What is tended."""

    hall: Hall
    office: Office
    journal: Journal
    desk: Desk | None
    papers: Papers | None
    reload: Reload
    state: Path
    in_thread: Callable[[Callable[[], Told]], Later]
    """Not the log's: while a copy is made the log must go on, or everybody waits."""
    is_over: Callable[[], bool] = bool
    """Whether the server stops, and waits for nothing that takes long."""


class Tending:
    """Implements `control.socket_verbs`: Ordering and Tending."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts
        self._hall, self._office = parts.hall, parts.office

    # --- keeping order --------------------------------------------------------------------------------------------

    def mute(self, whom: str, why: Why, span: str, room: str) -> Told:
        measure = self._take(MUTE, whom, why, span, room)
        channel = self._hall.find_channel(measure.chan)
        if channel is not None:
            told = Message("muted-here", who=measure.whom.nick, by=why.by, reason=why.reason, until=moderating.ends(self._office, measure))
            self._hall.announce(channel, told)
        self._tell(measure, "you-are-muted")
        return self._shown(measure)

    def unmute(self, whom: str, why: Why, room: str) -> Told:
        found = [each for each in self._about(whom) if each.kind == MUTE and (not room or fold(each.chan) == fold(room))]
        if not found:
            raise CannotDo(f"{whom} is not muted")
        for measure in found:
            self._office.measures.lift(measure, By(OPERATOR, why.by))
        return [self._shown(measure) for measure in found]

    def warn(self, whom: str, why: Why, span: str, room: str) -> Told:
        measure = self._take(WARNING, whom, why, span, room)
        self._tell(measure, "you-are-warned")
        return self._shown(measure)

    def note(self, whom: str, why: Why, room: str) -> Told:
        return self._shown(self._take(NOTE, whom, why, "", room))

    def notes(self, whom: str) -> Told:
        return [self._shown(measure) for measure in (self._about(whom) if whom else self._office.measures.in_force())]

    def _take(self, kind: str, whom: str, why: Why, span: str, room: str) -> Measure:
        about = self._whom(whom)
        chan = room or next((channel.name for channel in about.user.channels), "") if about.user is not None else room
        if kind == MUTE and not chan:
            raise CannotDo(f"{about.nick} is in no channel: name one with --room")
        try:
            seconds = seconds_of(span) if span else moderating.SPANS[kind]
        except Refused as refused:
            raise CannotDo(Message(refused.mid, **refused.values).text("en")) from refused
        until = self._hall.wall() + seconds if seconds else 0.0
        return self._office.measures.take(kind, about, Case(By(OPERATOR, why.by), why.reason, chan, until))

    def _whom(self, whom: str) -> Whom:
        """Somebody who is here, or (`account:NAME`) the owner of an account, wherever he is."""
        name = whom.removeprefix(PREFIX)
        if name != whom:
            return Whom(name, "", name, user=next((user for user in self._hall.users.values() if user.account == name), None))
        user = self._hall.find_user(whom)
        if user is None or user.bot or user in self._hall.services:
            raise CannotDo(f"nobody here is called {whom}")
        return Whom.of(user)

    def _about(self, whom: str) -> list[Measure]:
        """What stands about a nick, an account or a person."""
        names = {fold(whom.removeprefix(PREFIX))}
        return [each for each in self._office.measures.in_force()
                if names & {fold(each.whom.nick), fold(each.whom.account or each.whom.nick), fold(each.whom.person)}]

    def _tell(self, measure: Measure, mid: str) -> None:
        user = measure.whom.user
        if user is not None:
            self._hall.tell(user, moderating.told(self._office, measure, user, mid))

    def _shown(self, measure: Measure) -> dict[str, object]:
        return {"id": measure.appeal, "kind": measure.kind, "nick": measure.whom.nick, "person": measure.whom.person,
                "account": measure.whom.account, "room": measure.chan, "by": measure.by, "reason": measure.reason,
                "until": utc(measure.until) if measure.until else "lifted", "appeals": measure.appeals,
                **({"acknowledged": measure.acknowledged} if measure.kind == WARNING else {})}

    # --- tending the server ---------------------------------------------------------------------------------------

    def reload(self, by: str) -> Told:
        outcome = self._parts.reload(f"wolfctl {by}".strip())
        if not outcome.is_done:
            raise CannotDo("; ".join(outcome.faults))
        return {"changed": list(outcome.done), "wait for a restart": list(outcome.waiting)}

    def certs(self) -> Told:
        papers, now = self._parts.papers, self._hall.wall()
        if papers is None:
            return {"certificate": "none is shown: no listener has TLS"}
        identity = papers.served()
        return {"file": str(identity.file), "names": _names(identity), "sha256": identity.fingerprint,
                "from": utc(identity.begins), "until": utc(identity.ends), "days left": int((identity.ends - now) // 86_400),
                "warning": identity.warning(now)}

    def backup(self, directory: str) -> Later:
        to = Path(directory)
        if not to.is_absolute():
            raise CannotDo("the directory must be a whole path")
        self._parts.journal.rotate()
        return self._later(self._copied(to))

    def account(self, name: str) -> Later:
        return self._later(self._account(name))

    def drop_account(self, name: str) -> Later:
        return self._later(self._dropped(name))

    def new_password(self, name: str) -> Later:
        return self._later(self._renewed(name))

    async def _copied(self, to: Path) -> Told:
        await self._parts.journal.barrier()
        desk = self._parts.desk
        rows = await desk.accounts.dump() if desk is not None else b""
        return await self._parts.in_thread(lambda: backup.copy(self._parts.state, to, rows, self._parts.is_over))

    async def _account(self, name: str) -> Told:
        accounts = self._kept().accounts
        found = await accounts.find(name)
        here = [user.nick for user in self._hall.users.values() if user.account == found.name]
        return {"account": found.name, "person": found.person, "since": utc(found.made), "language": found.language, "here": here,
                "certificates": list(await accounts.certificates(found.name)),
                "banned": "yes" if self._hall.bans.of_account(found.name) else "no",
                "standing": [f"{each.kind} {each.appeal}" for each in self._about(found.name)]}

    async def _dropped(self, name: str) -> Told:
        account = await self._kept().accounts.drop_by_operator(name)
        self._hall.close_account(account.name)
        return {"account": account.name, "person": account.person}

    async def _renewed(self, name: str) -> Told:
        accounts = self._kept().accounts
        found, password = await accounts.find(name), secrets.token_urlsafe(LENGTH)
        await accounts.set_password(found.name, password)
        return {"account": found.name, "password": password}

    def _kept(self) -> Desk:
        if self._parts.desk is None:
            raise CannotDo("no accounts are kept")
        return self._parts.desk

    def _later(self, work: Awaitable[Told]) -> Later:
        """What work tells; a refusal in the operator's words."""

        async def done() -> Told:
            try:
                return await work
            except Refused as refused:
                raise CannotDo(Message(refused.mid, **refused.values).text("en")) from refused
            except OSError as error:
                raise CannotDo(f"{error.filename or ''}: {error.strerror or error}") from error

        return Deferred.fromCoroutine(done())


def _names(identity: Identity) -> list[str]:
    """The host names that a certificate is good for."""
    try:
        found = identity.chain[0].extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    except x509.ExtensionNotFound:
        return []
    return found.get_values_for_type(x509.DNSName)


def utc(wall: float) -> str:
    """A time as operators read it."""
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(wall))
