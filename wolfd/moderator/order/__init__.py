"""Keeping order and fairness: moderators' measures and reports, words beside a game, keys, looks and owners of seats."""
