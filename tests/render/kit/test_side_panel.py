"""The panel beside a board."""

from render.kit.side_panel import PANEL, blocks, legend, letters_in_words
from render.kit.sprites.leaders import Seal
from render.kit.sprites.tiles import Tile
from render.layouts.frame import Frame
from tests.support.readers import look

TERMS = [(0, "temple", "priest"), (1, "farm", "farmer"), (2, "market", "trader"), (3, "settlement", "king")]


def test_blocks_stay_within_the_panel_for_all_numbers_of_players() -> None:
    for seats in (2, 3, 4):
        assert len(blocks(seats)) == seats
        assert all(top >= PANEL[1] and top + high < PANEL[1] + PANEL[3] - 50 for _, top, _, high in blocks(seats))


def test_what_the_legend_has_no_room_for_is_said_in_one_line() -> None:
    for seats in (2, 3, 4):
        drawn, said = list(legend(Frame(1100, False), look(), seats, TERMS)), letters_in_words(look(), seats, TERMS)
        assert bool(drawn) != bool(said)
    assert letters_in_words(look(), 4, TERMS[:2]) == "T temple, priest · F farm, farmer"


def test_the_legend_fills_what_free_seats_leave() -> None:
    assert list(legend(Frame(1100, False), look(), 4, TERMS)) == []
    assert list(legend(Frame(1100, False), look(), 3, TERMS)) == []
    items = list(legend(Frame(1100, False), look(), 2, TERMS))
    for kind in (Tile, Seal):
        assert len([item for item in items if isinstance(item.sprite, kind)]) == 4
    _, top, _, high = blocks(2)[-1]
    assert all(item.y > top + high for item in items)
