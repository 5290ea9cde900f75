"""What an artificial player says by day: a line or two, an answer to who asks it, and only what its seat may say."""

from collections.abc import Callable

from engine.events import Dawned, Died, Event, Opened, Seat
from engine.players.beliefs import Beliefs, Charge, Saying, accuses
from engine.players.manners import Manner
from engine.players.witness import Witness
from engine.speech import speakers

FLOORS = ("discussion", "speech", "defence", "last_words")
REPLIES = 4
"""Questions to which it answers in one round, so that nobody can make it talk for ever."""
WAYS = 3
"""In how many ways small talk is worded."""


class Talk:
    """One player's tongue. `chance` gives true so often, `way` one of so many."""

    def __init__(
        self, beliefs: Beliefs, witness: Witness, manner: Manner, chance: Callable[[float], bool], way: Callable[[int], int]
    ) -> None:
        self._beliefs = beliefs
        self._witness = witness
        self._manner = manner
        self._chance = chance
        self._way = way
        self._is_bold = chance(manner.bold)
        """As a wolf: whether it passes for the Seer."""
        self._lines = 0
        """Said in this round."""
        self._accuser: Seat = 0
        """Who spoke against it since its last line."""
        self._asked: Saying | None = None
        """What somebody asked it since its last line."""
        self._replies = 0
        """Questions answered in this round."""
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
                self._asked, self._replies = None, 0
            case Dawned():
                self._night = ()
            case Died(who) if self._beliefs.table.dawning:
                self._night = (*self._night, who)

    def listen(self, saying: Saying) -> None:
        """Take in what was said, by itself too."""
        self._worn.add((saying.mid, dict(saying.values).get("way", 0)))
        if saying.by == self._beliefs.seat:
            self._replies += self._asked is not None
            self._lines += self._asked is None
            self._accuser, self._asked = 0, None
            if saying.mid in {"say-seer-wolf", "say-seer-clean", "say-counter"}:
                self._told.add(saying.seat("who"))
        elif self.is_addressed(saying):
            if accuses(saying):
                self._accuser = saying.by
            elif self._replies < REPLIES:
                self._asked = saying

    def is_addressed(self, saying: Saying) -> bool:
        """Whether somebody has spoken against this seat, or asks it something."""
        return saying.seat("who") == self._beliefs.seat and (accuses(saying) or asks(saying))

    def next(self) -> Saying | None:
        """What it says now; nothing if it may not, or has said enough."""
        t = self._beliefs.table
        if t.round is None or t.round.step not in FLOORS or self._beliefs.seat not in speakers(t):
            return None
        if self._asked is not None and t.round.step != "last_words":
            return self._reply(self._asked)
        # what it knows is told whatever its manner
        return self._testify() or self._unasked(t.round.step)

    def _unasked(self, step: str) -> Saying | None:
        """What it says of its own accord, as long as its manner lets it."""
        most = self._manner.lines if step == "discussion" else 1
        if self._lines >= (2 if self._accuser and step == "discussion" else most):
            return None
        match step:
            case "defence":
                return self._report() or self._defend()
            case "last_words":
                return self._report() or self._farewell()
        return self._report() or self._bluff() or (self._answer() if self._accuser else self._opinion())

    # --- claims -------------------------------------------------------------------------------------------------------

    def _report(self, *, is_pressed: bool = False) -> Saying | None:
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
        is_pressed = bool(is_pressed or b.seat in b.claims or self._accuser or b.seat in b.table.candidates)
        clean = [s for s in fresh if b.known(s) is False and b.table.is_alive(s)]
        return self._say("say-seer-clean", who=clean[-1]) if clean and is_pressed else None

    def _testify(self) -> Saying | None:
        """What others know of their own nights, when it should be told."""
        news = None if self._beliefs.is_wolf else self._witness.news()
        return self._say(news[0], who=news[1]) if news else None

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
        if reason.mid and self._would_say(reason):
            return self._accuse(suspect, reason)
        if self._night and self._chance(0.6):
            return self._say("say-mourn", who=self._night[0])
        if not self._night and self._chance(0.5):
            return self._say("say-peace")
        return self._say(self._manner.idle)

    def _would_say(self, reason: Charge) -> bool:
        return reason.weight >= self._manner.worth or self._chance(self._manner.hunch)

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

    # --- answers to who asks --------------------------------------------------------------------------------------------

    def _reply(self, asked: Saying) -> Saying:
        """To whom has asked it something by name: whom it suspects, what it saw, or what it is."""
        by = asked.by
        match asked.mid:
            case "ask-wolf":
                return self._say("say-deny", by=by)
            case "ask-seen":
                return self._testify() or self._report(is_pressed=True) or self._say("say-reply-seen", by=by)
            case "ask-role":
                return self._report(is_pressed=True) or self._tell_card(by)
        suspect = self._beliefs.worst(tuple(s for s in self._beliefs.table.living if s not in {self._beliefs.seat, by}))
        if suspect and self._would_say(self._beliefs.reason(suspect)):
            return self._say("say-reply-suspect", by=by, who=suspect)
        return self._say("say-reply-nothing", by=by)

    def _tell_card(self, by: Seat) -> Saying:
        """A wolf says what it passes for; others tell, or keep it to themselves, or ask why."""
        b = self._beliefs
        card = self._shown_card()
        if card in {"villager", "seer"} and (b.is_wolf or card == "villager"):
            return self._say("say-reply-role", by=by, role=card)
        if self._manner.lines > 1:
            return self._say("say-reply-role", by=by, role=card)
        return self._say("say-reply-why" if self._manner.idle == "say-watch" else "say-reply-secret", by=by)

    def _shown_card(self) -> str:
        """What it says that it is."""
        b = self._beliefs
        return ("seer" if b.seat in b.claims else "villager") if b.is_wolf else b.table.cards[b.seat]

    def _defend(self) -> Saying:
        """On the execution list: the village's roles say what they are, a wolf what it has claimed, or nothing special."""
        return self._say("say-role", role=self._shown_card())

    def _farewell(self) -> Saying:
        b = self._beliefs
        if b.is_wolf:
            return self._say("say-last-wolf")
        suspect = b.worst(tuple(s for s in b.table.living if s != b.seat))
        return self._say("say-last", who=suspect) if suspect else self._say("say-nothing")

    def _say(self, mid: str, **values: Seat | str) -> Saying:
        fresh = [way for way in range(WAYS) if (mid, way) not in self._worn] or list(range(WAYS))
        return Saying(self._beliefs.seat, mid, (*values.items(), ("way", fresh[self._way(len(fresh))])))


def asks(saying: Saying) -> bool:
    """Whether a saying is a question to the seat that it names."""
    return saying.mid.startswith("ask-")
