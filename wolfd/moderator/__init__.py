"""The moderator: one game in one channel, from what people type to what each of them may hear.

    office      the whole house: every table, and every private line;  table: one channel, from waiting to a game and back
    typed/      what people type: a line read, the rows of the verbs, what a slip means, what each verb does
    before/     a table before its game: seats and the bench, the rules, the start, how people find it
    play/       a game in play: the engine fed and put on record, its time, who hears what, who goes and comes back
    words/      what is said, in words: events, questions, roles, rules, help
    bots/       artificial players: what they understand and do
    order/      keeping order and fairness: measures and reports, words beside a game, keys and looks of players
    looking, guiding    what one sees of a table or a game, and what one may do there now
    seats       who sits where;  roll: all seats by name;  keys: how one proves that a seat is his
    people, recap  persons and games that are over;  bare: a command typed without its mark
    recording   what the log keeps of private lines;  folding, recovery, outdated: tables and games out of the log
    lobby, guided, advising, tutorial, settings, means, waits: the lobby, a table's voice, what is seen at each key,
                lessons, the operator's settings, what every table works with, delayed calls

A line: office or table -> typed -> play.playing -> engine -> the log -> play.telling -> words -> the chat.
"""
