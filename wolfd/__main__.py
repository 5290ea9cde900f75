"""The command `wolfd`, also as `python -m wolfd`: signals are held before all else is read."""

import sys

from wolfd.control import holding


def main() -> int:
    """Run it; its exit code."""
    holding.hold()
    from wolfd import cli  # noqa: PLC0415 - reading it takes a while, in which signals may come

    return cli.main()


if __name__ == "__main__":
    sys.exit(main())
