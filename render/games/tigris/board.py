"""The board's picture: the land with the pieces, kingdoms and recent events, and beside it the players or the results
of choices."""

from collections.abc import Container, Iterable, Iterator, Sequence
from functools import lru_cache

from engine.game import Event
from engine.games.tigris.pieces import SPHERE_BY_LEADER, Sphere
from engine.games.tigris.places import CELL_BY_NAME, CELL_NAMES, MAPS, OFF_BOARD, ROW_BITS, cells_of_bits
from engine.games.tigris.reading.regions import (
    colours_at_war,
    kingdom_names,
    kingdoms,
    survey,
    without_unification_tile,
)
from engine.games.tigris.state import Board, Build, Wars
from engine.games.tigris.view import TigrisView
from render.context import PictureContext
from render.games.kingdoms.choice_list import SphereOfWord, choice_items
from render.games.kingdoms.poster import final_standing
from render.games.kingdoms.side_panel import PANEL_RECT
from render.games.kingdoms.sprites.leaders import Leader
from render.games.kingdoms.sprites.outlines import KingdomTag
from render.games.kingdoms.sprites.tiles import CELL_SIZE, Catastrophe, Tile, Treasure
from render.games.kingdoms.symbols import letters_of
from render.games.tigris.described import board_alt
from render.games.tigris.fight import fight_items, fighter_ring_items, war_items, war_list_items
from render.games.tigris.panel import panel_items
from render.games.tigris.recent import find_changes, recent_items
from render.games.tigris.setting import (
    LAND_CORNER,
    SHOWN_SPHERES,
    Layer,
    cell_corner,
    cell_middle,
    columns_and_rows,
    corner_cells,
)
from render.games.tigris.sheet import open_scores
from render.games.tigris.sprites.land import LandBackdrop
from render.games.tigris.sprites.monuments import Monument
from render.games.tigris.sprites.realms import KingdomCellPart, neighbourhoods
from render.games.tigris.sprites.targets import SelectableCell, SelectableDot, SelectableSquare, SelectableSquareName
from render.games.tigris.sprites.tiles import TileBack, UnificationTile
from render.kit.since import change_items
from render.kit.victory import with_victory
from render.layouts.frame import Frame
from render.scene import Item, Scene, Sprite, shift_right, sort_by_layer
from render.sprites.ground import Rect
from render.theme import THEMES

SIZE, BARE_SIZE = (1100, 700), (946, 700)
"""Width and height of a picture of the board with its panel, and without it, in units."""

_MAX_NAMED_CELLS = 30
"""Maximum number of possible cells that show their names."""

_USUAL_TREASURE_OFFSET, _TREASURE_OFFSET_BY_LETTERS = (42.5, 13.5), (10.0, 42.5)
"""Position of a treasure from the corner of its cell, in units: usually, and on a monument's cell with the letters."""

_SPHERES = SphereOfWord(
    {sphere.colour: int(sphere) for sphere in SHOWN_SPHERES},
    {word: int(sphere) for sphere in SHOWN_SPHERES for word in (sphere.tile, sphere.leader)},
)


def board(view: TigrisView, context: PictureContext, recent: Sequence[Event]) -> Scene:
    """Draw the position with the last actions marked, beside it the players, or the wars to choose from."""
    marks = [
        *change_items(context, find_changes, lambda seat: THEMES[context.theme].dynasty_colour(view.dynasties[seat]))
    ]
    fought = [*fight_items(view)]
    items = [*position_items(view, context), *fought, *((not fought and marks) or recent_items(recent))]
    waged = [sphere.leader for sphere in colours_at_war(view.board)] if view.agenda[:1] == (Wars(),) else []
    scene = _compose_scene("board", view, context, items, board_alt(view, context, recent), waged)
    if not view.over:
        return scene
    return with_victory(scene, final_standing(view, context, open_scores(view)), rtl=context.rtl)


def targets(view: TigrisView, context: PictureContext, words: Sequence[str]) -> Scene | None:
    """Draw the cells in `words` highlighted, or the leaders in `words`; return None if it has neither. For a monument,
    each cell stands for the square that begins with it."""
    lit = [CELL_BY_NAME[word] for word in words if word in CELL_BY_NAME]
    if not lit:
        return _draw_leaders(view, context, words)
    offered = {word for words, _ in context.choices for word in words}

    marks = selectable_items(view, lit, {CELL_BY_NAME[word] for word in offered if word in CELL_BY_NAME})
    alt = context.say("picture-alt-targets", cells=tuple(word for word in words if word in CELL_BY_NAME))
    return _compose_scene(
        "targets", view, context, [*position_items(view, context), *marks], alt, [CELL_NAMES[cell] for cell in lit]
    )


