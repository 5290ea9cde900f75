"""Channel modes: which there are, who may change them, and what they forbid."""

from collections.abc import Iterable, Sequence

from wolfd.chat.facts import ModesSet
from wolfd.chat.house import House
from wolfd.chat.names import full_mask, matches
from wolfd.chat.people import Channel, Refused, Standing, User
from wolfd.chat.words import plain

Change = tuple[bool, str, str]
"""(on, letter, parameter or "")."""

FLAGS = "imnst"
LISTS = "beI"
STANDINGS = {"o": "op", "v": "voice"}
_MOST_MEMBERS = 99_999


def is_banned(user: User, channel: Channel) -> bool:
    """Whether a mask of the channel shuts the user out, and none excepts him."""
    bans, exceptions = channel.lists["b"], channel.lists["e"]
    return bool(bans) and is_listed(user, bans) and not is_listed(user, exceptions)


def is_listed(user: User, masks: Iterable[str]) -> bool:
    """Whether one of the masks fits the user."""
    subject = f"{user.nick}!{user.name}@{user.host}"
    return any(matches(mask, subject) for mask in masks)


def check_speech(user: User, channel: Channel) -> None:
    """Raise Refused if the channel's own modes forbid the user to speak there now."""
    standing = channel.members.get(user)
    if standing is None:
        if "s" in channel.modes:
            raise Refused("no-such-channel", channel=channel.name)
        if "n" in channel.modes:
            raise Refused("speech-from-outside", channel=channel.name)
    elif standing.op or standing.voice:
        return
    if "m" in channel.modes:
        raise Refused("speech-moderated", channel=channel.name)
    if is_banned(user, channel):
        raise Refused("speech-banned", channel=channel.name)


class Moding(House):
    """The part of the hall that changes channel modes."""

    def set_modes(self, by: User, channel: Channel, changes: Iterable[Change]) -> None:
        """Change modes together; raises Refused if any may not be. Changes without an effect are left out."""
        changes = tuple(changes)
        for change in changes:
            self.check_change(by, channel, change)
        self._change(by, channel, changes)

    def set_floor(self, channel: Channel, voices: Sequence[User] | None) -> None:
        """Let exactly these members speak, in the order given, or (None) everybody; one fact for it all."""
        chosen = {} if voices is None else {user: None for user in voices if user in channel.members}
        silenced = [
            (False, "v", user.nick)
            for user, standing in channel.members.items()
            if standing.voice and user not in chosen
        ]
        voiced = [(True, "v", user.nick) for user in chosen]
        self._change(self.moderator, channel, ((voices is not None, "m", ""), *silenced, *voiced))

    def check_change(self, by: User, channel: Channel, change: Change) -> None:
        """Raise Refused if the user may not make this change."""
        self.need_op(by, channel)
        on, letter, value = change
        if letter in STANDINGS:
            self._member(channel, value)
        elif letter == "k":
            if on and (not value or any(sign in " ,:" for sign in value) or len(value.encode()) > self.limits.key):
                raise Refused("key-bad", channel=channel.name)
        elif letter == "l":
            if on and not (value.isascii() and value.isdigit() and 0 < int(value[:6]) <= _MOST_MEMBERS):
                raise Refused("limit-bad", channel=channel.name, letter=letter, value=value)
        elif letter in LISTS:
            held = sum(map(len, channel.lists.values()))
            if on and held >= self.limits.masks:
                raise Refused("list-full", channel=channel.name, mask=value)
        elif letter not in FLAGS:
            raise Refused("mode-unknown", letter=letter)

    def _member(self, channel: Channel, nick: str) -> tuple[User, Standing]:
        user = self.find_user(nick)
        if user is None:
            raise Refused("no-such-nick", nick=nick)
        standing = channel.members.get(user)
        if standing is None:
            raise Refused("not-a-member", nick=user.nick, channel=channel.name)
        return user, standing

    def _change(self, by: User, channel: Channel, changes: Iterable[Change]) -> None:
        done = tuple(made for change in changes if (made := self._apply(by, channel, change)) is not None)
        if not done:
            return
        seq = self.record.append("chat.mode", chan=channel.name, person=by.person, nick=by.nick, changes=done)
        self.show_channel(channel, ModesSet(by, channel, done, at=self.wall(), mid=self.mid_of(seq)), first=by)

    def _apply(self, by: User, channel: Channel, change: Change) -> Change | None:
        """The change as it was made, or nothing if it changes nothing."""
        on, letter, value = change
        if letter in STANDINGS:
            user, standing = self._member(channel, value)
            if getattr(standing, STANDINGS[letter]) == on:
                return None
            setattr(standing, STANDINGS[letter], on)
            return on, letter, user.nick
        if letter == "k":
            return _set_key(channel, value if on else "")
        if letter == "l":
            return _set_limit(channel, int(value) if on else 0)
        if letter in LISTS:
            return _set_mask(channel.lists[letter], change, by.nick, self.wall())
        return self._set_flag(channel, change)

    def _set_flag(self, channel: Channel, change: Change) -> Change | None:
        on, letter, _ = change
        if (letter in channel.modes) == on:
            return None
        (channel.modes.add if on else channel.modes.discard)(letter)
        if letter == "s":
            (self.secret.add if on else self.secret.discard)(channel)
        return on, letter, ""


def _set_key(channel: Channel, key: str) -> Change | None:
    if key == channel.key:
        return None
    shown = key or "*"  # the old key is nobody's business
    channel.key = key
    return bool(key), "k", shown


def _set_limit(channel: Channel, limit: int) -> Change | None:
    if limit == channel.limit:
        return None
    channel.limit = limit
    return bool(limit), "l", str(limit) if limit else ""


def _set_mask(masks: dict[str, tuple[str, float]], change: Change, by: str, at: float) -> Change | None:
    on, letter, value = change
    mask = full_mask(plain(value))
    if on == (mask in masks):
        return None
    if on:
        masks[mask] = (by, at)
    else:
        del masks[mask]
    return on, letter, mask
