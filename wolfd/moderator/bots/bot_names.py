"""Names for artificial players, in the table's language; each ends in a mark, so that nobody takes one for a person."""

from collections.abc import Callable

NAMES: dict[str, tuple[str, ...]] = {
    "en": ("Ada", "Boris", "Cleo", "Dora", "Emil", "Flora", "Gus", "Hilda", "Igor", "Jana", "Karl", "Lotte", "Milo",
           "Nora", "Otto", "Petra", "Quirin", "Rosa", "Sven", "Tilda", "Ugo", "Vera", "Wanda", "Xaver", "Yara", "Zeno"),
    "zh-Hans": ("阿福", "小雨", "老周", "冬梅", "大山", "豆豆", "阿强", "春花", "石头", "小满", "老陈", "文静", "铁柱",
                "圆圆", "阿贵", "小鹿", "建国", "秀英", "二虎", "云朵", "阿宝", "小舟", "老吴", "腊梅", "长根", "多多"),
    "zh-Hant": ("阿福", "小雨", "志明", "春嬌", "大山", "豆豆", "阿強", "美玲", "石頭", "小滿", "老陳", "文靜", "家豪",
                "圓圓", "阿貴", "小鹿", "建宏", "秀英", "阿虎", "雲朵", "阿寶", "小舟", "老吳", "淑芬", "俊傑", "多多"),
}
MARKS = {"en": "[bot]", "zh-Hans": "[机]", "zh-Hant": "[機]"}


def bot_name(is_taken: Callable[[str], bool], language: str = "en") -> str:
    """The first name that nobody here has; numbered when all are at a table."""
    names, mark = NAMES.get(language, NAMES["en"]), MARKS.get(language, MARKS["en"])
    for round_ in range(1, 1000):
        for name in names:
            nick = f"{name}{round_ if round_ > 1 else ''}{mark}"
            if not is_taken(nick):
                return nick
    raise LookupError("no name is left")
