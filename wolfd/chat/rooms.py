"""Channels: how they are opened and closed, who comes in, who goes, and what their topic is."""

from wolfd.chat.facts import Invited, InviteSeen, Joined, Kicked, Left, TopicSet
from wolfd.chat.keeping import Inviting
from wolfd.chat.looks import look, skeleton
from wolfd.chat.modes import is_banned, is_listed
from wolfd.chat.names import fold
from wolfd.chat.people import Channel, Refused, Standing, User
from wolfd.chat.speaking import Speaking
from wolfd.chat.words import clean, shorten


class Rooms(Speaking):
    """The part of the hall that knows who is in which channel."""

    def open(self, name: str) -> Channel:
        """The channel of that name, made (and kept, if the host keeps it) if it was not there."""
        found = self.find_channel(name)
        if found is not None:
            return found
        self.check_channel(name)
        channel = Channel(name, self.wall())
        self.channels[fold(name)] = channel
        self.rooms_alike.setdefault(look(name), {})[channel] = None
        channel.keeper = self.host.keeper_for(channel) if self.host is not None else None
        if channel.keeper is not None:
            channel.members[self.moderator] = Standing(op=True)
            self.moderator.channels[channel] = None
        return channel

    def close(self, channel: Channel) -> None:
        """Forget a channel in which nobody is left but the Moderator; one with people in it stays."""
        is_there = self.find_channel(channel.name) is channel and not channel.is_lasting
        if is_there and not channel.members.keys() - {self.moderator}:
            del self.channels[fold(channel.name)]
            self._forget_look(channel)
            self.secret.discard(channel)
            channel.members.clear()
            self.moderator.channels.pop(channel, None)

    def join(self, user: User, name: str, key: str = "") -> Channel:
        """Let a user into a channel, which is opened for him if need be; raises Refused if he may not come in."""
        found = self.find_channel(name)
        if found is not None and user in found.members:
            return found
        refused = self.porter.refuses(user, name) if self.porter is not None else None
        if refused is not None:
            raise Refused("no-such-channel", channel=name) if found in self.secret else refused
        refusal = self.muffler.may_watch(user, found) if self.muffler is not None and found is not None else ""
        if refusal and found is not None:
            raise Refused("no-such-channel" if "s" in found.modes else refusal, channel=name)
        if len(user.channels) >= self.limits.channels and user is not self.moderator:
            raise Refused("too-many-channels", channel=name)
        if found is not None:
            self._check_entry(user, found, key)
        else:
            if self.muffler is not None and not self.muffler.may_open(user):
                raise Refused("opens-no-room", channel=name)
            self._check_look_of_room(name)
        channel = found or self.open(name)
        first = not channel.members and not channel.is_lasting
        seq = self.record.append("chat.joined", chan=channel.name, person=user.person, nick=user.nick)
        channel.members[user] = Standing(op=first and channel.keeper is None)
        user.channels[channel] = None
        user.invited.pop(channel, None)
        self.show_channel(channel, Joined(user, channel, at=self.wall(), mid=self.mid_of(seq)), first=user)
        self.give_op(user, channel)
        if channel.keeper is not None:
            channel.keeper.came(user)
        return channel

    def part(self, user: User, channel: Channel, reason: str = "") -> None:
        """A member leaves; raises Refused if the user is not in the channel."""
        self.standing(user, channel)
        reason = self.hushed(shorten(clean(reason), self.limits.reason))
        reason = "" if self.withholds(user, "part", reason) else reason
        seq = self.record.append("chat.left", chan=channel.name, person=user.person, nick=user.nick, reason=reason)
        self.show_channel(channel, Left(user, channel, reason, at=self.wall(), mid=self.mid_of(seq)), first=user)
        self.drop_member(user, channel)

    def kick(self, by: User, user: User, channel: Channel, reason: str) -> None:
        """An operator puts a member out; raises Refused if he may not, or nobody of that name is there."""
        self.need_op(by, channel)
        self.check_at_table(by, channel)
        if user not in channel.members:
            raise Refused("not-a-member", nick=user.nick, channel=channel.name)
        if user is self.moderator:
            raise Refused("need-op", channel=channel.name)
        reason = self.hushed(shorten(clean(reason), self.limits.reason))
        seq = self.record.append(
            "chat.kick", chan=channel.name, person=by.person, nick=by.nick, whom=user.person, whom_nick=user.nick, reason=reason
        )
        self.show_channel(channel, Kicked(by, user, channel, reason, at=self.wall(), mid=self.mid_of(seq)), first=by)
        self.drop_member(user, channel)

    def set_topic(self, by: User, channel: Channel, topic: str) -> None:
        """Set or (with an empty one) clear a channel's topic; raises Refused if the user may not."""
        if "t" in channel.modes or channel.keeper is not None:
            self.need_op(by, channel)
        elif by is not self.moderator:
            self.standing(by, channel)
        topic = self.hushed(shorten(clean(topic), self.limits.topic))
        if self.withholds(by, "topic", topic):
            return
        seq = self.record.append("chat.topic", chan=channel.name, person=by.person, nick=by.nick, topic=topic)
        channel.topic, channel.topic_by, channel.topic_at = topic, by.nick, self.wall()
        self.show_channel(channel, TopicSet(by, channel, topic, at=self.wall(), mid=self.mid_of(seq)), first=by)

    def invite(self, by: User, user: User, channel: Channel) -> None:
        """Ask a user into a channel, past its closed door; raises Refused if the asker may not."""
        standing = self.standing(by, channel)
        if "i" in channel.modes and not standing.op:
            raise Refused("need-op", channel=channel.name)
        if user in channel.members:
            raise Refused("already-in-channel", nick=user.nick, channel=channel.name)
        why = self.host.may_write(by, user) if self.host is not None else None
        if why is not None:
            self.tell(by, why)
            return
        seq = self.record.append("chat.invite", chan=channel.name, person=by.person, nick=by.nick, whom=user.person, whom_nick=user.nick)
        user.invited = {room: None for room in (*user.invited, channel) if self.find_channel(room.name) is room}
        at, mid = self.wall(), self.mid_of(seq)
        user.show(Invited(by, user, channel, at=at, mid=mid))
        self.show_channel(channel, InviteSeen(by, user, channel, at=at, mid=mid), first=by)
        if isinstance(channel.keeper, Inviting):
            channel.keeper.invited(by, user)

    def may_enter(self, user: User, channel: Channel) -> bool:
        """Whether somebody is in a channel, or would be let in as things are."""
        if channel in user.channels:
            return True
        is_admitted = self.porter is None or self.porter.refuses(user, channel.name) is None
        return is_admitted and (channel in user.invited or not _fault_of_entry(user, channel, ""))

    def drop_member(self, user: User, channel: Channel) -> None:
        """Take a member off a channel; its keeper hears it, and a plain channel that nobody is left in is forgotten.

        A kept channel stays until its keeper closes it.
        """
        del channel.members[user]
        del user.channels[channel]
        if channel.keeper is not None:
            channel.keeper.left(user)
        else:
            self.close(channel)

    def _check_look_of_room(self, name: str) -> None:
        """Raise Refused if the name looks like a service's, or that of an open room; of a secret one nothing is told."""
        if any(skeleton(name[1:]) == skeleton(service.nick) for service in self.services):
            raise Refused("channel-reserved", channel=name)
        for other in self.rooms_alike.get(look(name), ()):
            if other not in self.secret:
                raise Refused("channel-alike", channel=name, other=other.name)

    def _forget_look(self, channel: Channel) -> None:
        alike = self.rooms_alike[look(channel.name)]
        del alike[channel]
        if not alike:
            del self.rooms_alike[look(channel.name)]

    def _check_entry(self, user: User, channel: Channel, key: str) -> None:
        """Raise Refused if the channel is closed to the user. A secret one is then as if it were not there."""
        if user.bot or channel in user.invited:
            return
        fault = _fault_of_entry(user, channel, key)
        if fault:
            raise Refused("no-such-channel" if "s" in channel.modes else fault, channel=channel.name)


def _fault_of_entry(user: User, channel: Channel, key: str) -> str:
    """Why a channel is closed to a user: a message id, or nothing."""
    if is_banned(user, channel):
        return "channel-banned"
    if "i" in channel.modes and not is_listed(user, channel.lists["I"]):
        return "channel-invite-only"
    if "R" in channel.modes and user.account is None:
        return "channel-accounts-only"
    if channel.key and key != channel.key:
        return "channel-key-wrong"
    if channel.limit and len(channel.members) >= channel.limit:
        return "channel-full"
    return ""
