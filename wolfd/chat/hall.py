"""The hall: everybody who is here and every open channel; who may do what, and who hears of it.

Every change of the chat goes through a method here: it refuses (`Refused`) before anything changes, then records,
changes, and shows the fact to each session that may hear of it. Nothing here waits.
"""
# INTERFACE AS AGREED (signatures are fixed; bodies to be written by the chat's builder)
#
# class Record(Protocol):                      # the journal's door, see wolfd/journal: buffers only, never blocks
#     def append(self, type: str, /, **fields: object) -> int: ...      # the record's seq
#
# class Hall:
#     def __init__(self, name: str, clock: IReactorTime, record: Record, turn: Turn, *, moderator: str = "Moderator",
#                  wall: Callable[[], float] = time.time) -> None
#     moderator: User                       # the Moderator: a user without sessions, op in every kept channel
#     host: Host | None                     # set by app
#     users: dict[str, User]                # by folded nick (ASCII casemapping)
#     channels: dict[str, Channel]          # by folded name
#     def find_user(self, nick: str) -> User | None
#     def find_channel(self, name: str) -> Channel | None
#     def check_nick(self, nick: str) -> None                             # Refused("nick-taken" | "nick-bad" | ...)
#     def enter(self, session: Session, nick: str, name: str, host: str, *, real: str = "", address: str = "",
#               language: str = "en") -> User                             # a newcomer is here; Refused as check_nick
#     def seat_bot(self, nick: str) -> User                               # an artificial player: a user with bot=True, no session
#     def rename(self, user: User, nick: str) -> None
#     def open(self, name: str) -> Channel                                # found or created, kept if the host keeps it
#     def join(self, user: User, name: str, key: str = "") -> Channel
#     def part(self, user: User, channel: Channel, reason: str = "") -> None
#     def kick(self, by: User, user: User, channel: Channel, reason: str) -> None
#     def quit(self, user: User, reason: str) -> None                     # everybody who shares a channel hears it once
#     def lost(self, session: Session, user: User, reason: str) -> None   # a connection went; quit if it was the last
#     def say(self, user: User, to: Channel | User, text: str, kind: str = "privmsg") -> None
#           # runs the keeper / host (heard, may_speak, may_write), modes (+n +m ...), records chat.message, shows Said
#     def tell(self, user: User, text: Worded) -> None                    # the Moderator, in private
#     def announce(self, channel: Channel, text: Worded) -> None          # the Moderator, to the channel
#     def set_floor(self, channel: Channel, voices: Sequence[User] | None) -> None
#           # None: everybody may speak (-m, all voices taken); else +m and exactly these voiced; few MODE facts, seat order
#     def set_topic(self, by: User, channel: Channel, topic: str) -> None
#     def set_modes(self, by: User, channel: Channel, changes) -> None
#     def invite(self, by: User, user: User, channel: Channel) -> None
#     def set_away(self, user: User, text: str | None) -> None
