"""The hall: everybody who is here and every open channel; who may do what, and who hears of it.

Every change of the chat goes through a method here: it refuses (`Refused`) before anything changes, then records,
changes, and shows the fact to each session that may hear of it. Nothing here waits.

The parts, each on top of the one before: `house` (what all share), `modes`, `speaking`, `rooms`, `coming`,
`overseeing`, `banning`.
"""

from wolfd.chat.banning import Banning
from wolfd.chat.house import Limits, Record
from wolfd.chat.knowing import Usher

__all__ = ["Hall", "Limits", "Record"]


class Hall(Banning):
    """The whole chat, for the sessions on one side and the moderator (`host`) on the other."""

    def close_account(self, account: str) -> None:
        """An account is no more: nobody is logged in to it, and the host keeps nothing for whoever makes one of that name."""
        for user in [user for user in self.users.values() if user.account == account]:
            self.log_out(user)
        if isinstance(self.host, Usher):
            self.host.account_closed(account)
