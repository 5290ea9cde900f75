"""What a newcomer is told at each moment: what he may do now, until when, and what to type; `help` by phase and role."""

import pytest

from tests.plays.stage import Stage

DECK = "deck seer witch hunter"


@pytest.fixture
def stage():
    return Stage(2)


def game(stage, nicks="Ann Bob Cleo Dan Eve Fay Gus Hal", *rules):
    people = stage.seated(nicks)
    people[0].says(*rules)
    for person in people:
        person.says("ready")
    assert stage.table().playing is not None
    return people


def helped(person, *words):
    """What `help` tells him."""
    person.forgets()
    person.says(" ".join(("help", *words)))
    return person.private


# --- before the game --------------------------------------------------------------------------------------------------


def test_step_by_step_from_the_door_to_the_start(stage):
    eve = stage.irc("Eve", "#lobby")
    assert eve.hears("!join wolf takes a seat at the table “wolf”")
    ann = stage.telnet("Ann")
    assert ann.hears("/join takes a seat here. 6 to 20 can play.")
    ann.says("join")
    assert ann.hears("5 more are needed", "/bots 5")
    ann.says("bots 4")
    assert ann.hears("One more is needed", "/bots 1")
    bob = stage.irc("Bob")
    stage.all_forget()
    bob.says("join")
    assert bob.hears("Type !ready when you are")
    assert ann.hears("Type /ready when you are"), "now there are enough: all who sit here are told"
    ann.says("ready")
    assert helped(ann)[0] == "You are ready. We wait for 6 Bob."
    bob.says("ready")
    assert ann.hears("Night 1 falls.")


def test_help_before_a_game_fits_where_one_is(stage):
    eve = stage.irc("Eve", "#lobby")
    assert "!join wolf" in helped(eve)[0]
    ann = stage.irc("Ann")
    assert helped(ann)[0] == "!join takes a seat here. 6 to 20 can play."
    ann.says("join", "bots 5")
    assert helped(ann) == [
        "Type !ready when you are; the game begins when all who sit here are. !leave gives the seat up.",
        "Whoever has sat at a table longest is its host: chooses the rules with !preset, !deck, !option and !variants, may begin with !start, and may free a seat with !remove 3. When the host leaves, another player is the host.",
        "The Moderator deals secret roles; the village looks for the wolves among it. !help game tells how a game goes, !help roles who plays in it.",
        "!help vote tells more about a command, !help seer about a role; also !help game, !help roles, !help typing, and !help all for all commands.",
    ]


def test_rules_that_cannot_be_played_are_told_with_the_way_out(stage):
    ann = stage.irc("Ann")
    ann.says("join", "bots 5", "deck seer witch hunter guard cupid", "ready")
    assert ann.hears("1 Ann is ready, but the game cannot begin. The deck has 7 cards that are no Villagers, for 6 players.")
    assert helped(ann)[0].startswith("You are ready, but these rules cannot be played as they are: !new sets them back")
    ann.says("new", "ready")
    assert ann.hears("Night 1 falls.")


# --- in a game --------------------------------------------------------------------------------------------------------


def test_help_by_night_has_one_shape_for_everybody(stage):
    """Four lines for each: how it stands, what is asked or why nothing is, how the role is played, where there is more."""
    game(stage, "Ann Bob Cleo Dan Eve Fay Gus Hal", DECK)
    for step in ("seer", "wolves", "witch"):
        stage.until_step(step)
        for person in stage.people:
            told = helped(person)
            assert len(told) == 4
            assert told[0].startswith(f"Night 1, {'the Seer' if step == 'seer' else 'the wolves' if step == 'wolves' else 'the Witch'}")
    seer, witch, wolf = stage.holder("seer"), stage.holder("witch"), stage.holder("werewolf")
    assert helped(witch)[1].startswith("Witch: ")
    assert "see 3" in helped(seer)[2]
    assert helped(seer)[1] == "It is night, and nothing is asked of you: wait until dawn."
    assert "pack TEXT" in helped(wolf)[1]
    assert "kill 3" in helped(wolf)[2]


def test_help_by_day(stage):
    people = game(stage, "Ann Bob Cleo Dan Eve Fay", "option sheriff_election_time off", "option discussion_mode round_robin")
    stage.until_step("speech")
    speaker = stage.playing.table.round.about
    for person in people:
        own = stage.playing.seats.of(person.user).number == speaker
        told = helped(person)[1]
        assert ("You have the floor" in told) == own
        assert own or told == f"{stage.label(speaker)} has the floor: listen. You need not do anything now."
    stage.until_step("nomination")
    assert "Whom do you nominate to stand accused?" in helped(people[1])[1]
    assert "nominate" in helped(people[1])[1]


