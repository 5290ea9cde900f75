"""`wolfd simulate`: how a deck leans, as text, JSON or a drawing (wolfd(8))."""

import json
import secrets
import sys
from dataclasses import replace
from typing import Any

import click

from engine.commands import Refused
from engine.compose import suggest
from engine.options import Options, parse
from engine.players.company import Companion
from engine.players.player import Chancer, Player
from engine.presets import PRESETS, preset
from engine.setup import Setup, check
from wolfd.simulation import Tally, simulate

WOLVES = (1, 2, 3, 4)
"""The lines of a drawing: how many wolves."""


@click.command("simulate", context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--preset", "name", type=click.Choice(list(PRESETS)), default="default", help="The rules to play by.")
@click.option("--players", type=click.IntRange(3, 24), default=10, show_default=True, help="How many seats.")
@click.option("--deck", metavar="ROLE,ROLE|auto|suggest", default="auto", help="The special cards, or a suggested deck.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="Set any option of the rules; repeatable.")
@click.option("--games", type=click.IntRange(1), default=400, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=None, help="Play the same games again.  [default: drawn, and printed]")
@click.option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="How many processes.")
@click.option("--random", "at_random", is_flag=True, help="Play them by random players too, and print both.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.option("--plot", type=click.Path(dir_okay=False, writable=True), metavar="FILE.svg",
              help="Draw the wolves' share over the number of players, a line for each number of wolves.")
def command(  # noqa: PLR0913 - one parameter an option
    *, name: str, players: int, deck: str, options: tuple[str, ...], games: int, seed: int | None, jobs: int,
    at_random: bool, as_json: bool, plot: str | None,
) -> None:
    """Play many games with artificial players and tell who wins."""
    chosen = _options(name, players, deck, options)
    seed = secrets.randbits(32) if seed is None else seed
    if plot:
        _draw(plot, chosen, players, games, seed, jobs)
        return
    setup = _checked(Setup(players, chosen))
    tally = _played(setup, games, seed, jobs)
    chance = _played(setup, games, seed, jobs, Chancer) if at_random else None
    if as_json:
        more = {"random": chance.plain()} if chance else {}
        click.echo(json.dumps({"preset": name, "players": players, "seed": seed, **tally.plain(), **more}, indent=2))
        return
    click.echo(f"{tally.games} games of {setup.seats}, seed {seed}")
    _print(tally)
    if chance:
        click.echo("the same deals by random players")
        _print(chance)


def _options(name: str, players: int, deck: str, settings: tuple[str, ...]) -> Options:
    options = preset(name)
    try:
        for setting in settings:
            key, equals, value = setting.partition("=")
            if not equals:
                raise click.UsageError(f"--option {setting}: write NAME=VALUE")
            values: dict[str, Any] = {key.strip(): parse(key.strip(), value.strip())}
            options = replace(options, **values)
        cards = suggest(players, options) if deck == "suggest" else parse("deck", deck)
    except Refused as why:
        raise click.UsageError(_reason(why)) from why
    return replace(options, deck=cards)  # type: ignore[arg-type]  # parse gives a list for `deck`


def _checked(setup: Setup) -> Setup:
    reasons = check(setup)
    if reasons:
        raise click.UsageError("; ".join(map(_reason, reasons)))
    return setup


def _reason(why: Refused) -> str:
    """The refusal in English, by the catalogue that players read."""
    from wolfd.texts import Message  # noqa: PLC0415 - the catalogue takes longer to load than -h may

    return " ".join(Message(why.mid, **{"do": "", **why.values}).lines("en"))


def _played(setup: Setup, games: int, seed: int, jobs: int, kind: type[Player] = Companion) -> Tally:
    with click.progressbar(length=games, label=f"{setup.seats} players", file=sys.stderr) as bar:
        return simulate(setup, games, seed, jobs, bar.update, kind)


def _print(tally: Tally) -> None:
    for camp, (share, low, high) in tally.shares().items():
        click.echo(f"  {camp:<10} {share:6.1%}   95 %: {low:.1%} to {high:.1%}")
    plain = tally.plain()
    click.echo(f"  length     {plain['days']['mean']:.1f} days")
    for role, share in plain["survival"].items():
        click.echo(f"  {role:<16} lives to the end in {share:.1%}")


def _draw(file: str, options: Options, players: int, games: int, seed: int, jobs: int) -> None:
    """Draw the wolves' share for 6 to `players` seats, and each number of wolves that the rules allow there."""
    import pygal  # noqa: PLC0415 - only who draws waits for it

    seats = list(range(max(6, options.min_players), players + 1))
    chart = pygal.Line(title=f"Wolves' share of victories ({options.preset})", x_title="players", y_title="%", range=(0, 100), js=())
    chart.x_labels = [str(n) for n in seats]
    for wolves in WOLVES:
        setups = [Setup(n, replace(options, wolf_count=f"manual:{wolves}")) for n in seats]
        shares = [None if check(s) else 100 * _wolf_share(_played(s, games, seed, jobs)) for s in setups]
        if any(share is not None for share in shares):
            chart.add(f"{wolves} wolves", shares)
    chart.render_to_file(file)
    click.echo(f"{file}: {len(seats)} table sizes, {games} games each, seed {seed}")


def _wolf_share(tally: Tally) -> float:
    return tally.won["wolves"] / tally.games
