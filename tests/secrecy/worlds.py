"""Two worlds that differ in hidden facts alone, and what each observer received in either, with the time.

In both the same people sit at the same table by IRC and telnet, with the same chance. Some of them, the *stirred*, hold
each other's cards in the other world and there do other things by night: sooner, later, to somebody else, twice, or not
at all, and they talk in secret. What anybody does in public is the same function of what is public. All others are
observers: who plays, who watches, who is only on the server, by both protocols, and they ask about everything.

An observer may learn what the engine says that he may know (`hearers`, which tests/engine proves against the rules).
So up to the first event that is different for him every event must come at the same time, and every byte be the same.
"""

import random
from dataclasses import dataclass
from typing import Any

from engine import events as e
from engine.codec import event
from engine.commands import Begin
from engine.events import Asked, Event
from engine.game import Game, hearers
from engine.setup import Setup
from engine.speech import circle, eavesdroppers
from tests.plays.answering import line
from tests.plays.stage import Book
from tests.plays.wires import MUD, IrcGuest, TelnetGuest, WiredHouse
from wolfd.moderator.means import CLOCK
from wolfd.moderator.play.deal import Deal
from wolfd.moderator.play.playing import Playing

ROOM = "#wolf"
STEP = 0.5
POLL = 7.0
"""How often each observer asks something."""
CAPS = "message-tags server-time echo-message account-tag away-notify extended-join labeled-response batch draft/chathistory"
ASKING = (
    "WHO {room}", "WHOIS {nick}", "WHOIS {nick} {nick}", "NAMES {room}", "LIST", "LUSERS", "ISON {nick}", "USERHOST {nick}",
    "MODE {room}", "TOPIC {room}", "MONITOR S", "WHOWAS {nick}", "WHO {nick} %tcuhnfdlaor,7", "CHATHISTORY LATEST {room} * 9",
    "PRIVMSG Moderator :table", "PRIVMSG Moderator :rooms", "PRIVMSG Moderator :who", "PRIVMSG Moderator :stats {nick}",
    "PRIVMSG {nick} :psst", "JOIN {room}", "@label=l1 PRIVMSG Moderator :time", "TAGMSG Moderator", "INVITE {nick} #lobby",
)
TYPING = ("/rooms", "/who", "/table", "/time", "/help", "/stats {nick}", "/tell {nick} psst", "/history", "/role", "/open")


