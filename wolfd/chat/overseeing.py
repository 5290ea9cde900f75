"""Operators of the server: who is one, what he may do, what only operators hear, and how often limits were hit.

How others use it
    hall.warn(message)             tell all operators something
    hall.hit(limit, about)         a limit was hit, by whom or from where: counted, and told to operators, not too often
    hall.need(user, deed)          raises Refused if he may not do that as an operator
"""

from wolfd.chat.coming import Coming
from wolfd.chat.facts import Noticed, Walloped, Worded
from wolfd.chat.people import Powers, Refused, User
from wolfd.chat.words import clean, shorten
from wolfd.texts import Message

LIMITS = ("connections", "login", "oper", "registration", "bytes", "sendq", "flood", "queries")
"""What may be hit."""


class Overseeing(Coming):
    """The part of the hall that operators of the server have."""

    def appoint(self, user: User, powers: Powers, way: str) -> None:
        """A user has shown that he is an operator."""
        self.record.append("oper.login", person=user.person, nick=user.nick, operator=powers.name, way=way)
        self.operators[user] = powers
        user.modes.add("o")
        self.warn(Message("oper-news-came", nick=user.nick, operator=powers.name))

    def resign(self, user: User) -> None:
        """An operator is one no more."""
        powers = self.operators.pop(user, None)
        user.modes.discard("o")
        if powers is not None:
            self.record.append("oper.logout", person=user.person, nick=user.nick, operator=powers.name)

    def need(self, user: User, deed: str) -> None:
        """Raise Refused if a user is no operator, or one who may not do this."""
        powers = self.operators.get(user)
        if powers is None:
            raise Refused("oper-none")
        if deed not in powers.may:
            raise Refused("oper-not-allowed", deed=deed)

    def need_outside(self, user: User, deed: str) -> None:
        """The same, and Refused where he plays: how often others do something is told to no player, be he an operator."""
        self.need(user, deed)
        if self._plays(user):
            raise Refused("oper-plays")

    def _plays(self, user: User) -> bool:
        return self.muffler is not None and self.muffler.plays(user)

    def called(self, user: User) -> str:
        """What an operator is called on record: by nick, and by the name that the configuration has for him."""
        powers = self.operators.get(user)
        return f"{user.nick} ({powers.name})" if powers is not None else user.nick

    def kill(self, by: User, user: User, reason: str) -> None:
        """Close all connections of a user, who is told why; raises Refused if there are none."""
        if not user.sessions:
            raise Refused("oper-no-person", nick=user.nick)
        reason = shorten(clean(reason), self.limits.reason)
        self.record.append("oper.kill", person=by.person, by=self.called(by), whom=user.person, nick=user.nick, reason=reason)
        self.warn(Message("oper-news-kill", by=self.called(by), nick=user.nick, reason=reason))
        self.dismiss(user, Message("killed", by=by.nick, reason=reason))

    def wallops(self, by: User, text: str) -> None:
        """Tell something to everybody who wants to hear what operators say, and to him who says it."""
        text = shorten(clean(text), self.limits.topic)
        self.record.append("oper.wallops", person=by.person, by=self.called(by), text=text)
        fact = Walloped(by, text, at=self.wall(), mid=self.new_mid())
        by.show(fact)
        for user in tuple(self.users.values()):
            if user is not by and "w" in user.modes and (self.host is None or self.host.may_write(by, user) is None):
                user.show(fact)

    def warn(self, text: Worded, *, players: bool = True) -> None:
        """Tell all operators something, or only those who do not play."""
        if self.operators:
            fact = Noticed(text, at=self.wall(), mid=self.new_mid())
            for user in tuple(self.operators):
                if players or not self._plays(user):
                    user.show(fact)

    def hit(self, limit: str, about: str = "") -> None:
        """A limit was hit, by this user or from this address: count it, and let operators know."""
        times = self.hits.count(limit, self.clock.seconds())
        if times:
            self.warn(Message("oper-news-limit", limit=Message(f"limit-{limit}"), about=about, times=times), players=False)
