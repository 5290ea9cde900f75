"""Which language people read: what each used last is remembered until the server stops, by account, or nick and host."""

from collections import OrderedDict

from wolfd.chat.names import fold
from wolfd.chat.people import Identity, User

MOST = 10_000
"""People whose language is remembered; those who were last seen longest ago are forgotten first."""


class Tongues:
    """Languages by who chose them."""

    def __init__(self) -> None:
        self._known: OrderedDict[tuple[str, str], str] = OrderedDict()

    def keep(self, user: User) -> None:
        """Remember what a user reads, if he chose it himself."""
        if user.has_chosen:
            for key in _keys(user):
                self._known[key] = user.language
                self._known.move_to_end(key)
            while len(self._known) > MOST:
                self._known.popitem(last=False)

    def learn(self, identity: Identity) -> None:
        """Remember the language that an account came with, unless its owner has chosen another since."""
        if identity.language:
            self._known.setdefault(("", identity.account), identity.language)

    def recall(self, user: User) -> None:
        """Let a user read what he chose before, if that is known and he has not chosen in this visit."""
        known = next((self._known[key] for key in _keys(user) if key in self._known), None)
        if known is not None and not user.has_chosen:
            user.language, user.has_chosen = known, True


def _keys(user: User) -> list[tuple[str, str]]:
    """What a user is known by: his account counts more than his nick and host."""
    account = [("", user.account)] if user.account else []
    return [*account, (fold(user.nick), user.cloak)]
