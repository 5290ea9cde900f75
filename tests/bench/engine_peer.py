"""Games a second of CPU time beside the PyPI package werewolf-engine: `python -m tests.bench.engine_peer [--seconds S]`.

12 seats, 2 wolves, 1 seer, random players, one core, the same rules: one of the wolves' picks falls every night, the Seer
looks, most votes dies, a tie spares all. wolfd's engine also times every step, keeps every secret apart and builds every
event. In wolfd's discussion nobody says anything, since the peer has none. Needs the extra `bench`; without it only
wolfd's figure is printed.
"""

import argparse
import importlib
import importlib.util
import time
from collections.abc import Callable
from random import Random

from engine.commands import Answer, Begin, Late
from engine.game import Game
from engine.options import Options
from engine.setup import Setup

SEATS = 12
RULES = Options(wolf_count="manual:2", deck=("seer",), sheriff_election_time="off", vote_mode="single",
                wolf_consensus="block_until_unanimous", wolf_block_repeats=0, last_words_lynch=False)
SETUP = Setup(SEATS, RULES)
PEER = "werewolf_engine"


def our_game(number: int) -> int:
    """One game of ours; how many commands it took."""
    dice = Random(number)
    game, table, commands = Game(SETUP, number.to_bytes(16)), None, 1
    game.feed(Begin())
    table = game.table
    while table.ended is None:
        opened = table.round
        for (kind, seat), asked in tuple(table.asks.items()):
            if kind != "end":
                game.feed(Answer(seat, kind, (asked.choices[int(dice.random() * len(asked.choices))],)))
                commands += 1
        if table.round is opened and opened is not None:
            game.feed(Late(opened.round))
            commands += 1
    return commands


def peer_game(number: int) -> int:
    """One game of the peer; how many calls it took."""
    peer = importlib.import_module(PEER)
    night = importlib.import_module(f"{PEER}.phases").Phase.NIGHT
    end = importlib.import_module(f"{PEER}.phases").Phase.END
    dice, calls = Random(number), 0
    config = peer.GameConfig(role_counts={"villager": SEATS - 3, "werewolf": 2, "seer": 1})
    game = peer.Game([str(n) for n in range(SEATS)], config)
    game.start()
    while game.phase != end:
        if game.phase == night:
            actor = game.night_manager.current_actor
            targets = game.night_manager.get_available_targets(actor)
            game.night_action(actor.id, targets[int(dice.random() * len(targets))].id)
            calls += 1
            continue
        living = [p.id for p in game.players if p.is_alive()]
        for voter in living:
            others = [p for p in living if p != voter]
            game.day_vote(voter, others[int(dice.random() * len(others))])
            calls += 1
    return calls


def rate(play: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """(games, calls) a second of CPU time."""
    began, games, calls = time.process_time(), 0, 0
    while time.process_time() < began + seconds:
        calls += play(games)
        games += 1
    used = time.process_time() - began
    return games / used, calls / used


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--seconds", type=float, default=3.0)
    seconds = reader.parse_args().seconds
    ours, commands = rate(our_game, seconds)
    print(f"{'wolfd engine':<24}{ours:>8.0f} games/CPU s{commands:>10.0f} commands/CPU s")
    if importlib.util.find_spec(PEER) is None:
        print("werewolf-engine is not installed (pip install '.[bench]'): no comparison")
        return
    theirs, calls = rate(peer_game, seconds)
    print(f"{'werewolf-engine 0.1.0':<24}{theirs:>8.0f} games/CPU s{calls:>10.0f} calls/CPU s")
    print(f"{'ratio':<24}{ours / theirs:>8.2f}")


if __name__ == "__main__":
    main()
