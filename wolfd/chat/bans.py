"""Bans: who may not be on this server, by address, by mask or by account; for a time or for good. The one list of them.

How others use it
    hall.ban(target, by=, reason=, seconds=0, spares=False)  set one: kept, put on record, those whom it hits are put out
    hall.unban(target, by=, reason=)                         lift one
    hall.bans.all()                                          those in force, oldest first
    hall.bans.of_address(address)                            at the door: the ban that closes it to an address, or nothing
    hall.bans.at_entry(...)                                  at registration; `hall.enter` asks it itself and raises Banned
    hall.bans.of_account(name)                               at log-in; the accounts ask it themselves
    against(user)                                            the target that is meant when somebody who is here is named
    span(text)                                               seconds of `30`, `90m`, `12h`, `7d`, `2w`; 0 of `0` or nothing

A target is an address or network (`192.0.2.7`, `192.0.2.0/24`, `2001:db8::/48`; a bare IPv6 number stands for its /64),
a mask (`nick!user@host`, of which the host may be a network), or an account (`account:Ann`). A ban that spares accounts
lets in who has logged in before he registers. Masks are held against what others see of an address and against itself.
All is in memory, so that the door answers at once; `keep` writes it down somewhere else.
"""

import ipaddress
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Protocol

from wolfd.chat.ban_targets import ACCOUNT, ADDRESS, MASK, PREFIX, Fit, Key, against, fit_of, number_of, parse, span
from wolfd.chat.names import fold
from wolfd.chat.people import Refused, User
from wolfd.texts import Message

__all__ = ["ACCOUNT", "ADDRESS", "BANNED", "MASK", "PREFIX", "Ban", "Banned", "Bans", "Keep", "against", "parse", "span"]

BANNED = tuple(f"banned{until}{spares}{how}" for until in ("", "-until") for spares in ("", "-spares") for how in ("", "-appeal", "-contact"))
"""The ids of all words for somebody who is shut out."""


@dataclass(frozen=True, slots=True)
class Ban:
    """One ban."""

    kind: str
    """`address`, `mask` or `account`."""
    what: str
    """The target in its full form; an account without the word before it."""
    reason: str
    by: str
    """Who set it: a nick, an operator's name, a user of the system."""
    made: float
    """Wall-clock seconds since the epoch."""
    until: float = 0.0
    """When it ends; 0 if never."""
    spares: bool = False
    """Whether it lets in those who have logged in."""
    appeal: str = ""
    """The name of its record, by which one may appeal; none of a ban that is older than such names."""

    @property
    def key(self) -> Key:
        return self.kind, fold(self.what)

    @property
    def target(self) -> str:
        """The target as one may type it."""
        return f"{PREFIX}{self.what}" if self.kind == ACCOUNT else self.what

    @property
    def ends(self) -> str:
        """When it ends, to the minute; nothing if never."""
        return datetime.fromtimestamp(self.until, UTC).strftime("%Y-%m-%d %H:%M UTC") if self.until else ""


class Banned(Refused):
    """Somebody is shut out; the words tell him why, and until when."""

    def __init__(self, ban: Ban, contact: str = "") -> None:
        why = ("banned-until" if ban.until else "banned") + ("-spares" if ban.spares else "")
        values = {"reason": ban.reason, **({"until": ban.ends} if ban.until else {})}
        how = {"id": ban.appeal, **({"contact": contact} if contact else {})} if ban.appeal else {}
        super().__init__(why + ("-contact" if "contact" in how else "-appeal" if how else ""), **values, **how)
        self.told_to_others = Message(why, **values)
        """The words for those who see him go: how he may appeal is his own business."""

    @property
    def told(self) -> Message:
        """The words."""
        return Message(self.mid, **self.values)


class Keep(Protocol):
    """Writes bans down, later: a failure is the operator's news."""

    def add(self, ban: Ban) -> None:
        """Keep a ban, in the place of one with the same target."""

    def drop(self, ban: Ban) -> None:
        """Keep it no more."""

    def after(self, call: Callable[[str], None]) -> None:
        """Call when what was asked last is done, or is not, with the reason."""


