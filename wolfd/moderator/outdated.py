"""Games whose record does not come out the same again, as after an upgrade: what the operator reads of them."""

from twisted.logger import Logger

from engine.game import Diverged

LOG = Logger()
UNLIKE = (Diverged, ValueError, KeyError)
"""What the playing of such a record raises."""


def reason(why: Exception) -> str:
    return f"its record is of a version with other rules ({why})"


def complain(game: str, chan: str, why: Exception) -> None:
    """Tell that a game is called off; other rules are no fault of ours, and a trace would only frighten."""
    if isinstance(why, UNLIKE):
        LOG.error("{game} at {chan}: called off: {why}", game=game, chan=chan, why=reason(why))
    else:
        LOG.failure("{game} at {chan}: cannot be set up again", game=game, chan=chan)
