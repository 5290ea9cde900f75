"""What tests of every part share."""

import pytest
from twisted.logger import globalLogPublisher


@pytest.fixture
def capture():
    """The events of Twisted's log while a test runs."""
    events = []
    globalLogPublisher.addObserver(events.append)
    yield events
    globalLogPublisher.removeObserver(events.append)
