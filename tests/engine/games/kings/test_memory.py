"""Computer players of Contest of Kings remember nothing but what once lay open."""

from collections import Counter

import pytest
from msgspec.structs import replace

from engine.ai import remember_open_cards
from engine.chance import Chance
from engine.games.kings.state import Table
from engine.games.kings.view import KingsView
from tests.engine.games.kings.positions import GAME
from tests.engine.playouts import playout, seed

REMEMBERING = remember_open_cards(GAME)


def lying(table: Table) -> Counter[int]:
    return Counter(card for cards in (*table.columns, table.links) for card in cards if card is not None)


def counted(view: KingsView, seat: int) -> Counter[int]:
    return Counter(dict(enumerate(view.banked[seat] or ())))


@pytest.mark.parametrize("number", range(3))
def test_each_card_that_is_remembered_came_from_the_table_or_lay_on_top(number: int) -> None:
    """A player who watched the table and the top cards alone could have counted the piles."""
    grown = 0
    for played in playout(GAME, number).played:
        before, after = (REMEMBERING.view(state, None) for state in (played.before, played.step.state))
        left = lying(before.table) - lying(after.table)
        for seat, top in enumerate(after.tops):
            more = counted(after, seat) - counted(before, seat)
            grown += more.total()
            assert not more - left - Counter([] if top is None else [top])
    assert grown


@pytest.mark.parametrize("number", range(3))
def test_all_else_that_is_hidden_stays_hidden(number: int) -> None:
    for played in playout(GAME, number).played[::7]:
        seen, known = (game.view(played.before, played.seat) for game in (GAME, REMEMBERING))
        assert replace(known, banked=seen.banked) == seen


def test_positions_that_are_imagined_from_memory_have_the_same_piles() -> None:
    for played in playout(GAME, 1).played[::23]:
        view = REMEMBERING.view(played.before, played.seat)
        imagined = REMEMBERING.sample_state(view, Chance(seed(played.seat)))
        assert imagined.banked == played.before.banked
        assert REMEMBERING.view(imagined, played.seat) == view
        assert GAME.view(imagined, played.seat) == GAME.view(played.before, played.seat)


def test_a_position_that_was_shown_to_people_is_shown_to_computers_as_they_see_it() -> None:
    state = next(state for state in playout(GAME, 0).states if any(map(any, state.banked)))
    seen = GAME.view(state, 0)
    known = remember_open_cards(GAME).view(state, 0)
    assert known == REMEMBERING.view(state, 0) != seen
    assert GAME.view(state, 0) == seen
