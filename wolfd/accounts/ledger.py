"""What is remembered of people's games, as the moderator asks for it: a `wolfd.merits.Ledger` over the store of accounts."""

from typing import TYPE_CHECKING, TypeVar

from twisted.logger import Logger

from wolfd.accounts.asking import ask, begin
from wolfd.chat.people import Refused

if TYPE_CHECKING:
    from twisted.internet.defer import Deferred

    from wolfd.accounts.store import Store
    from wolfd.chat.house import Record
    from wolfd.merits import Career, Own, Played, Rating, Tally

T = TypeVar("T")

LOG = Logger()


class StoredLedger:
    """Asks the store, which has a thread of its own."""

    def __init__(self, store: "Store", record: "Record") -> None:
        self._store = store
        self._record = record

    def keep(self, played: "Played") -> None:
        self._store.keep(played).addErrback(lambda why: LOG.failure("{game}: the result is not kept", why, game=played.game))

    def career(self, name: str) -> "Deferred[Career]":
        return begin(self._known(self._store.career(name), name))

    def best(self, most: int) -> "Deferred[tuple[Tally, ...]]":
        return begin(self._ask(self._store.best(most)))

    def ratings(self, most: int) -> "Deferred[tuple[Rating, ...]]":
        return begin(self._ask(self._store.ratings(most)))

    def own(self, name: str) -> "Deferred[Own]":
        self._record.append("account.exported", account=name)
        return begin(self._known(self._store.own(name), name))

    def forget(self, name: str) -> "Deferred[int]":
        return begin(self._forget(name))

    async def _forget(self, name: str) -> int:
        count = await self._ask(self._store.forget(name))
        self._record.append("account.forgot", account=name, games=count)
        return count

    async def _known(self, answer: "Deferred[T | None]", name: str) -> T:
        found = await self._ask(answer)
        if found is None:
            raise Refused("account-unknown", account=name)
        return found

    async def _ask(self, answer: "Deferred[T]") -> T:
        return await ask(answer, "people's games")
