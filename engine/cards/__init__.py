"""The New Moon's event cards: the one table of them (rulebook 4.7.2), and which of them are in a pile.

A card is a row; what it does is in the file of its like: `votes`, `nights`, `deaths`, `leaving`, `talk`, `sides`,
`spirits`. The five of the house are ours, since what those cards really do is not known.
"""

from engine.cards import deaths, leaving, nights, sides, spirits, talk, votes
from engine.cards.facts import Card, somebody_died
from engine.options import Options
from engine.rules import AskKind

_TABLE = (
    Card(1, "full_moon_rising", "crescent", "dawn", change=nights.full_moon_rising),
    Card(2, "somnambulism", "permanent", "never", change=nights.somnambulism),
    Card(3, "enthusiasm", "crescent", "execution", change=votes.again("enthusiasm", wolf=True)),
    Card(4, "dissatisfaction", "crescent", "execution", change=votes.again("dissatisfaction", wolf=False)),
    Card(5, "backfire", "crescent", "dawn", change=nights.backfire),
    Card(6, "nightmare", "full", "sunset", change=votes.nightmare),
    Card(7, "influences", "full", "sunset", change=votes.influences),
    Card(8, "executioner", "permanent", "never", drawn=deaths.elect_executioner, change=deaths.executioner),
    Card(9, "double_agent", "permanent", "never", drawn=sides.double_agent, playable=somebody_died),
    Card(10, "great_distrust", "full", "sunset", change=votes.great_distrust),
    Card(11, "spiritualism_1", "full", "drawn", drawn=spirits.seance, playable=somebody_died),
    Card(12, "spiritualism_2", "full", "drawn", drawn=spirits.seance, playable=somebody_died),
    Card(13, "spiritualism_3", "full", "drawn", drawn=spirits.seance, playable=somebody_died),
    Card(14, "spiritualism_4", "full", "drawn", drawn=spirits.seance, playable=somebody_died),
    Card(15, "spiritualism_5", "full", "drawn", drawn=spirits.seance, playable=somebody_died),
    Card(16, "not_me_nor_wolf", "full", "vote", change=talk.without_words),
    Card(17, "miracle", "full", "drawn", drawn=deaths.miracle, playable=deaths.has_victim),
    Card(18, "little_rascal", "full", "dawn", drawn=leaving.rascal, over=leaving.rascal_returns),
    Card(19, "punishment", "full", "drawn", drawn=deaths.punishment),
    Card(20, "eclipse", "full", "vote"),
    Card(21, "spectre", "crescent", "death", change=nights.spectre),
    Card(22, "good_manners", "full", "vote", change=talk.in_order),
    Card(23, "burial", "permanent", "never", change=deaths.burial),
    Card(24, "touch_of_death", "permanent", "never", change=nights.touch_of_death),
    Card(25, "woodland_gathering", "full", "sunset", drawn=leaving.woodland, over=leaving.come_back),
    Card(26, "gone_hunting", "full", "dawn", drawn=leaving.hunting, over=leaving.come_back),
    Card(27, "flood", "crescent", "dawn", change=nights.flood),
    Card(28, "april_fools", "full", "dawn", drawn=sides.fool, change=sides.april_fools, over=sides.exchange),
    Card(29, "st_philip", "full", "drawn", drawn=sides.st_philip),
    Card(30, "end_of_harvest", "crescent", "round", drawn=sides.end_of_harvest, change=sides.festival),
    Card(31, "heads_or_tails", "full", "sunset", change=votes.heads_or_tails),
    Card(32, "bleak_monday", "full", "sunset", change=votes.bleak_monday, house=True),
    Card(33, "saturday_ball", "full", "sunset", drawn=leaving.ball, change=leaving.excused, house=True),
    Card(34, "seniors_luncheon", "full", "sunset", drawn=leaving.luncheon, change=leaving.excused, house=True),
    Card(35, "devils_pact", "full", "drawn", house=True),
    Card(36, "unidentified", "full", "drawn", house=True),
)
CARDS = {card.name: card for card in _TABLE}
"""Name -> card, in the order of the numbers; in this order they change the rules, the later over the earlier."""
BY_NUMBER = {card.number: card for card in _TABLE}
GROUPED = ("woodland_gathering", "gone_hunting", "flood", "saturday_ball")
"""The cards that speak of groups."""
KINDS: tuple[AskKind, ...] = (*votes.KINDS, *nights.KINDS, *deaths.KINDS, *leaving.KINDS, *sides.KINDS, *spirits.KINDS)


def named(word: str) -> tuple[Card, ...]:
    """The cards that a word of an option means: a number, a name, or `spiritualism` for all five; none if it is none."""
    if word == "spiritualism":
        return tuple(CARDS[name] for name in spirits.SETS)
    if word in CARDS:
        return (CARDS[word],)
    number = int(word) if word.isascii() and word.isdigit() and len(word) <= len(str(len(_TABLE))) else 0
    return (BY_NUMBER[number],) if number in BY_NUMBER else ()


def laid(options: Options) -> tuple[Card, ...]:
    """The cards that are in force from the start (NM-7), in the order of the numbers."""
    return _listed(options.new_moon_preset)


def dealt(options: Options) -> tuple[Card, ...]:
    """The cards of the pile as it is at the start: `new_moon_deck` without what is laid (4.7.3)."""
    match options.new_moon_deck:
        case ("confirmed",):
            cards = tuple(card for card in _TABLE if not card.house)
        case ("full36",):
            cards = _TABLE
        case words:
            cards = _listed(words)
    return tuple(card for card in cards if card not in laid(options))


def _listed(words: tuple[str, ...]) -> tuple[Card, ...]:
    wanted = [card for word in words for card in named(word)]
    return tuple(card for card in _TABLE if card in wanted)
