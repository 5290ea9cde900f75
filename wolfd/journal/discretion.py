"""How much the log keeps of the words of a private line. Who wrote to whom, and when, it always tells."""

from typing import Literal

Private = Literal["in_game", "all", "metadata"]
"""Words of a running game alone, which its players tell the Moderator or each other; all; or none."""
WORDS = ("text", "tags")


def withhold(fields: dict[str, object], kept: Private) -> None:
    """Take the words out of a private line's members, unless the operator keeps them."""
    if kept == "all" or (kept == "in_game" and fields.get("game")):
        return
    for member in WORDS:
        fields.pop(member, None)
