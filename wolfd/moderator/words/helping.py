"""Help: what fits the moment, then more by topic: a verb with its examples, a role, how the game goes, how to type."""

from dataclasses import dataclass

from engine.options import Options
from wolfd.chat.people import Refused
from wolfd.moderator.typed.reading import Typed, read
from wolfd.moderator.typed.verb import Verb
from wolfd.moderator.typed.verbs import VERBS
from wolfd.moderator.words.card_wording import card
from wolfd.moderator.words.looking import of_role
from wolfd.moderator.words.naming import CARD_NAMES, CARDS, event_card, find_card, find_event, role
from wolfd.moderator.words.questions import PUBLIC, Form
from wolfd.moderator.words.wording import Words
from wolfd.texts import Message

PLACES = ("waiting", "playing", "anywhere")
SECRET = frozenset({"pack", "back"})
"""Verbs that are best said to the Moderator alone, besides those that answer secret questions."""
TOPICS: dict[str, tuple[str, ...]] = {
    "all": ("all", "commands", "全部", "命令", "指令"),
    "game": ("game", "rules", "玩法"),
    "roles": ("roles", "角色"),
    "cards": ("cards", "events", "事件卡", "事件"),
    "typing": ("typing", "输入", "輸入"),
    "seal": ("seal", "fingerprint", "指纹", "指紋", "启封", "開封"),
    "order": ("order", "moderating", "秩序"),
}
"""What may be asked for besides verbs and roles."""


@dataclass(frozen=True, slots=True)
class Examples:
    """A verb's examples, as a reader would type them."""

    verb: Verb
    do: str

    def text(self, language: str) -> str:
        return " | ".join(f"{self.do}{line}" for line in self.verb.typed(language))


def topic(word: str, form: Form, options: Options | None = None) -> Words:
    """Help on one thing, named in any language, a role by a table's rules; Refused if there is none of that name."""
    name = word.casefold()
    for found, names in TOPICS.items():
        if name in names:
            return _topic(found, form)
    typed = read(word)
    if isinstance(typed, Typed):
        return _verb(typed.verb, form)
    event = find_event(" ".join(name.split()).replace(" ", "_"))
    if event is not None:
        return (card(event),)
    if find_card(name) is None:
        raise Refused("no-such-topic", word=word)
    return of_role(name, form, options)


def _topic(found: str, form: Form) -> Words:
    match found:
        case "all":
            return _all_verbs(form)
        case "order":
            return (Message("topic-moderating", verbs=tuple(verb for verb in VERBS if verb.where == "moderating")),)
        case "roles":
            return (Message("help-roles", roles=tuple(map(role, CARDS)), do=form.room),)
        case "cards":
            rows = tuple(Message("card-numbered", number=number, name=event_card(name)) for number, name in CARD_NAMES.items())
            return (Message("cards-are", cards=rows, do=form.room),)
        case "typing":
            return (Message("help-typing-telnet" if form.room == "/" else "help-typing-irc", do=form.room, secret=form.secret),)
    return (Message("help-seal" if found == "seal" else "help-game", do=form.room),)


def _all_verbs(form: Form) -> Words:
    """The verbs, a line for each place where they are used."""
    places = tuple(Message(f"topic-{place}", verbs=tuple(verb for verb in VERBS if verb.where == place)) for place in PLACES)
    telnet = (Message("topic-telnet"),) if form.room == "/" else ()
    return (*places, *telnet, Message("topic-more", do=form.room))


def _verb(verb: Verb, form: Form) -> Words:
    """What a verb does, and its examples."""
    is_secret = verb.id in SECRET or any(kind not in PUBLIC for kind in verb.kinds)
    return (Message(f"help-{verb.id}"), Message("help-examples", examples=Examples(verb, form.secret if is_secret else form.room)))
