"""Persons and their games: what is counted, for whom and when; the best; forgetting; reading all that is kept."""

import pytest

from engine import events as e
from tests.accounts.threads import AtOnce, Here
from tests.plays.answering import play_to_the_end
from tests.plays.stage import Stage
from wolfd.accounts import Account, SqliteStore
from wolfd.accounts.ledger import StoredLedger

NICKS = "Ann Bob Cleo Dan Eve Fay"


@pytest.fixture
def store(tmp_path):
    store = SqliteStore(tmp_path / "accounts.db", Here())
    store._pool.threadpool = AtOnce()
    store.open()
    for number, name in enumerate(NICKS.split()[:5]):
        store.add(Account(name, f"p-0000000{number}", "x", made=1.8e9))
    yield store
    store.close()


def house(store, seed=3, logged_in="Ann Bob"):
    """A table of six, some of whom are logged in to accounts of their nicks."""
    stage = Stage(seed)
    stage.office.people.kept = StoredLedger(store, stage.book)
    people = []
    for nick in NICKS.split():
        person = stage.irc(nick)
        if nick in logged_in.split():
            stage.hall.set_account(person.user, nick)
        person.says("join")
        people.append(person)
    people[0].says("option sheriff_election_time off")
    return stage, people


def play(stage, people):
    for person in people:
        person.says("ready")
    play_to_the_end(stage)


def told(person, *verb):
    person.forgets()
    person.says(*verb)
    return person.private


def test_a_game_counts_when_it_is_over_and_not_before(store):
    stage, people = house(store)
    for person in people:
        person.says("ready")
    stage.until_step("nomination")
    assert told(people[0], "stats") == ["Ann has not played a game to its end yet."]
    cards = dict(stage.playing.table.cards)
    play_to_the_end(stage)
    ended = next(event for event in stage.book.events() if isinstance(event, e.Ended))
    died = {event.who for event in stage.book.events() if isinstance(event, e.Died)}
    won, alive = int(1 in ended.winners), int(1 not in died)
    role = {"werewolf": "Werewolf", "villager": "Villager", "seer": "Seer"}.get(cards[1], cards[1].title())
    assert told(people[0], "stats") == [
        f"Ann: 1 game played to the end, {won} won, {alive} survived.",
        f"By role: {role} 1 ({won} won, {alive} survived).",
        f"By rules: default 1 ({won} won, {alive} survived).",
    ]
    assert told(people[2], "stats bob")[0].startswith("Bob: 1 game played to the end")
    assert told(people[2], "stats BOB")[0].startswith("Bob: 1 game")


def test_who_has_no_account_is_not_counted(store):
    stage, people = house(store)
    play(stage, people)
    assert told(people[2], "stats")[0].startswith("Games are counted for accounts")
    assert told(people[0], "stats Cleo") == ["Cleo has not played a game to its end yet."]
    assert told(people[0], "stats Fay") == ["There is no account Fay."]


def test_a_game_that_was_called_off_does_not_count(store):
    stage, people = house(store)
    for person in people:
        person.says("ready")
    stage.playing.abort("empty")
    assert told(people[0], "stats") == ["Ann has not played a game to its end yet."]


def test_whoever_gave_up_has_lost(store):
    stage, people = house(store)
    for person in people:
        person.says("ready")
    people[0].says("leave", "leave")
    play_to_the_end(stage)
    assert told(people[0], "stats")[0] == "Ann: 1 game played to the end, 0 won, 0 survived."


def test_the_best_and_the_decks(store):
    stage, people = house(store)
    assert told(people[0], "top") == ["No game that counts was played here yet."]
    play(stage, people)
    play(stage, people)
    rows = told(people[0], "top")
    assert rows[0].startswith("The most games won")
    assert [row.split(":")[0].split()[1] for row in rows[1:]] in (["Ann", "Bob"], ["Bob", "Ann"])
    assert all(row.endswith("won of 2") for row in rows[1:])
    decks = told(people[0], "top decks")
    assert decks[1].startswith("6 players with 1 Werewolf") or decks[1].startswith("6 players with 2 Werewolves")
    assert "2 games, the village won" in decks[1]
    assert told(people[0], "top nonsense")[0].startswith("There is no list of nonsense.")


def test_forget_me_needs_two_words_soon_after_each_other(store):
    stage, people = house(store)
    play(stage, people)
    ann = people[0]
    assert told(ann, "forget bob")[0].startswith("Only your own games can be forgotten")
    assert told(people[2], "forget me")[0].startswith("Games are counted for accounts")
    assert "type !forget me once more" in told(ann, "forget me")[0]
    stage.clock.advance(61)
    assert "type !forget me once more" in told(ann, "forget me")[0]
    assert told(ann, "forget me") == ["1 game is forgotten."]
    assert stage.book.of("account.forgot")[0]["account"] == "Ann"
    assert told(ann, "stats") == ["Ann has not played a game to its end yet."]
    assert told(people[1], "stats")[0].startswith("Bob: 1 game")


def test_an_owner_reads_all_that_is_kept(store):
    stage, people = house(store)
    play(stage, people)
    game = stage.book.of("game.ended")[0]["game"]
    rows = told(people[0], "export")
    assert rows[0].startswith("Account Ann, made on 2027-01-15; in the log you are p-00000000.")
    assert f"{game}: default, 6 players, " in rows[1]
    assert rows[2].startswith("That is all that is kept of your account")
    assert stage.book.of("account.exported")[0]["account"] == "Ann"
    store.keep_marks([("Ann", "#wolf", "2026-11-30T20:00:00.000Z")])
    assert told(people[0], "export")[1] == "Read so far: #wolf 2026-11-30T20:00:00.000Z."


def test_in_chinese_too(store):
    stage, people = house(store)
    play(stage, people)
    people[0].says("language 简体")
    assert told(people[0], "战绩")[0].startswith("Ann：打完1局，赢")
    assert told(people[0], "排行 牌组")[0] == "玩得最多的牌组，以及谁赢："
    assert "再输入一次" in told(people[0], "忘记 我")[0]
    assert told(people[0], "忘记我") == ["1局的战绩清除了。"]


def test_a_server_without_accounts_says_so(store):
    stage = Stage()
    ann = stage.irc("Ann")
    assert told(ann, "top") == ["This server keeps no accounts, so nobody's games are counted."]
    stage.hall.set_account(ann.user, "Ann")
    assert told(ann, "stats") == ["This server keeps no accounts, so nobody's games are counted."]


def test_a_store_that_fails_stops_no_game(store, capture):
    stage, people = house(store)
    store._pool.threadpool.broken = OSError("disk")
    play(stage, people)
    assert told(people[0], "stats") == ["Accounts cannot be looked up now; try again in a while."]
    assert any("the result is not kept" in str(event.get("log_format")) for event in capture)
