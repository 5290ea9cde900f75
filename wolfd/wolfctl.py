"""`wolfctl`: arguments to one request at the control socket, and its answer to lines; see wolfctl(1)."""

import contextlib
import json
import os
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import click

import wolfd
from wolfd.control import shell
from wolfd.control.socket_client import NoServer, ask
from wolfd.control.tabular import table
from wolfd.journal import default_state

GLANCE = 5.0
"""Seconds between two looks at a server that is to stop: each is on record."""


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(wolfd.__version__, "-V", "--version", message="wolfctl %(version)s")
@click.option("--state", type=click.Path(file_okay=False, readable=False, path_type=Path), default=default_state, help="State directory of the server.")
@click.option("--json", "as_json", is_flag=True, help="The answer as the server gives it.")
@click.pass_context
def wolfctl(context: click.Context, state: Path, *, as_json: bool) -> None:
    """Ask a running wolfd how it is, or to do something."""
    context.obj = (state, as_json)


def _send(do: str, **members: object) -> int:
    """Ask, print what came back; the exit code."""
    state, as_json = click.get_current_context().obj
    answer = ask(state, {"do": do, **members})
    with shell.heard():
        if as_json:
            click.echo(shell.harmless_json(json.dumps(answer, ensure_ascii=False)))
        elif answer.get("ok"):
            _show(answer.get("result", {}))
    if not answer.get("ok"):
        click.echo(shell.harmless(f"wolfctl: {answer.get('error')}"), err=True)
        return shell.REFUSED
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
    ("reload", "Read configuration, certificate and texts again, as SIGHUP does."),
    ("certs", "Tell of the certificate that is shown."),
):
    _look(_name, _told)


def _reason(*, is_needed: bool = True) -> Callable[[Any], Any]:
    return click.argument("reason", nargs=-1, required=is_needed)


_room = click.option("--room", default="", metavar="CHANNEL", help="Where; if it is not given, the first that he is in.")
_span = click.option("--for", "span", default="", metavar="TIME", help="30m, 12h, 7d, 2w; 0 is for good.")


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
@click.option("--wait", "is_waited", is_flag=True, help="Wait until it has stopped, and tell how many games still run.")
@_reason()
def drain_command(within: float, reason: tuple[str, ...], *, is_waited: bool) -> int:
    """Tell everybody, begin no new game, and stop the server when no game runs any more."""
    code = _send("drain", within=within, reason=" ".join(reason))
    if is_waited and code == 0:
        _wait()
    return code


def _wait() -> None:
    """Tell how many games still run each time that it changes, until the server is gone."""
    state, _ = click.get_current_context().obj
    before = None
    with contextlib.suppress(NoServer, ConnectionError):
        while True:
            left = ask(state, {"do": "status"}).get("result", {}).get("games")
            if left != before:
                click.echo(f"{left} games run", err=True)
            before = left
            time.sleep(GLANCE)
    click.echo("the server has stopped", err=True)


@wolfctl.command("forget")
@click.argument("person")
@_reason()
def forget_command(person: str, reason: tuple[str, ...]) -> int:
    """Erase the keys of PERSON's sealed data in the log, for ever."""
    return _send("forget", person=person, reason=" ".join(reason))


@wolfctl.command("mute")
@_room
@_span
@click.argument("nick")
@_reason()
def mute_command(nick: str, reason: tuple[str, ...], span: str, room: str) -> int:
    """Let NICK say nothing in a room for a time; what he does in a game counts as before."""
    return _send("mute", nick=nick, reason=" ".join(reason), span=span, room=room)


@wolfctl.command("unmute")
@_room
@click.argument("nick")
@_reason(is_needed=False)
def unmute_command(nick: str, reason: tuple[str, ...], room: str) -> int:
    """Let NICK talk again."""
    return _send("unmute", nick=nick, reason=" ".join(reason), room=room)


@wolfctl.command("warn")
@_room
@_span
@click.argument("nick")
@_reason()
def warn_command(nick: str, reason: tuple[str, ...], span: str, room: str) -> int:
    """Warn NICK, who takes no seat until he has acknowledged it."""
    return _send("warn", nick=nick, reason=" ".join(reason), span=span, room=room)


@wolfctl.command("note")
@_room
@click.argument("nick")
@_reason()
def note_command(nick: str, reason: tuple[str, ...], room: str) -> int:
    """Leave a note about NICK for those who keep order."""
    return _send("note", nick=nick, reason=" ".join(reason), room=room)


@wolfctl.command("notes")
@click.argument("nick", default="")
def notes_command(nick: str) -> int:
    """List the notes, warnings and mutes that stand; of NICK (or account, or person) alone."""
    return _send("notes", nick=nick)


@wolfctl.command("account")
@click.option("--drop", is_flag=True, help="Forget it for good, with all that belongs to it.")
@click.option("--password", is_flag=True, help="Give it a new password, which is told.")
@click.argument("name")
@_reason(is_needed=False)
def account_command(name: str, reason: tuple[str, ...], *, drop: bool, password: bool) -> int:
    """Tell what is kept of the account NAME; or change it, for a REASON."""
    if drop and password:
        raise click.UsageError("--drop and --password are two things")
    if (drop or password) and not reason:
        raise click.UsageError("Missing argument 'REASON...'.")
    do = "account-drop" if drop else "account-password" if password else "account"
    return _send(do, account=name, reason=" ".join(reason))


@wolfctl.command("backup")
@click.argument("directory", type=click.Path(path_type=Path))
def backup_command(directory: Path) -> int:
    """Copy what must survive to DIRECTORY, which must not be there yet."""
    return _send("backup", directory=str(directory.absolute()))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; its exit code."""
    return shell.run(wolfctl, "wolfctl", arguments, {NoServer: ("no server is running at ", shell.NO_SERVER)})


if __name__ == "__main__":
    sys.exit(main())
