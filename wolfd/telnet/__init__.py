"""Telnet on the wire: negotiation, the input line, the screen, and the session of one who plays by telnet.

Everything but `protocol` and `tcp` is without I/O; nothing here knows games or IRC.
"""
