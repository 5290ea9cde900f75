"""Plays as text files: who comes, types, hears and goes, a sentence a line; `#` begins a remark.

    seed 3                              the chance of the whole house; 1 if it is not said
    seats Ann Bob Cleo Dan Eve Fay      they come, by IRC and telnet in turn, and sit down at #wolf
    Zoe (telnet) comes                  to #wolf; `comes to #moon`; `comes to nowhere`
    Ann types !option vote_mode single  as it is typed at that client; `Ann, Bob and Cleo type !ready`; `all type !ready`
    wolf 2 types /msg Moderator kill 3  the second wolf, whoever that is; `seer`, `witch`
    whisper seer see {wolf 1}           in private, whatever his client is
    Zoe types /back {key Ann}           the last key that Ann was told; also `{nick seer}`, `{person Ann}`
    Bob hears 1 Ann has gone            since `all forget`; `Bob hears nothing of ...`; `all hear ...`
    Ann drops                           the connection is lost; `Ann joins`, `Ann is called Anna`
    Ann drops and comes back (telnet) as Annie     under that nick, to no channel
    everybody answers for 2 days        all who are asked, as `answering` does
    until step vote                     time passes until then; `until day 2`, `until night 2`, `until over`
    60 s pass                           in half seconds
    Cleo is dead                        or `removed`, `alive`; `the game is over`, `runs`, `is paused`
    the journal has table.left seat=3   a record with these members; `has no`
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.plays.answering import answer_all, whisper
from tests.plays.stage import KEY, ROOM, Person, Stage
from wolfd.chat.people import Refused

FOLDER = Path(__file__).parent / "scripts"
PLACE = re.compile(r"\{([^}]+)\}")
ROLES = {"wolf": "werewolf", "girl": "little_girl"}
Do = Callable[..., None]


class Play:
    """One script on its stage."""

    def __init__(self, text: str) -> None:
        lines = [line.strip() for line in text.splitlines()]
        self._lines = [(at, line) for at, line in enumerate(lines, 1) if line and not line.startswith("#")]
        self.stage = Stage(self._seed())
        self._people: dict[str, Person] = {}
        self.keys: dict[str, str] = {}

    def _seed(self) -> int:
        _, first = self._lines[0]
        if not first.startswith("seed "):
            return 1
        del self._lines[0]
        return int(first.removeprefix("seed "))

    def run(self) -> None:
        """Play it to the end; AssertionError names the line."""
        for at, line in self._lines:
            try:
                self._do(line)
            except AssertionError as why:
                raise AssertionError(f"line {at}: {line}\n{why}") from why

    def _do(self, line: str) -> None:
        for form, deed in FORMS:
            found = form.fullmatch(line)
            if found is not None:
                deed(self, *(self._filled(word) if word else "" for word in found.groups()))
                return
        raise AssertionError("nobody understands this line")

    # --- who and what -------------------------------------------------------------------------------------------------

    def _filled(self, text: str) -> str:
        return PLACE.sub(lambda found: self._value(found[1]), text)

    def _value(self, what: str) -> str:
        if what.startswith("key "):
            return self.key_of(self.one(what.removeprefix("key ")))
        if what.startswith("person "):
            return self.one(what.removeprefix("person ")).user.person
        if what.startswith("nick "):
            return self.one(what.removeprefix("nick ")).user.nick
        return str(self.seat(what))

    def key_of(self, person: Person) -> str:
        """The last seat key that somebody was told, also if all have forgotten since what they heard."""
        return person.key() if any(KEY.search(line) for line in person.private) else self.keys[person.user.nick]

    def forget(self) -> None:
        self.keys |= {p.user.nick: p.key() for p in self.stage.people if any(KEY.search(line) for line in p.private)}
        self.stage.all_forget()

    def seat(self, who: str) -> int:
        """The seat of a person, or of the n-th of a role."""
        word, _, number = who.partition(" ")
        if who in self._people:
            chair = self.stage.table().seats.of(self._people[who].user)
            assert chair is not None, f"{who} has no seat"
            return chair.number
        return self.stage.seats(ROLES.get(word, word))[int(number or 1) - 1]

    def one(self, who: str) -> Person:
        return self._people[who] if who in self._people else self.stage.person(self.seat(who))

    def some(self, whom: str) -> Iterator[Person]:
        """`all` are those who have a seat."""
        if whom.startswith("all"):
            but = re.split(r",? and |, ", whom.removeprefix("all").removeprefix(" but "))
            chairs = [chair for chair in self.stage.table().seats.people if chair.user is not None]
            found = [p for p in self.stage.people if p.user in {c.user for c in chairs} and p.user.nick not in but]
            assert found, "nobody has a seat"
            yield from found
        else:
            yield from map(self.one, re.split(r",? and |, ", whom))

    def keep(self, name: str, person: Person) -> None:
        self._people[name] = person


# --- deeds ------------------------------------------------------------------------------------------------------------


def seats(play: Play, nicks: str) -> None:
    for person in play.stage.seated(nicks):
        play.keep(person.user.nick, person)


def comes(play: Play, nick: str, way: str, room: str) -> None:
    where = {"": ROOM, "nowhere": ""}.get(room, room)
    play.keep(nick, play.stage.telnet(nick, where) if way == "telnet" else play.stage.irc(nick, where))


def types(play: Play, whom: str, line: str) -> None:
    """In a list of people, each in the form of his client: `!ready` is `/ready` by telnet."""
    for person in tuple(play.some(whom)):
        if person.room is None and person.user.channels:
            person.room = next(iter(person.user.channels))
        person.types("/" + line[1:] if line.startswith("!") and person.protocol == "telnet" else line)


def hears(play: Play, whom: str, text: str) -> None:
    for person in play.some(whom):
        person.hears(text)


def hears_nothing(play: Play, whom: str, text: str) -> None:
    for person in play.some(whom):
        person.hears_nothing_of(text)


def comes_back(play: Play, who: str, way: str, nick: str) -> None:
    name = play.one(who).user.nick
    old = play.one(who)
    play.keys |= {nick: play.key_of(old)}       # he has kept it
    old.drops()
    new = play.stage.telnet(nick, "") if way == "telnet" else play.stage.irc(nick, "")
    play.keep(name, new)
    play.keep(nick, new)


def joins(play: Play, who: str, room: str) -> None:
    person = play.one(who)
    person.room = play.stage.hall.join(person.user, room or ROOM)


def called(play: Play, who: str, nick: str) -> None:
    person = play.one(who)
    try:
        play.stage.hall.rename(person.user, nick)
    except Refused as why:
        person.lines.append(f"refused: {why.mid}")
    play.keep(person.user.nick, person)


def answers(play: Play, count: str, what: str) -> None:
    """All who are asked answer, until so many more days or nights have begun."""
    stage = play.stage
    first = _count(stage, what)

    def done() -> bool:
        playing = stage.table().playing
        if playing is None or _count(stage, what) >= first + int(count):
            return True
        answer_all(stage)
        return stage.table().playing is None

    stage.until(done, 6 * 3600)


def _count(stage: Stage, what: str) -> int:
    playing = stage.table().playing
    return (playing.table.day if what.startswith("day") else playing.table.night) if playing is not None else 0


def until(play: Play, what: str) -> None:
    stage = play.stage
    word, _, number = what.partition(" ")
    if word == "step":
        stage.until_step(number)
    elif word in {"day", "night"}:
        stage.until(lambda: stage.table().playing is None or (stage.playing.table.phase == word and _count(stage, word) >= int(number)))
    else:
        assert what == "over", what
        stage.until(lambda: stage.table().playing is None)


def passes(play: Play, seconds: str) -> None:
    for _ in range(int(float(seconds) * 2)):
        play.stage.clock.advance(0.5)


def stands(play: Play, who: str, how: str) -> None:
    seat, t = play.seat(who), play.stage.playing.table
    now = "removed" if seat in t.removed and seat not in t.died else "dead" if seat in t.died else "alive"
    assert now == how, f"{who} is {now}"


def game_is(play: Play, how: str) -> None:
    playing = play.stage.table().playing
    now = "is over" if playing is None else "is paused" if playing.paused else "runs"
    assert now == how, f"the game {now}"


def journal(play: Play, none: str, kind: str, members: str) -> None:
    wanted = [tuple(word.split("=", 1)) for word in (members or "").split()]
    found = [r for r in play.stage.book.of(kind) if all(str(r.get(key)) == value for key, value in wanted)]
    assert bool(found) != bool(none), play.stage.book.of(kind)[-5:]


def whispers(play: Play, who: str, line: str) -> None:
    whisper(play.one(who), line)


FORMS: tuple[tuple[re.Pattern[str], Do], ...] = tuple((re.compile(form), deed) for form, deed in (
    (r"seats (.+)", seats),
    (r"(\S+) \((irc|telnet)\) comes(?: to (\S+))?", comes),
    (r"(.+?) drops and comes back \((irc|telnet)\) as (\S+)", comes_back),
    (r"whisper (wolf \d+|\S+) (.+)", whispers),
    (r"(.+?) types? (.+)", types),
    (r"(.+?) hears? nothing of (.+)", hears_nothing),
    (r"(.+?) hears? (.+)", hears),
    (r"all forget", Play.forget),
    (r"(.+) drops", lambda play, who: play.one(who).drops()),
    (r"(.+) joins(?: (#\S+))?", joins),
    (r"(.+) is called (\S+)", called),
    (r"everybody answers for (\d+) (days?|nights?)", answers),
    (r"until (.+)", until),
    (r"([\d.]+) s pass", passes),
    (r"the game (is over|is paused|runs)", game_is),
    (r"(.+) is (dead|removed|alive)", stands),
    (r"the journal has (no )?(\S+)(?: (.+))?", journal),
))
