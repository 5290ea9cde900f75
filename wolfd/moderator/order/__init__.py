"""Keeping order and fairness: moderators' measures and reports, words beside a game, keys, looks and owners of seats.

    staff        who keeps order;  moderating: what he may do, a row a verb;  reporting: what everybody may
    measures     what was done and still stands;  doorkeeping: who may not come in;  unruly: who was most disruptive
    sides        words beside a game;  guarding: keys and looks kept from others' eyes;  banned: words that a card forbids
    owning       seats that belong to accounts;  origin: one seat an address
"""