class Bans:
    """All bans in force."""

    def __init__(self, wall: Callable[[], float]) -> None:
        self.keep: Keep | None = None
        self.contact = ""
        """How somebody who is shut out reaches the operator; nothing where nobody has said so."""
        self.name: Callable[[int], str] = str
        """The name of a record, by its number, as its subject may know it."""
        self._wall = wall
        self._bans: dict[Key, Ban] = {}
        self._nets: dict[tuple[int, int], dict[int, Ban]] = {}
        """(version, bits left of its number) -> that number -> the ban: an address asks each size of network once."""
        self._masks: dict[Key, Fit] = {}

    def fill(self, bans: Iterable[Ban]) -> None:
        """Know what was kept."""
        for ban in bans:
            self._bans[ban.key] = ban
            self._index(ban)

    def add(self, ban: Ban) -> None:
        """Have a ban, in the place of one with the same target."""
        self.fill([ban])
        if self.keep is not None:
            self.keep.add(ban)

    def remove(self, target: str) -> Ban:
        """Have it no more; raises Refused if there is none, or the target cannot be one."""
        kind, what = parse(target)
        found = self._in_force((kind, fold(what)))
        if found is None:
            raise Refused("ban-unknown")
        self._forget(found)
        return found

    def after(self, call: Callable[[str], None]) -> None:
        """Call when what was changed last is written down: with an empty text, or with what it means that it could not be."""
        if self.keep is None:
            call("")
        else:
            self.keep.after(call)

    def all(self) -> list[Ban]:
        """Those in force, oldest first."""
        kept = [self._in_force(key) for key in tuple(self._bans)]
        return sorted((ban for ban in kept if ban is not None), key=lambda ban: ban.made)

    def of_address(self, address: str) -> Ban | None:
        """What closes the door to an address before anything is asked; nothing if it may come in, or may log in first."""
        if not self._nets:  # asked for each connection
            return None
        return next((ban for ban in self._on_address(address) if not ban.spares), None)

    def refusal(self, ban: Ban) -> Banned:
        """What somebody is told whom a ban shuts out."""
        return Banned(ban, self.contact)

    def of_account(self, account: str) -> Ban | None:
        return self._in_force((ACCOUNT, fold(account)))

    def at_entry(self, nick: str, name: str, host: str, address: str, account: str | None = None) -> Ban | None:
        """What shuts somebody out who wants to come in, or is here, under these names."""
        if not self._bans:  # asked for each who comes
            return None
        for ban in self._that_fit(nick, name, host, address, account):
            if not (ban.spares and account):
                return ban
        return None

    def that_hits(self, ban: Ban, users: Iterable[User]) -> list[User]:
        """Whom of these users a ban shuts out."""
        one = Bans(self._wall)
        one.fill([ban])
        return [user for user in users if any(
            one.at_entry(user.nick, user.name, host, address, user.account)
            for host in {user.cloak, user.host} for address in user.addresses or ("",))]

    def _that_fit(self, nick: str, name: str, host: str, address: str, account: str | None) -> Iterator[Ban]:
        if account is not None and (ban := self.of_account(account)) is not None:
            yield ban
        yield from self._on_address(address)
        who, host, address = fold(f"{nick}!{name}"), fold(host), fold(address)
        for key in [key for key, fits in self._masks.items() if fits(who, host, address)]:
            ban = self._in_force(key)
            if ban is not None:
                yield ban

    def _on_address(self, address: str) -> Iterator[Ban]:
        number = number_of(address) if self._nets else None
        if number is None:
            return
        for (version, size), bans in tuple(self._nets.items()):
            ban = bans.get(int(number) >> size) if version == number.version else None
            if ban is not None and self._in_force(ban.key) is not None:
                yield ban

    def _in_force(self, key: Key) -> Ban | None:
        """The ban with that key; one that has ended is forgotten."""
        ban = self._bans.get(key)
        if ban is not None and ban.until and ban.until <= self._wall():
            self._forget(ban)
            return None
        return ban

    def _index(self, ban: Ban) -> None:
        if ban.kind == ADDRESS:
            where, number = _place(ban.what)
            self._nets.setdefault(where, {})[number] = ban
        elif ban.kind == MASK:
            self._masks[ban.key] = fit_of(ban.what)

    def _forget(self, ban: Ban) -> None:
        del self._bans[ban.key]
        self._masks.pop(ban.key, None)
        if ban.kind == ADDRESS:
            where, number = _place(ban.what)
            self._nets[where].pop(number, None)
            if not self._nets[where]:
                del self._nets[where]
        if self.keep is not None:
            self.keep.drop(ban)


def _place(what: str) -> tuple[tuple[int, int], int]:
    """Where a network stands in the index."""
    network = ipaddress.ip_network(what)
    size = network.max_prefixlen - network.prefixlen
    return (network.version, size), int(network.network_address) >> size
