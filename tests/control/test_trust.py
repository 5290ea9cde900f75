"""Whose word counts."""

import pytest

from wolfd.control import addresses, trust


def test_networks():
    networks = trust.networks(["192.0.2.0/24", "2001:db8::/32", "127.0.0.1"])
    assert all(host in networks for host in ["192.0.2.9", "::ffff:192.0.2.9", "2001:db8::5%eth0", "127.0.0.1"])
    assert not any(host in networks for host in ["192.0.3.9", "2001:db9::1", "127.0.0.2", "", "somewhere.example"])


def test_gateways_have_passwords_of_their_own():
    gateways = trust.gateways(["192.0.2.7 one", "192.0.2.0/24 two"])
    assert gateways.is_one("192.0.2.7")
    assert not gateways.is_one("192.0.3.7")
    assert gateways.may_vouch("192.0.2.7", "one")
    assert gateways.may_vouch("192.0.2.7", "two")
    assert gateways.may_vouch("192.0.2.8", "two")
    assert not gateways.may_vouch("192.0.2.8", "one")
    assert not gateways.may_vouch("192.0.3.8", "two")
    assert not gateways.may_vouch("192.0.2.7", "")


@pytest.mark.parametrize("text", ["192.0.2.7", "192.0.2.7 ", "192.0.2.7 a b", "somewhere secret-word", "192.0.2.7/24 secret-word", " secret-word"])
def test_wrong_gateway_is_told_without_its_password(text):
    with pytest.raises(ValueError, match="a network and a password") as caught:
        trust.gateway(text)
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize(("text", "address"), [
    ("127.0.0.1:6667 proxy", addresses.Address("127.0.0.1", 6667, proxy=True)),
    ("[::1]:6667", addresses.Address("::1", 6667)),
])
def test_addresses_for_proxies(text, address):
    assert addresses.parse(text) == address
    assert str(address) == text
    assert addresses.parse_telnet(text) == address


def test_addresses_for_proxies_with_a_character_set():
    address = addresses.parse_telnet("127.0.0.1:4001 big5 proxy")
    assert (address.charset, address.proxy) == ("big5", True)
    assert str(address) == "127.0.0.1:4001 big5 proxy"
    for wrong in ("127.0.0.1:4001 proxy big5", "127.0.0.1:4001 proxy proxy", "127.0.0.1:4001  proxy"):
        with pytest.raises(ValueError, match="character set"):
            addresses.parse_telnet(wrong)
    with pytest.raises(ValueError, match="port"):
        addresses.parse("127.0.0.1:6667  proxy")
