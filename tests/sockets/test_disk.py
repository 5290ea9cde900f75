"""A disk that refuses: nothing is heard that is not on record, and all goes on when there is room again."""

import resource
from pathlib import Path

from wolfd import journal


def size_of_log(state: Path) -> int:
    (segment,) = (state / "events").glob("*.jsonl")
    return segment.stat().st_size


def test_full_disk_holds_talk_and_games_until_there_is_room(start):
    daemon = start()
    ann, bob = daemon.by_irc("Ann"), daemon.by_irc("Bob")
    for each in (ann, bob):
        each.send("JOIN #wolf", "PING :in")
        each.wait("PONG wolfd.local :in")
    ann.send("PRIVMSG #wolf :!join", "PRIVMSG #wolf :!bots 7", "PRIVMSG #wolf :!start")
    ann.wait("PRIVMSG Ann :Your card")
    limit = size_of_log(daemon.state) + 10
    resource.prlimit(daemon.process.pid, resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
    ann.send("PRIVMSG Bob :unrecorded words")
    assert "all games wait" in daemon.complaint()
    bob.send("PING :there")
    assert "unrecorded words" not in bob.wait("PONG wolfd.local :there")
    ann.wait("NOTICE Ann :*** The log cannot be written now. All games wait")
    cleo = daemon.client(daemon.telnet)
    cleo.wait("What is your name?")
    cleo.send("Cleo")
    cleo.wait("The log cannot be written now.")
    resource.prlimit(daemon.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
    bob.wait(":unrecorded words")
    ann.wait("The game goes on")
    assert "the games go on" in daemon.complaint()
    assert daemon.stop()[0] == 0
    verdict = journal.verify(daemon.state / "events")
    assert (verdict.code, verdict.damage) == (0, ())
