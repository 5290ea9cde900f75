"""What the moderator says, in words: events, questions, roles, rules, refusals, help. Who hears it is decided elsewhere.

Nothing here knows a table or a game in play; what one sees of those is in `looking` and `guiding`, a floor above.

    wording      the events, a row a class;  role_wording, card_wording: those of roles and variants, and of cards
    publicly     which events a room is told, and who has the badge then
    story        what was secret, told at the end;  role_story: that of roles and variants
    questions    what is asked of a seat;  role_questions: what those of roles tell besides
    naming       what things are called, and what a typed word means;  phrasing: what rows are made with
    explaining   a table's rules, and a role by them
    helping      help;  topics: about what
    refusals, lasting    refusals and spans of time;  flavour: the words of a table's source and theme
"""
