"""What is asked about persons, at no table: their statistics, the best of them, what is kept of one's own, forgetting it.

All of it is answered later, from the store of accounts, and changes only when a game ends.
"""

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, TypeAlias

from twisted.internet.defer import Deferred
from twisted.logger import Logger

from wolfd.chat.knowing import Patient
from wolfd.chat.people import Channel, Refused, User
from wolfd.moderator.play.results import played
from wolfd.moderator.typed.reading import Typed
from wolfd.moderator.words.naming import CARDS, preset, role
from wolfd.texts import Message, Value

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from wolfd.merits import Ledger, Own, Played, Rating, Result, Tally
    from wolfd.moderator.office import Office
    from wolfd.moderator.play.playing import Playing
    from wolfd.moderator.words.wording import Words

MOST = 10
"""Rows of a list of the best."""
SURE = 60.0
"""Seconds in which a second word must follow the first."""
DECKS = frozenset({"decks", "牌组", "牌組"})
ME = frozenset({"me", "我"})

LOG = Logger()

Work: TypeAlias = "Coroutine[Deferred[Any], Any, Words]"


class People:
    """Answers for the whole house."""

    def __init__(self, office: "Office") -> None:
        self._office = office
        self.kept: Ledger | None = None
        """Where games are kept; nothing on a server without accounts."""
        self._forgetting: tuple[User | None, float] = (None, 0.0)
        """Who said once that his games shall be forgotten, and until when he may say it again."""

    def remember(self, playing: "Playing") -> None:
        """Keep how a game ended, if it was played to its end."""
        result = played(playing)
        if result is not None and self.kept is not None:
            self.kept.keep(result)

    def stats(self, user: User, word: str) -> None:
        """Tell somebody's statistics: those of a nick here that is logged in, else of an account of that name."""
        here = self._office.hall.find_user(word)
        name = (here.account or word if here is not None else word) if word else _own_account(user)
        self._answer(user, _career(self.ledger, name))

    def top(self, user: User, word: str) -> None:
        """Tell the best, or which decks were played most."""
        if word and word.casefold() not in DECKS:
            raise Refused("top-what", word=word)
        self._answer(user, _decks(self.ledger) if word else _best(self.ledger))

    def forget(self, user: User, word: str) -> None:
        """Forget somebody's own games, at the second word."""
        if word.casefold() not in ME:
            raise Refused("forget-whom", word=word)
        account = _own_account(user)
        (asked, until), now = self._forgetting, self._office.means.clock.seconds()
        if asked is not user or now > until:
            self._forgetting = (user, now + SURE)   # whoever else wants it meanwhile begins with his first word again
            raise Refused("forget-again")
        self._forgetting = (None, 0.0)
        self._answer(user, _forgotten(self.ledger, account))

    def export(self, user: User) -> None:
        """Tell somebody all that is kept of his account."""
        self._answer(user, _exported(self.ledger, _own_account(user)))

    @property
    def ledger(self) -> "Ledger":
        if self.kept is None:
            raise Refused("stats-unkept")
        return self.kept

    def _answer(self, user: User, work: Work) -> None:
        """Tell somebody what comes of it; what he types next waits for that."""
        done = Deferred.fromCoroutine(self._tell(user, work))
        done.addErrback(lambda why: LOG.failure("a question about persons has failed", why))
        for session in user.sessions:
            if isinstance(session, Patient):
                session.wait(done)

    async def _tell(self, user: User, work: Work) -> None:
        try:
            told = await work
        except Refused as refused:
            why = refused
            self._office.attempt(user, lambda: _raise(why))
            return
        for message in told:
            self._office.hall.tell(user, message)


def _raise(why: Refused) -> None:
    raise why


def _own_account(user: User) -> str:
    if user.account is None:
        raise Refused("stats-no-account")
    return user.account


# --- what is told -----------------------------------------------------------------------------------------------------


async def _career(ledger: "Ledger", name: str) -> "Words":
    found = await ledger.career(name)
    total = found.total
    if not total.games:
        return (Message("stats-none", who=found.account),)
    return (
        Message("stats-total", who=found.account, games=total.games, wins=total.wins, survived=total.survived),
        Message("stats-roles", rows=tuple(_row(role(tally.name) if tally.name in CARDS else tally.name, tally) for tally in found.roles)),
        Message("stats-presets", rows=tuple(_row(preset(tally.name), tally) for tally in found.presets)),
    )


def _row(name: Value, tally: "Tally") -> Message:
    return Message("stats-row", name=name, games=tally.games, wins=tally.wins, survived=tally.survived)


async def _best(ledger: "Ledger") -> "Words":
    rows = await ledger.best(MOST)
    if not rows:
        return (Message("top-none"),)
    return (Message("top-title"),
            *(Message("top-row", place=place, who=row.name, wins=row.wins, games=row.games) for place, row in enumerate(rows, 1)))


async def _decks(ledger: "Ledger") -> "Words":
    rows = await ledger.ratings(MOST)
    return (Message("decks-title"), *map(_rating, rows)) if rows else (Message("top-none"),)


def _rating(row: "Rating") -> Message:
    village, wolves = (round(100 * count / row.games) for count in (row.village, row.wolves))
    return Message("decks-row", seats=row.seats, deck=_deck(row.deck), games=row.games, village=village, wolves=wolves)


def _deck(text: str) -> Value:
    """The cards of a deck as they are called; those that this version does not know are left out."""
    cards = (card.split(":") for card in text.split())
    return tuple(Message(f"deck-{card}", count=int(count)) for card, count in cards if card in CARDS) or Message("none")


async def _forgotten(ledger: "Ledger", account: str) -> "Words":
    return (Message("forgotten", games=await ledger.forget(account)),)


async def _exported(ledger: "Ledger", account: str) -> "Words":
    own = await ledger.own(account)
    return (_account(own), *_marks(own), *(_game(game, result) for game, result in own.games), Message("export-more"))


def _marks(own: "Own") -> "Words":
    return (Message("export-marks", marks=tuple(f"{target} {time}" for target, time in own.marks)),) if own.marks else ()


def _account(own: "Own") -> Message:
    certificates: Value = own.certificates or Message("none")
    return Message("export-account", account=own.account, person=own.person, language=own.language or Message("none"),
                   made=_day(own.made), certificates=certificates, games=len(own.games))


def _game(game: "Played", result: "Result") -> Message:
    won = Message("export-won" if result.won else "export-lost")
    survived = Message("export-survived" if result.survived else "export-died")
    return Message("export-game", day=_day(game.at), game=game.game, preset=preset(game.preset), seats=game.seats,
                   role=role(result.role), won=won, survived=survived)


def _day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d")


def _word(typed: Typed) -> str:
    return typed.words[0] if typed.words else ""


PEOPLE: "dict[str, Callable[[Office, User, Channel | None, Typed], None]]" = {
    "stats": lambda office, user, _, typed: office.people.stats(user, _word(typed)),
    "top": lambda office, user, _, typed: office.people.top(user, _word(typed)),
    "forget": lambda office, user, _, typed: office.people.forget(user, typed.words[0]),
    "tutorial": lambda office, user, _, __: office.tutorial.begin(user),
    "recap": lambda office, user, channel, typed: office.recap.do(user, channel, typed),
    "export": lambda office, user, _, __: office.people.export(user),
}
"""What each verb does."""
