"""What speaks against other rules: what is new, what no number of players could mend, and never what stood before."""

import pytest

from engine.options import Options
from engine.setup import Setup
from wolfd.moderator.before.contradictions import new_faults

FINE = Options()
NEVER = Options(wolf_count="manual:3", max_players=6)       # as many wolves as others, however many play


@pytest.mark.parametrize(("now", "then", "reasons"), [
    (FINE, Options(reveal_lynch="role"), []),
    (FINE, Options(wolf_count="manual:3"), []),                                # six are too few for it, and more may come
    (FINE, NEVER, ["wolf-number"]),
    (FINE, Options(deck=("witch", "witch")), ["role-twice"]),
    (FINE, Options(deck=("werewolf",) * 3), []),                               # so many are dealt from twelve players on
    (FINE, Options(deck=("werewolf",) * 9), ["deck-wolves"]),
    (NEVER, Options(wolf_count="manual:3", max_players=6, reveal_lynch="role"), []),      # no worse than it was
    (NEVER, Options(wolf_count="manual:3", max_players=6, deck=("witch", "witch")), ["role-twice"]),
    (Options(deck=("witch", "witch")), Options(deck=("witch", "witch"), reveal_lynch="role"), []),
])  # fmt: skip
def test_what_speaks_against_other_rules(now, then, reasons):
    assert [why.mid for why in new_faults(Setup(6, now), Setup(6, then))] == reasons
