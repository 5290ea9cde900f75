"""A table before the start: who sits down, by which rules they will play, and when the game may begin."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from engine.commands import Refused as EngineRefused
from engine.setup import Setup, check
from wolfd.chat.people import Channel, Refused, User
from wolfd.moderator.before.contradictions import new_faults, peopled
from wolfd.moderator.before.filling import Filling, seat_bot
from wolfd.moderator.before.holding import Holding
from wolfd.moderator.before.rules import LANGUAGE, Rules
from wolfd.moderator.before.sitting import Sitting
from wolfd.moderator.before.starting import Starting
from wolfd.moderator.means import Means
from wolfd.moderator.seats import Chair, Seats
from wolfd.moderator.words.explaining import chosen
from wolfd.moderator.words.flavour import SECRET
from wolfd.moderator.words.naming import rule_words
from wolfd.moderator.words.refusals import Against, refusal
from wolfd.texts import Joined, Message
from wolfd.texts.tongues import Language

CHOSEN = "human_chosen"
"""The moderator's mode in which he is named before the start."""


class Waiting(Sitting):
    """A table at which no game runs."""

    def __init__(self, means: Means, channel: Channel, begin: Callable[[User], None], base: Rules, rules: Rules | None = None) -> None:
        self.means = means
        self.channel = channel
        self.seats = Seats()
        self._base = base
        """The rules that the table has when nobody sits at it."""
        self._rules = base
        self.rules = rules or base
        self.game = ""
        """The name of the game to come; empty while nobody sits here."""
        self._begin = begin
        self.starting = Starting(self)
        self.filling = Filling(self)
        self.holding = Holding(self)
        self.drawn: tuple[Message, ...] = ()  # what was told last of who sits here
        self.when_left: Callable[[], None] = lambda: None
        """Called when a seat has become free."""

    @property
    def rules(self) -> Rules:
        return self._rules

    @rules.setter
    def rules(self, rules: Rules) -> None:
        self._rules = rules
        self.channel.language = rules.language

    def setup(self, rules: Rules | None = None) -> Setup:
        """What would be played now, by the table's rules or by others."""
        return (rules or self.rules).setup(self.seats)

    def peopled(self, seats: int = 0) -> Setup:
        """What would be played by so many, or by all here: as many as the rules want at least, and allow at most."""
        setup = self.setup()
        return peopled(replace(setup, seats=seats) if seats else setup)

    # --- sitting down ---------------------------------------------------------------------------------------------

    def join(self, user: User) -> None:
        """Take a seat; after a restart the one that was kept under the nick, which holds no secret yet."""
        own = self.seats.of(user)
        if own is not None:
            raise Refused("already-seated-here", who=own.number)
        chair = self.holding.kept_for(user)
        if chair is None and len(self.seats) >= self.rules.options.max_players:
            raise Refused("table-full", most=self.rules.options.max_players)
        self._open()
        first = self.first
        chair = chair or self.seats.sit(user)
        chair.sit(user)
        self.holding.took(chair)
        self.record_seat(chair)
        self.say("seated", who=chair.label, seats=len(self.seats), least=self.rules.options.min_players)
        if chair.leads and first is not None:
            self.say("host-back", who=chair.label)
        self.starting.look()
        self.filling.wait()

    def keep(self, users: Iterable[User], host: Chair | None = None, leader: User | None = None, heir: User | None = None) -> None:
        """Seat those who stay after a game, and keep its moderator; the table's rules stay. The host is `heir`, and all hear it unless he was."""
        self._open()
        for user in users:
            self.record_seat(self.seats.sit(user))
        if host is not None and host.user is not None:
            self.record_seat(self.seats.appoint(host.user))
        self.say("next-game", sitting=tuple(chair.label for chair in self.seats))
        chair = self.seats.of(heir) if heir is not None else None
        if chair is not None:
            self.appoint_host(chair)
            if heir is not leader:
                self.say("host-now", who=chair.label)

    def leave(self, chair: Chair) -> None:
        """Free a seat; with the last person the artificial players go too."""
        label, first = chair.label, self.first
        if chair is self.seats.host:
            self.dismiss_host()
            self.holding.close_if_forsaken()
            return
        self.free(chair)
        self.say("unseated", who=label, seats=len(self.seats))
        if self.holding.is_all():
            self.close("empty")
        elif chair is first and self.first is not None:
            self.lead(self.first)
        self.when_left()

    def rename(self, user: User, nick: str) -> None:
        """A user is called otherwise from now on."""
        chair = self.seats.of(user)
        if chair is not None:
            chair.nick = nick
            self.record_seat(chair)

    def _open(self) -> None:
        """Put the table on record, where nobody sat at it before."""
        if not self.game:
            self.game = self.means.new_game()
            self._record("table.opened")
            for name, text in self.rules.choices:
                self._record("table.option", name=name, value=text)

    def close(self, why: str) -> None:
        """Clear the table: its seats, its rules, its record."""
        self.still()
        for chair in self.seats.bots:
            self.filling.dismiss(chair)
        self.dismiss_host()
        self._record("table.closed", why=why)
        self.seats, self.rules, self.game = Seats(), self._base, ""

    def still(self) -> None:
        """Let nothing more happen by itself."""
        self.starting.cancel()
        self.filling.cancel()
        self.holding.cancel()

    def free(self, chair: Chair) -> None:
        """Take somebody's seat, or the human moderator's place, away."""
        self._record("table.left", seat=chair.number, nick=chair.nick, person=chair.person)
        self.holding.took(chair)
        self.seats.free(chair)
        self.starting.look()

    def restore(self, game: str, rules: Rules, chairs: Iterable[Chair], host: Chair | None = None) -> None:
        """Be as before a restart: artificial players come by themselves, seats of persons are kept for a while."""
        self.game, self.rules = game, rules
        self.seats.chairs, self.seats.host = list(chairs), host
        for chair in self.seats.bots:
            seat_bot(self.means, self.channel, chair)
        self.holding.expect()
        self.filling.wait()

    # --- the rules ------------------------------------------------------------------------------------------------

    def choose(self, user: User, name: str, text: str) -> None:
        """Set an option, a preset or the deck; whoever sits longest here decides, or the moderator."""
        self.set_rule(self.deciding(user), name, rule_words(name, text, self.rules.options))

    def set_rule(self, chair: Chair, name: str, text: str) -> None:
        """Set something for who may; Refused with all reasons against it. All must be ready anew.

        A variant that is a secret is set without a word to the others (BD-1).
        """
        rules = self.rules.with_choice(name, text)
        faults = new_faults(self.setup(), self.setup(rules))
        if faults:
            raise Against(faults)
        told = chosen(chair.label, name, text)
        self.rules = rules
        self._record("table.option", name=name, value=text)
        if not SECRET.isdisjoint(text.split()):
            if chair.user is not None:
                self.means.hall.tell(chair.user, self.worded(Message("black-death-secret")))
            return
        for other in self.seats.humans:
            other.ready = False
        self.announce(told)
        self.starting.stop(chair)
        self.filling.wait()
        if rules.options.moderator_mode != CHOSEN:
            self.dismiss_host()
            self.holding.close_if_forsaken()

    def dismiss_host(self) -> None:
        """Have no human moderator any more."""
        host = self.seats.host
        if host is not None:
            self.free(host)
            self.say("moderator-gone", who=host.nick)

    def speak(self, user: User, language: Language) -> None:
        """Set the language of those here who never chose one; whoever sits longest here decides."""
        chair = self.deciding(user)
        self.set_table_choice(LANGUAGE, language.code)
        for member in tuple(self.channel.members):
            self.means.hall.suggest_language(member, language.code)
        self.say("table-language-set", who=chair.label, language=language.own_name)

    def set_table_choice(self, name: str, text: str) -> None:
        """Choose something about the table that is none of the game's rules."""
        self.rules = self.rules.with_choice(name, text)
        self._record("table.option", name=name, value=text)

    # --- the start ------------------------------------------------------------------------------------------------

    def ready(self, user: User) -> None:
        """Be ready; the game begins as soon as everybody is, and nothing speaks against it."""
        chair = self.seated(user)
        if chair is self.seats.host:
            raise Refused("host-not-ready")
        self.set_ready(chair, is_ready=True)
        reasons = self.reasons()
        if self.unready:
            self.say("ready-missing", who=chair.label, missing=self.unready)
        elif reasons:
            self.say("not-yet", who=chair.label, reasons=Joined(tuple(map(refusal, reasons)), "sentences"))
        else:
            self.begin(user)

    def set_ready(self, chair: Chair, *, is_ready: bool) -> None:
        """Put on record that somebody is ready, or no longer."""
        if chair.ready != is_ready:
            chair.ready = is_ready
            self._record("table.ready", seat=chair.number, person=chair.person, ready=is_ready)

    @property
    def unready(self) -> tuple[Message, ...]:
        """Who is not ready."""
        return tuple(other.label for other in self.seats.humans if not other.ready)

    def begin(self, user: User) -> None:
        """Let the game begin, for which nothing more must be waited."""
        self.still()
        self._begin(user)

    def reasons(self) -> tuple[EngineRefused, ...]:
        """All that speaks against the start: the set-up, and a moderator who is wanted and not here."""
        host = self.seats.host
        here = host is not None and host.user is not None
        missing = self.rules.options.moderator_mode == CHOSEN and not here
        return (*check(self.setup()), *((EngineRefused("moderator-missing"),) if missing else ()))
