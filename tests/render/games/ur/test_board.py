"""The board of the Royal Game of Ur as a scene."""

from engine.game import Event, Who
from engine.games.ur.state import State
from engine.games.ur.variant import Variant
from engine.games.ur.view import view
from render.games.ur import board, described, targets
from render.games.ur.setting import middle
from render.games.ur.sprites.pieces import Die, Lit, Piece, Place, Way
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
    assert (len(of_kind(scene, Piece)), len(of_kind(scene, Place))) == (3 + 2 + 4 + 6 + 1, 3 + 6 + 1 + 7)
    assert {"Žofie Řeháčková", "Ilmari"} <= set(texts(scene))


def test_R4_3_the_last_throw_is_shown_by_its_dice_until_the_next() -> None:
    scene = drawn(position((5,), (), thrown=3))
    assert sorted(die.marked for die in of_kind(scene, Die)) == [False, True, True, True]
    assert "3" in texts(scene)
    assert len(of_kind(scene, Way)) == 1
    assert of_kind(drawn(position((5,), ())), Die) == [Die(False, thrown=False)] * 4


def test_R4_3_the_moves_that_the_throw_allows_and_the_last_one_are_marked() -> None:
    moved = Event("moved", (("who", Who(1)), ("start", "C2"), ("end", "B1")))
    scene = drawn(position((4, 8), (5,), thrown=4), moved)
    assert [(one.x, one.y) for one in items_of(scene, Lit)] == [middle("B4")]
    assert [(one.x, one.y) for one in items_of(scene, Arrow)] == [middle("C2")]


def test_on_the_masters_way_pieces_stand_on_the_other_row_and_are_named_there() -> None:
    masters = Variant("masters", rosettes="open")
    scene = drawn(position((12, 15), (16,), thrown=2, variant=masters))
    lit = {(one.x, one.y) for one in items_of(scene, Lit)}
    assert lit == {middle("C7"), middle("A8")}
    assert "on the board C7 and A8" in scene.alt
    aimed = targets(view(position((12,), (), thrown=2, variant=masters), None), look(game="ur"), ["C7"])
    assert aimed is not None
    assert middle("B8") in {(one.x, one.y) for one in items_of(aimed, Lit)}
    captured = " ".join(described(view(position((11,), (16,), thrown=1, variant=masters), 0), look(game="ur")))
    assert "B7 to C7, captures a piece, throw again" in captured


def test_three_dice_are_drawn_and_none_is_marked_after_a_four() -> None:
    three = Variant(dice="three")
    assert [die.marked for die in of_kind(drawn(position((5,), (), thrown=4, variant=three)), Die)] == [False] * 3
    assert sum(die.marked for die in of_kind(drawn(position((5,), (), thrown=2, variant=three)), Die)) == 2
