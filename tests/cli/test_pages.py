"""The options of `wolfd`, those of `wolfd simulate`, and the man page of both: each is in the other."""

import re
from pathlib import Path

import click
import pytest

from wolfd import cli, simulation_cli
from wolfd.control.failures import Code

PAGE = (Path(__file__).resolve().parents[2] / "man/wolfd.8").read_text()


SERVER, SIMULATION = PAGE.partition(".Sh DESCRIPTION")[2].split(".Ss Simulation")
SYNOPSIS = PAGE.partition(".Sh SYNOPSIS")[2].partition(".Sh DESCRIPTION")[0].split(".Cm simulate")
BOTH = [(cli.command, SERVER, SYNOPSIS[0]), (simulation_cli.command, SIMULATION.partition(".Ss ")[0], SYNOPSIS[1])]


def options(command: click.Command) -> set[str]:
    params = command.get_params(command.make_context("wolfd", [], resilient_parsing=True))
    return {name for param in params if isinstance(param, click.Option) for name in param.opts}


@pytest.mark.parametrize(("command", "page", "_"), BOTH, ids=["wolfd", "simulate"])
def test_man_page_lists_every_option_and_no_other(command, page, _):
    listed = {name for line in re.findall(r"^\.It (Fl .*)$", page, re.MULTILINE)
              for name in re.findall(r"Fl (\S+)", line)}
    always = set() if command is cli.command else {"-h", "--help"}
    assert {"-" + name.replace("\\-", "-") for name in listed} == options(command) - always


@pytest.mark.parametrize(("command", "_", "synopsis"), BOTH, ids=["wolfd", "simulate"])
def test_synopsis_names_every_option(command, _, synopsis):
    for name in options(command) - {"--help", "--version"}:
        if name.startswith("--"):
            assert f"Fl \\{name[1:]}" in synopsis
        else:
            assert re.search(rf"Fl \w*{name[1:]}", synopsis)


def test_man_page_lists_every_exit_code_and_no_other():
    status = PAGE.partition(".Sh EXIT STATUS")[2].partition(".Sh EXAMPLES")[0]
    assert [int(code) for code in re.findall(r"^\.It (\d+)$", status, re.MULTILINE)] == sorted(Code)