def test_the_dead_and_the_watchers_are_told_what_is_left_to_them(stage):
    people = game(stage, "Ann Bob Cleo Dan Eve Fay", "option sheriff_election_time off", "option reveal_lynch none")
    zoe = stage.irc("Zoe")
    assert helped(zoe)[1].startswith("You watch this game: read along, but do not speak.")
    stage.until_step("nomination")
    for person in people[1:]:
        person.says("nominate 1")
    people[0].says("abstain")
    people[0].forgets()
    stage.until(lambda: 1 in stage.playing.table.died)
    assert people[0].hears("You are dead. Read on, but say no more about the game")
    assert helped(people[0])[1].startswith("You are dead: read along, but do not speak.")
    people[1].hears_nothing_of("You are dead.")


def test_the_last_who_die_may_talk_about_it(stage):
    people = game(stage, "Ann Bob Cleo Dan Eve Fay", "deck seer", "option wolf_count manual:2", "option sheriff_election_time off")
    first, last = sorted({1, 2, 3, 4, 5, 6} - set(stage.seats("werewolf")))[:2]
    stage.until_step("nomination")
    for person in people:
        person.says(f"nominate {first}")
    stage.until_step("wolves")
    stage.all_forget()
    for wolf in stage.seats("werewolf"):
        stage.person(wolf).says(f"kill {last}")
    stage.until(lambda: stage.table().playing is None)
    assert people[last - 1].hears(f"{last} {people[last - 1].user.nick} is dead.", "The game is over")
    people[last - 1].hears_nothing_of("You are dead.")


def test_open_says_the_same_with_the_time(stage):
    game(stage, "Ann Bob Cleo Dan Eve Fay Gus Hal", DECK)
    stage.until_step("seer")
    seer = stage.holder("seer")
    seer.forgets()
    seer.says("open")
    assert [line.split(":")[0] for line in seer.private] == [
        "Seer, whom do you look at? " + seer.private[0].split("? ")[1].split(":")[0], "Night 1, the Seer's turn"]
    other = next(person for person in stage.people if person is not seer)
    other.forgets()
    other.says("open")
    assert [line.split(":")[0] for line in other.private] == ["It is night, and nothing is asked of you", "Night 1, the Seer's turn"]


def test_after_the_game_all_are_told_how_to_play_another(stage):
    people = game(stage, "Ann Bob Cleo Dan Eve Fay", "option sheriff_election_time off")
    stage.until(lambda: stage.table().playing is None, 4 * 3600)
    for person in people:
        do = "/" if person.protocol == "telnet" else "!"
        assert person.private[-1].startswith(f"Type {do}ready when you are")


# --- topics -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("topic", "told"), [
    ("game", "Everybody is dealt a secret role."), ("玩法", "Everybody is dealt a secret role."), ("roles", "The roles: Werewolf, Villager"),
    ("角色", "The roles: "), ("typing", "begins with !"), ("输入", "begins with !"), ("all", "In the game: open, log, "),
    ("指令", "In the game: "), ("vote", "For example: !vote 3 | !vote ann"), ("投票", "For example: !vote 3 | "),
    ("see", "For example: /msg Moderator see 3"), ("pack", "/msg Moderator pack let us take 3"),
    ("seer", "Seer: Each night"), ("女巫", "Witch: You are told"), ("!vote", "There is no help on !vote."),
])  # fmt: skip
def test_topics_in_any_language(stage, topic, told):
    ann = stage.irc("Ann")
    assert any(told in line for line in helped(ann, topic))


def test_topics_by_telnet_name_its_own_form(stage):
    bob = stage.telnet("Bob")
    bob.says("language 简体")
    assert any("以 / 开头的一行是命令" in line for line in helped(bob, "typing"))
    assert "例如：/狼聊 杀3号吧 | /狼聊" in helped(bob, "pack")


def test_who_goes_to_a_table_to_sit_is_not_told_how_to(stage):
    """`join wolf` seats, so the way to a seat is not told; a plain JOIN tells it, and so does a running game without it."""
    ann, bob = stage.irc("Ann"), stage.telnet("Bob", "#lobby")
    assert any("!join takes a seat here" in line for line in ann.lines)
    bob.says("join wolf")
    assert any("2 Bob sits down" in line or "1 Bob sits down" in line for line in bob.lines)
    assert not any("/join takes a seat here" in line for line in bob.lines)
    assert bob.private[-1].startswith("5 more are needed")
