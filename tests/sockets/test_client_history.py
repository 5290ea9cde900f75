"""Real clients read what was said while they were not there: WeeChat, which logs in and comes back, and irssi."""

import pytest

from tests.sockets.test_irssi import CONFIG, ERRORS, WIDE
from tests.sockets.weechat import CORE, SERVER
from tests.sockets.weechat import ERRORS as WEECHAT_ERRORS
from tests.telnet.real_clients import Program

ASK = "CHATHISTORY LATEST #wolf * 20"
MEANWHILE = "the miller was seen at the well"


@pytest.fixture
def daemon(start):
    return start()


@pytest.fixture
def bob(daemon):
    """Somebody who talks in the room."""
    bob = daemon.by_irc("Bob")
    bob.send("JOIN #wolf", "PING :in")
    bob.wait(":in")
    return bob


def says(bob, text):
    bob.send(f"PRIVMSG #wolf :{text}", "PING :said")
    bob.wait(":said")


def test_weechat_logs_in_by_sasl_and_reads_what_was_said_meanwhile(daemon, bob, weechat):
    weechat.types(CORE, f"/server add wolf 127.0.0.1/{daemon.irc} -notls")
    weechat.types(CORE, "/connect wolf")
    weechat.waits("End of MOTD")
    weechat.types(SERVER, "/quote NS REGISTER sesame1")
    weechat.waits("You are logged in as Ann")
    for option, value in (("mechanism", "plain"), ("username", "Ann"), ("password", "sesame1")):
        weechat.types(CORE, f"/set irc.server.wolf.sasl_{option} {value}")
    weechat.types(SERVER, "/disconnect wolf")
    weechat.waits("disconnected from server")
    says(bob, MEANWHILE)
    weechat.types(CORE, "/connect wolf")
    weechat.waits("You are logged in as Ann")
    weechat.waits("End of MOTD")
    weechat.types(SERVER, "/join #wolf")
    weechat.waits("!join takes a seat here")
    assert MEANWHILE not in weechat.told
    weechat.types(SERVER, f"/quote {ASK}")
    weechat.waits(f"Bob\t{MEANWHILE}")
    assert not WEECHAT_ERRORS.findall(weechat.told)


def test_irssi_comes_and_reads_what_was_said_before(daemon, bob, tmp_path):
    home = tmp_path / "irssi"
    (home / ".irssi").mkdir(parents=True)
    (home / ".irssi" / "config").write_text(CONFIG)
    program = Program("irssi", daemon.irc, home, columns=WIDE)
    try:
        program.waits("End of MOTD")
        says(bob, MEANWHILE)
        program.enters("/join #wolf")
        program.waits("Join to #wolf was synced")
        program.enters(f"/quote {ASK}")
        program.waits(MEANWHILE)
        assert not any(error in program.heard for error in ERRORS)
    finally:
        program.close()
