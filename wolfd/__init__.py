"""The daemon wolfd: an IRC server and a telnet server that lead games of Werewolf.

The packages, and what each holds
    chat/       users, sessions, channels, modes, who hears what; says nothing about wire formats or games
    irc/        IRC on the wire: lines, numerics, capabilities, the session; `irc/commands/` has the command rows
    telnet/     telnet on the wire: negotiation, the line editor, the screen, the session
    moderator/  one game in one channel: what was typed -> a command; an event -> words for each viewer; its own page
                tells its rooms: typed, before, play, words, bots, order
    journal/    the append-only log: writer, reader, verification, recovery
    views/      what people read of the log: `wolflog`, and one game as text, JSON, an IRC log, a page
    accounts/   who owns a nick: credentials and their store, log-in, NickServ;  merits: what is remembered of games
    texts/      the catalogues: every sentence for players, by message id, in each language
    control/    configuration, limits, listening sockets, complaints to the operator, the control socket
    running/    the parts as the configuration wants them: at the start, at a reload, as an operator asks
    gates       every address people come to;  foyer: where proxies tell whom they bring;  entrance: what sessions ask there
    turn        the turn: records written, then queues flushed;  wire: one connection's queue;  reactor: ends the turns
    app         the only joiner;  settings: the configuration for each part;  cli: arguments to calls, nothing imports it
    wolfctl     the command at the control socket's other end;  simulation, simulation_cli: many games of artificial players

Directions: engine <- moderator; journal, moderator <- views. chat <- irc, telnet, moderator, accounts. accounts <- irc,
telnet. Sessions never see the moderator or the engine; the chat asks whoever keeps a channel (`chat.keeping`), and the
moderator answers. What is an account's the chat asks of accounts in the same way (`chat.knowing`). Only the wire, the
reactor and `app` name Twisted's reactor; everything with time takes an IReactorTime. A test walks the imports.

One line's way
    1 irc or telnet   bytes -> a message or a command; the row checks who may and what is needed
    2 chat            say(user, target, text): whoever keeps the channel hears it first
    3 moderator       the verb table reads it -> Answer(by, kind, picks), or it is talk
    4 engine          game.feed(answer) -> events, or Refused: only he who typed is told why, in his language
    5 journal         one record: the command and all that it caused
    6 moderator       for each event and each member who may know it: words in his language
    7 chat            a fact for each of the member's sessions
    8 irc or telnet   bytes, rendered once for each distinct form, into the wire's queue
    9 turn            at the end of the reactor's pass the records are written, then the queues are sent
   10 moderator       the round's deadline fires -> Late(round) -> step 4
Nothing else ever enters the engine. No step looks back.

Something new, and where it goes; the tests that walk lists name what is missing. A role, a card, an option: see `engine`
    a player's verb        moderator/typed: a row of `verbs`, and of `deeds` (needs a table) or `anywhere` (needs none);
                           texts help-; man/wolf-irc.7
    a verb of telnet alone telnet/commands: a row; what it does in telnet/deeds; man/wolf-telnet.7
    a command of IRC       irc/commands: a row in the file of its topic; texts irc-help-; man/wolf-irc.7
    a capability           irc/caps: bit and row; man/wolf-irc.7, twice
    an operator's command  control/socket_verbs: row and protocol; running/steering or tending does it; wolfctl; man/wolfctl.1
    a key                  control/config, from where `settings` hands it on; running/oddities; man/wolfd.toml.5
    a record in the log    journal/registry: a row; man/wolflog.5; views/ where it is to be read

When something goes wrong inside: a command that makes the engine raise is recorded as a fault, the game is rebuilt
without it and paused; the same command failing twice aborts the game openly. Time while the daemon was down, a game was
paused or the log was stuck does not count.
"""

__version__ = "0.1.0"
