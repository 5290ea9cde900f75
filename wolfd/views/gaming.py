"""`wolflog replay` and `export`: one game, told."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from wolfd.journal import verify
from wolfd.texts.tongues import CODES
from wolfd.views.choosing import state_option
from wolfd.views.finding import NoSuchGame, fields_of, origin, segments_of
from wolfd.views.honesty import tell
from wolfd.views.printing import emit
from wolfd.views.progress import progress, size_of
from wolfd.views.reading import events_of

if TYPE_CHECKING:
    from wolfd.views.tale import Tale

FORMS = ("text", "irc", "json")
MARKS = ("!", "/msg Moderator ")
"""What stands before a command in a room, and before what is secret, for most readers."""


def _language_option(command: Any) -> Any:
    return click.option("--language", type=click.Choice(CODES), default="en", help="Language of what is told. [en]")(command)


def _players_option(command: Any) -> Any:
    return click.option("--for-players", is_flag=True, help="Leave out reports, notes, warnings, and what the operator did.")(command)


@click.command("replay")
@state_option
@click.argument("game")
@click.option("--as", "seat", type=click.IntRange(min=0), metavar="SEAT", help="What this seat's player saw; 0: a watcher.")
@click.option("--form", type=click.Choice(FORMS), default="text", help="How it is told. [text]")
@click.option("--marks", nargs=2, default=MARKS, metavar="ROOM SECRET", help="What stands before commands in a room, and before secret ones.")
@_language_option
@_players_option
def replay_command(
    state: Path, game: str, seat: int | None, form: str, language: str, *, marks: tuple[str, str], for_players: bool,
) -> int:
    """Tell a game: all of it with its secrets, or what one seat could know."""
    tale = _tale(state, game, "replay", marks, for_players=for_players)
    if seat and seat not in tale.places:
        raise click.BadParameter(f"the game has no seat {seat}", param_hint="--as")
    _print(tale, form, language, seat)
    return 0


@click.command("export")
@state_option
@click.argument("game")
@click.option("--form", type=click.Choice(("html", *FORMS)), default="html", help="How it is told. [html]")
@click.option("--output", "-o", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE", help="Write there. [GAME.FORM]")
@click.option("--no-verify", is_flag=True, help="Do not check the log for the page's badge.")
@_language_option
@_players_option
def export_command(
    state: Path, game: str, form: str, output: Path | None, language: str, *, no_verify: bool, for_players: bool,
) -> int:
    """Write a game to a file of its own: an HTML page that needs nothing else, or lines."""
    tale = _tale(state, game, "export", MARKS, for_players=for_players)
    path = output or Path(f"{game}.{'txt' if form == 'text' else form}")
    size = path.write_bytes(_written(state, tale, form, language, is_checked=not no_verify))
    how = "" if tale.ended else " (as far as it has come)"
    click.echo(f"wolflog: wrote game {game} of {tale.chan}{how} to {path}: {form}, {size} bytes", err=True)
    return 0


def _tale(state: Path, game: str, what: str, marks: tuple[str, str], *, for_players: bool) -> "Tale":
    """The game, told as far as the log has it; a running one only if the server was told of it."""
    from wolfd.moderator.words.questions import Form  # noqa: PLC0415 - the words of games take long to read, and only they need it
    from wolfd.views.recounting import recount  # noqa: PLC0415 - as above

    events = events_of(state)
    try:
        with progress("reading", size_of(events, min(segments_of(events, game), default=0))) as on_bytes:
            tale = recount(game, fields_of(events, game, on_bytes), Form(*marks), for_players=for_players)
    except NoSuchGame as error:
        raise click.BadParameter(f"no record of a game {game}", param_hint="GAME") from error
    if not tale.ended:
        tell(state, game, what)
    return tale


def _written(state: Path, tale: "Tale", form: str, language: str, *, is_checked: bool) -> bytes:
    from wolfd.views import plain  # noqa: PLC0415 - as above

    match form:
        case "json":
            return plain.as_json(tale, language) + b"\n"
        case "html":
            return _page(state, tale, language, is_checked=is_checked)
    lines = plain.as_irc(tale, language) if form == "irc" else map(click.unstyle, plain.as_text(tale, language))
    return "".join(f"{line}\n" for line in lines).encode()


def _page(state: Path, tale: "Tale", language: str, *, is_checked: bool) -> bytes:
    from wolfd.views.page import page  # noqa: PLC0415 - as above

    events = events_of(state)
    verdict = None
    if is_checked:
        with progress("verifying", size_of(events)) as on_bytes:
            verdict = verify(events, on_bytes=on_bytes)
    return page(tale, verdict, origin(events, tale.game), language).encode()


def _print(tale: "Tale", form: str, language: str, seat: int | None) -> None:
    from wolfd.views import plain  # noqa: PLC0415 - as above

    seat = plain.WATCHER if seat == 0 else seat
    match form:
        case "json":
            emit([plain.as_json(tale, language, seat)])
        case "irc":
            emit(plain.as_irc(tale, language, seat))
        case _:
            emit(plain.as_text(tale, language, seat))


COMMANDS = (replay_command, export_command)
