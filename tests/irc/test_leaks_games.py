"""Leaks of real games by IRC: two games with one deal, in which people do different things in private; what others see."""

import re

import pytest

from tests.plays.wires import WiredHouse
from wolfd.irc import caps

NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal")
ALL = " ".join(row.name for row in caps.ROWS if row.is_asked and row.name != "sasl" and not row.name.startswith("draft/account"))
MID = re.compile(r"msgid=[0-9a-z-]+;?")
ROOM = "#wolf"


class Game:
    """Eight people at IRC in one game, its deal always the same; Zoe looks on, and watches everybody."""

    def __init__(self, deck="deck seer witch guard", seed=1):
        self.house = house = WiredHouse(seed)
        house.hall.cloak = lambda address: "host.cloak"
        self.people = {nick: house.by_irc(nick, ROOM) for nick in NAMES}
        for nick in NAMES:
            self.people[nick].types("!join")
        self.people["Ann"].types(f"!{deck}")
        for nick in NAMES:
            self.people[nick].types("!ready")
        assert self.playing is not None, self.people["Ann"].raw[-5:]
        self.zoe = house.by_irc("Zoe", ROOM)
        self.zoe._sends(f"CAP REQ :{ALL}", f"MONITOR + {','.join(NAMES)}")
        self.forgets()

    @property
    def playing(self):
        return self.house.playing(ROOM)

    def holders(self, role):
        cards = self.playing.table.cards
        return [self.playing.seats[seat].nick for seat, card in sorted(cards.items()) if card == role]

    def forgets(self):
        for guest in (*self.people.values(), self.zoe):
            guest.raw.clear()

    def nick(self, seat):
        return self.playing.seats[seat].nick

    def until(self, step):
        for _ in range(4000):
            if self.playing.table.round is not None and self.playing.table.round.step == step:
                return
            self.house.passes(0.5)
        raise AssertionError(step)

    def sees(self, guest):
        """What somebody's client was sent, without the ids of messages."""
        return [MID.sub("", line) for line in guest.raw]

    def asks(self, *lines):
        """What Zoe is answered."""
        start = len(self.zoe.raw)
        self.zoe._sends(*lines)
        return [MID.sub("", line) for line in self.zoe.raw[start:]]


QUESTIONS = (
    *(f"{question} {nick}" for nick in NAMES for question in ("WHOIS", "WHO", "ISON", "USERHOST", "WHOWAS")), f"WHO {ROOM}", f"WHO {ROOM} %tcuihsnfdlaor,1",
    f"NAMES {ROOM}", f"MODE {ROOM}", f"MODE {ROOM} b", f"TOPIC {ROOM}", "LIST", "LUSERS", "MONITOR S", f"CHATHISTORY LATEST {ROOM} * 50",
)  # fmt: skip


def night(game, *, prey, is_busy):
    """The wolves bite; everybody else who is asked does something, or nothing."""
    game.until("wolves")
    for wolf in game.holders("werewolf"):
        game.people[wolf].types(f"/msg Moderator kill {prey}", f"/msg Moderator @{'x' * 50}" if is_busy else "/msg Moderator role")
    if is_busy:
        for nick in NAMES:
            game.people[nick]._sends("@+typing=active TAGMSG Moderator", f"@+typing=active TAGMSG {ROOM}", "@+typing=active TAGMSG Bob", "PRIVMSG Bob :psst",
                                     f"PRIVMSG {ROOM} :psst", "WHOIS Moderator", "AWAY", "PRIVMSG Moderator :rules")  # fmt: skip
    game.house.passes(1)


def prey_of(game):
    """Two seats that the wolves may bite, neither the Seer's nor the Witch's."""
    return [seat for seat, card in sorted(game.playing.table.cards.items()) if card == "villager"][:2]


@pytest.mark.parametrize("is_busy", [False, True])
def test_till_dawn_nobody_outside_sees_whom_the_wolves_bite(is_busy):
    seen = []
    for which in (0, 1):
        game = Game()
        night(game, prey=prey_of(game)[which], is_busy=which == 1 and is_busy)
        seen.append((game.sees(game.zoe), game.asks(*QUESTIONS)))
    assert seen[0] == seen[1]


def test_nor_do_those_who_play_and_are_no_wolves():
    seen = []
    for which in (0, 1):
        game = Game()
        night(game, prey=prey_of(game)[which], is_busy=False)
        seen.append({nick: game.sees(game.people[nick]) for nick in NAMES if nick not in game.holders("werewolf")})
    assert seen[0] == seen[1]


