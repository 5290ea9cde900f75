"""Words that mean a verb though they are none of its names: slips of the finger, other words for it, its characters mixed.

A slip of Latin letters is asked back wherever it was typed. Another word for a verb, or Chinese that is like its name, is
only where a command was meant: behind the prefix, or to the Moderator from who has nobody that his words are passed on to.
"""

import re
from collections.abc import Iterable

from wolfd.chat.people import Refused
from wolfd.moderator.typed.verb import Verb
from wolfd.moderator.typed.verbs import BY_ID, BY_NAME

SHORT = 4           # letters: a shorter word is too near to everything to be called a slip of the finger
LONG = 7            # letters from which two slips are still near
CHINESE = re.compile("[\u3400-\u9fff]+")
WORD = 8            # characters of the longest Chinese word that may be a slip, not a sentence
ALIKE = 0.5         # from which share of equal characters on two Chinese words are alike

_OTHER_WORDS = {
    "join": "入座 上桌 报名 報名 参加 參加 参与 參與 坐 sit play", "leave": "退出 离席 離席 离座 離座 走 离场 離場 part exit",
    "ready": "就绪 就緒 好了", "start": "开局 開局 开打 開打 begin go", "unready": "没准备 沒準備 等等 等一下 wait",
    "bots": "电脑 電腦 人机 人機 bot ai robots", "new": "新建 建桌 创建 創建 重开 重開 reset create",
    "preset": "预设 預設 模式 套路 玩法 mode presets rules", "variants": "变种 變種 扩展 擴展 variant",
    "option": "主题 主題 配置 参数 參數 设定 設定 设置 設置 theme config settings setting set", "options": "设置表 設定表",
    "deck": "牌 卡组 卡組 版型 板子 decks cards", "moderator": "上帝 法官 judge host god",
    "table": "桌子 牌桌 状态 狀態 局势 局勢 局面 情况 情況 场面 場面 status state game", "time": "几点 幾點 倒计时 倒計時 计时 計時 timer clock",
    "who": "玩家 名单 名單 座位 players seats list", "rooms": "桌 大厅 大廳 房 tables room lobby",
    "role": "角色 职业 職業 我是谁 我是誰 我的牌 底牌 card", "open": "问题 問題 当前 當前 现在 現在 question todo",
    "log": "日志 日誌 纪录 紀錄 history", "language": "lang 中文 英文 英语 英語 english chinese",
    "help": "说明 說明 求助 怎么玩 怎麼玩 commands 命令 指令", "kill": "刀 吃 咬 击杀 擊殺 bite eat", "see": "验 驗 验人 驗人 查 查人 查看 check look inspect",
    "guard": "守 守卫 守衛 保护 保護 守人 protect save", "heal": "解药 解藥 复活 復活 cure", "poison": "药 藥",
    "love": "情侣 情侶 lovers link", "shoot": "枪 槍 射击 射擊 射 带走 帶走 gun", "pack": "密谈 密談 私聊 队聊 隊聊 wolves wolf",
    "pass": "略过 略過 放弃 放棄 空过 空過 不用 skip nothing", "undo": "撤销 撤銷 取消 反悔 改票 cancel",
    "vote": "投 票 处决 處決 放逐 票死 吊死 lynch execute accuse votes", "nominate": "指控 推举 推舉 候选 候選", "abstain": "弃票 棄票 不投 blank",
    "elect": "竞选 競選 上警 sheriff", "heir": "传警徽 傳警徽 移交 successor", "tear": "撕 撕警徽 badge", "yes": "同意 是 好 y agree", "no": "不同意 否 不 n",
    "end": "结束 結束 完 说完 說完 讲完 講完 done over", "back": "归来 歸來 重连 重連 reconnect return", "pause": "停 停一下 休息 stop",
    "extend": "延时 延時 延期 加时 加時 more longer", "resume": "恢复 恢復 接着 接著 continue unpause", "stats": "统计 統計 成绩 成績 胜率 勝率 score",
    "top": "排名 榜 best ranking", "tutorial": "教学 新手 引导 引導 learn lesson", "recap": "回放 重播 录像 錄像 replay", "report": "投诉 投訴 检举 檢舉 complain",
    "invite": "请 請 叫人", "notify": "提醒 notice", "forget": "删除 刪除 清空 delete", "export": "下载 下載 download", "appeal": "上诉 上訴",
}  # fmt: skip
OTHER_WORDS: dict[str, Verb] = {word: BY_ID[verb] for verb, words in _OTHER_WORDS.items() for word in words.split()}
"""What people type who do not know a verb's name -> the verb that they mean."""


def slip(word: str) -> Verb | None:
    """The verb of whose name a word in Latin letters is a slip of the finger; nothing if it is near to none."""
    if len(word) < SHORT or not word.isascii():
        return None
    return next((verb for name, verb in _names() if is_slip(word, name)), None)


def meant(word: str) -> Verb | None:
    """The verb that a word means which is no verb, where one was meant; nothing if it is like none."""
    han = CHINESE.match(word)
    word = han[0] if han else word
    found = OTHER_WORDS.get(word) or slip(word)
    if found is None and han is not None:
        name = likest(word, [name for name, _ in _names()])
        found = BY_NAME[name] if name else None
    return found


def unknown(word: str) -> Refused:
    """That there is no such command, with the one that was meant if it is like one."""
    verb = meant(word)
    return Refused("unknown-verb", word=word) if verb is None else Refused("near-verb", word=word, verb=verb.name)


def likest(word: str, names: Iterable[str]) -> str:
    """The name that has most of its Chinese characters in a word, one with the same beginning first; none if none is alike."""
    if not 2 <= len(word) <= WORD or not CHINESE.fullmatch(word):
        return ""
    alike = {name: 2 * len(set(word) & set(name)) / (len(set(word)) + len(set(name))) + (name[0] == word[0]) / 100
             for name in names if CHINESE.fullmatch(name)}
    best = max(alike, key=lambda name: alike[name], default="")
    return best if best and alike[best] >= ALIKE else ""


def is_slip(word: str, name: str) -> bool:
    """Whether a word is a name but for a slip or two."""
    most = 2 if len(name) >= LONG else 1
    # Each letter that the name has not is a slip: seen at once, where to count them all takes thirty times as long.
    return len(name) >= SHORT and len(set(word).difference(name)) <= most and _slips(word, name) <= most


def _names() -> Iterable[tuple[str, Verb]]:
    """The verbs that everybody may want, by each of their names."""
    return ((name, verb) for name, verb in BY_NAME.items() if verb.where != "moderating")


def _slips(word: str, name: str) -> int:
    """How many slips make one word of the other: a letter more, less or other, or two neighbours swapped."""
    if abs(len(word) - len(name)) > 2:
        return 3
    before: list[int] = []
    row = list(range(len(name) + 1))
    for i, letter in enumerate(word, 1):
        older, before, row = before, row, [i]
        for j, other in enumerate(name, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != other))
            if i > 1 and j > 1 and letter == name[j - 2] and word[i - 2] == other:
                cost = min(cost, older[j - 2] + 1)
            row.append(cost)
        if min(row) > 2:    # it can only grow from here; a word is compared with each verb, and nearly all end so
            return 3
    return row[-1]
