"""How long a night step lasts: fixed before it opens, never changed by an answer (SIL-3a, 2.10)."""

from engine.chance import die
from engine.table import Table

SPEEDS = {"slow": 1.0, "normal": 0.5, "brisk": 0.25}
PARTS = 1000
"""In how fine parts a drawn length is drawn."""


def step_seconds(t: Table, step: str, full: float = 0.0) -> float:
    """Seconds of a night step: its full time (t_night_step if not given) times the speed, drawn from half on if `pace` says."""
    seconds = (full or t.options.t_night_step) * SPEEDS[t.options.speed]
    if t.options.pace == "drawn":
        share = (die(t, f"pace:{step}", PARTS + 1) + PARTS) / (2 * PARTS)
        return float(round(seconds * share, 3))
    return float(seconds)
