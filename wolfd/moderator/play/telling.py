"""Who hears what of a game: each batch of events in words, to the room and to each seat, and what a seat has learnt.

Everybody seated hears at least one private line whenever a step opens whose answers are secret: who is asked hears the
question, everybody else that he is asleep. So neither a screen seen from afar nor a sound tells who was asked.
"""

from collections import Counter
from collections.abc import Iterable

from engine import events as e
from engine.events import Event, Seat, Seats
from engine.game import hearers
from engine.options import Options
from engine.table import Table
from wolfd.chat.hall import Hall
from wolfd.chat.people import Channel, User
from wolfd.moderator.play.votes import unvoted
from wolfd.moderator.seats import HOST
from wolfd.moderator.seats import Seats as Chairs
from wolfd.moderator.words.flavour import worded
from wolfd.moderator.words.publicly import Publicly
from wolfd.moderator.words.questions import FLOOR, Form, form_of, question, reminder
from wolfd.moderator.words.story import host_words
from wolfd.moderator.words.wording import Words, named, words
from wolfd.texts import Message

OPEN_STEPS = frozenset({"election", "election_revote", "accept", "discussion", "speech", "nomination", "defence", "vote",
                        "revote", "confirm", "tie", "last_words", "heir", "voters", "motion", "seance_vote", "seance_whom",
                        "seance", "moderator", "sit_down", "groups", "executioner", "executioner_revote",
                        "executioner_heir", "punishment", "vouch", "first_voter", "influences", "nightmare", "bleak_monday",
                        "great_distrust", "spiritualism", "spirit_points", "double_agent", "end_of_harvest"})
"""Steps of which everybody knows who is asked."""
LEARNT = (e.PackMet, e.Saw, e.VictimShown, e.InLove, e.MasonsMet, e.CentreShown, e.CardChanged, e.CardShown, e.PowersLost,
          e.PriestSaw, e.CharmedMet, e.Peeked, e.GirlCaught, e.Fascinated, e.SawBlurred, e.WitchGlimpsed, e.ExecutedShown,
          e.WolvesShown, e.MoonPackMet, e.SpectreRose, e.PotionGained, e.PowersExchanged)
"""What a seat may look up again in its `log`; its card is in its `role`."""
COVERED = {e.PackMet: ("kill",), e.VictimShown: ("heal", "poison", "toss"), e.CentreShown: ("swap",), e.GirlCaught: ("catch",),
           e.MoonPackMet: ("moon_kill",)}
"""Facts that the question repeats which comes with them."""

ANSWERS = (e.Answered, e.Retracted)
"""What is told before all else: he has just typed it."""

LAST_SHARE = 0.3
"""Of a vote's time: when less is left, the room is told who has not voted."""
Private = dict[Seat, list[Message]]
Announced = tuple[Message, Message]
"""What all are told, and the same for those who type commands by telnet."""


