"""Counts of pieces by their four colours: hands, piles and points as tuples of four; and the ranks from scores."""

from collections.abc import Callable, Iterable, Sequence
from typing import Literal, TypeAlias, TypeVar

from engine.game import Result, Seat

FourCounts: TypeAlias = tuple[int, int, int, int]
"""A number for each colour, in the order in which the game numbers its colours."""

NONE: FourCounts = (0, 0, 0, 0)


def add_count(counts: FourCounts, colour: int, count: int) -> FourCounts:
    """Return `counts` with `count` more of one colour."""
    changed = list(counts)
    changed[colour] += count
    return (changed[0], changed[1], changed[2], changed[3])


def count_colours(pieces: bytes) -> FourCounts:
    """Return the number of pieces of each colour; `pieces` holds a colour's number in each byte."""
    first, second, third, fourth = (pieces.count(bytes((colour,))) for colour in range(4))
    return (first, second, third, fourth)


def deal_heaps(
    pieces: bytes, sizes: Iterable[int], seat: Seat | None, own: FourCounts | None
) -> tuple[tuple[FourCounts, ...], bytes]:
    """Return a heap of each size from the front of `pieces`, except for the `own` heap that a seat knows, and the
    rest."""
    heaps: list[FourCounts] = []
    for other, size in enumerate(sizes):
        if other == seat and own is not None:
            heaps.append(own)
        else:
            heaps.append(count_colours(pieces[:size]))
            pieces = pieces[size:]
    return tuple(heaps), pieces


def list_pieces(counts: Iterable[int]) -> bytes:
    """Return a colour's number for every piece that is counted, the first colour's pieces first."""
    return bytes(colour for colour, count in enumerate(counts) for _ in range(count))


def raise_smallest(parts: list[int], jokers: int) -> FourCounts:
    """Return four parts of a score, smallest first, after each of `jokers` points was added to the smallest part."""
    parts = sorted(parts)
    for _ in range(jokers):
        parts[0] += 1
        parts.sort()
    weakest, second, third, best = parts
    return (weakest, second, third, best)


Score = tuple[int, ...]
"""A score for comparison, the deciding part first."""


def rank_scores(scores: Sequence[Score], rivals: Sequence[Score] = ()) -> tuple[int, ...]:
    """Return each seat's rank: 1 plus the number of better scores. `rivals`: the scores of the game's own players."""
    others = [*scores, *rivals]
    return tuple(1 + sum(other > own for other in others) for own in scores)


def seats_by_rank(ranks: Sequence[int]) -> Sequence[Seat]:
    """Return the seats in the order of their ranks, equal ones by their numbers."""
    return sorted(range(len(ranks)), key=lambda seat: ranks[seat])


Best: TypeAlias = Literal["most", "least"]
"""The points that win."""


def rank_points(points: Sequence[int], reason: str, best: Best = "most") -> Result:
    """Return the result of a game that ended for `reason`, in which the seats are ranked by their points alone."""
    ranks = rank_scores([(own if best == "most" else -own,) for own in points])
    return Result(ranks, tuple((own,) for own in points), reason)


P = TypeVar("P")


def ahead_by(points: Callable[[P, Seat], int], best: Best) -> Callable[[P, Seat], int]:
    """Return a measure by which the seat with the best points is ahead: the points, negative if the fewest win."""
    return points if best == "most" else lambda state, seat: -points(state, seat)
