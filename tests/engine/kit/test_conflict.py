"""Conflicts of two sides that add pieces, and what is ordered for them in advance."""

from dataclasses import dataclass, replace

import pytest

from engine.game import OrderQuestion, Orders, Who
from engine.kit.changing import Journal
from engine.kit.conflict import NEVER, WIN, decide, needed, next_side, ordered_support, question, support_questions


@dataclass(frozen=True)
class Side:
    """Who fights, with how much from the start."""

    seat: int
    base: int
    added: int = 0
    committed: bool = False

    @property
    def strength(self) -> int:
        return self.base + self.added


@dataclass(frozen=True)
class Conflict:
    """Two sides."""

    attacker: Side
    defender: Side
    kind: str = "war"


OPEN = Conflict(Side(0, 2), Side(1, 3))
ANSWERED = replace(OPEN, attacker=Side(0, 2, 2, committed=True))


def ordered(conflict: Conflict, orders: Orders, held: int = 4) -> str:
    move = ordered_support(conflict, orders, "king", range(held + 1))
    return " ".join(move or ("nothing",))


def test_first_the_attacker_adds_then_the_defender() -> None:
    assert next_side(OPEN) is OPEN.attacker
    assert next_side(ANSWERED) is ANSWERED.defender
    assert dict(question(OPEN, "king"))["side"] == "attacker"
    assert dict(question(ANSWERED, "king"))["side"] == "defender"


def test_an_attacker_must_exceed_and_a_defender_tie() -> None:
    assert needed(OPEN) == 2
    assert needed(ANSWERED) == 1
    assert needed(replace(OPEN, attacker=Side(0, 9))) < 1


def test_ties_are_the_defenders() -> None:
    journal = Journal()
    winner, loser = decide(journal, replace(ANSWERED, defender=Side(1, 3, 1, committed=True)), "king")
    assert (winner.seat, loser.seat) == (1, 0)
    (event,) = journal.step("").events
    assert dict(event.facts)["winner"] == Who(1)


@pytest.mark.parametrize(
    ("answer", "attack", "defence"), [(NEVER, "0", "0"), (WIN, "2", "1"), ("1", "1", "1"), ("9", "4", "4")]
)
def test_what_is_ordered_is_added(answer: str, attack: str, defence: str) -> None:
    orders = {(name, "any"): answer for name in ("attack", "defence")}
    assert ordered(OPEN, orders) == f"support {attack}"
    assert ordered(ANSWERED, orders) == f"support {defence}"


def test_who_cannot_win_adds_nothing() -> None:
    assert ordered(OPEN, {("attack", "any"): WIN}, held=1) == "support 0"


def test_an_order_for_the_leader_prevails_and_one_for_the_other_side_does_not_count() -> None:
    assert ordered(OPEN, {("attack", "any"): NEVER, ("attack", "king"): "3"}) == "support 3"
    assert ordered(OPEN, {("attack", "priest"): "3"}) == "nothing"
    assert ordered(OPEN, {("defence", "any"): "3"}) == "nothing"


def test_orders_go_up_to_a_full_hand() -> None:
    attack, defence = support_questions(("king", "priest"), 2)
    assert attack == OrderQuestion("attack", ("any", "king", "priest"), (NEVER, WIN, "1", "2"))
    assert (defence.name, defence.answers) == ("defence", attack.answers)
