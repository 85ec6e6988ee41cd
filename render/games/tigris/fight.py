"""Marks of an open conflict, or of the wars to choose from: rings around fighters, frames around supporters, tags with
strengths, and shade over the rest; and the list of possible wars."""

from collections.abc import Iterator, Sequence
from functools import partial

from engine.games.tigris.pieces import Sphere
from engine.games.tigris.places import MAP_HEIGHT, MAP_WIDTH, OFF_BOARD, ROW_BITS, cells_of_bits
from engine.games.tigris.reading.regions import (
    Leader,
    colours_at_war,
    flood_fill,
    leaders_at_war,
    lost_tiles,
    supporting_cells,
    survey,
)
from engine.games.tigris.state import Conflict, Wars
from engine.games.tigris.view import TigrisView
from engine.kit.changing import clockwise
from render.context import PictureContext
from render.drawing.canvas import Box
from render.games.kingdoms.alt import name_of
from render.games.kingdoms.sprites.fight import ClashMark, StrengthTag, SupporterRim, place_strength_tags
from render.games.kingdoms.sprites.leaders import FighterRing
from render.games.kingdoms.sprites.tiles import CELL_SIZE
from render.games.kingdoms.war_list import BACK_WIDTH, PossibleWar, WarSide, war_block_items
from render.games.tigris.setting import LAND_CORNER, Layer, cell_corner, cell_middle, column_and_row, columns_and_rows
from render.games.tigris.sprites.realms import ShadePart, neighbourhoods
from render.games.tigris.sprites.tiles import TileBack
from render.layouts.frame import Frame
from render.scene import Item
from render.sprites.ground import FRAME_WIDTH

_ALL_NEIGHBOURS_LIT = 0b111_111_111
"""The bits of a cell all of whose neighbours are lit, so that no shade reaches it."""

_TAG_AREA = Box(
    LAND_CORNER[0],
    LAND_CORNER[1] - 8,
    LAND_CORNER[0] + MAP_WIDTH * CELL_SIZE,
    LAND_CORNER[1] + MAP_HEIGHT * CELL_SIZE + 8,
)
"""The area for tags with strengths, without the names of rows, in units."""

_MAX_RUN_LENGTH = 5
"""Maximum number of adjacent cells that one sprite shades. Larger sprites take more memory than they save time."""


def fight_items(view: TigrisView) -> Iterator[Item]:
    """Yield the marks of the open conflict, or of the wars to choose from; nothing if there is neither."""
    if view.agenda[:1] == (Wars(),):
        yield from war_items(view, colours_at_war(view.board))
        return
    conflict = view.conflict
    if conflict is None or conflict.winner is not None:
        return
    sides = (conflict.attacker, conflict.defender)
    for side in sides:
        for cell in cells_of_bits(side.supporters):
            yield Item(Layer.SUPPORT, *cell_corner(cell), SupporterRim(CELL_SIZE, CELL_SIZE))
    yield from _fighter_items(view, [(side.cell, StrengthTag(side.strength, not side.committed)) for side in sides])
    yield from _swords_items(view, conflict)


def war_items(view: TigrisView, spheres: Sequence[Sphere]) -> Iterator[Item]:
    """Yield the marks of the wars of these colours, before one is chosen: rings around fighters, and strengths."""
    board = view.board
    leaders = [leader for sphere in spheres for leader in leaders_at_war(board, sphere)]
    strengths = [StrengthTag(supporting_cells(board, leader).bit_count(), True) for leader in leaders]
    places = [board.leaders[leader.seat][leader.sphere] for leader in leaders]
    yield from _fighter_items(view, [*zip(places, strengths, strict=True)])


def fighter_ring_items(view: TigrisView, spheres: Sequence[Sphere]) -> Iterator[Item]:
    """Yield a ring around each of the viewer's leaders of these colours, or nothing if one of them is off the board."""
    row = view.board.leaders[view.seat] if view.seat is not None else ()
    places = [row[sphere] for sphere in spheres] if row else []
    if OFF_BOARD not in places:
        yield from (Item(Layer.RING, *cell_middle(cell), FighterRing()) for cell in places)


def _fighter_items(view: TigrisView, fighters: Sequence[tuple[int, StrengthTag]]) -> Iterator[Item]:
    """Yield a ring and a strength for each fighting leader, and shade over everything outside their kingdoms."""
    yield from _shade_items(view, sum({1 << cell for cell, _ in fighters}))
    for cell, _ in fighters:
        yield Item(Layer.RING, *cell_middle(cell), FighterRing())
    tags = [(*cell_middle(cell), strength) for cell, strength in fighters]
    leaders = [cell_middle(cell) for row in view.board.leaders for cell in row if cell != OFF_BOARD]
    hidden_area = partial(_hidden_area, survey(view.board).occupied)
    yield from (Item(Layer.BADGE, *tag) for tag in place_strength_tags(tags, 24, 38, _TAG_AREA, leaders, hidden_area))


