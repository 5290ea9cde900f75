"""Strict transport security: a client is told that it must come by TLS, and for how long to remember that.

See ircv3.net/specs/extensions/sts. It is told only while clients can trust the certificate: one that cannot come by TLS
would be shut out for as long as it remembers.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wolfd.irc.session import IrcSession


def value(session: "IrcSession") -> str:
    """The capability's value for this client; nothing if it is not to be told."""
    server = session.server
    if not server.settings.sts_port or session.is_brought or not server.is_trusted():
        return ""
    return f"duration={server.settings.sts_duration}" if session.is_safe else f"port={server.settings.sts_port}"
