"""A human moderator: somebody without a seat who hears everything, decides what is left to him, and keeps the rules.

He sits at place 0 (`seats.HOST`); what he is asked comes to that place. Without his answer the engine decides.
"""

from collections.abc import Callable

from engine.commands import Host, Remove
from wolfd.chat.people import Refused
from wolfd.moderator.means import By
from wolfd.moderator.phrasing import Words
from wolfd.moderator.playing import Playing
from wolfd.moderator.questions import Form
from wolfd.moderator.seats import HOST, Chair
from wolfd.moderator.wording import CARDS_A_LINE, card_of
from wolfd.texts import Message

ACTS: dict[str, Callable[[int], Host | Remove]] = {
    "medium": lambda seat: Host("medium", seat),
    "remove": Remove,
}
"""What he may do by himself: verb -> command."""


def act(playing: Playing, chair: Chair, verb: str, word: str, who: By) -> None:
    """Do what only a human moderator may; Refused for anybody else."""
    if chair.number != HOST:
        raise Refused("host-only")
    playing.feed(ACTS[verb](playing.seats.find(word)), who)


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
