"""What the house keeps from others' eyes: keys of seats, wherever they are typed; and the looks of absent players.

A key is known by the verb before it, or because it opens a seat that waits for somebody. The log never has one.
"""

from typing import TYPE_CHECKING

from wolfd.chat.names import fold
from wolfd.chat.people import Refused, User
from wolfd.moderator.recording import BACK, is_key, may_show_key, without_keys
from wolfd.moderator.roll import is_absent
from wolfd.moderator.typed.reading import Near, command_in, plain, read
from wolfd.texts import Message

if TYPE_CHECKING:
    from wolfd.moderator.office import Office


def take_key(office: "Office", user: User, text: str) -> bool:
    """Take a line that shows a key, to whomever it was said; whether it was one."""
    form = text if text.isascii() else plain(text)
    if not may_show_key(form):
        return False
    form = plain(form)
    commands = (command_in(form, prefix) for prefix in (office.settings.prefix, "/"))
    command = next((command for command in commands if command is not None), form)
    reading = read(command)
    if is_key(reading):
        office.command(user, None, command)
    elif isinstance(reading, Near) and reading.verb is BACK and len(command.split()) == 2:
        office.attempt(user, lambda: _ask_back(reading))
    elif command is form and without_keys(form, office.games) != form:     # other commands are passed on to nobody as they are
        office.hall.tell(user, Message("key-hushed", secret=office.form(user).secret))
    else:
        return False
    return True


def resembles(office: "Office", nick: str, account: str | None) -> str:
    """The nick of an absent player whom one of this nick would be taken for; nothing if there is none, or it is his own."""
    return next((chair.nick for _, chair in office.sides.roll.alike(nick) if is_absent(chair) and fold(chair.nick) != fold(nick)
                 and (chair.account is None or chair.account != account)), "")


def _ask_back(near: Near) -> None:
    raise Refused("near-verb", word=near.word, verb=near.verb.name)
