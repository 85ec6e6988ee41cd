"""`python -m bot`, turned to the sandbox at the address given first instead of to Discord."""

import os
import runpy
import sys
from pathlib import Path

from bot.sandbox.connect import turn_discord_to
from tests.chaos.freeze import FOLDER, install

if __name__ == "__main__":
    turn_discord_to(sys.argv.pop(1))
    if FOLDER in os.environ:
        install(Path(os.environ[FOLDER]))
    runpy.run_module("bot", run_name="__main__", alter_sys=True)
