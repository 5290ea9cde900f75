"""How those who keep order give a seat of a running game to somebody else, who waits on the bench for one.

Whoever waits there wants to play, and where the rules let seats change hands (`substitution=takeover`) he has heard
nothing from those who do. Where they do not, no moderator can.
"""

from typing import TYPE_CHECKING

from wolfd.chat.names import fold
from wolfd.chat.people import Refused, User
from wolfd.moderator.order.measures import SUBSTITUTED
from wolfd.moderator.play.returning import check_taking_over, take_over
from wolfd.texts import Message

if TYPE_CHECKING:
    from wolfd.moderator.order.moderating import Act
    from wolfd.moderator.play.playing import Playing
    from wolfd.moderator.table import Table


def substitute(act: "Act") -> None:
    """Let somebody play on in another's seat, for a reason; who had it may look on."""
    table = act.table
    playing = table.playing if table is not None else None
    if table is None or playing is None:
        raise Refused("no-game")
    whom, chair, words = act.whom()
    nick, _, reason = words.partition(" ")
    if chair is None or not chair.number:
        raise Refused("substitute-seat", nick=whom.nick)
    user, case = _waiting(table, playing, nick), act.case(reason.strip())
    if act.office.measures.unread(user):
        raise Refused("substitute-warned", nick=user.nick)
    check_taking_over(playing, chair.number, user)
    name = act.office.measures.done(SUBSTITUTED, whom, case, seat=chair.number, to=user.person)
    act.announce(Message("substituted-by", by=act.by.nick, who=chair.label, to=user.nick, reason=case.reason))
    why = {"do": act.office.form(whom.user).room} if whom.user is not None else {}
    take_over(playing, chair.number, user, Message("you-are-substituted", room=act.chan, to=user.nick, reason=case.reason,
                                                   id=name, **why))
    playing.stand_ins.decline(user)     # another seat that he was offered


def _waiting(table: "Table", playing: "Playing", nick: str) -> User:
    """Who is called so on the bench, and has had no seat in this game."""
    user = next((each for each in table.bench if fold(each.nick) == fold(nick)), None)
    if user is None or playing.has_part(user):
        raise Refused("substitute-bench", nick=nick)
    return user
