"""Asking a store: what it answers, or the one refusal for whoever asked when it cannot."""

from collections.abc import Coroutine
from typing import Any, TypeVar

from twisted.internet.defer import Deferred
from twisted.logger import Logger

from wolfd.chat.people import Refused

T = TypeVar("T")

LOG = Logger()


def begin(work: Coroutine["Deferred[Any]", Any, T]) -> "Deferred[T]":
    """Work that waits for a store, begun at once."""
    return Deferred.fromCoroutine(work)


async def ask(answer: "Deferred[T]", what: str) -> T:
    """What the store answers; Refused if it cannot, and the operator is told what it is that is stuck."""
    try:
        return await answer
    except Exception as error:
        LOG.error("{what} cannot be read or written: {why}", what=what, why=str(error) or repr(error))  # noqa: TRY400 - one line an attempt
        raise Refused("account-stuck") from error
