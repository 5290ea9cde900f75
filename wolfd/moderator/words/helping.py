"""Help: what fits the moment, then more by topic: a verb with its examples, a role, how the game goes, how to type."""

from collections.abc import Callable
from dataclasses import dataclass

from engine.options import Options, kinds
from engine.presets import preset as with_preset
from wolfd.chat.people import Refused
from wolfd.moderator.typed.reading import Typed, read
from wolfd.moderator.typed.verb import Verb
from wolfd.moderator.typed.verbs import BY_ID, VERBS
from wolfd.moderator.words import explaining
from wolfd.moderator.words.card_wording import card as card_told
from wolfd.moderator.words.naming import (
    CARD_NAMES,
    CARDS,
    event_card,
    preset,
    role,
    value,
    variant,
)
from wolfd.moderator.words.questions import PUBLIC, Form
from wolfd.moderator.words.topics import Topic, begun, nearest, topics
from wolfd.moderator.words.wording import Words
from wolfd.texts import Message

PLACES = ("waiting", "playing", "anywhere")
SECRET = frozenset({"pack", "back"})
"""Verbs that are best said to the Moderator alone, besides those that answer secret questions."""
@dataclass(frozen=True, slots=True)
class Examples:
    """A verb's examples, as a reader would type them."""

    verb: Verb
    do: str

    def text(self, language: str) -> str:
        return " | ".join(f"{self.do}{line}" for line in self.verb.typed(language))


def topic(text: str, form: Form, options: Options | None = None) -> Words:
    """Help on one thing, named in any language, by a table's rules; Refused if there is none of that name."""
    found = topics(text) or begun(text) or _glued(text)
    if not found:
        near = nearest(text)
        raise Refused("no-such-topic", word=text) if near is None else Refused("near-topic", word=text, topic=f"{near.kind} {near.id}")
    return tuple(message for each in found for message in _told(each, form, options))


def _glued(text: str) -> tuple[Topic, ...]:
    """The verb with which a line begins, its words behind it."""
    typed = read(text)
    return (Topic("verb", typed.verb.id),) if isinstance(typed, Typed) else ()


def _told(found: Topic, form: Form, options: Options | None) -> Words:
    return KINDS[found.kind](found.id, form, options)


def _subject(found: str, form: Form, _: Options | None) -> Words:
    own = SUBJECTS.get(found)
    return own(form) if own else (Message(f"help-{found}", do=form.room, secret=form.secret),)


def _preset(found: str, form: Form, _: Options | None) -> Words:
    """What a preset is, how it is chosen, and all that it sets."""
    chosen = Message("preset-told", name=preset(found), about=Message(f"about-{found}"), do=form.room)
    return (chosen, *explaining.changed(with_preset(found)))


def _variant(found: str, form: Form, _: Options | None) -> Words:
    word = value(kinds()["variants"], found)
    return (Message("variant-told", name=variant(found), changes=Message(f"changes-{found}"), do=form.room, word=word),)


def _cards(form: Form) -> Words:
    rows = tuple(Message("card-numbered", number=number, name=event_card(name)) for number, name in CARD_NAMES.items())
    return (Message("cards-are", cards=rows, do=form.room),)


def _typing(form: Form) -> Words:
    return (Message("help-typing-telnet" if form.room == "/" else "help-typing-irc", do=form.room, secret=form.secret),)


def _telnet(form: Form) -> Words:
    """What a connection by telnet has besides; there is none of it by IRC."""
    return (Message("topic-telnet"), Message("telnet-help")) if form.room == "/" else _typing(form)


def _all_verbs(form: Form) -> Words:
    """The verbs, a line for each place where they are used."""
    places = tuple(Message(f"topic-{place}", verbs=tuple(verb for verb in VERBS if verb.where == place)) for place in PLACES)
    telnet = (Message("topic-telnet"),) if form.room == "/" else ()
    return (*places, *telnet, Message("topic-more", do=form.room))


def _verb(verb: Verb, form: Form) -> Words:
    """What a verb does, and its examples."""
    is_secret = verb.id in SECRET or any(kind not in PUBLIC for kind in verb.kinds)
    return (Message(f"help-{verb.id}", do=form.room, secret=form.secret), Message("help-examples", examples=Examples(verb, form.secret if is_secret else form.room)))


KINDS: dict[str, Callable[[str, Form, Options | None], Words]] = {
    "subject": _subject,
    "verb": lambda found, form, _: _verb(BY_ID[found], form),
    "role": explaining.of_role,
    "preset": _preset,
    "variant": _variant,
    "option": lambda found, form, options: explaining.option(options or Options(), found, form),
    "event": lambda found, _, __: (card_told(found),),
}
"""Kind of topic -> what is told of one."""
SUBJECTS: dict[str, Callable[[Form], Words]] = {
    "all": _all_verbs,
    "order": lambda _: (Message("topic-moderating", verbs=tuple(verb for verb in VERBS if verb.where == "moderating")),),
    "roles": lambda form: (Message("help-roles", roles=tuple(map(role, CARDS)), do=form.room),),
    "cards": _cards,
    "typing": _typing,
    "telnet": _telnet,
}
"""Subjects that are told otherwise than by one text."""
