"""Artificial players: legal, whole games; they use what their seat was told, and nothing else."""

from dataclasses import replace
from random import Random

import pytest

from engine import events as e
from engine.asking import legal
from engine.commands import Answer, Begin, Late, Remove
from engine.game import Game, hearers
from engine.options import Options
from engine.players.player import Player, at_random
from engine.presets import preset
from engine.roles import ROLES
from engine.setup import Setup, check
from engine.variants import VARIANTS
from tests.engine.lines import seated
from tests.engine.random_games import random_setup

NINE = "1W 2W 3W 4Se 5V 6V 7V 8V 9V"


class Bots:
    """A table with nobody but artificial players."""

    def __init__(self, setup: Setup, seed: bytes = b"bots") -> None:
        self.game = Game(setup, seed.ljust(16))
        self.players = [Player(setup, seat, seed) for seat in range(1, setup.seats + 1)]
        self.log: list[e.Event] = []
        self.feed(Begin())

    def feed(self, command) -> None:
        for event in self.game.feed(command):
            self.log.append(event)
            to = hearers(event, self.game.table)
            for player in self.players:
                if to is None or player.seat in to:
                    player.hear(event)

    def play(self, until=lambda _: False) -> "Bots":
        """On to the end, or until something is so; the clock closes a round when nobody has more to say."""
        while self.game.table.ended is None and not until(self.game.table):
            moves = [move for player in self.players if (move := player.move())]
            self.feed(moves[0] if moves else Late(self.game.table.round.round))
        return self

    def facts(self, kind):
        return [event for event in self.log if isinstance(event, kind)]


def bots(seats=NINE, seed=b"bots", **options) -> Bots:
    cards = seated(seats).cards
    return Bots(Setup(len(cards), Options(min_players=3, max_players=24, **options), cards), seed)


@pytest.mark.parametrize("number", range(25))
def test_whole_games_of_legal_moves(number: int) -> None:
    """No move is ever refused, whatever the set-up, and the game ends."""
    setup = random_setup(Random(number), 6 + number % 19)
    options = replace(setup.options, stalemate_days=setup.options.stalemate_days or 1)
    assert Bots(replace(setup, options=options)).play().game.table.ended is not None


def test_the_same_seed_plays_the_same_game() -> None:
    assert bots().play().log == bots().play().log
    assert bots().play().log != bots(seed=b"others").play().log


@pytest.mark.parametrize("seed", [b"1", b"2", b"3", b"4", b"5"])
def test_the_pack_agrees(seed: bytes) -> None:
    """WOLF-3: each points where another points already, so every night has a victim."""
    bitten = [event.target for event in bots(seed=seed).play().facts(e.Bitten)]
    assert bitten
    assert 0 not in bitten


def test_the_pack_forgets_last_night() -> None:
    """It does not point at who is dead."""
    bitten = [event.target for event in bots(seed=b"7").play().facts(e.Bitten)]
    assert len(set(bitten)) == len(bitten)


@pytest.mark.parametrize("seed", [b"1", b"2", b"3", b"4"])
def test_a_wolf_does_not_accuse_a_wolf(seed: bytes) -> None:
    """While there is anybody else to accuse."""
    t = bots(seed=seed, vote_mode="single").play()
    wolves = {1, 2, 3}
    votes = [vote for shown in t.facts(e.VotesShown) if shown.step == "vote" for vote in shown.votes if vote[0] in wolves]
    assert votes
    assert not any(target in wolves for _, target in votes)


@pytest.mark.parametrize("result", ["alignment", "exact_role"])
def test_the_seer_looks_at_everybody_once_and_accuses_a_wolf(result: str) -> None:
    """SEER: nobody twice while others are left; a wolf seen is voted against, a villager seen is not."""
    for seed in range(8):
        t = bots(seed=bytes([seed]), vote_mode="single", seer_result=result).play()
        saws = t.facts(e.Saw)
        assert len({saw.target for saw in saws}) == len(saws)
        seen: dict[int, str] = {}
        for event in t.log:
            if isinstance(event, e.Saw):
                seen[event.target] = event.result
            if isinstance(event, e.VotesShown) and event.step == "vote":
                _votes_by_sight(seen, dict(event.votes), t.game.table)


def _votes_by_sight(seen, votes, table) -> None:
    at = [seat for seat, what in seen.items() if what in {"wolf", "werewolf"} and seat in votes]
    if 4 in votes:
        assert votes[4] in at if at else votes[4] not in seen


def test_the_witch_heals_and_poisons_nobody_she_does_not_know() -> None:
    """Her potion goes to the first victim that is not she; poison only to a wolf that she knows."""
    healed = 0
    for seed in range(8):
        t = bots("1W 2W 3Wi 4V 5V 6V 7V 8V", bytes([seed])).play()
        victims = [event.target for event in t.facts(e.VictimShown) if event.target != 3]
        assert [event.target for event in t.facts(e.Healed)] == victims[:1]
        assert not t.facts(e.Poisoned)
        healed += bool(victims)
    assert healed > 4


