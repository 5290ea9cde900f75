"""An answer typed without its mark: its giver is told how to type it, nobody else hears it, and it is no answer yet."""

import pytest

from tests.plays.stage import Stage


def at_vote():
    stage = Stage(1)
    people = stage.seated("Ann Bob Cleo Dan Eve Fay")
    zoe = stage.telnet("Zoe")
    zoe.says("join")
    people[0].says("option sheriff_election_time off", "option vote_mode single")
    for person in (*people, zoe):
        person.says("ready")
    return stage, people, zoe


@pytest.mark.parametrize(("line", "said"), [("vote 1", "/vote 1"), ("Vote　１", "/Vote 1"), ("投票1", "/投票1"), ("abstain", "/abstain")])
def test_an_answer_without_its_mark(line, said):
    stage, people, zoe = at_vote()
    stage.until_step("vote")
    stage.all_forget()
    zoe.types(line)
    assert zoe.lines == [f"That was no answer yet. Type {said}"]
    assert all(person.lines == [] for person in people)
    assert ("vote", 7) not in stage.playing.table.answers


def test_by_irc_a_secret_answer_goes_to_the_moderator():
    stage, _people, _zoe = at_vote()
    stage.until_step("seer")
    seer = stage.holder("seer")
    stage.all_forget()
    seer.types("see 2")
    mark = "/" if seer.protocol == "telnet" else "/msg Moderator "
    assert seer.lines == [f"That was no answer yet. Type {mark}see 2"]


def test_what_is_no_answer_is_refused_as_talk():
    """Another verb, a longer line, and who is asked nothing."""
    stage, people, zoe = at_vote()
    stage.until_step("seer")
    other = next(person for person in people if person is not stage.holder("seer"))
    other.forgets()
    other.types("see 2")
    assert other.hears("It is night")
    stage.until_step("vote")
    zoe.forgets()
    zoe.types("see 2", "vote for somebody else, I beg you, since I have told you the truth from the beginning")
    assert zoe.hears_nothing_of("That was no answer yet")
    assert zoe.hears("It is not your turn to speak.")


@pytest.mark.parametrize("room", ["#lobby", "#wolf"])
@pytest.mark.parametrize(("way", "mark"), [("irc", "!"), ("telnet", "/")])
def test_where_no_game_runs_a_bare_command_is_talk_and_its_giver_is_told(room, way, mark):
    stage = Stage(1)
    eve, fay = getattr(stage, way)("Eve", room), stage.irc("Fay", room)
    for line in ("help", "準備", "bots 7"):
        stage.all_forget()
        eve.types(line)
        assert eve.private == [f"All have heard that. As a command, type {mark}{line}"]
        assert any(line in heard for heard in fay.lines)
        assert not fay.private
    stage.all_forget()
    eve.types("help me", "who is it?", "vote 3", "谁是狼", "join the others")
    assert not eve.private


def test_where_all_may_talk_it_is_talk():
    stage, people, zoe = at_vote()
    stage.until_step("discussion")
    zoe.forgets()
    zoe.types("end")
    assert zoe.private == ["All have heard that. As a command, type /end"]
    assert people[0].hears("Zoe: end") or people[0].hears("Zoe> end")
