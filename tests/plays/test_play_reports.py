"""Reports to those who keep order, and appeals against what they did."""

import re

from tests.plays.keeping_order import ROOMS, after_restart, begun, moderated
from tests.plays.stage import Stage
from wolfd.chat.people import Powers
from wolfd.control.tables import ALL


def test_a_report_from_no_room_names_none():
    stage = begun()
    boss = stage.irc("Boss", room="")
    stage.hall.appoint(boss.user, Powers("boss", frozenset(ALL)), "test")
    stage.irc("Zoe", room="").types("/msg Moderator report Carl wrote to me")
    assert boss.hears(": Zoe says of Carl: wrote to me")
    boss.hears_nothing_of(" from ")


def test_a_report_reaches_those_who_keep_order_and_nobody_else():
    stage = begun()
    mod = moderated(stage)
    boss = stage.irc("Boss", room="")
    stage.hall.appoint(boss.user, Powers("boss", frozenset(ALL)), "test")
    stage.office.measures.appeal = lambda seq: f"id{seq:06d}"
    stage.people[1].says("report 3 insults me")
    (record,) = stage.book.of("mod.reported")
    name = f"id{record['seq']:06d}"
    assert stage.people[1].hears(f"Your report is on record as {name}")
    for hearer in (mod, boss):
        assert hearer.hears(f"Report {name} from #wolf: Bob says of Carl: insults me")
    assert stage.people[2].hears_nothing_of("insults me")
    assert (record["seat"], record["whom_nick"], record["game"]) == (3, "Carl", stage.playing.deal.game)
    assert record["since"] < stage.hall.wall()
    stage.people[1].says("report 3 again", "report 3 again", "report 3 again")
    assert stage.people[1].hears("You have complained often of late")
    assert len(stage.book.of("mod.reported")) == 3


def test_an_appeal():
    stage = Stage(settings=ROOMS)
    bob, mod = stage.telnet("Bob"), moderated(stage)
    mod.says("kick Bob insults")
    name = told_to(bob)
    bob.says("appeal no-name it was not me", "appeal abcd2345 it was not me", f"appeal {name.upper()} it was not me")
    assert bob.hears("is not the name of anything", "Nothing was done under the name “abcd2345”, or it has been over for 90 days",
                     f"Your appeal against {name} is on record")
    assert mod.hears(f"Appeal against {name} by Bob: it was not me")
    assert [record["id"] for record in stage.book.of("mod.appealed")] == [name]


def told_to(person):
    """The name that somebody was told last for an appeal."""
    return re.findall("appeal ([a-z2-7]{8})", " ".join(person.lines))[-1]


def test_what_is_over_may_be_appealed_against_for_ninety_days():
    """Over a restart, too, and whoever it was that was dealt with; then the log alone knows of it."""
    stage = Stage(settings=ROOMS)
    bob, mod = stage.irc("Bob"), moderated(stage)
    mod.says("mute Bob 10m shouting")
    name = told_to(bob)
    later = after_restart(stage)
    bob = later.irc("Bob")
    later.clock.advance(601)
    bob.types("hello")
    bob.says(f"appeal {name} I did not")
    assert bob.hears(f"Your appeal against {name} is on record")
    last = after_restart(later, 700.0)
    bob = last.irc("Bob")
    assert not last.office.measures.about(bob.user, "muted")
    bob.says(f"appeal {name} once more")
    assert bob.hears(f"Your appeal against {name} is on record")
    last.clock.advance(91 * 86_400)
    bob.says(f"appeal {name} again")
    assert bob.hears(f"Nothing was done under the name “{name}”")
