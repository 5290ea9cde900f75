"""Who may import whom: the directions of the architecture, walked over every file."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted([*ROOT.glob("engine/**/*.py"), *ROOT.glob("wolfd/**/*.py")])

# Each package of the daemon, and the parts of this project that it may import besides itself.
MAY_IMPORT = {
    "engine": set(),
    "wolfd": set(),
    "wolfd.__main__": {"wolfd.cli", "wolfd.control"},
    "wolfd.accounts": {"wolfd.chat", "wolfd.merits", "wolfd.texts"},
    "wolfd.app": {"engine", "wolfd", "wolfd.accounts", "wolfd.chat", "wolfd.control", "wolfd.gates", "wolfd.journal",
                  "wolfd.moderator", "wolfd.reactor", "wolfd.running", "wolfd.settings", "wolfd.texts", "wolfd.turn"},
    "wolfd.chat": {"wolfd.texts", "wolfd.turn"},
    "wolfd.cli": {"wolfd", "wolfd.accounts", "wolfd.app", "wolfd.control", "wolfd.running", "wolfd.simulation_cli"},
    "wolfd.control": {"wolfd.entrance", "wolfd.turn", "wolfd.wire"},
    "wolfd.entrance": set(),
    "wolfd.foyer": {"wolfd.control", "wolfd.entrance", "wolfd.texts"},
    "wolfd.gates": {"wolfd", "wolfd.accounts", "wolfd.chat", "wolfd.control", "wolfd.foyer", "wolfd.irc",
                    "wolfd.reactor", "wolfd.settings", "wolfd.telnet", "wolfd.texts", "wolfd.turn"},
    "wolfd.irc": {"wolfd", "wolfd.accounts", "wolfd.chat", "wolfd.entrance", "wolfd.texts", "wolfd.turn", "wolfd.wire"},
    "wolfd.journal": set(),
    "wolfd.merits": set(),
    "wolfd.moderator": {"engine", "wolfd.chat", "wolfd.journal", "wolfd.merits", "wolfd.texts"},
    "wolfd.reactor": {"wolfd.turn"},
    "wolfd.running": {"wolfd", "wolfd.accounts", "wolfd.chat", "wolfd.control", "wolfd.gates", "wolfd.irc",
                      "wolfd.journal", "wolfd.moderator", "wolfd.reactor", "wolfd.settings", "wolfd.texts",
                      "wolfd.turn"},
    "wolfd.settings": {"engine", "wolfd", "wolfd.accounts", "wolfd.chat", "wolfd.control", "wolfd.irc",
                       "wolfd.journal", "wolfd.moderator", "wolfd.telnet"},
    "wolfd.simulation": {"engine"},
    "wolfd.simulation_cli": {"engine", "wolfd.simulation", "wolfd.texts"},
    "wolfd.telnet": {"wolfd.accounts", "wolfd.chat", "wolfd.entrance", "wolfd.texts", "wolfd.turn", "wolfd.wire"},
    "wolfd.texts": set(),
    "wolfd.turn": set(),
    "wolfd.views": {"engine", "wolfd", "wolfd.chat", "wolfd.control", "wolfd.journal", "wolfd.moderator",
                    "wolfd.texts"},
    "wolfd.wire": {"wolfd.turn"},
    "wolfd.wolfctl": {"wolfd", "wolfd.control", "wolfd.journal"},
}


def part(module: str) -> str:
    """The row of the table that a module belongs to."""
    return "engine" if module.split(".", maxsplit=1)[0] == "engine" else ".".join(module.split(".")[:2])


def module_of(file: Path) -> str:
    return ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def imports_of(file: Path) -> Iterator[str]:
    """Every module that a file imports, wherever the statement stands; `from a import b` is `a.b` if that is a file."""
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: a relative import hides its direction"
            assert node.module
            for alias in node.names:
                below = ROOT.joinpath(*node.module.split("."), alias.name)
                is_module = below.is_dir() or below.with_suffix(".py").is_file()
                yield f"{node.module}.{alias.name}" if is_module else node.module


def is_ours(module: str) -> bool:
    return module.split(".", maxsplit=1)[0] in {"engine", "wolfd"}


def test_the_walk_sees_the_project():
    assert {part(module_of(file)) for file in FILES} == set(MAY_IMPORT)


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_imports_go_in_the_right_direction(file):
    here = part(module_of(file))
    wrong = {module for module in imports_of(file) if is_ours(module) and part(module) not in MAY_IMPORT[here] | {here}}
    assert not wrong


@pytest.mark.parametrize("file", [file for file in FILES if file.is_relative_to(ROOT / "engine")],
                         ids=lambda file: str(file.relative_to(ROOT)))
def test_engine_needs_only_the_standard_library_and_does_nothing_outside(file):
    outside = {"asyncio", "datetime", "io", "logging", "os", "pathlib", "random", "secrets", "socket", "subprocess",
               "threading", "time"}
    tops = {module.split(".")[0] for module in imports_of(file)}
    if file.parent.name == "players":  # an artificial player's taste is no chance of the game's
        outside = outside - {"random"}
    # msgspec.Struct is a frozen class that is made fast; its readers and writers are the daemon's
    assert tops <= (sys.stdlib_module_names - outside) | {"engine", "msgspec"}


KNOW_EACH_OTHER = ("engine.variants.new_moon", "engine.cards")
"""The New Moon plays by the cards, and one card by the Harvest, another variant: neither asks for anything while it is read."""


def test_no_files_import_each_other():
    """In a circle whichever is read first finds another half made. What only the type checker reads is no import."""
    known = {module_of(file): file for file in FILES}
    first = {module: known.keys() & set(read_first(module, file)) for module, file in known.items()}
    one, other = KNOW_EACH_OTHER
    first[one] = {module for module in first[one] if not module.startswith(other)}
    try:
        TopologicalSorter(first).prepare()
    except CycleError as circle:
        pytest.fail(" -> ".join(circle.args[1]))


def read_first(module: str, file: Path) -> Iterator[str]:
    """What is read before a file: what it imports at its top, and the packages that those stand in."""
    for node in ast.parse(file.read_text()).body:
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                yield from set(with_packages(f"{node.module}.{alias.name}")) - set(with_packages(module))


def with_packages(module: str) -> list[str]:
    parts = module.split(".")
    return [".".join(parts[:count]) for count in range(1, len(parts) + 1)]


@pytest.mark.parametrize("file", [file for file in FILES if file.name == "__init__.py"],
                         ids=lambda file: str(file.relative_to(ROOT)))
def test_a_package_names_its_rooms(file):
    """Who looks into a package finds there what each of its files is for."""
    rooms = {other.stem if other.parent == file.parent else other.parent.name for other in FILES
             if file.parent in {other.parent, other.parent.parent}} - {"__init__", "__main__", file.parent.name}
    assert rooms <= set(re.findall(r"\w+", file.read_text()))


ENGINE = ("events", "commands", "options", "presets", "rules", "folding", "table", "asking", "chance", "speech", "roles", "vote",
          "modes", "ties", "election", "death", "victory", "script", "substitution", "variants", "cards", "setup", "dealing", "game",
          "codec", "players", "compose")
"""The engine's files and rooms, each knowing only those before it, as its own page has them."""


