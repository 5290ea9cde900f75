"""Artificial players: what one seat was told -> a command, or something said. They know what a person in that seat knows.

Nothing else of the engine knows them. In the order in which they know each other

    player     answers whatever its seat is asked: one who follows its pack, and one who draws
    beliefs    who claims what, who voted how, whom it suspects and why;  witness: what its own nights tell
    manners    in how many ways one can be a player;  talk: what it says
    company    all of that together: one who plays among people
"""
