"""Who has a seat and does not play: absent for long, or silent for days (IDLE-1, IDLE-2)."""

from tests.plays.stage import ROOM, Stage

NAMES = "Ann Bob Cleo Dan Eve Fay Gus Hal"


def game(*rules):
    stage = Stage(1)
    people = stage.seated(NAMES)
    people[0].says("option sheriff_election_time off", "option vote_mode single", "option stalemate_days 0", *rules)
    for person in people:
        person.says("ready")
    return stage


def live(stage, until_day, silent=()):
    """Nobody is harmed; by day all but some say that they are done, and abstain."""
    while stage.table().playing is not None and stage.playing.table.day < until_day:
        now = stage.playing.table.round.round
        for seat in {seat for _, seat in stage.playing.table.asks if stage.playing.table.phase == "day"}:
            if (person := stage.person(seat)).user.nick not in silent:
                person.says("end", "abstain")
        stage.until(lambda now=now: stage.playing.table.round.round != now)


def test_absent_for_long():
    """IDLE-2: absent for t_absent he is taken out, and everybody is told; coming back he may watch."""
    stage = game("option t_absent 100")
    bob = stage.people[1]
    key = bob.key()
    bob.drops()
    stage.until(lambda: stage.playing.table.phase == "day")
    stage.clock.advance(0)
    assert stage.playing.table.removed == ()
    stage.until(lambda: stage.playing.table.removed == (2,), 101)
    assert stage.people[0].hears(f"{ROOM} Moderator: 2 Bob has not played for too long.", f"{ROOM} Moderator: 2 Bob has left the game.")
    again = stage.irc("Bob", "")
    again.types(f"/msg Moderator back {key}")
    assert again.hears("Welcome back to seat 2 Bob.")


def test_no_time_so_short_that_a_broken_line_costs_the_seat():
    stage = Stage(1)
    (ann,) = stage.seated("Ann")
    ann.says("option t_absent 19")
    assert ann.hears("20", "3600")
    assert stage.table().options.t_absent == 300
    ann.says("option t_absent 20")
    assert stage.table().options.t_absent == 20


def test_back_in_time():
    stage = game("option t_absent 100")
    bob = stage.people[1]
    key = bob.key()
    bob.drops()
    for _ in range(99):
        stage.clock.advance(1)
    again = stage.irc("Bob", "")
    again.types(f"/msg Moderator back {key}")
    for _ in range(300):
        stage.clock.advance(1)
    stage.people[0].hears_nothing_of("has not played for too long")


def test_time_of_a_pause_is_no_absence():
    stage = game("option t_absent 100")
    stage.people[1].drops()
    stage.playing.pause("disk")
    for _ in range(300):
        stage.clock.advance(1)
    assert stage.playing.table.removed == ()
    stage.playing.resume()
    for _ in range(101):
        stage.clock.advance(1)
    assert stage.playing.table.removed == (2,)


def test_silent_for_days():
    """After idle_days - 1 silent days a warning in private, after one more he is taken out."""
    stage = game()
    live(stage, 2, silent=("Bob",))
    assert stage.people[1].hears("You neither voted nor spoke when it was your turn.")
    for person in stage.people:
        if person is not stage.people[1]:
            person.hears_nothing_of("You neither voted nor spoke")
    live(stage, 3, silent=("Bob",))
    assert stage.people[0].hears("2 Bob has not played for too long.")
    assert stage.playing.table.removed == (2,)


def test_one_word_a_day_is_enough():
    stage = game()
    live(stage, 2, silent=("Bob",))
    stage.until_step("discussion")
    stage.people[1].says("end")
    live(stage, 4, silent=())
    stage.people[0].hears_nothing_of("has not played for too long")


def test_idle_days_may_be_off():
    stage = game("option idle_days 0")
    live(stage, 4, silent=("Bob",))
    stage.people[0].hears_nothing_of("has not played for too long")
    stage.people[1].hears_nothing_of("You neither voted nor spoke")


def test_silent_nights_do_not_count():
    """Never a question that only some roles get: a Seer who sleeps is no idler."""
    stage = game()
    live(stage, 4)
    for person in stage.people:
        person.hears_nothing_of("You neither voted nor spoke")
