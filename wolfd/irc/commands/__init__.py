"""Every command of IRC that the server knows: a row each, a file a topic; `targets` reads the words that several take."""

from wolfd.irc.commands.accounts import ROWS as ACCOUNTS
from wolfd.irc.commands.channels import ROWS as CHANNELS
from wolfd.irc.commands.gateways import ROWS as GATEWAYS
from wolfd.irc.commands.history import ROWS as HISTORY
from wolfd.irc.commands.marks import ROWS as MARKS
from wolfd.irc.commands.messages import ROWS as MESSAGES
from wolfd.irc.commands.modes import ROWS as MODES
from wolfd.irc.commands.operators import ROWS as OPERATORS
from wolfd.irc.commands.people import ROWS as PEOPLE
from wolfd.irc.commands.registration import ROWS as REGISTRATION
from wolfd.irc.commands.row import Command
from wolfd.irc.commands.server import ROWS as SERVER
from wolfd.irc.commands.stats import ROWS as STATS
from wolfd.irc.commands.watching import ROWS as WATCHING
from wolfd.irc.commands.who import ROWS as WHO

__all__ = ["COMMANDS", "Command"]

COMMANDS: dict[str, Command] = {
    row.name: row
    for row in (
        *REGISTRATION, *GATEWAYS, *CHANNELS, *MODES, *MESSAGES, *HISTORY, *MARKS, *WHO, *PEOPLE, *WATCHING, *SERVER, *STATS,
        *OPERATORS, *ACCOUNTS,
    )
}
