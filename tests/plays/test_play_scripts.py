"""The plays that are text files, in the folder `scripts`."""

import pytest

from tests.plays.scripts import FOLDER, Play

SCRIPTS = sorted(path.stem for path in FOLDER.glob("*.txt"))


@pytest.mark.parametrize("name", SCRIPTS)
def test_script(name):
    Play((FOLDER / f"{name}.txt").read_text()).run()


def test_a_script_that_errs_is_told_by_line():
    """A play can fail, and says where."""
    with pytest.raises(AssertionError, match=r"line 3: Ann hears a bell"):
        Play("# none\nseats Ann Bob\nAnn hears a bell").run()


def test_a_line_that_nobody_understands():
    with pytest.raises(AssertionError, match="nobody understands"):
        Play("seats Ann\nAnn dances").run()
