"""Languages: chosen, suggested, and remembered until the server stops."""

from tests.chat.ears import Ear, a_hall, ears
from wolfd.chat.facts import LanguageSet
from wolfd.chat.tongues import MOST


def test_a_choice_is_told_to_ones_own_sessions_alone():
    hall = a_hall()
    ann, bob = ears(hall, "Ann Bob", "#x")
    hall.set_language(ann.user, "zh-Hans")
    assert [fact.who for fact in ann.heard(LanguageSet)] == [ann.user]
    assert bob.facts == []


def test_a_suggestion_is_for_those_who_never_chose():
    hall = a_hall()
    ann, bob = ears(hall, "Ann Bob")
    hall.set_language(ann.user, "en")
    for ear in (ann, bob):
        hall.suggest_language(ear.user, "zh-Hant")
    assert (ann.user.language, bob.user.language) == ("en", "zh-Hant")
    assert ann.heard(LanguageSet) == []
    assert len(bob.heard(LanguageSet)) == 1
    hall.suggest_language(bob.user, "")
    assert bob.user.language == "zh-Hant"


def test_one_who_comes_again_reads_what_he_chose():
    hall = a_hall()
    ann, bob = ears(hall, "Ann Bob")
    hall.set_language(ann.user, "zh-Hans")
    hall.suggest_language(bob.user, "zh-Hant")
    hall.lost(ann, ann.user, "")
    hall.lost(bob, bob.user, "")
    assert Ear(hall, "ANN").user.language == "zh-Hans", "the nick's case is nothing"
    assert Ear(hall, "Bob").user.language == "en", "a suggestion is no choice"


def test_the_choice_goes_with_a_new_nick():
    hall = a_hall()
    ann = Ear(hall, "Ann")
    hall.set_language(ann.user, "zh-Hans")
    hall.rename(ann.user, "Anna")
    hall.lost(ann, ann.user, "")
    assert Ear(hall, "Anna").user.language == "zh-Hans"


def test_an_account_brings_its_language_from_anywhere():
    hall = a_hall()
    ann, eve = ears(hall, "Ann Eve")
    hall.set_account(ann.user, "ann")
    hall.set_language(ann.user, "zh-Hant")
    eve.user.host = "elsewhere"
    hall.set_account(eve.user, "ann")
    assert eve.user.language == "zh-Hant"
    assert len(eve.heard(LanguageSet)) == 1


def test_a_choice_of_this_visit_counts_more_than_the_account():
    hall = a_hall()
    ann, eve = ears(hall, "Ann Eve")
    hall.set_account(ann.user, "ann")
    hall.set_language(ann.user, "zh-Hant")
    hall.set_language(eve.user, "en")
    hall.set_account(eve.user, "ann")
    assert eve.user.language == "en"


def test_those_seen_longest_ago_are_forgotten_first():
    hall = a_hall()
    for number in range(MOST + 1):
        ear = Ear(hall, f"n{number}")
        hall.set_language(ear.user, "zh-Hans")
        hall.lost(ear, ear.user, "")
    assert Ear(hall, "n0").user.language == "en"
    assert Ear(hall, f"n{MOST}").user.language == "zh-Hans"
