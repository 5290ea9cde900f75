"""The terminal that the server was started from: when its window is closed, SIGHUP means that it is gone."""

import os


class Terminal:
    """Those of the standard files that are a terminal."""

    def __init__(self) -> None:
        self._files = [number for number in range(3) if _is_terminal(number)]

    @property
    def is_gone(self) -> bool:
        """Whether there was one, and now nobody sees it any more."""
        return any(not _is_terminal(number) for number in self._files)


def _is_terminal(number: int) -> bool:
    try:
        return os.isatty(number)
    except OSError:
        return False
