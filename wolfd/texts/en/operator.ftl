# What people hear of the operator's doings, asked for at the control socket.

operator-says = A word from the operator: { $text }
operator-kicks = The operator has closed your connection: { $reason }
operator-drains = The server will be stopped when the running games are over. Please begin no new game.
operator-drains-within = The server will be stopped when the running games are over, in { $span } at the latest; a game that is not over then goes on after the restart. Please begin no new game.
operator-read = During this game the operator has read what was secret in it ({ $times ->
    [one] once
   *[other] { $times } times
}).
paused-operator = The operator has stopped this game for now. It goes on when the operator lets it.
aborted-operator = The operator has called this game off. Nobody has won.
aborted-damaged = The server's record of this table was damaged: what was played or prepared here is called off. All seats are free again; nobody has won.
operator-checkpoint = Checkpoint of the log: { $line }
server-drains = The server is about to stop: no new game begins. After the restart you are welcome.
