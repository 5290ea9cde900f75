"""What artificial players do in a game: they answer, and they speak aloud."""

from typing import TYPE_CHECKING

from engine.commands import Command
from engine.events import Seat
from engine.players.beliefs import Saying
from engine.speech import is_anonymous
from wolfd.moderator.means import By
from wolfd.moderator.play.deal import plain_saying
from wolfd.moderator.words.wording import saying
from wolfd.texts import Message

if TYPE_CHECKING:
    from wolfd.moderator.play.playing import Playing


def feed_bot(playing: "Playing", command: Command, seat: Seat) -> None:
    """An artificial player's command goes in as anybody's."""
    chair = playing.seats[seat]
    playing.feed(command, By(chair.person, chair.nick))


def say_bot(playing: "Playing", said: Saying) -> None:
    """An artificial player says something: on record like anybody's words, with what is needed to say it again."""
    user, words = playing.seats[said.by].user, saying(said, playing.seats.label)
    if user is None or playing.channel not in user.channels or playing.table.rules.speech_rules(playing.table):
        return      # on a day with rules of speech of its own it rather says nothing
    if is_anonymous(playing.table):
        playing.telling.announce(Message("anonymous-said", text=words))
    else:
        playing.means.hall.utter(user, playing.channel, words, game=playing.deal.game, said=plain_saying(said))
