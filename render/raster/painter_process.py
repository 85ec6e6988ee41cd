"""The process that paints one backdrop: `python -m render.raster.painter_process` reads a pickled backdrop, scale and
theme from its input, and writes the fields of a pickled `Ground` to its output."""

import os
import pickle
import sys
from contextlib import suppress
from pathlib import Path

from render.raster.grounds import paint_in_thread


def main() -> int:
    """Paint the backdrop and return the exit code, which is 1 if the requesting process has ended meanwhile."""
    # If memory is short, the system should kill this process and not the bot, which then paints by itself.
    with suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text("1000", "ascii")
    try:
        sprite, scale, theme = pickle.loads(sys.stdin.buffer.read())
        sys.stdout.buffer.write(pickle.dumps(tuple(paint_in_thread(sprite, scale, theme))))
        sys.stdout.buffer.flush()
    except (EOFError, pickle.UnpicklingError):
        return 1
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # otherwise Python prints an error at exit
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
