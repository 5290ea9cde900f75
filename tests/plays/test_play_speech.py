"""Who may speak, and who hears it: small circles, a seance, a revealed Idiot, banned words, turns, and the dark."""

import pytest

from engine import events as e
from engine.commands import Answer, Late, Remove
from tests.plays.stage import Stage
from wolfd.chat.people import Powers
from wolfd.control.tables import ALL
from wolfd.moderator.means import CLOCK

NICKS = "Ann Bob Cleo Dan Eve Fay Gus Hal Ida Joe"


def begun(deck, *rules, seed=1, nicks=NICKS, until="night"):
    """Ten people, half by telnet; the game has begun."""
    stage = Stage(seed)
    people = stage.seated(nicks)
    people[0].says(f"deck {deck}", *rules)
    for person in people:
        person.says("ready")
    assert stage.table().playing is not None, people[0].lines[-3:]
    if until == "day":
        to_day(stage)
    return stage


def to_day(stage):
    """Through the night without an answer."""
    stage.until(lambda: stage.playing.table.phase == "day" and stage.playing.table.round is not None)


def whisper(person, text):
    person.says(text) if person.protocol == "telnet" else person.types(f"/msg Moderator {text}")


def others(stage, *people):
    return [person for person in stage.people if person not in people]


def kill(stage, seat):
    """Take a seat out, and let its death be told."""
    stage.playing.feed(Remove(seat), CLOCK)
    stage.until(lambda: seat in stage.playing.table.died)


# --- circles ----------------------------------------------------------------------------------------------------------


def test_masons_may_talk_at_night_by_option():
    """C102 `mason_chat`."""
    stage = begun("seer mason mason", "option mason_chat yes")
    stage.until_step("seer")
    one, other = (stage.person(seat) for seat in stage.seats("mason"))
    whisper(one, "p I am with you")
    assert other.hears("[Masons] ", ": I am with you")
    for person in others(stage, one, other):
        person.hears_nothing_of("I am with you")
    assert stage.book.of("query.message")[-1]["to"] == "masons"
    without = begun("seer mason mason")
    without.until_step("seer")
    silent = without.holder("mason")
    whisper(silent, "p hello")
    assert silent.hears("You cannot talk to a pack now.")


def test_lovers_may_talk_at_night_by_option():
    """C66 `lovers_chat`."""
    stage = begun("seer cupid", "option lovers_chat yes")
    cupid = stage.holder("cupid")
    pair = [seat for seat in range(1, 11) if seat not in {*stage.seats("werewolf"), *stage.seats("cupid")}][:2]
    whisper(cupid, f"love {pair[0]} {pair[1]}")
    stage.until_step("seer")
    one, other = map(stage.person, pair)
    whisper(one, "p my love")
    assert other.hears("[lovers] ", ": my love")
    for person in others(stage, one, other):
        person.hears_nothing_of("my love")


def test_signals_only_lets_the_pack_point_and_not_talk():
    """C04."""
    stage = begun("seer", "option wolf_night_chat signals_only")
    stage.until_step("wolves")
    wolf, mate = (stage.person(seat) for seat in stage.seats("werewolf")[:2])
    target = next(seat for seat in range(1, 11) if seat not in stage.seats("werewolf"))
    whisper(wolf, "p take 3")
    assert wolf.hears("You cannot talk to a pack now.")
    whisper(wolf, f"kill {target}")
    assert mate.hears(f"points at {target} ")


def test_the_dead_talk_among_themselves_by_option():
    """C43 `graveyard_only`: by day and by night; nobody who lives hears it."""
    stage = begun("seer", "option dead_chat graveyard_only", until="day")
    for seat in (3, 4):
        kill(stage, seat)
    one, other = stage.person(3), stage.person(4)
    assert other.user is not None
    whisper(one, "p it was dark")
    assert other.hears("[the dead] 3 Cleo: it was dark")
    for person in others(stage, one, other):
        person.hears_nothing_of("it was dark")
    one.says("open")
    assert one.hears("You may talk to the other dead")
    one.types("boo")
    assert one.hears("The dead do not speak.")


