"""Standing orders of a player for conflicts."""

import pytest

from engine.games.tigris.state import State
from tests.engine.games.tigris.positions import GAME, play, position
from tests.engine.games.tigris.test_revolt import ARENA, HANDS
from tests.engine.games.tigris.test_war import at_war

ATTACK = {("attack", "any"): "win"}
DEFENCE = {("defence", "any"): "win"}


def war(archer: str = "", bull: str = "", *then: str) -> State:
    """Kings at war, with a settlement each on the board."""
    return play(at_war(archer=archer or "2 farm", bull=bull or "2 farm"), "archer tile temple I5", *then).state


def added(state: State, seat: int, orders: dict[tuple[str, str], str]) -> int | None:
    """How many tiles a seat adds by its orders."""
    move = GAME.standing_answer(GAME.view(state, seat), orders)
    return None if move is None else int(move[1])


@pytest.mark.parametrize(
    ("held", "said", "count"), [("3", "never", 0), ("3", "win", 1), ("3", "2", 2), ("1", "2", 1), ("3", "6", 3)]
)
def test_the_attacker_adds_what_was_ordered(held: str, said: str, count: int) -> None:
    assert added(war(f"{held} settlement"), 0, {("attack", "any"): said}) == count


def test_nothing_is_added_where_it_cannot_win() -> None:
    state = war("2 farm", "2 settlement")
    assert added(state, 0, ATTACK) == 0
    assert added(war("3 settlement", "2 settlement", "archer support 3"), 1, DEFENCE) == 0


def test_the_defender_wins_ties_and_adds_no_more() -> None:
    assert added(war("2 settlement", "4 settlement", "archer support 2"), 1, DEFENCE) == 2
    assert added(war("2 settlement", "4 settlement", "archer support 0"), 1, DEFENCE) == 0


def test_an_order_for_one_leader_goes_first() -> None:
    state = war("3 settlement")
    assert added(state, 0, {("attack", "any"): "never", ("attack", "king"): "2"}) == 2
    assert added(state, 0, {("attack", "any"): "1", ("attack", "trader"): "2"}) == 1


def test_only_who_is_asked_adds_and_only_what_was_ordered() -> None:
    state = war("3 settlement", "3 settlement")
    assert added(state, 1, ATTACK | DEFENCE) is None
    assert added(state, 0, DEFENCE) is None
    assert added(at_war(archer="3 settlement"), 0, ATTACK) is None
    assert GAME.standing_answer(GAME.view(state, None), ATTACK) is None


def test_a_revolt_is_fought_with_temples() -> None:
    state = play(position(ARENA, "F4", hands=HANDS), "archer leader king G5").state
    assert added(state, 0, {("attack", "king"): "6"}) == 3


@pytest.mark.parametrize(("said", "count"), [("never", 0), ("win", 2), ("1", 0), ("2", 2), ("6", 3)])
def test_the_english_attacker_adds_enough_or_nothing(said: str, count: int) -> None:
    state = position("t  Bk t\n.. t  ..", "F5", english=True, hands={"archer": "3 temple"})
    asked = play(state, "archer leader king F6").state
    assert added(asked, 0, {("attack", "any"): said}) == count


@pytest.mark.parametrize(("said", "count"), [("never", 0), ("win", 2), ("1", 0), ("2", 2), ("6", 2)])
def test_the_english_defender_ties_exactly(said: str, count: int) -> None:
    hands = {"archer": "3 temple", "bull": "4 temple"}
    state = position("Bk t", "F5", english=True, hands=hands)
    asked = play(state, "archer leader king G4", "archer support 2").state
    assert added(asked, 1, {("defence", "any"): said}) == count
