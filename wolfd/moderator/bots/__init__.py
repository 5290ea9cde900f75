"""Artificial players: what they understand, and what they do as if they had typed it.

    bots         those at a table;  bot_deeds: what they do;  hearing: what they understand;  bot_names: what they are called
"""