def test_a_girl_who_peeks_overhears_the_pack():
    """C21 `wolf_chat_anonymous`: what is said from then on in this step, and not by whom."""
    stage = begun("seer girl", "option girl_peek_reveals wolf_chat_anonymous", "option girl_detection never")
    stage.until_step("wolves")
    girl, wolf = stage.holder("little_girl"), stage.holder("werewolf")
    whisper(wolf, "p before she looks")
    whisper(girl, "peek")
    whisper(wolf, "p let us take three")
    assert girl.hears("[from the dark] let us take three")
    girl.hears_nothing_of("before she looks", f"{wolf.user.nick}: ")


# --- the room ---------------------------------------------------------------------------------------------------------


def test_a_seance_gives_the_dead_a_voice():
    """MED-3: the one who is called may speak in the room, by any protocol, and nobody else of the dead."""
    stage = begun("seer medium", "option sheriff_election_time off", until="day")
    for seat in (3, 4):
        kill(stage, seat)
    stage.until_step("motion")
    person = stage.person(1)
    person.says("seance 4")
    assert person.hears("1 Ann moves to call 4 Dan.")
    assert stage.playing.table.round.step == "seance_vote"
    for seat in stage.playing.table.living:
        stage.person(seat).says("yes")
    if stage.playing.table.round.step != "seance":
        pytest.fail("the Medium lives and has voted yes")
    dan, cleo = stage.person(4), stage.person(3)
    dan.types("I was killed by the quiet one.")
    cleo.types("So was I.")
    assert person.hears("The Medium answers: 4 Dan is called", "Dan: I was killed by the quiet one.")
    assert cleo.hears("The dead do not speak.")
    person.hears_nothing_of("So was I.")
    for seat in stage.playing.table.living:
        stage.person(seat).says("end")
    dan.types("And another thing")
    assert dan.hears("The dead do not speak.")


def test_a_revealed_idiot_may_interject_while_others_speak():
    """C33: in the speech of another he may speak, and all others may not."""
    stage = begun("seer idiot", "option discussion_mode round_robin", "option sheriff_election_time off", "option vote_mode single", "option stalemate_days 0", until="day")
    idiot = stage.seats("idiot")[0]
    stage.until_step("vote")
    for (kind, seat), asked in tuple(stage.playing.table.asks.items()):
        if kind == "vote":
            stage.playing.feed(Answer(seat, "vote", (idiot,) if idiot in asked.choices else ()), CLOCK)
    stage.until_step("flip")
    whisper(stage.person(idiot), "flip")
    stage.until(lambda: idiot in stage.playing.table.flipped)
    assert stage.person(1).hears("turns up the Village Idiot's card, and lives")
    stage.until(lambda: stage.playing.table.phase == "night")
    stage.until_step("speech")
    while stage.playing.table.round.about == idiot:
        stage.playing.feed(Late(stage.playing.table.round.round), CLOCK)
    speaker = stage.playing.table.round.about
    silent = next(seat for seat in stage.playing.table.living if seat not in {speaker, idiot})
    stage.all_forget()
    stage.person(idiot).types("ha ha")
    stage.person(silent).types("quiet please")
    stage.person(speaker).types("as I was saying")
    assert stage.person(speaker).hears(": ha ha")
    assert stage.person(silent).hears("It is not your turn to speak.", "as I was saying")
    stage.person(speaker).hears_nothing_of("quiet please")


def moon(card, *rules, **how):
    """A day on which an event card is in force."""
    stage = begun("seer", "variants new_moon", f"option new_moon_deck {card}", "option sheriff_election_time off", *rules, **how)
    to_day(stage)
    stage.until(lambda: stage.playing.table.round is not None and stage.playing.table.round.step in {"discussion", "speech"})
    return stage