def test_who_is_bitten_sees_no_difference_either():
    game = Game()
    victims = prey_of(game)
    night(game, prey=victims[0], is_busy=False)
    nicks = [game.nick(seat) for seat in victims]
    told = [[line.replace(nick, "?") for line in game.sees(game.people[nick])] for nick in nicks]
    assert [len(line) for line in told[0]] == [len(line) for line in told[1]]


def test_in_each_step_everybodys_client_gets_as_many_lines_at_the_same_time():
    """Seen on the network, a wolf, the Seer and a villager cannot be told apart by how often they are written to."""
    game = Game()
    counts = []
    before = None
    while game.playing.table.phase == "night":
        step = game.playing.table.round.step if game.playing.table.round is not None else None
        if step != before:
            counts.append((before, {nick: len(game.people[nick].raw) for nick in NAMES}))
            game.forgets()
            before = step
        game.house.passes(0.5)
    assert len(counts) > 3
    for step, lines in counts[1:]:
        assert len(set(lines.values())) == 1, (step, lines)


def test_a_deed_and_a_refused_deed_are_answered_with_as_many_lines():
    """The Seer's answer, and what a villager is told who tries the same."""
    game = Game()
    game.until("seer")
    seer, villager = game.holders("seer")[0], game.holders("villager")[0]
    seat = next(number for number in range(1, 9) if game.nick(number) not in {seer, villager})
    game.forgets()
    for nick in (seer, villager):
        game.people[nick].types(f"/msg Moderator see {seat}")
    assert len(game.people[seer].raw) == len(game.people[villager].raw) == 1
    assert game.zoe.raw == []


def test_no_mode_tells_who_is_asked():
    """All night long nobody's voice changes; in the morning those who live get theirs in the order of seats."""
    game = Game()
    night(game, prey=prey_of(game)[0], is_busy=True)
    assert not any(" MODE " in line for line in game.zoe.raw)
    while game.playing is not None and game.playing.table.phase == "night":
        game.house.passes(0.5)
    for _ in range(200):
        game.house.passes(0.5)
        if voices := [line for line in game.zoe.raw if f" MODE {ROOM} " in line]:
            break
    given = [nick for line in voices for nick in line.partition(f" MODE {ROOM} ")[2].split()[1:]]
    assert given == [nick for nick in map(game.nick, range(1, 9)) if nick in given]
    assert len(given) >= 6


def test_who_has_died_is_here_as_before_until_he_goes():
    """ISON, MONITOR and WHO say of the dead what they say of the living; his QUIT is like any other's."""
    game = Game()
    seat = prey_of(game)[0]
    victim = game.nick(seat)
    night(game, prey=seat, is_busy=False)
    while game.playing.table.phase == "night":
        game.house.passes(0.5)
    assert not game.playing.table.is_alive(seat)
    living = next(nick for nick in game.holders("villager") if nick != victim)
    for question in ("ISON {0}", "WHOIS {0}", "USERHOST {0}", "WHOWAS {0}"):
        told = [[line.replace(nick, "?").replace(nick.lower(), "?") for line in game.asks(question.format(nick))] for nick in (victim, living)]
        # Who has a voice was told to all when the day began.
        assert [re.sub(r"[+@]#", "#", line) for line in told[0]] == [re.sub(r"[+@]#", "#", line) for line in told[1]], question
    game.forgets()
    quits = []
    for nick in (victim, living):
        game.people[nick]._sends("QUIT :good night")
        quits.append([line for line in game.sees(game.zoe) if " QUIT " in line or " 731 " in line])
        game.forgets()
    assert [line.replace(victim, "?").replace(victim.lower(), "?") for line in quits[0]] == [
        line.replace(living, "?").replace(living.lower(), "?") for line in quits[1]]  # fmt: skip


def test_typing_and_letters_between_players_go_nowhere():
    game = Game()
    game.until("wolves")
    one, two = game.holders("werewolf")[:2]
    game.people[two]._sends(f"CAP REQ :{ALL}")
    game.people[one]._sends(f"CAP REQ :{ALL}")
    game.forgets()
    game.people[one]._sends(f"@+typing=active TAGMSG {two}", f"@+typing=active TAGMSG {ROOM}", f"PRIVMSG {two} :psst", f"NOTICE {two} :psst")
    assert game.people[two].raw == []
    assert game.zoe.raw == []
