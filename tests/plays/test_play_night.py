"""The night: who is asked and what the others see of it, who may talk, and the pack among itself."""

import pytest

from engine import events as e
from tests.plays.stage import ROOM, Stage

NAMES = "Ann Bob Cleo Dan Eve Fay Gus Hal"
ELSE = ("Your card", "Your seat", "At this", "Not ready", "Rules", "Nobody sits", "!join", "/join", "Type ", "One more", *(f"{n} more are" for n in range(6)), "11 s left", "4 s left", "22 s left", "9 s left", "You keep your eyes closed: ")
"""Private lines that belong to no step's beginning: before the game, and reminders."""
DECK = "deck seer witch guard cupid hunter"


def night(seed=1, *rules):
    """A game of eight people with all roles, in its first night."""
    stage = Stage(seed)
    people = stage.seated(NAMES)
    people[0].says(DECK, *rules)
    for person in people:
        person.says("ready")
    assert stage.table().playing is not None
    return stage


def wolves(stage):
    return [stage.person(seat) for seat in stage.seats("werewolf")]


def test_everybody_hears_one_private_line_a_step():
    """Whoever is asked hears the question, everybody else that he sleeps: a screen seen from afar tells nothing."""
    stage = night()
    for step in ("cupid", "lovers", "guard", "seer", "wolves", "witch"):
        assert stage.playing.table.round.step == step
        told = {person.user.nick: [line for line in person.private if not line.startswith(ELSE)] for person in stage.people}
        assert {nick: len(lines) for nick, lines in told.items()} == dict.fromkeys(told, 1), f"{step}: {told}"
        stage.all_forget()
        stage.until(lambda before=step: stage.playing.table.round.step != before)


def test_questions_say_what_until_when_and_how():
    stage = night()
    cupid = stage.holder("cupid")
    assert cupid.hears("Cupid, which two shall fall in love?", "You have 22 s: ")
    form = "/" if cupid.protocol == "telnet" else "/msg Moderator "
    question = next(line for line in cupid.private if line.startswith("Cupid"))
    assert f": {form}love " in question
    typed = question.split("s: ")[1].split(".")[0]
    cupid.types(typed)
    assert cupid.hears("Cupid's arrows are meant for ")


def test_answers_are_repeated_back_to_him_alone():
    stage = night()
    stage.until_step("seer")
    seer = stage.holder("seer")
    seat = stage.playing.seats.of(seer.user).number
    target = next(s for s in range(1, 9) if s != seat)
    stage.all_forget()
    seer.says(f"see {target}")
    assert seer.lines == [f"You will look at {stage.label(target)}."]
    assert all(person.lines == [] for person in stage.people if person is not seer)
    seer.says("undo")
    assert seer.hears("Your answer (see) is taken back")
    seer.says(f"see {target}")
    stage.until_step("wolves")
    assert seer.hears(f"You looked at {stage.label(target)}: ")
    for person in stage.people:
        if person is not seer:
            person.hears_nothing_of("You looked at")


def test_a_reminder_tells_no_neighbour_who_owes_an_answer():
    """Whoever does is reminded in private; at the same time everybody else hears a line, too."""
    stage = night()
    stage.until_step("seer")
    stage.all_forget()
    seer = stage.holder("seer")
    stage.clock.advance(12)
    assert seer.hears("s left, and you have not answered yet. ")
    stage.clock.advance(7)
    assert all(len(person.lines) == 2 for person in stage.people)
    assert {line for person in stage.people if person is not seer for line in person.lines} == {
        "You keep your eyes closed: 10 s left.", "You keep your eyes closed: 4 s left."}


def test_no_reminder_after_the_answer():
    """Whoever has answered hears a line like all others, which does not say that he sleeps."""
    stage = night()
    stage.until_step("seer")
    seer = stage.holder("seer")
    seer.says("pass")
    stage.all_forget()
    stage.clock.advance(12)
    assert seer.lines == ["You have answered: 10 s left."]
    assert {tuple(person.lines) for person in stage.people if person is not seer} == {("You keep your eyes closed: 10 s left.",)}


