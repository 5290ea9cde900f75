"""A play with a cheat in it: Eve has two seats, one under a second account; both come from one address. Ann complains."""

from pathlib import Path

from tests.journal.games import House
from tests.plays.stage import ROOM, Person, Stage
from wolfd.chat.people import Identity
from wolfd.journal import open_ids

HOMES = {"Ann": "203.0.113.4", "Bob": "203.0.113.81", "Cleo": "198.51.100.17", "Dan": "198.51.100.60", "Eve": "192.0.2.9", "Mallory": "192.0.2.9"}
"""Who comes from where."""


class Visitor(Person):
    """Somebody with an account and an address."""

    def __init__(self, stage: Stage, nick: str) -> None:  # not Person's own: he comes from somewhere
        self.stage, self.protocol, self.lines, self.modes = stage, "irc", [], []
        stage.book.append("auth.login", person=f"p-{nick.lower()}", account=nick, way="plain", source="", was="",
                          private={"address": HOMES[nick]})
        self.user = stage.hall.enter(self, nick, nick.lower(), f"{nick.lower()}.cloak", address=HOMES[nick], identity=Identity(nick, f"p-{nick.lower()}"))
        self.room = stage.hall.join(self.user, ROOM)
        stage.people.append(self)


def play(state: Path) -> tuple[str, str]:
    """The evening up to Ann's complaint, on record; the game's id, and the name of her report."""
    house = House(state, 11)
    stage = house.stage
    stage.hall.wall = house.wall
    stage.office.measures.appeal = open_ids(state).appeal
    people = [Visitor(stage, nick) for nick in HOMES]
    for person in people:
        person.says("join")
    people[0].says("option sheriff off", "bots 2")
    for person in people:
        person.says("ready")
    stage.until_step("nomination")
    house.game = stage.playing.deal.game
    eve, mallory = people[4:]
    eve.types("it is Bob, I am sure")
    for person, target in ((eve, "bob"), (mallory, "bob"), (people[0], "eve"), (people[1], "eve")):
        person.says(f"nominate {target}")
    people[0].says("report mallory she does whatever Eve does")
    (told,) = [line for line in people[0].private if "Your report is on record as" in line]
    stage.clock.advance(1)
    house.book.journal.write()
    house.close()
    return house.game, told.split(" as ")[1][:8]
