"""`wolfctl`: arguments to one request at the control socket, and its answer to lines; see wolfctl(1)."""

import json
import os
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import click

import wolfd
from wolfd.control.socket_client import NoServer, ask
from wolfd.control.tabular import table
from wolfd.journal import default_state

REFUSED = 1
USAGE = 64
NO_SERVER = 69
UNREADABLE = 74
INTERRUPTED = 130


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(wolfd.__version__, "-V", "--version", message="wolfctl %(version)s")
@click.option("--state", type=click.Path(file_okay=False, path_type=Path), default=default_state, help="State directory of the server.")
@click.option("--json", "as_json", is_flag=True, help="The answer as the server gives it.")
@click.pass_context
def wolfctl(context: click.Context, state: Path, *, as_json: bool) -> None:
    """Ask a running wolfd how it is, or to do something."""
    context.obj = (state, as_json)


def _send(do: str, **members: object) -> int:
    """Ask, print what came back; the exit code."""
    state, as_json = click.get_current_context().obj
    answer = ask(state, {"do": do, **members})
    if as_json:
        click.echo(json.dumps(answer, ensure_ascii=False))
    elif answer.get("ok"):
        _show(answer.get("result", {}))
    if not answer.get("ok"):
        click.echo(f"wolfctl: {answer.get('error')}", err=True)
        return REFUSED
    return 0


def _show(result: Mapping[str, object] | list[dict[str, object]]) -> None:
    color = False if os.environ.get("NO_COLOR") else None
    if isinstance(result, list):
        columns = dict.fromkeys(name for row in result for name in row)
        lines: Iterable[str] = table(result, columns) if result else ("none",)
    else:
        lines = table(({"what": what, "is": value} for what, value in result.items()), ("what", "is"))
        lines = list(lines)[1:]
    for line in lines:
        click.echo(line, color=color)


def _look(name: str, told: str) -> None:
    """A command without arguments."""

    def command() -> int:
        return _send(name)

    wolfctl.command(name, help=told)(command)


for _name, _told in (
    ("status", "Tell how the server is."),
    ("games", "List all tables, waiting or in play; nothing of what they hide."),
    ("players", "List everybody who is here, with address."),
    ("bans", "List who is shut out: addresses, masks and accounts."),
    ("log", "Tell how the log is, with its newest checkpoint."),
    ("rotate", "Begin a new file of the log."),
):
    _look(_name, _told)


def _reason(*, is_needed: bool = True) -> Callable[[Any], Any]:
    return click.argument("reason", nargs=-1, required=is_needed)


@wolfctl.command("kick")
@click.argument("nick")
@_reason()
def kick_command(nick: str, reason: tuple[str, ...]) -> int:
    """Close all connections of NICK, who is told the REASON. A seat in a running game stays his."""
    return _send("kick", nick=nick, reason=" ".join(reason))


@wolfctl.command("ban")
@click.option("--for", "span", default="", metavar="TIME", help="30m, 12h, 7d, 2w; for good if it is not given.")
@click.option("--accounts", "spares", is_flag=True, help="Let in those who have logged in.")
@click.argument("target")
@_reason()
def ban_command(target: str, reason: tuple[str, ...], span: str, *, spares: bool) -> int:
    """Shut out TARGET: a nick, an address or network, a mask nick!user@host, or account:NAME. Who is here is put out."""
    return _send("ban", target=target, reason=" ".join(reason), span=span, spares=spares)


@wolfctl.command("unban")
@click.argument("target")
@_reason(is_needed=False)
def unban_command(target: str, reason: tuple[str, ...]) -> int:
    """Lift the ban of TARGET, written as `wolfctl bans` shows it."""
    return _send("unban", target=target, reason=" ".join(reason))


@wolfctl.command("broadcast")
@click.argument("text", nargs=-1, required=True)
def broadcast_command(text: tuple[str, ...]) -> int:
    """Tell everybody TEXT."""
    return _send("broadcast", text=" ".join(text))


@wolfctl.command("pause")
@click.argument("game")
@_reason()
def pause_command(game: str, reason: tuple[str, ...]) -> int:
    """Let GAME (its id or its channel) stand still."""
    return _send("pause", game=game, reason=" ".join(reason))


@wolfctl.command("resume")
@click.argument("game")
@_reason(is_needed=False)
def resume_command(game: str, reason: tuple[str, ...]) -> int:
    """Let GAME go on."""
    return _send("resume", game=game, reason=" ".join(reason))


@wolfctl.command("abort")
@click.argument("game")
@_reason()
def abort_command(game: str, reason: tuple[str, ...]) -> int:
    """Call GAME off, without a winner."""
    return _send("abort", game=game, reason=" ".join(reason))


@wolfctl.command("drain")
@click.option("--within", type=click.FloatRange(0, 86_400), default=0, metavar="SECONDS", help="Stop after so long in any case.")
@_reason()
def drain_command(within: float, reason: tuple[str, ...]) -> int:
    """Tell everybody, and stop the server when no game runs any more."""
    return _send("drain", within=within, reason=" ".join(reason))


@wolfctl.command("forget")
@click.argument("person")
@_reason()
def forget_command(person: str, reason: tuple[str, ...]) -> int:
    """Erase the keys of PERSON's sealed data in the log, for ever."""
    return _send("forget", person=person, reason=" ".join(reason))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; its exit code."""
    try:
        return int(wolfctl.main(arguments, prog_name="wolfctl", standalone_mode=False) or 0)
    except click.ClickException as error:
        click.echo(f"wolfctl: {error.format_message()} (wolfctl -h tells what there is)", err=True)
        return USAGE
    except (KeyboardInterrupt, click.Abort):
        return INTERRUPTED
    except NoServer as error:
        click.echo(f"wolfctl: no server is running at {error}", err=True)
        return NO_SERVER
    except OSError as error:
        click.echo(f"wolfctl: {error.filename}: {error.strerror or error}", err=True)
        return UNREADABLE


if __name__ == "__main__":
    sys.exit(main())
