"""What is said: by people to channels and to one another, and by the Moderator."""

from wolfd.chat.facts import Plain, Said, Worded
from wolfd.chat.modes import Moding, check_speech
from wolfd.chat.people import Channel, Refused, User
from wolfd.chat.words import clean

Tags = tuple[tuple[str, str], ...]


class Speaking(Moding):
    """The part of the hall that passes words on."""

    def say(self, user: User, to: Channel | User, text: str, kind: str = "privmsg", *, tags: Tags = ()) -> None:
        """Pass a user's line on, if he may say it there; raises Refused by the chat's own rules.

        What a channel's keeper or the host refuses, the Moderator tells the user in private instead.
        """
        text = clean(text)
        if not text and kind != "tagmsg":
            raise Refused("no-text")
        user.spoke = self.clock.seconds()
        if isinstance(to, Channel):
            self._say_to_channel(user, to, text, kind, tags)
        elif to is self.moderator:
            self._say_to_moderator(user, text, kind)
        else:
            self._say_to_user(user, to, text, kind, tags)

    def tell(self, user: User, text: Worded) -> None:
        """The Moderator says something to one user in private."""
        if user.sessions:
            user.show(Said(self.moderator, user, text, at=self.wall(), mid=self.new_mid()))

    def announce(self, channel: Channel, text: Worded) -> None:
        """The Moderator says something to a channel."""
        self.show_channel(channel, Said(self.moderator, channel, text, at=self.wall(), mid=self.new_mid()))

    def _say_to_channel(self, user: User, channel: Channel, text: str, kind: str, tags: Tags) -> None:
        keeper = channel.keeper
        if keeper is None:
            check_speech(user, channel)
        else:
            self.standing(user, channel)
            if kind == "tagmsg":  # nothing passes in a kept channel that not everybody sees and the log does not keep
                return
            if kind != "notice" and keeper.heard(user, text):
                return
            why = keeper.may_speak(user)
            if why is not None:
                self.tell(user, why)
                return
            tags = ()
        at = self.wall()
        if kind != "tagmsg":
            self.record.append(
                "chat.message", chan=channel.name, person=user.person, nick=user.nick, text=text, kind=kind
            )
        self.show_channel(channel, Said(user, channel, Plain(text), kind, tags, at=at, mid=self.new_mid()), first=user)

    def _say_to_moderator(self, user: User, text: str, kind: str) -> None:
        """The Moderator hears what is said to him; a notice or a tag asks for no answer, so it goes no further."""
        if kind == "tagmsg":
            return
        self.record.append("query.message", person=user.person, nick=user.nick, to=self.moderator.person, text=text)
        user.show(Said(user, self.moderator, Plain(text), kind, at=self.wall(), mid=self.new_mid()))
        if kind == "privmsg" and self.host is not None:
            self.host.heard(user, text)

    def _say_to_user(self, user: User, to: User, text: str, kind: str, tags: Tags) -> None:
        why = self.host.may_write(user, to) if self.host is not None else None
        if why is not None:
            if kind == "privmsg":
                self.tell(user, why)
            return
        if text or tags:
            marks = {"tags": dict(tags)} if tags else {}
            self.record.append(
                "query.message", person=user.person, nick=user.nick, to=to.person, text=text, kind=kind, **marks
            )
        fact = Said(user, to, Plain(text), kind, tags, at=self.wall(), mid=self.new_mid())
        user.show(fact)
        if to is not user:
            to.show(fact)
