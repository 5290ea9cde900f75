"""Channel modes: which there are, who may change them, and what they forbid."""

from collections.abc import Iterable, Sequence

from wolfd.chat.facts import ModesSet
from wolfd.chat.house import House
from wolfd.chat.names import fold, full_mask, is_key, matches
from wolfd.chat.people import Channel, Refused, Standing, User
from wolfd.chat.words import plain, shorten

Change = tuple[bool, str, str]
"""(on, letter, parameter or "")."""

FLAGS = "CMRimnst"
LISTS = "beI"
STANDINGS = {"o": "op", "v": "voice"}
EXTBAN = "~"
"""How a mask begins that is held against something else than nick!user@host, or does something else than ban."""
ACCOUNT = "a"
"""`~a:ACCOUNT`: against an account."""
MUTE = "m"
"""`~m:nick!user@host`: who fits may come in, but not speak."""
_OF_ACCOUNT = f"{EXTBAN}{ACCOUNT}:"
_OF_MUTE = f"{EXTBAN}{MUTE}:"
_MOST_MEMBERS = 99_999


def is_banned(user: User, channel: Channel) -> bool:
    """Whether a mask of the channel shuts the user out, and none excepts him."""
    bans, exceptions = channel.lists["b"], channel.lists["e"]
    return bool(bans) and is_listed(user, bans) and not is_listed(user, exceptions)


def is_listed(user: User, masks: Iterable[str]) -> bool:
    """Whether one of the masks fits the user, or his account."""
    subjects = [f"{user.nick}!{user.name}@{host}" for host in {user.cloak, user.host}]  # nobody gets past by logging in
    return any(
        _fits(mask, user.account) if mask.startswith(EXTBAN) else any(matches(mask, subject) for subject in subjects)
        for mask in masks)


def is_muted(user: User, channel: Channel) -> bool:
    """Whether a mask of the channel lets the user say nothing, and none excepts him."""
    mutes, exceptions = _mutes(channel.lists["b"]), channel.lists["e"]
    return is_listed(user, mutes) and not (is_listed(user, exceptions) or is_listed(user, _mutes(exceptions)))


def _mutes(masks: Iterable[str]) -> list[str]:
    """What the mutes among some masks are held against."""
    return [mask.removeprefix(_OF_MUTE) for mask in masks if mask.startswith(_OF_MUTE)]


def _fits(extban: str, account: str | None) -> bool:
    return account is not None and extban.startswith(_OF_ACCOUNT) and matches(extban.removeprefix(_OF_ACCOUNT), account)


def check_account(user: User, channel: Channel) -> None:
    """Raise Refused if only accounts may speak in the channel, and the user has none, and no voice either."""
    if "M" in channel.modes and user.account is None:
        standing = channel.members.get(user)
        if standing is None or not (standing.op or standing.voice):
            raise Refused("speech-accounts-only", channel=channel.name)


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
    check_account(user, channel)
    if is_banned(user, channel) or is_muted(user, channel):
        raise Refused("speech-banned", channel=channel.name)


class Moding(House):
    """The part of the hall that changes channel modes."""

    def set_modes(self, by: User, channel: Channel, changes: Iterable[Change]) -> None:
        """Change modes together; raises Refused if any may not be. Changes without an effect are left out."""
        changes = tuple(changes)
        for place, change in enumerate(changes):
            self.check_change(by, channel, change, changes[:place])
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

    def give_op(self, user: User, channel: Channel) -> None:
        """Make the founder of a lasting channel its operator; at a table nobody is but the Moderator."""
        is_founder = bool(channel.founder) and user.account is not None and fold(user.account) == fold(channel.founder)
        if is_founder and channel.keeper is None and user in channel.members:
            self._change(self.moderator, channel, ((True, "o", user.nick),))

    def check_change(self, by: User, channel: Channel, change: Change, before: Sequence[Change] = ()) -> None:
        """Raise Refused if the user may not make this change after others that he will make `before`."""
        self.need_op(by, channel)
        self.check_at_table(by, channel)
        on, letter, value = change
        if letter in STANDINGS:
            self._member(channel, value)
        elif letter == "k":
            if on and not is_key(value, self.limits.key):
                raise Refused("key-bad", channel=channel.name)
        elif letter == "l":
            if on and not (value.isascii() and value.isdigit() and 0 < int(value.lstrip("0")[:6] or 0) <= _MOST_MEMBERS):
                raise Refused("limit-bad", channel=channel.name, letter=letter, value=value)
        elif letter in LISTS:
            if on:
                self._check_mask(channel, letter, plain(value), before)
        elif letter not in FLAGS:
            raise Refused("mode-unknown", letter=letter)

    def _check_mask(self, channel: Channel, letter: str, value: str, before: Sequence[Change]) -> None:
        """Raise Refused if a mask is none, is too long for the lines that tell it, or there is no room for it."""
        about: dict[str, str | int] = {"channel": channel.name, "letter": letter, "value": shorten(value, self.limits.mask)}
        if value.startswith(EXTBAN) and not is_extban(value):
            raise Refused("extban-bad", **about)
        if not value or value[0] == ":" or " " in value or len(_full(value).encode()) > self.limits.mask:
            raise Refused("mask-bad", **about, most=self.limits.mask)
        held = sum(map(len, channel.lists.values())) + sum(on and of in LISTS for on, of, _ in before)
        if held >= self.limits.masks:
            raise Refused("list-full", channel=channel.name, mask=value)

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


def is_extban(mask: str) -> bool:
    """Whether a mask is held against accounts, as `~a:Ann` is, or is a mute; nothing else can be asked for in this way."""
    return mask.startswith((_OF_ACCOUNT, _OF_MUTE)) and len(mask) > len(_OF_ACCOUNT)


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


def _full(mask: str) -> str:
    """A mask in its full form."""
    if mask.startswith(_OF_MUTE):
        return _OF_MUTE + full_mask(mask.removeprefix(_OF_MUTE))
    return mask if is_extban(mask) else full_mask(mask)


def _set_mask(masks: dict[str, tuple[str, float]], change: Change, by: str, at: float) -> Change | None:
    on, letter, value = change
    value = plain(value)
    mask = _full(value)
    if on == (mask in masks):
        return None
    if on:
        masks[mask] = (by, at)
    else:
        del masks[mask]
    return on, letter, mask
