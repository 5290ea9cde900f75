"""What a room is told of a game's events: which of them are anything to it, and who has the badge as they are told."""

from engine import events as e
from engine.events import Event, Seat
from engine.options import Options
from wolfd.moderator.words.phrasing import Name
from wolfd.moderator.words.wording import Words, words
from wolfd.texts import Message, Value


def goes_in_turn(options: Options) -> bool:
    """Whether people may speak or vote one after the other by these rules."""
    return (options.discussion_mode != "free" or (options.vote_mode == "two_stage" and options.vote_visibility == "live")
            or "new_moon" in options.variants)


class Publicly:
    """Words what one game's room is told, event by event in their order."""

    __slots__ = ("_goes_in_turn", "_label", "_sheriff")

    def __init__(self, options: Options, label: Name) -> None:
        self._goes_in_turn = goes_in_turn(options)
        self._label = label
        self._sheriff: Seat = 0
        """Who has the badge, as far as the room was told."""

    def is_told(self, event: Event) -> bool:
        """Whether the room is told an event: in which order one would speak is nothing to people who all talk at once."""
        return isinstance(event, e.Public) and (self._goes_in_turn or not isinstance(event, e.OrderSet))

    def words(self, event: Event, do: str) -> Words:
        """What the room is told of an event; the Sheriff is named among those who voted, as that vote counts more."""
        return words(event, self._badged if isinstance(event, e.VotesShown) else self._label, do)

    def follow(self, event: Event) -> None:
        """Take in where the badge goes."""
        match event:
            case e.Elected(who=seat) | e.BadgePassed(to=seat):
                self._sheriff = seat
            case e.BadgeTorn() | e.SheriffDismissed():
                self._sheriff = 0

    def _badged(self, seat: Seat) -> Value:
        label = self._label(seat)
        return Message("badged", who=label) if seat and seat == self._sheriff else label
