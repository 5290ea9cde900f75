"""A small server of the DNS on loopback, on a free port that it prints: lists 8.8.8.1 to 8.8.8.3, each in one zone.

Of 8.8.9.9 it says nothing at all; of everything else, that there is no such name.
"""

from twisted.internet import defer, reactor
from twisted.names import dns, error, server

LISTED = {b"1.8.8.8.block.example", b"2.8.8.8.account.example", b"3.8.8.8.notify.example"}


class Lists:
    def query(self, query, timeout=None):
        name = query.name.name.lower()
        if name.startswith(b"9.9.8.8."):
            return defer.Deferred()
        if name in LISTED:
            return defer.succeed(([dns.RRHeader(name, payload=dns.Record_A("127.0.0.2"))], [], []))
        return defer.fail(error.DomainError())


def main():
    port = reactor.listenUDP(0, dns.DNSDatagramProtocol(server.DNSServerFactory(clients=[Lists()])), interface="127.0.0.1")
    print(port.getHost().port, flush=True)
    reactor.run()


if __name__ == "__main__":
    main()
