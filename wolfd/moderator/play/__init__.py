"""A game in play: what is put into the engine, its time, who hears what, and people who go, come back or change."""
