"""An open conflict on the board."""

import math
from collections import Counter
from itertools import product

from msgspec.structs import replace

from engine.games.tigris.pieces import Sphere
from engine.games.tigris.places import CELL_BY_NAME
from engine.games.tigris.state import REVOLT, WAR, Conflict, Side, State
from engine.games.tigris.view import TigrisView
from engine.games.tigris.view import view as seen_by
from render.games.kingdoms.sprites.fight import ClashMark, StrengthTag, SupporterRim
from render.games.kingdoms.sprites.leaders import FighterRing
from render.games.kingdoms.sprites.tiles import CELL_SIZE
from render.games.tigris.fight import fight_items
from render.games.tigris.setting import cell_corner
from render.games.tigris.sprites.realms import ShadePart
from render.scene import Item, Scene, sort_by_layer
from render.sprites.ground import Wall
from tests.engine.games.tigris.positions import position
from tests.render.games.tigris.finding import at_corner, bits, in_middle
from tests.support.scenes import of_kind


def fought(state: State, conflict: Conflict) -> Scene:
    view = seen_by(replace(state, conflict=conflict), None)
    return scene_of(view)


def scene_of(view: TigrisView) -> Scene:
    items: tuple[Item, ...] = sort_by_layer(fight_items(view))
    return Scene("board", "x", (1, 1), "standard", Wall((1, 1), (), ()), items, "")


def side(seat: int, cell: str, *supporters: str, committed: bool = False, added: int = 0) -> Side:
    return Side(seat, CELL_BY_NAME[cell], len(supporters), bits(*supporters), added, committed)


WAR_STATE = replace(position("Ak s  .. s  Bk .. .. f", "F8"))
WAR_BOARD = replace(
    WAR_STATE,
    board=replace(WAR_STATE.board, covered=CELL_BY_NAME["H8"], tiles=(bits("H8"), bits("M8"), 0, bits("G8", "I8"))),
)
THE_WAR = Conflict(
    WAR, Sphere.BLACK, CELL_BY_NAME["H8"], side(0, "F8", "G8", committed=True, added=2), side(1, "J8", "I8")
)


def test_fighters_are_ringed_and_supporters_framed() -> None:
    scene = fought(WAR_BOARD, THE_WAR)
    assert in_middle(scene, FighterRing) == ["F8", "J8"]
    assert at_corner(scene, SupporterRim) == ["G8", "I8"]


def test_strengths_tell_who_may_still_add() -> None:
    assert of_kind(fought(WAR_BOARD, THE_WAR), StrengthTag) == [StrengthTag(3, False), StrengthTag(1, True)]


def test_all_but_both_sides_and_the_joining_tile_is_in_shade() -> None:
    shaded: Counter[tuple[float, float]] = Counter()
    for item in fought(WAR_BOARD, THE_WAR).items:
        if isinstance(item.sprite, ShadePart) and item.sprite.bits >> 4 & 1 == 0:
            cells = math.ceil(item.sprite.box.right / CELL_SIZE)
            shaded.update((item.x + CELL_SIZE * number, item.y) for number in range(cells))
    left, top = cell_corner(0)
    dark = {(left + CELL_SIZE * column, top + CELL_SIZE * row) for column, row in product(range(-1, 17), range(-1, 12))}
    assert shaded == Counter(dark - {cell_corner(CELL_BY_NAME[name]) for name in ("F8", "G8", "H8", "I8", "J8")})


def test_cells_in_the_dark_share_their_shade() -> None:
    """A picture with an open conflict had 230 of them, each looked up and pasted by itself."""
    assert len(of_kind(fought(WAR_BOARD, THE_WAR), ShadePart)) < 80


def test_the_shade_reaches_onto_the_frame_but_not_onto_the_wall() -> None:
    veils = [item for item in fought(WAR_BOARD, THE_WAR).items if isinstance(item.sprite, ShadePart)]
    left = min(item.x + item.sprite.box.left for item in veils)
    right = max(item.x + item.sprite.box.right for item in veils)
    assert (left, right) == (34 - 5, 34 + 16 * 56 + 5)


def test_swords_lie_only_where_they_hide_nothing() -> None:
    state = position("t  Ak .. Bk t", "F8")
    near = Conflict(REVOLT, Sphere.BLACK, CELL_BY_NAME["G8"], side(0, "G8", "F8"), side(1, "I8", "J8"))
    assert in_middle(fought(state, near), ClashMark) == ["H8"]
    between = position("t  Ak t  Bk t", "F8")
    assert of_kind(fought(between, near), ClashMark) == []
    far = replace(near, defender=side(1, "I2"))
    assert of_kind(fought(state, far), ClashMark) == []


def test_a_conflict_that_is_decided_or_absent_changes_nothing() -> None:
    assert fought(WAR_BOARD, replace(THE_WAR, winner=0)).items == ()
    assert scene_of(seen_by(WAR_BOARD, None)).items == ()
