"""Keys of seats: a player who lost his connection takes his seat back with one, from any protocol."""

import hmac
from collections.abc import Callable

from wolfd.moderator.seats import Chair

LETTERS = "abcdefghijkmnopqrstuvwxyz"    # no l: it looks like 1
LENGTH = 10


class Keys:
    """Makes the keys of seats, and knows them again by their hashes."""

    def __init__(self, secret: bytes, entropy: Callable[[int], bytes]) -> None:
        self._secret = secret
        self._entropy = entropy

    def make(self) -> str:
        """A new key: 10 letters, 46 bits."""
        letters = ""
        while len(letters) < LENGTH:
            for byte in self._entropy(LENGTH * 2):
                # Bytes above the last whole round of the alphabet are left out: each letter is as likely.
                if byte < 256 - 256 % len(LETTERS) and len(letters) < LENGTH:
                    letters += LETTERS[byte % len(LETTERS)]
        return letters

    def hashed(self, key: str, salt: str) -> str:
        """What the log keeps of a key; the salt is the game and the seat."""
        return hmac.digest(self._secret, f"{salt}:{key}".encode(), "sha256").hex()

    def veiled(self, address: str) -> str:
        """What stands for an address, from start to start; never that itself."""
        return self.hashed(address, "place")[:16]

    def fits(self, key: str, salt: str, kept: str) -> bool:
        return bool(kept) and hmac.compare_digest(self.hashed(key, salt), kept)


class KeyRing:
    """The keys of one game's seats. Of each, only a hash is kept."""

    def __init__(self, keys: Keys, game: str) -> None:
        self._keys = keys
        self._game = game

    def renew(self, chair: Chair) -> str:
        """A new key for a seat; the old one is void."""
        key = self._keys.make()
        chair.key = self._keys.hashed(key, self._salt(chair))
        return key

    def opens(self, key: str, chair: Chair) -> bool:
        """Whether a typed key is the seat's, in capitals or not."""
        return self._keys.fits(key.lower(), self._salt(chair), chair.key)

    def _salt(self, chair: Chair) -> str:
        return f"{self._game}:{chair.number}"
