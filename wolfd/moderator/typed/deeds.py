"""What each verb does at a table that is no answer to a question of the game: a row a verb."""

from typing import TYPE_CHECKING

from wolfd.chat.people import Refused, User
from wolfd.moderator import looking
from wolfd.moderator.before import appointing, inviting, joining
from wolfd.moderator.means import by
from wolfd.moderator.play import hosting
from wolfd.moderator.typed.languages import language_named, of_table
from wolfd.moderator.typed.verbs import BY_ID, BY_NAME
from wolfd.moderator.words import explaining
from wolfd.moderator.words.naming import suggested, suggestion

if TYPE_CHECKING:
    from collections.abc import Callable

    from wolfd.moderator.before.waiting import Waiting
    from wolfd.moderator.play.playing import Playing
    from wolfd.moderator.seats import Chair
    from wolfd.moderator.table import Table
    from wolfd.moderator.typed.reading import Typed
    from wolfd.moderator.words.wording import Words


# --- sitting down and looking -----------------------------------------------------------------------------------------


def _join(table: "Table", user: User) -> None:
    before = len(table.seats)
    joining.join(table, user)
    if table.playing is None and table.seats.of(user) is not None:
        _guide(table, user, before)


def _bots(table: "Table", user: User, words: tuple[str, ...]) -> None:
    if not words:
        raise Refused("missing-word", verb="bots")
    before = len(table.seats)
    table.waits().filling.have(user, words)
    _guide(table, user, before)


def _new(table: "Table", user: User) -> None:
    """Open the table, where nobody sits at it; else set its rules back to the channel's own."""
    waiting = table.waits()
    if waiting.seats.of(user) is None and not waiting.seats.humans:
        _join(table, user)
    else:
        waiting.choose(user, "new", table.preset)


def _guide(table: "Table", user: User, before: int) -> None:
    """Tell what to do next: the one who did something; and all who sit there, as soon as there are enough of them."""
    least = table.waiting.rules.options.min_players
    is_enough = before < least <= len(table.seats)
    for other in [chair.user for chair in table.seats.humans if chair.user is not user] if is_enough else ():
        table.guide(other)
    table.guide(user)


def _show(table: "Table", user: User, of: "Callable[[Playing, Chair], Words]") -> None:
    """Tell a player what one look gives."""
    table.tell(user, of(*table.at_play(user)))


def _show_open(table: "Table", user: User) -> None:
    form = table.form(user)
    _show(table, user, lambda playing, chair: looking.own_open(playing, chair, form))


def _table(table: "Table", user: User, words: tuple[str, ...]) -> None:
    """Tell how the table stands; or set or tell its language."""
    if not words:
        table.tell(user, looking.playing_table(table.playing) if table.playing else looking.waiting_table(table.waiting))
        table.tell(user, table.bench.told)
    elif BY_NAME.get(words[0].casefold()) is not BY_ID["language"]:
        raise Refused("too-many-words", verb="table", extra=" ".join(words))
    elif len(words) == 1:
        table.tell(user, of_table(table.channel.language, table.form(user)))
    else:
        table.waits().speak(user, language_named(" ".join(words[1:])))


def _show_time(table: "Table", user: User) -> None:
    if table.playing is None:
        raise Refused("no-game")
    table.tell(user, (looking.phase(table.playing),))


def _show_role(table: "Table", user: User, words: tuple[str, ...]) -> None:
    if words:
        table.tell(user, explaining.of_role(words[0], table.form(user), table.options))
    else:
        _show(table, user, looking.own_role)


def _move(table: "Table", user: User, verb: str) -> None:
    """Ask for a pause, for going on, for more time; who keeps order here, and does not play, decides it."""
    if table.playing is not None and not table.playing.has_part(user) and table.is_kept_by(user):
        table.means.record.append(MOVED[verb], game=table.playing.deal.game, chan=table.channel.name, person=user.person, nick=user.nick)
        table.playing.motions.by_staff(verb)
        return
    playing, chair = table.at_play(user)
    if verb == "resume" and playing.paused == "fault":
        playing.resume()
    else:
        playing.motions.move(verb, chair)


# --- the rules --------------------------------------------------------------------------------------------------------


def _preset(table: "Table", user: User, words: tuple[str, ...]) -> None:
    """Play by a preset; alone, tell by which the table plays, and which there are."""
    if words:
        table.waits().choose(user, "preset", words[0].casefold())
    else:
        table.tell(user, explaining.option(table.options, "preset", table.form(user)))


def _option(table: "Table", user: User, words: tuple[str, ...]) -> None:
    """Set an option; with its name alone, tell what it is, may be and means; with nothing, which there are."""
    if len(words) > 1:
        name = explaining.meant_option(words[0])    # the table has choices that are no options: they have verbs of their own
        table.waits().choose(user, name, " ".join(words[1:]).casefold())
    else:
        word = words[0].casefold() if words else "all"
        table.tell(user, explaining.option(table.options, word, table.form(user), by_people=table.by_people))


