"""What tests of accounts share."""

import pytest

from tests.accounts.home import Home, Rooms
from tests.accounts.postgres import postgres as postgres  # noqa: PLC0414 - the fixture


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
