"""A game in play: what is put into the engine, its time, who hears what, and people who go, come back or change.

    playing      the engine fed and put on record;  standing: a game between two commands;  deal: what it is made from
    telling      who hears what of it;  circles: talk that not all hear
    pace         its time;  deadlines: of one round;  motions: votes about it;  closing, votes: who is waited for
    idling       who does not play;  returning, leavers, gathering: who goes, has gone, and comes back after a restart
    substituting, reseating    other people on its seats: as they want it, as a moderator does
    hosting      a human moderator;  results: a game as it is remembered
"""
