"""What those who keep order may do to people and games: kick, mute, warn, ban, note, substitute, abort. A row a verb at the end.

Each act has a reason, is on record before anybody hears of it, and tells its subject the name by which he may appeal.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from wolfd.chat.bans import against, span
from wolfd.chat.names import fold
from wolfd.chat.people import Channel, Refused, User
from wolfd.moderator.means import by
from wolfd.moderator.order import staff
from wolfd.moderator.order.measures import BAR, MUTE, NOTE, REMOVED, WARNING, Case, Measure, Whom
from wolfd.moderator.order.reporting import acknowledge, appeal, report
from wolfd.moderator.play.reseating import substitute
from wolfd.moderator.words.lasting import until
from wolfd.texts import Message, Value

if TYPE_CHECKING:
    from wolfd.moderator.office import Office
    from wolfd.moderator.seats import Chair
    from wolfd.moderator.table import Table
    from wolfd.moderator.typed.reading import Typed

SPAN = re.compile(r"(?:0|\d{1,9}[mhdw])", re.IGNORECASE)
SPANS = {MUTE: 600.0, WARNING: 30 * 86_400.0, NOTE: 365 * 86_400.0, BAR: 86_400.0}
"""How long each stands, in seconds, if nothing is said."""


@dataclass(frozen=True, slots=True)
class Act:
    """What was typed, in its parts."""

    office: "Office"
    by: User
    chan: str
    table: "Table | None"
    words: str
    """What follows the verb, but for the name of a channel before all else."""

    def whom(self, *, protects: bool = True) -> tuple["Whom", "Chair | None", str]:
        """Who is meant by the first word, his seat, and what follows; Refused if nobody is.

        `protects`: against those who keep order only an operator may do something.
        """
        word, _, rest = self.words.partition(" ")
        user = self.office.hall.find_user(word)
        chair = _chair(self.table, word, user)
        user = chair.user if chair else user
        if chair is not None and chair.bot:
            raise Refused("moderator-bot")
        if protects and user is not None and self.office.staff.is_of_it(user) and not self.office.staff.has(self.by, staff.MODERATE):
            raise Refused("moderator-target")
        if protects and user is not None and self.office.sides.may_write(self.by, user) is not None:
            raise Refused("moderator-plays")
        return _meant(word, chair, user), chair, rest.strip()

    def reason(self, words: str) -> str:
        if not words:
            raise Refused("missing-reason")
        return words

    def case(self, reason: str, seconds: float = 0.0) -> Case:
        ends_at = self.office.hall.wall() + seconds if seconds else 0.0
        return Case(by(self.by), self.reason(reason), self.chan, ends_at, _game(self.table))

    def timed(self, kind: str, words: str) -> Case:
        """A case with the time that the words begin with, or else the usual one."""
        first, _, rest = words.partition(" ")
        has_span = SPAN.fullmatch(first) is not None
        return self.case(rest.strip() if has_span else words, span(first) if has_span else SPANS[kind])

    def tell(self, mid: str, **values: Value) -> None:
        self.office.hall.tell(self.by, Message(mid, **values))

    def announce(self, message: Message) -> None:
        """Tell the room, if there is one."""
        channel = self.office.hall.find_channel(self.chan)
        if channel is not None:
            self.office.hall.announce(channel, message)


def take(office: "Office", user: User, channel: Channel | None, typed: "Typed") -> None:
    """Do what a verb of `moderating_verbs` says; Refused if the user may not."""
    first, _, rest = " ".join(typed.words).partition(" ")
    named = staff.room(office, user, first) if first.startswith("#") and not first[1:].isdigit() else None
    words = rest.strip() if named else " ".join(typed.words)
    table = office.tables.get(fold(named.name)) if named else office.table_for(user, channel, playing=False)
    room = named or (table.channel if table else channel)
    act = Act(office, user, room.name if room else "", table, words)
    if typed.verb.where == "moderating":
        staff.check(office, user, table, act.chan)
    ACTS[typed.verb.id](act)


# --- to people --------------------------------------------------------------------------------------------------------


def _kick(act: Act) -> None:
    """Take somebody out of the game, or the room where none runs; he may come back to look on."""
    whom, chair, words = act.whom()
    case, table = act.case(words), act.table
    playing, room = table.playing if table else None, act.office.hall.find_channel(act.chan)
    if chair is None and (whom.user is None or room is None or room not in whom.user.channels):
        raise Refused("not-a-member", nick=whom.nick, channel=act.chan)
    if playing is not None and chair is not None and playing.paused == "disk":
        raise Refused("game-paused")
    seat = {"seat": chair.number} if chair else {}
    name = act.office.measures.done(REMOVED, whom, case, **seat)
    act.announce(Message("kicked-out", who=whom.nick, by=act.by.nick, reason=case.reason))
    if playing is not None and chair is not None:
        playing.give_up(chair)
    if whom.user is not None:
        act.office.hall.tell(whom.user, Message("you-are-kicked", room=act.chan, reason=case.reason, id=name,
                                              do=act.office.form(whom.user).room))
        if room is not None and room in whom.user.channels:
            act.office.hall.kick(act.office.hall.moderator, whom.user, room, case.reason)


def _mute(act: Act) -> None:
    """Let somebody say nothing in this channel, nor in a circle of its game; what he does in the game he still may."""
    whom, _, words = act.whom()
    measure = act.office.measures.take(MUTE, whom, act.timed(MUTE, words))
    act.announce(Message("muted-here", who=whom.nick, by=act.by.nick, reason=measure.reason, until=ends(act.office, measure)))
    _tell(act, measure, "you-are-muted")


def _unmute(act: Act) -> None:
    whom, _, _ = act.whom()
    found = [each for each in act.office.measures.in_force() if each.kind == MUTE and fold(each.chan) == fold(act.chan) and _is_of(act.office, each, whom)]
    if not found:
        raise Refused("not-muted", who=whom.nick)
    for measure in found:
        act.office.measures.lift(measure, by(act.by))
    act.announce(Message("unmuted-here", who=whom.nick, by=act.by.nick))


def _warn(act: Act) -> None:
    """Warn somebody; until he has said that he has read it, he takes no seat."""
    whom, _, words = act.whom()
    measure = act.office.measures.take(WARNING, whom, act.timed(WARNING, words))
    _tell(act, measure, "you-are-warned")
    act.tell("warned-noted", who=whom.nick, id=measure.appeal, until=ends(act.office, measure))


def _ban(act: Act) -> None:
    """An operator shuts somebody out of the server, a moderator out of his channel."""
    whom, chair, words = act.whom()
    case = act.timed(BAR, words)
    if act.office.staff.has(act.by, staff.BAN):
        _ban_from_server(act, whom, case)
        return
    measure = act.office.measures.take(BAR, whom, case)
    playing = act.table.playing if act.table else None
    if playing is not None and chair is not None and playing.paused != "disk":
        playing.give_up(chair)
    room = act.office.hall.find_channel(act.chan)
    _tell(act, measure, "you-are-barred")
    if whom.user is not None and room is not None and room in whom.user.channels:
        act.office.hall.kick(act.office.hall.moderator, whom.user, room, case.reason)
    act.tell("barred-noted", who=whom.nick, room=act.chan, until=ends(act.office, measure))


def _ban_from_server(act: Act, whom: Whom, case: Case) -> None:
    target = against(whom.user) if whom.user else f"account:{whom.account}" if whom.account else ""
    if not target:
        raise Refused("ban-nobody", who=whom.nick)
    seconds = case.until - act.office.hall.wall() if case.until else 0.0
    ban, _ = act.office.hall.ban(target, by=act.by.nick, reason=case.reason, seconds=seconds, setter=act.by)
    act.tell("banned-noted", who=whom.nick, target=target, id=ban.appeal, until=until(seconds) if seconds else Message("until-lifted"))


def _unban(act: Act) -> None:
    """Lift what shuts somebody out: of this channel, or (an operator's) of the server."""
    word = act.words
    found = [each for each in act.office.measures.in_force()
             if each.kind == BAR and fold(each.chan) == fold(act.chan) and fold(word) in {fold(each.whom.nick), fold(each.whom.account or "")}]
    for measure in found:
        act.office.measures.lift(measure, by(act.by))
    if not found and act.office.staff.has(act.by, staff.BAN):
        known = {fold(ban.target): ban.target for ban in act.office.hall.bans.all()}
        act.office.hall.unban(known.get(fold(word)) or f"account:{word}", by=act.by.nick, reason="unban")
    elif not found:
        raise Refused("not-barred", who=word)
    act.tell("unbarred-noted", who=word)


def _note(act: Act) -> None:
    """Leave a note for others who keep order; its subject does not hear of it."""
    whom, _, words = act.whom()
    act.office.measures.take(NOTE, whom, act.timed(NOTE, words))
    act.tell("noted", who=whom.nick)


def _notes(act: Act) -> None:
    """Tell what stands about somebody, or (nobody named) about anybody in this channel."""
    whom = act.whom()[0] if act.words else None
    found = [each for each in act.office.measures.in_force()
             if (_is_of(act.office, each, whom) if whom else fold(each.chan) == fold(act.chan))]
    for each in found:
        act.office.hall.tell(act.by, Message("contested" if each.appeals else "measure", kind=Message(f"measure-{each.kind}"), who=each.whom.nick, room=each.chan, by=each.by,
                                             reason=each.reason, until=ends(act.office, each), id=each.appeal))
    if not found:
        act.tell("measures-none")


# --- to games ---------------------------------------------------------------------------------------------------------


def _abort(act: Act) -> None:
    """Call a game off, without a winner."""
    playing = act.table.playing if act.table else None
    if playing is None:
        raise Refused("no-game")
    reason = act.reason(act.words)
    playing.record("mod.aborted", person=act.by.person, nick=act.by.nick, reason=reason)
    act.announce(Message("aborted-why", by=act.by.nick, reason=reason))
    playing.abort("moderator")


# --- small ------------------------------------------------------------------------------------------------------------


def ends(office: "Office", measure: Measure) -> Message:
    """When something is over, in words."""
    return until(measure.until - office.hall.wall()) if measure.until else Message("until-lifted")


def _tell(act: Act, measure: Measure, mid: str) -> None:
    if measure.whom.user is not None:
        act.office.hall.tell(measure.whom.user, told(act.office, measure, measure.whom.user, mid))


def told(office: "Office", measure: Measure, user: User, mid: str) -> Message:
    """What somebody is told of something that stands about him."""
    return Message(mid, room=measure.chan, by=measure.by, reason=measure.reason, id=measure.appeal, until=ends(office, measure),
                   do=office.form(user).room)


def silence(office: "Office", user: User, channel: Channel) -> Message | None:
    """Why somebody may say nothing in a channel, if a moderator wants it so."""
    measure = office.measures.keeps_silent(user, channel.name)
    return told(office, measure, user, "you-are-muted") if measure else None


def remind(office: "Office", user: User) -> None:
    """Tell somebody the warnings that he has not acknowledged."""
    for measure in office.measures.unread(user):
        office.hall.tell(user, told(office, measure, user, "you-are-warned"))


def _is_of(office: "Office", measure: Measure, whom: Whom) -> bool:
    if whom.user is not None:
        return measure.is_about(whom.user, office.measures.place(whom.user))
    return whom.account == measure.whom.account if measure.whom.account else whom.person == measure.whom.person


def _chair(table: "Table | None", word: str, here: User | None) -> "Chair | None":
    """The seat that a word means; nothing if none, as somebody may be meant who has none.

    A whole nick, of whoever is `here` or sits there, goes before the beginning of another.
    """
    if table is None or not len(table.seats):
        return None
    whole = next((chair for chair in table.seats.people if fold(chair.nick) == fold(word)), None)
    if whole is not None or (here is not None and not here.bot):
        return whole
    try:
        return table.seats[table.seats.find(word)]
    except Refused:
        if word.lstrip("#").isdigit():
            raise
        return None


def _meant(word: str, chair: "Chair | None", user: User | None) -> Whom:
    if user is not None and user.sessions:      # no artificial player, and no service
        return Whom.of(user)
    if chair is None:
        raise Refused("no-such-nick", nick=word)
    return Whom(chair.nick, chair.person, chair.account)


def _game(table: "Table | None") -> str:
    return table.playing.deal.game if table and table.playing else ""


ACTS: dict[str, Callable[[Act], None]] = {
    "kick": _kick, "mute": _mute, "unmute": _unmute, "warn": _warn, "ban": _ban, "unban": _unban, "note": _note, "notes": _notes,
    "abort": _abort, "substitute": substitute, "report": report, "acknowledge": acknowledge, "appeal": appeal,
}  # fmt: skip
