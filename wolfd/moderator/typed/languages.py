"""The languages of readers and of tables: which one a typed word means, and what is told of them."""

from wolfd.chat.people import Refused
from wolfd.moderator.words.questions import Form
from wolfd.moderator.words.wording import Words
from wolfd.texts import Message
from wolfd.texts.tongues import LANGUAGES, Language, find_language

NAMES = tuple(language.own_name for language in LANGUAGES)
LIST = " / ".join(NAMES)


def language_named(word: str) -> Language:
    """The language of that name or number; Refused if there is none."""
    language = find_language(word)
    if language is None:
        raise Refused("no-such-language", word=word, languages=LIST)
    return language


def of_reader(form: Form) -> Words:
    """Which languages one may choose, and how."""
    return (Message("languages", languages=LIST, do=form.room),)


def of_table(code: str, form: Form) -> Words:
    """What those read at a table who never chose, and how that is set."""
    names = [language.own_name for language in LANGUAGES if language.code == code]
    if not names:
        return (Message("table-language-none", languages=LIST, do=form.room),)
    return (Message("table-language", language=names[0], do=form.room),)
