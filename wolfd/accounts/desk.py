"""What somebody who is here can do with accounts, whatever way he asks: the chat is told of each change.

Each deed is a coroutine; it changes nothing for a user who has gone meanwhile. Refusals are raised as `Refused`.
"""

from typing import TYPE_CHECKING

from wolfd.accounts.means import Caller
from wolfd.chat.people import Refused, User
from wolfd.texts import Message

if TYPE_CHECKING:
    from wolfd.accounts.accounts import Accounts
    from wolfd.accounts.store import Account
    from wolfd.chat.hall import Hall


class Desk:
    """Joins the accounts and the hall."""

    def __init__(self, hall: "Hall", accounts: "Accounts") -> None:
        self.hall = hall
        self.accounts = accounts
        hall.marks.keep = accounts.marks.keep

    async def register(self, user: User, password: str, way: str) -> "Account":
        """Make an account of the user's nick, and log him in."""
        if user.account is not None:
            raise Refused("account-is-logged-in", account=user.account)
        language = user.language if user.has_chosen else ""
        account = await self.accounts.register(_caller(user, way), user.nick, password, language)
        self.admit(user, account)
        return account

    async def log_in(self, user: User, name: str, password: str, way: str) -> "Account":
        account = await self.accounts.log_in(_caller(user, way), name, password)
        self.admit(user, account)
        return account

    def admit(self, user: User, account: "Account") -> None:
        """Let a user be the owner of an account, which he has proved."""
        if user.sessions:
            self.hall.log_in(user, account.identity)
            self.hall.claim(user)

    def log_out(self, user: User) -> None:
        own_account(user)
        self.hall.log_out(user)

    async def set_password(self, user: User, password: str) -> None:
        await self.accounts.set_password(own_account(user), password)

    async def drop(self, user: User, password: str, way: str) -> str:
        """Forget the user's account for good, and log out all who are logged in to it; its name."""
        account = own_account(user)
        await self.accounts.drop(_caller(user, way), account, password)
        self.hall.close_account(account)
        return account

    def make_room(self, account: "Account", nick: str) -> None:
        """Close the connection of an account's owner that has a nick, so that he can come in by another under it."""
        other = self.hall.find_user(nick)
        if other is not None and other.account == account.name:
            self.hall.dismiss(other, Message("account-ghosted", by=nick))

    def ghost(self, user: User, nick: str) -> None:
        """Close the other connection that has a nick of the user's."""
        own_account(user)
        other = self.hall.find_user(nick)
        if other is None:
            raise Refused("no-such-nick", nick=nick)
        self._check_own(user, other)
        self.hall.dismiss(other, Message("account-ghosted", by=user.nick))

    def regain(self, user: User, nick: str) -> None:
        """Give the user his nick; whoever has it is told and goes."""
        if self.accounts.owner_of(nick) != own_account(user):
            raise Refused("nick-not-yours", nick=nick)
        other = self.hall.find_user(nick)
        if other is not None and other is not user:
            self.ghost(user, nick)
        self.hall.rename(user, nick)

    def _check_own(self, user: User, other: User) -> None:
        account = own_account(user)
        if other is user:
            raise Refused("ghost-yourself")
        is_own = account in {other.account, self.accounts.owner_of(other.nick)}
        if not is_own or not other.sessions:
            raise Refused("nick-not-yours", nick=other.nick)


def own_account(user: User) -> str:
    """The account that a user is logged in to; Refused if to none."""
    if user.account is None:
        raise Refused("account-none")
    return user.account


def _caller(user: User, way: str) -> Caller:
    return Caller(user.address, way, user.person)
