"""An open conflict on the board, or wars to choose from: fighters ringed, supporters framed, strengths
on tags, everything else in shade; next to the board the possible wars."""

from collections.abc import Iterator, Sequence

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
from render.games.kingdoms.sprites.fight import Clash, Strength, Support, strength_tags
from render.games.kingdoms.sprites.leaders import Fighter
from render.games.kingdoms.sprites.tiles import CELL
from render.games.kingdoms.war_list import BACK_WIDTH, Foe, War, war_blocks
from render.games.tigris.setting import CORNER, Layer, middle, place, places, spot
from render.games.tigris.sprites.realms import Veil, surroundings
from render.games.tigris.sprites.tiles import FaceDown
from render.layouts.frame import Frame
from render.scene import Item
from render.sprites.ground import FRAME_WIDTH

_ALL_LIT = 0b111_111_111
"""The bits of a cell whose whole neighbourhood is lit, so that no shade touches it."""

_TAG_AREA = Box(CORNER[0], CORNER[1] - 8, CORNER[0] + MAP_WIDTH * CELL, CORNER[1] + MAP_HEIGHT * CELL + 8)
"""The area for tags with strengths, without the letters and numbers of the rows."""

_MAX_RUN = 5
"""Maximum number of adjacent shaded cells in one sprite. Longer runs take more memory than their saving in time is
worth."""


def fight_items(view: TigrisView) -> Iterator[Item]:
    """Yield everything that shows the open conflict, or the wars to choose from; nothing if there is neither."""
    if view.agenda[:1] == (Wars(),):
        yield from war_items(view, colours_at_war(view.board))
        return
    conflict = view.conflict
    if conflict is None or conflict.winner is not None:
        return
    sides = (conflict.attacker, conflict.defender)
    for side in sides:
        for cell in cells_of_bits(side.supporters):
            yield Item(Layer.SUPPORT, *spot(cell), Support(CELL, CELL))
    yield from _fighter_items(view, [(side.cell, Strength(side.strength, not side.committed)) for side in sides])
    yield from _sword_items(view, conflict)


def war_items(view: TigrisView, spheres: Sequence[Sphere]) -> Iterator[Item]:
    """Yield the marks of the wars of these colours before one is chosen: the fighters and their strengths."""
    board = view.board
    leaders = [leader for sphere in spheres for leader in leaders_at_war(board, sphere)]
    strengths = [Strength(supporting_cells(board, leader).bit_count(), True) for leader in leaders]
    places = [board.leaders[leader.seat][leader.sphere] for leader in leaders]
    yield from _fighter_items(view, [*zip(places, strengths, strict=True)])


def standing_items(view: TigrisView, spheres: Sequence[Sphere]) -> Iterator[Item]:
    """Yield a ring around each of the viewer's leaders of these colours, or nothing if one of them is at home."""
    row = view.board.leaders[view.seat] if view.seat is not None else ()
    places = [row[sphere] for sphere in spheres] if row else []
    if OFF_BOARD not in places:
        yield from (Item(Layer.RING, *middle(cell), Fighter()) for cell in places)


def _fighter_items(view: TigrisView, fighters: Sequence[tuple[int, Strength]]) -> Iterator[Item]:
    """Yield a ring and the strength for each fighting leader, and shade over everything except their kingdoms."""
    yield from _shade_items(view, sum({1 << cell for cell, _ in fighters}))
    for cell, _ in fighters:
        yield Item(Layer.RING, *middle(cell), Fighter())
    tags = [(*middle(cell), strength) for cell, strength in fighters]
    leaders = [middle(cell) for row in view.board.leaders for cell in row if cell != OFF_BOARD]
    yield from (Item(Layer.BADGE, *tag) for tag in strength_tags(tags, 24, 38, _TAG_AREA, leaders))


def _sword_items(view: TigrisView, conflict: Conflict) -> Iterator[Item]:
    """Yield swords between nearby fighters, if they hide nothing."""
    (ax, ay), (bx, by) = place(conflict.attacker.cell), place(conflict.defender.cell)
    between = ((ax + bx) // 2, (ay + by) // 2)
    near = abs(ax - bx) + abs(ay - by) in (2, 4) and (ax + bx) % 2 == (ay + by) % 2 == 0
    if near and between not in places(survey(view.board).occupied):
        cell = between[1] * ROW_BITS + between[0]
        yield Item(Layer.BADGE, *middle(cell), Clash())


def _shade_items(view: TigrisView, fighters: int) -> Iterator[Item]:
    bits = dict(surroundings(frozenset(places(_fighting_kingdoms(view, fighters)))))
    for row in range(-1, MAP_HEIGHT + 1):
        around = [bits.get((column, row), 0) for column in range(-1, MAP_WIDTH + 1)]
        for first, last in _shaded_runs(around):
            x, y = CORNER[0] + (first - 1) * CELL, CORNER[1] + row * CELL
            yield Item(Layer.VEIL, x, y, Veil(around[first], _shaded_part(first - 1, last - 1, row)))


def _shaded_runs(around: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield the first and the last of adjacent cells that one sprite shades. Several cells share a sprite if nothing
    near them is lit, since each sprite is looked up and pasted separately."""
    first = 0
    while first < len(around):
        last = first
        while not any(around[first : last + 2]) and last + 1 < min(len(around), first + _MAX_RUN):
            last += 1
        if around[first] != _ALL_LIT:
            yield first, last
        first = last + 1


def _shaded_part(first: int, last: int, row: int) -> Box:
    """Return the shaded part of a run of cells. Of cells around the map it is only the frame, since outlines reach onto
    it."""
    left, right = (CELL - FRAME_WIDTH if first < 0 else 0), (FRAME_WIDTH if last == MAP_WIDTH else CELL)
    top, bottom = (CELL - FRAME_WIDTH if row < 0 else 0), (FRAME_WIDTH if row == MAP_HEIGHT else CELL)
    return Box(left, top, (last - first) * CELL + right, bottom)


def _fighting_kingdoms(view: TigrisView, fighters: int) -> int:
    """Return the kingdoms of the fighting leaders and the tile that joined them."""
    ground = survey(view.board).ground
    covered = 0 if view.board.covered == OFF_BOARD else 1 << view.board.covered
    return flood_fill(fighters, ground & ~covered) | covered


def war_list(view: TigrisView, context: PictureContext, frame: Frame, spheres: Sequence[Sphere]) -> Iterator[Item]:
    """Yield a block for the war of each of these colours. The first clockwise from the active player attacks (R8.3)."""
    order = clockwise(view.turn, len(view.dynasties))
    found = []
    for sphere in spheres:
        first, second = sorted(leaders_at_war(view.board, sphere), key=lambda leader: order.index(leader.seat))
        foes = _foe(view, context, first, second), _foe(view, context, second, first)
        found.append(War(sphere, context.word(sphere.leader), foes))
    yield from war_blocks(frame, context, found, FaceDown(BACK_WIDTH))


def _foe(view: TigrisView, context: PictureContext, leader: Leader, other: Leader) -> Foe:
    """Return one side. The winner gains a point for the other leader and one for each tile that it loses (R8.7)."""
    seat, board = leader.seat, view.board
    gains = 1 + lost_tiles(board, other, supporting_cells(board, other)).bit_count()
    held = view.hand[leader.sphere] if view.hand is not None and seat == view.seat else None
    strength = supporting_cells(board, leader).bit_count()
    return Foe(view.dynasties[seat], name_of(view, context, seat), strength, gains, view.hands[seat], held)
