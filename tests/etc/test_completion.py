"""Completion in the shell: what bash completes with the files of etc/, and that the others have no error in them."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
COMPLETION = ROOT / "etc/completion"
COMMANDS = {"wolfd": "wolfd.cli", "wolfctl": "wolfd.wolfctl", "wolflog": "wolfd.views.tool"}


@pytest.fixture
def complete(tmp_path):
    """What bash makes of a line whose last word is begun."""
    for name, module in COMMANDS.items():
        program = tmp_path / name
        program.write_text(f"#!{sys.executable}\nimport sys\nfrom {module} import main\nsys.exit(main())\n")
        program.chmod(0o755)

    def complete(line: str) -> set[str]:
        words = line.split(" ")
        script = (f"source {COMPLETION}/bash/{words[0]}; COMP_WORDS=({' '.join(words[:-1])} '{words[-1]}'); COMP_CWORD={len(words) - 1}; "
                  f"_{words[0]}_completion {words[0]}; printf '%s\\n' \"${{COMPREPLY[@]}}\"")
        environment = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}", "PYTHONPATH": str(ROOT)}
        done = subprocess.run(["bash", "--norc", "-c", script], cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
        assert done.stderr == ""
        return set(done.stdout.split())

    return complete


@pytest.mark.parametrize(("line", "some"), [
    ("wolfd --t", {"--telnet"}),
    ("wolfd s", {"simulate"}),
    ("wolfd r", {"run"}),
    ("wolfd simulate --pr", {"--preset"}),
    ("wolfd simulate --gam", {"--games"}),
    ("wolfctl p", {"pause", "players"}),
    ("wolfctl drain --w", {"--within"}),
    ("wolflog ve", {"verify"}),
    ("wolflog verify -", {"-h", "--help"}),
])
def test_bash(complete, line, some):
    found = complete(line)
    assert some <= found
    assert all(word.startswith(line.rsplit(" ", 1)[1]) for word in found)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_each_command_has_a_file_for_each_shell_without_an_error(shell):
    names = {path.name for path in (COMPLETION / shell).iterdir()}
    assert names == {{"zsh": f"_{name}", "fish": f"{name}.fish", "bash": name}[shell] for name in COMMANDS}
    if not shutil.which(shell):
        pytest.skip(f"{shell} is not installed")
    for path in (COMPLETION / shell).iterdir():
        done = subprocess.run([shell, "-n", str(path)], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")
