"""Computer players against those of another commit: `python -m tests.bench.arena tigris --against main --games 100`, or
of another level (`--level normal --against-level easy`), which are of this tree too unless a commit is named, or
one that moves at random (`--against random`), as a new game wants, of which no commit has any player.

`--level beginner --against greedy` lets a greedy player (`tests.bench.greedy`) play against those of a level, and
counts the games that the greedy player wins.

The players of this tree, as it lies on the disk, sit in one seat after the other; those of the other commit have the
rest. A game's luck comes from its number alone, and each luck is played once from every seat. It stops when the
interval of games won leaves out the fair share: since it looks after every round of seats, a little more often than one
in twenty by luck, so a figure that is told says how many games it needed. Alone (`--seats 1`) a game is won against the
game's own player.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import count
from math import sqrt
from pathlib import Path
from statistics import mean, median

from engine.chance import SEED_BYTES, Chance
from engine.game import CONTENT_OPTION, Result, Seat, Words
from engine.moves import check_move
from engine.registry import AnyGame, find_game
from tests.bench.figures import percentile
from tests.bench.trees import THIS, Tree, tree_of
from tests.engine.playouts import seed

PLAYER = Path(__file__).with_name("arena_player.py")
SURE = 1.96
_CHOICES = """
import sys
try:
    from engine.registry import find
except ImportError:  # an older tree
    from engine.games import find
for option in find(sys.argv[1]).options:
    if option.name == sys.argv[2]:
        print(*option.choices, *getattr(option, "playable", ()))
"""
"""Prints the choices of an option in another tree."""

GREEDY = "greedy"
"""The name of the player who plays as a beginner does."""


def wilson(won: float, games: int) -> tuple[float, float]:
    """The interval of 95 % for a share of which so much was seen (Wilson 1927); everything where nothing was."""
    if not games:
        return 0.0, 1.0
    share, square = won / games, SURE * SURE
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = SURE * sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return middle - half, middle + half


class Side:
    """Computer players of one tree and level, in a process of their own; "": the usual one."""

    def __init__(self, tree: Tree, level: str = "") -> None:
        self.times: list[float] = []
        self._process = subprocess.Popen(
            [tree.python, "-P", str(PLAYER)],
            env={"PYTHONPATH": str(tree.path), "PYTHONHASHSEED": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        if level:
            self.tell("level", level)

    def tell(self, *said: object) -> None:
        """Let it know of a game that begins, or of a move."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(said) + "\n")
        self._process.stdin.flush()

    def choose(self, seat: Seat, luck: bytes) -> Words:
        """What it plays. Raises RuntimeError when it broke."""
        self.tell("choose", seat, luck.hex())
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError("a player broke")
        move, seconds = json.loads(line)
        self.times.append(seconds)
        return tuple(move)

    def close(self) -> None:
        """End the process."""
        self._process.communicate()

    @property
    def spent(self) -> str:
        """Processor time of a choice."""
        middle, high = percentile(self.times, 50), percentile(self.times, 99)
        average = mean(self.times) if self.times else 0.0
        return f"mean {1000 * average:.1f}, median {1000 * middle:.1f}, p99 {1000 * high:.1f} ms"


@dataclass(frozen=True)
class Ended:
    """A game: how much of it was won (half with somebody else), the points of both sides, how many moves. None: it had
    no end."""

    won: float
    own: float
    others: float
    moves: int


@dataclass
class Tally:
    """What was found until now."""

    games: list[Ended] = field(default_factory=list)
    endless: int = 0

    @property
    def won(self) -> float:
        return sum(game.won for game in self.games)

    def decided(self, fair: float) -> bool:
        """Whether the interval leaves out a share."""
        low, high = wilson(self.won, len(self.games))
        return not low <= fair <= high

    def __str__(self) -> str:
        low, high = wilson(self.won, len(self.games))
        if not self.games:
            return f"no game ended, {self.endless} endless"
        share = self.won / len(self.games)
        own, others = mean(game.own for game in self.games), mean(game.others for game in self.games)
        lengths = [game.moves for game in self.games]
        return (
            f"{self.won:g} of {len(self.games)} won = {100 * share:.0f} % ({100 * low:.0f}-{100 * high:.0f}), "
            f"points {own:.1f} : {others:.1f}, moves median {median(lengths):.0f}, longest {max(lengths)}"
            + f", {self.endless} endless"
            * bool(self.endless)
        )


