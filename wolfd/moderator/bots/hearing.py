"""What artificial players understand of what people say: who claims to be the Seer, who is a wolf, who is suspected.

Only plain sentences, in English and Chinese; whatever else is said passes them by.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import NamedTuple

from engine.events import Seat
from engine.players.beliefs import Saying
from wolfd.moderator.seats import Seats
from wolfd.moderator.words.naming import caseless

CLAIM = re.compile(r"\bi(?:'m| am) (?:the |a )?(?:real )?seer\b|我(?:才)?是(?:真)?(?:预言家|預言家|先知)")
BEAST, BEAST_ZH = r"(?:(?:were)?wolf|vampire|(?:serial )?killer)", "(?:狼|吸血鬼|连环杀手|連環殺手|杀手|殺手)"
"""What a wolf is called in any theme."""
WOLF = (rf"{{who}}(?: is|'s| =)?(?: definitely| surely)?(?: a| the)? {BEAST}\b"
        rf"|{{who}}(?:肯定|一定|就)?是?(?:{BEAST_ZH}|查杀|查殺)")
CLEAN = (rf"{{who}}(?: is|'s) (?:clean|good|innocent|no {BEAST}|not a {BEAST}|a villager)\b"
         rf"|{{who}}(?:是)?(?:好人|金水|村民|清白)|{{who}}不是{BEAST_ZH}")
DOUBT = r"(?:vote|vote for|suspect|distrust) {who}|{who}(?: is|'s| seems| looks) (?:suspicious|lying)|(?:投|怀疑|懷疑|票死?){who}|{who}(?:很|好)?(?:可疑|有问题|有問題|像狼|在撒谎|在說謊)"

ASKED_WOLF = re.compile(rf"\bare you (?:really )?(?:a |the |one of the )?(?:{BEAST}|wolves|vampires|killers)\b|你(?:到底)?(?:是不是|是){BEAST_ZH}")
ASKED_SEEN = re.compile(r"\b(?:what|whom?|which one) did you (?:see|look|check|find)\b|(?:查|验|驗)(?:验|驗)?(?:了|过|過)?(?:谁|誰|哪)")
ASKED_ROLE = re.compile(r"\b(?:what|who) are you\b|\byour (?:role|card)\b|\bare you (?:a|an|the) \w+|你是(?:谁|誰|什么|什麼|啥)|(?:什么|什麼|啥)(?:身份|牌|角色)")
QUESTION = re.compile(r"[?？]|(?:吗|嗎|呢|吧)[。!！]*$|你(?:怎么|怎麼|觉得|覺得|认为|認為|怀疑|懷疑|说说|說說)")
KINDS = (("ask-wolf", ASKED_WOLF), ("ask-seen", ASKED_SEEN), ("ask-role", ASKED_ROLE))
"""What may be asked of somebody, the most special first; anything else asks whom he suspects."""


class Forms(NamedTuple):
    """What the lines of one table are held against: each is about a seat, by its number or its nick."""

    wolf: re.Pattern[str]
    clean: re.Pattern[str]
    doubt: re.Pattern[str]
    named: re.Pattern[str]
    called: re.Pattern[str]

    @classmethod
    def of(cls, names: Iterable[str]) -> "Forms":
        nicks = "|".join(sorted(map(re.escape, names), key=len, reverse=True))
        who = rf"(?<![0-9a-z])(#?\d{{1,2}}[号號]?(?:{nicks})?|{nicks})"
        about = (form.format(who=who) for form in (WOLF, CLEAN, DOUBT))
        return cls(*map(re.compile, (*about, who, rf"{who}\s*[,:，：、]")))


class Hearing:
    """Understands what is said at one table."""

    def __init__(self, seats: Seats) -> None:
        self._seers: set[Seat] = set()
        """Who has said that he is the Seer."""
        self.know(seats)

    def know(self, seats: Seats) -> None:
        """Know who sits where now."""
        self._names = {caseless(chair.nick): chair.number for chair in seats}
        self.__dict__.pop("_forms", None)

    @cached_property
    def _forms(self) -> "Forms":
        """Made when the first line is to be understood: at most tables nobody is there to hear it, and it takes 5 ms."""
        return Forms.of(self._names)

    def understood(self, by: Seat, text: str) -> Iterator[Saying]:
        """What a line says, as an artificial player would say it; nothing if nothing is understood."""
        line = caseless(text)
        if CLAIM.search(line):
            self._seers.add(by)
            yield Saying(by, "say-seer")
        clean = self._seat(self._forms.clean.search(line))
        wolf = 0 if clean else self._seat(self._forms.wolf.search(line))
        doubt = self._seat(self._forms.doubt.search(line))
        if clean and by in self._seers:
            yield Saying(by, "say-seer-clean", (("who", clean),))
        elif wolf:
            yield Saying(by, "say-seer-wolf" if by in self._seers else "say-vote", (("who", wolf),))
        elif doubt:
            yield Saying(by, "say-vote", (("who", doubt),))
        elif not CLAIM.search(line):
            yield from self._question(by, line)

    def _question(self, by: Seat, line: str) -> Iterator[Saying]:
        """What somebody is asked by name: at the beginning of the line, or anywhere in a question."""
        found = self._forms.called.match(line) or (self._forms.named.search(line) if QUESTION.search(line) else None)
        whom = self._seat(found)
        if whom and whom != by:
            mid = next((mid for mid, form in KINDS if form.search(line)), "ask-whom")
            yield Saying(by, mid, (("who", whom),))

    def _seat(self, found: re.Match[str] | None) -> Seat:
        """The seat that was named; 0 if none was."""
        if found is None:
            return 0
        word = next(word for word in found.groups() if word)
        number = re.match(r"#?(\d+)", word)
        if number is None:
            return self._names[word]
        return int(number[1]) if 1 <= int(number[1]) <= len(self._names) else 0
