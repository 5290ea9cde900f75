"""What a user has asked for about his own connection. Data only."""

from dataclasses import dataclass

from wolfd.telnet.encodings import Charset


@dataclass(frozen=True, slots=True)
class Taste:
    """What the user has asked for; nothing where it is left to us."""

    charset: Charset | None = None
    ambiguous: int | None = None
    width: int | None = None
    colour: bool | None = None
    aloud: bool | None = None
    has_pages: bool = True
    has_status: bool = False
