"""The bench, other people on seats, and more time, as wolflog tells them."""

from tests.plays.stage import Stage
from wolfd.views.recounting import recount


def test_who_waited_who_took_the_seat_and_more_time():
    stage = Stage(1)
    people = stage.seated("Ann Bob Cleo Dan Eve Fay")
    people[0].says("option substitution takeover", "option sheriff_election_time off")
    for person in people:
        person.says("ready")
    zoe = stage.irc("Zoe")
    zoe.says("join")
    people[4].says("leave", "leave")
    zoe.says("join")
    stage.until_step("discussion")
    for person in (*people[:4], zoe):
        person.says("extend")
    records = ({"ts": str(record["seq"]), **record} for record in stage.book.records)
    tale = recount(stage.playing.deal.game, records)
    told = [line for chapter in tale.chapters for moment in chapter.moments for line in moment.words.lines("en")]
    for line in ("Zoe waits for a seat.", "Zoe waits no more.", "Somebody else plays on in this seat: 5 Zoe.", "150 s more (a vote)."):
        assert told.count(line) == 1, (line, told)
    assert tale.places[5].nick == "Zoe"
