"""Lists of bad addresses in the DNS (RFC 5782): each address is asked for once, and nobody waits for them for long.

What cannot be found out in time counts as not listed. Names are asked for through `Ask`; the DNS itself is elsewhere.
"""

import ipaddress
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeAlias

from twisted.internet.defer import Deferred, DeferredList, DeferredSemaphore, succeed
from twisted.internet.interfaces import IReactorTime
from twisted.logger import Logger

from wolfd.control import addresses
from wolfd.control.addresses import Address
from wolfd.entrance import ACCOUNT, BLOCK, CLEAN, NOTIFY, Verdict

ACTS = (NOTIFY, ACCOUNT, BLOCK)
"""What may be done with somebody who is listed, from mild to hard."""
KNOWN, UNKNOWN = 3600.0, 60.0
"""Seconds for which an answer is good, and for which none is asked for again after there was no answer."""
REMEMBERED = 10_000
"""Addresses whose answers are remembered."""
AT_ONCE = 32
"""Questions that are open at the same time: each takes a descriptor."""
SILENCE = 60.0
"""Seconds between two complaints that no answers come."""

LOG = Logger()
Found: TypeAlias = list[tuple[bool, tuple[str, ...]]]
"""For each list whether it has answered, and what."""
Ask = Callable[[str], Deferred[tuple[str, ...]]]
"""Gives the IPv4 numbers of a name, none if there is no such name; fails if that cannot be found out."""

Note = Callable[[str, str, tuple[str, ...]], None]
"""Hears the id of a message, an address, and the lists that it is about."""


def _quiet(_mid: str, _host: str, _zones: tuple[str, ...]) -> None:
    pass


@dataclass(frozen=True, slots=True)
class Zone:
    """One list: its name, what to do with those on it, and the last numbers of its answers that count; none: all."""

    name: str
    act: str = NOTIFY
    codes: frozenset[int] = frozenset()

    def lists(self, answers: Iterable[str]) -> bool:
        """Whether the answers mean that an address is on the list; other numbers than 127.* are no answers of a list."""
        return any(self._counts(tuple(map(int, answer.split(".")))) for answer in answers)

    def _counts(self, number: tuple[int, ...]) -> bool:
        # 127.255.255.* says that the question was refused, for example because a public resolver has asked.
        return number[0] == 127 and number[:3] != (127, 255, 255) and (not self.codes or number[3] in self.codes)


@dataclass(frozen=True, slots=True)
class Lists:
    """All that are asked, and how many seconds somebody waits for their answers."""

    zones: tuple[Zone, ...] = ()
    timeout: float = 3.0


