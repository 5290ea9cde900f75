"""An evening at which people come and go for good, others wait and play on for them, vote on time, and the server crashes.

Nothing breaks; seats belong to whom they belonged before a crash; nobody hears what only the seat of another knew.
"""

import random

import pytest

from tests.plays.answering import answer_all
from tests.plays.stage import Stage
from wolfd.moderator.recovery import check, fold

NAMES = "Ann Bob Cleo Dan Eve Fay Gus Hal"


class Evening:
    """Several games at one table."""

    def __init__(self, seed):
        self.chance = random.Random(seed)
        self.stage = Stage(seed)
        self.here = self.stage.seated(NAMES)
        self.came = 0
        self.here[0].says("deck seer witch", f"option substitution {self.chance.choice(['takeover', 'takeover', 'rotation'])}", "option t_absent 20",
                          "option idle_days 1", "option max_players 8", f"option idle_action {self.chance.choice(['remove', 'keep'])}")
        for person in self.here:
            person.says("ready")
        assert self.stage.table().playing is not None

    def act(self):
        deed, = self.chance.choices((self.answer, self.come, self.go, self.leave, self.take, self.vote_on_time, self.wait, self.crash, self.begin),
                                    (30, 8, 5, 4, 10, 10, 30, 2, 10))
        deed()
        self.check()

    def answer(self):
        if self.stage.table().playing is not None and not self.stage.playing.paused:
            answer_all(self.stage)

    def come(self):
        if len(self.here) < 14:
            self.came += 1
            person = self.chance.choice((self.stage.irc, self.stage.telnet))(f"New{self.came}")
            self.here.append(person)
            person.says("join")

    def go(self):
        if len(self.here) > 3:
            self.here.pop(self.chance.randrange(len(self.here))).drops()

    def leave(self):
        self.chance.choice(self.here).says("leave", "leave")

    def take(self):
        for person in self.here:
            person.says("join")

    def vote_on_time(self):
        verb = self.chance.choice(("pause", "resume", "extend"))
        for person in self.here:
            person.says(verb)

    def wait(self):
        for _ in range(self.chance.choice((1, 10, 60))):
            self.stage.clock.advance(0.5)

    def begin(self):
        for person in self.here:
            person.says("join", "ready")

    def crash(self):
        """The same seats are there again, and all come back with their keys, or wait as before."""
        table = self.stage.table()
        keys = {p.user.nick: p.key() for p in self.here if table.playing is not None and table.seats.of(p.user) is not None}
        seats = [(chair.number, chair.nick, chair.given_up) for chair in table.seats]
        bench = [user.nick for user in table.bench]
        self.stage = self.stage.again()
        table = self.stage.table()
        assert [(chair.number, chair.nick, chair.given_up) for chair in table.seats] == seats
        assert [place.nick for place in table.bench.places] == bench
        people = [self.stage.irc(person.user.nick) for person in self.here]
        for person in people:
            person.says(f"back {keys[person.user.nick]}" if person.user.nick in keys else "join")
        self.here = people

    def check(self):
        table = self.stage.table()
        users = [chair.user for chair in table.seats.places if chair.user is not None] + list(table.bench)
        assert len(users) == len(set(users)), "one person, one seat"
        assert len(table.seats) <= 8
        assert check(fold(self.stage.book.records)) == []


@pytest.mark.parametrize("seed", range(6))
def test_an_evening(seed):
    evening = Evening(seed)
    for _ in range(150):
        evening.act()
        if "#wolf" not in evening.stage.office.tables:
            return
    assert evening.came > 3
