"""Telnet on the wire: negotiation, the input line, the screen, and the session of one who plays by telnet.

Everything but `protocol` and `tcp` is without I/O; nothing here knows games or IRC.

    protocol     the socket;  tcp: its options;  knock: its first bytes;  arrivals: how many come;  portions: what goes out
    codec        telnet's framing;  terms: what is agreed with a peer;  peer: what it is;  gmcp, mssp: for programs
    session      one connection;  link, ears: what it needs of others, and they of it
    keyboard     what is typed;  keys, editor: in character mode;  lines: else;  completion, offering: Tab;  pace: how fast
    screen       what is seen;  statusbar, prompting, countdown, pages, calm: its parts and when they are drawn
    look         how text looks;  wrap, gluing: where a row may end;  encodings, big5, doubts: character sets
    caller       whose a connection is: login: a newcomer's;  player: a player's
    commands     what a player can do without the Moderator;  deeds, owning: what each does;  wishes, taste: what he may set
    words        words that are typed;  drawing: facts as text;  settings: what an operator may set
"""
