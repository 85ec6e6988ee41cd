"""Play games of computers of all levels: `python -m tests.bench.mixtures GAME --games 200 [--seats 3]`.

Each mixture of levels plays `--games` seeds, and takes its seats in turn. A game that does not end within the game's
maximum number of moves is reported.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from itertools import combinations_with_replacement
from time import process_time

from engine import ai
from engine.chance import SEED_BYTES, Chance
from engine.registry import AnyGame, find_game
from tests.engine.playouts import seed


def count_moves(game: AnyGame, levels: Sequence[ai.Level], number: int) -> int:
    """Return the number of moves of a game in which a computer of each level has a seat, as at a table: it remembers
    cards and keeps its plan. `max_moves`: the game did not end. The number changes the options, too."""
    known, chance = ai.remember_open_cards(game), Chance(seed(number))
    options = {option.name: option.choices[number % len(option.choices)] for option in game.options}
    state, lucks = game.setup(game.marks[: len(levels)], options, chance), chance.stream("thoughts")
    plans = [ai.TurnPlan[object]() for _ in levels]
    for count in range(game.max_moves):
        if (decision := game.decision(state)) is None:
            return count
        seat = decision.seats[0]
        luck = Chance(lucks.below(1 << 64).to_bytes(SEED_BYTES, "big"))
        move = ai.choose(known, known.view(state, seat), seat, luck, plans[seat], levels[seat])
        state = game.play(state, seat, move).state
    return game.max_moves


def main() -> None:
    """Play and report."""
    words = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words.add_argument("game")
    words.add_argument("--games", type=int, default=200, help="of each mixture")
    words.add_argument("--first", type=int, default=0, help="number of the first seed")
    words.add_argument("--seats", type=int, default=2)
    wanted = words.parse_args()
    game, ended, longest = find_game(wanted.game), Counter[str](), Counter[str]()
    mixtures = list(combinations_with_replacement(ai.LEVELS.values(), wanted.seats))
    for number in range(wanted.first, wanted.first + wanted.games):
        for mixture in mixtures:
            name, turned = ", ".join(level.name for level in mixture), number % wanted.seats
            moves = count_moves(game, mixture[turned:] + mixture[:turned], number)
            ended[name] += moves < game.max_moves
            longest[name] = max(longest[name], moves)
            if moves == game.max_moves:
                sys.stderr.write(f"{name}: game {number} did not end\n")
    for name, count in ended.items():
        sys.stdout.write(f"{game.name}, {name}: {count} of {wanted.games} games ended, longest {longest[name]} moves\n")
    sys.stdout.write(f"{process_time():.0f} s\n")


if __name__ == "__main__":
    main()
