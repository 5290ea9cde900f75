"""IRC on the wire: what clients send and are sent. Knows the chat, but neither games nor the moderator.

    factory, session     a connection's start, and its life;  admission, newcomer: before it is a user;  greeting: as it is one
    lines, message       bytes to lines to messages, no faster than a client may send;  commands/: what each does
    forms, own           facts as lines: for everybody, and for who did it;  rooms: a channel as a client sees it
    answers, numerics    what a command is answered;  labels: with which label;  phrases: in which words;  isupport: 005
    caps, offering, sts  capabilities: the rows, which are offered, and the one that is only told;  sasl: logging in
    listing, playback    which channels, which part of a history was asked for;  budget: what one client may take
    websockets, websocket, upgrade, forwarded    IRC over WebSocket
    settings             what an operator may set
"""
