"""Whole games by real programs, in Chinese only: what each is asked, by night and by day, is answered as it is told to.

Half a line is being typed all the while; it is given up when something is asked.
"""

import re
import time

import pytest

from tests.sockets.conftest import Daemon
from tests.telnet.real_clients import ALL, Program, installed
from wolfd import journal
from wolfd.moderator.typed.verbs import BY_ID
from wolfd.texts import Message

HANS = "zh-Hans"
BY_NIGHT = ("see", "guard", "kill", "love", "poison", "heal")
VOTES = ("elect", "nominate", "vote")
OPTIONS = ("deck seer guard witch cupid", "option wolf_count manual:2", "option t_night_step 2", "option t_wolves 2",
           "option speed normal", "option t_discussion 4")
NAMES = {BY_ID[verb].text(HANS): verb for verb in (*BY_NIGHT, *VOTES)}
ASKED = re.compile(rf"输入 /({'|'.join(NAMES)})( ?\d+)?( \d+)?")
"""What a question tells to type; what was typed is on the screen as well, but not behind that word."""
MARK = "§"
OVER = [Message(mid, camps=MARK, winners="").text(HANS).partition(MARK)[0] for mid in ("ended", "ended-draw")]
HALF = "我想想"


def accepted(verb):
    """How the Moderator repeats an accepted answer: a pattern."""
    return re.escape(Message(f"answered-{verb}", targets=MARK).text(HANS)).replace(MARK, r"\d+号\S+?")


class Player:
    """Somebody at a program."""

    def __init__(self, name, program):
        self.name = name
        self.program = program
        self.told = ""
        self._unread = ""
        self.games = 0

    def comes_in(self):
        self.program.waits("名字？")
        self.program.enters("2")
        self.program.waits("你叫什么名字？")
        self.program.enters(self.name)
        self.program.waits(f"欢迎你，{self.name}！")
        self.program.enters("/进入狼窝")
        self.program.waits("狼窝")
        self.program.enters("/加入")
        self.program.waits(self.name)

    def plays(self):
        """Look for a moment, and answer if something is asked."""
        self.program.look(0.02)
        heard, self.program.heard = self.program.heard, ""
        self.told += heard
        self._unread = self._unread[-200:] + heard
        if any(over in heard for over in OVER):
            self.games += 1
        asked = ASKED.search(self._unread)
        if asked:
            self._unread = self._unread[asked.end():]
            self.program.enters("\x15" + asked[0].removeprefix("输入 "))
            self.program.types(HALF)

    def has(self, verbs):
        """Whether an answer by one of these verbs was accepted."""
        return any(re.search(accepted(verb), self.told) for verb in verbs)


@pytest.fixture
def daemon(tmp_path):
    daemon = Daemon(tmp_path / "state")
    yield daemon
    daemon.close()


def play(players, seconds, bots=0):
    """Play games, one after another, until everybody has had a night action and a vote accepted."""
    players[0].program.enters(f"/机器人{bots}")
    for option in OPTIONS:
        players[0].program.enters("/" + option)
        players[0].program.waits(Message("chosen", who="", name="", value=MARK).text(HANS).partition(MARK)[2])
    end, games = time.monotonic() + seconds, -1
    while not all(player.has(BY_NIGHT) and player.has(VOTES) for player in players):
        assert time.monotonic() < end, [(player.name, player.has(BY_NIGHT), player.has(VOTES), player.told[-500:]) for player in players]
        if min(player.games for player in players) > games:
            games += 1
            for player in players:
                player.program.enters("\x15/准备")
        for player in players:
            player.plays()


def test_a_game_by_gnu_telnet(daemon, tmp_path):
    """One person and five artificial players."""
    installed("telnet")
    ming = Player("小明", Program("telnet", daemon.telnet, tmp_path / "home"))
    ming.comes_in()
    play([ming], 50, bots=5)
    assert not any("telnet>" in row for row in ming.program.rows)
    ming.program.close()


@pytest.mark.long
@pytest.mark.timeout(400)
def test_a_game_of_five_programs(daemon, tmp_path):
    """Five programs and one artificial player at a table; the log is whole."""
    players = [Player(f"小明{at}", Program(name, daemon.telnet, tmp_path / name)) for at, name in enumerate(ALL)
               if installed(name)]
    for player in players:
        player.comes_in()
    play(players, 360, bots=1)
    for player in players:
        player.program.close()
    assert daemon.stop()[0] == 0
    assert journal.verify(daemon.state / "events").code == 0