def test_a_player_knows_what_its_seat_was_told() -> None:
    """A player knows cards that it was told, not those of the others."""
    t = bots("1W 2W 3Cu 4Wi 5V 6V 7V 8V").play(lambda table: table.phase == "day")
    assert t.players[4].table.cards == {5: "villager"}
    assert (t.players[0].table.cards, t.players[0].table.pack) == ({1: "werewolf"}, (1, 2))


def test_nobody_picks_who_was_taken_out() -> None:
    """2.10: a seat removed after the question is no choice any more; `end` and `yes` are no seats."""
    t = bots().play(lambda table: table.round.step == "wolves")
    for seat in (5, 6, 7, 8):
        t.feed(Remove(seat))
    assert {move.picks for player in t.players[:3] if (move := player.move())} <= {(4,), (9,)}
    asked = t.game.table.asks["kill", 1]
    assert legal(t.game.table, asked) == (4, 9)
    t.play(lambda table: table.phase != "night")


def test_end_is_answered_though_seat_1_is_gone() -> None:
    """`end` is no pick of seat 1."""
    t = bots().play(lambda table: table.round.step == "discussion")
    t.feed(Remove(1))
    assert t.players[4].move() == Answer(5, "end", (1,))
    t.feed(Answer(5, "end", (1,)))


def test_at_random_draws_every_answer() -> None:
    """Anything legal, of anybody asked, a pass too; nothing when all have answered."""
    t = bots(seed=b"x").play(lambda table: table.round.step == "wolves").game.table
    dice = Random(1)
    drawn = {(answer.by, answer.picks) for _ in range(400) if (answer := at_random(t, dice))}
    assert drawn == {(by, picks) for by in (1, 2, 3) for picks in ((), (4,), (5,), (6,), (7,), (8,), (9,))}
    t.answers.update(dict.fromkeys(t.asks, ()))
    assert at_random(t, dice) is None


@pytest.mark.parametrize("name", ["default", "classic", "hollow", "newmoon"])
@pytest.mark.parametrize("seats", [9, 15, 18])
def test_whole_games_of_each_preset_with_all_its_roles(name: str, seats: int) -> None:
    """As many of the preset's roles as there is room for; no move is refused, and the game ends."""
    options = replace(preset(name), variants=())
    allowed = [r.id for r in ROLES if options.roles_allowed == ("all",) or r.id in options.roles_allowed]
    special = [r for r in allowed if r not in {"werewolf", "villager"}]
    for turn in range(0, len(special), 4):
        deck = (special[turn:] + special[:turn])[: seats - 5]
        deck = tuple(deck + ["mason"] * (deck.count("mason")))
        setup = Setup(seats, replace(options, deck=deck, required_roles=("werewolf",)))
        assert not check(setup)
        assert Bots(setup, bytes([turn])).play().game.table.ended is not None


@pytest.mark.parametrize("variant", [*VARIANTS])
def test_whole_games_of_each_variant(variant: str) -> None:
    for seed in range(4):
        deck = ("auto",) if variant == "double_small" else ("seer", "witch", "cupid", "guard", "piper", "little_girl", "scapegoat")
        thief = ("thief",) if variant in {"harvest", "fascination"} else ()
        cards = deck if deck == ("auto",) else (*deck, *thief)
        setup = Setup(14, Options(deck=cards, variants=(variant,)))
        assert not check(setup)
        assert Bots(setup, bytes([seed])).play().game.table.ended is not None


def test_cupid_chooses_the_affair_among_his_two() -> None:
    """H-9: one of those whom he linked, and somebody else."""
    t = bots("1W 2W 3Cu 4V 5V 6V 7V 8V", variants=("harvest",)).play(lambda table: table.phase == "day")
    (linked,), (affair,) = t.facts(e.Linked), t.facts(e.Affair)
    answer = next(ev for ev in t.facts(e.Answered) if ev.kind == "affair")
    assert answer.picks == (affair.cheater, affair.third)
    assert set(linked.pair) == {affair.cheater, affair.abandoned}
    assert affair.third not in linked.pair


def test_one_potion_a_night_where_only_one_is_allowed() -> None:
    """C13: she heals and does not poison in the same night, though she knows a wolf."""
    t = bots("1W 2W 3Wi 4V 5V 6V 7V 8V", b"1", witch_both_same_night=False)
    t.players[2].seen[1] = "wolf"
    t.play(lambda table: ("heal", 3) in table.asks and all(key in table.answers for key in table.asks))
    assert t.game.table.answers["heal", 3] != ()
    assert t.game.table.answers["poison", 3] == ()
