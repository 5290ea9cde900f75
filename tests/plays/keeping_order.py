"""A house in which order is kept: Mia does so everywhere, Tom in #moon; and what outlives a restart of it."""

from tests.plays.stage import Person, Stage
from wolfd.journal.standing import Standing
from wolfd.moderator.settings import Settings

ROOMS = Settings(moderators=("Mia", "Tom #moon"), operators="#staff", kept=("#wolf",))


def moderated(stage: Stage, nick: str = "Mod", account: str = "mia") -> Person:
    mod = stage.irc(nick)
    stage.hall.set_account(mod.user, account)
    return mod


def begun(settings: Settings = ROOMS, nicks: str = "Ann Bob Carl Dora Emil Fritz Greta Hans") -> Stage:
    stage = Stage(settings=settings)
    for person in stage.seated(nicks):
        person.says("ready")
    return stage


def standing(stage: Stage) -> Standing:
    """What the log carries from start to start."""
    found = Standing()
    for record in stage.book.records:
        found.take(record["type"], record["seq"], record)
    return found


def after_restart(stage: Stage, seconds: float = 0.0) -> Stage:
    """The house again, so many seconds after the beginning of time."""
    again = stage.again()
    again.clock.advance(seconds)
    again.office.measures.restore(standing(stage).now(again.hall.wall()))
    return again
