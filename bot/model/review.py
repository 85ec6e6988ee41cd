"""A review of a finished game that a player asked for."""

from collections.abc import Sequence

from msgspec import Struct

from engine.game import Words

DAILY: int = 3
"""Maximum number of reviews a day for one person."""


class MoveRemark(Struct, frozen=True):
    """A stored remark about a move.

    `number`: the entry that made the move.
    `played`, `better`: the move, and the one that computers prefer.
    `loss`: how much less the played move is worth, in the units of the game's evaluation.
    `reasons`: the names of the features that favour the better move.
    """

    number: int
    played: Words
    better: Words
    loss: float
    reasons: tuple[str, ...] = ()


class Review(Struct, frozen=True):
    """A review.

    `id`: its number.
    `table`: the finished game.
    `user`: the person whose moves are reviewed.
    `reviewed`: the last reviewed entry.
    `finished`: whether all are reviewed.
    `remarks`: the remarks so far, in the order of the moves.
    """

    id: int
    table: int
    user: int
    reviewed: int = 0
    finished: bool = False
    remarks: tuple[MoveRemark, ...] = ()


def worst(remarks: Sequence[MoveRemark], most: int) -> tuple[MoveRemark, ...]:
    """Return the remarks about the `most` worst moves, in the order of the game."""
    kept = sorted(remarks, key=lambda remark: remark.loss, reverse=True)[:most]
    return tuple(sorted(kept, key=lambda remark: remark.number))
