"""Finding a table: `notify`, invitations by verb and by IRC's INVITE, the list of tables, and the lobby's news."""

import pytest

from tests.plays.stage import ROOM, Stage
from tests.plays.wires import WiredHouse
from wolfd.moderator.before.inviting import MOST
from wolfd.moderator.order.measures import BAR, MUTE, WARNING, Case, Whom
from wolfd.moderator.settings import Settings

NAMES = "Ann Bob Cleo Dan Eve Fay Gus Hal"
FORMED = "has formed at #wolf. /msg Moderator join wolf takes a seat there."


def waiting(stage, count, room=ROOM, first=0):
    people = [stage.irc(nick, room) for nick in NAMES.split()[first:count]]
    for person in people:
        person.says("join")
    return people


# --- notify -------------------------------------------------------------------------------------------------------------


def test_told_once_when_a_table_of_so_many_forms():
    stage = Stage(1)
    zoe = stage.irc("Zoe", "#lobby")
    zoe.says("notify 3")
    assert zoe.hears("You are told once, in private, when 3 people sit at a table")
    waiting(stage, 2)
    zoe.hears_nothing_of("has formed")
    waiting(stage, 3, first=2)
    assert zoe.hears(f"A table of 3 {FORMED}")
    zoe.forgets()
    waiting(stage, 4, first=3)
    stage.people[1].says("leave", "join")
    zoe.hears_nothing_of("has formed")
    zoe.says("notify")
    assert zoe.hears("You are told of no table.")


def test_told_by_telnet_how_to_come():
    stage = Stage(1)
    zoe = stage.telnet("Zoe", "#lobby")
    zoe.says("notify 2")
    waiting(stage, 2)
    assert zoe.hears("A table of 2 has formed at #wolf. /join wolf takes a seat there.")
    zoe.says("join wolf")
    assert "Zoe" in [chair.nick for chair in stage.table().seats]


def test_artificial_players_form_no_table():
    stage = Stage(1)
    zoe = stage.irc("Zoe", "#lobby")
    zoe.says("notify 3")
    waiting(stage, 2)[0].says("bots 5")
    zoe.hears_nothing_of("has formed")


@pytest.mark.parametrize("why", ["banned", "barred", "warned", "full", "closed", "seated", "benched", "gone", "off", "address"])
def test_never_told_who_cannot_join(why):
    stage = Stage(1, Settings(one_per_address=True))
    first = waiting(stage, 1)[0]
    zoe = stage.irc("Zoe", "#lobby")
    zoe.says("notify 2")
    channel = stage.hall.find_channel(ROOM)
    match why:
        case "banned":
            channel.lists["b"]["Zoe!*@*"] = ("Ann", 0.0)
        case "barred" | "warned":
            zoe.user.host = "elsewhere"
            stage.office.measures.take({"barred": BAR, "warned": WARNING}[why], Whom.of(zoe.user), Case(first.user, "no reason", ROOM))
        case "full":
            first.says("option max_players 8", "bots 6")
        case "closed":
            channel.modes.add("i")
        case "seated":
            zoe.says("join moon")
        case "benched":
            moon = stage.table("#moon") if stage.hall.open("#moon") else None
            moon.bench.sit(zoe.user)
        case "gone":
            zoe.drops()
        case "off":
            zoe.says("notify off")
        case "address":
            first.user.address = zoe.user.address = "192.0.2.1"
            first.says("leave", "join")
    zoe.forgets()
    bob = stage.irc("Bob", "#lobby")
    bob.user.invited[channel] = None
    bob.says("join wolf")
    assert len(stage.table().seats.humans) == 2
    zoe.hears_nothing_of("has formed")


@pytest.mark.parametrize("word", ["1", "x", "100", "-3", "８x", "0099999"])
def test_numbers_that_are_none(word):
    stage = Stage(1)
    zoe = stage.irc("Zoe", "#lobby")
    zoe.says(f"notify {word}")
    assert zoe.hears("is no number of people from 2 to 99.")


# --- invitations ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["verb", "INVITE"])
def test_an_invitation_says_where(way):
    stage = Stage(1)
    ann = waiting(stage, 1)[0]
    zoe, yan = stage.irc("Zoe", "#lobby"), stage.telnet("Yan", "#lobby")
    for other in (zoe, yan):
        if way == "verb":
            ann.says(f"invite {other.user.nick}")
            assert ann.hears(f"{other.user.nick} is asked to this table.")
        else:
            stage.hall.invite(ann.user, other.user, ann.room)
    assert zoe.hears("Ann asks you to the table at #wolf (1 here, 6 needed). /msg Moderator join wolf takes a seat there.")
    assert yan.hears("Ann asks you to the table at #wolf (1 here, 6 needed). /join wolf takes a seat there.")
    assert stage.hall.find_channel(ROOM) in zoe.user.invited
    zoe.types("/msg Moderator join wolf")
    assert len(stage.table().seats) == 2


def test_nobody_is_pestered():
    """The Moderator tells of one's invitation once a minute."""
    stage = Stage(1)
    ann = waiting(stage, 1)[0]
    zoe = stage.irc("Zoe", "#lobby")
    for _ in range(5):
        ann.says("invite Zoe")
    assert len([line for line in zoe.lines if "asks you" in line]) == 1
    stage.clock.advance(61)
    ann.says("invite Zoe")
    assert len([line for line in zoe.lines if "asks you" in line]) == 2


