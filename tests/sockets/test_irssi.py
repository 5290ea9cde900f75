"""The real irssi and the real GNU telnet at one table: Ann by IRC in English, 小明 by telnet in Chinese, and artificial players."""

import re
import time

import pytest

from engine import codec
from engine.events import Answered, Dealt
from tests.telnet.real_clients import Program
from tests.telnet.test_real_games import MARK, Player
from wolfd import journal
from wolfd.texts import Message

CONFIG = """
settings = {
  core = { nick = "Ann"; user_name = "ann"; real_name = "Ann"; };
  "irc/core" = { cmd_queue_speed = "10msecs"; };
  "fe-text" = { paste_detect_time = "0"; paste_verify_line_count = "0"; };
  "fe-common/core" = {
    use_status_window = "no"; use_msgs_window = "no"; autocreate_windows = "no"; autocreate_query_level = "NONE";
  };
};
"""
"""One window for everything, and no thought that whoever types so fast must be pasting."""
WIDE = 520      # columns: no line of the Moderator's is broken
BY_NIGHT = {"see", "guard", "kill", "love"}
VOTES = {"nominate", "vote"}
OPTIONS = ("deck seer guard cupid", "option t_night_step 12", "option t_wolves 4", "option t_discussion 2",
           "option sheriff_election_time off", "option t_defence 2", "option t_last_words 2", "option t_reaction 2")
"""Only one of six has nothing to do by night. Artificial players think for 1 to 3 s and the steps, a quarter of what is
set with so few people, are 3 s and at last 1 s: artificial wolves do not agree, and no person dies before the vote.
"""
EXAMPLE = re.compile(r"(?:You have|within) \d+ s: (?P<do>!|/msg Moderator )(?P<say>[a-z]+(?: \d+)*)(?=[.,])")
FLOOR = "You have the floor"
ERRORS = ("Unknown command", "Not enough parameters", "Cannot send", "SYNTAX")
"""What a client shows when it and the server do not understand one another."""


class Ann:
    """Somebody at irssi, who answers each question by the example that it gives."""

    def __init__(self, program):
        self.program = program
        self.told = ""
        self.games = 0
        self._unread = ""

    def comes_in(self, room):
        for line, answer in ((f"/join {room}", f"Join to {room} was synced"), ("!join", "1 Ann sits down")):
            self.program.enters(line)
            self.program.waits(answer)

    def plays(self):
        """Look for a moment, and answer if something is asked."""
        self.program.look(0.02)
        heard, self.program.heard = self.program.heard, ""
        self.told += heard
        self.games += heard.count("The game is over")
        self._unread += heard
        if FLOOR in self._unread:
            self._unread = self._unread.partition(FLOOR)[2]
            self.program.enters("!end")
        elif asked := EXAMPLE.search(self._unread):
            self._unread = self._unread[asked.end():]
            self.program.enters(asked["do"] + asked["say"])


@pytest.fixture
def daemon(start):
    return start()


@pytest.fixture
def ann(daemon, tmp_path):
    home = tmp_path / "irssi"
    (home / ".irssi").mkdir(parents=True)
    (home / ".irssi" / "config").write_text(CONFIG)
    program = Program("irssi", daemon.irc, home, columns=WIDE)
    yield Ann(program)
    program.close()


@pytest.fixture
def ming(daemon, tmp_path):
    program = Program("telnet", daemon.telnet, tmp_path / "telnet")
    yield Player("小明", program)
    program.close()


def sit_down(ann, ming):
    """Both come in; six are at the table, and its rules are set."""
    ann.program.waits("End of MOTD")
    ann.comes_in("#狼窝")
    ming.comes_in()
    ann.program.waits("2 小明 sits down")
    for line in ("bots 4", *OPTIONS):
        ann.program.enters("!" + line)
        ann.program.waits("at the table (6 here)" if line.startswith("bots") else "say again when you are ready")


def talk(ann, ming):
    """Chinese is typed while others talk: it stays below them, and is sent in one piece."""
    typed = ""
    for piece in ("我觉", "得安是狼", "人，你们说呢？"):
        for character in piece:
            ming.program.types(character)
        typed += piece
        ann.program.enters(f"好吗？ {len(typed)}")
        ming.program.waits(f"<Ann> 好吗？ {len(typed)}")
        ming.program.shows(f"等人> {typed}")
    ming.program.enters("")
    ann.program.waits("小明> " + typed)


def play(ann, ming, enough, seconds):
    """Play, one game after another, until it is enough."""
    end, games = time.monotonic() + seconds, -1
    while not enough():
        assert time.monotonic() < end, (ann.told[-2000:], ming.told[-2000:])
        if min(ann.games, ming.games) > games:
            games += 1
            ann.program.enters("!ready")
            ming.program.enters("\x15/准备")
        ann.plays()
        ming.plays()


def has(player, verbs, language):
    """Whether the player was told that an answer by one of these verbs stands."""
    told = [re.escape(Message(f"answered-{verb}", targets=MARK).text(language)).replace(MARK, ".+?") for verb in verbs]
    return any(re.search(sentence, player.told) for sentence in told)


def acted_and_voted(ann, ming):
    """Both have voted, and at least one has acted by night."""
    players = (ann, "en"), (ming, "zh-Hans")
    return all(has(*(p, VOTES, language)) for p, language in players) and any(has(p, BY_NIGHT, lang) for p, lang in players)


def check(ann, ming, state):
    """Each was told his own cards and nobody else's; what was answered is on record; the log is whole."""
    assert journal.verify(state / "events").code == 0
    records = [item.fields() for item in journal.records(state / "events") if item.type == "game.command"]
    events = [codec.event(plain) for record in records for plain in record["events"]]
    for seat, player, language in ((1, ann, "en"), (2, ming, "zh-Hans")):
        cards = [event.card for event in events if isinstance(event, Dealt) and event.to == (seat,)]
        sentence = re.compile(re.escape(Message("dealt", role=MARK, does="").text(language)).replace(MARK, r"(\S+?)"))
        assert sentence.findall(player.told) == [Message(f"role-{card}").text(language) for card in cards]
        answered = {event.kind for event in events if isinstance(event, Answered) and event.to == (seat,)}
        assert answered & VOTES
    assert "<@Moderator> Your card" not in ann.told
    assert not [error for error in ERRORS if error in ann.told]


@pytest.mark.timeout(180)  # one game lasts half a minute; when an answer came too late, there is another one
def test_irssi_and_gnu_telnet_play(daemon, ann, ming):
    """Until both have voted and one has acted by night."""
    sit_down(ann, ming)
    talk(ann, ming)
    play(ann, ming, lambda: acted_and_voted(ann, ming), 150)
    assert daemon.stop()[0] == 0
    check(ann, ming, daemon.state)


@pytest.mark.long
@pytest.mark.timeout(400)
def test_irssi_and_gnu_telnet_play_to_the_end(daemon, ann, ming):
    """Two games after one another."""
    sit_down(ann, ming)
    play(ann, ming, lambda: min(ann.games, ming.games) == 2, 380)
    assert daemon.stop()[0] == 0
    check(ann, ming, daemon.state)
