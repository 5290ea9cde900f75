"""What the rules of a table are and mean: options with their values, variants, how cards lean, a role by these rules."""

from collections.abc import Iterable
from dataclasses import fields

from engine.compose import lean
from engine.options import VARIANTS, Kind, Options, kinds
from engine.roles.pace import SPEEDS
from engine.setup import Setup, chosen_variants
from wolfd.chat.people import Refused
from wolfd.moderator.seats import SMALL
from wolfd.moderator.typed.slips import is_slip, likest
from wolfd.moderator.words import naming
from wolfd.moderator.words.flavour import SECRET
from wolfd.moderator.words.naming import CARDS, find_card, preset, role, variant
from wolfd.moderator.words.phrasing import Words
from wolfd.moderator.words.questions import Form
from wolfd.texts import Joined, Message, Value

SPEED = "speed"
A_LINE = 8      # options or cards on one line
ALL = frozenset({"all", "全部"})
GROUPS = {
    "preset": "table", "pace": "night", "lovers_see_roles": "lovers", "hunter_shot_on": "death", "discussion_mode": "day",
    "wolf_win": "victory", "variants": "variants", "t_discussion": "timers",
}  # fmt: skip
"""The option with which a group begins, in the dictionary's order (rulebook 5.3)."""
OF_ROLES = {
    "werewolf": ("wolf_consensus", "wolf_may_pass", "wolf_night_chat", "wolf_win"), "villager": ("wolf_win",),
    "seer": ("seer_result", "seer_targets"), "mason": ("mason_chat",), "cobbler": ("cobbler_wins_on_death",),
    "angel": ("angel_target_policy", "bodyguard_self"), "bodyguard": ("bodyguard_self",),
    "guard": ("guard_self", "guard_no_repeat", "guard_girl"), "hunter_lasttwo": ("hunter_last_two",),
    "hunter": ("hunter_shot_on", "hunter_shot_mandatory", "hunter_shot_requires_innocent", "hunter_last_two"),
    "priest": ("priest_sees_tinker_as",), "tinker": ("priest_sees_tinker_as",), "medium": ("seance_target", "medium_antiprobe"),
    "little_girl": ("girl_detection", "girl_risk", "girl_peek_reveals", "girl_caught_effect", "girl_kill_optional"),
    "witch": ("witch_told_victim", "witch_self_heal", "witch_self_poison", "witch_both_same_night"),
    "cupid": ("lovers_see_roles", "lovers_chat", "village_must_kill_cupid"),
    "elder": ("elder_loss_scope", "elder_loss_causes"), "idiot": ("idiot_reveal", "idiot_speech", "idiot_second_lynch"),
    "scapegoat": ("tie_resolution", "scapegoat_min_voters"), "piper": ("piper_targets", "piper_must_be_alive"),
    "thief": ("thief_swap",), "hybrid": ("hybrid_may_choose_self", "village_must_kill_bad_hybrid"),
}  # fmt: skip
"""Role -> the options that change it most."""


def chosen(who: Value, name: str, text: str) -> Message:
    """What was chosen, as everybody reads it."""
    match name:
        case "new" if text == "default":
            return Message("chosen-new", who=who)
        case "new" | "preset":
            return Message("chosen-preset", who=who, preset=preset(text))
        case "deck":
            cards = tuple(role(card) if card in CARDS else Message("deck-auto") for card in text.split()) or Message("none")
            return Message("chosen-deck", who=who, cards=cards)
        case "variants":
            names = tuple(map(variant, text.split())) or Message("none")
            return Message("chosen-variants", who=who, names=names)
    value = Joined(tuple(naming.value(kinds()[name], word) for word in text.split()), "words") if text else Message("val-none")
    return Message("chosen", who=who, name=naming.option(name), value=value)


# --- options ----------------------------------------------------------------------------------------------------------


def changed(options: Options, *, by_people: bool = False) -> Words:
    """The options that differ from the default, a few a line; `by_people`: the number of people sets the pace of nights."""
    default = Options()
    found = [_setting(options, f.name, by_people=by_people) for f in fields(Options) if _seen(options, f.name) != getattr(default, f.name)]
    if not found:
        return (Message("options-default"),)
    return tuple(Message("options-chosen", options=part) for part in _parts(found))


def option(options: Options, word: str, form: Form, *, by_people: bool = False) -> Words:
    """One option: its value, what else it may be, and what it means; or all by their groups."""
    if word in ALL:
        return (*_names(), Message("options-help", do=form.room))
    name = meant_option(word)
    called = naming.option(name)
    return (
        Message("option-now", name=called, value=_now(options, name, by_people=by_people), values=_values(name, kinds()[name])),
        Message("option-means", name=called, means=Message(f"means-{name}", do=form.room)),
    )


