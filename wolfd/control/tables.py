"""The sections of the configuration that may stand there more than once: `[[operator]]` and `[[channel]]`."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct

Name = Annotated[str, Meta(pattern=r"\A[^\s:,]{1,30}\Z", description="a word of at most 30 letters")]
Hash = Annotated[str, Meta(pattern=r"\A(\$argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+\$[A-Za-z0-9+/]{11,100}\$[A-Za-z0-9+/]{16,100})?\Z",
                           description="what `wolfd hash` prints")]
Fingerprint = Annotated[str, Meta(pattern=r"\A(([0-9A-Fa-f]{2}:?){31}[0-9A-Fa-f]{2})?\Z",
                                  description="the SHA-256 of a certificate: 64 hexadecimal digits, colons allowed")]
Deed = Literal["kill", "ban", "moderate", "wallops", "rehash", "stats", "addresses"]
ALL: tuple[Deed, ...] = ("kill", "ban", "moderate", "wallops", "rehash", "stats", "addresses")
Deeds = Annotated[tuple[Deed, ...], Meta(description=f"a list of some of {', '.join(ALL)}")]
Room = Annotated[str, Meta(pattern=r"\A#[^\x00-\x20,:\x7f]{1,49}\Z", description='a channel like "#lobby"')]
Topic = Annotated[str, Meta(max_length=330, description="a text of at most 330 characters")]
Flags = Annotated[str, Meta(pattern=r"\A[CMRimnst]*\Z", description='letters of C, M, R, i, m, n, s and t, like "nt"')]
Preset = Annotated[Literal["default", "classic", "hollow", "newmoon"], Meta(description='"default", "classic", "hollow" or "newmoon"')]
AccountName = Annotated[str, Meta(pattern=r"\A[^\s:,]{0,30}\Z", description="the name of an account")]


class Operator(Struct, frozen=True, kw_only=True):
    """Somebody who may become an operator of the server, by IRC."""

    name: Name
    password: Hash = ""
    certificate: Fingerprint = ""
    may: Deeds = ALL


class Channel(Struct, frozen=True, kw_only=True):
    """A channel that is always there, with a topic and modes of its own."""

    name: Room
    topic: Topic = ""
    modes: Flags = "nt"
    founder: AccountName = ""
    preset: Preset = "default"


NEEDS: dict[type[Struct], tuple[str, ...]] = {Operator: ("name",), Channel: ("name",)}
"""The keys that each of them must have."""


def fault(section: Struct, values_before: Sequence[Mapping[str, object]]) -> str:
    """What is wrong with a section although each of its keys is right; nothing if nothing is."""
    if isinstance(section, Operator) and not (section.password or section.certificate):
        return "an operator needs a password or a certificate"
    names = [str(each.get("name")) for each in values_before]
    if isinstance(section, Operator) and section.name in names:
        return f"there is a section for {section.name} already"
    if isinstance(section, Channel) and section.name.casefold() in map(str.casefold, names):
        return f"there is a section for {section.name} already"
    return ""
