"""A human moderator: somebody without a seat who hears everything, decides what is left to him, and keeps the rules.

He sits at place 0 (`seats.HOST`); what he is asked comes to that place. Without his answer the engine decides.
"""

from collections.abc import Callable

from engine.commands import Host, Remove
from wolfd.chat.names import fold
from wolfd.chat.people import Refused, User
from wolfd.moderator.guiding import during
from wolfd.moderator.means import By
from wolfd.moderator.order.origin import network
from wolfd.moderator.play.deal import plain_chair
from wolfd.moderator.play.playing import Playing
from wolfd.moderator.seats import HOST, Chair
from wolfd.moderator.words.phrasing import Words
from wolfd.moderator.words.questions import Form
from wolfd.moderator.words.wording import CARDS_A_LINE, card_of
from wolfd.texts import Message

ACTS: dict[str, Callable[[int], Host | Remove]] = {
    "medium": lambda seat: Host("medium", seat),
    "remove": Remove,
}
"""What he may do by himself: verb -> command."""
ENGINE = frozenset({"engine", "auto", "程序", "程式", "自动", "自動"})
"""The words for nobody but the rules."""


def act(playing: Playing, chair: Chair, verb: str, word: str, who: By) -> None:
    """Do what only a human moderator may; Refused for anybody else."""
    if chair.number != HOST:
        raise Refused("host-only")
    playing.feed(ACTS[verb](playing.seats.find(word)), who)
    if verb == "remove":
        playing.telling.announce(Message("moderator-removed", who=chair.nick))


def hand_over(playing: Playing, chair: Chair, word: str) -> None:
    """Let another person moderate from now on, or (with the engine's name) the rules alone; Refused if that cannot be."""
    if chair.number != HOST:
        raise Refused("host-only")
    if word.casefold() in ENGINE:
        playing.give_up(chair)
        return
    named = _named(playing, word)
    before, playing.past_hosts = chair.nick, {*playing.past_hosts, chair.person}
    chair.user, chair.nick, chair.person, chair.account, chair.network = named, named.nick, named.person, named.account, network(named)
    playing.took_part(chair)
    key = playing.keys.renew(chair)
    playing.record("table.substituted", **plain_chair(chair))
    playing.telling.announce(Message("moderator-handed", who=before, to=named.nick))
    playing.telling.tell_key(HOST, key)
    for message in (*overview(playing), Message("moderator-log", do=playing.telling.form(HOST).secret)):
        playing.telling.whisper(HOST, message)
    playing.telling.whisper(HOST, during(playing, chair, playing.telling.form(HOST)))
    playing.set_floor(anew=True)


def _named(playing: Playing, nick: str) -> User:
    """Who may moderate besides him: somebody here who has no seat in the game, and had none."""
    moderator = playing.means.hall.moderator
    named = next((member for member in playing.channel.members if fold(member.nick) == fold(nick)), None)
    if named is None or named.bot or named is moderator:
        raise Refused("moderator-not-here", nick=nick)
    if playing.seats.host is not None and playing.seats.host.user is named:
        raise Refused("moderator-already")
    if playing.has_part(named) and named.person not in playing.past_hosts:
        raise Refused("moderator-played", nick=named.nick)
    return named


def overview(playing: Playing) -> Words:
    """All cards as they now are, and who has which overlay."""
    t, name = playing.table, playing.seats.label
    cards = [card_of(seat, t.cards[seat], t.seconds.get(seat, ""), name) for seat in sorted(t.cards)]
    lines = [Message("moderator-role", cards=tuple(cards[i:i + CARDS_A_LINE])) for i in range(0, len(cards), CARDS_A_LINE)]
    hidden = tuple(Message("overlay-of", role=Message(f"role-{overlay}"), who=name(seat)) for overlay, seat in sorted(t.overlays.items()))
    return (*lines, Message("overlays-shown", overlays=hidden)) if hidden else tuple(lines)


def powers(form: Form) -> Message:
    """What he may do by himself, in words."""
    return Message("moderator-may", do=form.secret)
