"""People who answer whatever they are asked, by typing what the Moderator's texts say."""

from engine.events import Asked
from engine.table import Table
from tests.plays.stage import Person, Stage
from wolfd.moderator.typed.verbs import BY_KIND

WORDS = {"heal": "heal", "end": "end", "flip": "flip", "vouch": "vouch", "touch": "touch", "declare": "yes",
         "group": "group 1", "question": "ask 1", "swap": "swap 2", "peek": "peek high"}


def line(t: Table, asked: Asked, turn: int) -> str:
    """A legal answer as it is typed; others at other turns."""
    if asked.kind in WORDS:
        return WORDS[asked.kind]
    if asked.kind in {"confirm", "catch"}:
        return "yes" if turn % 2 and 1 in asked.choices else "no"
    if asked.kind == "affair":
        third = next(seat for seat in asked.choices if seat not in t.lovers[0])
        return f"affair {t.lovers[0][turn % 2]} {third}"
    if asked.kind == "seance" and asked.choices == (1,):
        return "seance"
    seats = [seat for seat in asked.choices if seat and seat not in t.removed]
    if not seats:
        return "abstain"
    first = turn % len(seats)
    picks = (seats[first:] + seats[:first])[: max(1, asked.most if asked.kind in {"charm", "love", "friends"} else asked.least)]
    return f"{BY_KIND[asked.kind].name} {' '.join(map(str, picks))}"


def answer_all(stage: Stage, kinds: set[str] | None = None) -> None:
    """Everybody here types an answer to each question of his that is open, in private where it is secret."""
    playing = stage.table().playing
    if playing is None:
        return
    for (kind, seat), asked in tuple(playing.table.asks.items()):
        if stage.table().playing is not playing or (kinds is not None and kind not in kinds):
            continue
        chair = playing.seats[seat]
        open_still = playing.table.asks.get((kind, seat)) is asked and (kind, seat) not in playing.table.answers
        if chair.user is None or chair.bot or not open_still:
            continue
        person = next(person for person in stage.people if person.user is chair.user)
        whisper(person, line(playing.table, asked, playing.table.round_no + seat))


def whisper(person: Person, text: str) -> None:
    """Type a command so that nobody else sees it, whatever the protocol."""
    if person.protocol == "telnet":
        person.says(text)
    else:
        person.types(f"/msg Moderator {text}")


def play_to_the_end(stage: Stage, most: float = 6 * 3600) -> None:
    """Let everybody answer all, and time pass, until the game is over."""

    def is_over() -> bool:
        answer_all(stage)
        return stage.table().playing is None

    stage.until(is_over, most)
