"""Talk that not all hear: the pack, the Masons, the lovers, the dead; who listens in; and talk without names.

Who belongs to which circle now is the engine's matter (`engine.speech`); here the words are passed on.
"""

from engine.commands import Offended
from engine.events import Seat
from engine.speech import circle, eavesdroppers, is_anonymous, pack_talkers, speakers
from engine.table import Table
from wolfd.chat.people import Refused, User
from wolfd.moderator.means import by
from wolfd.moderator.order.banned import breaks_word_ban
from wolfd.moderator.play.playing import Playing
from wolfd.moderator.recording import without_keys
from wolfd.moderator.seats import HOST, Chair
from wolfd.texts import Message

WORDS, ORDER = "words", "order"
"""The rules of speech that cards bring: no "me" nor "wolf" (16), and everybody in turn (22)."""


def say(playing: Playing, chair: Chair, user: User, text: str) -> None:
    """Pass somebody's words on to his circle, and to those who listen, but for a seat's key; Refused if he may not talk so now."""
    t = playing.table
    hearing = circle(t, chair.number)
    if not hearing:
        raise Refused("pack-not-now")
    name, text = circle_of(t, chair.number), without_keys(text, (playing,))
    playing.record("query.message", person=user.person, nick=user.nick, to=name, text=text)
    for seat in hearing:
        playing.telling.whisper(seat, Message(f"{name}-said", by=chair.label, text=text))
    if name == "pack":
        for seat in eavesdroppers(t):
            playing.telling.whisper(seat, Message("overheard", text=text))
    if playing.seats.host is not None:
        playing.telling.whisper(HOST, Message("host-said", circle=Message(f"circle-{name}"), by=chair.label, text=text))


def is_in_one(playing: Playing, chair: Chair) -> bool:
    """Whether a seat may talk to a circle now."""
    return bool(circle(playing.table, chair.number))


def circle_of(t: Table, seat: Seat) -> str:
    """Which circle a seat talks to: `pack`, `masons`, `dead` or `lovers`."""
    if seat in pack_talkers(t):
        return "pack"
    if seat in t.died:
        return "dead"
    return "masons" if seat in t.masons and t.options.mason_chat else "lovers"


def take(playing: Playing | None, chair: Chair | None, user: User, text: str) -> bool:
    """Judge talk by the rules of speech; pass it on without a name where none may be known. Whether it was passed on."""
    if playing is None or not hear(playing, chair, user, text) or not hides_names(playing):
        return False
    say_without_name(playing, user, text)
    return True


def hear(playing: Playing | None, chair: Chair | None, user: User, text: str) -> bool:
    """Judge talk by the rules of speech, and let artificial players hear it; whether it is said in turn."""
    if playing is None or chair is None:
        return False
    in_turn = chair.number == HOST or chair.number in speakers(playing.table)
    if chair.number != HOST:
        judge(playing, user, chair.number, text, in_turn=in_turn)
        if in_turn and not hides_names(playing):
            playing.bots.overhear(chair.number, text)
    return in_turn


def say_without_name(playing: Playing, user: User, text: str) -> None:
    """Tell the room what somebody said, and not who (card 20)."""
    playing.record("chat.message", person=user.person, nick=user.nick, text=text, kind="anonymous")
    playing.telling.announce(Message("anonymous-said", text=text))


def hides_names(playing: Playing | None) -> bool:
    """Whether what is said now is told without names."""
    return playing is not None and is_anonymous(playing.table)


def judge(playing: Playing, user: User, seat: Seat, text: str, *, in_turn: bool) -> None:
    """Take the day's vote from who broke a rule of speech that is in force (4.7)."""
    t = playing.table
    if t.phase != "day" or playing.paused or not t.is_alive(seat) or seat in t.vote_lost:
        return
    rules = t.rules.speech_rules(t)
    if ORDER in rules and not in_turn:
        playing.feed(Offended(seat, ORDER), by(user))
    elif WORDS in rules and in_turn and breaks_word_ban(text):
        playing.feed(Offended(seat, WORDS), by(user))
