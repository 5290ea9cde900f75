"""What people type to the moderator: reading a line, the rows of the verbs, and what each verb does.

    verb         what a verb is;  verbs: the rows, with those of role_verbs, people_verbs, moderating_verbs
    reading      a line -> a verb and its words;  slips: what a word means that is no verb
    answers      a verb that answers a question of the game -> what is put into it
    deeds        what the others do at a table;  anywhere: those that need none, or more than one
    languages    the languages by what people call them
"""
