"""What tests of accounts share."""

import pytest

from tests.accounts.home import Home


@pytest.fixture
def home(tmp_path):
    home = Home(tmp_path)
    yield home
    home.accounts.close()
