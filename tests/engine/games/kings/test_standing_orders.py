"""Standing orders of a player for conflicts and for points."""

import pytest

from engine.games.kings.state import State
from engine.standing_orders import orders_in_force
from tests.engine.games.kings.positions import GAME, play, position

ATTACK = {("attack", "any"): "win"}
DEFENCE = {("defence", "any"): "win"}


def revolt(archer: str = "temple", lion: str = "temple", *then: str) -> State:
    """Kings against each other, the lion's on a treasure."""
    state = position("$Lk m s", hands={"archer": archer, "lion": lion})
    return play(state, "archer leader king B1", *then).state


def move(state: State, seat: int | None, orders: dict[tuple[str, str], str]) -> str:
    """What a seat does by its orders; empty: nothing."""
    return " ".join(GAME.standing_answer(GAME.view(state, seat), orders) or ())


@pytest.mark.parametrize(
    ("held", "said", "count"), [("3", "never", 0), ("3", "win", 2), ("3", "1", 1), ("1", "2", 1), ("3", "8", 3)]
)
def test_the_attacker_adds_what_was_ordered(held: str, said: str, count: int) -> None:
    assert move(revolt(f"{held} temple"), 0, {("attack", "any"): said}) == f"support {count}"


def test_nothing_is_added_where_it_cannot_win() -> None:
    assert move(revolt("1 temple"), 0, ATTACK) == "support 0"
    assert move(revolt("4 temple", "2 temple", "archer support 4"), 1, DEFENCE) == "support 0"


def test_the_defender_wins_ties_and_adds_no_more() -> None:
    assert move(revolt("4 temple", "4 temple", "archer support 3"), 1, DEFENCE) == "support 2"
    assert move(revolt("4 temple", "4 temple", "archer support 0"), 1, DEFENCE) == "support 0"


def test_an_order_for_one_leader_goes_first() -> None:
    state = revolt("3 temple")
    assert move(state, 0, {("attack", "any"): "never", ("attack", "king"): "2"}) == "support 2"
    assert move(state, 0, {("attack", "any"): "1", ("attack", "priest"): "2"}) == "support 1"


def test_a_war_is_fought_with_the_leaders_colour() -> None:
    state = position("$Ak . $Lk\ns s\nm m", hands={"archer": "temple 2 settlement"})
    joined = play(state, "archer card temple AB").state
    assert move(joined, 0, ATTACK) == "support 1"


def test_only_who_is_asked_adds_and_only_what_was_ordered() -> None:
    state = revolt()
    assert move(state, 1, ATTACK | DEFENCE) == ""
    assert move(state, 0, DEFENCE) == ""
    assert move(state, None, ATTACK) == ""
    assert move(position("$"), 0, ATTACK) == ""


def due(hand: str) -> State:
    return play(position("$Lf", hands={"archer": "farm", "lion": hand}), "archer card farm A").state


def test_a_point_is_banked_unless_something_else_was_ordered() -> None:
    usual = dict(orders_in_force(GAME.standing, {}))
    assert usual == {("point", "any"): "always"}
    assert move(due("farm"), 1, usual) == "bank"
    assert move(due("temple"), 1, usual) == "keep"
    assert move(due("farm"), 0, usual) == ""


def test_a_colour_may_be_kept_or_asked_for() -> None:
    usual = dict(orders_in_force(GAME.standing, {("point", "blue"): "never"}))
    assert move(due("farm"), 1, usual) == "keep"
    assert move(due("farm"), 1, usual | {("point", "blue"): "ask"}) == ""
    assert move(due("farm"), 1, usual | {("point", "blue"): "ask", ("point", "red"): "never"}) == ""
