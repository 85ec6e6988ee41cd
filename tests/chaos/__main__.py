"""`python -m tests.chaos`: kills the bot again and again, and holds it to what it promises."""

import argparse
import asyncio
import logging
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from random import SystemRandom

from tests.chaos.control_run import without_pictures
from tests.chaos.run import Broken, chaos
from tests.support.postgres import postgres_host


def main() -> int:
    """Do what the command line says; 1 at the first broken promise."""
    parser = argparse.ArgumentParser(prog="tests.chaos", description=__doc__)
    parser.add_argument("--kills", type=int, default=1000, help="how often (default: %(default)s)")
    parser.add_argument("--processes", type=int, choices=(1, 2), default=1, help="2: one waits, on PostgreSQL")
    parser.add_argument("--freezes", type=int, help="freeze one of two processes so often, and kill none")
    parser.add_argument("--seed", type=int, help="repeat the choices of another run (its timing is the machine's)")
    given = parser.parse_args()
    seed = given.seed if given.seed is not None else SystemRandom().randrange(1_000_000)
    logging.disable()
    without_pictures()
    folder = Path(tempfile.mkdtemp(prefix="chaos-"))
    try:
        with ExitStack() as opened:
            server = opened.enter_context(postgres_host()).new() if given.processes == 2 else None
            freezes = bool(given.freezes and server)
            times = given.freezes if freezes else given.kills
            figures = asyncio.run(chaos(folder, times, seed, server, freezes=freezes))
    except Broken as broken:
        sys.stderr.write(f"a promise was broken: {broken}\n")
        return 1
    sys.stdout.write("\n".join([*figures.lines(), f"seed {seed}"]) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
