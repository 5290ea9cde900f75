"""What a client is told of what its own user did, or of what became of him: never drawn for others in this form."""

from typing import TYPE_CHECKING

from wolfd.chat.facts import Fact, Identified, Joined, MarkSet
from wolfd.irc import caps, forms, rooms, sasl

if TYPE_CHECKING:
    from wolfd.irc.session import IrcSession


def tell(session: "IrcSession", fact: Fact) -> None:
    """Answer with anything but words."""
    match fact:
        case Identified():  # ACCOUNT is for the others
            sasl.tell(session, fact.account)
        case MarkSet():
            if session.caps & caps.READ_MARKER:
                rooms.show_mark(session, fact.name)
        case Joined():
            session.answer(forms.render(fact, session.form))
            rooms.greet(session, fact.channel)
        case _:
            session.answer(forms.render(fact, session.form))
