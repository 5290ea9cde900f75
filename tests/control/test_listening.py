"""Sockets to listen on, real ones."""

import re
import socket

import pytest

from wolfd.control import listening
from wolfd.control.addresses import Address
from wolfd.control.failures import CannotRun, Code


@pytest.fixture
def doors():
    held: list[socket.socket] = []
    yield held
    for door in held:
        door.close()


def test_bound_socket_lets_clients_in_once_it_listens(doors):
    doors += listening.bind(Address("127.0.0.1", free_port()))
    number = doors[0].getsockname()
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(number)
    listening.listen(Address(*number), doors[0])
    doors.append(socket.create_connection(number))


def test_busy_port_names_the_address(doors):
    doors.append(socket.create_server(("127.0.0.1", 0)))
    port = doors[0].getsockname()[1]
    with pytest.raises(CannotRun, match=rf"127\.0\.0\.1:{port}: in use by another program") as caught:
        listening.bind(Address("127.0.0.1", port))
    assert caught.value.code == Code.ADDRESS


@pytest.mark.parametrize("host", ["192.0.2.1", "a..b"])
def test_host_of_elsewhere_names_the_address(host):
    with pytest.raises(CannotRun, match=rf"cannot listen on {re.escape(host)}:6667: ."):
        listening.bind(Address(host, 6667))


def test_both_kinds_of_network_can_share_a_port(doors):
    port = free_port()
    for wide in Address("127.0.0.1", port).everywhere():
        for door in listening.bind(wide):
            doors.append(door)
            listening.listen(wide, door)
    doors.append(socket.create_connection(("127.0.0.1", port)))


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        return door.getsockname()[1]
