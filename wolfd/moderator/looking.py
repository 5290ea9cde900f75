"""Looking at a table: what its phase is, who lives, what is left of the time; and, for one seat, what it knows.

What is told in private is read by its reader alone, and leaves out what he has not; only `open` has as many
lines for who is asked as for who is not. What is not published (deaths of the night, votes) is in none of the public ones.
"""

from engine.events import Answered
from engine.setup import announced, check
from engine.speech import circle
from wolfd.moderator.before.starting import told
from wolfd.moderator.before.waiting import Waiting
from wolfd.moderator.guiding import during
from wolfd.moderator.play.hosting import overview
from wolfd.moderator.play.playing import Playing
from wolfd.moderator.play.votes import unvoted
from wolfd.moderator.seats import HOST, Chair
from wolfd.moderator.words.explaining import night_pace
from wolfd.moderator.words.naming import preset, role
from wolfd.moderator.words.questions import Form, open_to
from wolfd.moderator.words.wording import Words, named, shown, words
from wolfd.texts import Joined, Message, Value

LOG = 60        # lines of what one learnt that are told at once


# --- a table before the start -----------------------------------------------------------------------------------------


def waiting_table(waiting: Waiting) -> Words:
    """Who sits here, who is not ready, and which deck is to be dealt; the same objects, worded already, while it is the same."""
    if not (waiting.seats.chairs or waiting.seats.host or waiting.filling.after):  # there are but its rules to tell
        waiting.rules.drawn = waiting.rules.drawn or _waiting_table(waiting)
        return waiting.rules.drawn
    told = _waiting_table(waiting)
    if told != waiting.drawn:
        waiting.drawn = told
    return waiting.drawn


def _waiting_table(waiting: Waiting) -> Words:
    options = waiting.rules.options
    seats, least = len(waiting.seats), options.min_players
    unready = tuple(chair.label for chair in waiting.seats.humans if not chair.ready)
    sitting = tuple(chair.label for chair in waiting.seats)
    ready = Message("waiting-unready", unready=unready) if unready else Message("waiting-ready")
    return (
        Message("waiting-seats", seats=seats, least=least, most=options.max_players, sitting=sitting),
        *((ready,) if seats else ()),
        *told(waiting),
        *waiting.filling.told,
        *((Message("waiting-moderator", who=waiting.seats.host.nick),) if waiting.seats.host is not None else ()),
        _deck(waiting),
        *((night_pace(waiting.setup().options, by_people=not waiting.rules.has_speed),) if seats else ()),
    )


def _deck(waiting: Waiting) -> Message:
    """By which rules, and with which cards, those who sit here would play."""
    setup, name = waiting.setup(), preset(waiting.rules.options.preset)
    if check(setup):
        return Message("waiting-deck-later", preset=name)
    return Message("waiting-deck", preset=name, deck=tuple(Message(f"deck-{card}", count=count) for card, count in announced(setup)))


# --- a game -----------------------------------------------------------------------------------------------------------


def greeting(playing: Playing, form: Form, *, may_wait: bool) -> Words:
    """For who comes and has no seat: he may watch, wait for a seat unless he is about to, or take back one that waits."""
    waits = any(not chair.here for chair in playing.seats.people)
    back = (Message("greeting-back", do=form.secret),) if waits else ()
    bench = (Message("bench-may", do=form.room),) if may_wait and playing.deal.setup.options.substitution != "off" else ()
    return (Message("greeting-running", do=form.room), *bench, *back, phase(playing))


def playing_table(playing: Playing) -> Words:
    """Phase and time, the living, the dead, the Sheriff, and the votes that are public."""
    t, name = playing.table, playing.seats.label
    # A death of this moment that is not published yet is nobody's business.
    living = tuple(seat for seat in range(1, t.seats + 1) if seat not in t.died)
    return (
        phase(playing),
        Message("table-living", count=len(living), who=tuple(_living(playing, seat) for seat in living)),
        Message("table-dead", who=tuple(_dead(playing, seat) for seat in t.died) or Message("nobody")),
        Message("table-sheriff", who=name(t.sheriff) if t.sheriff else Message("nobody")),
        Message("table-votes", votes=_votes(playing)),
        *((Message("table-unvoted", who=named(missing, name)),) if (missing := unvoted(t)) else ()),
    )


def phase(playing: Playing) -> Message:
    """Which night or day it is, and what is left of the step; the same whoever is asked in it."""
    t = playing.table
    step = Message(f"name-{t.round.step}") if t.round else Message("none")
    count = t.night if t.phase == "night" else t.day
    return Message(f"phase-{t.phase}", count=count, step=step, seconds=round(playing.pace.left),
                   paused=Message("phase-paused" if playing.paused else "phase-running"))


