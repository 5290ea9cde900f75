"""Running the server: the parts as the configuration wants them, at the start, at a reload, and as an operator asks.

    overseers   operators and lasting channels, from the configuration into the hall
    opening     what the state directory gives;  recalling: what was said before the start, out of the log
    oddities    what a configuration says and cannot mean;  checking: what `wolfd -t` looks at
    reload      the configuration, certificates and texts read again
    steering    what the control socket asks;  tending: the same for order, accounts, certificates
    backup      a copy of what must survive;  restoring: a state from one
    monitoring  what a monitor is shown;  library: games that are over, told by `wolflog` in a process of its own
    irctest     what a test of that suite asks for
"""
