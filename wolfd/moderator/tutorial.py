"""A short guided game in a room of its own: one person with artificial players, a fixed deal, and a word on each step.

The deal makes him the Seer, and the first word tells him whom to look at. He may go at any time, at one word.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine import events as e
from engine.events import Event, Seat
from engine.options import Options
from engine.setup import Setup
from wolfd.chat.names import fold
from wolfd.chat.people import Channel, User
from wolfd.moderator.before import joining
from wolfd.moderator.means import by
from wolfd.moderator.play.deal import Deal
from wolfd.moderator.play.playing import Playing
from wolfd.moderator.table import Table
from wolfd.texts import Message

if TYPE_CHECKING:
    from wolfd.moderator.office import Office

DEAL = ("seer", "villager", "villager", "werewolf", "villager", "villager")
PUPIL: Seat = 1
WOLF: Seat = 4
SEED = bytes(15) + b"\x01"
"""With it the wolf takes another than the pupil in the first night."""
STEPS = ("seer", "wolves", "discussion", "vote")
LATER = "lesson-condemned"
"""What is told when the votes are."""
OPTIONS = Options(deck=("seer",), wolf_count="manual:1", sheriff_election_time="off", vote_mode="single", discussion_mode="free",
                  reveal_lynch="role", speed="slow", t_discussion=300)


class Tutorial:
    """Gives each who asks a room and a game."""

    def __init__(self, office: "Office") -> None:
        self._office = office
        self._rooms: set[str] = set()

    def table(self, channel: Channel) -> Table | None:
        """The table of a room that has just been opened, if it is one of ours."""
        if fold(channel.name) not in self._rooms:
            return None
        self._rooms.discard(fold(channel.name))
        return Lesson(self._office.means, channel, self._office)

    def begin(self, user: User) -> None:
        """Open a room for somebody, and begin; Refused if he sits at a table already."""
        joining.check(self._office, None, user)
        hall, name = self._office.hall, f"#tutorial-{self._office.means.new_game()[1:5].lower()}"
        self._rooms.add(fold(name))
        channel = hall.open(name)
        channel.modes |= {"s", "i"}
        hall.secret.add(channel)
        user.invited[channel] = None
        table = channel.keeper
        if isinstance(table, Lesson):
            table.teach(user)


class Lesson(Table):
    """One person's room: no other comes in, and it closes when the game is over."""

    _explaining: "Explaining"

    def teach(self, user: User) -> None:
        """Let the pupil in and begin."""
        self.means.hall.join(user, self.channel.name)
        self.waiting.join(user)
        self.waiting.filling.to(len(DEAL) - 1, user.language)
        deal = Deal(self.waiting.game, Setup(len(DEAL), OPTIONS, DEAL), SEED, self.means.entropy(16))
        playing = self.deal(deal)
        self._explaining = Explaining(playing, user)
        playing.follow = self._explaining.follow
        self._office.sides.begin(playing)
        self._explaining.begin()
        playing.tells_seal = False      # the deal of a lesson is no secret, and a long number its worst beginning
        playing.begin(by(user))

    def came(self, user: User) -> None:
        """Nothing waits here for him but the lesson itself; after a restart it is a game like any other."""
        if self.playing is not None:
            super().came(user)

    def left(self, user: User) -> None:
        """The pupil has gone: so has the lesson."""
        if not user.bot and self.playing is not None:
            self.playing.abort("lesson")
        super().left(user)

    def leave(self, user: User) -> None:
        """Give up at the first word: nobody else plays here."""
        if self.playing is None:
            super().leave(user)
        else:
            self.playing.abort("lesson")

    def _seat_again(self, old: Playing) -> None:
        """Let the artificial players go, and say what comes after the lesson."""
        for chair in old.seats.bots:
            if chair.user is not None:
                self.means.hall.quit(chair.user, "")
        self._explaining.end(old)


class Explaining:
    """What the pupil is told of each step, the first time that it comes."""

    def __init__(self, playing: Playing, user: User) -> None:
        self._playing = playing
        self._user = user
        self._told: set[str] = set()

    def begin(self) -> None:
        """Say what this is, and by IRC where to look, before anything happens."""
        self._tell("lesson-begins")
        if self._playing.telling.form(PUPIL).room != "/":
            self._tell("lesson-windows")

    def follow(self, events: tuple[Event, ...]) -> None:
        """Explain what has just happened; not that a vote counts, if by then all have been counted."""
        mids = dict.fromkeys(mid for event in events for mid in self._words(event))
        if LATER in mids:
            mids.pop("lesson-vote-answered", None)
        for mid in mids:
            if mid not in self._told:
                self._told.add(mid)
                self._tell(mid)

    def end(self, playing: Playing) -> None:
        """Say what comes after the lesson."""
        self._tell("lesson-over" if playing.table.ended is not None else "lesson-left")

    def _tell(self, mid: str) -> None:
        form = self._playing.telling.form(PUPIL) if self._playing.seats[PUPIL].user is self._user else None
        do, secret = (form.room, form.secret) if form else ("!", "!")
        room = self._playing.channel.name
        self._playing.telling.say_to(self._user, Message(mid, do=do, secret=secret, wolf=WOLF, room=room))

    def _words(self, event: Event) -> Iterator[str]:
        match event:
            case e.Opened(step=step) if step in STEPS:
                yield f"lesson-{step}"
            case e.Answered(to=(seat,), kind=kind) if seat == PUPIL and kind in {"see", "vote"}:
                yield f"lesson-{kind}-answered"
            case e.Saw(to=(seat,), target=target) if seat == PUPIL:
                yield "lesson-saw-wolf" if target == WOLF else "lesson-saw-nothing"
            case e.Died(who=who) if self._playing.table.ended is None:
                yield "lesson-dead" if who == PUPIL else "lesson-died"
            case e.Condemned():
                yield LATER
