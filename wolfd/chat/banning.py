"""Setting and lifting bans: on record with who and why, and those whom one hits are put out at once."""

from dataclasses import replace

from wolfd.chat.bans import ACCOUNT, Ban, parse
from wolfd.chat.overseeing import Overseeing
from wolfd.chat.people import Refused, User
from wolfd.chat.words import clean, shorten
from wolfd.texts import Message


class Banning(Overseeing):
    """The part of the hall that shuts people out."""

    def ban(
        self, target: str, *, by: str, reason: str, seconds: float = 0.0, spares: bool = False, setter: User | None = None
    ) -> tuple[Ban, list[User]]:
        """Ban a target (see `chat.bans`), for good if no seconds are given; the ban, and who was put out.

        Raises Refused if it is no target, if it would hit everybody, or the `setter` himself. It takes the place of a
        ban with the same target.
        """
        kind, what = parse(target)
        now = self.wall()
        reason = shorten(clean(reason), self.limits.reason)
        ban = Ban(kind, what, reason, by, now, now + seconds if seconds else 0.0, spares and kind != ACCOUNT)
        hit = self.bans.that_hits(ban, [user for user in self.users.values() if user.sessions])
        if setter in hit:
            raise Refused("ban-self")
        seq = self.record.append("ban.set", kind=kind, by=by, reason=reason, until=ban.until, spares=ban.spares,
                                 hits=[user.person for user in hit], **_marks(ban))
        ban = replace(ban, appeal=self.bans.name(seq))
        self.bans.add(ban)
        self.bans.after(self._tell_unkept)
        why = self.bans.refusal(ban)
        news = "oper-news-ban-until" if ban.until else "oper-news-ban"
        self.warn(Message(news, by=by, target=ban.target, reason=reason, until=ban.ends, out=len(hit)))
        for user in hit:
            self.dismiss(user, why.told, why.told_to_others)
        return ban, hit

    def unban(self, target: str, *, by: str, reason: str = "") -> Ban:
        """Lift a ban; raises Refused if there is none with that target."""
        ban = self.bans.remove(target)
        self.bans.after(self._tell_unkept)
        self.record.append("ban.lifted", kind=ban.kind, by=by, reason=shorten(clean(reason), self.limits.reason), **_marks(ban))
        self.warn(Message("oper-news-unban", by=by, target=ban.target))
        return ban

    def _tell_unkept(self, why: str) -> None:
        if why:
            self.warn(Message("oper-news-unkept", why=why))


def _marks(ban: Ban) -> dict[str, object]:
    """The target on record: an address, and what may hold one, stands there under seal only."""
    if ban.kind == ACCOUNT:
        return {"account": ban.what}
    return {"person": "bans", "private": {"what": ban.what}}
