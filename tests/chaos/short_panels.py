"""The bot of the module named first, whose private panels last for two seconds: a hand is not sent as long as an open
panel shows it, and here every hand is waited for."""

import runpy
import sys

if __name__ == "__main__":
    from bot.tables import panels
    from tests.chaos.constants import set_constants

    set_constants(panels, TOKEN_LIFETIME_SECONDS=panels.TOKEN_MARGIN_SECONDS + 2)
    runpy.run_module(sys.argv.pop(1), run_name="__main__", alter_sys=True)
