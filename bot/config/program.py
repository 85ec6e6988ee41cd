"""The program's command name and its version."""

import sys
from pathlib import Path

INSTALLED = "dubsar"

VERSION = "0.1.0"


def program() -> str:
    """Return the command that starts the bot: the installed command if this process was started with it, or else the
    module."""
    return INSTALLED if Path(sys.argv[0]).stem == INSTALLED else "python -m bot"
