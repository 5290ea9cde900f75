"""Other people on the same seats: in the next game, and within one (rulebook 2.9, C77, T167)."""

import pytest

from engine import codec
from engine import events as e
from engine.commands import Begin, Refused, Remove, TakeOver
from engine.game import Game
from engine.substitution import check_takeover, freed
from tests.engine.scenes import Scene
from tests.engine.views import snapshot

SEVEN = "1W 2Se 3V 4V 5V 6W 7V"


def over(**options):
    """A game in which 5, then 3 and 4 have gone, in this order."""
    s = Scene(SEVEN, **options).night("wolves 5").day("lynch 3").night("wolves 4")
    assert s.over
    return s


def test_t167_rotation():
    """T167, C77, 2.9: who waits takes the first eliminated's seat in the next game, the next one the second's."""
    t = over().table
    assert t.died == (5, 3, 4)
    assert freed(t, 1) == (5,)
    bench = ("Dora", "Emil")
    sitting = dict(zip("1234567", ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fred", "Gil"), strict=True))
    sitting |= {str(seat): who for seat, who in zip(freed(t, len(bench)), bench, strict=True)}
    assert list(sitting.values()) == ["Ann", "Bob", "Emil", "Dan", "Dora", "Fred", "Gil"]


def test_t167_more_wait_than_went():
    """T167, C77: who lives keeps his seat; the others wait on."""
    assert freed(over().table, 9) == (5, 3, 4)


def test_c77_nobody_waits():
    assert freed(over().table, 0) == ()


def test_c77_not_while_the_game_lasts():
    """2.9: a dead seat is never revived by substitution."""
    s = Scene(SEVEN).night("wolves 5")
    assert freed(s.table, 3) == ()


@pytest.mark.parametrize("substitution", ["takeover", "off"])
def test_c77_by_no_other_option(substitution):
    assert freed(over(substitution=substitution).table, 3) == ()


def test_c77_a_removed_seat_is_freed_too():
    """2.9, IDLE-2: taken out, he is eliminated like any other, in the order of the deaths."""
    s = Scene(SEVEN).until("wolves").remove(4)
    s.night("wolves 5").day("lynch 3")
    assert freed(s.table, 2) == (4, 5)


# --- takeover ---------------------------------------------------------------------------------------------------------


def test_c77_takeover_is_public_and_changes_nothing_else():
    """2.9: same seat, role, statuses, open questions and answers; the event is for all."""
    s = Scene(SEVEN, substitution="takeover").until("seer")
    s.answer(2, "see", 1)
    before = state(s)
    assert s.feed(TakeOver(2)) == (e.TakenOver(2),)
    assert issubclass(e.TakenOver, e.Public)
    assert state(s) == before
    s.answer(2, "see", 6)
    s.night("wolves 5")
    assert s.told(2, e.Saw) == [e.Saw((2,), 6, "wolf")]


def state(s):
    return {name: value for name, value in snapshot(s.table).items() if name != "told"}


def test_c77_takeover_again_and_of_several():
    """2.9: as often as somebody leaves."""
    s = Scene(SEVEN, substitution="takeover").until("wolves")
    assert [s.feed(TakeOver(seat)) for seat in (3, 3, 1)] == [(e.TakenOver(seat),) for seat in (3, 3, 1)]


@pytest.mark.parametrize("substitution", ["rotation", "off"])
def test_c77_only_by_option(substitution):
    s = Scene(SEVEN, substitution=substitution).until("wolves")
    assert s.refuses(TakeOver(3)) == "no-takeover"


@pytest.mark.parametrize("seat", [5, 77, 0])
def test_c77_only_the_living(seat):
    """2.9: a dead seat is never revived; nor is there another seat."""
    s = Scene(SEVEN, substitution="takeover").night("wolves 5")
    assert s.refuses(TakeOver(seat)) == "not-living"


def test_c77_not_who_was_taken_out():
    """IDLE-2: the offer comes before the removal; after it the seat is as good as dead."""
    s = Scene(SEVEN, substitution="takeover").until("wolves")
    s.feed(Remove(3))
    assert s.refuses(TakeOver(3)) == "not-living"


def test_c77_not_after_the_end():
    t = over(substitution="takeover").table
    with pytest.raises(Refused) as refused:
        check_takeover(t, 1)
    assert refused.value.mid == "game-over"


def test_c77_it_is_recorded_and_replayed():
    """2.9: the log has it like any command."""
    s = Scene(SEVEN, substitution="takeover")
    game = Game(s.setup, s.table.seed)
    records = [(command, game.feed(command)) for command in (Begin(), TakeOver(4))]
    plain = [(codec.command(codec.to_plain(command)), events) for command, events in records]
    assert plain == records
    Game.rebuild(s.setup, s.table.seed, plain)
