"""What verbs do that need no table: help, languages, the list of tables, keys of seats; and `join`, which finds one."""

from itertools import chain
from typing import TYPE_CHECKING

from wolfd.chat.people import Channel, Refused, User
from wolfd.moderator.before import inviting, joining
from wolfd.moderator.lobby import greeting
from wolfd.moderator.order import moderating, owning
from wolfd.moderator.people import PEOPLE
from wolfd.moderator.typed.languages import language_named, of_reader
from wolfd.moderator.typed.reading import Typed
from wolfd.moderator.words.flavour import worded
from wolfd.moderator.words.helping import topic
from wolfd.texts import Message

if TYPE_CHECKING:
    from collections.abc import Callable

    from wolfd.moderator.office import Office


def _help(office: "Office", user: User, channel: Channel | None, typed: Typed) -> None:
    """Tell what fits the moment, or more about one thing."""
    form, table = office.form(user), office.table_for(user, channel, playing=True)
    if typed.words:
        told = topic(" ".join(typed.words), form, table.options if table else None)
    else:
        told = table.help(user) if table else (greeting(form), Message("help-more", do=form.room))
    for message in told:
        office.hall.tell(user, worded(message, table.options) if table else message, table.channel if table else None)


def _language(office: "Office", user: User, _: Channel | None, typed: Typed) -> None:
    """Speak to a user in another language from now on; without a name, tell which there are."""
    if typed.words:
        office.hall.set_language(user, language_named(typed.words[0]).code)
        office.hall.tell(user, Message("language-set"))
    else:
        for message in of_reader(office.form(user)):
            office.hall.tell(user, message)


def _notify(office: "Office", user: User, _: Channel | None, typed: Typed) -> None:
    office.notices.want(user, typed.words[0] if typed.words else "")


def _back(office: "Office", user: User, _: Channel | None, typed: Typed) -> None:
    """Give the seat that a key opens; a key is all that counts, never a nick."""
    if office.table_of(user) is not None:
        raise Refused("already-seated")
    named = office.sides.roll.called(user.nick)  # nearly always it is one of these, and each of the others costs a hash
    rest = ((playing, chair) for playing in office.games for chair in playing.seats.people)
    for playing, chair in chain(named, rest):
        if chair.human and playing.keys.opens(typed.words[0], chair):
            owning.take(office, playing, chair, user)
            return
    raise Refused("no-such-key")


def _join(office: "Office", user: User, channel: Channel | None, typed: Typed) -> None:
    """Take a seat; with a room's name, go there first."""
    if typed.words:
        name = typed.words[0] if typed.words[0].startswith("#") else f"#{typed.words[0]}"
        channel = office.go_to_sit(user, name)
    _check_seat(office, user, channel)
    office.at_table(user, channel, typed)


def _new(office: "Office", user: User, channel: Channel | None, typed: Typed) -> None:
    """Open a table, and so take a seat there; or begin with its rules anew."""
    table = office.table_for(user, channel, playing=False)
    if table is not None and table.seats.of(user) is None:
        _check_seat(office, user, channel)
    office.at_table(user, channel, typed)


def _check_seat(office: "Office", user: User, channel: Channel | None) -> None:
    """Refuse a seat to who has not read a warning, or has a seat already."""
    office.measures.check_read(user)
    table = office.table_for(user, channel, playing=False)
    if table is not None:
        joining.check(office, table, user)


def _ready(office: "Office", user: User, channel: Channel | None, typed: Typed) -> None:
    """Be ready for a game; who has kept a seat from the last one reads his warnings first, as for a new seat."""
    office.measures.check_read(user)
    office.at_table(user, channel, typed)


def _moderator(office: "Office", user: User, channel: Channel | None, typed: Typed) -> None:
    """Name the moderator of a table, or of a game; nobody is that who sits elsewhere. Whoever waits for a seat waits no more."""
    table, named = office.table_for(user, channel, playing=False), office.hall.find_user(typed.words[0])
    if table is not None and named is not None:
        joining.check_moderator(office, table, named)
    office.at_table(user, channel, typed)
    if table is not None and named is not None and table.seats.of(named) is table.seats.host:
        joining.leave(table, named)


ANYWHERE: "dict[str, Callable[[Office, User, Channel | None, Typed], None]]" = {
    "help": _help,
    "language": _language,
    "rooms": inviting.show,
    "notify": _notify,
    "back": _back,
    "join": _join,
    "ready": _ready,
    "new": _new,
    "moderator": _moderator,
    **PEOPLE,
    **dict.fromkeys(moderating.ACTS, moderating.take),
}
