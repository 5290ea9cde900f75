"""What `/account` does: making an account of one's name, changing its password, forgetting it.

A password is asked for so that nobody sees it typed; it may stand behind the command as well.
"""

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeAlias

from twisted.internet.defer import Deferred
from twisted.logger import Logger

from wolfd.chat.people import Refused
from wolfd.telnet.words import plain, refusal, split
from wolfd.texts import Message

if TYPE_CHECKING:
    from wolfd.accounts.desk import Desk
    from wolfd.telnet.player import Player

WAY = "telnet"

_LOG = Logger()

Work: TypeAlias = Coroutine[Deferred[Any], Any, Message]


def account(player: "Player", words: str) -> None:
    """Do what the first word says; without one, tell what can be done."""
    word, password = split(words)
    deed = DEEDS.get(plain(word).casefold())
    if player.desk is None:
        player.answer(Message("account-unkept"))
    elif deed is None:
        _show(player, player.desk)
    else:
        deed(player, player.desk, password)


def _show(player: "Player", desk: "Desk") -> None:
    """Tell which account one has, and what can be done."""
    name = player.user.account
    if name is None:
        player.answer(Message("account-none"))
        player.answer(Message("account-usage"))
        return

    async def work() -> Message:
        total = (await desk.accounts.ledger.career(name)).total
        player.answer(Message("account-yours", account=name))
        player.answer(Message("account-games", games=total.games, wins=total.wins))
        return Message("account-usage")

    _begin(player, work())


def _register(player: "Player", desk: "Desk", password: str) -> None:
    async def work(password: str) -> Message:
        made = await desk.register(player.user, password, WAY)
        return Message("account-registered", account=made.name)

    _with_new_password(player, password, work)


def _change(player: "Player", desk: "Desk", password: str) -> None:
    async def work(password: str) -> Message:
        await desk.set_password(player.user, password)
        return Message("account-password-set")

    _with_new_password(player, password, work)


def _drop(player: "Player", desk: "Desk", password: str) -> None:
    async def work(password: str) -> Message:
        return Message("account-dropped", account=await desk.drop(player.user, password, WAY))

    _with_password(player, password, "account-ask-old-password", work)


def _with_password(player: "Player", password: str, question: str, work: Callable[[str], Work]) -> None:
    """Do the work with a password, which is asked for if it was not typed yet; an empty answer leaves all as it is."""
    if password:
        _begin(player, work(password))
    else:
        player.ask_secret(Message(question), lambda typed: _begin(player, work(typed)) if typed else None)


def _with_new_password(player: "Player", password: str, work: Callable[[str], Work]) -> None:
    """As above; what nobody saw when it was typed is asked for once more, or a slip would lock the owner out."""
    def again(first: str) -> None:
        if first:
            player.ask_secret(Message("account-ask-again"), lambda second: compare(first, second))

    def compare(first: str, second: str) -> None:
        if first == second:
            _begin(player, work(first))
        elif second:
            player.answer(Message("account-passwords-differ"))

    if password:
        _begin(player, work(password))
    else:
        player.ask_secret(Message("account-ask-new-password"), again)


def _begin(player: "Player", work: Work) -> None:
    done = Deferred.fromCoroutine(_tell(player, work))
    done.addErrback(lambda why: _LOG.failure("/account has failed", why))
    player.wait(done)


async def _tell(player: "Player", work: Work) -> None:
    try:
        player.answer(await work)
    except Refused as why:
        player.answer(refusal(why))


DEEDS = {
    "register": _register, "注册": _register, "註冊": _register,
    "password": _change, "密码": _change, "密碼": _change,
    "drop": _drop, "注销": _drop, "註銷": _drop,
}  # fmt: skip
