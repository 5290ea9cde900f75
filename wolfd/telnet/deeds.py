"""What the commands of a telnet player do, each with the words that follow its name."""

from collections import deque
from itertools import takewhile
from typing import TYPE_CHECKING

from wolfd.chat.facts import Joined
from wolfd.telnet.drawing import is_of_bot, room_name
from wolfd.telnet.prompting import standing
from wolfd.telnet.wishes import heed, listed, wish_in
from wolfd.telnet.words import plain, split
from wolfd.texts import Joined as InARow
from wolfd.texts import Message
from wolfd.texts.tongues import LANGUAGES, find_language

if TYPE_CHECKING:
    from wolfd.chat.facts import Fact
    from wolfd.chat.people import Channel, User
    from wolfd.telnet.player import Player

SHOWN = 20
"""Facts that are shown again if no number is given."""
LOBBY = frozenset({"lobby", "hall", "大厅", "大廳"})
"""What people call the room where they came in, whatever its name is."""
MOST = 200
"""Facts that are kept to be shown again."""


class Misused(Exception):
    """The words that follow do not suit the command: its example will tell more."""


def go(player: "Player", name: str) -> None:
    """Enter a room and leave the one before; nothing changes if he may not come in."""
    was, called = player.room, plain(name).removeprefix("#")
    is_lobby = called.casefold() in LOBBY and player.hall.find_channel(f"#{called}") is None
    room = player.hall.join(player.user, player.lobby if is_lobby else f"#{called}")
    if room is was:
        player.answer(Message("telnet-here-already", room=room_name(room)))
    player.leave_behind()


def tell(player: "Player", words: str) -> None:
    """Say something to one person."""
    nick, text = split(words)
    to = player.hall.find_user(plain(nick))
    if not text:
        raise Misused
    if to is None:
        player.answer(Message("telnet-nobody", nick=nick))
    else:
        player.pass_on(to, text)


def act(player: "Player", words: str) -> None:
    """Tell the room what he does."""
    player.say(words, "action")


def list_rooms(player: "Player", _: str) -> None:
    """The rooms, how many are there, and how the tables stand."""
    for room in player.open_rooms():
        glance = player.glance(room)
        who = Message("telnet-room", room=room_name(room), count=len(_people(player, room)))
        told = (who, standing(glance)) if glance else (who,)
        player.link.session.say([" ".join([InARow(told, "sentences").text(player.language), room.topic]).rstrip()])


def list_people(player: "Player", _: str) -> None:
    """Who is in this room, and who sits at its table."""
    if player.room is None:
        player.answer(Message("telnet-no-room"))
        return
    greet(player, player.room)
    if player.glance(player.room) is not None:
        player.ask_host("who")


def greet(player: "Player", room: "Channel") -> None:
    """Tell who is in a room."""
    player.answer(Message("telnet-people", room=room_name(room), nicks=_people(player, room)))


def speak(player: "Player", words: str) -> None:
    """Choose the language in which he is spoken to."""
    language = find_language(words)
    if language is None:
        player.answer(Message("telnet-languages", choices=tuple(f"{at} {each.own_name}" for at, each in enumerate(LANGUAGES, 1))))
        raise Misused
    player.hall.set_language(player.user, language.code)
    player.answer(Message("telnet-language-set"))


def change(player: "Player", words: str) -> None:
    """Change a setting of the connection; where none is named, list them."""
    session, found = player.link.session, wish_in(words)
    if found is not None:
        player.answer(heed(session, *found, player.language))
        return
    for message in listed(session, player.language):
        player.answer(message)


def recall(player: "Player", words: str) -> None:
    """Show again what he was told lately, and before that what was said in the room before he came."""
    number = plain(words)
    count = min(int(number.lstrip("0")[:6] or 0), MOST) if number.isascii() and number.isdigit() else SHOWN
    facts = [*_earlier(player, count - len(player.seen)), *list(player.seen)[-count:]] if count else []
    if facts:
        player.leaf(lambda: player.link.session.show(b"".join(player.drawn(fact, again=True) for fact in facts)))
    else:
        player.answer(Message("telnet-no-history"))


def _earlier(player: "Player", count: int) -> "list[Fact]":
    """The last of what happened in his room before he came and was told all, as far as he may read it."""
    if player.room is None or count <= 0:
        return []
    told = {fact.mid for fact in player.seen}
    facts = takewhile(
        lambda fact: fact.mid not in told and not _is_coming_of(player.user, fact),
        player.hall.history.of_channel(player.user, player.room))
    return list(deque((fact for fact in facts if not is_of_bot(fact)), count))


def _is_coming_of(user: "User", fact: "Fact") -> bool:
    """Whether somebody came in by this, in his present visit."""
    return isinstance(fact, Joined) and fact.who.person == user.person and fact.at >= user.since


def explain(player: "Player", words: str) -> None:
    """What may be typed, a page at a time."""
    player.leaf(lambda: _explain(player, words))


def quit_(player: "Player", _: str) -> None:
    """Leave for good."""
    player.link.end(Message("telnet-bye").lines(player.language))
    player.lost("")


def _explain(player: "Player", words: str) -> None:
    if player.hall.host is not None:
        player.ask_host(f"help {words}".rstrip())
    if not words:
        player.answer(Message("telnet-help"))


def _people(player: "Player", room: "Channel") -> tuple[str, ...]:
    return tuple(member.nick for member in room.members if member is not player.hall.moderator)
