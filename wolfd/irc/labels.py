"""labeled-response: the answers to a labelled line, marked with its label. Pure."""

from collections.abc import Sequence


def labelled(label: str, answers: Sequence[bytes], server: str, batch: str) -> list[bytes]:
    """The answers as they go out: one with the label, several in a batch of that name, none as ACK."""
    lines = [line + b"\r\n" for answer in answers for line in answer.split(b"\r\n") if line]
    mark = f"label={label}".encode()
    if not lines:
        return [b"@%b :%b ACK\r\n" % (mark, server.encode())]
    if len(lines) == 1:
        return [tagged(lines[0], mark)]
    inside = f"batch={batch}".encode()
    return [
        f"@label={label} :{server} BATCH +{batch} labeled-response\r\n".encode(),
        *(tagged(line, inside) for line in lines),
        f":{server} BATCH -{batch}\r\n".encode(),
    ]


def tagged(line: bytes, tag: bytes) -> bytes:
    """A line with one more tag, ahead of those it has."""
    return b"@%b;%b" % (tag, line[1:]) if line[:1] == b"@" else b"@%b %b" % (tag, line)