def selectable_items(view: TigrisView, lit: Sequence[int], named_cells: Container[int]) -> list[Item]:
    """Return the highlights of the cells in `lit`, each with its name. If they are very many, only those in
    `named_cells` show their names; if even these are too many, none does, since columns and rows have names."""
    taken = survey(view.board).occupied
    squares = isinstance(next(iter(view.agenda), None), Build)
    written = {cell for cell in lit if len(lit) <= _MAX_NAMED_CELLS or cell in named_cells}
    if len(written) > _MAX_NAMED_CELLS:
        written = set()

    def mark(cell: int) -> Sprite:
        if squares:
            return SelectableSquare()
        covered = bool(taken >> cell & 1)
        if cell not in written and not covered:
            return SelectableDot()
        return SelectableCell(CELL_NAMES[cell] if cell in written else "", covered)

    marks = [Item(Layer.TARGET, *cell_corner(cell), mark(cell)) for cell in lit]
    if squares:
        spots = ((cell_corner(cell), CELL_NAMES[cell]) for cell in lit)
        marks += [Item(Layer.GHOST, x + CELL_SIZE, y + CELL_SIZE, SelectableSquareName(name)) for (x, y), name in spots]
    return marks


def _draw_leaders(view: TigrisView, context: PictureContext, words: Sequence[str]) -> Scene | None:
    """Draw the wars of the leaders in `words`, or the viewer's leaders on the board if only these can be chosen. Return
    None if neither applies."""
    chosen = [words for words, _ in context.choices]
    waging = view.agenda[:1] == (Wars(),)
    spheres = [SPHERE_BY_LEADER[word] for word in words if word in SPHERE_BY_LEADER and (waging or (word,) in chosen)]
    if not spheres or (not waging and len(spheres) < len(chosen)):
        return None
    leaders = [sphere.leader for sphere in spheres]
    alt = context.say("picture-alt-leaders", leaders=tuple(leaders))
    marks = [*(war_items if waging else fighter_ring_items)(view, spheres)]
    return (
        _compose_scene("targets", view, context, [*position_items(view, context), *marks], alt, leaders)
        if marks
        else None
    )


def _compose_scene(
    kind: str, view: TigrisView, context: PictureContext, items: list[Item], alt: str, choices: Sequence[str] = ()
) -> Scene:
    """Compose a picture of the board. Cells are in the same order for every reader; the results of `choices`, or else
    the players, are at the end of the line."""
    frame = Frame(SIZE[0], context.rtl)
    land = _make_backdrop(view, frame, SIZE, (frame.place_card(PANEL_RECT),))
    beside = _choice_result_items(view, context, frame, choices) or panel_items(view, context, frame)
    whole = sort_by_layer([*shift_right(items, land.corner[0] - LAND_CORNER[0]), *beside])
    return Scene(kind, f"tigris-{kind}", SIZE, context.theme, land, whole, alt)


def bare_scene(kind: str, view: TigrisView, context: PictureContext, items: Iterable[Item], alt: str) -> Scene:
    """Compose a picture of the board without the panel."""
    land = _make_backdrop(view, Frame(BARE_SIZE[0], context.rtl), BARE_SIZE, ())
    whole = sort_by_layer(shift_right(items, land.corner[0] - LAND_CORNER[0]))
    return Scene(kind, f"tigris-{kind}", BARE_SIZE, context.theme, land, whole, alt)


def _make_backdrop(view: TigrisView, frame: Frame, size: tuple[int, int], cards: tuple[Rect, ...]) -> LandBackdrop:
    land_map, left = MAPS[view.map], round(frame.place_card((*LAND_CORNER, 16 * CELL_SIZE, 11 * CELL_SIZE))[0])
    return LandBackdrop(
        size,
        (left, LAND_CORNER[1]),
        16,
        11,
        columns_and_rows(land_map.rivers),
        columns_and_rows(land_map.temples),
        cards,
        frame.rtl,
    )


def _choice_result_items(
    view: TigrisView, context: PictureContext, frame: Frame, choices: Sequence[str]
) -> tuple[Item, ...]:
    """Return the possible wars or the results of each of `choices`; () if no choice is annotated."""
    if choices and view.agenda[:1] == (Wars(),):
        return tuple(war_list_items(view, context, frame, [SPHERE_BY_LEADER[leader] for leader in choices]))
    return choice_items(context, frame, choices, _SPHERES, view.dynasties)