def _options(table: "Table", user: User, words: tuple[str, ...]) -> None:
    """Tell what is chosen otherwise than usual, or one option, or all."""
    if words:
        table.tell(user, explaining.option(table.options, words[0].casefold(), table.form(user), by_people=table.by_people))
    else:
        table.tell(user, explaining.changed(table.options, by_people=table.by_people))


def _deck(table: "Table", user: User, words: tuple[str, ...]) -> None:
    """Set the deck, or have one suggested; alone, tell it, and how its cards lean."""
    text, waiting = " ".join(words).casefold(), table.waiting
    if not words:
        table.tell(user, explaining.option(table.options, "deck", table.form(user)))
        table.tell(user, explaining.leans(table.options.deck))
    elif (seats := suggestion(text)) is None:
        table.waits().choose(user, "deck", text)
    elif explaining.deck_is_fixed(table.waits().peopled()):
        raise Refused("deck-own")
    else:
        waiting.choose(user, "deck", suggested(waiting.peopled(seats)))
        for message in explaining.leans(waiting.rules.options.deck):
            waiting.announce(message)


def _variants(table: "Table", user: User, words: tuple[str, ...]) -> None:
    """Set the variants; alone, tell which are chosen, and all that there are."""
    if words:
        table.waits().choose(user, "variants", " ".join(words).casefold())
    else:
        table.tell(user, explaining.variants(table.options))


def _moderator(table: "Table", user: User, word: str) -> None:
    """Name the human moderator before a game; in one he hands over."""
    if table.playing is None:
        appointing.appoint(table.waiting, user, word)
    else:
        playing, chair = table.at_play(user)
        hosting.hand_over(playing, chair, word)


def _host_act(table: "Table", user: User, typed: "Typed") -> None:
    """Do what only a human moderator may."""
    playing, chair = table.at_play(user)
    hosting.act(playing, chair, typed.verb.id, typed.words[0], by(user))


def _remove(table: "Table", user: User, typed: "Typed") -> None:
    """Take a player out of the game, for a human moderator; before it, let the host free somebody's seat."""
    if table.playing is not None:
        _host_act(table, user, typed)
    else:
        _send_away(table.waiting, user, typed.words[0])
        joining.fill(table)


def _send_away(waiting: "Waiting", user: User, word: str) -> None:
    host, chair = waiting.deciding(user), waiting.seats[waiting.seats.find(word)]
    if chair is host:
        raise Refused("send-away-self")
    waiting.say("sent-away", by=host.label, who=chair.label)
    if chair.bot:
        waiting.filling.dismiss(chair)
    else:
        waiting.leave(chair)


MOVED = {"pause": "mod.paused", "resume": "mod.resumed", "extend": "mod.extended"}
"""The records of those who keep order."""
DEEDS: "dict[str, Callable[[Table, User, Typed], None]]" = {
    "join": lambda table, user, _: _join(table, user),
    "leave": lambda table, user, _: table.leave(user),
    "ready": lambda table, user, _: table.waits().ready(user),
    "start": lambda table, user, _: table.waits().starting.want(user),
    "unready": lambda table, user, _: table.waits().starting.wait(user),
    "invite": lambda table, user, typed: inviting.invite(table, user, typed.words[0]),
    "bots": lambda table, user, typed: _bots(table, user, typed.words),
    "new": lambda table, user, _: _new(table, user),
    "preset": lambda table, user, typed: _preset(table, user, typed.words),
    "option": lambda table, user, typed: _option(table, user, typed.words),
    "options": lambda table, user, typed: _options(table, user, typed.words),
    "deck": lambda table, user, typed: _deck(table, user, typed.words),
    "variants": lambda table, user, typed: _variants(table, user, typed.words),
    "moderator": lambda table, user, typed: _moderator(table, user, typed.words[0]),
    "medium": _host_act,
    "remove": _remove,
    "table": lambda table, user, typed: _table(table, user, typed.words),
    "time": lambda table, user, _: _show_time(table, user),
    "who": lambda table, user, _: table.tell(user, (*looking.sitting(list(table.seats)), *table.watching(user))),
    "role": lambda table, user, typed: _show_role(table, user, typed.words),
    "open": lambda table, user, _: _show_open(table, user),
    "log": lambda table, user, _: _show(table, user, looking.own_log),
    "pack": lambda table, user, typed: table.say_in_circle(user, typed.words[0]) if typed.words else _show(table, user, looking.own_pack),
    **{verb: lambda table, user, typed: _move(table, user, typed.verb.id) for verb in ("pause", "resume", "extend")},
}
