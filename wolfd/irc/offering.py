"""Which capabilities a client is offered, and how it learns that they have changed (cap-notify)."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING

from wolfd.irc import caps, sasl, sts

if TYPE_CHECKING:
    from wolfd.irc.session import IrcSession


def words(session: "IrcSession", *, at_302: bool = True) -> list[str]:
    """The capabilities as CAP LS shows them; their values are for clients of version 302."""
    policy = sts.value(session) if at_302 else ""
    offered = sasl.offered(session) | (caps.STS if policy else 0)
    return caps.listed(offered, {**sasl.values(session), caps.STS: policy} if at_302 else {})


@contextmanager
def renewing(sessions: Iterable["IrcSession"]) -> Iterator[None]:
    """While this lasts the configuration may change; afterwards each client that wants to know is told what is new."""
    before = [(session, _by_name(session)) for session in sessions if session.caps & caps.CAP_NOTIFY]
    yield
    for session, old in before:
        _tell(session, old, _by_name(session))


def _tell(session: "IrcSession", old: Mapping[str, str], new: Mapping[str, str]) -> None:
    """What is gone is taken from the client as well. A policy of sts is never taken back: it ends by itself."""
    gone = [name for name in old if name not in new and not caps.BY_NAME[name].bit & caps.STS]
    fresh = [word for name, word in new.items() if old.get(name) != word]
    if gone:
        session.set_caps(session.caps & ~sum(caps.BY_NAME[name].bit for name in gone))
        session.send(f":{session.name} CAP {session.nick} DEL :{' '.join(gone)}\r\n".encode())
    if fresh:
        session.send(f":{session.name} CAP {session.nick} NEW :{' '.join(fresh)}\r\n".encode())


def _by_name(session: "IrcSession") -> dict[str, str]:
    return {word.partition("=")[0]: word for word in words(session)}
