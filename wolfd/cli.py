"""The command `wolfd`: arguments to one call of `app`, and every end to its exit code.

Imports stay few here: `wolfd -h` and `wolfd -V` must not wait for Twisted, nor for the configuration's reader.
"""

import contextlib
import gc
import os
import sys
import traceback
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

import wolfd
from wolfd.control import addresses, holding
from wolfd.control.addresses import Address
from wolfd.control.failures import CannotRun, Code

if TYPE_CHECKING:
    from wolfd.control.config import Config


SIMULATE = "simulate"
HASH = "hash"
RESTORE = "restore"
IRCTEST = "--irctest"
COMPLETE = "_WOLFD_COMPLETE"
"""The shell's completion asks by this variable; see etc/completion."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; its exit code. One line a reason goes to stderr."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    name = " ".join(["wolfd", *(word for word in words[:1] if word in (SIMULATE, HASH, RESTORE))])
    try:
        _command(words)
    except click.ClickException as error:
        click.echo(f"wolfd: {error.format_message()} ({name} -h tells what there is)", err=True)
        return Code.USAGE
    except CannotRun as error:
        for reason in error.reasons:
            click.echo(f"wolfd: {reason}", err=True)
        return error.code
    except (KeyboardInterrupt, click.Abort):
        return Code.OK
    except Exception:  # noqa: BLE001 - the last place: whatever it is, it ends with a documented code
        traceback.print_exc()
        return Code.INTERNAL
    return Code.OK


def _command(words: list[str]) -> None:
    """The server, or where that is the first word the simulation, which has options of its own."""
    if os.environ.get(COMPLETE):
        words = _typed()
    if words[:1] in ([SIMULATE], [HASH], [RESTORE]):
        holding.let_go()
    if words[:1] == [SIMULATE]:
        from wolfd import simulation_cli  # noqa: PLC0415 - nobody who serves games waits for what only counts them

        simulation_cli.command.main(words[1:], prog_name=f"wolfd {SIMULATE}", complete_var=COMPLETE, standalone_mode=False)
    elif words[:1] == [HASH]:
        _hash.main(words[1:], prog_name=f"wolfd {HASH}", standalone_mode=False)
    elif words[:1] == [RESTORE]:
        _restore.main(words[1:], prog_name=f"wolfd {RESTORE}", standalone_mode=False)
    elif words[:1] == [IRCTEST] and len(words) == 2:
        _serve_a_test(Path(words[1]))
    else:
        command.main(words, prog_name="wolfd", complete_var=COMPLETE, standalone_mode=False)


def _typed() -> list[str]:
    """The words of the line that a shell wants completed; the shell's own reader sees those of the simulation alone."""
    words = os.environ.get("COMP_WORDS", "").split()[1:]
    if words[:1] == [SIMULATE] and int(os.environ.get("COMP_CWORD") or 1) > 1:
        os.environ["COMP_WORDS"] = " ".join(words)
        os.environ["COMP_CWORD"] = str(int(os.environ["COMP_CWORD"]) - 1)
        return words
    return []


def _actions(_: click.Context, __: click.Parameter, begun: str) -> list[str]:
    return [word for word in ("run", SIMULATE, HASH, RESTORE) if word.startswith(begun)]


@click.command(context_settings={"help_option_names": ["-h", "--help"]}, epilog="See [[operator]] in wolfd.toml(5).")
def _hash() -> None:
    """Ask for a password, or read it from a pipe, and print what an operator's section of the configuration keeps of it."""
    from wolfd.accounts import Cost, Passwords  # noqa: PLC0415 - nobody else waits for it

    hidden = sys.stdin.isatty()
    password = click.prompt("Password", hide_input=hidden, confirmation_prompt=hidden, err=True) if hidden else sys.stdin.readline()
    if not password.strip():
        raise click.UsageError("a password is needed on the standard input")
    click.echo(Passwords(Cost(), b"").hashed(password.rstrip("\n")).argon2)


@click.command(context_settings={"help_option_names": ["-h", "--help"]}, epilog="See wolfctl(1) for how such a copy is made.")
@click.option("--config", "file", type=click.Path(path_type=Path), metavar="FILE", help="The configuration of the server to be.")
@click.option("--state", type=click.Path(readable=False, path_type=Path), metavar="DIR", help="Where its state is to be; nothing may be there yet.")
@click.argument("copy", type=click.Path(readable=False, path_type=Path), metavar="DIRECTORY")
def _restore(copy: Path, file: Path | None, state: Path | None) -> None:
    """Make a copy that `wolfctl backup` has made the state of a server: its log, its keys, and its accounts wherever they are kept."""
    chosen = _chosen(None, None, lan=False, file=file, state=state)
    from wolfd.running import restoring  # noqa: PLC0415 - nobody else waits for it

    click.echo(restoring.restore(chosen, copy))


