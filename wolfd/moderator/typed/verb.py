"""What a verb is: one row of the lists in `verbs` and `role_verbs`."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.events import Picks
from wolfd.texts import plain_language
from wolfd.texts.tongues import CODES

Takes = Literal["nothing", "word", "maybe_word", "words", "seat", "maybe_seat", "seats", "some_seats", "text", "maybe_text"]
Where = Literal["waiting", "playing", "anywhere", "moderating"]
Example: TypeAlias = str | tuple[str, str, str]
"""What is typed after the verb; in English, simplified and traditional Chinese where it differs."""


@dataclass(frozen=True, slots=True)
class Verb:
    """A thing that may be typed. `takes` says what follows it; what does not is refused, never guessed at."""

    id: str
    names: tuple[str, ...]
    """English first; the first is the one that English texts and hints use."""
    chinese: tuple[str, ...]
    """Simplified first, traditional last: those that Chinese texts use."""
    takes: Takes
    where: Where
    examples: tuple[Example, ...]
    kinds: tuple[str, ...] = ()
    """The kinds of question that it answers; of several that are open, the first here."""
    picks: Picks | None = None
    """The answer, where the verb alone says it."""

    @property
    def name(self) -> str:
        return self.names[0]

    def text(self, language: str) -> str:
        """Its name as a reader of the language types it."""
        language = plain_language(language)
        if language == "zh-Hans":
            return self.chinese[0]
        return self.chinese[-1] if language == "zh-Hant" else self.names[0]

    def typed(self, language: str) -> tuple[str, ...]:
        """Its examples as a reader of the language types them."""
        language = plain_language(language)
        at = CODES.index(language) if language in CODES else 0
        after = (words if isinstance(words, str) else words[at] for words in self.examples)
        return tuple(f"{self.text(language)} {words}".rstrip() for words in after)


def answering(name: str, chinese: tuple[str, ...], takes: Takes, kinds: tuple[str, ...], *examples: Example,
              picks: Picks | None = None) -> Verb:
    """A verb of the game that answers questions, by its id."""
    return Verb(name, (name,), chinese, takes, "playing", examples, kinds, picks)
