"""The options of `wolfd` and its man page: each is in the other."""

import re
from pathlib import Path

import click

from wolfd import cli
from wolfd.control.failures import Code

PAGE = (Path(__file__).resolve().parents[2] / "man/wolfd.8").read_text()


def options() -> set[str]:
    params = cli.command.get_params(cli.command.make_context("wolfd", [], resilient_parsing=True))
    return {name for param in params if isinstance(param, click.Option) for name in param.opts}


def test_man_page_lists_every_option_and_no_other():
    listed = {name for line in re.findall(r"^\.It (Fl .*)$", PAGE, re.MULTILINE)
              for name in re.findall(r"Fl (\S+)", line)}
    assert {"-" + name.replace("\\-", "-") for name in listed} == options()


def test_synopsis_names_every_option():
    synopsis = PAGE.partition(".Sh SYNOPSIS")[2].partition(".Sh DESCRIPTION")[0]
    for name in options() - {"--help", "--version"}:
        if name.startswith("--"):
            assert f"Fl \\{name[1:]}" in synopsis
        else:
            assert re.search(rf"Fl \w*{name[1:]}", synopsis)


def test_man_page_lists_every_exit_code_and_no_other():
    status = PAGE.partition(".Sh EXIT STATUS")[2].partition(".Sh EXAMPLES")[0]
    assert [int(code) for code in re.findall(r"^\.It (\d+)$", status, re.MULTILINE)] == sorted(Code)
