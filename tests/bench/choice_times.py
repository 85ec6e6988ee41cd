"""Measure how long computers take for a choice: `python -m tests.bench.choice_times GAME [--games 2] [--seats 2]`.

The choices are made as in the bot's process for computers, the first one directly after a start. All times are
processor time.
"""

import argparse
import gc
import sys
from collections.abc import Iterator
from statistics import mean
from time import process_time

from bot.runtime.thinking import GC_THRESHOLDS
from engine import ai
from engine.chance import Chance
from engine.registry import AnyGame, find_game
from tests.bench.figures import percentile
from tests.engine.playouts import seed


def choice_times(game: AnyGame, seats: int, number: int) -> Iterator[float]:
    """Yield the seconds of each choice in a game of computers of the usual level, which keep their plans."""
    known, chance = ai.remember_open_cards(game), Chance(seed(number))
    options = {option.name: option.choices[0] for option in game.options}
    state, lucks = game.setup(game.marks[:seats], options, chance), chance.stream("thoughts")
    plans = [ai.TurnPlan[object]() for _ in range(seats)]
    while (decision := game.decision(state)) is not None:
        seat = decision.seats[0]
        view, luck = known.view(state, seat), Chance(seed(lucks.below(1 << 62)))
        began = process_time()
        move = ai.choose(known, view, seat, luck, plans[seat])
        yield process_time() - began
        state = game.play(state, seat, move).state


def main() -> None:
    """Play and report."""
    words = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words.add_argument("game")
    words.add_argument("--games", type=int, default=2)
    words.add_argument("--first", type=int, default=0, help="number of the first seed")
    words.add_argument("--seats", type=int, default=2)
    wanted = words.parse_args()
    gc.set_threshold(*GC_THRESHOLDS)
    game, numbers = find_game(wanted.game), range(wanted.first, wanted.first + wanted.games)
    times = [1000 * one for number in numbers for one in choice_times(game, wanted.seats, number)]
    sys.stdout.write(
        f"{game.name}: {len(times)} choices, first {times[0]:.0f} ms, mean {mean(times):.1f} ms, "
        f"99 % {percentile(times, 99):.0f} ms, longest {max(times):.0f} ms\n"
    )


if __name__ == "__main__":
    main()