def test_the_engine_is_built_from_the_ground_up():
    modules = {module_of(file): file for file in FILES if module_of(file).startswith("engine.")}
    assert {module.split(".")[1] for module in modules} == set(ENGINE)
    one, other = KNOW_EACH_OTHER
    for module, file in modules.items():
        needs = {name for name in read_first(module, file) if name.startswith("engine.") and not (module == one and name.startswith(other))}
        assert max((ENGINE.index(name.split(".")[1]) for name in needs), default=0) <= ENGINE.index(module.split(".")[1]), f"{module}: {needs}"


@pytest.mark.parametrize("file", [file for file in FILES if file.parent == ROOT / "wolfd/moderator/words"], ids=lambda file: file.stem)
def test_words_know_no_table_and_no_game_in_play(file):
    """They are made of the engine's table and events alone, so whoever hears of those may have them."""
    rooms = {module.split(".")[2] for module in imports_of(file) if part(module) == "wolfd.moderator"}
    assert rooms <= {"words", "typed", "seats"}


def test_only_the_reactor_and_the_app_name_the_reactor():
    """Everything else with time is given an IReactorTime."""
    named = {part(module_of(file)) for file in FILES for node in ast.walk(ast.parse(file.read_text()))
             if isinstance(node, ast.ImportFrom | ast.Import) and _names_reactor(node)}
    assert named <= {"wolfd.app", "wolfd.reactor", "wolfd.wire", "wolfd.accounts"}


def _names_reactor(node: ast.Import | ast.ImportFrom) -> bool:
    if isinstance(node, ast.ImportFrom):
        names = {f"{node.module}.{alias.name}" for alias in node.names}
    else:
        names = {alias.name for alias in node.names}
    return bool(names & {"twisted.internet.reactor", "twisted.internet.epollreactor.install",
                         "twisted.internet.task.react"})


def test_dependencies_are_those_that_are_imported():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    declared = [name.split(">")[0].split("[")[0].lower() for name in (*project["dependencies"], *project["optional-dependencies"]["postgres"])]
    used = {module for file in FILES for module in imports_of(file) if not is_ours(module)}
    owners = packages_distributions()
    dists = {dist_of(module, owners) for module in used if module.split(".")[0] not in sys.stdlib_module_names}
    # zope.interface is Twisted's own door: its interfaces are implemented with it.
    assert sorted(dists - {"zope.interface"}) == sorted(declared)


def dist_of(module: str, owners: Mapping[str, list[str]]) -> str:
    """The distribution that brings a module; several may share one top package, as `fluent` and `zope` do."""
    shared = [name.lower().replace("_", "-") for name in owners[module.split(".", maxsplit=1)[0]]]
    return next((name for name in shared if f"{module}.".startswith(f"{name}.")), shared[0])
