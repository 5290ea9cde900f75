"""Going and coming back: a player who drops keeps his seat, and has everything that is his again when he is back."""

import contextlib

from engine.commands import TakeOver
from engine.events import Seat
from engine.substitution import check_takeover
from wolfd.chat.names import fold
from wolfd.chat.people import Refused, User
from wolfd.moderator import looking
from wolfd.moderator.means import by
from wolfd.moderator.order.origin import network
from wolfd.moderator.play.deal import plain_chair
from wolfd.moderator.play.playing import Playing
from wolfd.moderator.seats import HOST, Chair
from wolfd.texts import Message

CATCH_UP = 60       # announcements that are told again to somebody who was away


def lost(playing: Playing, chair: Chair) -> None:
    """A player is gone from the channel: his seat waits for him."""
    if chair.bot or not chair.here:
        return
    chair.here = False
    user = chair.user
    if user is not None and not user.sessions:
        chair.user = None
        playing.leavers.went(chair)
    playing.record("table.left", seat=chair.number, person=chair.person, nick=chair.nick, given_up=False)
    playing.telling.announce(Message("moderator-away") if chair.number == HOST else Message("seat-kept", who=chair.label))
    chair.missed = len(playing.telling.said)
    playing.look_round()
    playing.motions.look()


def take_back(playing: Playing, chair: Chair, user: User) -> None:
    """Give a seat to who has shown its key; the connection that sat there before is told so, and closed."""
    own = playing.seats.of(user)
    if own is not None and own is not chair:
        raise Refused("already-seated-here", who=own.number)
    if is_called_like_another(playing, chair, user):
        raise Refused("nick-of-seat", nick=user.nick)
    before, why = chair.user, Message("seat-taken", who=chair.label)
    chair.user = None      # from now on it is no player who goes
    if before is not None and before is not user:
        playing.means.hall.dismiss(before, why)
    with contextlib.suppress(Refused):      # the others know him by that nick, and another would be a message
        playing.means.hall.give_nick(user, chair.nick)
    chair.user, chair.nick, chair.person, chair.account, chair.network = user, user.nick, user.person, user.account, network(user)
    playing.took_part(chair)
    playing.bots.know(playing.seats)
    if playing.heed is not None:
        playing.heed(chair)     # before anybody sees him in the channel
    # Told before he is let in: the old key is void, and the channel's door may still refuse him.
    playing.telling.tell_key(chair.number, playing.keys.renew(chair))
    if playing.channel in user.channels:
        returned(playing, chair, user)
        return
    try:
        playing.means.hall.join(user, playing.channel.name)
    except Refused:
        playing.record("table.returned", **plain_chair(chair))
        raise


def is_called_like_another(playing: Playing, chair: Chair, user: User) -> bool:
    """Whether somebody who wants this seat goes by the name of another one of the game: nobody could tell them apart."""
    return any(fold(other.nick) == fold(user.nick) for other in playing.seats.places if other is not chair)


def returned(playing: Playing, chair: Chair, user: User) -> None:
    """A player is in the channel again: tell everybody, and tell him what he missed and what is asked of him."""
    chair.user, chair.here = user, True
    playing.leavers.came(chair)
    playing.record("table.returned", **plain_chair(chair))
    missed, chair.missed = chair.missed, None
    tell = playing.telling.say_to
    lines = [Message("welcome-back", who=chair.label), *looking.own_role(playing, chair), *looking.own_log(playing, chair)]
    if missed is not None:
        lines += [Message("missed", what=message) for message in playing.telling.missed(user, missed)[-CATCH_UP:]]
    for line in lines:
        tell(user, line)
    playing.telling.announce(Message("moderator-back") if chair.number == HOST else Message("seat-returned", who=chair.label))
    playing.set_floor(anew=True)
    playing.returned(chair)
    for line in looking.own_open(playing, chair, playing.telling.form(chair.number)):
        tell(user, line)


def check_taking_over(playing: Playing, seat: Seat, user: User) -> None:
    """Refused where somebody cannot have a seat now."""
    is_forsaken = playing.paused == "restart" and playing.stand_ins.offered_to(user) == seat     # nobody else came back
    if playing.paused not in {"", "absent"} and not is_forsaken:
        raise Refused("game-paused")
    if is_called_like_another(playing, playing.seats[seat], user):
        raise Refused("nick-like-seat", nick=user.nick)
    check_takeover(playing.table, seat)


def take_over(playing: Playing, seat: Seat, user: User, why: Message | None = None) -> None:
    """Put somebody on a seat; Refused if he cannot have it now. He hears what the seat knows, and who had it hears why."""
    check_taking_over(playing, seat, user)
    chair = playing.seats[seat]
    old, before = chair.person, chair.user
    playing.took_part(chair)
    playing.stand_ins.taken(seat, user)
    playing.leavers.left(chair)
    playing.telling.say_to(before, why or Message("seat-given", who=chair.label))
    chair.sit(user)
    chair.leads = False     # the seat is his; the table is not
    playing.took_part(chair)
    key = playing.keys.renew(chair)
    playing.record("table.substituted", **plain_chair(chair), instead=old)
    playing.idling.start_anew(seat)
    playing.bots.know(playing.seats)
    playing.returned(chair)         # the game may have waited for anybody to play
    playing.resume()
    playing.feed(TakeOver(seat), by(user))
    playing.telling.tell_key(seat, key)
    for line in (*looking.own_role(playing, chair), *looking.own_log(playing, chair), *looking.playing_table(playing)[1:4]):
        playing.telling.say_to(user, line)
    playing.set_floor(anew=True)
    for line in looking.own_open(playing, chair, playing.telling.form(seat)):
        playing.telling.say_to(user, line)
