"""Ranks from scores: equal scores share a rank, and the game's own player may take part."""

from collections.abc import Sequence

from engine.game import Seat

Score = tuple[int, ...]
"""What is compared, the part that decides first in front."""


def ranked(scores: Sequence[Score], rival: Score = ()) -> tuple[int, ...]:
    """Return each seat's rank: 1 and how many did better. `rival`: the score of the game's own player; () for none."""
    others = [*scores, rival] if rival else list(scores)
    return tuple(1 + sum(other > own for other in others) for own in scores)


def best_first(ranks: Sequence[int]) -> Sequence[Seat]:
    """Return the seats in the order of their ranks, equal ones by their numbers."""
    return sorted(range(len(ranks)), key=lambda seat: ranks[seat])