def _living(playing: Playing, seat: int) -> Value:
    """Who has left the game, as all have heard, dies only at its next resolution."""
    label = playing.seats.label(seat)
    return Message("living-left", who=label) if seat in playing.table.removed else label


def _dead(playing: Playing, seat: int) -> Value:
    t = playing.table
    if seat not in t.revealed:
        return playing.seats.label(seat)
    return Message("dead-shown", who=playing.seats.label(seat), what=shown(t.revealed[seat]))


def _votes(playing: Playing) -> Value:
    """The votes of the open round, where they are public as they are given (VOT-8)."""
    t, name = playing.table, playing.seats.label
    if t.setup.options.vote_visibility != "live":
        return Message("none")
    given = [(kind, seat, picks) for (kind, seat), picks in t.answers.items() if kind in {"vote", "nominate"} and picks != (0,)]
    return tuple(Message("nomination-of" if kind == "nominate" else "vote-of", by=name(seat), target=named(picks, name))
                 for kind, seat, picks in given) or Message("none")


def own_role(playing: Playing, chair: Chair) -> Words:
    """A seat's card, and its pack, love and what has happened to it where there is any; all cards for a moderator."""
    if chair.number == HOST:
        return overview(playing)
    t, name, seat = playing.table, playing.seats.label, chair.number
    pack = t.pack if seat in t.pack else ()
    loves, states = playing.telling.loves.get(seat, ()), _states(playing, seat)
    return (
        _own_card(playing, chair),
        *((Message("own-pack", who=named(pack, name)),) if pack else ()),
        *((Message("own-love", who=named(loves, name)),) if loves else ()),
        *((Message("own-state", state=states),) if states else ()),
    )


def own_pack(playing: Playing, chair: Chair) -> Words:
    """Who is a seat's pack, and who hears its private talk now; that it has neither, if so."""
    t, name, seat = playing.table, playing.seats.label, chair.number
    hearing = tuple(other for other in circle(t, seat) if other != seat)
    told = (*((Message("own-pack", who=named(t.pack, name)),) if seat in t.pack else ()),
            *((Message("own-circle", who=named(hearing, name)),) if hearing else ()))
    return told or (Message("own-pack-none"),)


def _own_card(playing: Playing, chair: Chair) -> Message:
    """What a seat knows to be its own; a card exchanged in secret is not that yet (H-5)."""
    first, *second = playing.telling.cards[chair.number]
    if not second:
        return Message("own-card", who=chair.label, role=role(first), does=Message(f"does-{first}"))
    cards = Message("two-cards", first=role(first), second=role(second[0]))
    does = Joined((Message(f"does-{first}"), Message(f"does-{second[0]}")), "sentences")
    return Message("own-card", who=chair.label, role=cards, does=does)


def _states(playing: Playing, seat: int) -> tuple[Message, ...]:
    """What else a seat knows of itself: Masons, charm, fascination, whom it supports, lost powers."""
    t, name = playing.table, playing.seats.label
    found = []
    if seat in t.masons:
        found.append(Message("state-mason", who=named(tuple(s for s in t.masons if s != seat), name)))
    if seat in playing.telling.charmed:
        found.append(Message("state-charmed"))
    if seat in t.fascinated:
        found.append(Message("state-fascinated"))
    if seat in t.supports:
        found.append(Message("state-supports", who=name(t.supports[seat])))
    if seat in playing.telling.powerless:
        found.append(Message("state-powerless"))
    return tuple(found)


def own_open(playing: Playing, chair: Chair, form: Form) -> Words:
    """What is asked of a seat, or that nothing is; its answer that stands, if it gave one; and the time."""
    t, seat = playing.table, chair.number
    standing = tuple(line for ask in open_to(t, seat) if (ask.kind, seat) in t.answers
                     for line in words(Answered((seat,), ask.round, ask.kind, t.answers[ask.kind, seat]), playing.seats.label))
    stands = (Message("answer-stands", answers=Joined(standing, "sentences")),) if standing else ()
    return (during(playing, chair, form), *stands, phase(playing))


def own_log(playing: Playing, chair: Chair) -> Words:
    """What a seat has learnt so far, the latest last."""
    learnt = playing.telling.learnt[chair.number][-LOG:]
    return tuple(Message("learnt", when=when, what=what) for when, what in learnt) or (Message("nothing-learnt"),)


def sitting(chairs: list[Chair]) -> Words:
    """Who sits where, and who is away."""
    return (Message("who-sits", who=tuple(_presence(chair) for chair in chairs) or Message("nobody")),)


def _presence(chair: Chair) -> Value:
    return chair.label if chair.here or chair.bot else Message("who-away", who=chair.label)