def played(game: AnyGame, sides: Sequence[Side], place: Seat, luck: bytes, options: dict[str, str]) -> Ended | None:
    """Play a game; `sides` play seat 0, 1 …, and that of `place` is judged."""
    marks, chance = game.marks[: len(sides)], Chance(luck)
    full = {option.name: option.choices[0] for option in game.options} | options
    state, thoughts = game.setup(marks, full, chance), chance.stream("thoughts")
    both = list(dict.fromkeys(sides))
    for side in both:
        side.tell("game", game.name, marks, full, luck.hex())
    moves = 0
    while (decision := game.decision(state)) is not None and moves < game.max_moves:
        seat = decision.seats[0]
        move = sides[seat].choose(seat, thoughts.below(1 << 64).to_bytes(SEED_BYTES, "big"))
        check_move(game, state, seat, move)
        for side in both:
            side.tell("play", seat, move)
        state, moves = game.play(state, seat, move).state, moves + 1
    result = game.result(state)
    return None if result is None else _ended(result, place, moves)


def _ended(result: Result, own: Seat, moves: int) -> Ended:
    best = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    others = [score[0] for seat, score in enumerate(result.scores) if seat != own]
    others += [score[0] for score in result.rivals]
    won = (own in best) / max(1, len(best))
    return Ended(won, result.scores[own][0], mean(others) if others else 0.0, moves)


def rounds(
    game: AnyGame, seats: int, own: Side, other: Side, options: dict[str, str], first: int = 0
) -> Iterator[list[Ended | None]]:
    """Play each luck from every seat, that of number `first` before all others."""
    for number in count(first):
        luck = seed(number)
        places = range(seats)
        yield [
            played(game, [own if seat == place else other for seat in places], place, luck, options) for place in places
        ]


def opponents(against: str, level: str, against_level: str) -> tuple[str, tuple[str, str]]:
    """Return the commit of the others, "" for this tree, and the levels of both sides; the games of the first side are
    counted."""
    if against == "random":
        return "", (level, "random")
    if against == GREEDY:
        return "", (GREEDY, level)
    return against or ("" if level or against_level else "main"), (level, against_level)


def main() -> None:
    """Play and tell."""
    words = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words.add_argument("game")
    words.add_argument("--against", default="", help="a commit, random or greedy; main, unless a level is named")
    words.add_argument("--level", default="", help="of this tree's players; the usual one")
    words.add_argument("--against-level", default="", help="of the others")
    words.add_argument("--seats", type=int, default=2)
    words.add_argument("--games", type=int, default=100, help="at most about so many")
    words.add_argument("--least", type=int, default=20, help="so many before it may stop; --games: never sooner")
    words.add_argument("--first", type=int, default=0, help="number of the first luck: other numbers, other games")
    words.add_argument("--option", nargs="*", default=[], metavar="NAME=CHOICE")
    wanted = words.parse_args()
    game, options = find_game(wanted.game), dict(option.split("=") for option in wanted.option)
    against, levels = opponents(wanted.against, wanted.level, wanted.against_level)
    tally = Tally()
    names = f"this tree {levels[0]}".strip(), f"{against or 'this tree'} {levels[1]}".strip()
    with ExitStack() as stack:
        tree = stack.enter_context(tree_of(against, "engine")) if against else THIS
        options = (shared_content(game, tree) if against else {}) | options
        own, other = _sides(stack, tree, levels)
        for games in rounds(game, wanted.seats, own, other, options, wanted.first):
            tally.games += [ended for ended in games if ended is not None]
            tally.endless += sum(ended is None for ended in games)
            sys.stderr.write(f"{tally}\n")
            seen = len(tally.games) + tally.endless
            enough = seen >= wanted.least and wanted.seats > 1 and tally.decided(1 / wanted.seats)
            if enough or seen >= wanted.games:
                break
    sys.stdout.write(f"{game.name}, {wanted.seats} seats, {names[0]}: {tally}\n")
    sys.stdout.write(f"{names[0]}: {own.spent}\n{names[1]}: {other.spent}\n")


def shared_content(game: AnyGame, tree: Tree) -> dict[str, str]:
    """Return the option with the newest tables of components that both this tree and another can play with; {} for a
    game without tables."""
    mine = next((option.playable for option in game.options if option.name == CONTENT_OPTION), ())
    if not mine:
        return {}
    theirs = subprocess.run(
        [tree.python, "-P", "-c", _CHOICES, game.name, CONTENT_OPTION],
        env={"PYTHONPATH": str(tree.path)},
        check=True,
        capture_output=True,
        text=True,
    ).stdout.split()
    return {CONTENT_OPTION: next(digest for digest in mine if digest in theirs)}


def _sides(stack: ExitStack, tree: Tree, levels: tuple[str, str]) -> tuple[Side, Side]:
    """The players of this tree, and those of another, which may be this one too."""
    both = Side(THIS, levels[0]), Side(tree, levels[1])
    for side in both:
        stack.callback(side.close)
    return both


if __name__ == "__main__":
    main()
