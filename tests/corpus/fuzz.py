"""atheris at a door: `python -m tests.corpus.fuzz DOOR NEW-CORPUS CORPUS [-max_total_time=60]`.

Each input is given in one piece and in pieces that its own bytes decide; the outcome must be the same, and nothing may fail.
"""

import sys

import atheris

with atheris.instrument_imports(include=["wolfd.irc", "wolfd.telnet", "wolfd.control.proxy", "wolfd.foyer", "wsproto"]):
    from tests.corpus.doors import DOORS


def main() -> None:
    door = DOORS[sys.argv.pop(1)]

    def one(data: bytes) -> None:
        step = 1 + sum(data) % 13
        whole, parted = door([data]), door([data[at : at + step] for at in range(0, len(data), step)])
        if whole != parted:
            raise AssertionError(f"pieces of {step}: {whole} and {parted}")

    atheris.Setup(sys.argv, one)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
