"""The first position (1)."""

import pytest

from engine.chance import Chance
from engine.kings.pieces import CARD_COUNTS, SHIPS, TREASURES, Card
from engine.kings.state import AT_HOME, State
from tests.engine.kings.positions import GAME
from tests.engine.kings.test_laws import all_laws

every_number = pytest.mark.parametrize("seats", GAME.seats)


def started(seats: int, number: int = 0, piles: str = "no") -> State:
    return GAME.setup(GAME.marks[:seats], {"open-piles": piles}, Chance(bytes([number]) * 32))


@every_number
def test_1_1_each_player_has_four_leaders_at_home_and_a_catastrophe(seats: int) -> None:
    state = started(seats)
    assert state.table.leaders == (AT_HOME,) * seats
    assert state.catastrophes == (1,) * seats
    assert GAME.marks == ("archer", "lion", "bull", "vase")


def test_1_2_eight_treasures_with_gaps_and_three_ships_aside() -> None:
    table = started(4).table
    assert table.columns == ((Card.TREASURE,),) * 8
    assert table.links == (None,) * 7
    assert table.ships == SHIPS
    assert [ship.word for ship in SHIPS] == ["blue-black", "blue-green", "blue-red"]


@every_number
def test_1_3_eight_cards_a_hand_from_185(seats: int) -> None:
    state = started(seats)
    assert [sum(hand) for hand in state.hands] == [8] * seats
    assert sum(CARD_COUNTS) == 185
    assert sum(CARD_COUNTS) + TREASURES == 193
    assert len(state.deck) == 185 - 8 * seats - sum(state.box)
    all_laws(state)


def test_1_3_two_players_do_without_thirty_cards() -> None:
    assert [sum(started(seats).box) for seats in GAME.seats] == [30, 0, 0]


def test_1_3_the_cards_are_shuffled() -> None:
    decks = {started(4, number).deck for number in range(9)}
    assert len(decks) == 9
    assert started(4, 1) == started(4, 1)


def test_1_4_the_first_seat_starts() -> None:
    decision = GAME.decision(started(3))
    assert decision is not None
    assert (decision.kind, decision.seats) == ("act", (0,))


def test_the_piles_may_be_open() -> None:
    assert started(2, piles="yes").open_piles
    assert not started(2).open_piles
