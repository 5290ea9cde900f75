"""Limits that are hit by telnet are counted, and told to the operators of the server."""

from wolfd.control.config import Limits
from wolfd.control.limits import Door


def test_who_takes_too_long_or_comes_too_often(house):
    house.connect("198.51.100.1")
    house.passes(200)
    for _ in range(8):
        house.connect("198.51.100.2")
    assert house.hall.hits.counts["registration"] == 1
    assert house.hall.hits.counts["connections"] == 3


def test_too_many_from_one_address(house):
    house.factory.door = Door(Limits(connections=1, connections_private=1), 100)
    house.connect("198.51.100.1")
    house.connect("198.51.100.1")
    assert house.hall.hits.counts == {"connections": 1}


def test_who_does_not_read(house):
    ann, bob = house.dumb("Ann"), house.dumb("Bob")
    ann.protocol.sendq = 1000
    ann.protocol.pauseProducing()
    for _ in range(3):
        house.hall.say(bob.protocol._caller.user, house.hall.find_channel("#lobby"), "x" * 400)
        house.turn.end()
    house.hall.quit(ann.protocol._caller.user, "")
    assert house.hall.hits.counts == {"sendq": 1}
