"""What names look like: signs that most fonts draw alike, names that people may not take, and who here has which look.

Unicode's own table comes first (`lookalikes`); what stands here is what it has not: small and capital letters that look
alike, Chinese signs that are taken for one another, and figures for letters.
"""

import re
import unicodedata
from functools import lru_cache
from typing import TYPE_CHECKING

from wolfd.chat.lookalikes import lookalikes
from wolfd.chat.names import UNSEEN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wolfd.chat.people import User

_CAPITALS = str.maketrans("IІӀΑΒΕΖΗΙΚΜΝΟΡΤΥΧß", "lllabezhlkmnoptyxb")
"""Capitals that look like something else than their small letters do, and what small letters would part."""

_ALIKE = {
    "a": "αаɑᴀꭺᎪꓮ", "b": "βвьƅʙᏴꓐ", "c": "ϲсᴄᏟꓚ", "d": "дԁđðᴅᎠꓓ∂", "e": "εеєᴇᎬꓰꞓ", "f": "ꜰꓝ", "g": "ɡɢցᏀꓖ", "h": "нһħʜհᎻꓧ",
    "j": "јյᴊᎫꓙȷ", "k": "κкᴋᏦꓗĸ", "i": "ιіıɩɪᎥ", "l": "1|!łʟӏᏞꓲꓡǀ", "m": "μмᴍᎷꓟʍ", "n": "ηпɴŋոƞꓠπ", "o": "0οоσօøᴏꓳ〇", "p": "ρрᴘþᏢꓑ",
    "q": "ԛզ", "r": "гʀᏒꓣ", "s": "ѕꜱᏚꓢ", "t": "τтᴛᎢꓔ", "u": "υսᴜʋꓴ", "v": "νѵᴠᏙꓦ", "w": "ωԝѡᴡᎳꓪ", "x": "χхꓫ",
    "y": "уγүʏꓬ", "z": "ᴢᏃꓜ", "3": "зɜ", "4": "ч", "6": "б",
    "明": "眀", "官": "宫宮", "土": "士", "己": "已巳", "末": "未", "日": "曰", "人": "入", "戊": "戌戍", "晴": "睛", "侯": "候", "天": "夭",
    "裁": "栽", "系": "糸", "持": "待", "力": "カ", "工": "エ", "口": "ロ", "二": "ニ", "卜": "ト", "夕": "タ", "八": "ハ", "一": "ー", "へ": "ヘ",
}  # fmt: skip
"""A sign -> those that are easily taken for it, capitals made small."""
_LOOKS = str.maketrans({sign: shown for shown, signs in _ALIKE.items() for sign in signs})
_LOOSE = str.maketrans({"i": "l", "3": "e", "5": "s", "_": "", "-": "", "`": "", "'": "", "^": "", "\\": ""})


@lru_cache(maxsize=1024)
def look(name: str) -> str:
    """What a name looks like: two names with one look can hardly be told apart."""
    small = name.replace("I", "l").lower() if name.isascii() else _bare(name)
    return small.translate(_LOOKS).replace("rn", "m").replace("vv", "w")


@lru_cache(maxsize=256)
def skeleton(name: str) -> str:
    """What a name looks like at a glance, dashes left out and figures read as letters: two of one are easily confused."""
    return look(name).translate(_LOOSE).replace("rn", "m").replace("vv", "w")


def _bare(name: str) -> str:
    """Small letters without accents, in one form for all widths; vowel signs, which are no ornament, are kept."""
    parts = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name))
    # Before they are made small, as capitals look like others; and after, as what those have become may do so again.
    shown = parts.translate(lookalikes()).translate(_CAPITALS).casefold()
    small = unicodedata.normalize("NFD", shown).translate(lookalikes())
    kept, base = [], 0
    for sign in unicodedata.normalize("NFD", small):
        kind = unicodedata.category(sign)[0]
        is_mark = kind == "M"
        if sign in UNSEEN or kind == "C" or (is_mark and (ord(sign) < 0x900 or ord(sign) >> 8 != base)):
            continue
        kept.append(sign)
        base = base if is_mark else ord(sign) >> 8
    return "".join(kept)


_LEADERS = ("Moderator", "法官", "主持", "裁判", "系统", "系統", "上帝")
"""Names of the Moderator in any language; 主持人 has one of them in it."""
_SYSTEM = skeleton("System")
_LONG = 6
"""A service's name that has as many letters is no part of an ordinary nick."""
_MARK = re.compile(r"[\[{(](?:bot|机|機|机器人|機器人)(?:[\]})]|[^\w]*$)")


def is_of_service(nick: str, services: "Sequence[str]") -> bool:
    """Whether a nick looks like the Moderator's name or a service's, whatever is around it."""
    shape = skeleton(nick)
    # An ASCII nick has no Chinese name in it: for those alone Unicode's table need not be read.
    leaders = _LEADERS[:1] if nick.isascii() else _LEADERS
    if shape == _SYSTEM or any(skeleton(name) in shape for name in leaders):
        return True
    names = [skeleton(name) for name in services]
    return any(shape == name or (len(name) >= _LONG and name in shape) for name in names)


def is_marked_bot(nick: str) -> bool:
    """Whether a nick bears the mark by which all know an artificial player."""
    return _MARK.search(skeleton(nick)) is not None


class Looks:
    """Who is here, by the look of the nick."""

    def __init__(self) -> None:
        self._users: dict[str, tuple[User, ...]] = {}

    def of(self, nick: str) -> "tuple[User, ...]":
        """Those who are here under a nick that looks like this one."""
        return self._users.get(look(nick), ())

    def add(self, nick: str, user: "User") -> None:
        self._users[look(nick)] = (*self.of(nick), user)

    def remove(self, nick: str, user: "User") -> None:
        left = tuple(other for other in self.of(nick) if other is not user)
        if left:
            self._users[look(nick)] = left
        else:
            self._users.pop(look(nick), None)
