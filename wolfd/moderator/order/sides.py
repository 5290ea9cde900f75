"""Words beside the game: while it runs its seats, dead or alive, do not reach each other but through it.

By `private_words` they may not (`forbid`), they may and the game's record has it (`log`), or nobody minds (`allow`).
Where they may not, what they say of themselves (away, real name, parting words) is kept back and told after the game.
A watcher hears what all hear; whoever plays, or by option comes from a player's address, is no watcher.
"""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from wolfd.chat.coming import AWAY
from wolfd.chat.muffling import Kind
from wolfd.chat.names import fold
from wolfd.chat.people import Channel, User
from wolfd.moderator.order import staff
from wolfd.moderator.order.origin import network
from wolfd.moderator.roll import Roll, is_absent
from wolfd.moderator.seats import HOST, Chair
from wolfd.moderator.table import Table
from wolfd.texts import Message

if TYPE_CHECKING:
    from wolfd.moderator.office import Office
    from wolfd.moderator.play.playing import Playing

FORBID, LOG = "forbid", "log"
TOLD = ("part", "quit", "topic")
"""Kinds of words that are told when the game is over; the others are shown then."""
NAME = "user"
"""The user name of a player of whom none is known."""


class Sides:
    """Looks after the whole house; a `chat.muffling.Muffler`."""

    def __init__(self, office: "Office") -> None:
        self._office = office
        self.roll = Roll(office.games)
        self._withheld: dict[str, list[tuple[str, User | None, Kind, str]]] = {}
        """Game -> what was kept back, in order."""
        self._dressed: dict[str, dict[int, tuple[str, str]]] = {}
        """Game -> seat -> the real name and the user name that its player had when it began."""
        self._told: dict[str, set[Message]] = {}
        """Game -> what moderators were told of addresses."""

    @property
    def _forbids(self) -> bool:
        return self._office.settings.private_words == FORBID

    # --- what the chat asks -------------------------------------------------------------------------------------------

    def may_write(self, user: User, to: User) -> Message | None:
        """Players of one running game do not talk in private, nor with who may still take a seat in it."""
        playing = self._shared_game(user, to) if self._forbids else None
        if playing is None:
            return None
        return Message("no-private" if playing.has_part(user) and playing.has_part(to) else "no-private-bench", who=to.nick)

    def marks(self, user: User, to: User) -> dict[str, str]:
        """The game whose record has a private word, by option."""
        playing = self._shared_game(user, to) if self._office.settings.private_words == LOG else None
        return {"game": playing.deal.game, "chan": playing.channel.name} if playing is not None else {}

    def may_talk(self, user: User, channel: Channel) -> Message | None:
        """Whoever plays talks at his own table alone."""
        playing = self._game_elsewhere(user, channel) if self._forbids else None
        return Message("talk-at-your-table", room=playing.channel.name) if playing is not None else None

    def refused(self, user: User, to: User | Channel, text: str, kind: str) -> None:
        """The record of the game has what its player was not let say beside it; those who keep order alone read it."""
        playing = self._shared_game(user, to) if isinstance(to, User) else self._game_elsewhere(user, to)
        if playing is not None:
            whom = to.person if isinstance(to, User) else to.name
            playing.record("query.refused", person=user.person, nick=user.nick, to=whom, to_nick=getattr(to, "nick", whom), text=text, kind=kind)

    def plays(self, user: User) -> bool:
        """Whether somebody has, or has had, a seat in a running game."""
        return next(self._games_of(user), None) is not None

    def may_open(self, user: User) -> bool:
        """Whoever has a seat in a game opens no other room: its name would be a message."""
        return not self._forbids or not any(playing.seats.of(user) is not None for playing in self._games_of(user))

    def may_log_in(self, user: User, account: str) -> bool:
        """Whoever has a seat in a game logs in to the account of his nick, or of a seat: another name would be a message."""
        return not (self._forbids and self.plays(user)) or fold(account) == fold(user.nick) or any(account in playing.persons for playing in self._running)

    def dress(self, user: User) -> None:
        """A player who comes in again is called as he was."""
        playing = next(self._games_of(user), None) if self._forbids else None
        if playing is not None and not user.bot:
            chair = next((chair for chair in playing.seats.places if chair.person == user.person), None)
            self._undress(user, playing, chair)

    def may_watch(self, user: User, channel: Channel) -> str:
        """Why somebody may not look on at a game; nothing if he may, or is given a seat in it as he comes."""
        table = channel.keeper if isinstance(channel.keeper, Table) else None
        if table is None or table.playing is None or user.bot or table.seats.of(user) is not None:
            return ""
        return "" if self._office.seat_of_account(table, user) is not None else self._shares(user, table.playing)

    def withholds(self, user: User, kind: Kind, text: str) -> bool:
        """Keep words back that somebody who plays would show, or who looks on and is silent; tell him so unless he goes."""
        playing = next(self._games_of(user), None) if self._forbids else None
        own = playing is not None
        if playing is None and kind != "topic" and self._forbids:
            playing = next((each for each in self._running if each.channel in user.channels), None)
        if playing is None or user.bot:
            return False
        if kind == "quit":
            said = Message("quit-said", reason="").text(self._office.hall.language).rstrip()
            if not text.startswith(said):
                return True     # how a connection broke is nobody's words, and nobody's business
            text = text.removeprefix(said).lstrip()
        self._keep(playing, user, kind, text)
        if kind != "quit":
            self._office.hall.tell(user, Message("words-withheld" if own else "words-withheld-watching", room=playing.channel.name))
        return True

    def _keep(self, playing: "Playing", user: User, kind: Kind, text: str) -> None:
        self._withheld.setdefault(playing.deal.game, []).append((user.nick, user, kind, text))
        playing.record("chat.withheld", person=user.person, nick=user.nick, kind=kind, text=text)

    def restore(self, game: str, withheld: Iterable[tuple[str, Kind, str]]) -> None:
        """Know after a restart what was kept back before it, and of whom by nick: he himself has not come in again.

        Away ended with his connection, and a real name he tells anew as he comes: of those nothing is shown at the end.
        """
        self._withheld[game] = [(nick, None, kind, text) for nick, kind, text in withheld]

    # --- the course of a game -----------------------------------------------------------------------------------------

    def begin(self, playing: "Playing") -> None:
        """A game begins: put out those who may not watch it, and tell moderators of addresses that players share."""
        game = playing.deal.game
        self._dressed[game] = {chair.number: (chair.user.real, chair.user.name) for chair in playing.seats.places if chair.user is not None}
        for user in watchers(playing):
            why = self._shares(user, playing)
            if why:
                reason = Message(why, channel=playing.channel.name, secret=self._office.form(user).secret).text(user.language)
                self._office.hall.kick(self._office.hall.moderator, user, playing.channel, reason)
        self._tell_addresses(playing)

    def returned(self, playing: "Playing", chair: Chair) -> None:
        """A player is back, by whatever connection: what he calls himself besides his nick is no new word either."""
        user = chair.user
        if user is None or user.bot:
            return
        real = user.real
        if self._forbids and playing in self._games_of(user):
            self._undress(user, playing, chair)
        if user.real != real:
            self._office.hall.redress(user, user.real)
        if user.away and user.away != AWAY:
            self._office.hall.set_away(user, user.away)
        self._tell_addresses(playing)

    def _undress(self, user: User, playing: "Playing", chair: Chair | None) -> None:
        """Keep back what a player calls himself now, besides his nick, and give him what he had."""
        known = self._dressed.setdefault(playing.deal.game, {})
        before, name = known.setdefault(chair.number, (user.nick, NAME)) if chair is not None else (user.nick, NAME)
        user.name = name
        if user.real not in {before, user.nick, name}:
            self._keep(playing, user, "real", user.real)
            user.real = before

    def over(self, playing: "Playing") -> None:
        """A game is over: what was kept back is shown, and told."""
        game, hall = playing.deal.game, self._office.hall
        withheld = self._withheld.pop(game, [])
        self._dressed.pop(game, None)
        self._told.pop(game, None)
        for nick, user, kind, text in withheld:
            if kind in TOLD:
                playing.telling.announce(Message(f"withheld-{kind}", who=nick, text=text))
            elif user is None:
                continue
            elif kind == "away" and user.away == AWAY:
                hall.set_away(user, text)
            elif kind == "real" and user.sessions:
                hall.set_real(user, text)

    # --- who is who ---------------------------------------------------------------------------------------------------

    def addresses(self, playing: "Playing") -> tuple[Message, ...]:
        """A line for each address from which several of a game's players come; for moderators only."""
        groups: dict[str, list[Chair]] = {}
        for chair in playing.seats.people:
            if chair.user is not None and network(chair.user):
                groups.setdefault(network(chair.user), []).append(chair)
        return tuple(Message("address-shared", who=tuple(chair.label for chair in group), room=playing.channel.name)
                     for group in groups.values() if len(group) > 1)

    def seen_by(self, user: User, playing: "Playing") -> tuple[Message, ...]:
        """How many watch; and for who moderates, which players share an address."""
        chair = playing.seats.of(user)
        moderates = chair.number == HOST if chair is not None else not playing.has_part(user) and self._office.staff.keeps(user, playing.channel.name)
        return (Message("watchers", count=len(watchers(playing))), *(self.addresses(playing) if moderates else ()))

    def _games_of(self, user: User) -> Iterator["Playing"]:
        """The running games in which somebody has a seat, or had one, or is called as a seat that waits."""
        like = {playing for playing, chair in self.roll.called(user.nick) if is_absent(chair)}
        return (playing for playing in self._running if playing in like or playing.has_part(user))

    @property
    def _running(self) -> Iterator["Playing"]:
        """The running games but for lessons, which are one's own."""
        return (playing for playing in self._office.games if not playing.deal.setup.deal)

    def _shared_game(self, user: User, other: User) -> "Playing | None":
        if user is other or not self._office.games:
            return None
        games = (*self._games_of(other), *self._games_before(other))
        own = next((game for game in self._games_of(user) if game in games), None)
        return own or next((game for game in self._games_before(user) if game in self._games_of(other)), None)

    def _game_elsewhere(self, user: User, channel: Channel) -> "Playing | None":
        """The game that somebody plays while he is about to talk in a channel, if that is none where he sits."""
        if not self._office.games or (isinstance(channel.keeper, Table) and channel.keeper.seats.of(user) is not None):
            return None
        return next((game for game in self._games_of(user) if game.channel is not channel), None)

    def _games_before(self, user: User) -> Iterator["Playing"]:
        """The running games of which somebody may know or learn more than who watches.

        He may be given a seat at any time, from the bench (`takeover`) or with its key; or he may be one who has left it.
        """
        return (table.playing for table in self._office.tables.values() if table.playing is not None and not table.playing.deal.setup.deal
                and ((table.bench.has(user) and table.options.substitution == "takeover") or _comes_from_absent(user, table.playing) or table.playing.leavers.may_be(user)))

    def _shares(self, user: User, playing: "Playing") -> str:
        """What of a player's somebody without a seat has: his account, or by option his address."""
        chairs = playing.seats.people
        if user.account is not None and user.account in {chair.account for chair in chairs}:
            return "watcher-plays"
        where = "" if self._office.settings.watch_same_address else network(user)
        if where and where in {network(chair.user) for chair in chairs if chair.user is not None and chair.user is not user}:
            return "watcher-of-address"
        return ""

    def _tell_addresses(self, playing: "Playing") -> None:
        """Tell moderators, and a human one of this game, what they were not told yet."""
        told = self._told.setdefault(playing.deal.game, set())
        for message in self.addresses(playing):
            if message not in told:
                told.add(message)
                staff.tell(self._office, playing.channel.name, message)
                if playing.seats.host is not None:
                    playing.telling.whisper(HOST, message)


def _absent(playing: "Playing") -> list[Chair]:
    return [chair for chair in playing.seats.people if chair.user is None or not chair.user.sessions]


def _comes_from_absent(user: User, playing: "Playing") -> bool:
    """Whether a guest comes from where a guest came who is away from his seat: he may be the same."""
    where = network(user) if user.account is None else ""
    return bool(where) and any(chair.network == where and chair.account is None for chair in _absent(playing))


def watchers(playing: "Playing") -> list[User]:
    """Those in the channel of a game who have no seat in it."""
    moderator = playing.means.hall.moderator
    return [user for user in playing.channel.members if user is not moderator and not user.bot and playing.seats.of(user) is None]
