"""`wolfd hash`: what an operator's section keeps of his password."""

import subprocess
import sys

import pytest

from wolfd.accounts import Cost, Passwords
from wolfd.control import config

WOLFD = [sys.executable, "-m", "wolfd"]


def run(*words, typed):
    return subprocess.run([*WOLFD, *words], input=typed, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.parametrize("password", ["secret", " a password with blanks ", "狼人殺"])
def test_it_prints_a_hash_that_the_configuration_takes(password):
    done = run("hash", typed=f"{password}\n")
    assert (done.returncode, done.stderr) == (0, "")
    kept = done.stdout.removesuffix("\n")
    assert password not in kept
    assert Passwords(Cost(), b"").fits(password, kept)
    assert not Passwords(Cost(), b"").fits(password + "x", kept)
    (operator,) = config.read(f'[[operator]]\nname = "ann"\npassword = "{kept}"\n', "w").operator
    assert operator.password == kept


@pytest.mark.parametrize(("words", "typed"), [(("hash",), ""), (("hash",), "\n"), (("hash", "secret"), "secret\n")])
def test_a_password_is_never_an_argument_and_never_empty(words, typed):
    done = run(*words, typed=typed)
    assert (done.returncode, done.stdout) == (64, "")


def test_its_own_help_and_its_own_hint():
    done = run("hash", "-h", typed="")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Usage: wolfd hash [OPTIONS]\n")
    assert run("hash", "secret", typed="").stderr.endswith(" (wolfd hash -h tells what there is)\n")