def meant_option(word: str) -> str:
    """The option of a name, in any language; Refused with the one that may have been meant."""
    name = naming.find_option(word)
    if name in kinds():
        return name
    word, names = naming.caseless(word), naming.option_names()
    near = next((name for name in names if word.isascii() and is_slip(word, name)), "") or likest(word, names)
    raise Refused("option-near", name=word, near=naming.find_option(near)) if near else Refused("option-unknown", name=word)


def written(name: str, value: object) -> Value:
    """An option's value as it is called."""
    kind = kinds()[name]
    match value:
        case bool():
            return naming.value(kind, str(value).lower())
        case tuple():
            return Joined(tuple(naming.value(kind, str(each)) for each in value), "words") if value else Message("val-none")
    return naming.value(kind, str(value))


def _seen(options: Options, name: str) -> object:
    """An option's value as everybody may know it."""
    value = getattr(options, name)
    return tuple(v for v in value if v not in SECRET) if name == "variants" else value


def night_pace(options: Options, *, by_people: bool) -> Message:
    """How long the steps of a night last at most."""
    share = SPEEDS[options.speed]
    wolves, step = round(options.t_wolves * share), round(options.t_night_step * share)
    return Message("night-pace", speed=_now(options, SPEED, by_people=by_people), wolves=wolves, step=step)


def _setting(options: Options, name: str, *, by_people: bool = False) -> Message:
    return Message("setting", name=naming.option(name), value=_now(options, name, by_people=by_people))


def _now(options: Options, name: str, *, by_people: bool) -> Value:
    """An option's value, and what the number of people has to do with it, where that has set it."""
    value = written(name, _seen(options, name))
    if name != SPEED or not by_people:
        return value
    return Message("by-people", value=value, speed=options.speed, few=SMALL, more=SMALL + 1)


def _values(name: str, kind: Kind) -> Value:
    if kind.type == "number":
        return f"{kind.least}-{kind.most}"
    more = CARDS if name in {"roles_allowed", "required_roles", "night_order", "deck"} else ()
    return Joined(tuple(naming.value(kind, each) for each in (*kind.values, *more)), "words") if kind.values or more else "-"


def _names() -> Words:
    """All options, a group a line."""
    groups: dict[str, list[Message]] = {}
    group = ""
    for name in kinds():
        group = GROUPS.get(name, group)
        groups.setdefault(group, []).append(naming.option(name))
    return tuple(Message("options-names", group=Message(f"group-{group}"), names=Joined(tuple(names), "words")) for group, names in groups.items())


# --- variants, decks, roles ---------------------------------------------------------------------------------------------


def variants(options: Options) -> Words:
    """Which variants are chosen, and what each of all changes."""
    names: Value = tuple(variant(v) for v in options.variants if v not in SECRET) or Message("none")
    rows = (Message("variant-row", id=v, name=variant(v), changes=Message(f"changes-{v}")) for v in VARIANTS)
    return (Message("variants-are", names=names), *rows)


def leans(cards: Iterable[str]) -> Words:
    """To whom each of these cards leans, each card once (SET-4)."""
    rows = [Message("deck-lean", role=role(card), lean=lean(card)) for card in dict.fromkeys(cards) if card in CARDS]
    return tuple(Message("deck-leans", leans=part) for part in _parts(rows))


def deck_is_fixed(setup: Setup) -> bool:
    """Whether a variant has a deck of its own, so that none can be suggested."""
    return any(v.face_up for v in chosen_variants(setup.options))


def of_role(word: str, form: Form, options: Options | None = None) -> Words:
    """What a role does, how it is played, and by which rules here; Refused if there is no such role."""
    card = find_card(word)
    if card is None:
        raise Refused("no-such-role", word=word, roles=" ".join(CARDS))
    told = (Message("role-told", role=role(card), does=Message(f"does-{card}")), Message(f"hint-{card}", do=form.secret))
    return (*told, *_by_rules(card, options)) if options is not None else told


def _by_rules(card: str, options: Options) -> Words:
    """The options that change a role most, as they are here."""
    settings = tuple(_setting(options, name) for name in OF_ROLES.get(card, ()))
    return (Message("role-options", options=settings),) if settings else ()


def _parts(things: list[Message]) -> list[tuple[Value, ...]]:
    return [tuple(things[i:i + A_LINE]) for i in range(0, len(things), A_LINE)]
