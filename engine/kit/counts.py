"""Counts of pieces by four colours, as tuples of four, and ranks computed from scores."""

from collections.abc import Callable, Iterable, Sequence
from typing import Literal, TypeAlias, TypeVar

from engine.game import Result, Seat

FourCounts: TypeAlias = tuple[int, int, int, int]
"""A number for each colour, in the order in which the game numbers its colours."""

NO_PIECES: FourCounts = (0, 0, 0, 0)


def add_count(counts: FourCounts, colour: int, count: int) -> FourCounts:
    """Return `counts` with `count` more of one colour."""
    changed = list(counts)
    changed[colour] += count
    return (changed[0], changed[1], changed[2], changed[3])


def count_colours(pieces: bytes) -> FourCounts:
    """Return the number of pieces of each colour. `pieces` has one byte for each piece, its colour."""
    first, second, third, fourth = (pieces.count(bytes((colour,))) for colour in range(4))
    return (first, second, third, fourth)


def deal_heaps(
    pieces: bytes, sizes: Iterable[int], seat: Seat | None, own: FourCounts | None
) -> tuple[tuple[FourCounts, ...], bytes]:
    """Return heaps dealt from the front of `pieces`, one of each size, and the remaining pieces. The heap of `seat` is
    known: it is `own`, and is not dealt."""
    heaps: list[FourCounts] = []
    for heap_seat, size in enumerate(sizes):
        if heap_seat == seat and own is not None:
            heaps.append(own)
        else:
            heaps.append(count_colours(pieces[:size]))
            pieces = pieces[size:]
    return tuple(heaps), pieces


def list_pieces(counts: Iterable[int]) -> bytes:
    """Return one byte for each counted piece, its colour, in the order of colours."""
    return bytes(colour for colour, count in enumerate(counts) for _ in range(count))


def raise_smallest(parts: list[int], jokers: int) -> FourCounts:
    """Return four parts of a score, smallest first, after adding each of `jokers` points to the smallest part."""
    parts = sorted(parts)
    for _ in range(jokers):
        parts[0] += 1
        parts.sort()
    weakest, second, third, winning = parts
    return (weakest, second, third, winning)


Score = tuple[int, ...]
"""A score to compare, the deciding number first."""


def rank_scores(scores: Sequence[Score], rivals: Sequence[Score] = ()) -> tuple[int, ...]:
    """Return each seat's rank: 1 plus the number of better scores. `rivals`: the scores of automata or the solo
    opponent."""
    every_score = [*scores, *rivals]
    return tuple(1 + sum(other_score > score for other_score in every_score) for score in scores)


def seats_by_rank(ranks: Sequence[int]) -> Sequence[Seat]:
    """Return the seats in the order of their ranks, seats of equal rank by number."""
    return sorted(range(len(ranks)), key=lambda seat: ranks[seat])


WinningPoints: TypeAlias = Literal["most", "least"]
"""Whether the most or the fewest points win."""


def rank_points(points: Sequence[int], reason: str, winning: WinningPoints = "most") -> Result:
    """Return the result of a game that ended for `reason` and in which points alone decide the ranks."""
    ranks = rank_scores([(count if winning == "most" else -count,) for count in points])
    return Result(ranks, tuple((count,) for count in points), reason)


P = TypeVar("P")


def lead_measure(points: Callable[[P, Seat], int], winning: WinningPoints) -> Callable[[P, Seat], int]:
    """Return a measure by which the seat with the best points leads: the points, negated if the fewest win."""
    return points if winning == "most" else lambda state, seat: -points(state, seat)
