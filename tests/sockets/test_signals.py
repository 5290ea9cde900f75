"""Signals that come faster than what they ask for can be done."""

import signal

from wolfd.app import Server


class Threads:
    """What is to be done in the next pass of the reactor."""

    def __init__(self) -> None:
        self.calls = []

    def callFromThread(self, call, *arguments):  # noqa: N802 (Twisted's name)
        self.calls.append((call, arguments))

    def pass_on(self) -> int:
        calls, self.calls = self.calls, []
        for call, arguments in calls:
            call(*arguments)
        return len(calls)


class Window:
    is_gone = False


def test_many_signals_before_a_reload_are_one_and_one_during_it_is_another():
    """Each reads the certificate again, which takes milliseconds: a thousand of them would stand in everybody's way."""
    server, threads, done = Server.__new__(Server), Threads(), []

    def reload() -> None:
        done.append(1)
        if len(done) == 1:
            server._asked_to_reload(signal.SIGHUP, None)

    server._reactor, server._terminal, server._reload, server._is_to_reload = threads, Window(), reload, False
    for _ in range(1000):
        server._asked_to_reload(signal.SIGHUP, None)
    assert (threads.pass_on(), len(done)) == (1, 1)
    assert (threads.pass_on(), len(done)) == (1, 2), "the file may have changed after it was read"
    assert threads.pass_on() == 0
