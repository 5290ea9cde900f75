"""What the operator may set about the moderator's tables; the rules of a game are not here but in its options."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Settings:
    """The house's own habits; all times in seconds."""

    lobby: str = "#lobby"
    """The channel that is no table."""
    kept: tuple[str, ...] = ()
    """Channels that stay open when nobody is in them."""
    plain: tuple[str, ...] = ()
    """Masks of further channels that are no tables."""
    operators: str = ""
    """The room of those who keep order; none if empty."""
    moderators: tuple[str, ...] = ()
    """Accounts that keep order at tables: at all, or in the channels that stand behind one."""
    private_words: str = "forbid"
    """What players of one running game may say to each other beside it: `forbid`, `log`, `allow`."""
    watch_same_address: bool = True
    """Whether somebody may watch a game who comes from a player's address."""
    link: str = ""
    """Where a game can be read that is over, with `{game}` for its name; nothing if nowhere."""
    prefix: str = "!"
    """What begins a command in a channel."""
    grace: float = 300.0
    """How long a game waits when no human is left at it, or when it has failed, before it is called off."""
    bot_least: float = 1.0
    bot_most: float = 3.0
    """How long an artificial player takes to answer."""
    alone: float = 4.0
    """A table with one human: how long a step still lasts when he has nothing more to answer in it. More than
    `bot_most`, so that the time is the same whoever the step belongs to."""
    tick: float = 5.0
    """How often the time that is left is put on record."""
    settled: float = 1.0
    """How long a question must have been open before a bare number answers it."""
    one_per_address: bool = False
    """Whether people from one address may have but one seat on this server."""
    presets: tuple[tuple[str, str], ...] = ()
    """Channel -> the preset that its table begins with."""
    countdown: float = 10.0
    """How long a game is counted down to whose players are not all ready."""
    fill: float = 0.0
    """After how long a wait artificial players fill a table, where it has not chosen; 0: never."""
    hold: float = 60.0
    """How long a seat is held before a game for who has lost the connection; 0: not at all."""
    linger: float = 1800.0
    """How long nobody may do anything at a table before its game, until it is closed."""
    stall: float = 0.0
    """A deadline that is noticed so much too late is the house's fault: nobody is late by it; 0: never looked at."""
    gather: float = 60.0
    """After a restart: how long the first player who is back waits for the others who were there before it."""
