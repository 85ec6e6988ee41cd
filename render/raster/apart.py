"""The process that paints one ground: `python -m render.raster.apart` takes a backdrop, a scale and a theme, pickled,
and returns the size and the compressed pixels."""

import pickle
import sys
from contextlib import suppress
from pathlib import Path

from render.raster.grounds import painted_here


def main() -> None:
    """Paint what is asked for, with the priority of the thread that asks."""
    with suppress(
        OSError
    ):  # where memory is short, this process is to end and not the bot, which then paints by itself
        Path("/proc/self/oom_score_adj").write_text("1000", "ascii")
    sprite, scale, theme = pickle.loads(sys.stdin.buffer.read())
    sys.stdout.buffer.write(pickle.dumps(tuple(painted_here(sprite, scale, theme))))


if __name__ == "__main__":
    main()
