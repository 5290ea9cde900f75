"""Whether a value of the configuration is of its kind; if not, what was expected, and what may have been meant."""

import typing
from collections.abc import Callable, Iterable, Mapping

import msgspec
from msgspec import Meta

from wolfd.control import addresses, blocklists, kinds, suggesting, tables, trust


def wrong(value: object, kind: object) -> str:
    """What is wrong with a value of a kind, and what may have been meant; empty if nothing is."""
    why = _fault_of(value, kind)
    meant = suggesting.near(value, kind, lambda other: not _fault_of(other, kind)) if why and kind not in SECRET else None
    return why if meant is None else f"{why}; did you mean {_shown(meant)}?"


def _fault_of(value: object, kind: object) -> str:
    meta = next(extra for extra in typing.get_args(kind) if isinstance(extra, Meta))
    try:
        good = msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return f"expected {meta.description}" + ("" if kind in SECRET else f", got {_shown(value)}")
    parse, expected = PARTS.get(kind, (None, ""))
    why = _wrong_part((good,) if isinstance(good, str) else good, parse, expected) if parse else ""
    return f"expected {meta.description}" if why and kind in SECRET else why


SECRET = (kinds.Gateways, kinds.Secret, kinds.Store, tables.Hash)
"""Kinds of values that are not shown again, because there is a password in them."""
PLACE = "HOST:PORT or [IPV6]:PORT, but "
PARTS: Mapping[object, tuple[Callable[[str], object], str]] = {
    kinds.Listeners: (addresses.parse, PLACE),
    kinds.TelnetListeners: (addresses.parse_telnet, PLACE),
    kinds.LocalListeners: (addresses.parse_local, PLACE),
    kinds.Networks: (addresses.network, "networks like 192.0.2.0/24, but "),
    kinds.Gateways: (trust.gateway, ""),
    kinds.Zones: (blocklists.zone, "zones like dnsbl.example.org, each with notify, account or block after it, but "),
    kinds.Resolver: (blocklists.resolver, "HOST:PORT or [IPV6]:PORT with a number as its host, but "),
}
"""How the parts of a value are read, and what they are expected to be."""


def _wrong_part(parts: Iterable[str], parse: Callable[[str], object], expected: str) -> str:
    for text in parts:
        try:
            parse(text)
        except ValueError as error:
            return f"expected {expected}{error}"
    return ""


def _shown(value: object) -> str:
    """A value as it may stand in TOML, cut when long."""
    text = msgspec.json.encode(value, enc_hook=str).decode()
    return text if len(text) <= 60 else text[:57] + "..."
