"""What each verb does to a table that answers no question of the game: the list, and the deeds about its rules."""

from typing import TYPE_CHECKING

from wolfd.chat.people import Refused, User
from wolfd.moderator import appointing, explaining, hosting, looking
from wolfd.moderator.means import by
from wolfd.moderator.naming import is_suggestion, suggested
from wolfd.moderator.reading import Typed

if TYPE_CHECKING:
    from collections.abc import Callable

    from wolfd.moderator.table import Table


def option(table: "Table", user: User, words: tuple[str, ...]) -> None:
    """Set an option; with its name alone, tell what it is, may be and means."""
    if len(words) > 1:
        table.waits().choose(user, words[0].casefold(), " ".join(words[1:]).casefold())
    elif words:
        table.tell(user, explaining.option(table.options, words[0].casefold(), table.form(user)))
    else:
        raise Refused("missing-word", verb="option")


def options(table: "Table", user: User, words: tuple[str, ...]) -> None:
    """Tell what is chosen otherwise than usual, or one option, or all."""
    if words:
        table.tell(user, explaining.option(table.options, words[0].casefold(), table.form(user)))
    else:
        table.tell(user, explaining.changed(table.options))


def deck(table: "Table", user: User, words: tuple[str, ...]) -> None:
    """Set the deck, or have one suggested; alone, tell it, and how its cards lean."""
    if not words:
        table.tell(user, explaining.option(table.options, "deck", table.form(user)))
        table.tell(user, explaining.leans(table.options.deck))
        return
    text = " ".join(words).casefold()
    waiting = table.waits()
    if not is_suggestion(text):
        waiting.choose(user, "deck", text)
        return
    setup = waiting.peopled()
    if explaining.deck_is_fixed(setup):
        raise Refused("deck-own")
    waiting.choose(user, "deck", suggested(setup))
    for message in explaining.leans(waiting.rules.options.deck):
        waiting.announce(message)


def variants(table: "Table", user: User, words: tuple[str, ...]) -> None:
    """Set the variants; alone, tell which are chosen, and all that there are."""
    if words:
        table.waits().choose(user, "variants", " ".join(words).casefold())
    else:
        table.tell(user, explaining.variants(table.options))


def preset(table: "Table", user: User, words: tuple[str, ...]) -> None:
    """Begin the rules anew from a preset."""
    table.waits().choose(user, "preset", " ".join(words).casefold())


def host_act(table: "Table", user: User, typed: Typed) -> None:
    """Do what only a human moderator may."""
    playing, chair = table.at_play(user)
    hosting.act(playing, chair, typed.verb.id, typed.words[0], by(user))


DEEDS: "dict[str, Callable[[Table, User, Typed], None]]" = {
    "join": lambda table, user, _: table.join(user),
    "leave": lambda table, user, _: table.leave(user),
    "ready": lambda table, user, _: table.waits().ready(user),
    "start": lambda table, user, _: table.waits().ready(user),
    "bots": lambda table, user, typed: table.bots(user, typed.words[0]),
    "new": lambda table, user, _: table.waits().choose(user, "new", "default"),
    "preset": lambda table, user, typed: preset(table, user, typed.words),
    "option": lambda table, user, typed: option(table, user, typed.words),
    "options": lambda table, user, typed: options(table, user, typed.words),
    "deck": lambda table, user, typed: deck(table, user, typed.words),
    "variants": lambda table, user, typed: variants(table, user, typed.words),
    "moderator": lambda table, user, typed: appointing.appoint(table.waits(), user, typed.words[0]),
    "medium": host_act,
    "remove": host_act,
    "table": lambda table, user, typed: table.show_table(user, typed.words),
    "time": lambda table, user, _: table.show_time(user),
    "who": lambda table, user, _: table.tell(user, looking.sitting(list(table.seats))),
    "role": lambda table, user, typed: table.show_role(user, typed.words),
    "open": lambda table, user, _: table.show(user, lambda playing, chair: looking.own_open(playing, chair, table.form(user))),
    "log": lambda table, user, _: table.show(user, looking.own_log),
    "pack": lambda table, user, typed: table.say_in_circle(user, typed.words[0]),
    "resume": lambda table, user, _: table.resume(user),
}
