"""Eight people type whatever comes to their fingers, drop, come back, leave, and the server crashes among it.

Nothing breaks, everybody hears only what is his, and at any moment the record gives the same game again.
"""

import random

import pytest

from tests.plays.stage import ROOM, Stage
from wolfd.moderator.recovery import check, fold
from wolfd.moderator.typed.verbs import VERBS
from wolfd.texts.tongues import CODES

NAMES = "Ann Bob Cleo Dan Eve Fay Gus Hal"
RUBBISH = ["", " ", "!", "!!!", "/", "!\x00", "\x02\x03", "vote", "!vote 999999999999", "!see \u202e3", "!p", "!p " + "x" * 5000, "🐺",
           "!love 1 1", "!love 1 2 3", "!option", "!option x", "!bots -1", "!deck " + "witch " * 50, "!back", "!help help help",
           "!role 女巫", "!language", "!join #", "!join \x07", "！投票９９", "!" + "a" * 2000, "!３", "0", "-1", "!vote ann", "!kill eve"]  # fmt: skip


class Chaos:
    """One evening of it."""

    def __init__(self, seed):
        self.chance = random.Random(seed)
        self.stage = Stage(seed)
        people = self.stage.seated(NAMES)
        people[0].says("deck seer witch guard hunter cupid", self.chance.choice(
            ["preset default", "option vote_visibility live", "option vote_mode single", "option discussion_mode round_robin"]))
        people[0].says("deck seer witch guard hunter cupid")
        for person in people:
            person.says("ready")
        assert self.stage.table().playing is not None
        self.here = list(people)
        self.heard = []

    def act(self):
        playing = self.stage.table().playing
        if playing is None:
            return
        kind = self.chance.random()
        person = self.chance.choice(self.here)
        if kind < 0.55:
            self.answer(playing)
        elif kind < 0.75:
            self.mistype(person)
        elif kind < 0.80 and len(self.here) > 2:
            self.drop_and_return(person)
        elif kind < 0.805 and len(self.here) > 4:
            person.says("leave", "leave")
        elif kind < 0.83:
            self.crash()
        else:
            self.stage.clock.advance(self.chance.choice([0.5, 3, 9]))

    def answer(self, playing):
        if not playing.table.asks:
            return
        (kind, seat), asked = self.chance.choice(list(playing.table.asks.items()))
        user = playing.seats[seat].user
        person = next((p for p in self.here if p.user is user), None)
        if person is not None:
            picks = self.chance.sample(asked.choices, min(asked.most, len(asked.choices)))
            verb = {"end": "end", "confirm": "yes"}.get(kind, f"{kind} {' '.join(map(str, picks))}")
            person.says(self.chance.choice([verb, verb, verb, "pass", "undo", "abstain"]))

    def mistype(self, person):
        line = self.chance.choice(RUBBISH)
        if self.chance.random() < 0.5:
            verb = self.chance.choice([v for v in VERBS if v.id not in {"leave", "language"}])
            line = self.chance.choice(["!", "/", "/msg Moderator "]) + self.chance.choice(verb.typed(self.chance.choice(CODES)))
        person.types(line)

    def drop_and_return(self, person):
        playing = self.stage.playing
        if playing.seats.of(person.user) is None:
            return
        key = person.key()
        nick = person.user.nick
        self.heard.append(person)
        self.here.remove(person)
        person.drops()
        self.stage.clock.advance(self.chance.choice([0, 1, 20]))
        if self.stage.table().playing is not playing:
            return
        again = self.stage.telnet(nick, "") if self.chance.random() < 0.5 else self.stage.irc(nick, "")
        again.types(f"/back {key}" if again.protocol == "telnet" else f"/msg Moderator back {key}")
        again.room = self.stage.table().channel
        self.here.append(again)

    def crash(self):
        playing = self.stage.playing
        keys = {p.user.nick: p.key() for p in self.here if playing.seats.of(p.user) is not None}
        before = (playing.table.answers, playing.table.round, playing.table.cards, playing.table.died)
        self.heard += self.here
        assert check(fold(self.stage.book.records)) == []
        self.stage = self.stage.again()
        after = self.stage.playing.table
        assert (after.answers, after.round, after.cards, after.died) == before
        self.here = []
        for nick, key in keys.items():
            person = self.stage.irc(nick, "")
            person.room = self.stage.table().channel
            person.types(f"/msg Moderator back {key}")
            self.here.append(person)


SECRETS = {
    "You looked at": "seer", "[pack]": "werewolf", "Your pack: 1": "werewolf", "Whom do you take": "werewolf", "Witch: Tonight": "witch",
    "Guard, whom": "guard", "Cupid, which": "cupid", "Hunter, you may": "hunter",
}
"""What only one card's holder may hear."""


@pytest.mark.parametrize("seed", range(12))
def test_chaos(seed):
    chaos = Chaos(seed)
    cards = {chaos.stage.label(s).split(" ", 1)[1]: card for s, card in chaos.stage.playing.table.cards.items()}
    for _ in range(400):
        chaos.act()
    for person in (*chaos.heard, *chaos.here):
        nick = person.user.nick
        for line in person.private:
            for words, card in SECRETS.items():
                assert words not in line or line.startswith("[while") or cards[nick] == card, f"{nick} ({cards[nick]}) heard {line}"
        assert not [line for line in person.lines if "\x00" in line or "\n" in line]
    assert check(fold(chaos.stage.book.records)) == []
    for record in chaos.stage.book.of("game.command"):
        assert record["chan"] == ROOM
