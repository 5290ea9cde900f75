"""What people read of the log: `wolflog`, and one game told as text, as JSON, as an IRC log or as a page of its own.

It stands above `journal` and `moderator`: records come from the one, and the words for a game's events from the other.
Nothing here writes to the log, and nothing that serves players imports it.

    tool         `wolflog`;  reading, checking, gaming, reports: its commands
    choosing     which records are wanted;  finding: those of one game;  counting: sums over many
    tale         a game as it can be told;  folding, recounting: records into it;  knowing, proving: what its readers ask
    plain, page, irclog    a tale, and talk, as people read them;  printing: one record
    honesty      who reads a running game's secrets is on record;  progress: how far long work has come
"""
