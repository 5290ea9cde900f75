"""The words that Tab offers: the session's commands and settings, the host's verbs and seats, and who is here."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from wolfd.chat.keeping import Adviser
from wolfd.chat.people import Channel, User
from wolfd.telnet.commands import COMMANDS
from wolfd.telnet.wishes import WISHES, wish_in
from wolfd.telnet.words import SLASHES, find, name_in, plain


@dataclass(frozen=True, slots=True)
class Scene:
    """Who types, where, which other rooms there are, and who knows more."""

    user: User
    room: Channel | None
    rooms: Sequence[str]
    adviser: Adviser | None

    def offer(self, before: str) -> list[str]:
        """The words that the last one before the cursor may become; what follows a blank in one is not typed."""
        last = before.rpartition(" ")[2]
        if not before.startswith(SLASHES):
            return sorted(_begun(last, self._people())) if last else []
        if " " not in before:
            return sorted({before[0] + word for word in self._verbs(last[1:])})
        return sorted(set(self._after(before[1:], last)), key=_order)

    def _verbs(self, last: str) -> Iterator[str]:
        """Names of commands: while nothing is typed those of the reader's language, else all that begin so."""
        for command in COMMANDS:
            names = (*command.names, *command.chinese) if last else (name_in(command, self.user.language),)
            yield from _begun(last, names)
        yield from self._host_s(last)

    def _after(self, text: str, last: str) -> Iterable[str]:
        """What may follow a command."""
        found = find(text, COMMANDS)
        match found[0].id if found else "":
            case "":
                return self._host_s(text)
            case "tell":
                return _begun(last, self._people())
            case "go":
                return _begun(last, self.rooms)
            case "set":
                return _begun(last, self._settings(found[1] if found else "", last))
        return ()

    def _settings(self, words: str, last: str) -> Iterator[str]:
        language = self.user.language
        found = wish_in(words)
        if found is None or plain(words) == plain(last):
            yield from (name_in(wish, language) for wish in WISHES)
        else:
            yield from (value.name_in(language) for value in found[0].values)

    def _host_s(self, text: str) -> Iterable[str]:
        return self.adviser.completions(self.user, self.room, text) if self.adviser is not None else ()

    def _people(self) -> Iterable[str]:
        return [member.nick for member in self.room.members] if self.room is not None else []


def _begun(start: str, words: Iterable[str]) -> list[str]:
    start = plain(start).casefold()
    return [word for word in words if word.casefold().startswith(start)]


def _order(word: str) -> tuple[int, str]:
    """Seats by their numbers, all else by its letters."""
    number = word.partition(" ")[0]
    return (int(number) if number.isascii() and number.isdigit() else 0, word)
