"""Makes `wolfd/chat/lookalikes.txt` from the tables of ICU, which are those of Unicode's UTS 39.

    python tests/chat/make_lookalikes.py [libicui18n.so.72] > wolfd/chat/lookalikes.txt

Debian's package libicu72 has the library (Unicode 15.0). A line is a prototype, a tab, and the signs that look like it,
in the order of their numbers. ASCII's own signs are left out: what looks like what among them is `chat.looks`' own.
"""

import ctypes
import ctypes.util
import re
import sys
import unicodedata
from collections import defaultdict
from collections.abc import Iterator

LAST = 0x10FFFF
LONGEST = 64
"""UTF-16 units of a prototype; the longest has 36."""


class Icu:
    """ICU's spoof checker."""

    def __init__(self, library: str) -> None:
        self._icu = ctypes.CDLL(library)
        found = re.search(r"\.so\.(\d+)", library)
        self._suffix = f"_{found[1]}" if found else ""
        self._checker = self._call("uspoof_open", ctypes.c_void_p)

    def skeleton(self, text: str) -> str:
        units = text.encode("utf-16-le")
        room = ctypes.create_string_buffer(2 * LONGEST)
        size = self._call("uspoof_getSkeleton", ctypes.c_int32, ctypes.c_void_p(self._checker), ctypes.c_uint32(0),
                          ctypes.c_char_p(units), ctypes.c_int32(len(units) // 2), room, ctypes.c_int32(LONGEST))
        return room.raw[: 2 * size].decode("utf-16-le")

    def _call(self, name: str, result: type, *arguments: object) -> int:
        function = getattr(self._icu, name + self._suffix)
        function.restype = result
        error = ctypes.c_int(0)
        found = function(*arguments, ctypes.byref(error))
        if error.value > 0:
            raise RuntimeError(f"{name}: ICU's error {error.value}")
        return int(found)


def rows(icu: Icu) -> Iterator[str]:
    """The lines of the file."""
    alike: dict[str, list[str]] = defaultdict(list)
    for code in range(0x80, LAST + 1):
        sign = chr(code)
        # No name has a sign of these kinds in it; and what has parts is looked at part by part.
        if unicodedata.category(sign)[0] in "CZ" or unicodedata.normalize("NFD", sign) != sign:
            continue
        prototype = icu.skeleton(sign)
        if prototype not in {sign, ""} and "\t" not in prototype:  # one has a tab in it, by a slip in Unicode's data
            alike[prototype].append(sign)
    for prototype, signs in sorted(alike.items()):
        yield f"{prototype}\t{''.join(signs)}"


if __name__ == "__main__":
    library = sys.argv[1] if len(sys.argv) > 1 else ctypes.util.find_library("icui18n") or "libicui18n.so.72"
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")  # type: ignore[union-attr]
    for row in rows(Icu(library)):
        print(row)
