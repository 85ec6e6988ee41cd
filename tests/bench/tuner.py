"""Tune the weights of a computer player: `python -m tests.bench.tuner kings --games 400 --log kings.jsonl`.

In each game one side plays with all weights of `engine.ai` changed at random, independently of each other, the others
with those of this tree; alone it plays against the game's own player. A regression of the lead in points on all changes
at once then says what each weight is worth, and so a few hundred games judge dozens of weights together: each game says
something about each of them (a random design and a linear response surface, Box and Wilson 1951).

It writes the weights a step further in the direction of what is certain enough. They are where the next run starts
(`--start`), and what the arena has to confirm before the module gets them.
"""

import argparse
import json
import random
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import count, islice
from math import copysign, exp
from pathlib import Path
from typing import TypeAlias

import numpy as np

from engine.registry import AnyGame, find_game
from tests.bench.arena import Ended, Side, played
from tests.bench.trees import THIS
from tests.bench.weights import Weight, weights
from tests.engine.playouts import seed

Weights: TypeAlias = Mapping[str, Weight]

MOST = 30.0
"""A lead beyond this counts no more: one lost game is not to outweigh all others."""

STEEP = 0.6
"""How much less than its size the shape of a row of weights changes."""

PRIOR = 5.0
"""So many games in which a change brought nothing are added: without them few games would promise much."""

FARTHEST = 1.2
"""A weight moves at most so many of its own standard deviations in one step."""


@dataclass(frozen=True)
class Trial:
    """A game with changed weights: the change of each in standard deviations, and the lead at the end."""

    changes: Mapping[str, float]
    lead: float


@dataclass(frozen=True)
class Slope:
    """What a change of a weight by one standard deviation brings in points, and the error of that."""

    name: str
    gain: float
    error: float

    @property
    def certain(self) -> float:
        """The gain, less what of it may be luck (James and Stein 1961)."""
        return self.gain * max(0.0, 1 - (self.error / self.gain) ** 2) if self.gain else 0.0


def changeable(start: Weights) -> list[str]:
    """Name what can be changed: each weight other than 0, and of each row its size and its shape."""
    rows = [f"{name} shape" for name, weight in start.items() if isinstance(weight, tuple)]
    return [name for name, weight in start.items() if weight] + rows


def changed(start: Weights, changes: Mapping[str, float], spread: float) -> dict[str, Weight]:
    """Return weights that are changed by so many standard deviations, each of which is a factor of about `spread`."""
    return {
        name: _row(weight, spread * changes.get(name, 0.0), STEEP * spread * changes.get(f"{name} shape", 0.0))
        if isinstance(weight, tuple)
        else weight * exp(spread * changes.get(name, 0.0))
        for name, weight in start.items()
    }


def _row(row: Sequence[float], size: float, shape: float) -> tuple[float, ...]:
    """Return a row with other sizes; the shape makes its small numbers smaller still, or larger."""
    top = max(abs(part) for part in row) or 1.0
    return tuple(copysign(top * (abs(part) / top) ** exp(shape) * exp(size), part) if part else 0.0 for part in row)


def slopes(trials: Sequence[Trial]) -> list[Slope]:
    """Return what each change brings, the surest first."""
    names = list(trials[0].changes)
    design = np.array([[*trial.changes.values(), 1.0] for trial in trials])
    leads = np.array([trial.lead for trial in trials])
    inverse = np.linalg.inv(design.T @ design + np.diag([PRIOR] * len(names) + [0.0]))
    gains = inverse @ design.T @ leads
    errors = np.sqrt(np.diag(inverse) * (leads - design @ gains).var())
    found = [Slope(name, float(gains[place]), float(errors[place])) for place, name in enumerate(names)]
    return sorted(found, key=lambda slope: -abs(slope.gain) / slope.error)


def stepped(start: Weights, found: Sequence[Slope], spread: float, gain: float) -> dict[str, Weight]:
    """Return the weights a step further: `gain` standard deviations for each certain point."""
    steps = {slope.name: max(-FARTHEST, min(FARTHEST, gain * slope.certain)) for slope in found}
    return changed(start, steps, spread)


def trials(
    game: AnyGame, seats: int, start: Weights, spread: float, options: dict[str, str], first: int = 0
) -> Iterator[Trial]:
    """Play game after game, from each seat in turn."""
    names = changeable(start)
    with closing(Side(THIS)) as own, closing(Side(THIS)) as other:
        other.tell("weigh", game.name, start)
        for number in count(first):
            luck, place = random.Random(number), number % seats
            changes = {name: luck.gauss(0, 1) for name in names}
            own.tell("weigh", game.name, changed(start, changes, spread))
            sides = [own if seat == place else other for seat in range(seats)]
            ended = played(game, sides, place, seed(number // seats), options)
            if ended is not None:
                yield Trial(changes, _lead(ended))


def _lead(ended: Ended) -> float:
    return max(-MOST, min(MOST, ended.own - ended.others))


def main() -> None:
    """Play, judge and tell."""
    words = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words.add_argument("game")
    words.add_argument("--seats", type=int, default=2)
    words.add_argument("--games", type=int, default=400)
    words.add_argument("--first", type=int, default=0, help="number of the first game: other numbers, other luck")
    words.add_argument("--spread", type=float, default=0.5)
    words.add_argument("--gain", type=float, default=0.4)
    words.add_argument("--start", type=Path, help="weights as an earlier run wrote them")
    words.add_argument("--log", type=Path, help="where each game is added; those in it count too")
    words.add_argument("--option", nargs="*", default=[], metavar="NAME=CHOICE")
    wanted = words.parse_args()
    game, options = find_game(wanted.game), dict(option.split("=") for option in wanted.option)
    start = weights(wanted.game)
    if wanted.start:
        start |= {name: _read(weight) for name, weight in json.loads(wanted.start.read_text()).items()}
    logged = wanted.log.read_text().splitlines() if wanted.log and wanted.log.exists() else []
    done = [Trial(**json.loads(line)) for line in logged]
    for trial in islice(trials(game, wanted.seats, start, wanted.spread, options, wanted.first), wanted.games):
        done.append(trial)
        if wanted.log:
            with wanted.log.open("a") as log:
                log.write(json.dumps({"changes": trial.changes, "lead": trial.lead}) + "\n")
    found = slopes(done)
    for slope in found:
        sys.stderr.write(f"{slope.name:<24} {slope.gain:+7.2f} ± {1.96 * slope.error:.2f}\n")
    sys.stdout.write(json.dumps(stepped(start, found, wanted.spread, wanted.gain), indent=1) + "\n")


def _read(weight: float | list[float]) -> Weight:
    return tuple(weight) if isinstance(weight, list) else weight


if __name__ == "__main__":
    main()
