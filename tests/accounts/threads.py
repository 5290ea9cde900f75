"""Threads for accounts in tests: real ones that the test waits for, and some that run when they are told to."""

import queue
from collections.abc import Callable
from typing import Any

from twisted.internet.defer import Deferred
from twisted.python.failure import Failure

PATIENCE = 20.0


class Loop:
    """As much of a reactor as a pool of connections needs: the test itself runs what comes from threads."""

    def __init__(self) -> None:
        self._calls: queue.Queue[tuple[Callable[..., object], tuple[Any, ...], dict[str, Any]]] = queue.Queue()

    def callFromThread(self, call: Callable[..., object], *args: object, **kwargs: object) -> None:  # noqa: N802
        self._calls.put((call, args, kwargs))

    def callWhenRunning(self, call: Callable[[], object]) -> None:  # noqa: N802
        call()

    def addSystemEventTrigger(self, *_: object) -> int:  # noqa: N802
        return 1

    def removeSystemEventTrigger(self, _: int) -> None:  # noqa: N802
        pass

    def result(self, waiting: "Deferred[Any]") -> Any:
        """What a Deferred gives, sooner or later."""
        results: list[Any] = []
        waiting.addBoth(results.append)
        while not results:
            call, args, kwargs = self._calls.get(timeout=PATIENCE)
            call(*args, **kwargs)
        if isinstance(results[0], Failure):
            results[0].raiseException()
        return results[0]


class Here(Loop):
    """A reactor in whose thread everything is already."""

    def callFromThread(self, call: Callable[..., object], *args: object, **kwargs: object) -> None:  # noqa: N802
        call(*args, **kwargs)


class AtOnce:
    """A pool of threads that is the test's own thread; `broken` when everything in it is to fail."""

    def __init__(self) -> None:
        self.broken: Exception | None = None

    def start(self) -> None:
        pass

    def stop(self) -> None:
        pass

    def callInThreadWithCallback(  # noqa: N802
        self, told: Callable[[bool, object], None], call: Callable[..., object], *args: object, **kwargs: object
    ) -> None:
        if self.broken is not None:
            told(False, Failure(self.broken))  # noqa: FBT003 - Twisted's signature
            return
        try:
            result = call(*args, **kwargs)
        except Exception:  # noqa: BLE001 - as a pool does
            told(False, Failure())  # noqa: FBT003 - as above
        else:
            told(True, result)  # noqa: FBT003 - as above


class Workers:
    """Other threads for passwords: what is given to them runs at once, or when the test says so."""

    def __init__(self) -> None:
        self.at_once = True
        self.waiting: list[tuple[Callable[[], Any], Deferred[Any]]] = []
        self.done: list[str] = []
        """The name of each call that was run."""

    def __call__(self, call: Callable[[], Any]) -> "Deferred[Any]":
        answer: Deferred[Any] = Deferred()
        self.waiting.append((call, answer))
        if self.at_once:
            self.run()
        return answer

    def run(self) -> None:
        """Run what waits, and what comes meanwhile."""
        while self.waiting:
            call, answer = self.waiting.pop(0)
            self.done.append(getattr(getattr(call, "func", call), "__name__", ""))
            try:
                result = call()
            except Exception:  # noqa: BLE001 - as a thread does
                answer.errback(Failure())
            else:
                answer.callback(result)
