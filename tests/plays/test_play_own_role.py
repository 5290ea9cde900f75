"""What a seat may look up of itself with `role`: its card, and what it knows besides; nobody else is told so."""

from tests.plays.answering import whisper
from tests.plays.stage import begun


def roles(stage, people):
    """What each is told now of himself, besides his card and his pack."""
    stage.all_forget()
    for person in people:
        person.says("role")
    return {stage.playing.seats.of(person.user).number: "".join(line for line in person.private if line.startswith("Besides: "))
            for person in people}


def test_the_masons_know_each_other():
    stage, people = begun("deck mason mason seer")
    one, other = stage.seats("mason")
    wanted = {one: f"Besides: a Mason, like {stage.label(other)}.", other: f"Besides: a Mason, like {stage.label(one)}."}
    assert roles(stage, people) == dict.fromkeys(range(1, 9), "") | wanted


def test_the_hybrid_knows_whom_he_supports():
    stage, people = begun("deck hybrid seer")
    (hybrid,) = stage.seats("hybrid")
    supported = next(seat for seat in range(1, 9) if seat != hybrid)
    assert set(roles(stage, people).values()) == {""}
    whisper(stage.person(hybrid), f"support {supported}")
    stage.until_step("seer")
    assert roles(stage, people) == dict.fromkeys(range(1, 9), "") | {hybrid: f"Besides: you support {stage.label(supported)}."}


def test_the_charmed_know_it():
    stage, people = begun("deck piper seer")
    (piper,) = stage.seats("piper")
    charmed = [seat for seat in range(1, 9) if seat != piper][:2]
    stage.until_step("piper")
    whisper(stage.person(piper), "charm {} {}".format(*charmed))
    stage.until(lambda: stage.playing.table.phase == "day")
    assert roles(stage, people) == dict.fromkeys(range(1, 9), "") | dict.fromkeys(charmed, "Besides: charmed.")
