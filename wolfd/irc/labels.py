"""labeled-response: the answers to a labelled line, marked with its label. Pure."""

from collections.abc import Sequence

from wolfd.irc.message import escape


def labelled(label: str, answers: Sequence[bytes], server: str, batch: str) -> list[bytes]:
    """The answers as they go out: one with the label, several in a batch of that name, none as ACK."""
    lines = [line + b"\r\n" for answer in answers for line in answer.split(b"\r\n") if line]
    mark = f"label={escape(label)}".encode()
    if not lines:
        return [b"@%b :%b ACK\r\n" % (mark, server.encode())]
    if len(lines) == 1 or is_batch(lines):
        return [tagged(lines[0], mark), *lines[1:]]
    inside = f"batch={batch}".encode()
    return [
        b"@%b :%b BATCH +%b labeled-response\r\n" % (mark, server.encode(), batch.encode()),
        *(line if line.startswith(b"@batch=") else tagged(line, inside) for line in lines),
        f":{server} BATCH -{batch}\r\n".encode(),
    ]


def is_batch(lines: Sequence[bytes]) -> bool:
    """Whether lines are one batch from the first to the last."""
    first, last = lines[0].split(), lines[-1].split()
    return first[1:2] == last[1:2] == [b"BATCH"] and first[2][1:] == last[2][1:]


def tagged(line: bytes, tag: bytes) -> bytes:
    """A line with one more tag, ahead of those it has."""
    return b"@%b;%b" % (tag, line[1:]) if line[:1] == b"@" else b"@%b %b" % (tag, line)
