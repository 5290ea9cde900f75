"""Cards about the dead: who dies, who returns, and what is told of them (8, 17, 19, 23)."""

from dataclasses import replace

from engine import election, vote
from engine import events as e
from engine.asking import Ask, ask, close
from engine.cards.facts import become, by_lot, choose, kill, present
from engine.events import Asked, Picks, Seat
from engine.rules import AskKind, Rules, Script, Strikes
from engine.table import Table

VOUCHERS = 2
"""How many must vouch for the designated."""
WOLVES = ("wolves", "girl_caught")
"""The causes that make a wolves' victim."""


# --- Punishment ---------------------------------------------------------------------------------------------------------


def punishment(t: Table) -> Script[None]:
    """Somebody is designated, and dies unless two others vouch for him (card 19)."""
    if not present(t):
        return
    who, by = yield from choose(t, "punishment", "punish", present(t))
    t.tell(e.Designated(who, by))
    asks = [Ask("vouch", s, (0, 1), 1) for s in t.others(who)]
    yield from ask(t, "vouch", asks, float(t.options.t_vote), early=True, about=who)
    saved = len(t.vouchers) >= VOUCHERS
    t.tell(e.Judged(who, saved))
    if not saved:
        yield from kill(t, (who,))


def _vouched(t: Table, asked: Asked, picks: Picks | None) -> None:
    """Tell at once who vouches; the second one settles it."""
    by = asked.to[0]
    if picks == (1,) and by not in t.vouchers:
        t.tell(e.Vouched(by))
    elif picks != (1,) and by in t.vouchers:
        t.tell(e.Unvouched(by))
    if len(t.vouchers) >= VOUCHERS:
        close(t, "vouched")


# --- Miracle ------------------------------------------------------------------------------------------------------------


def last_victim(t: Table) -> Seat:
    """Whom the wolves killed last; nobody is 0."""
    return next((s for s in reversed(t.died) if t.causes[s] in WOLVES), 0)


def has_victim(t: Table) -> bool:
    """Whether a Miracle finds somebody."""
    return last_victim(t) != 0


def miracle(t: Table) -> Script[None]:
    """The wolves' last victim returns as an ordinary Villager (card 17)."""
    yield from ()
    who = last_victim(t)
    t.tell(e.Returned(who))
    if t.cards_open:
        t.tell(e.CardChanged((who,), "villager", "villager"))
    else:
        become(t, who, "villager")


# --- what is told of the dead ---------------------------------------------------------------------------------------------


def burial(rules: Rules) -> Rules:
    """What the wolves' victims were is never told (card 23)."""
    return replace(rules, reveal=lambda t, seat: "" if t.causes.get(seat) in WOLVES else rules.reveal(t, seat))


def executioner(rules: Rules) -> Rules:
    """Only the Executioner learns what the executed were; another follows him (card 8)."""

    def reveal(t: Table, seat: Seat) -> str:
        # whose cause is not known yet is about to be executed
        return "" if t.causes.get(seat, "lynch") == "lynch" else rules.reveal(t, seat)

    def execute(t: Table, who: Seat) -> Strikes:
        if t.is_alive(t.executioner) and t.executioner != who:
            t.tell(e.ExecutedShown((t.executioner,), who, t.identity(who)))
        return rules.execute(t, who)

    def succession(t: Table) -> Script[None]:
        yield from rules.succession(t)
        if not t.is_alive(t.executioner) and t.living:
            yield from _succeed(t)

    return replace(rules, reveal=reveal, execute=execute, succession=succession)


def elect_executioner(t: Table) -> Script[None]:
    """Elected like a Sheriff; where the votes settle nothing chance does (card 8)."""
    best = yield from election.elect(t, "executioner", t.living, "executioner")
    if len(best) > 1:
        t.tell(e.Tied(best))
        best = (yield from election.elect(t, "executioner_revote", best, "executioner")) or best
    t.tell(e.ExecutionerNamed(best[0] if len(best) == 1 else by_lot(t, "executioner", best or t.staying or t.living), 0))


def _succeed(t: Table) -> Script[None]:
    """A dead Executioner names the next one, or by option the village elects him (C92)."""
    dead = t.executioner
    if t.options.executioner_succession == "election":
        yield from elect_executioner(t)
        return
    asks = [Ask("executioner_heir", dead, t.living, 1)]
    answers = yield from ask(t, "executioner_heir", asks, float(t.options.t_reaction), about=dead)
    picks = answers.get(("executioner_heir", dead))
    t.tell(e.ExecutionerNamed(picks[0] if picks else by_lot(t, "executioner_heir", t.staying or t.living), dead))


KINDS = (
    AskKind("punish", secret=False),
    AskKind("vouch", changed=_vouched, secret=False, seats=False),
    AskKind("executioner", changed=vote.show_choice, secret=False),
    AskKind("executioner_heir"),
)
