"""How each event changes the table: one small writer an event, and the list of them. Only `Table.apply` calls these.

A file a topic; `knowing` has what several need.
"""

from typing import TYPE_CHECKING, Any

from engine.folding import cards, course, roles

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.events import Event
    from engine.table import Table

WRITES: "dict[type[Event], Callable[[Table, Any], None]]" = course.WRITES | roles.WRITES | cards.WRITES
