"""Addresses: how they are written, and what stands for this machine only."""

import pytest

from wolfd.control import addresses
from wolfd.control.addresses import Address


@pytest.mark.parametrize("text", ["127.0.0.1:6667", "[::1]:6667", "localhost:1", "irc.example.org:65535"])
def test_written_form_is_read_back(text):
    assert str(addresses.parse(text)) == text


@pytest.mark.parametrize("text", ["", ":", "6667", "a", "a:", ":1", "a:b", "a:-1", "a:0", "a:70000", "::1:2", "[]:1",
                                  "a b:1", "[::1]", "a:\u0661", "tcp:6667/x:1"])
def test_other_forms_are_refused_and_named(text):
    with pytest.raises(ValueError, match=r"host|port|brackets") as caught:
        addresses.parse(text)
    assert repr(text) in str(caught.value)


@pytest.mark.parametrize(("text", "charset"), [("a:1", ""), ("[::1]:23 big5", "big5"), ("a:1 utf-8", "utf-8")])
def test_telnet_address_may_have_a_character_set(text, charset):
    address = addresses.parse_telnet(text)
    assert (str(address), address.charset) == (text, charset)
    assert all(wide.charset == charset for wide in address.everywhere())


@pytest.mark.parametrize("text", ["a:1 latin-1", "a:1 big5 gbk", "big5"])
def test_other_words_after_a_telnet_address_are_refused(text):
    with pytest.raises(ValueError, match=r"character set|port"):
        addresses.parse_telnet(text)


@pytest.mark.parametrize(("host", "loopback", "private"), [
    ("127.0.0.1", True, True), ("127.9.9.9", True, True), ("::1", True, True), ("localhost", True, False),
    ("192.168.1.2", False, True), ("10.0.0.1", False, True), ("fd00::1", False, True), ("fe80::1%eth0", False, True),
    ("8.8.8.8", False, False), ("2600::1", False, False), ("example.org", False, False),
])
def test_kinds_of_hosts(host, loopback, private):
    assert (addresses.is_loopback(host), addresses.is_private(host)) == (loopback, private)


def test_everywhere_widens_only_loopback():
    wide = Address("127.0.0.1", 4000).everywhere()
    assert wide[0] == Address("0.0.0.0", 4000)
    assert {each.port for each in wide} == {4000}
    assert Address("192.168.1.2", 4000).everywhere() == (Address("192.168.1.2", 4000),)


@pytest.mark.parametrize(("host", "plain"), [("::ffff:10.0.0.1", "10.0.0.1"), ("fe80::1%eth0", "fe80::1"),
                                             ("10.0.0.1", "10.0.0.1"), ("unix", "unix")])
def test_plain_form_of_a_peer(host, plain):
    assert addresses.plain(host) == plain


def test_friends_are_never_given_loopback():
    assert all(not addresses.is_loopback(host) for host in addresses.for_friends())
