"""Signals that come while the server is still starting: held from the process's first line on, until they can be acted on.

Without it a reload in the first second would end the server, and a stop would end it with no order and no code. What is
a signal's is the process's, so it is kept here and not in an object. Imports next to nothing: it is first.
"""

import signal
from types import FrameType

from wolfd.control.terminal import Terminal

STOPS = (signal.SIGTERM, signal.SIGINT)
_HELD = (signal.SIGHUP, *STOPS)

_came: list[int] = []
_terminals: list[Terminal] = []


def hold() -> None:
    """From now on take note of signals, and do nothing; but the second that wants the end gets it at once."""
    _terminals.append(Terminal())
    for number in _HELD:
        signal.signal(number, _note)


def let_go() -> None:
    """Let signals do what they do to any program, those that came meanwhile as well: this is to be no server."""
    if _terminals:
        signal.signal(signal.SIGHUP, signal.SIG_DFL)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        pass_on()


def stop_if_asked() -> None:
    """End the process in good order if that is wanted, as nothing has been begun yet."""
    if not set(STOPS).isdisjoint(_came):
        raise SystemExit(0)


def pass_on() -> None:
    """Give what came to those who handle signals now; what comes from now on is theirs anyway."""
    while _came:
        signal.raise_signal(_came.pop(0))


def terminal() -> Terminal:
    """The terminal that the process was started from, as it was at the first line."""
    return _terminals[-1] if _terminals else Terminal()


def _note(number: int, _frame: FrameType | None) -> None:
    if number not in _came:
        _came.append(number)
    if number in STOPS:
        for each in STOPS:
            signal.signal(each, signal.SIG_DFL)
