"""What a user may set about his own connection: one row each, with its names and its values in three languages."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from wolfd.telnet.encodings import CHARSETS, find_charset
from wolfd.telnet.peer import WIDEST, Style
from wolfd.telnet.session import Session
from wolfd.telnet.words import find, name_in, plain
from wolfd.texts import Message

NARROWEST = 20


@dataclass(frozen=True, slots=True)
class Value:
    """A value by its names: English first, simplified, traditional last."""

    names: tuple[str, ...]

    def name_in(self, language: str) -> str:
        return {"zh-Hans": self.names[min(1, len(self.names) - 1)], "zh-Hant": self.names[-1]}.get(language, self.names[0])


ON, OFF = Value(("on", "开", "開")), Value(("off", "关", "關"))
SWITCH = (ON, OFF)
CHAR, LINE = Value(("char", "字符", "字元")), Value(("line", "整行"))
SETS = tuple(Value((charset.name,)) for charset in CHARSETS)


@dataclass(frozen=True, slots=True)
class Wish:
    """One setting: `take` makes it so and is given the value's English name; `tell` gives that of the value now."""

    names: tuple[str, ...]
    chinese: tuple[str, ...]
    values: tuple[Value, ...]
    tell: Callable[[Session], str]
    take: Callable[[Session, str], None]
    read: Callable[[str], str] = lambda _: ""
    """The value's English name, where there are more ways to type it than its own names."""
    has_words: bool = True

    def meant(self, words: str) -> str:
        """The value that was typed, by its English name; nothing if there is none such."""
        words = plain(words).casefold().strip()
        return next((value.names[0] for value in self.values if words in value.names), "") or self.read(words)

    def now(self, session: Session, language: str) -> str:
        """The value now, in a language."""
        told = self.tell(session)
        return next((value.name_in(language) for value in self.values if value.names[0] == told), told)


def _switch(*, on: bool) -> str:
    return "on" if on else "off"


def _width(words: str) -> str:
    is_one = words.isascii() and words.isdigit() and NARROWEST <= int(words.lstrip("0")[:4] or 0) <= WIDEST
    return str(int(words)) if is_one else ""


def _charset(words: str) -> str:
    charset = find_charset(words)
    return charset.name if charset else ""


WISHES: tuple[Wish, ...] = (
    Wish(("mode",), ("模式",), (CHAR, LINE),
         lambda session: "char" if session.style is Style.CHAR else "line",
         lambda session, value: session.choose(Style.CHAR if value == "char" else Style.LINE)),
    Wish(("encoding", "charset"), ("编码", "編碼"), SETS,
         lambda session: session.look.charset.name,
         lambda session, value: session.like(replace(session.taste, charset=find_charset(value))), _charset),
    Wish(("color", "colour"), ("颜色", "顏色"), SWITCH,
         lambda session: _switch(on=session.look.has_colour),
         lambda session, value: session.like(replace(session.taste, colour=value == "on"))),
    Wish(("reader", "screenreader"), ("读屏", "讀屏", "报读", "報讀"), SWITCH,
         lambda session: _switch(on=session.look.is_aloud),
         lambda session, value: session.read_aloud(on=value == "on")),
    Wish(("status",), ("状态栏", "狀態列"), SWITCH,
         lambda session: _switch(on=session.taste.has_status),
         lambda session, value: session.like(replace(session.taste, has_status=value == "on"))),
    Wish(("more",), ("分页", "分頁"), SWITCH,
         lambda session: _switch(on=session.taste.has_pages),
         lambda session, value: session.like(replace(session.taste, has_pages=value == "on"))),
    Wish(("wide",), ("宽符号", "寬符號"), SWITCH,
         lambda session: _switch(on=session.look.ambiguous > 1),
         lambda session, value: session.like(replace(session.taste, ambiguous=2 if value == "on" else 1))),
    Wish(("width",), ("宽度", "寬度"), (Value(("100",)),),
         lambda session: str(session.look.width),
         lambda session, value: session.like(replace(session.taste, width=int(value))), _width),
)  # fmt: skip


def wish_in(text: str) -> tuple[Wish, str] | None:
    """The setting that a text names, and the words after it."""
    return find(text, WISHES)


def heed(session: Session, wish: Wish, words: str, language: str) -> Message:
    """Make it as the user wishes; what to tell him."""
    value = wish.meant(words)
    if not value:
        return Message("telnet-usage", example=_form(wish, language))
    wish.take(session, value)
    return Message(f"telnet-set-{wish.names[0]}", value=wish.tell(session))


def listed(session: Session, language: str) -> Iterator[Message]:
    """All settings: how each is typed, and what it is now."""
    for wish in WISHES:
        yield Message("telnet-setting", form=_form(wish, language), value=wish.now(session, language),
                      about=Message(f"telnet-about-{wish.names[0]}"))  # fmt: skip


def _form(wish: Wish, language: str) -> str:
    """How a setting is typed by one of a language."""
    return f"/{name_in(wish, language)} {'|'.join(value.name_in(language) for value in wish.values)}"
