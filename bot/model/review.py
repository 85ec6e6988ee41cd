"""A review of a finished game, requested by a player."""

from collections.abc import Sequence

from msgspec import Struct

from bot.model.table import LogEntry
from engine.game import Words

MAX_REVIEWS_A_DAY: int = 3
"""Maximum number of reviews per day for one person."""


class MoveRemark(Struct, frozen=True):
    """A stored remark about a move.

    `number`: the number of the move's entry. `played`: the move. `better`: the move that computers prefer. `loss`: how
    much less the played move is worth, in the units of the game's evaluation. `reasons`: the names of the features that
    favour the better move.
    """

    number: int
    played: Words
    better: Words
    loss: float
    reasons: tuple[str, ...] = ()


class Review(Struct, frozen=True):
    """A review.

    `id`: its number. `table`: the finished game. `user`: the person whose moves are reviewed. `reviewed`: the last
    reviewed entry. `finished`: whether all entries are reviewed. `remarks`: the remarks so far, in the order of the
    moves.
    """

    id: int
    table: int
    user: int
    reviewed: int = 0
    finished: bool = False
    remarks: tuple[MoveRemark, ...] = ()


def worst_moves(remarks: Sequence[MoveRemark], count: int) -> tuple[MoveRemark, ...]:
    """Return the remarks about the `count` worst moves, in the order of the game. If several remarks give the same
    advice, only the one about the worst move is kept."""
    kept = dict[object, MoveRemark]()
    for remark in sorted(remarks, key=lambda remark: remark.loss, reverse=True):
        kept.setdefault(_advice_key(remark), remark)
    return tuple(sorted(list(kept.values())[:count], key=lambda remark: remark.number))


def _advice_key(remark: MoveRemark) -> object:
    """Return a value that is equal for remarks with the same advice: the same piece to play, at any place, for the same
    main reason. A better move without a place is advice of its own."""
    return (remark.better[:2], remark.reasons[:1]) if len(remark.better) > 2 else remark.number


def moves_by_hand(log: Sequence[LogEntry], user: int) -> tuple[int, ...]:
    """Return the numbers of the entries that a person made by hand, not by standing order or as a consequence.

    Of several moves in one interaction, only the first has a key, and the others follow it directly. An answer by
    standing order follows an entry by somebody else. In an archived log no entry has a key, and all entries count.
    """
    is_archived = all(log_entry.key is None for log_entry in log)
    numbers, by_hand = list[int](), False
    for log_entry in log:
        by_hand = log_entry.user == user and (is_archived or log_entry.key is not None or by_hand)
        if by_hand and not log_entry.entry.is_follow_up:
            numbers.append(log_entry.entry.number)
    return tuple(numbers)
