"""A table before its game: who sits down, by which rules, the bench, the countdown, and how people find it.

    waiting      the table;  sitting: who sits at it, and its voice;  joining: who may, and who plays the next game
    rules        the rules it chooses;  contradictions: what speaks against others at once
    filling      artificial players;  appointing: the human moderator;  bench: who waits for a seat
    starting     how a game begins;  holding: a seat whose person is gone for now;  lingering: an idle table
    inviting     how people find it
"""
