"""All checks, as the README and CI run them: `python tests`. Arguments go to pytest.

Lint, types, man pages, then the tests; every one runs, and the exit code tells whether all passed. A tool that
pip cannot bring (mandoc) is left out with a word, except in CI, which installs it.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
Check = tuple[str, list[str]]
# Games over real sockets mostly wait for their clocks: more processes than cores use that time. What `-m long`
# chooses prints figures, and has the machine to itself.
SIDE_BY_SIDE = ["-n", "4", "--dist", "worksteal"]


def main(arguments: list[str]) -> int:
    failed = [name for name, command in _checks(arguments) if not _passes(name, command)]
    if failed:
        print(f"failed: {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


def _checks(arguments: list[str]) -> Iterator[Check]:
    """The name and command of each check; the tests come last, so their closing line closes the output."""
    python = sys.executable
    yield "ruff", [python, "-m", "ruff", "check", "."]
    yield "mypy", [python, "-m", "mypy"]
    if shutil.which("mandoc") or os.environ.get("CI"):
        yield "mandoc", ["mandoc", "-T", "lint", "-W", "warning", *map(str, sorted(ROOT.glob("man/*.[1-8]")))]
    else:
        print("mandoc: not installed here, so the man pages are not checked (CI checks them)", flush=True)
    yield "pytest", [python, "-m", "pytest", *([] if "-m" in arguments else SIDE_BY_SIDE), *arguments]


def _passes(name: str, command: list[str]) -> bool:
    print(f"== {name}", flush=True)
    try:
        return subprocess.run(command, cwd=ROOT, check=False).returncode == 0
    except FileNotFoundError:
        print(f"{command[0]}: not found", file=sys.stderr)
        return False


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
