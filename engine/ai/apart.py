"""Choosing in another process. A game goes there by its name, since it is code; views, luck and plans go as values."""

import os
import signal
import sys
import threading
from multiprocessing import parent_process
from typing import Any

from engine.ai.ahead import Plan
from engine.ai.chooser import choose
from engine.ai.levels import Level
from engine.chance import Chance
from engine.game import Seat, Words
from engine.games import find

NICENESS = 10
"""Niceness added to the process: answers to people come before thoughts."""


def begin() -> None:
    """Prepare the process: it stands back, leaves signals to the process that began it, and ends with that one, however
    that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(NICENESS)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def choose_apart(
    name: str, view: object, seat: Seat, chance: Chance, plan: Plan[Any], level: Level
) -> tuple[Words, Plan[Any]]:
    """Return a move for `seat` in the game called `name`, as `choose` does, and what has become of the plan."""
    return choose(find(name), view, seat, chance, plan, level), plan


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
