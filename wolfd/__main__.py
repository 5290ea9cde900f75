"""`python -m wolfd` is the command `wolfd`."""

import sys

from wolfd.cli import main

sys.exit(main())
