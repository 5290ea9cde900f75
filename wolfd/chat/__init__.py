"""The chat: users, sessions, channels, and who hears what. Says nothing about wire formats or games.

    people      users, their sessions, channels;  facts: what people hear of, one class a fact
    hall        the whole of it, in parts one upon the other: house, modes, speaking, rooms, coming, overseeing, banning
    keeping     what the chat asks of whoever keeps a channel;  knowing: of who keeps accounts;  muffling: of a host of games
    names       which are allowed, which are the same;  looks, lookalikes: which look the same;  words: what may be said
    bans        who is shut out;  ban_targets: how that is written
    history     what was said lately;  marks: how far people have read;  tongues: which language each reads
    hits        limits that were hit
"""
