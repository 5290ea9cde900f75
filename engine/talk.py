"""What an artificial player says by day: a line or two, and only what its seat may say."""

from collections.abc import Callable

from engine.beliefs import Beliefs, Charge, Saying, accuses
from engine.events import Dawned, Died, Event, Opened, Seat
from engine.speech import speakers

FLOORS = ("discussion", "speech", "defence", "last_words")
WORTH = 6.0
"""The weight from which a reason is said by itself."""
WAYS = 3
"""In how many ways small talk is worded."""


class Talk:
    """One player's tongue. `chance` gives true so often, `way` one of so many."""

    def __init__(self, beliefs: Beliefs, chance: Callable[[float], bool], way: Callable[[int], int]) -> None:
        self._beliefs = beliefs
        self._chance = chance
        self._way = way
        self._is_bold = chance(0.3)
        """As a wolf: whether it passes for the Seer."""
        self._lines = 0
        """Said in this round."""
        self._accuser: Seat = 0
        """Who spoke against it since its last line."""
        self._told: set[Seat] = set()
        """Of whom it has said what it saw."""
        self._night: tuple[Seat, ...] = ()
        """Who died in the last night."""
        self._worn: set[tuple[str, Seat | str]] = set()
        """What was said in this round, and in which way: nobody likes to repeat another."""

    def hear(self, event: Event) -> None:
        match event:
            case Opened():
                self._lines, self._accuser, self._worn = 0, 0, set()
            case Dawned():
                self._night = ()
            case Died(who) if self._beliefs.table.dawning:
                self._night = (*self._night, who)

    def listen(self, saying: Saying) -> None:
        """Take in what was said, by itself too."""
        self._worn.add((saying.mid, dict(saying.values).get("way", 0)))
        if saying.by == self._beliefs.seat:
            self._lines += 1
            self._accuser = 0
            if saying.mid in {"say-seer-wolf", "say-seer-clean", "say-counter"}:
                self._told.add(saying.seat("who"))
        elif self.is_addressed(saying):
            self._accuser = saying.by

    def is_addressed(self, saying: Saying) -> bool:
        """Whether somebody has spoken against this seat."""
        return saying.seat("who") == self._beliefs.seat and accuses(saying)

    def next(self) -> Saying | None:
        """What it says now; nothing if it may not, or has said enough."""
        t = self._beliefs.table
        if t.round is None or t.round.step not in FLOORS or self._beliefs.seat not in speakers(t):
            return None
        if self._lines >= (2 if self._accuser and t.round.step == "discussion" else 1):
            return None
        match t.round.step:
            case "defence":
                return self._report() or self._defend()
            case "last_words":
                return self._report() or self._farewell()
        return self._report() or self._bluff() or (self._answer() if self._accuser else self._opinion())

    # --- claims -------------------------------------------------------------------------------------------------------

    def _report(self) -> Saying | None:
        """A Seer tells of a wolf that he found, contradicts who passes for him, and else keeps silent until pressed."""
        b = self._beliefs
        if b.table.cards.get(b.seat) != "seer":
            return None
        fresh = [s for s in b.seen if s not in self._told]
        wolves = [s for s in fresh if b.known(s) and b.table.is_alive(s)]
        if wolves:
            return self._say("say-seer-wolf", who=wolves[0])
        rivals = [s for s in b.claims if s != b.seat and b.table.is_alive(s) and s not in self._told]
        if rivals:
            return self._say("say-counter", who=rivals[0])
        is_pressed = b.seat in b.claims or self._accuser or b.seat in b.table.candidates
        clean = [s for s in fresh if b.known(s) is False and b.table.is_alive(s)]
        return self._say("say-seer-clean", who=clean[-1]) if clean and is_pressed else None

    def _bluff(self) -> Saying | None:
        """A bold wolf passes for the Seer; any wolf may contradict a Seer who has found it."""
        b = self._beliefs
        if not b.is_wolf or not b.table.is_alive(b.seat):
            return None
        found_me = [s for s, told in b.claims.items() if told.get(b.seat) and s not in b.pack]
        if found_me and b.seat not in b.claims and found_me[0] not in self._told and self._chance(0.6):
            return self._say("say-counter", who=found_me[0])
        has_claimed = b.seat in b.claims
        if has_claimed or (self._is_bold and b.table.day == 1 and not set(b.claims) & set(b.pack)):
            victim = b.worst(tuple(s for s in b.table.living if s not in self._told))
            return self._say("say-seer-wolf", who=victim) if victim and victim not in b.pack else None
        return None

    # --- opinions -----------------------------------------------------------------------------------------------------

    def _opinion(self) -> Saying:
        """The strongest reason against whom it suspects; failing that, a word on the night."""
        b = self._beliefs
        suspect = b.worst(b.table.living)
        reason = b.reason(suspect) if suspect else Charge(0.0)
        if reason.mid and (reason.weight >= WORTH or self._chance(0.4)):
            return self._accuse(suspect, reason)
        if self._night and self._chance(0.6):
            return self._say("say-mourn", who=self._night[0])
        if not self._night and self._chance(0.5):
            return self._say("say-peace")
        return self._say("say-nothing")

    def _accuse(self, suspect: Seat, reason: Charge) -> Saying:
        """The reason itself; or that somebody who has given one is right."""
        others = [s for s in self._beliefs.accusers.get(suspect, []) if s != self._beliefs.seat]
        if others and reason.mid.startswith("say-accuse-") and self._chance(0.5):
            return self._say("say-agree", who=suspect, by=others[0])
        return self._say(reason.mid, **dict(reason.values))

    def _answer(self) -> Saying:
        """To whom has spoken against it."""
        if self._chance(0.5) and self._accuser not in self._beliefs.pack:
            return self._say("say-back", who=self._accuser)
        return self._say("say-deny", by=self._accuser)

    def _defend(self) -> Saying:
        """On the execution list: the village's roles say what they are, a wolf what it has claimed, or nothing special."""
        b = self._beliefs
        bluff = "seer" if b.seat in b.claims else "villager"
        card = bluff if b.is_wolf else b.table.cards[b.seat]
        return self._say("say-role", role=card)

    def _farewell(self) -> Saying:
        b = self._beliefs
        if b.is_wolf:
            return self._say("say-last-wolf")
        suspect = b.worst(tuple(s for s in b.table.living if s != b.seat))
        return self._say("say-last", who=suspect) if suspect else self._say("say-nothing")

    def _say(self, mid: str, **values: Seat | str) -> Saying:
        fresh = [way for way in range(WAYS) if (mid, way) not in self._worn] or list(range(WAYS))
        return Saying(self._beliefs.seat, mid, (*values.items(), ("way", fresh[self._way(len(fresh))])))