class Blocklists:
    """Asks them, and remembers what they said."""

    def __init__(self, clock: IReactorTime, ask: Ask, lists: Lists, note: Note = _quiet) -> None:
        """`note` is told who is listed, and which lists are silent, for those who want to know at once."""
        self._clock = clock
        self._note = note
        self._ask = ask
        self._lists = lists
        self._open = DeferredSemaphore(AT_ONCE)
        self._known: OrderedDict[str, tuple[float, Verdict]] = OrderedDict()
        self._waiting: dict[str, list[Deferred[Verdict]]] = {}
        self._told = -SILENCE

    def change(self, ask: Ask, lists: Lists) -> None:
        """Ask these from now on; if they are others, as if nothing were known."""
        self._ask = ask
        if lists != self._lists:
            self._lists = lists
            self._known.clear()

    def judge(self, host: str) -> Deferred[Verdict]:
        """What the lists say of an address; at the latest after the time-out, and without a failure."""
        if not self._lists.zones or not _is_public(host):
            return succeed(CLEAN)
        good_until, verdict = self._known.get(host, (0.0, CLEAN))
        if self._clock.seconds() < good_until:
            return succeed(verdict)
        asker: Deferred[Verdict] = Deferred()
        others = self._waiting.setdefault(host, [])
        others.append(asker)
        if len(others) == 1:
            self._ask_all(host, self._lists)
        return asker

    def _ask_all(self, host: str, lists: Lists) -> None:
        backwards = reverse(host)
        asked = [self._open.run(self._ask, f"{backwards}.{zone.name}") for zone in lists.zones]
        every: Deferred[Found] = DeferredList(asked, consumeErrors=True)
        # Giving up the whole gives up each that has not answered; those that have, count.
        every.addTimeout(lists.timeout, self._clock, onTimeoutCancel=lambda found, _: found)
        every.addCallback(lambda found: self._weigh(host, lists, found)).addErrback(lambda why: LOG.failure("lists of addresses", why))

    def _weigh(self, host: str, lists: Lists, found: Found) -> None:
        on: list[Zone] = []
        silent: list[str] = []
        for zone, (is_answered, answer) in zip(lists.zones, found, strict=True):
            if not is_answered:
                silent.append(zone.name)
            elif zone.lists(answer):
                on.append(zone)
        verdict = Verdict(max((zone.act for zone in on), key=ACTS.index), tuple(zone.name for zone in on)) if on else CLEAN
        if silent:
            self._complain(host, silent)
        if verdict is not CLEAN:
            LOG.warn("{host} is listed in {zones}: {act}", host=host, zones=", ".join(verdict.zones), act=verdict.act)  # noqa: G010 - Twisted's logger has no other name for it
            self._note(f"dnsbl-news-{verdict.act}", host, verdict.zones)
        if lists is self._lists:
            self._remember(host, verdict, UNKNOWN if silent else KNOWN)
        for asker in self._waiting.pop(host):
            asker.callback(verdict)

    def _remember(self, host: str, verdict: Verdict, seconds: float) -> None:
        self._known[host] = self._clock.seconds() + seconds, verdict
        self._known.move_to_end(host)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    def _complain(self, host: str, silent: list[str]) -> None:
        """Tell the operator that lists do not answer; once in a while, for everybody who comes finds the same."""
        now = self._clock.seconds()
        if now - self._told >= SILENCE:
            self._told = now
            LOG.warn("no answer from {zones} about {host}, who is let in", zones=", ".join(silent), host=host)  # noqa: G010 - as above
            self._note("dnsbl-news-silent", host, tuple(silent))


def reverse(host: str) -> str:
    """An address as the first labels of the name that a list is asked for."""
    return ipaddress.ip_address(addresses.plain(host)).reverse_pointer.removesuffix(".in-addr.arpa").removesuffix(".ip6.arpa")


def zone(text: str) -> Zone:
    """A list from `NAME`, `NAME ACT` or `NAME ACT CODES`; ValueError says what is wrong with it."""
    name, act, codes, *more = [*text.split(" "), "", ""][:max(3, text.count(" ") + 1)]
    if more or not _is_name(name):
        raise ValueError(f"{text!r} begins with no name of one")
    if act and act not in ACTS:
        raise ValueError(f"{text!r} has not notify, account or block after its name")
    try:
        numbers = frozenset(int(code) for code in codes.split(",") if codes)
    except ValueError as error:
        raise ValueError(f"{text!r} does not end with numbers like 3,5,6") from error
    if not all(0 <= number <= 255 for number in numbers):
        raise ValueError(f"{text!r} has a number above 255")
    return Zone(name, act or NOTIFY, numbers)


def resolver(text: str) -> Address | None:
    """The address of a server of the DNS; nothing if none is chosen. ValueError says what is wrong with it."""
    if not text:
        return None
    address = addresses.parse_bare(text)
    try:
        ipaddress.ip_address(address.host)
    except ValueError as error:
        raise ValueError(f"{text!r} has a name there") from error
    return address


def _is_name(name: str) -> bool:
    labels = name.split(".")
    return len(name) <= 180 and len(labels) > 1 and all(
        label and len(label) <= 63 and label.replace("-", "a").replace("_", "a").isalnum() and label.isascii() for label in labels)


def _is_public(host: str) -> bool:
    try:
        number = ipaddress.ip_address(addresses.plain(host))
    except ValueError:
        return False
    return number.is_global
