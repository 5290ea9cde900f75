"""Artificial players: what they understand, and what they do as if they had typed it."""