@dataclass(frozen=True, slots=True)
class Case:
    """A pair of worlds: which game is played, by how many, and for how long."""

    seed: int
    rules: tuple[str, ...]
    """What the host types before the start."""
    players: int = 9
    most: float = 900.0
    """Seconds that are played at most."""

    @property
    def stirred(self) -> tuple[int, ...]:
        """The seats whose hidden facts differ."""
        return tuple(sorted(self.chance("stirred").sample(range(1, self.players + 1), self.players // 2)))

    def chance(self, *about: object) -> random.Random:
        """Chance that depends on nothing but what it is about."""
        return random.Random(repr((self.seed, *about)))


class Watch(Book):
    """The record, which also keeps when each event happened and who may know it."""

    def __init__(self) -> None:
        super().__init__()
        self.world: World | None = None
        self.known: list[tuple[float, Event, tuple[int, ...] | None]] = []

    def append(self, type: str, /, **fields: Any) -> int:  # noqa: A002 - the journal's own word
        if type == "game.command" and self.world is not None:
            for plain in fields["events"]:
                happened = event(plain)
                self.known.append((self.world.clock.seconds(), happened, self.world.hearers(happened)))
        return super().append(type, **fields)

    def of_seat(self, seat: int) -> list[tuple[float, Event]]:
        """What a seat (0: who only watches) may know."""
        return [(when, what) for when, what, to in self.known if to is None or (seat and seat in to)]


class Irc(IrcGuest):
    """Somebody by IRC of whom every byte is kept."""

    def __init__(self, house: "World", nick: str, *channels: str) -> None:
        self.got: list[tuple[float, bytes]] = []
        super().__init__(house, nick, *channels)
        self.sends(f"CAP REQ :{CAPS}", "MONITOR + " + ",".join(house.nicks))

    def read(self) -> None:
        octets = self._transport.value()
        self._transport.clear()
        if octets:
            self.got.append((self.house.clock.seconds(), octets))
        if b"\nPING " in octets or octets.startswith(b"PING "):
            self.sends("PONG :here")

    def sends(self, *lines: str) -> None:
        self._sends(*lines)

    def answers(self, text: str, *, public: bool) -> None:
        self.sends(f"PRIVMSG {ROOM} :!{text}" if public else f"PRIVMSG Moderator :{text}")

    def walks(self, *, away: bool) -> None:
        self.sends(f"PART {ROOM} :off" if away else f"JOIN {ROOM}")

    def speaks(self, text: str) -> None:
        self.sends(f"PRIVMSG {ROOM} :{text}")


GMCP = b'\xff\xfd\xc9\xff\xfa\xc9Core.Supports.Set ["Char 1", "Room 1", "Comm.Channel 1", "Wolf 1"]\xff\xf0'
"""A MUD client wants to be told all that programs can be told."""
XTERM = MUD.replace(b"TINTIN++", b"XTERM-256COLOR").replace(bytes.fromhex("FFFC00"), bytes.fromhex("FFFB00")).replace(b"\x01\xf4", b"\0\x50")
"""What a GNU telnet in a terminal of 80 columns answers to the opening: all that it shows is drawn for it."""


class Telnet(TelnetGuest):
    """Somebody at a MUD client, and its program, of whom every byte is kept."""

    opening = MUD + GMCP

    def __init__(self, house: "World", nick: str, room: str) -> None:
        self.got: list[tuple[float, bytes]] = []
        super().__init__(house, nick, "1")
        self.sends(f"/go {room}")

    def read(self) -> None:
        octets = self._transport.value()
        self._transport.clear()
        if octets:
            self.got.append((self.house.clock.seconds(), octets))

    def sends(self, *lines: str) -> None:
        for text in lines:
            self.protocol.dataReceived(f"{text}{self.enter}".encode())
            self.house.turn.end()
            self.house.read()

    def answers(self, text: str, *, public: bool) -> None:
        self.sends(f"/{text}")

    def walks(self, *, away: bool) -> None:
        self.sends("/go lobby" if away else f"/go {ROOM}")

    def speaks(self, text: str) -> None:
        self.sends(text)


class Terminal(Telnet):
    """Somebody at a terminal, with a status line, a prompt, and colours."""

    opening = XTERM
    enter = "\r"

    def __init__(self, house: "World", nick: str, room: str) -> None:
        super().__init__(house, nick, room)
        self.sends("/set status on")


class World(WiredHouse):
    """One of the two: `other` is that in which the stirred seats hold each other's cards."""

    def __init__(self, case: Case, *, other: bool) -> None:
        self.watch = Watch()
        super().__init__(case.seed, self.watch)
        self.case, self.other = case, other
        self.nicks = tuple(f"{letter}{'aeiouy'[n % 6]}x{n}" for n, letter in enumerate("ABCDEFGHIJKLMNOPQRSTUVWX"[: case.players]))
        self.seated = [(Irc, Telnet, Irc, Terminal)[n % 4](self, nick, ROOM) for n, nick in enumerate(self.nicks)]
        self.people += self.seated
        self.others = {"watcher by IRC": Irc(self, "Watcher", ROOM), "watcher by telnet": Telnet(self, "Viewer", ROOM),
                       "watcher at a terminal": Terminal(self, "Onlooker", ROOM),
                       "outsider by IRC": Irc(self, "Outside", "#lobby"), "outsider by telnet": Telnet(self, "Elsewhere", "lobby")}
        self.people += self.others.values()
        self.due: list[tuple[float, int, str, bool]] = []
        """Who will type what, and when."""
        self.walks: list[tuple[float, int, bool]] = []
        """Who will leave the room, or (False) come in again, and when."""
        self.rounds = 0
        self.start = 0.0

    @property
    def game(self) -> Playing | None:
        return self.playing(ROOM)

    def hearers(self, happened: Event) -> tuple[int, ...] | None:
        return hearers(happened, self.game.table) if self.game else getattr(happened, "to", None)

    def play(self) -> "World":
        """Sit down, choose the rules, deal, and play on for as long as the case says."""
        for guest in self.seated:
            guest.answers("join", public=True)
            self.passes(1.0)
        for rule in self.case.rules:
            self.seated[0].answers(rule, public=True)
            self.passes(2.0)
        self._deal()
        self.start = self.clock.seconds()
        for step in range(int(self.case.most / STEP)):
            if self.game is None:
                break
            self._arrange()
            self._act()
            if step % int(POLL / STEP) == 0:
                self._poll(step)
            self.passes(STEP)
        return self

    # --- the deal -------------------------------------------------------------------------------------------------

    def _deal(self) -> None:
        """Begin with the cards that the seed deals; in the other world those of the stirred seats go round."""
        table = self.office.tables[ROOM]
        setup = table.waiting.setup()
        assert setup.seats == self.case.players, "somebody has no seat"
        chance = self.case.chance("deal")
        seed, nonce = chance.randbytes(16), chance.randbytes(16)
        places = list(places_of(setup, seed))
        if self.other:
            self._exchange(places, setup)
        dealt = Setup(setup.seats, setup.options, tuple(places))
        self.watch.world = self
        table.deal(Deal(table.waiting.game, dealt, seed, nonce)).begin(CLOCK)
        self.passes(0.0)

    def _exchange(self, places: list[str], setup: Setup) -> None:
        stirred = self.case.stirred
        hidden = [seat - 1 + more for seat in stirred for more in (0, setup.seats)
                  if more < len(places) - setup.seats + 1 and (more or "double_small" not in setup.options.variants)]
        hidden = [place for place in hidden if place < len(places)]
        cards = [places[place] for place in hidden]
        for place, card in zip(hidden, cards[1:] + cards[:1], strict=True):
            places[place] = card

    # --- what people do -------------------------------------------------------------------------------------------

    def _arrange(self) -> None:
        """Plan the answers to the questions of a round that has just opened, and talk."""
        t = self.game.table if self.game else None
        if t is None or t.round is None or t.round.round == self.rounds:
            return
        self.rounds = t.round.round
        self.due.clear()
        for (kind, seat), asked in t.asks.items():
            if seat:
                self._plan(seat, asked, secret=t.rules.kinds[kind].secret)
        for seat in range(1, t.seats + 1):
            if self.case.chance("talk", seat, self.rounds).random() < 0.1:
                self.due.append((self._at(t.round.seconds, "talk", seat), seat, f"say I am {seat} in {self.rounds}", True))
            self._whisper(seat)
            self._walk(seat, t.round.seconds)

    def _plan(self, seat: int, asked: Asked, *, secret: bool) -> None:
        """One answer, or none; of the stirred in secret: another in each world, perhaps two, perhaps taken back."""
        assert self.game
        mine = (self.other,) if secret and seat in self.case.stirred else ()
        chance = self.case.chance(asked.kind, seat, self.rounds, *mine)
        for _ in range(chance.choice((0, 1, 1, 2) if mine else (0, 1, 1, 1, 1))):
            text = line(self.game.table, asked, chance.randrange(100))
            at = self._at(self.game.table.round.seconds, *mine, chance.random(), seat)
            self.due.append((at, seat, text, not secret))
            if mine and chance.random() < 0.2:
                self.due.append((at + 2, seat, "undo", False))

    def _at(self, seconds: float, *about: object) -> float:
        return self.clock.seconds() + 1 + self.case.chance("when", *about).random() * seconds

    def _walk(self, seat: int, seconds: float) -> None:
        """Now and then somebody goes, at any moment, and is back before the seat is lost."""
        chance = self.case.chance("walk", seat, self.rounds)
        if chance.random() < 0.03 and not any(who == seat for _, who, _ in self.walks):
            at = self._at(seconds, "walk", seat, self.rounds)
            self.walks += [(at, seat, True), (at + chance.uniform(2, 100), seat, False)]

    def _whisper(self, seat: int) -> None:
        """A stirred seat talks in secret, if nobody is to hear it but other stirred ones."""
        t = self.game.table
        company = {*circle(t, seat), *eavesdroppers(t)}
        if seat in self.case.stirred and company <= {seat, *self.case.stirred} and self.case.chance(self.other, seat, self.rounds).random() < 0.4:
            self.due.append((self._at(t.round.seconds, self.other, seat), seat, f"pack in the world {self.other}", False))

    def _act(self) -> None:
        for thing in sorted(thing for thing in self.due if thing[0] <= self.clock.seconds()):
            self.due.remove(thing)
            _, seat, text, public = thing
            guest = self.seated[seat - 1]
            if text.startswith("say "):
                guest.speaks(text.removeprefix("say "))
            else:
                guest.answers(text, public=public)
        for walk in sorted(walk for walk in self.walks if walk[0] <= self.clock.seconds()):
            self.walks.remove(walk)
            self.seated[walk[1] - 1].walks(away=walk[2])

    def _poll(self, step: int) -> None:
        """Everybody who is not stirred asks about something and somebody."""
        everybody = [*(guest for seat, guest in enumerate(self.seated, 1) if seat not in self.case.stirred), *self.others.values()]
        for place, guest in enumerate(everybody):
            chance = self.case.chance("poll", step, place)
            words = chance.choice(ASKING if isinstance(guest, Irc) else TYPING)
            guest.sends(words.format(room=ROOM, nick=chance.choice(self.nicks)))


def places_of(setup: Setup, seed: bytes) -> tuple[str, ...]:
    """What the seed deals, by place: the seats, their second cards, the middle; an overlay in the place of its seat."""
    firsts, seconds, middle = {}, {}, ()
    for happened in Game(setup, seed).feed(Begin()):
        match happened:
            case e.Dealt((seat,), card):
                firsts[seat] = card
            case e.DealtTwice((seat,), card, second):
                firsts[seat], seconds[seat] = card, second
            case e.CentreLaid(cards):
                middle = cards
            case e.Overlaid(who, overlay):
                firsts[who] = overlay
    return (*(firsts[seat] for seat in sorted(firsts)), *(seconds[seat] for seat in sorted(seconds)), *middle)
