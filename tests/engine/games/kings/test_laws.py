"""Invariants: nothing is lost, and between actions there is peace."""

from collections import Counter
from collections.abc import Iterable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.kings.pieces import (
    CARD_COUNTS,
    CATASTROPHES_EACH,
    EVERY_COLOUR,
    MAX_COLUMN_CARDS,
    SHIPS,
    TREASURE_COUNT,
    Card,
    removed_cards,
)
from engine.games.kings.places import COLUMN_COUNT
from engine.games.kings.reading.regions import cards_on_table, kingdoms
from engine.games.kings.state import Act, State, Table
from tests.engine.games.kings.playing import Player, anybody, gatherer, header, merchant, moves

LONGEST = 3000


def no_card_is_lost(state: State) -> None:
    lying = Counter(card for _, card in cards_on_table(state.table))
    for colour in EVERY_COLOUR:
        held = sum(hand[colour] for hand in state.hands) + sum(pile[colour] for pile in state.banked)
        unseen = state.deck.count(bytes((colour,))) + state.box[colour]
        assert held + lying[colour.card] + unseen + state.out[colour] == CARD_COUNTS[colour]
    assert lying[Card.TREASURE] + sum(pile[Card.TREASURE] for pile in state.banked) == TREASURE_COUNT
    assert sorted([*state.table.ships, *(ship for ship in SHIPS if lying[ship])]) == sorted(SHIPS)
    assert sum(state.box) == removed_cards(len(state.hands))
    assert all(0 <= own <= CATASTROPHES_EACH for own in state.catastrophes)


def piles_and_tops_agree(state: State) -> None:
    for pile, top in zip(state.banked, state.tops, strict=True):
        assert bool(sum(pile)) == (top is not None)
        assert top is None or pile[top]


def each_leader_has_a_card_of_its_own(state: State) -> None:
    table = state.table
    places = [place for row in table.leaders for place in row if place is not None]
    assert len(set(places)) == len(places)
    for place in places:
        card = table.card(place)
        assert card is not None
        assert not card.is_ship
        assert not (place.is_link and place.column == table.face_down)


def the_table_is_sound(state: State) -> None:
    table = state.table
    assert len(table.columns) == COLUMN_COUNT
    assert all(len(column) <= MAX_COLUMN_CARDS for column in table.columns)
    assert not any(Card.TREASURE in column[1:] for column in table.columns)
    for gap, link in enumerate(table.links):
        assert link is None or (table.columns[gap] and table.columns[gap + 1])


def there_is_peace(state: State) -> None:
    assert state.table.face_down is None
    for kingdom in kingdoms(state.table):
        colours = Counter(leader.colour for leader in kingdom.leaders)
        assert not colours or max(colours.values()) == 1


def all_laws(state: State) -> None:
    no_card_is_lost(state)
    piles_and_tops_agree(state)
    each_leader_has_a_card_of_its_own(state)
    the_table_is_sound(state)
    if state.agenda[:1] == (Act(),):
        there_is_peace(state)


PLAYERS: tuple[Player, ...] = (anybody, anybody, gatherer, anybody, merchant)


@settings(max_examples=6, deadline=None, derandomize=True, database=None)
@given(
    number=st.integers(0, 2**64),
    seats=st.integers(2, 4),
    piles=st.sampled_from(("no", "yes")),
    player=st.sampled_from(PLAYERS),
)
def test_laws_hold_after_every_move(number: int, seats: int, piles: str, player: Player) -> None:
    for turn in moves(header(number, seats, **{"open-piles": piles}), player):
        all_laws(turn.step.state)


def walked_kingdoms(table: Table) -> list[list[int]]:
    """The kingdoms found column by column."""
    found = [[0]]
    for gap, link in enumerate(table.links):
        if link is not None and gap != table.face_down:
            found[-1].append(gap + 1)
        else:
            found.append([gap + 1])
    return found


def test_kingdoms_are_those_found_by_walking() -> None:
    for turn in list(moves(header(3, 4), gatherer))[::5]:
        table = turn.step.state.table
        assert [list(kingdom.columns) for kingdom in kingdoms(table)] == walked_kingdoms(table)


def reasons(games: Iterable[int]) -> set[str]:
    found = set()
    for number in games:
        turned = list(moves(header(number, 2 + number % 3), PLAYERS[number % 5]))
        assert len(turned) < LONGEST
        all_laws(turned[-1].step.state)
        found.add(turned[-1].step.state.ended)
    return found


def test_games_end_for_all_reasons() -> None:
    """Every day the short ones of the first ten."""
    assert reasons((0, 1, 3, 5, 6, 8, 9)) == {"cards", "treasures", "standstill"}


@pytest.mark.full
def test_a_thousand_games_end() -> None:
    assert reasons(range(1000)) == {"cards", "treasures", "standstill"}
