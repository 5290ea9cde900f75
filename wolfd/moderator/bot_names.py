"""Names for artificial players; each ends in `[bot]`, so that nobody takes one for a person."""

from collections.abc import Callable

NAMES = ("Ada", "Boris", "Cleo", "Dora", "Emil", "Flora", "Gus", "Hilda", "Igor", "Jana", "Karl", "Lotte", "Milo", "Nora",
         "Otto", "Petra", "Quirin", "Rosa", "Sven", "Tilda", "Ugo", "Vera", "Wanda", "Xaver", "Yara", "Zeno")


def bot_name(is_taken: Callable[[str], bool]) -> str:
    """The first name that nobody here has; numbered when all are at a table."""
    for round_ in range(1, 1000):
        for name in NAMES:
            nick = f"{name}{round_ if round_ > 1 else ''}[bot]"
            if not is_taken(nick):
                return nick
    raise LookupError("no name is left")
