"""What is said: by people to channels and to one another, and by the Moderator."""

from msgspec import structs

from wolfd.chat.facts import Plain, Said, Worded
from wolfd.chat.keeping import Judging
from wolfd.chat.knowing import Service
from wolfd.chat.modes import Moding, check_account, check_speech
from wolfd.chat.people import Channel, Refused, User
from wolfd.chat.words import clean

Tags = tuple[tuple[str, str], ...]
CONTEXT = "+draft/channel-context"
"""The tag of a private line that belongs to what goes on in a channel: clients may show it there."""


class Speaking(Moding):
    """The part of the hall that passes words on."""

    def say(
        self, user: User, to: Channel | User, text: str, kind: str = "privmsg", *, tags: Tags = (), least: str = ""
    ) -> None:
        """Pass a user's line on, if he may say it there; raises Refused by the chat's own rules.

        What a channel's keeper or the host refuses, the Moderator tells the user in private instead.
        """
        text = clean(text)
        if not text and kind != "tagmsg":
            raise Refused("no-text")
        user.spoke = self.clock.seconds()
        if kind != "tagmsg" and to is not self.moderator and self.guardian is not None and self.guardian.takes(user, to, text):
            return
        said = Said(user, to, Plain(text), kind, tags, least, at=self.wall())
        if isinstance(to, User):
            self._say_to_user(said, user, to, text)
        elif to.keeper is None:
            check_speech(user, to)
            if self._is_muffled(said, user, to):
                return
            self._pass_on(said, to, text)
        else:
            self._say_in_kept(said, user, to, text)

    def tell(self, user: User, text: Worded, about: Channel | None = None) -> None:
        """The Moderator says something to one user in private, perhaps about what goes on in a channel."""
        if user.sessions:
            tags = ((CONTEXT, about.name),) if about is not None else ()
            user.show(Said(self.moderator, user, text, tags=tags, at=self.wall(), mid=self.new_mid()))

    def announce(self, channel: Channel, text: Worded, *, by_telnet: Worded | None = None) -> None:
        """The Moderator says something to a channel; `by_telnet` is the same for those who type commands that way."""
        said = Said(self.moderator, channel, text, at=self.wall(), mid=self.new_mid())
        if by_telnet is None:
            self.show_channel(channel, said)
            return
        self.history.keep(channel, said)
        other = Said(self.moderator, channel, by_telnet, at=said.at, mid=said.mid)
        for user in channel.members:
            for session in user.sessions:
                session.show(other if session.protocol == "telnet" else said)

    def utter(self, user: User, channel: Channel, text: Worded, **marks: object) -> None:
        """An artificial player says something that each hears in his own language; on record in the channel's."""
        words = " ".join(text.lines(channel.language or "en"))
        seq = self._record(channel, user, words, "privmsg", **marks)
        self.show_channel(channel, Said(user, channel, text, at=self.wall(), mid=self.mid_of(seq)))

    def _is_muffled(self, said: Said, user: User, channel: Channel) -> bool:
        """Whether somebody plays elsewhere and may not talk here meanwhile; unless he only typed, he is told why."""
        why = self.muffler.may_talk(user, channel) if self.muffler is not None else None
        if why is not None:
            self._refuse(said, user, channel, why)
        return why is not None

    def _refuse(self, said: Said, user: User, to: Channel | User, why: Worded) -> None:
        """Tell a user why his words do not pass, unless he only typed; they are on record nevertheless."""
        if said.kind == "tagmsg":
            return
        if self.muffler is not None:
            self.muffler.refused(user, to, " ".join(said.text.lines(self.language)), said.kind)
        self.tell(user, why)

    def _say_in_kept(self, said: Said, user: User, channel: Channel, text: str) -> None:
        """In a kept channel nothing passes that not everybody sees and the log does not keep."""
        keeper = channel.keeper
        self.standing(user, channel)
        if said.least:
            raise Refused("speech-whispered", channel=channel.name)
        if keeper is None or said.kind == "tagmsg" or (said.kind != "notice" and keeper.heard(user, text)):
            return
        if said.kind == "notice" and isinstance(keeper, Judging):
            keeper.noticed(user, text)
        check_account(user, channel)
        if self._is_muffled(said, user, channel):
            return
        why = keeper.may_speak(user)
        if why is not None:
            self.tell(user, why)
            return
        if said.tags:
            said = Said(user, channel, said.text, said.kind, at=said.at)
        self._pass_on(said, channel, text)

    def _pass_on(self, said: Said, channel: Channel, text: str) -> None:
        by = said.by
        if said.kind == "tagmsg":
            said = structs.replace(said, mid=self.new_mid())
        else:
            marks = {"least": said.least} if said.least else {}
            said = structs.replace(said, mid=self.mid_of(self._record(channel, by, text, said.kind, **marks)))
        if not said.least:
            self.show_channel(channel, said, first=by)
            return
        by.show(said)
        for user, standing in channel.members.items():
            if user is not by and (standing.op or (said.least == "+" and standing.voice)):
                user.show(said)

    def _record(self, channel: Channel, by: User, text: str, kind: str, **marks: object) -> int:
        """Put what is said on record, with a mark where not everybody may read it again."""
        if channel.is_closed:
            marks["closed"] = True
        return self.record.append(
            "chat.message", chan=channel.name, person=by.person, nick=by.nick, text=text, kind=kind, **marks)

    def _say_to_user(self, said: Said, user: User, to: User, text: str) -> None:
        if to is self.moderator:
            self._say_to_moderator(said, user, text)
            return
        if to.service is not None:
            self._say_to_service(said, user, to.service, text)
            return
        if "R" in to.modes and user.account is None and to is not user:
            raise Refused("user-accounts-only", nick=to.nick)
        why = self.host.may_write(user, to) if self.host is not None else None
        if why is not None:
            self._refuse(said, user, to, why)
            return
        marks: dict[str, object] = {"tags": dict(said.tags)} if said.tags else {}
        marks |= self.muffler.marks(user, to) if self.muffler is not None else {}
        seq = self.record.append(
            "query.message", person=user.person, nick=user.nick, to=to.person, text=text, kind=said.kind, **marks
        )
        said = structs.replace(said, mid=self.mid_of(seq))
        self.history.keep_between(user, to, said)
        user.show(said)
        if to is not user:
            to.show(said)

    def _say_to_service(self, said: Said, user: User, service: Service, text: str) -> None:
        """A service hears what is said to it, and nobody else ever does: it may be a password, not to be shown again."""
        for session in user.sessions:
            if session.protocol == "irc" and said.kind != "tagmsg":
                session.show(structs.replace(said, mid=self.new_mid()))  # as the echo that some clients want
        if said.kind == "privmsg":
            service.heard(user, text)

    def _say_to_moderator(self, said: Said, user: User, text: str) -> None:
        """The Moderator hears what is said to him; a notice or a tag asks for no answer, so it goes no further.

        Only the host knows what was said, and whether the log may keep it as it is: it may be the key of a seat.
        """
        if said.kind == "tagmsg":
            return
        user.show(structs.replace(said, mid=self.new_mid()))
        if said.kind == "privmsg" and self.host is not None:
            self.host.heard(user, text)
