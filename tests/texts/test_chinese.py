"""Chinese as its readers write it: the words of their own side of the strait, full-width signs, blanks about Latin words."""

import re

import pytest

from tests.texts.test_catalogues import FOLDER

FOREIGN = {
    "zh-Hans": "伺服 讯息 萤幕 滑鼠 帐号 预设 程式 软体 网路 位元 连线 指令 复原 登出 登入 使用者 暱称 字元 支援 选单 扑克 您",
    "zh-Hant": ("服務器 程序 命令 信息 屏幕 默認 軟件 網絡 字符 字節 地址 賬號 菜單 登錄 文件 數據 質量 設置 鏈接 端口 客戶端 緩存 導出 內存 連接到 證書 "
                "公佈 祕密 咱們 那兒 哪兒 這兒 一塊兒 您"),
}  # fmt: skip
"""What is said otherwise by a language's readers, or is written here in another way."""
LINES = [(path.parent if path.parent.name != "terms" else path.parent.parent, path, number, line)
         for code in FOREIGN for path in sorted((FOLDER / code).rglob("*.ftl"))
         for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1) if not line.startswith("#")]
HAN = "[\u4e00-\u9fff]"
HALF_WIDTH = re.compile(rf"{HAN}[,;?()]|[(]{HAN}|{HAN}[:!](?=\s|$|{HAN})")
TYPED = re.compile(r"~[am]:\S+|:n\b")
"""Signs that belong to what is typed."""
UNPARTED = re.compile(rf"{HAN}(?!n名|n：)[A-Za-z]|[A-Za-z](?<!n)(?:{HAN})")


def found(pattern, line):
    text = TYPED.sub("", line.partition(" = ")[2] or line)
    return pattern.findall(text)


@pytest.mark.parametrize("code", FOREIGN)
def test_the_words_of_its_readers(code):
    strange = [f"{path.name}:{number}: {word}" for folder, path, number, line in LINES if folder.name == code
               for word in FOREIGN[code].split() if word in line]
    assert not strange


def test_signs_are_of_full_width():
    assert not [f"{path}:{number}" for _, path, number, line in LINES if found(HALF_WIDTH, line)]


def test_latin_words_are_parted_by_blanks():
    assert not [f"{path}:{number}" for _, path, number, line in LINES if found(UNPARTED, line)]


@pytest.mark.parametrize(("pattern", "line", "is_wrong"), [
    (HALF_WIDTH, "a = 你好,再见", True), (HALF_WIDTH, "a = 你好(再见)", True), (HALF_WIDTH, "a = 说完: 好", True), (HALF_WIDTH, "a = 你好，再见", False),
    (UNPARTED, "a = 用IRC登录", True), (UNPARTED, "a = 用 IRC 登录", False), (UNPARTED, "a = 手动:n：n名", False),
])  # fmt: skip
def test_what_is_found(pattern, line, is_wrong):
    assert bool(found(pattern, line)) == is_wrong