def _serve_a_test(file: Path) -> None:
    """Serve what a test of the conformance suite asks for: no option for people, so nothing tells of it."""
    from wolfd import app  # noqa: PLC0415 - nobody else waits for it
    from wolfd.running import irctest  # noqa: PLC0415 - nobody else waits for it

    config = irctest.load(file)
    app.run(config, lambda: config)


def _listeners(_: click.Context, option: click.Parameter, values: tuple[str, ...]) -> tuple[Address, ...] | None:
    """The addresses of one protocol, none for `off`; None if the option was not given."""
    parse = addresses.parse_telnet if option.name == "telnet" else addresses.parse
    try:
        return tuple(parse(value) for value in values if value != addresses.OFF) if values else None
    except ValueError as error:
        raise click.BadParameter(str(error), param=option) from error


@click.command(
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="Without options: IRC on 127.0.0.1:6667, telnet on 127.0.0.1:4000, no file needed. See wolfd(8). "
           "To see how a deck leans: wolfd simulate -h. For an operator's password: wolfd hash. From a backup: wolfd restore -h",
)
@click.argument("action", type=click.Choice(["run"]), default="run", shell_complete=_actions)
@click.option("--irc", multiple=True, callback=_listeners, metavar="HOST:PORT|off", help="Serve IRC there; repeatable.")
@click.option("--telnet", multiple=True, callback=_listeners, metavar="HOST:PORT|off",
              help="Serve telnet there; repeatable.")
@click.option("--lan", is_flag=True, help="Listen on all networks of this machine; print what to tell friends.")
@click.option("--config", "file", type=click.Path(path_type=Path), metavar="FILE", help="Read this TOML file; see wolfd.toml(5).")
@click.option("--state", type=click.Path(readable=False, path_type=Path), metavar="DIR", help="Keep the log there.  [default: $XDG_STATE_HOME/wolfd]")
@click.option("-t", "only_check", is_flag=True, help="Check the configuration and the log's open games, then exit.")
@click.version_option(wolfd.__version__, "-V", "--version", message="wolfd %(version)s")
def command(
    *, action: str, irc: tuple[Address, ...] | None, telnet: tuple[Address, ...] | None, lan: bool,  # noqa: ARG001 - the only action so far
    file: Path | None, state: Path | None, only_check: bool,
) -> None:
    """Serve games of Werewolf to people who come by IRC and by telnet."""
    def read() -> "Config":
        return _chosen(irc, telnet, lan=lan, file=file, state=state)

    with _nothing_collected():
        chosen = read()
        from wolfd import app  # noqa: PLC0415 - Twisted's start-up time is not for -h, -V and wrong arguments
        from wolfd.running import checking, oddities  # noqa: PLC0415 - Twisted's start-up time is not for -h, -V and wrong arguments
    _warn(oddities.judge(chosen, file) if file else ())
    if only_check:
        holding.let_go()
        _warn(checking.check(chosen))
    else:
        app.run(chosen, read)


def _warn(warnings: Iterable[str]) -> None:
    for warning in warnings:
        click.echo(f"wolfd: {warning}", err=True)


@contextlib.contextmanager
def _nothing_collected() -> Iterator[None]:
    """While programs are read nothing becomes garbage, and to look for it takes a tenth of that time."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def _chosen(irc: tuple[Address, ...] | None, telnet: tuple[Address, ...] | None, *, lan: bool, file: Path | None,
            state: Path | None) -> "Config":
    """The configuration: what the command line says, else the file, else the defaults."""
    import msgspec  # noqa: PLC0415 - as above

    from wolfd.control import config  # noqa: PLC0415 - as above
    from wolfd.running import oddities  # noqa: PLC0415 - as above

    read = config.load(file) if file else config.Config()
    listen = config.Listen(
        irc=_written(read.listen.irc, irc, lan=lan), irc_tls=_written(read.listen.irc_tls, None, lan=lan),
        telnet=_written(read.listen.telnet, telnet, lan=lan), telnet_tls=_written(read.listen.telnet_tls, None, lan=lan),
        websocket=_written(read.listen.websocket, None, lan=lan), websocket_tls=_written(read.listen.websocket_tls, None, lan=lan))
    server = msgspec.structs.replace(read.server, state=str(state)) if state else read.server
    chosen = msgspec.structs.replace(read, listen=listen, server=server)
    if file:
        oddities.judge(chosen, file)  # for its faults: they stop a reload, too
    return chosen


def _written(read: tuple[str, ...], given: tuple[Address, ...] | None, *, lan: bool) -> tuple[str, ...]:
    listeners = tuple(map(addresses.parse_telnet, read)) if given is None else given
    return tuple(str(wide) for each in listeners for wide in (each.everywhere() if lan else (each,)))
