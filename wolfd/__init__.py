"""The daemon wolfd: an IRC server and a telnet server that lead games of Werewolf. `app` joins its parts."""

__version__ = "0.1.0"
