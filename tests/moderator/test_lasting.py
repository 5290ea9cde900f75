"""How long something lasts, in words."""

import pytest

from wolfd.moderator.words.lasting import span, until


@pytest.mark.parametrize(("seconds", "en", "hans", "hant"), [
    (0, "1 s", "1秒", "1秒"), (45, "45 s", "45秒", "45秒"), (60, "a minute", "1分钟", "1分鐘"), (90, "90 s", "90秒", "90秒"),
    (5400, "90 minutes", "90分钟", "90分鐘"), (3600, "an hour", "1小时", "1小時"), (86_400, "a day", "1天", "1天"),
    (36 * 3600, "36 hours", "36小时", "36小時"), (3 * 86_400, "3 days", "3天", "3天"), (7 * 86_400, "a week", "1周", "1週"),
    (14 * 86_400, "2 weeks", "2周", "2週"), (30 * 86_400, "30 days", "30天", "30天"),
    (3 * 86_400 + 420, "3 days", "3天", "3天"), (181 * 60, "3 hours", "3小时", "3小時"), (365 * 86_400, "a year", "1年", "1年"),
])  # fmt: skip
def test_the_largest_unit_that_fits(seconds, en, hans, hant):
    assert [span(seconds).text(language) for language in ("en", "zh-Hans", "zh-Hant")] == [en, hans, hant]


@pytest.mark.parametrize(("seconds", "en"), [(3599.7, "for an hour"), (0.2, "for a minute"), (86_399.6, "for a day"), (599.9, "for 10 minutes")])
def test_what_is_over_soon_is_told_to_the_minute(seconds, en):
    assert until(seconds).text("en") == en