def test_nobody_is_reminded_of_a_moment():
    """A step of a second or two has no reminder: never `0 s left`."""
    stage = night(1, "option t_night_step 4", "option t_wolves 6")
    stage.until(lambda: stage.playing.table.phase == "day")
    for person in stage.people:
        person.hears_nothing_of("0 s left", "1 s left", "2 s left")


def test_nobody_speaks_at_night():
    """Neither players, whatever their role, nor watchers."""
    stage = night()
    zoe = stage.irc("Zoe")
    stage.all_forget()
    for person in stage.people:
        person.types("psst")
    assert zoe.lines == ["A game is running: only its players speak."]
    for person in stage.people[:8]:
        assert person.lines == ["It is night: nobody speaks until dawn."]
    assert "m" in stage.table().channel.modes
    assert not [user for user, standing in stage.table().channel.members.items() if standing.voice]


def test_the_pack_talks_by_every_way():
    """`p` and `pack` by both protocols, and on IRC any private line that is no verb and not near one."""
    stage = night()
    stage.until_step("wolves")
    one, two = wolves(stage)
    stage.all_forget()
    one.says("p shall we take 3?")
    two.says("pack ｏｋ, 3")
    assert one.lines == two.lines
    assert one.hears(f"[pack] {stage.playing.seats.of(one.user).label.text('en')}: shall we take 3?", "ｏｋ, 3")
    stage.hall.say(one.user, stage.hall.moderator, "the one with the hat")
    assert two.hears(": the one with the hat")
    stage.hall.say(one.user, stage.hall.moderator, "killl 3")
    assert one.hears("There is no command killl. Did you mean /msg Moderator kill?")
    two.hears_nothing_of("killl")
    for person in stage.people:
        if person not in (one, two):
            assert person.lines == []
    said = stage.book.of("query.message")
    assert [record["text"] for record in said if record["to"] == "pack"] == ["shall we take 3?", "ｏｋ, 3", "the one with the hat"]
    assert {record["game"] for record in said if record["to"] == "pack"} == {stage.playing.deal.game}


def test_a_wolf_sees_where_the_pack_points():
    stage = night()
    stage.until_step("wolves")
    one, two = wolves(stage)
    victim = stage.seats("villager")[0]
    stage.all_forget()
    one.says(f"kill {victim}")
    name = stage.label
    assert one.lines == [f"You point at {name(victim)}."]
    assert two.lines == [f"[pack] {stage.playing.seats.of(one.user).label.text('en')} points at {name(victim)}."]
    one.says("undo")
    assert two.hears("points no more")


def test_who_is_no_wolf_has_no_pack():
    stage = night()
    stage.until_step("wolves")
    seer = stage.holder("seer")
    stage.all_forget()
    seer.says("p hello")
    stage.hall.say(seer.user, stage.hall.moderator, "who is there with me")
    stage.hall.say(seer.user, stage.hall.moderator, "so then")
    assert seer.lines.count("You cannot talk to a pack now.") == 1
    assert seer.hears("Nobody but me reads that, and now is no time to talk to others.")
    assert all(person.lines == [] for person in stage.people if person is not seer)


def test_wolves_cannot_talk_before_they_met_nor_by_day():
    stage = night()
    one, two = wolves(stage)
    one.says("p hello")
    assert one.hears("You cannot talk to a pack now.")
    stage.until_step("election")
    one.says("p hello")
    two.hears_nothing_of("hello")


def test_bare_number_answers_the_one_question():
    stage = night()
    stage.until_step("seer")
    seer = stage.holder("seer")
    seat = stage.playing.seats.of(seer.user).number
    target = next(s for s in range(1, 9) if s != seat)
    seer.types(f"/msg Moderator {target}") if seer.protocol == "irc" else seer.types(str(target))
    seer.hears_nothing_of("You will look")
    stage.clock.advance(1)
    seer.types(f"/msg Moderator {target}") if seer.protocol == "irc" else seer.types(str(target))
    assert seer.hears("You will look at")


