"""What the operator decides: configuration, addresses, limits. Nothing here knows a protocol or a game.

    config         every key;  tables: sections that may stand more than once;  kinds, judging, suggesting, places: their values
    changes        a configuration that was read again
    addresses      where to listen;  listening, activation: the sockets;  limits: how many may come by them
    proxy, trust   who is brought by another, and whose word counts;  blocklists, names: what the DNS says of him
    tls            the certificate;  papers: which is shown now;  self_signed: one of our own
    socket_verbs   what may be asked for at the control socket;  socket_server, socket_client: its ends
    health         for monitors;  lag: how late the reactor is;  notify: for the service manager
    holding, terminal, standard_files    the process and its signals;  shell, failures: how it ends
    complaints     the operational log;  greeting: what is told at the start;  tabular: rows for a terminal
    secret, durable    the house's own secret;  files that a crash leaves whole
"""