def test_not_me_nor_wolf():
    """Card 16: who says one of the words is heard, and has no vote today."""
    stage = moon(16)
    ann, bob, cleo, dan = (stage.person(seat) for seat in (1, 2, 3, 4))
    ann.types("some people blame others")
    bob.types("It was not ME!")
    cleo.types("你是狼吗？")
    dan.types("ｗｏｌｆ")
    assert ann.hears("Bob: It was not ME!", "2 Bob has broken a rule of speech", "3 Cleo has broken", "4 Dan has broken")
    ann.hears_nothing_of("1 Ann has broken")
    assert stage.playing.table.vote_lost == (2, 3, 4)
    eve = stage.person(5)
    stage.hall.say(eve.user, eve.room, "I am a wolf", "notice")
    assert ann.hears("Eve: I am a wolf", "5 Eve has broken a rule of speech")
    assert stage.playing.table.vote_lost == (2, 3, 4, 5)
    stage.until(lambda: any(kind in {"vote", "nominate"} for kind, _ in stage.playing.table.asks))
    assert {seat for _, seat in stage.playing.table.asks}.isdisjoint({2, 3, 4})


def test_a_rule_of_speech_rests_in_a_pause():
    """What is said while the game waits is no play: it is heard, and costs no vote."""
    stage = moon(16)
    ann, bob = stage.person(1), stage.person(2)
    stage.playing.pause("moderator")
    ann.types("I am no wolf")
    assert bob.hears("Ann: I am no wolf")
    stage.playing.resume()
    assert stage.playing.table.vote_lost == ()
    ann.types("I am no wolf")
    assert stage.playing.table.vote_lost == (1,)


def test_good_manners():
    """Card 22: all speak in turn; who interrupts is not heard, and has no vote today."""
    stage = moon(22)
    speaker = stage.playing.table.round.about
    rude = next(seat for seat in stage.playing.table.living if seat != speaker)
    stage.person(speaker).types("I think, therefore")
    stage.person(rude).types("nonsense")
    assert stage.person(speaker).hears(f"{rude} {stage.person(rude).user.nick} has broken a rule of speech")
    stage.person(speaker).hears_nothing_of(": nonsense")
    assert stage.person(rude).hears("It is not your turn to speak.")
    assert stage.playing.table.vote_lost == (rude,)


@pytest.mark.parametrize("by", [1, 2])
def test_eclipse(by):
    """Card 20: what is said in the dark is told without its speaker's name, by IRC and telnet alike; on record it has one."""
    stage = moon(20)
    speaker, hearer, other = stage.person(by), stage.person(3 - by), stage.person(3)
    stage.all_forget()
    speaker.types("it was Cleo")
    for person in (hearer, other):
        assert person.hears("Moderator: Somebody says: it was Cleo")
        person.hears_nothing_of(f"{speaker.user.nick}: ")
    assert stage.book.of("chat.message")[-1]["nick"] == speaker.user.nick
    stage.hall.say(speaker.user, speaker.room, "psst", "notice")
    assert speaker.hears("say it plainly, so that I can pass it on without your name")
    hearer.hears_nothing_of("psst")
    stage.until(lambda: stage.playing.table.round.step not in {"discussion", "speech"})
    speaker.types("light again")
    assert speaker.hears("It is not your turn to speak.")


def test_who_is_muted_has_no_voice_in_the_dark_either():
    """Card 20: a moderator's word holds where the house itself would pass the line on."""
    stage = moon(20)
    boss = stage.irc("Boss")
    stage.hall.appoint(boss.user, Powers("boss", frozenset(ALL)), "test")
    boss.says("mute 1 10m shouting")
    stage.all_forget()
    stage.person(1).types("it was Cleo")
    assert stage.person(1).hears("lets you say nothing")
    stage.person(2).hears_nothing_of("it was Cleo")


def test_who_is_away_neither_speaks_nor_hears_questions():
    """Card 26: the second group is away until the next dawn."""
    stage = moon(26)
    t = stage.playing.table
    gone = next(seat for seat in t.living if t.is_away(seat))
    stage.person(gone).types("hello?")
    assert stage.person(gone).hears("Away: ", "It is not your turn to speak.")
    assert any(isinstance(event, e.WentAway) for event in stage.book.events())
