"""Positions that are dealt: the first one (1), and those that look like a view."""

from collections.abc import Iterator

import pytest

from engine.chance import Chance
from engine.games.kings.pieces import CARD_COUNTS, SHIPS, TREASURE_COUNT, Card
from engine.games.kings.state import AT_HOME, State
from tests.engine.games.kings.playing import anybody, header, merchant, moves
from tests.engine.games.kings.positions import GAME, position
from tests.engine.games.kings.test_laws import all_laws, no_card_is_lost, piles_and_tops_agree

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
    assert sum(CARD_COUNTS) + TREASURE_COUNT == 193
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


def states() -> Iterator[State]:
    for seats, player in ((2, anybody), (3, merchant)):
        yield from (turn.step.state for turn in list(moves(header(11, seats), player))[::9])


def imagined(state: State, looker: int | None, number: int) -> State:
    return GAME.sample_state(GAME.view(state, looker), Chance(bytes([number]) * 32))


@pytest.mark.parametrize("looker", [None, 0, 1])
def test_an_imagined_state_looks_the_same_and_is_a_possible_one(looker: int | None) -> None:
    for state in states():
        other = imagined(state, looker, 1)
        assert GAME.view(other, looker) == GAME.view(state, looker)
        assert GAME.decision(other) == GAME.decision(state)
        no_card_is_lost(other)
        piles_and_tops_agree(other)


def late() -> State:
    return list(states())[-1]


def test_samples_differ_in_hidden_parts() -> None:
    state = late()
    one, two = imagined(state, 0, 1), imagined(state, 0, 2)
    assert one.hands[0] == two.hands[0] == state.hands[0]
    assert one.hands[1:] != two.hands[1:]
    assert one.deck != two.deck
    assert one.banked != two.banked


def test_the_box_is_imagined_too() -> None:
    state = next(states())
    assert len({imagined(state, 0, number).box for number in range(9)}) > 1


def test_treasures_lie_in_piles_that_have_room_for_them() -> None:
    taken = position(
        "t m t m $", seats=3, banked=((0, 0, 2, 0, 0), (1, 0, 0, 0, 2), (0, 0, 0, 0, 0)), tops=(2, 4, None)
    )
    found = {tuple(pile[4] for pile in imagined(taken, 0, number).banked) for number in range(30)}
    assert found == {(0, 2, 0), (1, 1, 0)}


def test_open_piles_are_known() -> None:
    state = position("t m t m $", seats=2, banked=((1, 2, 3, 4, 1), (0, 0, 0, 0, 1)), tops=(0, 4), open_piles=True)
    assert imagined(state, 1, 3).banked == state.banked
