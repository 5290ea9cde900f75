"""Help: all verbs by what they are for, and one verb with its examples, as the reader would type them."""

from collections.abc import Iterable

from wolfd.chat.people import Refused
from wolfd.moderator.questions import Form
from wolfd.moderator.reading import Typed, read
from wolfd.moderator.verbs import VERBS
from wolfd.moderator.wording import Words
from wolfd.texts import Message

TOPICS = ("waiting", "playing", "anywhere")


def all_verbs(form: Form) -> Words:
    """The verbs, a line for each place where they are used."""
    topics = tuple(Message(f"topic-{topic}", do=form.room, verbs=" ".join(_names(topic))) for topic in TOPICS)
    return (*topics, Message("topic-telnet")) if form.room == "/" else topics


def one_verb(word: str, form: Form) -> Words:
    """What a verb does, and its examples; Refused if there is no such verb."""
    typed = read(word)
    if not isinstance(typed, Typed):
        raise Refused("no-such-verb", word=word, do=form.room)
    verb = typed.verb
    # The first examples are the verb's English ones; the others show that other keyboards do as well.
    examples = tuple(f"{form.room}{example}" for example, _ in verb.examples)
    return (Message(f"help-{verb.id}"), Message("help-examples", examples=" | ".join(examples)))


def _names(topic: str) -> Iterable[str]:
    return (verb.name for verb in VERBS if verb.where == topic)