def position_items(view: TigrisView, context: PictureContext, marked: int = 0) -> Iterator[Item]:
    """Yield all pieces on the board, and the kingdoms' outlines and numerals. Numerals avoid the mask `marked`."""
    signs = letters_of(context)
    yield from _realm_items(view, marked)
    yield from _tile_items(view, signs)
    yield from _treasure_items(view)
    for cell in cells_of_bits(view.board.catastrophes):
        yield Item(Layer.CATASTROPHE, *cell_corner(cell), Catastrophe())
    for monument in view.board.monuments:
        upper, lower = monument.colours
        piece = Monument(upper, lower, (signs[upper], signs[lower]))
        yield Item(Layer.MONUMENT, *cell_corner(monument.cell), piece)
    for seat, row in enumerate(view.board.leaders):
        for sphere, cell in enumerate(row):
            if cell != OFF_BOARD:
                yield Item(Layer.LEADER, *cell_middle(cell), Leader(view.dynasties[seat], sphere, signs[sphere]))


def _realm_items(view: TigrisView, marked: int) -> Iterator[Item]:
    for name, kingdom in zip(
        kingdom_names(view.naming, view.board), kingdoms(without_unification_tile(view.board)), strict=True
    ):
        yield from _kingdom_items(kingdom.cells, name.colour)
        numeral_cell, tag = _numeral_cell(view.board, kingdom.cells, marked), KingdomTag(name.numeral, name.colour)
        left, top = cell_corner(numeral_cell)
        right = left + (30 if view.board.treasures >> numeral_cell & 1 else CELL_SIZE)
        edge = max(LAND_CORNER[0], min(left, right - 2 * tag.half_width)) - 1
        yield Item(Layer.TAG, edge + tag.half_width, top + _numeral_offset(view.board, numeral_cell, marked), tag)


def _numeral_cell(board: Board, kingdom: int, marked: int) -> int:
    """Return the cell for a kingdom's numeral: the first at its upper edge without a leader, and if possible without a
    mark on it or above it."""
    edge = kingdom & ~(kingdom << ROW_BITS)
    plain = edge & ~survey(board).leaders
    clear = ~(marked | marked << ROW_BITS)
    return next(
        iter(
            cells_of_bits(plain & clear)
            or cells_of_bits(edge & clear)
            or cells_of_bits(plain)
            or cells_of_bits(kingdom)
        )
    )


def _numeral_offset(board: Board, cell: int, marked: int) -> float:
    """Return the distance of a numeral's middle from the upper edge of its cell, in units. It avoids the columns'
    names, a mark above the cell, and a leader if nothing is above the cell."""
    if cell < ROW_BITS:
        return 8
    if marked << 1 >> cell - ROW_BITS & 0b111:
        return 15
    regions = survey(board)
    return -10 if regions.leaders >> cell & 1 and not regions.occupied >> cell - ROW_BITS & 1 else 1


@lru_cache(maxsize=160)
def _kingdom_items(kingdom: int, colour: int) -> tuple[Item, ...]:
    """Return the outline of a kingdom with these cells, cell by cell. Cached, since a move changes few."""
    return tuple(
        Item(
            Layer.REALM,
            LAND_CORNER[0] + column * CELL_SIZE,
            LAND_CORNER[1] + row * CELL_SIZE,
            KingdomCellPart(colour, bits),
        )
        for (column, row), bits in neighbourhoods(frozenset(columns_and_rows(kingdom)))
    )


def _tile_items(view: TigrisView, signs: tuple[str, ...]) -> Iterator[Item]:
    board, holy = view.board, corner_cells(view)
    under = _cells_under_monuments(board)
    for sphere, tiles in enumerate(board.tiles):
        for cell in cells_of_bits(tiles):
            if cell == board.covered:
                yield Item(Layer.UNIFICATION, *cell_corner(cell), UnificationTile(sphere, signs[sphere]))
            else:
                corner = sphere == Sphere.RED and bool(holy >> cell & 1)
                yield Item(Layer.TILE, *cell_corner(cell), Tile(sphere, signs[sphere], corner))
    for cell in cells_of_bits(board.flipped & ~under):
        yield Item(Layer.FACE_DOWN, *cell_corner(cell), TileBack())


def _cells_under_monuments(board: Board) -> int:
    return sum(0b11 << monument.cell | 0b11 << monument.cell + 17 for monument in board.monuments)


def _treasure_items(view: TigrisView) -> Iterator[Item]:
    hidden = _cells_under_monuments(view.board)
    lettered = {monument.cell + ROW_BITS + 1 for monument in view.board.monuments}
    for cell in cells_of_bits(view.board.treasures):
        x, y = cell_corner(cell)
        layer = Layer.LOOSE_GEM if hidden >> cell & 1 else Layer.GEM
        dx, dy = _TREASURE_OFFSET_BY_LETTERS if cell in lettered else _USUAL_TREASURE_OFFSET
        yield Item(layer, x + dx, y + dy, Treasure(has_halo=bool(corner_cells(view) >> cell & 1)))