def _hidden_area(occupied: int, tag: Box) -> float:
    """Return the area of occupied cells that a tag hides, in square units. `occupied`: the mask of these cells."""
    left, right = ((x - LAND_CORNER[0]) / CELL_SIZE for x in (tag.left, tag.right))
    top, bottom = ((y - LAND_CORNER[1]) / CELL_SIZE for y in (tag.top, tag.bottom))
    columns, rows = (
        range(max(0, int(left)), min(MAP_WIDTH - 1, int(right)) + 1),
        range(max(0, int(top)), int(bottom) + 1),
    )
    cells = ((column, row) for row in rows for column in columns if occupied >> row * ROW_BITS + column & 1)
    hidden = sum((min(right, x + 1) - max(left, x)) * (min(bottom, y + 1) - max(top, y)) for x, y in cells)
    return hidden * CELL_SIZE * CELL_SIZE


def _swords_items(view: TigrisView, conflict: Conflict) -> Iterator[Item]:
    """Yield swords halfway between two near fighters, unless they would hide a piece."""
    (ax, ay), (bx, by) = column_and_row(conflict.attacker.cell), column_and_row(conflict.defender.cell)
    between = ((ax + bx) // 2, (ay + by) // 2)
    near = abs(ax - bx) + abs(ay - by) in (2, 4) and (ax + bx) % 2 == (ay + by) % 2 == 0
    if near and between not in columns_and_rows(survey(view.board).occupied):
        cell = between[1] * ROW_BITS + between[0]
        yield Item(Layer.BADGE, *cell_middle(cell), ClashMark())


def _shade_items(view: TigrisView, fighters: int) -> Iterator[Item]:
    bits = dict(neighbourhoods(frozenset(columns_and_rows(_fighting_kingdoms(view, fighters)))))
    for row in range(-1, MAP_HEIGHT + 1):
        around = [bits.get((column, row), 0) for column in range(-1, MAP_WIDTH + 1)]
        for first, last in _shaded_runs(around):
            x, y = LAND_CORNER[0] + (first - 1) * CELL_SIZE, LAND_CORNER[1] + row * CELL_SIZE
            yield Item(Layer.VEIL, x, y, ShadePart(around[first], _shaded_part(first - 1, last - 1, row)))


def _shaded_runs(around: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield the first and the last of adjacent cells that one sprite shades. Cells far from lit ones share a sprite,
    since each sprite is looked up and pasted separately."""
    first = 0
    while first < len(around):
        last = first
        while not any(around[first : last + 2]) and last + 1 < min(len(around), first + _MAX_RUN_LENGTH):
            last += 1
        if around[first] != _ALL_NEIGHBOURS_LIT:
            yield first, last
        first = last + 1


def _shaded_part(start: int, end: int, row: int) -> Box:
    """Return the part of a run of cells that is shaded, in units. Of cells around the map it is only the frame, onto
    which outlines reach."""
    left, right = ((CELL_SIZE - FRAME_WIDTH if start < 0 else 0), (FRAME_WIDTH if end == MAP_WIDTH else CELL_SIZE))
    top, bottom = (CELL_SIZE - FRAME_WIDTH if row < 0 else 0), (FRAME_WIDTH if row == MAP_HEIGHT else CELL_SIZE)
    return Box(left, top, (end - start) * CELL_SIZE + right, bottom)


def _fighting_kingdoms(view: TigrisView, fighters: int) -> int:
    """Return the cells of the fighters' kingdoms and of the tile that joined them, as a mask."""
    ground = survey(view.board).ground
    covered = 0 if view.board.covered == OFF_BOARD else 1 << view.board.covered
    return flood_fill(fighters, ground & ~covered) | covered


def war_list_items(
    view: TigrisView, context: PictureContext, frame: Frame, spheres: Sequence[Sphere]
) -> Iterator[Item]:
    """Yield a block for the war of each of these colours. The first leader clockwise from the active player attacks
    (R8.3)."""
    order = clockwise(view.turn, len(view.dynasties))
    wars = []
    for sphere in spheres:
        first, second = sorted(leaders_at_war(view.board, sphere), key=lambda leader: order.index(leader.seat))
        foes = _war_side(view, context, first, second), _war_side(view, context, second, first)
        wars.append(PossibleWar(sphere, context.word(sphere.leader), foes))
    yield from war_block_items(frame, context, wars, TileBack(BACK_WIDTH))


def _war_side(view: TigrisView, context: PictureContext, leader: Leader, foe: Leader) -> WarSide:
    """Return one side of a war. If it wins, it gains a point for the other leader and for each tile that this one loses
    (R8.7)."""
    seat, board = leader.seat, view.board
    gains = 1 + lost_tiles(board, foe, supporting_cells(board, foe)).bit_count()
    held = view.hand[leader.sphere] if view.hand is not None and seat == view.seat else None
    strength = supporting_cells(board, leader).bit_count()
    return WarSide(view.dynasties[seat], name_of(view, context, seat), strength, gains, view.hands[seat], held)
