"""Which games are open: the fold of the records that open and close one."""

from wolfd.journal.registry import TYPES


class OpenGames:
    """Each open game's id and the number of its first record. A waiting table is a game that has not started."""

    __slots__ = ("first",)

    def __init__(self, first: dict[str, int] | None = None) -> None:
        self.first = dict(first or {})

    def take(self, type_: str, seq: int, game: str | None) -> None:
        """Go on by a record; one of an unknown type, or of no game, changes nothing."""
        kind = TYPES.get(type_)
        if kind is None or game is None:
            return
        if kind.opens:
            self.first.setdefault(game, seq)
        elif kind.closes:
            self.first.pop(game, None)
