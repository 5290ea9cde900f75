"""What moderators have done about people and what still stands: warnings, mutes, bars from a channel, and notes.

Each is a record, and the log carries it from start to start (`journal.standing`), so there is no other store of it.
It is about an account where there is one; else about a visit, and whoever comes from the same place without an account.
A ban from the whole server is not here but in `chat.bans`.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from twisted.logger import Logger

from wolfd.chat.hall import Record
from wolfd.chat.names import fold
from wolfd.chat.people import Refused, User
from wolfd.moderator.means import By

LOG = Logger()

MUTE, BAR, WARNING, NOTE = "muted", "barred", "warned", "noted"
LASTING = frozenset({MUTE, BAR, WARNING, NOTE})
REMOVED, SUBSTITUTED, REPORTED = "removed", "substituted", "reported"
"""Acts that leave nothing standing."""
APPEALED = 90 * 86_400.0
"""Seconds after which nobody appeals any more against what is over."""


@dataclass(frozen=True, slots=True)
class Whom:
    """Whom something is about: somebody who is here, or sits at a table and is not."""

    nick: str
    person: str
    account: str | None
    host: str = ""
    user: User | None = None

    @classmethod
    def of(cls, user: User) -> "Whom":
        return cls(user.nick, user.person, user.account, user.host, user)

    def fields(self) -> dict[str, object]:
        """As a record has it."""
        return {"whom": self.person, "whom_nick": self.nick, "whom_account": self.account, "whom_host": self.host}


@dataclass(frozen=True, slots=True)
class Case:
    """Why, where, by whom and until when (seconds since the epoch; 0: for good)."""

    by: By
    reason: str
    chan: str
    until: float = 0.0
    game: str = ""

    def fields(self) -> dict[str, object]:
        game = {"game": self.game} if self.game else {}
        return {**game, "chan": self.chan, "person": self.by.person, "nick": self.by.nick, "reason": self.reason, "until": self.until}


@dataclass(frozen=True, slots=True)
class Measure:
    """One that stands."""

    id: str
    kind: str
    """`muted`, `barred`, `warned` or `noted`."""
    whom: Whom
    chan: str
    by: str
    reason: str
    until: float
    appeal: str
    """The name of its record that its subject is told."""
    acknowledged: bool = False
    appeals: int = 0
    """How often somebody has objected to it."""

    def is_about(self, user: User, place: str) -> bool:
        """Whether it is about somebody who is here, from that place."""
        whom = self.whom
        if whom.account is not None:
            return whom.account == user.account
        return whom.person == user.person or (user.account is None and bool(whom.host) and whom.host == place)


class Measures:
    """All that stand, of one house."""

    def __init__(self, record: Record, wall: Callable[[], float], entropy: Callable[[int], bytes], place: Callable[[User], str]) -> None:
        """`place` tells where somebody comes from, by a name that is the same after a restart and tells nothing else."""
        self.place = place
        self.appeal: Callable[[int], str] = str
        """The name of a record, by its number, as its subject may know it."""
        self._record, self._wall, self._entropy = record, wall, entropy
        self._all: dict[str, Measure] = {}
        self._names: dict[str, tuple[float, str]] = {}
        """The name under which one may appeal -> until when (0: always), and the channel that it was about, if that is known."""

    def restore(self, standing: Mapping[str, Mapping[str, Any]]) -> None:
        """Know what stood when the house stopped."""
        for id_, entry in standing.items():
            try:
                self._restore(id_, entry)
            except (KeyError, TypeError):
                LOG.error("the log is damaged: what is known of the measure {id} is not enough to keep it up", id=id_)  # noqa: TRY400 - Twisted has no such name

    def _restore(self, id_: str, entry: Mapping[str, Any]) -> None:
        until = entry.get("until", 0.0)
        self._names[self.appeal(entry["seq"])] = entry.get("kept", until), entry.get("chan", "")
        kind = str(entry["type"]).removeprefix("mod.")
        if 0 < until <= self._wall() or kind not in LASTING:
            return
        whom = Whom(entry["whom_nick"], entry["whom"], entry["whom_account"], entry["whom_host"])
        self._all[id_] = Measure(id_, kind, whom, entry["chan"], entry["nick"], entry["reason"], until,
                                 self.appeal(entry["seq"]), bool(entry.get("acknowledged")), entry.get("appeals", 0))

    def take(self, kind: str, whom: Whom, case: Case) -> Measure:
        """Put one on record; from now on it stands."""
        whom = replace(whom, host=self.place(whom.user)) if whom.user is not None else whom
        id_, name = self._put(kind, whom, case)
        measure = Measure(id_, kind, whom, case.chan, case.by.nick, case.reason, case.until, name)
        self._all[id_] = measure
        return measure

    def done(self, kind: str, whom: Whom, case: Case, **more: object) -> str:
        """Put something on record that is over as soon as it is done; the name under which one may appeal."""
        return self._put(kind, whom, replace(case, until=self._wall()), **more)[1]

    def _put(self, kind: str, whom: Whom, case: Case, **more: object) -> tuple[str, str]:
        """Its own name, and that for appeals."""
        id_, kept = self._entropy(6).hex(), max(case.until, self._wall() + APPEALED) if case.until else 0.0
        seq = self._record.append(f"mod.{kind}", measure=id_, kept=round(kept, 6), **whom.fields(), **case.fields(), **more)
        name = self.appeal(seq)
        self._names[name] = kept, case.chan
        return id_, name

    def is_known(self, name: str) -> bool:
        """Whether something was done under that name; of what is long over nothing is known here, only in the log."""
        now = self._wall()
        self._names = {each: (kept, chan) for each, (kept, chan) in self._names.items() if not 0 < kept <= now}
        return name in self._names

    def room_of(self, name: str) -> str:
        """The channel that something of that name was about; nothing if it was about none, or that is not known any more."""
        return self._names.get(name, (0.0, ""))[1]

    def contest(self, name: str) -> None:
        """Somebody objects; what still stands goes on with that."""
        for measure in [measure for measure in self.in_force() if measure.appeal == name]:
            self._all[measure.id] = replace(measure, appeals=measure.appeals + 1)
            self._record.append("mod.contested", measure=measure.id, appeals=measure.appeals + 1)

    def lift(self, measure: Measure, by: By) -> None:
        self._record.append("mod.lifted", measure=measure.id, what=measure.kind, whom=measure.whom.person, chan=measure.chan,
                            person=by.person, nick=by.nick)
        del self._all[measure.id]

    def acknowledge(self, measure: Measure) -> None:
        """A warned person says that he has read it."""
        self._record.append("mod.acknowledged", measure=measure.id, acknowledged=True)
        self._all[measure.id] = replace(measure, acknowledged=True)

    def in_force(self) -> Iterator[Measure]:
        """All that stand now, in the order in which they were taken."""
        now = self._wall()
        for measure in tuple(self._all.values()):
            if 0 < measure.until <= now:
                del self._all[measure.id]
            else:
                yield measure

    def about(self, user: User, *kinds: str, chan: str = "") -> list[Measure]:
        """What stands about somebody; in one channel, or (none named) anywhere."""
        standing = [measure for measure in self.in_force() if measure.kind in kinds]
        place = self.place(user) if standing else ""
        return [measure for measure in standing
                if measure.is_about(user, place) and (not chan or fold(measure.chan) == fold(chan))]

    def keeps_silent(self, user: User, chan: str) -> Measure | None:
        """What forbids somebody to talk in a channel."""
        if not self._all:  # asked for each line that is said: mostly nothing stands
            return None
        return next(iter(self.about(user, MUTE, chan=chan)), None)

    def keeps_out(self, user: User, chan: str) -> Measure | None:
        """What forbids somebody to enter a channel."""
        return next(iter(self.about(user, BAR, chan=chan)), None)

    def check_read(self, user: User) -> None:
        """Refused for who has not acknowledged a warning."""
        for warning in self.unread(user):
            raise Refused("warned-unread", by=warning.by, reason=warning.reason)

    def unread(self, user: User) -> list[Measure]:
        """The warnings that somebody has not acknowledged yet."""
        return [measure for measure in self.about(user, WARNING) if not measure.acknowledged]
