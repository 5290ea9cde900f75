"""What a tale's reader can rely on: that the log is whole, that the deal's seal fits, that the game replays alike."""

from dataclasses import dataclass

from wolfd.journal import Verdict
from wolfd.texts import Message
from wolfd.views.tale import Tale


@dataclass(frozen=True, slots=True)
class Badge:
    """One proof and how it came out."""

    tone: str
    """`good`, `bad` or `open`."""
    word: Message
    told: Message

    @property
    def sign(self) -> str:
        return {"good": "✓", "bad": "✗"}.get(self.tone, "?")


def badges(tale: Tale, verdict: Verdict | None) -> list[Badge]:
    """All that can be proved of a game; what cannot be tried is left out."""
    found = [_chain(verdict)]
    if tale.digest:
        found.append(_seal(tale))
    if tale.is_faithful is not None:
        found.append(_again(is_faithful=tale.is_faithful))
    return found


def _chain(verdict: Verdict | None) -> Badge:
    if verdict is None:
        return _badge("open", "log-chain-unchecked")
    if verdict.code == 1:
        count = len(verdict.damage)
        return _badge("bad", "log-chain-damaged", Message("log-chain-damaged-told", count=count, tool="wolflog verify"))
    told = Message("log-chain-whole-told", records=verdict.records, segments=verdict.segments, seq=verdict.last.seq,
                   hash=verdict.last.h)
    return _badge("good", "log-chain-torn" if verdict.code else "log-chain-whole", told)


def _seal(tale: Tale) -> Badge:
    if not tale.ended:
        return _badge("open", "log-seal-closed", Message("log-seal-closed-told", digest=tale.digest))
    if not tale.opening:
        return _badge("bad", "log-seal-broken", Message("log-seal-broken-told", digest=tale.digest))
    return _badge("good", "log-seal-fits", Message("log-seal-fits-told", opening=tale.opening, digest=tale.digest))


def _again(*, is_faithful: bool) -> Badge:
    return _badge("good", "log-again-same") if is_faithful else _badge("bad", "log-again-other")


def _badge(tone: str, mid: str, told: Message | None = None) -> Badge:
    return Badge(tone, Message(mid), told or Message(f"{mid}-told"))
