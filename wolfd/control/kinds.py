"""The kinds of values that keys of the configuration have, each with what is expected where there is another.

The description is what the operator reads; a limit that only code knows is in `config`.
"""

from typing import Annotated, Literal

from msgspec import Meta

Language = Annotated[Literal["en", "zh-Hans", "zh-Hant"], Meta(description='"en", "zh-Hans" or "zh-Hant"')]
Host = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+\Z", max_length=63,
                           description="a host name with a dot in it")]
Word = Annotated[str, Meta(pattern=r"\A[A-Za-z][A-Za-z0-9._-]{0,29}\Z", description="a word of at most 30 letters")]
Nick = Annotated[str, Meta(pattern=r"\A[^\W\d][\w\[\]\\`^{|}-]{0,9}\Z", description="a nick of at most 10 letters and digits that begins with a letter")]
Channel = Annotated[str, Meta(pattern=r"\A#[^\x00-\x20,:\x7f]{1,49}\Z", description='a channel like "#lobby"')]
Sign = Annotated[str, Meta(pattern=r"\A[!-/:-@\[-`{-~]\Z", description='one sign like "!"')]
Masks = Annotated[tuple[str, ...], Meta(description='a list of masks like ["#chat", "#dev-*"]')]
Channels = Annotated[tuple[Channel, ...], Meta(description='a list of channels like ["#wolf", "#moon"]')]
Listeners = Annotated[tuple[str, ...], Meta(description='a list of addresses like ["127.0.0.1:6667", "[::1]:6667"]')]
TelnetListeners = Annotated[tuple[str, ...], Meta(
    description='a list of addresses like ["127.0.0.1:4000", "127.0.0.1:4001 big5"]')]
Text = Annotated[str, Meta(description="a text in quotes")]
Secret = Annotated[str, Meta(description="a password in quotes")]
Count = Annotated[int, Meta(ge=1, le=1_000_000, description="a whole number from 1 to 1000000")]
Bytes = Annotated[int, Meta(ge=16_384, le=2**30, description="a whole number of bytes, at least 16384")]
Rate = Annotated[float, Meta(gt=0, le=10_000, description="a number above 0 and at most 10000")]
Seconds = Annotated[float, Meta(ge=1, le=86_400, description="a number of seconds from 1 to 86400")]
SecondsOrNever = Annotated[float, Meta(ge=0, le=86_400, description="a number of seconds up to 86400, or 0 for never")]
Switch = Annotated[bool, Meta(description="true or false")]
Columns = Annotated[int, Meta(ge=20, le=2000, description="a whole number from 20 to 2000")]
Length = Annotated[int, Meta(ge=1, le=100, description="a whole number from 1 to 100")]
Memory = Annotated[int, Meta(ge=8, le=4_194_304, description="a whole number of KiB from 8 to 4194304")]
Rounds = Annotated[int, Meta(ge=4096, le=1_000_000, description="a whole number from 4096 to 1000000")]
PrivateWords = Annotated[Literal["forbid", "log", "allow"], Meta(description='"forbid", "log" or "allow"')]
PrivateMessages = Annotated[Literal["in_game", "all", "metadata"], Meta(description='"in_game", "all" or "metadata"')]
Link = Annotated[str, Meta(pattern=r"\A(https?://[\x21-\x7e]*\{game\}[\x21-\x7e]*)?\Z",
                           description='an address like "https://example.org/games/{game}.html"')]
OpenOrClosed = Annotated[Literal["open", "closed"], Meta(description='"open" or "closed"')]
Store = Annotated[str, Meta(pattern=r"\A(postgres(ql)?://\S*|(?!\w+://).*[^/])\Z",
                            description='a file like "accounts.db", an address like "postgresql://wolfd@/wolfd", or "off"')]
File = Annotated[str, Meta(pattern=r"[^/]\Z", description='a file like "certificate.pem"')]
Days = Annotated[int, Meta(ge=0, le=100_000, description="a whole number of days, or 0 for ever")]
Lines = Annotated[int, Meta(ge=0, le=10_000, description="a whole number from 0 to 10000")]
Hours = Annotated[float, Meta(gt=0, le=100_000, description="a number of hours above 0")]
Moderators = Annotated[tuple[Annotated[str, Meta(pattern=r"\A[^#\s]+( #[^\x00-\x20,:\x7f]{1,49})*\Z")], ...], Meta(
    description='a list of accounts, each with its channels if not all, like ["ann", "bob #wolf #moon"]')]
RoomOrOff = Annotated[str, Meta(pattern=r"\A(off|#[^\x00-\x20,:\x7f]{1,49})\Z", description='a channel like "#operators", or "off"')]
Words = Annotated[tuple[str, ...], Meta(description='a list of words like ["logger", "-t", "wolfd"]')]
Port = Annotated[int, Meta(ge=0, le=65_535, description="a whole number from 1 to 65535, or 0")]
Long = Annotated[int, Meta(ge=0, le=315_360_000, description="a whole number of seconds, at most ten years")]
Networks = Annotated[tuple[str, ...], Meta(description='a list of networks like ["192.0.2.0/24", "2001:db8::1"]')]
Gateways = Annotated[tuple[str, ...], Meta(description='a list of networks, each with a password after it, like ["192.0.2.7 secret"]')]
Origins = Annotated[tuple[Annotated[str, Meta(pattern=r"\A(\*|[a-z]+://[^/\s]+)\Z")], ...], Meta(
    description='a list of origins like ["https://play.example.org"], or ["*"]')]
Zones = Annotated[tuple[str, ...], Meta(description='a list of zones like ["dnsbl.example.org block"]')]
Resolver = Annotated[str, Meta(description='an address like "127.0.0.1:53", or "" for that of this machine')]
Wait = Annotated[float, Meta(ge=0.1, le=10, description="a number of seconds from 0.1 to 10")]
LocalListeners = Annotated[tuple[str, ...], Meta(description='a list of addresses of this machine like ["127.0.0.1:9667"]')]
Form = Annotated[Literal["text", "json"], Meta(description='"text" or "json"')]
Sync = Annotated[Literal["group", "always", "os"], Meta(description='"group", "always" or "os"')]
