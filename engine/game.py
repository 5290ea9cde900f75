"""One game: commands in, events out; and the same game again from what was recorded."""

from collections.abc import Iterable
from dataclasses import replace

from engine import asking, cards, dealing, death, modes, roles, script, substitution, ties, victory, vote
from engine.commands import Answer, Begin, Command, Host, Late, Offended, Refused, Remove, Retract, TakeOver
from engine.events import Event, Overlaid, Pack, Public, Removed, Seats, TakenOver, Told, VoteLost
from engine.roles import cupid, little_girl, scapegoat, seer, werewolf
from engine.rules import Rules, Script, Step, anybody
from engine.setup import Setup, chosen_variants, settled
from engine.table import Table
from engine.variants import VARIANTS

ROLES = {role.id: role for role in roles.ROLES}
WOLF_ROLES = frozenset(role.id for role in roles.ROLES if role.wolf)
KINDS = {kind.id: kind for kind in (*roles.KINDS, *death.KINDS, *vote.KINDS, *modes.KINDS)}
"""The kinds of questions of the plain rules; never changed in place, since all games share them."""
EVERY_KIND = KINDS | {kind.id: kind for kind in (*(kind for variant in VARIANTS.values() for kind in variant.kinds), *cards.KINDS)}
"""Those, the variants' and the event cards': whatever may be asked in some game."""


class Diverged(Exception):
    """A recorded game does not come out the same again: the rules have changed under it (law 7)."""


class Game:
    """A game in play. `feed` is the only way in; `table` tells whatever may be asked."""

    def __init__(self, setup: Setup, seed: bytes) -> None:
        self.setup = setup
        self.table = open_table(setup, seed)
        self._script: Script[None] | None = None

    def feed(self, command: Command) -> tuple[Event, ...]:
        """Put a command in: all that it causes, in order. Refused if it may not be; then nothing has changed."""
        t = self.table
        if t.ended is not None:
            raise Refused("game-over")
        if self._script is None and not isinstance(command, Begin):
            raise Refused("not-begun")
        self._put(command)
        if self._script is not None and t.round is None:
            next(self._script, None)
        return t.take()

    def _put(self, command: Command) -> None:
        match command:  # the most frequent first
            case Answer():
                asking.answer(self.table, command)
            case Late(number):
                asking.late(self.table, number)
            case Retract():
                asking.retract(self.table, command)
            case Begin():
                self._begin()
            case Remove(seat):
                self._remove(seat)
            case TakeOver(seat):
                substitution.check_takeover(self.table, seat)
                self.table.tell(TakenOver(seat))
            case Offended(seat, rule):
                self._offended(seat, rule)
            case Host():
                self._host(command)
            case _:
                raise Refused("not-a-command")

    def _begin(self) -> None:
        if self._script is not None:
            raise Refused("already-begun")
        self._script = script.game(self.table)

    def _remove(self, seat: int) -> None:
        """Take a seat out: its questions end at once, its death joins the next resolution (2.10)."""
        if not self.table.is_alive(seat) or seat in self.table.removed:
            raise Refused("not-living", seat=seat)
        self.table.tell(Removed(seat))
        asking.withdraw(self.table, seat)

    def _offended(self, seat: int, rule: str) -> None:
        """Take today's vote from who broke a rule of speech that is in force (4.7)."""
        t = self.table
        if rule not in t.rules.speech_rules(t) or not t.is_alive(seat) or seat in t.vote_lost:
            raise Refused("no-offence", seat=seat)
        t.tell(VoteLost(seat))
        asking.void_vote(t, seat)

    def _host(self, command: Host) -> None:
        """A human moderator moves the hidden Medium to somebody dead, unless by option it never moves (MOD-6, MOD-6a)."""
        t = self.table
        never = t.options.moderator_mode == "engine" or t.options.medium_antiprobe == "off"
        if never or command.act != "medium" or "medium" not in t.overlays:
            raise Refused("host-cannot", act=command.act)
        if t.is_alive(command.seat) or command.seat not in t.causes:
            raise Refused("host-needs-dead", seat=command.seat)
        t.tell(Overlaid(command.seat, "medium"))

    @classmethod
    def rebuild(cls, setup: Setup, seed: bytes, records: Iterable[tuple[Command, tuple[Event, ...]]]) -> "Game":
        """The game that recorded commands make; Diverged if any of them causes other events than were recorded."""
        game = cls(setup, seed)
        for number, (command, events) in enumerate(records):
            try:
                caused = game.feed(command)
            except Refused as why:
                raise Diverged(f"command {number} is refused now: {why.mid}") from why
            if caused != events:
                raise Diverged(f"command {number} causes something else now")
        return game


def open_table(setup: Setup, seed: bytes = b"") -> Table:
    """An empty table under a set-up's own rules; without a seed it can only be told."""
    setup = settled(setup)
    return Table(setup, rules_of(setup), seed)


def hearers(event: Event, table: Table) -> Seats | None:
    """The seats that may know an event: None is everybody, the watchers too; nobody is ()."""
    match event:
        case Public():
            return None
        case Told(to):
            return to
        case Pack():
            return table.wolves
    return ()


def rules_of(setup: Setup) -> Rules:
    """The rules that a settled set-up is played by: the plain ones, changed by its variants in their order."""
    rules = plain_rules(setup)
    for variant in chosen_variants(setup.options):
        rules = variant.change(replace(rules, kinds=rules.kinds | {kind.id: kind for kind in variant.kinds}))
    return rules


def plain_rules(setup: Setup) -> Rules:
    """The rules without any variant."""
    return Rules(
        roles=ROLES,
        wolf_roles=WOLF_ROLES,
        steps=_ordered(setup.options.night_order),
        kinds=KINDS,
        prepare=script.before_nightfall,
        choose=werewolf.choose,
        bite=death.bite,
        caught=death.caught,
        grief=cupid.grief,
        announced=script.nothing,
        succession=death.succession,
        morning=script.morning,
        trial=script.trial,
        sunset=script.nightfall,
        vote=modes.by_mode,
        tie=ties.settle_tie,
        reveal=death.reveal,
        may_target=anybody,
        charms=lambda table: int(table.options.piper_targets),
        barred=lambda table, by: table.partners(by),
        sheriff_order=lambda table: str(table.options.sheriff_vote_order),
        weight=vote.weight,
        blame=scapegoat.take_blame,
        may_vote=vote.may_vote,
        deal=dealing.deal,
        dealt=lambda card: card,
        see=seer.see,
        peeks=lambda table, step: little_girl.asks(table) if step == table.rules.girl_step(table) else [],
        peeked=little_girl.peeked,
        girl_step=lambda table: "wolves",  # noqa: ARG005 - the same every night
        free_talk=lambda table, step: (),  # noqa: ARG005 - in the plain rules a vote is silent
        speech_rules=lambda table: (),  # noqa: ARG005 - only cards bring such rules
        spare=script.spare,
        execute=script.execution,
        dawn=death.resolve,
        prepared=vote.prepared,
        speeches=script.speeches,
        settle=victory.settle,
        victory=tuple((name, victory.CHECKS[name]) for name in setup.options.win_priority),
    )


def _ordered(order: tuple[str, ...]) -> tuple[Step, ...]:
    """The night's steps as `night_order` says; steps that a list leaves out come last, in the plain order (2.3)."""
    if order == ("unified",):
        return roles.STEPS
    wanted = roles.S0_ORDER if order == ("s0",) else order
    return tuple(sorted(roles.STEPS, key=lambda s: wanted.index(s.roles[0]) if s.roles[0] in wanted else len(wanted)))
