"""Reviews: which entries a person made by hand, and which remarks are kept."""

from collections.abc import Sequence

from bot.model.review import MoveRemark, moves_by_hand, worst_moves
from bot.model.table import LogEntry
from engine.record import Entry

ANN, BEN = 11, 12


def logged(*made: tuple[int | None, int | None, bool]) -> Sequence[LogEntry]:
    """A log of entries: who made each, in which interaction, and whether it followed from the one before."""
    return [
        LogEntry(Entry(number, 0, ("pass",), follows), user, 0.0, "", key)
        for number, (user, key, follows) in enumerate(made, 1)
    ]


def test_all_moves_of_one_interaction_are_made_by_hand_and_answers_by_orders_are_not() -> None:
    log = logged((ANN, 1, False), (ANN, None, False), (ANN, None, True), (BEN, 2, False), (ANN, None, False))
    assert moves_by_hand(log, ANN) == (1, 2)
    assert moves_by_hand(log, BEN) == (4,)


def test_the_moves_of_an_archived_log_are_known_without_interactions() -> None:
    assert moves_by_hand(logged((ANN, None, False), (BEN, None, False), (None, None, False)), ANN) == (1,)


def remark(number: int, loss: float, *better: str, reason: str = "points") -> MoveRemark:
    return MoveRemark(number, ("end",), better, loss, (reason,))


def test_the_same_advice_is_given_once_about_the_worst_move() -> None:
    king, again = remark(1, 4.0, "leader", "king", "A1"), remark(3, 5.0, "leader", "king", "B2")
    other = remark(2, 3.0, "leader", "king", "A1", reason="safety")
    assert worst_moves((king, other, again), 3) == (other, again)
    assert worst_moves((king, other, again), 1) == (again,)


def test_moves_without_a_place_are_each_their_own_advice() -> None:
    moves = remark(1, 4.0, "move", "A1"), remark(2, 5.0, "move", "A1")
    assert worst_moves(moves, 5) == moves
