"""A table before its game: who sits down, by which rules, the bench, the countdown, and how people find it."""