def test_bare_number_with_two_questions_is_refused_with_a_hint():
    """The Witch is asked twice at once: she must say which."""
    stage = night()
    stage.until_step("wolves")
    victim = stage.seats("villager")[0]
    for wolf in wolves(stage):
        wolf.says(f"kill {victim}")
    stage.until_step("witch")
    stage.clock.advance(2)
    witch = stage.holder("witch")
    assert witch.hears(f"Witch: Tonight the wolves chose {stage.label(victim)}.")
    stage.hall.say(witch.user, stage.hall.moderator, str(victim))
    assert witch.hears(f"What is {victim} for?")
    witch.says("heal", f"poison {stage.seats('werewolf')[0]}")
    assert witch.hears("You will save ", "Your poison is meant for ")
    witch.says("pass")
    assert witch.hears("You keep your healing potion.", "You keep your poison.")


def test_players_have_no_private_talk():
    stage = night()
    ann, bob = stage.people[:2]
    zoe = stage.irc("Zoe")
    stage.all_forget()
    stage.hall.say(ann.user, bob.user, "I am the Seer")
    assert ann.lines == ["You play in the same game: no private talk with Bob until it is over."]
    assert bob.lines == []
    stage.hall.say(zoe.user, ann.user, "good luck")
    assert ann.hears("good luck")


def test_no_new_nicks_in_a_game():
    stage = night()
    ann = stage.people[0]
    stage.hall.rename(ann.user, "Anna")
    assert ann.user.nick == "Ann"
    assert ann.hears("keep your nick until it is over")
    stage.people[1].drops()
    zoe = stage.irc("Zoe")
    stage.hall.rename(zoe.user, "Bob")
    assert zoe.user.nick == "Zoe"
    assert zoe.hears("Bob is a player in a running game.")


@pytest.mark.parametrize(("who", "typed", "answer"), [
    ("villager", "see 3", "You are asked nothing now that see answers."),
    ("villager", "pass", "Nothing is asked of you now."),
    ("villager", "undo", "You have given no answer that could be taken back."),
    ("villager", "kill 3", "You are asked nothing now that kill answers."),
    ("villager", "vote 3", "You are asked nothing now that vote answers."),
    ("villager", "join", "You have a seat already."),
    ("villager", "bots 3", "A game is running. Wait until it is over."),
    ("villager", "option speed slow", "A game is running. Wait until it is over."),
    ("villager", "resume", "The game does not wait for you."),
    ("seer", "see", "Whom? see needs a seat number or a nick."),
    ("seer", "see 99", "There is no seat 99; the seats are 1 to 8."),
    ("seer", "see 0", "There is no seat 0; the seats are 1 to 8."),
    ("seer", "see nobody", "Nobody here is called nobody."),
    ("seer", "see 1 2", "I do not understand: 2."),
    ("seer", "see self", "Nobody here is called self."),
    ("seer", "heal", "You are asked nothing now that heal answers."),
    ("seer", "see \x00", "There is no command"),
])  # fmt: skip
def test_wrong_answers_are_private(who, typed, answer):
    """Somebody else's turn, nobody's name, too much, too little: a clear word to him alone, and nothing changes."""
    stage = night()
    stage.until_step("seer")
    person = stage.holder(who)
    stage.all_forget()
    commands = len(stage.book.of("game.command"))
    person.says(typed.replace("\x00", "") or "\x00")
    if answer != "There is no command":
        assert person.hears(answer)
    assert all(other.lines == [] for other in stage.people if other is not person)
    assert len(stage.book.of("game.command")) == commands


