"""What the moderator says, in words: events, questions, roles, rules, refusals, help. Who hears it is decided elsewhere.

    wording      the events, a row a class;  role_wording, card_wording: those of roles and variants, and of cards
    story        what was secret, told at the end;  role_story: that of roles and variants
    questions    what is asked of a seat;  role_questions: what those of roles tell besides
    naming       what things are called, and what a typed word means;  phrasing: what rows are made with
    looking      a table looked at;  explaining: its rules;  guiding: what to do now
    helping      help;  topics: about what
    refusals, lasting    refusals and spans of time;  flavour: the words of a table's source and theme
"""
