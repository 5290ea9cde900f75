"""What a session asks at the entrance: whether there is room for its address, and what is said of it elsewhere."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from twisted.internet.defer import Deferred

NOTIFY, ACCOUNT, BLOCK = "notify", "account", "block"
"""What may be done with somebody on a list of bad addresses: tell the operator, want an account, turn him away."""


class Door(Protocol):
    """Counts connections by address; the control side has one."""

    @property
    def is_full(self) -> bool:
        """Whether there is room for nobody, whatever his address."""

    def enter(self, host: str) -> bool:
        """Let a connection in and count it; False, and nothing counted, if there is no room for it.

        The empty address is that of somebody who is known only to be brought by a proxy: he takes room.
        """

    def leave(self, host: str) -> None:
        """A connection that was let in is gone."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the lists say of an address."""

    act: str = ""
    """The hardest of what is to be done; nothing if it is on none."""
    zones: tuple[str, ...] = ()
    """The lists that it is on."""

    def refusal(self, *, has_account: bool) -> str:
        """The message id of why its owner may not come in; nothing if he may."""
        if self.act == BLOCK:
            return "dnsbl-block"
        return "dnsbl-account" if self.act == ACCOUNT and not has_account else ""


CLEAN = Verdict()
Judge: TypeAlias = Callable[[str], Deferred[Verdict]]
"""What is known of an address: fires soon in any case, and never with a failure."""


def no_room(door: Door | None) -> str:
    """The message id of why somebody was not let in just now."""
    return "server-full" if door is not None and door.is_full else "door-full"
