"""What the configuration says of the server's operators and its lasting channels, given to the hall. Only `app` asks."""

from typing import TYPE_CHECKING

from wolfd import settings
from wolfd.accounts import Checks, Operators, Passwords
from wolfd.chat.words import clean, shorten
from wolfd.control import limits
from wolfd.texts import Message

if TYPE_CHECKING:
    from collections.abc import Iterable

    from twisted.internet.interfaces import IReactorTime

    from wolfd.accounts.means import InThread
    from wolfd.chat.hall import Hall
    from wolfd.control.config import Config
    from wolfd.control.tables import Channel
    from wolfd.running.reload import Outcome


def named_operators(hall: "Hall", config: "Config", in_thread: "InThread", clock: "IReactorTime") -> Operators:
    """Those whom the configuration names, checked in the thread of passwords."""
    checks = Checks(Passwords(settings.cost(config), b""), in_thread, clock, limits.network, config.accounts.attempts)
    return Operators(hall, checks, settings.operators(config))


def furnish(hall: "Hall", channels: "Iterable[Channel]") -> None:
    """Open the channels that are always there, with their topics and modes."""
    for wanted in channels:
        channel = hall.open(wanted.name)
        channel.is_lasting, channel.founder = True, wanted.founder
        channel.modes = set(wanted.modes)
        if "s" in channel.modes:
            hall.secret.add(channel)
        if wanted.topic:
            channel.topic, channel.topic_by, channel.topic_at = shorten(clean(wanted.topic), hall.limits.topic), hall.name, hall.wall()


def tell_operators(hall: "Hall", outcome: "Outcome") -> None:
    """Tell the operators who are here what came of reading the configuration anew."""
    if not outcome.is_done:
        hall.warn(Message("oper-news-reload-failed", why="; ".join(outcome.faults)))
        return
    hall.warn(Message("oper-news-reload", done=", ".join(outcome.done)) if outcome.done else Message("oper-news-reload-nothing"))
    if outcome.waiting:
        hall.warn(Message("oper-news-reload-waiting", keys=", ".join(outcome.waiting)))
