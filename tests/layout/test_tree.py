"""The shape of the repository: what lies at the top, what the README promises, and what the wheel brings."""

import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from wolfd.moderator.typed.verbs import BY_NAME

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text()
RUN = "python3 -m venv .venv && .venv/bin/pip install -q . && .venv/bin/wolfd"
TEST = "python3 -m venv .venv && .venv/bin/pip install -q -e '.[dev]' && .venv/bin/python tests"


def tracked() -> list[Path]:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("not a git checkout")
    return [Path(name) for name in listed.stdout.splitlines()]


def test_top_level():
    top = {path.parts[0] for path in tracked() if not path.parts[0].startswith(".")}
    assert top == {"pyproject.toml", "wolfd", "engine", "etc", "tests", "man", "README.md", "LICENSE", "CHANGELOG.md"}


def test_ci_is_one_executable_file():
    assert [path for path in tracked() if path.parts[0] == ".ci"] == [Path(".ci/run")]
    assert (ROOT / ".ci/run").stat().st_mode & 0o111


@pytest.mark.parametrize("line", [RUN, TEST])
def test_readme_has_the_command_lines(line):
    assert README.count(f"\n    {line}\n") == 1


def test_ci_takes_its_command_from_the_readme():
    script = next(line for line in (ROOT / ".ci/run").read_text().splitlines() if line.startswith("command="))
    asked = subprocess.run(["bash", "-c", f'{script}; echo "$command"'], cwd=ROOT, capture_output=True, text=True,
                           check=True)
    assert asked.stdout.strip() == TEST


@pytest.mark.parametrize("target", sorted(set(re.findall(r"\]\(([^):]+)\)", README))))
def test_readme_links_to_what_is_there(target):
    assert (ROOT / target).is_file()


@pytest.mark.parametrize("client", ["irssi", "WeeChat", "HexChat", "telnet"])
def test_readme_tells_how_to_join_with(client):
    assert f"| {client} |" in README


def test_readme_names_only_verbs_that_there_are():
    typed = set(re.findall(r"`?!([a-z]+)", README)) | set(re.findall(r"`(vote|see|kill|pack|table|back)\b", README))
    assert {"join", "bots", "ready", "help", "vote", "see"} <= typed
    assert typed <= set(BY_NAME)


def test_test_files_have_names_of_their_own():
    names = [path.name for path in tracked() if path.name.startswith("test_")]
    assert len(names) == len(set(names))


def test_files_are_short():
    """Under 300 lines."""
    sources = [path for path in tracked() if path.suffix == ".py" and path.parts[0] in {"wolfd", "engine"}]
    long = {str(path) for path in sources if len((ROOT / path).read_text().splitlines()) >= 300}
    assert long == set()


def test_wheel_brings_catalogues_man_pages_and_etc(tmp_path):
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path], cwd=ROOT, check=True,
                   capture_output=True)
    (wheel,) = tmp_path.glob("wolfd-*.whl")
    held = zipfile.ZipFile(wheel).namelist()
    shared = {name.partition(".data/data/")[2] for name in held}
    pages = {f"share/man/man{page.suffix[1]}/{page.name}" for page in ROOT.glob("man/*.[1-8]")}
    assert pages | {"share/wolfd/wolfd.toml"} <= shared
    assert {f"wolfd/texts/en/{file.name}" for file in ROOT.glob("wolfd/texts/en/*.ftl")} <= set(held)
    assert {"wolfd/cli.py", "engine/__init__.py"} <= set(held)
    assert not any(name.startswith(("tests/", "man/", "etc/")) for name in held)


def test_tools_have_exact_versions():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert all(re.fullmatch(r"[\w-]+==[\d.]+", need) for need in project["optional-dependencies"]["dev"])
