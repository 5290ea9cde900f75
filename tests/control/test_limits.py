"""The door: how many connections an address may have."""

import pytest

from wolfd.control.config import Limits
from wolfd.control.limits import Door, network


def door(room: int = 1000) -> Door:
    return Door(Limits(connections=2, connections_private=3), room)


@pytest.mark.parametrize(("host", "most"), [("8.8.8.8", 2), ("192.168.0.7", 3), ("2600::1", 2), ("fd00::1", 3)])
def test_address_is_let_in_up_to_its_limit(host, most):
    limited = door()
    assert [limited.enter(host) for _ in range(most + 1)] == [True] * most + [False]


def test_refused_connection_is_not_counted():
    limited = door()
    assert [limited.enter("8.8.8.8") for _ in range(4)] == [True, True, False, False]
    limited.leave("8.8.8.8")
    assert [limited.enter("8.8.8.8") for _ in range(2)] == [True, False]


def test_loopback_is_limited_only_by_room():
    limited = door(room=5)
    assert [limited.enter("127.0.0.1") for _ in range(6)] == [True] * 5 + [False]
    limited.leave("127.0.0.1")
    assert limited.enter("8.8.8.8")
    assert not limited.enter("8.8.4.4")


def test_addresses_are_counted_apart():
    limited = door()
    assert all(limited.enter(f"8.8.8.{n}") for n in range(20))


@pytest.mark.parametrize(("host", "net"), [
    ("2600:1:2:3:4::1", "2600:1:2:3::/64"), ("2600:1:2:3::9", "2600:1:2:3::/64"), ("::ffff:8.8.8.8", "8.8.8.8"),
    ("8.8.8.8", "8.8.8.8"),
])
def test_what_is_one_address(host, net):
    assert network(host) == net