def test_the_public_lines_of_a_night_tell_nothing():
    """Two nights with the same deal: in one everybody acts, in the other nobody does. Till dawn the room hears the same."""
    heard = []
    for act in (True, False):
        stage = night()
        zoe = stage.irc("Zoe")
        zoe.forgets()
        times = []
        while stage.playing.table.phase == "night":
            times.append(stage.clock.seconds())
            if act:
                for (kind, seat), asked in tuple(stage.playing.table.asks.items()):
                    picks = " ".join(map(str, asked.choices[: asked.most]))
                    stage.person(seat).says(f"{kind} {picks}")
            stage.clock.advance(0.5)
        heard.append((times, zoe.lines[: next(n for n, line in enumerate(zoe.lines) if "The sun rises" in line)]))
    assert heard[0] == heard[1]
    assert len(heard[0][1]) == 5, "guard to witch; Cupid's line was told before Zoe came"


def test_open_and_table_have_one_shape():
    """A wolf, the Seer and a villager get as many lines, and the public table shows no card."""
    stage = night()
    stage.until_step("wolves")
    shapes = {}
    for role in ("werewolf", "seer", "villager", "witch"):
        person = stage.holder(role)
        for verb in ("open", "table", "time", "who"):
            person.forgets()
            person.says(verb)
            shapes.setdefault(verb, set()).add(len(person.lines))
    assert all(len(counts) == 1 for counts in shapes.values()), shapes
    seer = stage.holder("seer")
    seer.forgets()
    seer.says("table", "time", "who")
    seer.hears_nothing_of("Werewolf", "Witch,", "Seer,")


def test_role_tells_the_pack_to_a_wolf_alone():
    stage = night()
    stage.until_step("wolves")
    one, two = wolves(stage)
    one.forgets()
    one.says("role", "log")
    labels = sorted(stage.playing.seats.of(w.user).label.text("en") for w in (one, two))
    assert one.hears(f"Your pack: {labels[0]} and {labels[1]}.", "Night 1: You are the wolves: ")
    seer = stage.holder("seer")
    seer.forgets()
    seer.says("role")
    seer.hears_nothing_of("Your pack", "Besides", "nobody", "none")


def test_lovers_learn_of_each_other_and_nobody_else_does():
    stage = night()
    cupid = stage.holder("cupid")
    pair = [*stage.seats("villager")[:1], *stage.seats("seer")]
    cupid.says(f"love {pair[0]} {pair[1]}")
    stage.until_step("lovers")
    name = stage.label
    assert stage.person(pair[0]).hears(f"you love {name(pair[1])}")
    for person in stage.people:
        if person not in (stage.person(pair[0]), stage.person(pair[1])):
            person.hears_nothing_of("you love")
    stage.person(pair[0]).says("role")
    assert stage.person(pair[0]).hears(f"Your love: {name(pair[1])}.")
    assert stage.book.events()[-1] is not None
    assert any(isinstance(event, e.Linked) for event in stage.book.events())


def test_watchers_hear_only_what_is_public():
    stage = night()
    zoe = stage.irc("Zoe")
    zoe.says("table", "role", "open", "log", "see 3")
    stage.until_step("election")
    zoe.hears_nothing_of("You looked", "[pack]", "Your card", "You keep your eyes closed")
    assert zoe.hears("You do not play in this game.", f"{ROOM} Moderator: The sun rises on day 1.")


def test_a_witch_who_is_told_no_victim_is_not_asked_about_the_last_nights():
    """C15, by option while she can heal: she has healed, and the next night's question names nobody."""
    stage = night(1, "option witch_told_victim while_heal_left")
    stage.until_step("wolves")
    victim = stage.seats("villager")[0]
    for wolf in wolves(stage):
        wolf.says(f"kill {victim}")
    stage.until_step("witch")
    witch = stage.holder("witch")
    assert witch.hears(f"Tonight the wolves chose {stage.label(victim)}.")
    witch.says("heal")
    stage.until(lambda: stage.playing.table.night == 2)
    witch.forgets()
    stage.until_step("witch")
    assert witch.hears("You are not told whom the wolves chose. Do you poison somebody?")
