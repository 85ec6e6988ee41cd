"""A review of a finished game that a player asked for."""

from collections.abc import Sequence

from msgspec import Struct

from bot.model.table import LogEntry
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
    """Return the remarks about the `most` worst moves, in the order of the game. Of remarks that advise the same, only
    the one about the worst move is kept."""
    kept = dict[object, MoveRemark]()
    for remark in sorted(remarks, key=lambda remark: remark.loss, reverse=True):
        kept.setdefault(_advice(remark), remark)
    return tuple(sorted(list(kept.values())[:most], key=lambda remark: remark.number))


def _advice(remark: MoveRemark) -> object:
    """Return what remarks have in common that advise the same: the piece to play, wherever, and the main reason. A move
    of one word or two, without a place, is its own advice."""
    return (remark.better[:2], remark.reasons[:1]) if len(remark.better) > 2 else remark.number


def moves_by_hand(log: Sequence[LogEntry], user: int) -> tuple[int, ...]:
    """Return the numbers of the entries that a person made by hand, neither by standing orders nor as a consequence.

    Only the first of several moves in one interaction names it; the others follow it directly. An answer by orders
    comes after somebody else's entry. An archived log names no interactions; there all entries count.
    """
    is_archived = all(one.key is None for one in log)
    found, by_hand = list[int](), False
    for one in log:
        by_hand = one.user == user and (is_archived or one.key is not None or by_hand)
        if by_hand and not one.entry.follows:
            found.append(one.entry.number)
    return tuple(found)
