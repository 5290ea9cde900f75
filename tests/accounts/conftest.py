"""What tests of accounts share."""

import pytest

from tests.accounts.home import Home, Rooms
from tests.accounts.postgres import postgres as postgres  # noqa: PLC0414 - the fixture
from tests.accounts.stores import ANN, BOB, Postgres, Sqlite


@pytest.fixture
def home(tmp_path):
    home = Home(tmp_path)
    yield home
    home.accounts.close()


@pytest.fixture
def rooms(tmp_path):
    rooms = Rooms(tmp_path)
    yield rooms
    rooms.close()


@pytest.fixture(params=["sqlite", "postgres"])
def kind(request, tmp_path):
    kind = Sqlite(tmp_path) if request.param == "sqlite" else Postgres(request.getfixturevalue("postgres").database())
    yield kind
    kind.close()


@pytest.fixture
def ask(kind):
    """Asks a store that has Ann and Bob, by the name of what is asked."""
    store, _ = kind.open()

    def ask(what, *values):
        return kind.loop.result(getattr(store, what)(*values))

    assert ask("add", ANN)
    assert ask("add", BOB)
    return ask
