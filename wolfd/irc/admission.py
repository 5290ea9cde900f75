"""The last question before a client is let in: where it comes from, and what is said of that elsewhere."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from wolfd.entrance import Verdict

if TYPE_CHECKING:
    from twisted.internet.defer import Deferred

    from wolfd.irc.newcomer import Newcomer
    from wolfd.irc.session import IrcSession

Again = Callable[["IrcSession", "Newcomer"], None]


def is_admitted(session: "IrcSession", newcomer: "Newcomer", again: Again) -> bool:
    """Whether the client may come in as far as its address goes.

    If not, it has been told why; or it is not known yet, the client is held, and `again` will be called.
    """
    server = session.server
    if session.counted == "" != session.address:  # a gateway's own connection
        server.resolve(session, session.address)
        if session.ending:
            return False
    if newcomer.verdict is None and server.judge is not None:
        _ask(session, newcomer, again)
        return False
    mid = newcomer.verdict.refusal(has_account=newcomer.identity is not None) if newcomer.verdict is not None else ""
    if mid:
        session.fail("*", mid.upper().replace("-", "_"), session.phrase(mid, zones=_zones(newcomer)))
        session.leave(mid, zones=_zones(newcomer))
    return not mid


def _ask(session: "IrcSession", newcomer: "Newcomer", again: Again) -> None:
    def judged(verdict: Verdict) -> None:
        newcomer.verdict = verdict
        if session.newcomer is newcomer and not (session.ending or session.gone):
            again(session, newcomer)

    if session.server.judge is None:
        return
    asked: Deferred[Verdict] = session.server.judge(session.address)
    done: Deferred[None] = asked.addCallback(lambda verdict: session.deal_with(judged, verdict))
    session.wait(done)


def _zones(newcomer: "Newcomer") -> str:
    return ", ".join(newcomer.verdict.zones) if newcomer.verdict is not None else ""