class Telling:
    """The voice of one game's Moderator."""

    def __init__(self, hall: Hall, channel: Channel, seats: Chairs, prefix: str, options: Options) -> None:
        self._hall = hall
        self._options = options
        self._channel = channel
        self._seats = seats
        self.prefix = prefix
        self.said: list[Announced] = []
        """All that was announced, for those who were away."""
        self.learnt: dict[Seat, list[tuple[Message, Message]]] = {HOST: [], **{chair.number: [] for chair in seats}}
        """What each seat learnt: (when, what)."""
        self.cards: dict[Seat, tuple[str, ...]] = {}
        """The cards that each seat knows to be its own."""
        self.powerless: set[Seat] = set()
        """Who was told that powers are lost."""
        self.charmed: set[Seat] = set()
        """Who was told that he is charmed."""
        self.loves: dict[Seat, Seats] = {}
        """Whom each seat knows to love; one who was abandoned does not learn of it (H-9)."""
        self._victims: dict[Seat, Seat] = {}
        self._publicly = Publicly(options, seats.label)
        self._when = Message("when-start")

    def tell(self, events: Iterable[Event], t: Table) -> None:
        """Tell a batch: to each seat that its answer stands, then the room, then each seat what is its own."""
        events = tuple(events)
        for event in events:
            if isinstance(event, ANSWERS):
                for seat, message in ((seat, message) for seat in event.to for message in words(event, self._seats.label)):
                    self.whisper(seat, message)
        private = self._private(events, t)
        for event in events:
            if self._publicly.is_told(event):
                self._publish(event)
        for message in self._besides(events, t):
            self.announce(message)
        for seat, messages in sorted(private.items()):
            for message in messages:
                self.whisper(seat, message)

    def remember(self, events: Iterable[Event], t: Table) -> None:
        """Take in a batch that was told before, without telling it again."""
        events = tuple(events)
        self._private(events, t)
        self.said.extend(self._public(events, t))

    def missed(self, user: User, since: int) -> list[Message]:
        """What was announced after so many announcements, for somebody as he types commands."""
        is_by_telnet = self.form_for(user).room == "/"
        return [by_telnet if is_by_telnet else message for message, by_telnet in self.said[since:]]

    def announce(self, message: Message, *, by_telnet: Message | None = None) -> None:
        self.said.append((message, by_telnet or message))
        self._hall.announce(self._channel, worded(message, self._options), by_telnet=by_telnet and worded(by_telnet, self._options))

    def whisper(self, seat: Seat, message: Message) -> None:
        """Tell one seat something, if a person with a connection holds it."""
        self.say_to(self._seats[seat].user, message)

    def say_to(self, user: User | None, message: Message) -> None:
        """Tell somebody something, in the words of this table."""
        if user is not None and not user.bot:
            self._hall.tell(user, worded(message, self._options), self._channel)

    def form(self, seat: Seat) -> Form:
        """How the seat's holder types a command."""
        return form_of(self._seats[seat].user, self.prefix, self._hall.moderator.nick)

    def form_for(self, user: User) -> Form:
        """How somebody without a seat types a command."""
        return form_of(user, self.prefix, self._hall.moderator.nick)

    def question(self, t: Table, seat: Seat, left: float) -> Message | None:
        """What a seat is asked now; nothing if nothing is."""
        return question(t, seat, left, self.form(seat), self._seats.label, self._victims.get(seat))

    def remind(self, t: Table, left: float) -> None:
        """Remind those who owe an answer, each in private; in a step that is everybody's, the room.

        In a secret step everybody seated hears a line, as when it opened.
        """
        if t.round is None:
            return
        if t.round.step == FLOOR:
            self.announce(Message("time-left", seconds=round(left)))
        missing = unvoted(t)
        if missing and left < t.round.seconds * LAST_SHARE:
            self.announce(Message("not-voted", seconds=round(left), who=named(missing, self._seats.label)))
        for chair in self._seats.people:
            message = reminder(t, chair.number, left, self.form(chair.number)) or self._nothing(t, chair.number, left)
            if message is not None:
                self.whisper(chair.number, message)

    def _nothing(self, t: Table, seat: Seat, left: float) -> Message | None:
        """What those are told in a secret step who owe nothing, so that a reminder tells nobody who does."""
        if t.round is None or t.round.step in OPEN_STEPS or seat == HOST:
            return None
        if any(asked == seat for _, asked in t.asks):
            return Message("answered-still", seconds=round(left))
        return Message("asleep-still" if t.phase == "night" else "waiting-still", seconds=round(left))

    def tell_key(self, seat: Seat, key: str) -> None:
        """Tell a player the key of his seat, or the human moderator his own."""
        do = self.form(seat).secret
        if seat == HOST:
            self.whisper(seat, Message("moderator-key", do=do, key=key))
            self.whisper(seat, Message("moderator-may", do=do))
        else:
            self.whisper(seat, Message("key-given", seat=self._seats.label(seat), do=do, key=key))

    def _publish(self, event: Event) -> None:
        """Tell an event to the room; to each as he types commands, where the text names one."""
        for message, by_telnet in self._in_words(event):
            self.announce(message, by_telnet=by_telnet if by_telnet != message else None)

    def _in_words(self, event: Event) -> list[Announced]:
        told = list(zip(self._publicly.words(event, self.prefix), self._publicly.words(event, "/"), strict=True))
        self._publicly.follow(event)
        return told

    def _public(self, events: Iterable[Event], t: Table) -> list[Announced]:
        told = [pair for event in events if self._publicly.is_told(event) for pair in self._in_words(event)]
        return [*told, *((message, message) for message in self._besides(events, t))]

    def _besides(self, events: Iterable[Event], t: Table) -> Words:
        """What else the room is told: that accusations may be prepared while all talk (SIM-1)."""
        floor = any(isinstance(ev, e.Opened) and ev.step == FLOOR for ev in events)
        return (Message("prepare-vote"),) if floor and any(kind == "vote" for kind, _ in t.asks) else ()

    def _private(self, events: tuple[Event, ...], t: Table) -> Private:
        asked = {(ev.kind, seat): None for ev in events if isinstance(ev, e.Asked) for seat in ev.to}
        lines: Private = {}
        for event in events:
            self._turn_page(event)
            if self._seats.host is not None:
                lines.setdefault(HOST, []).extend(self._hosted(event))
            for seat in hearers(event, t) or ():
                self._learn(seat, event)
                if not isinstance(event, ANSWERS) and not _told_otherwise(event, seat, asked):
                    lines.setdefault(seat, []).extend(words(event, self._seats.label))
        for event in events:
            match event:
                case e.Died(who) if t.ended is None:
                    lines.setdefault(who, []).append(Message("you-died", do=self.form(who).room))
                case e.Supported(who, target):
                    # Chance may have chosen: nobody else may know, but he must (HYB-1, HYB-3).
                    lines.setdefault(who, []).append(Message("supporting", target=self._seats.label(target)))
        self._ask(t, tuple(dict.fromkeys(seat for _, seat in asked)), lines)
        if any(isinstance(ev, e.Opened) and ev.step not in OPEN_STEPS for ev in events):
            self._let_sleep(events, lines, Message("asleep" if t.phase == "night" else "asleep-day"))
        return lines

    def _hosted(self, event: Event) -> Words:
        """What a human moderator hears of an event that is not public."""
        told = host_words(event, self._seats.label)
        self.learnt[HOST].extend((self._when, message) for message in told)
        return told

    def _ask(self, t: Table, seats: Iterable[Seat], lines: Private) -> None:
        if t.round is None or t.round.step == FLOOR:
            return
        for seat in seats:
            message = self.question(t, seat, t.round.seconds)
            if message is not None:
                lines.setdefault(seat, []).append(message)

    def _let_sleep(self, events: Iterable[Event], lines: Private, nothing: Message) -> None:
        """One line for everybody seated who was told nothing else than what all know: his card was dealt, he died."""
        known = Counter(seat for ev in events for seat in _known_to_be_told(ev))
        for chair in self._seats.humans:
            told = lines.setdefault(chair.number, [])
            if len(told) <= known[chair.number]:
                told.append(nothing)

    def _turn_page(self, event: Event) -> None:
        match event:
            case e.NightFell(night):
                self._when = Message("when-night", night=night)
                self._victims.clear()
            case e.Dawned(day):
                self._when = Message("when-day", day=day)

    def _learn(self, seat: Seat, event: Event) -> None:
        match event:
            case e.VictimShown(_, target):
                self._victims[seat] = target
            case e.Dealt(_, card) | e.CardShown(_, card):
                self.cards[seat] = (card,)
            case e.DealtTwice(_, card, second) | e.CardChanged(_, card, second):
                self.cards[seat] = (card, second) if second else (card,)
            case e.PowersLost():
                self.powerless.add(seat)
            case e.CharmedMet():
                self.charmed.add(seat)
            case e.InLove(_, partner):
                self.loves[seat] = (*self.loves.get(seat, ()), partner)
        if isinstance(event, LEARNT):
            self.learnt[seat].extend((self._when, message) for message in words(event, self._seats.label))


def _known_to_be_told(event: Event) -> Seats:
    """Whom everybody knows to be told something in private."""
    match event:
        case e.Dealt(to) | e.DealtTwice(to) | e.CardShown(to):
            return to
        case e.Died(who):
            return (who,)
    return ()


def _told_otherwise(event: Event, seat: Seat, asked: dict[tuple[str, Seat], None]) -> bool:
    """Whether a seat hears of an event through its question, or by the answer that it gave itself."""
    if isinstance(event, e.PackPicked | e.PackUnpicked | e.MoonPicked | e.MoonUnpicked):
        return event.by == seat
    return any((kind, seat) in asked for kind in COVERED.get(type(event), ()))


