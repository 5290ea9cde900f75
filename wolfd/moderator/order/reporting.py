"""What everybody may do against others, or what was done to him: report a player, read a warning, appeal.

A report names its subject and the records around it: `wolflog report` shows them to the operator with what was said and
done. Who sends one too often must wait.
"""

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from wolfd.chat.people import Refused
from wolfd.moderator.order import staff
from wolfd.moderator.order.measures import APPEALED, REPORTED
from wolfd.texts import Message

if TYPE_CHECKING:
    from wolfd.moderator.order.moderating import Act

BEFORE = 600.0
"""Seconds before a report that belong to it."""
PAUSE = 60.0
"""Seconds between two reports or appeals of one person, after the first few."""
FREE = 3
NAME = re.compile(r"[a-z2-7]{8}")


class Patience:
    """How often each person has complained of late."""

    def __init__(self) -> None:
        self._free: dict[str, float] = {}
        """Person -> the time at which he would have nothing to wait for."""

    def spend(self, person: str, now: float) -> None:
        """Count a complaint; Refused if there were too many."""
        at = max(self._free.get(person, now), now)
        if at - now > PAUSE * (FREE - 1):
            raise Refused("report-wait", seconds=int(at - now - PAUSE * (FREE - 1)) + 1)
        self._free = {who: when for who, when in self._free.items() if when > now}
        self._free[person] = at + PAUSE


def report(act: "Act") -> None:
    """Tell those who keep order what somebody does; nobody else hears of it."""
    office, (whom, chair, words) = act.office, act.whom(protects=False)
    reason, now = act.reason(words), office.hall.wall()
    office.patience.spend(act.by.person, office.means.clock.seconds())
    seat = {"seat": chair.number} if chair else {}
    name = office.measures.done(REPORTED, whom, act.case(reason), **seat, since=round(now - BEFORE, 6))
    said = {"by": act.by.nick, "who": whom.nick, "reason": reason, "id": name}
    staff.tell(office, act.chan, Message("report-told", **said, room=act.chan) if act.chan else Message("report-told-nowhere", **said))
    act.tell("report-taken", id=name)


def acknowledge(act: "Act") -> None:
    """Say that one has read a warning."""
    unread = act.office.measures.unread(act.by)
    if not unread:
        raise Refused("not-warned")
    for measure in unread:
        act.office.measures.acknowledge(measure)
    act.tell("acknowledged")


def appeal(act: "Act") -> None:
    """Object to what was done, under the name by which it was told; also for somebody who is banned and cannot."""
    name, _, words = act.words.partition(" ")
    if NAME.fullmatch(name.lower()) is None:
        raise Refused("appeal-name", id=name)
    bans = act.office.hall.bans.all()
    if not act.office.measures.is_known(name.lower()) and all(ban.appeal != name.lower() for ban in bans):
        raise Refused("appeal-unknown", id=name, days=round(APPEALED / 86_400))
    reason = act.reason(words.strip())
    act.office.patience.spend(act.by.person, act.office.means.clock.seconds())
    name = name.lower()
    room = act.office.measures.room_of(name) or act.chan     # who is shut out there appeals from elsewhere
    act.office.means.record.append("mod.appealed", id=name, **replace(act.case(reason), chan=room).fields())
    act.office.measures.contest(name)
    staff.tell(act.office, room, Message("appeal-told", by=act.by.nick, id=name, reason=reason))
    act.tell("appeal-taken", id=name)
