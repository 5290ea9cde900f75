"""People come, change what they are called or say of themselves, and go."""

from wolfd.chat.facts import (
    Appeared,
    Identified,
    LanguageSet,
    MarkSet,
    Quit,
    Redressed,
    Rehosted,
    Renamed,
    Vanished,
    Watched,
    WentAway,
    Worded,
)
from wolfd.chat.knowing import Service, Usher
from wolfd.chat.names import fold, host_of
from wolfd.chat.people import Identity, Refused, Session, User, new_person
from wolfd.chat.rooms import Rooms
from wolfd.chat.words import clean, plain, shorten

AWAY = "..."
"""What is shown of somebody who is away in words that are kept back."""


class Coming(Rooms):
    """The part of the hall that knows who is here."""

    def enter(  # noqa: PLR0913 - a newcomer tells all this
        self,
        session: Session,
        nick: str,
        name: str,
        host: str,
        *,
        real: str = "",
        address: str = "",
        language: str = "en",
        identity: Identity | None = None,
    ) -> User:
        """A newcomer is here, and reads the language that he used last, or else this.

        If he has that nick already and is logged in to the same account, this is only one more connection of his.
        Raises Banned if he is shut out, else Refused as `check_nick` does.
        """
        account = identity.account if identity else None
        shown = host_of(account) if account is not None else host
        for each in {host, shown}:
            self.check_bans(nick, name, each, address, account)
        here = self.find_user(nick)
        if here is not None and here.sessions and account is not None and here.account == account:
            self._attach(session, here, address)
            return here
        self.check_nick(nick, account)
        person = identity.person if identity else new_person()
        user = User(nick, name, host, real=shorten(plain(real), self.limits.real), person=person)
        user.address = address
        user.language = language
        if identity is not None:
            user.account, user.host = identity.account, shown
            self.tongues.learn(identity)
            self.marks.learn(user, identity.marks)
        if self.muffler is not None:
            self.muffler.dress(user)
        self.tongues.recall(user)
        self._attach(session, user, address)
        self.record.append("auth.registered", person=user.person, nick=nick, protocol=session.protocol)
        self._seat(user)
        return user

    def check_bans(self, nick: str, name: str, host: str, address: str, account: str | None) -> None:
        """Raise Banned if somebody who goes by these names is shut out."""
        ban = self.bans.at_entry(nick, name, host, address, account)
        if ban is not None:
            raise self.bans.refusal(ban)

    def _attach(self, session: Session, user: User, address: str) -> None:
        """A user has a connection, his first or one more."""
        user.sessions.append(session)
        private = {"private": {"address": address}} if address else {}
        self.record.append("conn.open", person=user.person, nick=user.nick, protocol=session.protocol, **private)

    def seat_bot(self, nick: str) -> User:
        """An artificial player: a user without a session; raises Refused as `check_nick` does."""
        self.check_nick(nick, bot=True)
        user = User(nick, "bot", self.name, person=new_person(), bot=True)
        user.modes.add("B")
        self.record.append("auth.registered", person=user.person, nick=nick, protocol="bot")
        self._seat(user)
        return user

    def seat_service(self, nick: str, real: str, service: Service) -> User:
        """A nick at which no person answers; raises Refused as `check_nick` does."""
        self.check_nick(nick)
        user = User(nick, "service", self.name, real=real, person=nick.lower())
        user.service = service
        user.modes |= {"B", "i"}
        user.since = self.wall()
        self.users[fold(nick)] = user
        self.services.append(user)
        return user

    def rename(self, user: User, nick: str) -> None:
        """Call a user otherwise; raises Refused as `check_nick` does. What the host refuses, the Moderator tells him."""
        old = user.nick
        if nick == old:
            return
        for host in {user.cloak, user.host}:
            self.check_bans(nick, user.name, host, user.address, user.account)
        if fold(nick) != fold(old):
            self.check_nick(nick, user.account, user=user)
        else:  # capitals may look like other letters: I like l
            self.check_look(nick, user.account, user)
        why = self.host.may_rename(user, nick) if self.host is not None else None
        if why is not None:
            self.tell(user, why)
            return
        self._call(user, nick)

    def give_nick(self, user: User, nick: str) -> None:
        """Call a user as the seat is called that he has again, whatever the host would say; raises Refused as `check_nick` does."""
        if nick != user.nick:
            self.check_nick(nick, user.account, user=user)
            self._call(user, nick)

    def _call(self, user: User, nick: str) -> None:
        old = user.nick
        seq = self.record.append("auth.renamed", person=user.person, old=old, nick=nick)
        self.remember(user)
        del self.users[fold(old)]
        self.users[fold(nick)] = user
        self.looks.remove(old, user)
        self.looks.add(nick, user)
        user.nick = nick
        self.tongues.keep(user)
        fact = Renamed(user, old, nick, at=self.wall(), mid=self.mid_of(seq))
        self.history.keep_of(user.channels, fact)
        self.show_neighbours(user, fact)
        if fold(nick) != fold(old):
            self.show_watchers(old, Vanished(old))
            self.show_watchers(nick, Appeared(user))

    def quit(self, user: User, reason: str) -> None:
        """A user is gone for good: everybody who shares a channel with him hears it once."""
        if self.users.get(fold(user.nick)) is not user:
            return
        reason = self.hushed(shorten(clean(reason), self.limits.reason))
        reason = "" if self.withholds(user, "quit", reason) else reason
        channels = tuple(user.channels)
        seq = self.record.append("chat.quit", person=user.person, nick=user.nick, reason=reason)
        fact = Quit(user, reason, at=self.wall(), mid=self.mid_of(seq))
        self.history.keep_of(channels, fact)
        for other in self.neighbours(user):
            other.show(fact)
        self.remember(user)
        self.marks.drop(user.person)
        self.operators.pop(user, None)
        self.hidden.discard(user)
        del self.users[fold(user.nick)]
        self.looks.remove(user.nick, user)
        for channel in channels:
            self.drop_member(user, channel)
        self.show_watchers(user.nick, Vanished(user.nick))

    def lost(self, session: Session, user: User, reason: str) -> None:
        """One of a user's connections went; he quits if it was the last."""
        if session not in user.sessions:
            return
        user.sessions.remove(session)
        reason = self.hushed(reason)
        self.record.append("conn.close", person=user.person, protocol=session.protocol, reason=reason)
        if not user.sessions:
            self.quit(user, reason)

    def hide(self, user: User, *, on: bool = True) -> None:
        """Let a user be found only by those who know his nick or share a channel with him, or else by all: user mode i."""
        (user.modes.add if on else user.modes.discard)("i")
        (self.hidden.add if on else self.hidden.discard)(user)

    def set_away(self, user: User, text: str | None) -> None:
        """A user says that he is away, or (None) back."""
        text = self.hushed(shorten(clean(text), self.limits.away)) if text else None
        text = AWAY if text and self.withholds(user, "away", text) else text
        if text == user.away:
            return
        user.away = text
        fact = WentAway(user, text, at=self.wall(), mid=self.new_mid())
        self._show_known(user, fact)

    def set_real(self, user: User, real: str) -> None:
        """A user goes by another real name."""
        real = clean(real)
        if len(real.encode()) > self.limits.real or not real:
            raise Refused("real-bad")
        real = self.hushed(real)
        if self.withholds(user, "real", real):
            return
        self.redress(user, real)

    def redress(self, user: User, real: str) -> None:
        """Show everybody another real name of a user's."""
        user.real = real
        self._show_known(user, Redressed(user, real, at=self.wall(), mid=self.new_mid()))

    def log_in(self, user: User, identity: Identity) -> None:
        """A user has shown that an account is his; raises Refused if he plays, and its name would be a word to others."""
        if self.muffler is not None and not self.muffler.may_log_in(user, identity.account):
            raise Refused("logs-in-later", account=identity.account)
        self.marks.drop(user.person)
        user.person = identity.person
        self.tongues.learn(identity)
        self.set_account(user, identity.account)
        for channel in user.channels:
            self.give_op(user, channel)
        self.marks.learn(user, identity.marks)
        if user.has_chosen and user.language != identity.language and self.registrar is not None:
            self.registrar.chose_language(identity.account, user.language)

    def log_out(self, user: User) -> None:
        """A user belongs to no account any more."""
        if user.account is not None:
            self.record.append("auth.logout", person=user.person, account=user.account)
            user.person = new_person()
            self.set_account(user, None)

    def claim(self, user: User) -> None:
        """Let a user who is logged in have what the host keeps for his account."""
        if user.account is not None and isinstance(self.host, Usher):
            self.host.logged_in(user)

    def dismiss(self, user: User, why: Worded, to_others: Worded | None = None) -> None:
        """Tell a user why, and close all his connections; he is gone at once. Others are told the same, or what is for them."""
        reason = " ".join((to_others or why).lines(self.language))
        for session in tuple(user.sessions):
            self.lost(session, user, reason)    # before the session itself tells others that he goes
            session.close(why)

    def set_account(self, user: User, account: str | None) -> None:
        """A user has logged in to an account, or (None) out of it; with it comes the language that he chose under it."""
        user.account = account
        before = user.language
        self.tongues.recall(user)
        self.tongues.keep(user)
        self._turn_to(user, before)
        old, user.host = user.host, host_of(account) if account is not None else user.cloak
        if user.host != old:
            self._show_known(user, Rehosted(user, old, user.host, at=self.wall(), mid=self.new_mid()))
        self._show_known(user, Identified(user, account, at=self.wall(), mid=self.new_mid()))

    def set_language(self, user: User, language: str) -> None:
        """A user chooses the language in which the Moderator and the server speak to him; it is remembered."""
        before, user.language, user.has_chosen = user.language, language, True
        self.tongues.keep(user)
        if user.account is not None and self.registrar is not None:
            self.registrar.chose_language(user.account, language)
        self._turn_to(user, before)

    def suggest_language(self, user: User, language: str) -> None:
        """Let a user who never chose read this language; nothing changes for one who did."""
        if not user.has_chosen and language:
            before, user.language = user.language, language
            self._turn_to(user, before)

    def mark(self, user: User, name: str, time: str) -> bool:
        """A user has read so far in a channel, or of what he and another say; whether that is farther than before."""
        if not self.marks.set(user, name, time):
            return False
        user.show(MarkSet(user, name, time))
        return True

    def watch(self, session: Session, nick: str) -> None:
        """From now on a session is told when a nick comes and goes."""
        self.watchers.setdefault(fold(nick), {})[session] = None

    def unwatch(self, session: Session, nick: str) -> None:
        watchers = self.watchers.get(fold(nick), {})
        watchers.pop(session, None)
        if not watchers:
            self.watchers.pop(fold(nick), None)

    def _turn_to(self, user: User, before: str) -> None:
        """Let a user's sessions draw in his language, where it is not what it was before."""
        if user.language != before:
            user.show(LanguageSet(user))

    def _seat(self, user: User) -> None:
        user.since = self.wall()
        user.spoke = self.clock.seconds()
        self.users[fold(user.nick)] = user
        self.looks.add(user.nick, user)
        self.most_users = max(self.most_users, len(self.users) - len(self.services))
        self.show_watchers(user.nick, Appeared(user))

    def _show_known(self, user: User, fact: WentAway | Redressed | Identified | Rehosted) -> None:
        self.show_neighbours(user, fact)
        self.show_watchers(user.nick, Watched(fact, at=fact.at), but=[user, *self.neighbours(user)])