@pytest.mark.parametrize(("nick", "answer"), [
    ("Nobody", "There is nobody here called Nobody who could be asked."), ("Moderator", "There is nobody here called Moderator"),
    ("Bob", "Bob sits at this table already."), ("Ada[bot]", "There is nobody here called Ada[bot]")])
def test_who_cannot_be_asked(nick, answer):
    stage = Stage(1)
    ann, _ = waiting(stage, 2)
    ann.says("bots 1", f"invite {nick}")
    assert ann.hears(answer)


def test_who_cannot_ask():
    stage = Stage(1)
    people = waiting(stage, 6)
    zoe, yan = stage.irc("Zoe"), stage.irc("Yan", "#lobby")
    zoe.says("invite Yan")
    assert zoe.hears("You have no seat here")
    for person in people:
        person.says("ready")
    people[0].says("invite Yan")
    assert people[0].hears("A game is running.")
    yan.hears_nothing_of("asks you")


# --- the list -------------------------------------------------------------------------------------------------------------


def test_the_list_of_tables():
    stage = Stage(1)
    people = waiting(stage, 6)
    moon = stage.irc("Yan", "#moon")
    moon.says("join", "preset hollow", "bots 2", "ready")
    zoe = stage.irc("Zoe", "#lobby")
    assert zoe.hears("#wolf: 6 sit there, 0 ready (6 to 20 can play); rules: default.",
                     "#moon: 3 sit there, 3 ready (6 to 24 can play); rules: hollow.")
    for person in people:
        person.says("ready")
    stage.irc("Xu").says("join")
    for way in ("irc", "telnet"):
        other = getattr(stage, way)("W" + way, "#lobby")
        other.forgets()
        other.says("rooms")
        assert other.hears("#wolf: 6 play, 6 of them alive, night 1; 1 on the bench.", "#moon: 3 sit there")


def test_empty_tables_hide_nobody_and_a_list_has_an_end():
    """Anybody can open rooms by the dozen: who looks for people finds those first."""
    stage = Stage(1)
    ann, zoe = stage.irc("Ann", "#x0"), stage.irc("Zoe", "#lobby")
    for number in range(1, MOST + 5):
        stage.hall.open(f"#x{number}")
    moon = stage.irc("Yan", "#moon")
    moon.says("join")
    zoe.forgets()
    zoe.says("rooms")
    assert zoe.lines[0].startswith("#moon: 1 ")
    assert len(zoe.lines) == MOST + 1
    assert zoe.lines[-1].endswith(" more, with fewer people or none, are not told.")
    assert ann.user.channels


def test_list_of_irc_tells_how_tables_stand():
    """Where a channel has a topic, that; nothing where nobody sits."""
    house = WiredHouse()
    ann, zoe = house.by_irc("Ann", "#wolf"), house.by_irc("Zoe", "#lobby")
    house.by_irc("Bob", "#moon")
    ann.types("!join", "!bots 2")
    zoe._sends("LIST")
    rows = {line.split()[3]: line.partition(" :")[2] for line in zoe.raw if " 322 " in line}
    assert rows == {"#wolf": "3 sit there, 2 ready (6 to 20 can play); rules: default.", "#moon": "", "#lobby": ""}
    house.hall.set_topic(house.hall.moderator, house.hall.find_channel("#wolf"), "new moon")
    zoe.raw.clear()
    zoe._sends("LIST #wolf")
    assert [line.partition(" :")[2] for line in zoe.raw if " 322 " in line] == ["new moon"]


def test_the_lobby_hears_of_a_new_table_once():
    stage = Stage(1)
    zoe, yan = stage.irc("Zoe", "#lobby"), stage.telnet("Yan", "#lobby")
    ann = waiting(stage, 1)[0]
    ann.says("leave", "join", "leave", "join")
    assert len([line for line in zoe.lines if "A table opens at #wolf: !join wolf" in line]) == 1
    assert yan.hears("A table opens at #wolf: /join wolf takes a seat there.")


def test_a_secret_table_is_on_no_list():
    stage = Stage(1)
    channel = stage.hall.open("#den")
    stage.hall.secret.add(channel)
    channel.modes.add("s")
    zoe = stage.irc("Zoe", "#lobby")
    ann = stage.irc("Ann", "#den")
    ann.says("join")
    zoe.says("rooms")
    stage.irc("Yan", "#lobby").hears_nothing_of("#den")
    zoe.hears_nothing_of("#den")


# --- the most disruptive (BD-3) ----------------------------------------------------------------------------------------------


def test_bd3_the_most_disruptive():
    """Warned and muted by moderators, or hushed by the Moderator, most often in this channel before the start."""
    stage = Stage(1)
    people = waiting(stage, 8)
    for person in people:
        person.user.host = person.user.nick
    people[0].says("option black_death_first_victim most_disruptive")
    for person in people:
        person.says("ready")
    assert stage.playing.deal.setup.unruly == ()
    people[2].types("psst", "psst", "psst")
    stage.playing.abort("fault")
    case = Case(people[0].user, "shouts", ROOM)
    for kind in (WARNING, WARNING, MUTE):
        stage.office.measures.take(kind, Whom.of(people[6].user), case)
    people[6].says("acknowledge")
    for person in people:
        person.says("ready")
    assert stage.playing.deal.setup.unruly == (3, 7)
    assert stage.again().playing.deal.setup.unruly == (3, 7)
