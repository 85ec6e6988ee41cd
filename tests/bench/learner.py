"""Learn the weights of Wayfarers' features for one player: `python -m tests.bench.learner --games 400 --out
weights.json`.

Each round plays games against the game's own player, in which one choice in so many is another than the best, so that
positions are seen that the computer would not bring about. For each stage the lead at the end is then fitted to the
features at the ends of one's turns, and the weights of the next round lie between those and the last ones (policy
iteration with least squares: Bertsekas and Tsitsiklis 1996, 6.2). The arena has to confirm what comes out before
`alone.json` and `hurried.json` in `engine/games/wayfarers/computer` get it.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count, islice
from pathlib import Path
from statistics import fmean
from typing import TypeAlias

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from engine.ai import NORMAL, TurnPlan, choose
from engine.chance import SEED_BYTES, Chance
from engine.games.wayfarers.computer.alone import HURRIED_WEIGHTS, WEIGHTS, stage
from engine.games.wayfarers.computer.features import FEATURES, VALUES_BY_GROUP, group_arguments
from engine.games.wayfarers.play import Wayfarers
from engine.games.wayfarers.setup import BOARD_BY_FOCUS
from engine.games.wayfarers.view import WayfarersView
from tests.bench.weights import Weight, weigh
from tests.engine.playouts import seed

Vector: TypeAlias = NDArray[np.float64]

GAME = Wayfarers()
RIVALS = tuple(BOARD_BY_FOCUS)
NAMES = tuple(name for names in FEATURES.values() for name in names)
TABLES: Mapping[str, Mapping[str, tuple[float, ...]]] = {
    "alone.WEIGHTS": WEIGHTS,
    "alone.HURRIED_WEIGHTS": HURRIED_WEIGHTS,
}
EACH = len(next(iter(WEIGHTS.values())))
STAGES = range(EACH * len(TABLES))

PRIOR = 60.0
"""So many positions are added in which the lead was what the weights before say: few games would promise much."""


@dataclass(frozen=True)
class Played:
    """A game: the features at each end of a turn with the stage, and the lead at the end of the game."""

    seen: Sequence[tuple[int, Vector]]
    lead: int


def games(slips: int, first: int = 0) -> Iterator[Played]:
    """Play game after game, against each opponent in turn."""
    for number in count(first):
        yield played(number, RIVALS[number % len(RIVALS)], slips)


def played(number: int, opponent: str, slips: int) -> Played:
    """Play a game in which one choice in `slips` is not the best."""
    luck, plan, level = Chance(seed(number)), TurnPlan[WayfarersView](), replace(NORMAL, slip_interval=slips)
    options = {option.name: option.choices[0] for option in GAME.options} | {"opponent": opponent}
    state, thoughts = GAME.setup(GAME.marks[:1], options, luck), luck.stream("thoughts")
    seen: list[tuple[int, Vector]] = []
    while GAME.decision(state) is not None:
        thought = Chance(thoughts.below(1 << 64).to_bytes(SEED_BYTES, "big"))
        move = choose(GAME, view := GAME.view(state, 0), 0, thought, plan, level)
        if move[0] == "end" and view.table.turns_left not in (0, 1):
            seen.append(features(view))
        state = GAME.play(state, 0, move).state
    result = GAME.result(state)
    assert result is not None
    return Played(seen, result.scores[0][0] - result.rivals[0][0])


def features(view: WayfarersView) -> tuple[int, Vector]:
    """Return the stage and the values of all features, in the order of `NAMES`."""
    table, rival = view.table, view.table.rival
    assert rival is not None
    groups = group_arguments(table, 0, rival)
    return stage(table, rival), np.array(
        [value for name in FEATURES for value in VALUES_BY_GROUP[name](*groups[name])], float
    )


def fitted(found: Sequence[Played], start: Mapping[str, Sequence[float]], mix: float) -> dict[str, tuple[float, ...]]:
    """Return weights that lie so far on the way from those at the start to those that fit the leads best."""
    columns = [_of_stage(found, number, np.array([start[name][number] for name in NAMES]), mix) for number in STAGES]
    return {name: tuple(round(float(column[place]), 3) for column in columns) for place, name in enumerate(NAMES)}


def _of_stage(found: Sequence[Played], number: int, start: Vector, mix: float) -> Vector:
    rows = [(values, game.lead) for game in found for at, values in game.seen if at == number]
    if not rows:
        return start
    design, leads = np.array([values for values, _ in rows]), np.array([lead for _, lead in rows], float)
    prior = np.diag(PRIOR * (design.var(axis=0) + 1e-4))
    best: Vector = np.linalg.solve(design.T @ design + prior, design.T @ leads + prior @ start)
    return start + mix * (best - start)


def _by_table(now: Mapping[str, Sequence[float]]) -> dict[str, Weight]:
    return {
        f"{table}.{name}": tuple(row[EACH * place : EACH * (place + 1)])
        for place, table in enumerate(TABLES)
        for name, row in now.items()
    }


def main() -> None:
    """Play, fit and tell."""
    words = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words.add_argument("--games", type=int, default=400, help="so many a round")
    words.add_argument("--rounds", type=int, default=5)
    words.add_argument("--first", type=int, default=0, help="number of the first game: other numbers, other luck")
    words.add_argument("--slips", type=int, default=60, help="one choice in so many is not the best")
    words.add_argument("--mix", type=float, default=0.5)
    words.add_argument("--start", type=Path, help="weights as an earlier run wrote them")
    words.add_argument("--out", type=Path, required=True)
    wanted = words.parse_args()
    now: dict[str, Sequence[float]] = {name: (*row, *HURRIED_WEIGHTS[name]) for name, row in WEIGHTS.items()}
    if wanted.start:
        now |= json.loads(wanted.start.read_text())
    source = games(wanted.slips, wanted.first)
    for _ in range(wanted.rounds):
        weigh("wayfarers", _by_table(now))
        found = list(islice(source, wanted.games))
        won = sum(game.lead > 0 for game in found)
        sys.stdout.write(f"{won} of {len(found)} won, lead {fmean(game.lead for game in found):+.1f}\n")
        now |= fitted(found, now, wanted.mix)
        wanted.out.write_text(json.dumps(now))


if __name__ == "__main__":
    main()
