"""The board of the Royal Game of Ur as a scene."""

import math
from itertools import pairwise

import pytest

from engine.game import Event, SeatRef
from engine.games.ur.places import PATHS
from engine.games.ur.state import State
from engine.games.ur.variant import Variant
from engine.games.ur.view import view
from render.games.ur import board, describe, targets
from render.games.ur.key import key
from render.games.ur.setting import SQUARE_SIDE, square_corner, square_middle
from render.games.ur.sprites.pieces import Die, DirectionArrowhead, DirectionChevrons, EmptyPlace, Piece, SelectableRing
from render.games.ur.sprites.squares import Square
from render.scene import Scene
from render.sprites.marks import Arrow
from tests.engine.games.ur.positions import OFF, position
from tests.support.scenes import items_of, look, of_kind, texts


def drawn(state: State, *recent: Event) -> Scene:
    return board(view(state, None), look(game="ur"), recent)


def test_R4_3_the_board_shows_squares_pieces_on_and_off_and_both_sides() -> None:
    scene = drawn(position((5, 14, OFF), (9,), thrown=2))
    assert len(of_kind(scene, Square)) == 20
    assert (len(of_kind(scene, Piece)), len(of_kind(scene, EmptyPlace))) == (3 + 2 + 4 + 6 + 1, 3 + 6 + 1 + 7)
    assert {"Žofie Řeháčková", "Ilmari"} <= set(texts(scene))


def test_R4_3_the_last_throw_is_shown_by_its_dice_until_the_next() -> None:
    scene = drawn(position((5,), (), thrown=3))
    assert sorted(die.is_marked for die in of_kind(scene, Die)) == [False, True, True, True]
    assert "3" in texts(scene)
    assert len(of_kind(scene, DirectionChevrons)) == 1
    assert of_kind(drawn(position((5,), ())), Die) == [Die(False, is_thrown=False)] * 4


def test_R4_3_the_moves_that_the_throw_allows_and_the_last_one_are_marked() -> None:
    moved = Event("moved", (("who", SeatRef(1)), ("start", "C2"), ("end", "B1")))
    scene = drawn(position((4, 8), (5,), thrown=4), moved)
    assert [(one.x, one.y) for one in items_of(scene, SelectableRing)] == [square_middle("B4")]
    assert [(one.x, one.y) for one in items_of(scene, Arrow)] == [square_middle("C2")]


def test_on_the_masters_way_pieces_stand_on_the_other_row_and_are_named_there() -> None:
    masters = Variant("masters", rosettes="open")
    scene = drawn(position((12, 15), (16,), thrown=2, variant=masters))
    lit = {(one.x, one.y) for one in items_of(scene, SelectableRing)}
    assert lit == {square_middle("C7"), square_middle("A8")}
    assert "on the board: C7 and A8" in scene.alt
    aimed = targets(view(position((12,), (), thrown=2, variant=masters), None), look(game="ur"), ["C7"])
    assert aimed is not None
    assert square_middle("B8") in {(one.x, one.y) for one in items_of(aimed, SelectableRing)}
    captured = " ".join(describe(view(position((11,), (16,), thrown=1, variant=masters), 0), look(game="ur")))
    assert "B7 to C7, captures a piece, throw again" in captured


def test_three_dice_are_drawn_and_none_is_marked_after_a_four() -> None:
    three = Variant(dice="three")
    assert [die.is_marked for die in of_kind(drawn(position((5,), (), thrown=4, variant=three)), Die)] == [False] * 3
    assert sum(die.is_marked for die in of_kind(drawn(position((5,), (), thrown=2, variant=three)), Die)) == 2


@pytest.mark.parametrize("path", PATHS)
def test_the_way_of_every_path_is_on_the_board_and_in_the_key(path: str) -> None:
    way = PATHS[path]
    scene = drawn(position((), (), variant=Variant(path, rosettes="open")))
    heads = {
        (one.x, one.y): one.sprite
        for one in items_of(scene, DirectionArrowhead)
        if isinstance(one.sprite, DirectionArrowhead)
    }
    steps = {step for squares in way.squares_by_seat for step in pairwise(squares)}
    assert len(heads) == len(steps)
    for seat, mark in enumerate(("light", "dark")):
        for start, end in pairwise(way.squares_by_seat[seat]):
            (x, y), (to_x, to_y) = square_middle(start), square_middle(end)
            middle_of_edge, way_on = (
                ((x + to_x) / 2, (y + to_y) / 2),
                (round((to_x - x) / SQUARE_SIDE), round((to_y - y) / SQUARE_SIDE)),
            )
            near = [one for at, one in heads.items() if math.dist(at, middle_of_edge) < SQUARE_SIDE / 3]
            pointing = [one for one in near if (one.across, one.down) == way_on]
            assert [one.side in (mark, "both") for one in pointing] == [True]
    keyed = {sign.sprite.side for sign in key(look(game="ur")) if isinstance(sign.sprite, DirectionArrowhead)}
    assert keyed >= {one.side for one in heads.values()}


@pytest.mark.parametrize(
    ("variant", "safe"),
    [
        (Variant(), {"B4"}),
        (Variant(rosettes="open"), set[str]()),
        (Variant("masters", rosettes="open"), set[str]()),
        (Variant("masters", rosettes="safe"), {"A7", "B4", "C7"}),
    ],
)
def test_R1_7_rosettes_on_which_a_piece_is_safe_from_the_other_player_are_walled(
    variant: Variant, safe: set[str]
) -> None:
    scene = drawn(position((), (), variant=variant))
    squares = [(one.x, one.y, one.sprite) for one in scene.items if isinstance(one.sprite, Square)]
    walled = {(x, y) for x, y, square in squares if square.pattern == "safe"}
    assert walled == {square_corner(name) for name in safe}
    assert "safe" in {one.sprite.pattern for one in key(look(game="ur")) if isinstance(one.sprite, Square)}
