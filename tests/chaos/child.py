"""`python -m bot`, turned to the sandbox at the address given first instead of to Discord."""

import runpy
import sys

from bot.sandbox.connect import turn_discord_to

if __name__ == "__main__":
    turn_discord_to(sys.argv.pop(1))
    runpy.run_module("bot", run_name="__main__", alter_sys=True)
