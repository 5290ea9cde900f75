"""P1 and P6 at the real daemon under load: killed over and over, it has lost nothing that anybody heard, and games go on."""

import json
import random
import subprocess
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from engine.game import Game
from tests.promises.crowd import Guest, Player, daemon_at
from tests.sockets import conftest
from tests.sockets.conftest import ROOT, Daemon
from wolfd.journal import Damage, Record, history, recall, records, verify
from wolfd.moderator.recovery import Saved, check, fold

TALKERS = 6


@dataclass
class Evening:
    """One state directory, and the daemons that follow each other in it."""

    state: Path
    seed: int = 1
    seen: Counter = field(default_factory=Counter)
    announced: set[str] = field(default_factory=set)
    slowest: float = 0.0
    players: list[Player] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.chance = random.Random(self.seed)

    def round(self, number: int) -> None:
        expected = self.open_game()
        daemon = daemon_at(self.state)
        try:
            self.slowest = max(self.slowest, daemon.start_time)
            self.go_on(daemon, expected)
            talkers = [Guest(daemon, f"t{each}") for each in range(TALKERS)]
            self.load(number, talkers)
            daemon.process.kill()
            daemon.process.wait()
            for guest in (*talkers, *(player.guest for player in self.players)):
                guest.drain()
                self.announced |= guest.lines()
            for player in self.players:
                player.remember()
        finally:
            daemon.close()
        self.look(number)

    def open_game(self) -> Saved | None:
        """The game that is to go on, as the log has it."""
        past = recall(self.state)
        tables = fold(item.fields() for item in history(self.state, past) if isinstance(item, Record))
        assert check(tables) == []
        return next((saved for saved in tables.values() if saved.chan == "#wolf" and saved.started is not None), None)

    def go_on(self, daemon: Daemon, saved: Saved | None) -> None:
        """The players come back to the game of before, or begin another."""
        if not self.players:
            self.players = [Player("Ann", has_account=True), Player("Bob", has_account=False)]
        if saved is not None:
            self.check_phase(saved)
        for player in self.players:
            player.come(daemon)
        if saved is not None and all(player.returns() for player in self.players):
            self.seen["games gone on with"] += 1
            return
        if saved is not None:
            self.give_up(daemon)
        for player in self.players:
            player.sit()
        self.players[0].guest.send("PRIVMSG #wolf :!bots 6")
        for player in self.players:
            player.guest.send("PRIVMSG #wolf :!ready")
        for player in self.players:
            player.deal()
        self.seen["games begun"] += 1

    def check_phase(self, saved: Saved) -> None:
        """The daemon says that the game stands where the log says it stands."""
        asked = subprocess.run([sys.executable, "-m", "wolfd.wolfctl", "--state", str(self.state), "--json", "games"],
                               cwd=ROOT, capture_output=True, text=True, check=True)  # fmt: skip
        told = {game["game"]: game for game in json.loads(asked.stdout)["result"]}
        table = Game.rebuild(saved.deal().setup, saved.deal().seed, saved.history()).table
        if table.ended is None:
            assert told[saved.game]["phase"] == f"{table.phase} {table.night if table.phase == 'night' else table.day}"
            self.seen["phases compared"] += 1

    def give_up(self, daemon: Daemon) -> None:
        """Somebody's key was renewed and never told: that game cannot be gone on with, so another is begun."""
        subprocess.run([sys.executable, "-m", "wolfd.wolfctl", "--state", str(self.state), "abort", "#wolf", "a key was lost"],
                       cwd=ROOT, capture_output=True, check=False)  # fmt: skip
        self.seen["games called off"] += 1
        for player in self.players:
            player.guest.end.close()
            player.come(daemon)

    def load(self, number: int, talkers: list[Guest]) -> None:
        """Everybody talks at once for a while, and the players vote."""
        until = time.monotonic() + self.chance.uniform(0.05, 1.2)
        said = 0
        while time.monotonic() < until:
            time.sleep(0.02)  # as much as people type, and not so much that the log becomes a burden of its own
            for each, guest in enumerate(talkers):
                said += 1
                guest.send(f"PRIVMSG #lobby :line-{number}-{each}-{said}")
            for player in self.players:
                player.guest.send(f"PRIVMSG Moderator :{self.chance.choice(['1', '2', 'vote 3', 'pass', 'open'])}")
            for guest in (*talkers, *(player.guest for player in self.players)):
                guest.hear()

    def look(self, number: int) -> None:
        """What is left is whole, and has everything that anybody has heard."""
        found = list(records(self.state / "events"))
        torn = [item for item in found if isinstance(item, Damage)]
        assert all(item.torn for item in torn), torn
        seqs = [item.seq for item in found if isinstance(item, Record)]
        assert seqs == list(range(1, len(seqs) + 1)), "no number is used twice, and none is missing"
        self.seen["torn tails"] += verify(self.state / "events").code == 2
        logged = {str(item.fields()["text"]) for item in found if isinstance(item, Record) and item.type == "chat.message"}
        assert self.announced <= logged, f"round {number}: heard and not logged: {self.announced - logged}"
        self.seen["records"] = len(seqs)


def rounds(state: Path, count: int) -> Evening:
    evening = Evening(state)
    for number in range(count):
        evening.round(number)
    return evening


def test_three_kills(tmp_path):
    evening = rounds(tmp_path / "state", 3)
    assert evening.seen["games gone on with"]
    assert len(evening.announced) > 10


@pytest.mark.long
@pytest.mark.timeout(7200)
def test_two_hundred_kills(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(conftest, "PATIENCE", 120.0)  # it runs at a low priority beside others
    evening = rounds(tmp_path / "state", 200)
    lost = sum(player.lost_keys for player in evening.players)
    with capsys.disabled():
        print(f"\nP1, P6: 200 kills under load of {TALKERS} talkers and a game: {len(evening.announced)} announced lines, 0 lost; "
              f"{dict(evening.seen)}; keys renewed and not told: {lost}; slowest start {evening.slowest:.2f} s")  # fmt: skip
