"""What is public does not depend on secrets: two deals of one deck, other secret acts, the same public acts (SIL-3, SIL-4)."""

from dataclasses import replace
from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine import events as e
from engine.commands import Answer, Begin, Command, Late, Remove
from engine.events import Event, Picks
from engine.game import Game
from engine.setup import Setup, check, deck
from tests.engine.random_games import attempt, random_setup
from tests.engine.views import Views, public

CHANCE = st.integers(0, 2**48)
VARIANTS = ("sit_down", "double_great", "harvest", "fascination")
"""Without those that show cards, and whose events tell by themselves: Double You small, Black Death, New Moon."""
HIDDEN = {"reveal_night": "none", "reveal_lynch": "none", "announce_causes": False, "wolf_may_pass": True,
          "wolf_consensus": "unanimous_or_none", "hunter_shot_mandatory": False, "phantom_phases": "always",
          "tie_resolution": ("sheriff", "mode_rule"), "stalemate_days": 0, "girl_kill_optional": True,
          "idiot_reveal": "optional"}
"""Nothing is shown of the dead, and nobody must kill; a Scapegoat and a quiet count would tell by themselves."""
HARMLESS = ("see", "guard", "support", "peek", "charm", "swap", "take", "guess")
"""Secret acts that kill nobody."""
AGREED: dict[str, Picks] = {"love": (2, 5), "affair": (2, 1), "flip": (0,)}
"""Secret acts that would show, the same in both deals."""
PUBLIC = ("heir", "host_tie")
"""Questions of which everybody knows who is asked."""
OWN = (e.CharmedMet, e.InLove, e.CardShown)
"""What a Villager is told of others' secret acts."""
ROUNDS = 60


def dealt(setup: Setup, dice: Random) -> Setup:
    """The set-up's deck dealt by these dice; a Tinker and a Medium, if announced, on seats with a Villager's card."""
    cards = list(deck(setup))
    dice.shuffle(cards)
    for overlay in ("tinker", "medium"):
        free = [place for place, card in enumerate(cards[: setup.seats]) if card == "villager"]
        if overlay in setup.options.deck and free:
            cards[dice.choice(free)] = overlay
    return Setup(setup.seats, setup.options, tuple(cards))


def story(setup: Setup, public_chance: int, secret_chance: int) -> tuple[list[Event], Views]:
    """Some days of a game in which nothing secret kills: public acts by one chance, secret ones by another."""
    game, views = Game(setup, b"story".ljust(16)), Views(setup, b"story".ljust(16))
    open_dice, secret_dice = Random(public_chance), Random(secret_chance)
    told: list[Event] = []

    def put(command: Command) -> None:
        events = game.feed(command)
        views.hear(events)
        told.extend(events)

    put(Begin())
    for _ in range(ROUNDS):
        if game.table.round is None:
            break
        number = game.table.round.round
        if game.table.day and open_dice.random() < 0.03:
            attempt(put, Remove(open_dice.choice(game.table.living)))
        for kind, seat in sorted(game.table.asks):
            if game.table.round is not None and game.table.round.round == number and (kind, seat) in game.table.asks:
                attempt(put, _act(game, kind, seat, open_dice, secret_dice))
        if game.table.round is not None and game.table.round.round == number:
            put(Late(number))
    return told, views


def _act(game: Game, kind: str, seat: int, open_dice: Random, secret_dice: Random) -> Answer:
    asked = game.table.asks[kind, seat]
    if kind == "confirm" and game.table.round is not None and game.table.round.step == "seance_vote":
        # its result would tell whether the Medium lives
        return Answer(seat, kind, (0,))
    if kind in AGREED:
        return Answer(seat, kind, AGREED[kind])
    if not game.table.rules.kinds[kind].secret or kind in PUBLIC:
        return Answer(seat, kind, tuple(open_dice.sample(asked.choices, max(1, asked.least))))
    if kind in HARMLESS and secret_dice.random() < 0.7:
        return Answer(seat, kind, tuple(secret_dice.sample(asked.choices, asked.most)))
    return Answer(seat, kind, ())


def up_to_the_end(events: list[Event]) -> list[Event]:
    """Without what depends on who has won."""
    at = next((n for n, event in enumerate(events) if isinstance(event, e.Ended)), len(events))
    return events[:at]


def alike(one: list[Event], two: list[Event]) -> None:
    """The same until one of them ends."""
    first, second = up_to_the_end(one), up_to_the_end(two)
    shorter = min(len(first), len(second))
    assert first[:shorter] == second[:shorter]


@settings(max_examples=60, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
@given(seats=st.integers(6, 24), chance=CHANCE, others=CHANCE, acts=CHANCE)
def test_public_events_do_not_depend_on_cards_or_secret_acts(seats: int, chance: int, others: int, acts: int) -> None:
    """SIL-3, SIL-3a, SIL-3c, SIL-4, MOD-4: the same public events, whoever holds which card and acts how.

    And a Villager of both deals is told the same, but for love and charm that befall him.
    """
    drawn = random_setup(Random(chance), seats, VARIANTS)
    barred = {"scapegoat", "thief" if "cupid" in drawn.options.deck else ""}
    cards = tuple(card for card in drawn.options.deck if card not in barred) or ("seer",)
    setup = Setup(seats, replace(drawn.options, deck=cards, roles_allowed=("all",), **HIDDEN))
    if check(setup):
        return
    deals = [dealt(setup, Random(n)) for n in (chance, others)]
    if [deals[0].deal.count(overlay) for overlay in ("tinker", "medium")] != [deals[1].deal.count(o) for o in ("tinker", "medium")]:
        return
    (one, one_views), (two, two_views) = (story(deal, chance, n) for n, deal in enumerate(deals, acts))
    alike(public(one), public(two))
    for seat in range(1, seats + 1):
        hands = {deal.deal[place] for deal in deals for place in range(seat - 1, len(deal.deal), seats) if place < 2 * seats}
        if hands == {"villager"} and "thief" not in cards:
            alike(*([event for event in views.heard[seat] if not isinstance(event, OWN)] for views in (one_views, two_views)))
