"""Who may not come into a room because of those who keep order: what he is told at its door."""

from typing import TYPE_CHECKING

from wolfd.chat.names import fold
from wolfd.chat.people import Refused, User
from wolfd.moderator.order.moderating import ends

if TYPE_CHECKING:
    from wolfd.moderator.office import Office


def refusal(office: "Office", user: User, name: str) -> Refused | None:
    """Why somebody may not enter: the room is the operators', or he is shut out and may appeal; nothing if he may."""
    if fold(name) == fold(office.settings.operators):
        return None if user.bot or office.staff.is_of_it(user) else Refused("channel-banned", channel=name)
    measure = office.measures.keeps_out(user, name)
    if measure is None:
        return None
    over = ends(office, measure).text(user.language)
    return Refused("still-barred", room=name, by=measure.by, reason=measure.reason, id=measure.appeal, until=over)
