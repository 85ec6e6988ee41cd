"""Conflicts of two sides that add pieces, and what is ordered for them in advance."""

import pytest
from msgspec import Struct
from msgspec.structs import replace

from engine.game import OrderQuestion, Orders, SeatRef
from engine.games.kingdoms.conflict import (
    NEVER,
    WIN,
    add_support,
    decide_conflict,
    next_side,
    open_conflict,
    pieces_needed,
    standing_support,
    support_question_facts,
    support_questions,
)
from engine.kit.changing import Journal


class Side(Struct, frozen=True):
    """Who fights, with how much from the start."""

    seat: int
    base: int
    added: int = 0
    committed: bool = False

    @property
    def strength(self) -> int:
        return self.base + self.added


class Conflict(Struct, frozen=True):
    """Two sides."""

    attacker: Side
    defender: Side
    kind: str = "war"
    leader: str = "king"
    support_colour: int = 0
    winner: int | None = None


OPEN = Conflict(Side(0, 2), Side(1, 3))
ANSWERED = replace(OPEN, attacker=Side(0, 2, 2, committed=True))


def ordered(conflict: Conflict, orders: Orders, held: int = 4) -> str:
    move = standing_support(conflict, orders, range(held + 1))
    return " ".join(move or ("nothing",))


def test_first_the_attacker_adds_then_the_defender() -> None:
    assert next_side(OPEN) is OPEN.attacker
    assert next_side(ANSWERED) is ANSWERED.defender
    assert dict(support_question_facts(OPEN))["side"] == "attacker"
    assert dict(support_question_facts(ANSWERED))["side"] == "defender"


def test_support_counts_for_its_own_side_alone() -> None:
    attacked = add_support(OPEN, 2)
    answered = add_support(attacked, 1)
    assert attacked == ANSWERED
    assert (answered.attacker, answered.defender) == (attacked.attacker, Side(1, 3, 1, committed=True))


def test_nobody_supports_where_nobody_fights() -> None:
    assert open_conflict(OPEN) is OPEN
    with pytest.raises(ValueError, match="nobody fights"):
        open_conflict(None)


def test_an_attacker_must_exceed_and_a_defender_tie() -> None:
    assert pieces_needed(OPEN) == 2
    assert pieces_needed(ANSWERED) == 1
    assert pieces_needed(replace(OPEN, attacker=Side(0, 9))) < 1


def test_ties_are_the_defenders() -> None:
    journal = Journal()
    winner, loser = decide_conflict(journal, replace(ANSWERED, defender=Side(1, 3, 1, committed=True)))
    assert (winner.seat, loser.seat) == (1, 0)
    (event,) = journal.step("").events
    assert dict(event.facts)["winner"] == SeatRef(1)


@pytest.mark.parametrize(
    ("answer", "attack", "defence"), [(NEVER, "0", "0"), (WIN, "2", "1"), ("1", "1", "1"), ("9", "4", "4")]
)
def test_what_is_ordered_is_added(answer: str, attack: str, defence: str) -> None:
    orders = {(name, "any"): answer for name in ("attack", "defence")}
    assert ordered(OPEN, orders) == f"support {attack}"
    assert ordered(ANSWERED, orders) == f"support {defence}"


def test_an_order_to_win_adds_nothing_if_it_cannot_win() -> None:
    assert ordered(OPEN, {("attack", "any"): WIN}, held=1) == "support 0"


def test_an_order_for_the_leader_prevails_and_one_for_the_other_side_does_not_count() -> None:
    assert ordered(OPEN, {("attack", "any"): NEVER, ("attack", "king"): "3"}) == "support 3"
    assert ordered(OPEN, {("attack", "priest"): "3"}) == "nothing"
    assert ordered(OPEN, {("defence", "any"): "3"}) == "nothing"


def test_orders_go_up_to_a_full_hand() -> None:
    attack, defence = support_questions(("king", "priest"), 2)
    assert attack == OrderQuestion("attack", ("any", "king", "priest"), (NEVER, WIN, "1", "2"))
    assert (defence.name, defence.answers) == ("defence", attack.answers)
