"""Looks: nicks that are taken for the Moderator's, for an artificial player's, or for somebody's who is here."""

import pytest

from tests.chat.ears import Ear, a_hall, ears
from wolfd.chat.looks import look
from wolfd.chat.people import Identity, Refused


def refusal(call, *args):
    with pytest.raises(Refused) as caught:
        call(*args)
    return caught.value


OF_MODERATOR = ["法官", "主持", "主持人", "裁判", "系统", "系統", "法宫", "法宮", "小法官2", "主待人", "Moderator[bot]", "Moderator2", "The_Moderator", "ModeratorBot", "Мoderatоr_", "M-0-d-e-rator9", "NickServ2", "System"]  # fmt: skip
OF_BOTS = [
    "Ann[bot]",
    "Ann{bot}",
    "Ann[BOT]",
    "Ann[b0t]",
    "Аnn[Воt]",
    "小明[机]",
    "小明[機]",
    "小明[机器人]",
    "Ann[bot]2",
    "Ann[bot]_",
    "Ann[bot",
]
ALIKE = [("Ann2", "Аnn2"), ("Wanda", "Wаnda"), ("P0q", "Р0q"), ("P0q", "POq"), ("小明", "小眀"), ("Petal", "Реtal"), ("Petal", "Pеtal"),
         ("Petal", "Peta1"), ("Ian", "lan"), ("王土", "王士"), ("小己", "小已"), ("小己", "小巳"), ("末", "未"), ("日", "曰"), ("Nick", "Νick"),
         ("Bob", "Bоb"), ("Bob", "Ᏼob"), ("Erna", "Ema"), ("小明", "小明\u05b0")]  # fmt: skip
DIFFERENT = [("Ann", "Anna"), ("Ann", "Ann_"), ("Ann", "Ann__"), ("Bob", "Bob_"), ("Bob", "Bob`"), ("小明", "小红"), ("Ann1", "Ann2"), ("Anne", "Ann3"),
             ("a1-12", "a11-2"), ("Ann", "Ann|away"), ("Clara", "Dara"), ("か", "が"), ("ni", "nl"), ("राम", "रोम"), ("Ёж", "Уж"), ("阿福", "阿贵")]  # fmt: skip


@pytest.mark.parametrize(("nicks", "mid"), [(OF_MODERATOR, "nick-reserved"), (OF_BOTS, "nick-of-bots")])
def test_nick_of_none_but_the_servers_own(nicks, mid):
    hall = a_hall()
    hall.seat_service("NickServ", "Accounts", None)
    bob = Ear(hall, "Bob")
    for nick in nicks:
        assert refusal(Ear, hall, nick).mid == mid, nick
        assert refusal(hall.rename, bob.user, nick).mid == mid, nick


@pytest.mark.parametrize(("nick", "like"), ALIKE)
def test_nick_that_looks_like_somebodys(nick, like):
    hall = a_hall()
    here, bob = ears(hall, f"{nick} Zed")
    for call, *args in (Ear, hall, like), (hall.rename, bob.user, like):
        why = refusal(call, *args)
        assert (why.mid, why.values) == ("nick-alike", {"nick": like, "other": nick})
    assert hall.is_taken(like)
    hall.rename(here.user, "Quite-other")
    hall.rename(bob.user, like)
    assert refusal(hall.rename, here.user, nick).mid == "nick-alike"
    hall.quit(bob.user, "gone")
    assert Ear(hall, nick).user.nick == nick


@pytest.mark.parametrize(("nick", "other"), DIFFERENT)
def test_ordinary_nicks_are_free(nick, other):
    hall = a_hall()
    assert [ear.user.nick for ear in ears(hall, f"{nick} {other}")] == [nick, other]


@pytest.mark.parametrize("nick", ["Mode", "Bobot", "abbot", "[bottle]", "AdaBot", "法国", "官人", "主人", "Systema"])
def test_ordinary_nicks_are_not_the_servers(nick):
    assert Ear(a_hall(), nick).user.nick == nick


def test_one_may_take_a_nick_like_his_own():
    hall = a_hall()
    ann = Ear(hall, "Ann")
    hall.rename(ann.user, "Аnn")
    hall.rename(ann.user, "Ann")
    assert hall.find_user("Ann") is ann.user
    assert hall.looks.of("Аnn") == (ann.user,)


def test_ones_own_account_is_not_in_his_way():
    hall = a_hall()
    ann = Ear(hall, "Ann")
    hall.log_in(ann.user, Identity("ann", "p-1"))
    hall.check_nick("Аnn", "ann")
    assert refusal(hall.check_nick, "Аnn", "bob").mid == "nick-alike"


def test_capitals_are_no_way_round():
    hall = a_hall()
    ian, _ = ears(hall, "ian lan")
    assert refusal(hall.rename, ian.user, "Ian").mid == "nick-alike"


def test_bots_bear_their_mark():
    hall = a_hall()
    assert hall.seat_bot("Ada[bot]").nick == "Ada[bot]"
    assert Ear(hall, "Ada").user.nick == "Ada"
    assert refusal(hall.seat_bot, "Moderator[bot]").mid == "nick-reserved"


def test_unseen_signs_change_no_look():
    assert look("a\u3164\ufe0fb") == look("ab")
