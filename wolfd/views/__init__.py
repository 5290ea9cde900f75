"""What people read of the log: `wolflog`, and one game told as text, as JSON, as an IRC log or as a page of its own.

It stands above `journal` and `moderator`: records come from the one, and the words for a game's events from the other.
Nothing here writes to the log, and nothing that serves players imports it.
"""
