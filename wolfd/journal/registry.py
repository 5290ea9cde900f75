"""The one table of record types: what each means, and whether it may tell what a running game still hides.

Types are only ever added. Readers ignore types they do not know; a writer that uses one is wrong.
"""

from dataclasses import dataclass


class UnknownType(Exception):
    """A record was to be written whose type is not in the table: a mistake in the program."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A row: a record type."""

    name: str
    meaning: str
    secret: bool = False
    """Whether it may hold what players of a running game must not know."""
    opens: bool = False
    """Whether its `game` is open from this record on."""
    closes: bool = False
    """Whether its `game` is over with this record."""
    stands: bool = False
    """Whether its `measure` stands from this record on (`standing`)."""
    lifts: bool = False
    """Whether its `measure` is over with this record."""
    private: bool = False
    """Whether it holds words for few, of which the operator may keep none (`discretion`)."""

    @property
    def is_urgent(self) -> bool:
        """Whether it is made durable at once, and not with others a little later."""
        return self.name in URGENT or self.name.startswith(URGENT_FAMILIES)


URGENT = frozenset({"table.started", "game.ended"})
URGENT_FAMILIES = ("mod.", "ban.", "account.", "admin.")
"""The start with the seal of its deal, the end, what those who keep order do, and changes of accounts."""


KINDS = (
    Kind("log.open", "a segment begins; what it continues, and which games are open"),
    Kind("log.close", "a segment ends as it should"),
    Kind("log.resent", "a sync failed: the records that follow with dup repeat those that may be lost"),
    Kind("log.deleted", "an old segment is to be deleted; its sum stays"),
    Kind("clock.step", "the wall clock jumped against the monotonic clock"),
    Kind("clock.tick", "time passes in a running game; how much of the open deadline is left"),
    Kind("clock.lag", "the house stood still: nobody in a running game is late by that; how much of the open deadline is left"),
    Kind("conn.open", "a client connected"),
    Kind("conn.close", "a client is gone, and why"),
    Kind("auth.registered", "a connection became a person with a nick"),
    Kind("auth.renamed", "a person changed nick"),
    Kind("auth.login", "a person logged in to an account"),
    Kind("auth.failed", "a log-in was refused"),
    Kind("auth.logout", "a person belongs to no account any more"),
    Kind("account.created", "an account was made"),
    Kind("account.password", "an account got another password"),
    Kind("account.certificate", "a certificate may log in to an account, or no longer"),
    Kind("account.language", "the owner of an account chose a language"),
    Kind("account.dropped", "an account is no more"),
    Kind("account.exported", "the owner of an account was told all that is kept of it"),
    Kind("account.forgot", "the games of an account were forgotten, as its owner wanted"),
    Kind("chat.message", "something was said in a channel"),
    Kind("chat.joined", "a person entered a channel"),
    Kind("chat.left", "a person left a channel"),
    Kind("chat.quit", "a person left the server"),
    Kind("chat.mode", "a channel's or member's mode was changed"),
    Kind("chat.topic", "a channel's topic was set"),
    Kind("chat.kick", "a person was put out of a channel"),
    Kind("chat.withheld", "what somebody in a running game said of himself, shown when it is over: away, real name, parting words, topic",
         secret=True),
    Kind("chat.invite", "a person was invited to a channel"),
    Kind("query.message", "a private line: to the Moderator, to the pack, between players", secret=True, private=True),
    Kind("query.refused", "words beside a running game that its player was not let say", secret=True, private=True),
    Kind("table.opened", "a table waits for players", opens=True),
    Kind("table.option", "an option, preset or deck was chosen"),
    Kind("table.seated", "a person took a seat; with the hash of the seat's key"),
    Kind("table.left", "a person gave up a seat or lost the connection"),
    Kind("table.returned", "a person came back to a seat"),
    Kind("table.led", "a person is the table's host from now on"),
    Kind("table.ready", "a seat is ready, or no longer"),
    Kind("table.started", "the game begins; with its set-up and seed", secret=True),
    Kind("table.deadline", "the open question has a deadline"),
    Kind("table.paused", "the clock of the game stands still"),
    Kind("table.resumed", "the clock of the game runs again"),
    Kind("table.extended", "the open question of a running game has more time: by vote, or by a moderator"),
    Kind("table.substituted", "another person has the seat"),
    Kind("table.benched", "a person waits for a seat"),
    Kind("table.unbenched", "a person waits no more: he has a seat, or has left"),
    Kind("table.unowned", "an account is no more: seats and places that were its are their people's alone"),
    Kind("table.closed", "the table is no more", closes=True),
    Kind("game.command", "a command and all the events it caused", secret=True),
    Kind("game.fault", "a command that broke the engine, left out when the game is rebuilt", secret=True),
    Kind("game.ended", "the game is over; who won", closes=True),
    Kind("mod.paused", "a moderator paused a game"),
    Kind("mod.resumed", "a moderator resumed a game"),
    Kind("mod.extended", "a moderator extended a deadline"),
    Kind("mod.removed", "a moderator took a player out of a game", stands=True),
    Kind("mod.substituted", "a moderator gave a player's seat to somebody on the bench", stands=True),
    Kind("mod.aborted", "a moderator ended a game without a winner"),
    Kind("mod.reported", "a player complained about another", secret=True, stands=True),
    Kind("mod.appealed", "somebody objected to what was done to him"),
    Kind("mod.contested", "what somebody objected to stands: that he did is carried on with it", stands=True),
    Kind("mod.noted", "a moderator left a note about somebody", stands=True),
    Kind("mod.warned", "a moderator warned somebody", stands=True),
    Kind("mod.acknowledged", "somebody has read a warning", stands=True),
    Kind("mod.muted", "a moderator forbade somebody to talk", stands=True),
    Kind("mod.barred", "a moderator shut somebody out of a channel", stands=True),
    Kind("mod.lifted", "a warning, a note, or what was forbidden, is no more", lifts=True),
    Kind("oper.login", "a person became an operator of the server"),
    Kind("oper.failed", "somebody tried to become an operator, and did not"),
    Kind("oper.logout", "a person is no operator of the server any more"),
    Kind("oper.kill", "an operator closed somebody's connections: who, whose and why"),
    Kind("oper.wallops", "an operator said something to all who hear operators"),
    Kind("ban.set", "somebody was shut out: what was banned, by whom, why, until when, and who was put out"),
    Kind("ban.lifted", "a ban was lifted: by whom and why"),
    Kind("admin.command", "something was asked for at the control socket: what, by whom, why, and what came of it"),
    Kind("admin.read", "the secrets of a running game, or sealed data, were read: by whom, and with what"),
    Kind("admin.forgot", "the keys of a person's sealed data were erased"),
    Kind("admin.reload", "the configuration was to be read again: who asked, what changed, or why nothing did"),
    Kind("admin.start", "the server started; with its settings"),
    Kind("admin.stop", "the server is stopping, and why"),
)

TYPES = {kind.name: kind for kind in KINDS}
