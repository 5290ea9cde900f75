"""What every store of accounts must do, for each store that there is: people's games, and bans."""

from dataclasses import replace

from tests.accounts.stores import ACCOUNT, ADDRESS, ANN, ONE, game
from wolfd.merits import Career, Rating, Result, Tally


def test_games_are_counted_by_role_and_preset(ask):
    assert ask("keep", game("g1", ("Ann", "seer", True, False), ("bob", "werewolf", False, True)))
    assert ask("keep", game("g2", ("ANN", "seer", False, True), preset="hollow"))
    assert ask("keep", game("g3", ("Ann", "witch", True, True)))
    assert ask("career", "ann") == Career("Ann", Tally("Ann", 3, 2, 2), (Tally("seer", 2, 1, 1), Tally("witch", 1, 1, 1)),
                                          (Tally("classic", 2, 2, 1), Tally("hollow", 1, 0, 1)))
    assert ask("career", "Bob").total == Tally("Bob", 1, 0, 1)
    assert ask("career", "Eve") is None


def test_nobody_has_played_at_first(ask):
    assert ask("career", "Ann") == Career("Ann", Tally("Ann", 0, 0, 0), (), ())
    assert ask("best", 5) == ()
    assert ask("ratings", 5) == ()


def test_a_game_counts_once_and_only_for_accounts_that_there_are(ask):
    assert ask("keep", game("g1", ("Ann", "seer", True, True), ("Gone", "witch", True, True)))
    assert ask("keep", game("g1", ("Ann", "seer", True, True))) is False
    assert ask("career", "Ann").total == Tally("Ann", 1, 1, 1)


def test_the_best_are_those_with_most_wins_in_company(ask):
    ask("keep", game("g1", ("Ann", "seer", True, True), ("Bob", "witch", True, True)))
    ask("keep", game("g2", ("Ann", "seer", False, True)))
    ask("keep", game("g3", ("Ann", "seer", True, True), people=1))
    assert ask("best", 5) == (Tally("Bob", 1, 1, 1), Tally("Ann", 2, 1, 2))
    assert ask("best", 1) == (Tally("Bob", 1, 1, 1),)


def test_decks_are_rated_by_size(ask):
    ask("keep", game("g1"))
    ask("keep", game("g2", camps="wolves"))
    ask("keep", game("g3", camps="wolves couple", seats=9))
    ask("keep", game("g4", camps=""))
    assert ask("ratings", 5) == (Rating(8, "werewolf:2 seer", 3, 1, 1), Rating(9, "werewolf:2 seer", 1, 0, 1))


def test_an_account_reads_all_that_is_kept_of_it(ask):
    ask("add_certificate", "Ann", ONE)
    second, first = game("g2", ("Ann", "witch", False, True), at=2.0), game("g1", ("Ann", "seer", True, False), ("Bob", "elder", True, True))
    ask("keep", second)
    ask("keep", first)
    ask("keep_marks", [("Ann", "#x", "2026-11-30T20:00:00.000Z")])
    own = ask("own", "ann")
    assert own.marks == (("#x", "2026-11-30T20:00:00.000Z"),)
    assert (own.account, own.person, own.language, own.made, own.certificates) == (
        "Ann", ANN.person, ANN.language, ANN.made, (ONE,))
    assert own.games == ((replace(first, results=()), Result("Ann", "seer", won=True, survived=False)),
                         (replace(second, results=()), Result("Ann", "witch", won=False, survived=True)))
    assert ask("own", "Eve") is None


def test_games_are_forgotten_for_one_account_alone(ask):
    ask("keep", game("g1", ("Ann", "seer", True, True), ("Bob", "witch", True, True)))
    ask("keep", game("g2", ("Ann", "seer", True, True)))
    assert ask("forget", "aNN") == 2
    assert ask("forget", "Ann") == 0
    assert ask("career", "Ann").total == Tally("Ann", 0, 0, 0)
    assert ask("career", "Bob").total == Tally("Bob", 1, 1, 1)
    assert ask("ratings", 5)[0].games == 2


def test_an_account_that_is_dropped_leaves_no_games_to_the_next_of_its_name(ask):
    ask("keep", game("g1", ("Ann", "seer", True, True)))
    ask("drop", "Ann")
    ask("add", ANN)
    assert ask("career", "Ann").total == Tally("Ann", 0, 0, 0)


def test_bans_are_kept_and_dropped(ask, kind):
    store, _ = kind.open()
    assert list(store.bans()) == []
    ask("add_ban", ACCOUNT)
    ask("add_ban", ADDRESS)
    assert list(store.bans()) == [ADDRESS, ACCOUNT]
    ask("add_ban", replace(ACCOUNT, what="EVE", reason="cheats much", until=100.0))
    assert [ban.reason for ban in store.bans()] == ["floods", "cheats much"]
    assert ask("drop_ban", ACCOUNT) is True
    assert ask("drop_ban", ACCOUNT) is False
    assert list(store.bans()) == [ADDRESS]


def test_a_ban_needs_no_account_and_outlives_one(ask, kind):
    ask("add_ban", replace(ACCOUNT, what="Ann"))
    ask("drop", "Ann")
    kind.close()
    store, names = kind.open()
    assert (names, [ban.what for ban in store.bans()]) == (["Bob"], ["Ann"])
