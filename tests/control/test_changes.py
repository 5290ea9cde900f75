"""What SIGHUP changes of a configuration, and what waits."""

import msgspec
import pytest

from wolfd.control import changes, config

OLD = config.Config()


@pytest.mark.parametrize(("text", "done", "waiting"), [
    ("", (), ()),
    ("[server]\nmotd = 'hello'", ("server.motd",), ()),
    ("[listen]\nirc = []", (), ("listen.irc",)),
    ("[limits]\nsendq = 20000\n[server]\nname = 'a.b'\nmotd = 'x'", ("server.motd", "limits.sendq"), ("server.name",)),
    ("[accounts]\nregistration = 'closed'\nper_day = 1", ("accounts.registration",), ("accounts.per_day",)),
])
def test_keys_by_what_they_need(text, done, waiting):
    found = changes.between(OLD, config.read(text, "w.toml"))
    assert (found.done, found.waiting) == (done, waiting)


def test_only_what_is_done_is_in_the_configuration_from_then_on():
    found = changes.between(OLD, config.read("[server]\nname = 'a.b'\nmotd = 'x'\n[journal]\nfsync = 'os'", "w.toml"))
    server = msgspec.structs.replace(OLD.server, motd="x")
    assert found.config == msgspec.structs.replace(OLD, server=server)
