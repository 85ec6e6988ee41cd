"""The journal's picture: nodes with their effects, ways with their requirements, the players' markers; and the layout
of nodes, ways and tags in two bands, each read from left to right."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from engine.game import Event, Seat
from engine.games.wayfarers.components.effects import TILE_OF_NODE
from engine.games.wayfarers.components.tables import EDGES_BY_START, GUILDS, JOURNAL_NODES, Edge
from engine.games.wayfarers.reading.journal import is_edge_open, node_effects, requirement_progress, requirements
from engine.games.wayfarers.state import RIVAL
from engine.games.wayfarers.view import WayfarersView
from render.context import PictureContext
from render.drawing.canvas import Canvas
from render.drawing.shapes import Point, curve, polygon, rounded_rectangle, wavy_line
from render.games.wayfarers.board.alt import journal_alt
from render.games.wayfarers.names import place_name
from render.games.wayfarers.recent import changed_places
from render.games.wayfarers.setting import SIZE, Layer, deciding_seat, mark_of
from render.games.wayfarers.sprites.inks import named_colour
from render.games.wayfarers.sprites.pieces import PlayersBadge, Worker
from render.games.wayfarers.sprites.places.journal import (
    LAST_NODE_HEIGHT,
    LAST_NODE_WIDTH,
    NODE_HEIGHT,
    NODE_WIDTH,
    TAG_WIDTH,
    JournalNode,
    OriginTag,
    StepRequirements,
)
from render.games.wayfarers.sprites.tokens import Token, cost_tokens, effect_tokens, term_tokens
from render.scene import BackdropSprite, Item, Scene, sort_by_layer
from render.sprites.ground import Rect, paint_card, paint_wall
from render.sprites.landscape import mix_colours, paint_palm
from render.sprites.marks import Brackets
from render.theme import Theme

BAND_RECTS: tuple[Rect, Rect] = ((6, 6, 1088, 341), (6, 353, 1088, 341))
FIRST_LOWER_COLUMN = 6
"""The first column of nodes in the lower band, counted from 0."""

_COLUMN_X = (68.0, 196.0, 404.0, 613.0, 822.0, 1030.0, 181.0, 388.0, 593.0, 798.0, 1019.0)
"""X coordinate of the middle of each column of nodes, in units."""

TAG_X = 8.0
"""X coordinate in the lower band where a way from the upper band begins, in units."""

_COST_DROP, _ORIGIN_RISE = 19.0, 40.0
"""For a way from the upper band: distance of its cost below it, and of its origin's name above the cost, in units."""

_NODE_DROP = 5.0
"""Distance of nodes below the middle of their part of a band, in units, which leaves room for markers above them."""

_MAX_COST_PITCH, _CROSSING_COST_PITCH = 56.0, 83.0
"""Maximum vertical distance between the costs of ways in one gap, and in the gap between the bands, in units."""

_COST_FRAME_DISTANCE = 5.0
"""Minimum distance of costs from a band's frame, in units."""


class WayLayout(NamedTuple):
    """The layout of a way between nodes: its first point, the middle of its requirements, its last point, in units."""

    start: Point
    middle: Point
    end: Point


@cache
def node_middle(node: str) -> Point:
    """Return the middle of a node, in units."""
    column = JOURNAL_NODES[node].column
    beside = [neighbour.id for neighbour in JOURNAL_NODES.values() if neighbour.column == column]
    _, top, _, height = BAND_RECTS[column >= FIRST_LOWER_COLUMN]
    lower = 0.0 if JOURNAL_NODES[node].last else _NODE_DROP
    return _COLUMN_X[column], top + height * (beside.index(node) + 0.5) / len(beside) + lower


@cache
def node_half_size(node: str) -> Point:
    """Return half the width and half the height of a node, in units."""
    return (
        (LAST_NODE_WIDTH / 2, LAST_NODE_HEIGHT / 2) if JOURNAL_NODES[node].last else (NODE_WIDTH / 2, NODE_HEIGHT / 2)
    )


def changes_band(edge: Edge) -> bool:
    """Whether a way leads from the upper band to the lower one."""
    return JOURNAL_NODES[edge.start].column < FIRST_LOWER_COLUMN <= JOURNAL_NODES[edge.end].column


@lru_cache(maxsize=1)
def way_layouts() -> dict[tuple[str, str], WayLayout]:
    """Return the layout of each way, by the ids of its two nodes. The requirements of ways in the same gap between
    columns are stacked without overlap."""
    layouts: dict[tuple[str, str], WayLayout] = {}
    for column in range(max(node.column for node in JOURNAL_NODES.values())):
        gap = [
            edge for edges in EDGES_BY_START.values() for edge in edges if JOURNAL_NODES[edge.start].column == column
        ]
        _, top, _, height = BAND_RECTS[column >= FIRST_LOWER_COLUMN - 1]
        pitch = min(
            _CROSSING_COST_PITCH if column == FIRST_LOWER_COLUMN - 1 else _MAX_COST_PITCH,
            (height - 2 * _COST_FRAME_DISTANCE) / max(1, len(gap)),
        )
        highest, lowest = top + _COST_FRAME_DISTANCE + pitch / 2, top + height - _COST_FRAME_DISTANCE - pitch / 2
        levels = _spread_levels([_usual_level(edge) for edge in gap], pitch, highest, lowest)
        for edge, level in zip(gap, levels, strict=True):
            layouts[edge.start, edge.end] = _way_layout(edge, level)
    return layouts


def _usual_level(edge: Edge) -> float:
    start, end = node_middle(edge.start)[1], node_middle(edge.end)[1]
    if changes_band(edge):
        return end + (start - BAND_RECTS[0][1] - BAND_RECTS[0][3] / 2) / 10
    outwards = 100 * (JOURNAL_NODES[edge.end].column - JOURNAL_NODES[edge.start].column - 1)
    _, top, _, height = BAND_RECTS[JOURNAL_NODES[edge.start].column >= FIRST_LOWER_COLUMN]
    return (start + end) / 2 + (-outwards if start < top + height / 2 else outwards)


def _way_layout(edge: Edge, level: float) -> WayLayout:
    column = JOURNAL_NODES[edge.start].column
    end = node_middle(edge.end)[0] - node_half_size(edge.end)[0]
    if changes_band(edge):
        cost_y = level + _COST_DROP
        return WayLayout((TAG_X, cost_y), (TAG_X + TAG_WIDTH / 2, cost_y), (end, node_middle(edge.end)[1]))
    start = node_middle(edge.start)[0] + NODE_WIDTH / 2
    near = _COLUMN_X[column + 1] - (LAST_NODE_WIDTH if JOURNAL_NODES[edge.end].last else NODE_WIDTH) / 2
    return WayLayout((start, node_middle(edge.start)[1]), ((start + near) / 2, level), (end, node_middle(edge.end)[1]))


def _spread_levels(levels: list[float], pitch: float, highest: float, lowest: float) -> list[float]:
    """Return levels as close to the given ones as possible, in the same order, at least `pitch` apart, from `highest`
    to `lowest`. All are y coordinates in units."""
    order = sorted(range(len(levels)), key=lambda index: levels[index])
    placed = [0.0] * len(levels)
    for place, index in enumerate(order):
        first_level = highest if not place else placed[order[place - 1]] + pitch
        placed[index] = max(first_level, levels[index])
    for place, index in reversed(list(enumerate(order))):
        height = lowest if place == len(order) - 1 else placed[order[place + 1]] - pitch
        placed[index] = min(height, placed[index])
    return placed


_NODE_OVERLAP = 8.0
"""Maximum overlap of a way's cost with a node of the last column, in units. The node's name begins at its left edge."""

_MARKER_SIZE, _MARKER_PITCH = 15.5, 27.0
"""Radius of a player's marker on a node, and distance between two markers, in units."""

_WORKER_INSET, _WORKER_RISE = 42.0, 12.0
"""Distances of a worker's middle from a node's side, and above its upper edge, where it covers no sign, no name
and no number of an answer."""


_ROAD_WIDTH, _MAX_BEND_LENGTH = 8.0, 60.0
"""Width of a way, and maximum length of half the bend before its end, in units."""


class JournalBackdrop(Struct, BackdropSprite, frozen=True):
    """The background of the journal: the wall, and bands of parchment with the ways on them.

    `size`: width and height of the picture, in units.
    `bands`: the numbers of the drawn bands, 0 for the upper one and 1 for the lower one.
    `shift`: how much lower the bands are than in the whole journal, in units.
    `cards`: the rectangles of enlarged places above the bands.
    """

    size: tuple[int, int] = SIZE
    bands: tuple[int, ...] = (0, 1)
    shift: float = 0.0
    cards: tuple[Rect, ...] = ()

    is_sliceable = True

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the wall, the cards, the bands and the ways."""
        paint_wall(canvas, self.size, theme)
        for place in self.cards:
            paint_card(canvas, place, theme, theme.ground[0])
        self._bands(canvas.move_origin(0, self.shift), theme)

    def _bands(self, canvas: Canvas, theme: Theme) -> None:
        shown = [BAND_RECTS[band] for band in self.bands]
        for band in self.bands:
            x, y, width, height = BAND_RECTS[band]
            rims = ((0.0, theme.gold.dark), (1.2, theme.gold.base), (3.4, theme.casing), (4.8, theme.ground[0]))
            for inset, ink in rims:
                canvas.fill(
                    rounded_rectangle(x + inset, y + inset, width - 2 * inset, height - 2 * inset, 9 - inset), ink
                )
            if theme.textured:
                _paint_country(canvas, band, theme)
        roads = [
            road_points(way)
            for way in way_layouts().values()
            if any(y <= way.middle[1] <= y + height for _, y, _, height in shown)
        ]
        for width, ink in ((_ROAD_WIDTH, named_colour("wood")), (_ROAD_WIDTH - 3.2, theme.ivory)):
            for points in roads:
                canvas.stroke(points, width, ink)


def road_points(way: WayLayout) -> tuple[Point, ...]:
    """Return points along a way, which leaves and reaches nodes and requirements level. A way past another column stays
    level until it nears its end."""
    (x, y), (middle_x, middle_y), (end_x, end_y) = way
    bend_x, bend = (x + middle_x) / 2, min((end_x - middle_x) / 2, _MAX_BEND_LENGTH)
    there = curve((x, y), (bend_x, y), (bend_x, middle_y), (middle_x, middle_y))
    onward = curve((end_x - 2 * bend, middle_y), (end_x - bend, middle_y), (end_x - bend, end_y), (end_x, end_y))
    return (*there, *onward)


_RIVER: tuple[Point, ...] = ((144, 15), (134, 60), (152, 110), (120, 160), (98, 240), (128, 296), (122, 326))
_DUNES: tuple[tuple[tuple[Point, ...], ...], ...] = (
    (
        ((12, 318), (120, 290), (300, 324), (520, 292), (760, 326), (940, 296), (1088, 318)),
        ((12, 334), (220, 314), (420, 336), (640, 312), (900, 336), (1088, 310)),
    ),
    (
        ((12, 656), (180, 674), (420, 640), (640, 672), (860, 638), (1088, 664)),
        ((12, 680), (160, 656), (330, 680), (560, 658), (800, 682), (1088, 654)),
    ),
)
_PALMS = ((38.0, 312.0, 46.0), (74.0, 318.0, 34.0))
"""The river and the palms of the upper band, the latter as feet and heights, and the crests of the dunes of both
bands."""

_RIVER_WIDTH = 16.0


def _paint_country(canvas: Canvas, band: int, theme: Theme) -> None:
    """Draw the land behind a band's ways: the Tigris, dunes and palms, too pale to compete with anything on it."""
    ground, shade = theme.ground[0], theme.clay.dark
    _, top, _, height = BAND_RECTS[band]
    low = top + height - 5
    if band == 0:
        for width, ink in ((_RIVER_WIDTH, theme.flow), (_RIVER_WIDTH - 3, theme.water)):
            canvas.stroke(wavy_line(_RIVER, 0), width, ink)
    for depth, crests in enumerate(_DUNES[band]):
        outline = (*wavy_line(crests, 0), (crests[-1][0], low), (crests[0][0], low))
        canvas.fill(polygon(*outline), mix_colours(ground, shade, 0.1 + 0.06 * depth))
    for x, y, tall in _PALMS if band == 0 else ():
        paint_palm(canvas, x, y, tall, mix_colours(ground, shade, 0.34), (mix_colours(ground, shade, 0.3),) * 2)


def draw_journal(view: WayfarersView, context: PictureContext, recent: Sequence[Event]) -> Scene:
    """Draw the journal with all players' markers, and brackets around the nodes that were reached last."""
    changed = changed_places(view, recent)
    marks = [
        Item(
            Layer.BRACKETS,
            node_middle(node)[0] - node_half_size(node)[0],
            node_middle(node)[1] - node_half_size(node)[1],
            _node_brackets(node),
        )
        for node in JOURNAL_NODES
        if node in changed
    ]
    items = [*journal_items(view, context, deciding_seat(view)), *marks]
    return journal_scene("board", "journal", context, items, journal_alt(view, context))


def journal_scene(kind: str, name: str, context: PictureContext, items: Iterable[Item], alt: str) -> Scene:
    """Compose a picture of the whole journal with `items` on it."""
    return Scene(kind, f"wayfarers-{name}", SIZE, context.theme, JournalBackdrop(), sort_by_layer(items), alt)


def _node_brackets(node: str) -> Brackets:
    width, height = node_half_size(node)
    return Brackets(2 * width, 2 * height)


def journal_items(view: WayfarersView, context: PictureContext, mover: Seat | None) -> Iterator[Item]:
    """Yield ways, nodes and markers, in the same order for all readers. Ways open to `mover` are highlighted."""
    table = view.table
    node_of_seat = _node_of_seat(view)
    walkers = _progress_seats(view, mover)
    reached = min(JOURNAL_NODES[node].column for node in node_of_seat.values())
    for edges in EDGES_BY_START.values():
        for edge in edges:
            past = JOURNAL_NODES[edge.start].column < reached
            if changes_band(edge):
                origin = OriginTag(place_name(context, edge.start), past)
                x, y = way_layouts()[edge.start, edge.end].middle
                yield Item(Layer.BLOT, x, y - _ORIGIN_RISE, origin)
            yield from _way_items(view, edge, walkers.get(edge.start), mover, past=past)
    open_ends = {
        edge.end
        for edge in (EDGES_BY_START[table.players[mover].node] if mover is not None else ())
        if is_edge_open(table, mover or 0, edge)
    }
    for node in JOURNAL_NODES:
        marks = [mark_of(view, seat) for seat, seat_node in node_of_seat.items() if seat_node == node]
        scrap = scrap_of(view, context, node)
        past = JOURNAL_NODES[node].column < reached
        scrap = replace(scrap, is_past=past, is_open=node in open_ends, mark=marks[0] if marks else "")
        x, y = node_middle(node)
        yield Item(Layer.NODE, x, y, scrap)
        width, height = node_half_size(node)
        if JOURNAL_NODES[node].green in table.greens:
            yield Item(Layer.PIECE, x + width - _WORKER_INSET, y - height - _WORKER_RISE, Worker("green", 38))
        yield from _marker_items(marks, x - width, y - height, in_column=scrap.is_last)


def scrap_of(view: WayfarersView, context: PictureContext, node: str) -> JournalNode:
    """Return the sprite of a node, with its name and its current effects: its tile's, or its printed ones."""
    printed = JOURNAL_NODES[node]
    tokens = effect_tokens(node_effects(view.table.nodes, node)) or (Token("journal"),)
    lies = any(item.word == TILE_OF_NODE for item in printed.effect)
    return JournalNode(place_name(context, node), tokens, lies, printed.last)


def _marker_items(marks: Sequence[str], left: float, top: float, *, in_column: bool) -> Iterator[Item]:
    """Yield the markers on a node, along its upper edge, or stacked at its corner if the next node is near."""
    for index, mark in enumerate(marks):
        if in_column:
            yield Item(Layer.TAG, left - 6, top + 3 + 30 * index, PlayersBadge(mark, 15))
        else:
            yield Item(Layer.TAG, left + 10 + _MARKER_PITCH * index, top - 6, PlayersBadge(mark, _MARKER_SIZE))


def _node_of_seat(view: WayfarersView) -> dict[Seat, str]:
    table = view.table
    node_of_seat: dict[Seat, str] = {seat: player.node for seat, player in enumerate(table.players)}
    if table.rival is not None:
        node_of_seat[RIVAL] = table.rival.node
    return node_of_seat


def _progress_seats(view: WayfarersView, mover: Seat | None) -> dict[str, Seat]:
    """Return, for each node, the seat whose progress its ways show: `mover` on its own node, otherwise the only player
    on the node. Nodes without such a seat are left out."""
    seats_by_node: dict[str, list[Seat]] = {}
    for seat, player in enumerate(view.table.players):
        seats_by_node.setdefault(player.node, []).append(seat)
    alone = {node: seats[0] for node, seats in seats_by_node.items() if len(seats) == 1}
    return alone if mover is None else {**alone, view.table.players[mover].node: mover}


def _way_items(
    view: WayfarersView, edge: Edge, walker: Seat | None, mover: Seat | None, *, past: bool
) -> Iterator[Item]:
    """Yield the requirements of a way, with the progress of the seat `walker`, or nothing if it requires nothing."""
    ask = ask_of(view, edge, walker, mover, past=past)
    if ask is None:
        return
    x, y = way_layouts()[edge.start, edge.end].middle
    if JOURNAL_NODES[edge.end].last:
        x = min(x, node_middle(edge.end)[0] - node_half_size(edge.end)[0] + _NODE_OVERLAP - ask.box.right)
    yield Item(Layer.PIECE if ask.progress else Layer.BLOT, x, y, ask)


def ask_of(
    view: WayfarersView, edge: Edge, walker: Seat | None, mover: Seat | None, *, past: bool = False
) -> StepRequirements | None:
    """Return the tag with a way's requirements and the progress of the seat `walker`, or None if it has none."""
    need, cost = requirements(view.table, edge)
    tokens = cost_tokens(cost) if cost else term_tokens(*need) if need else ()
    if not tokens:
        return None
    state, met, lit = "", False, False
    if walker is not None:
        count, needed = _progress_counts(view, walker, edge)
        alternatives = len(tokens) > 1 and not cost
        state, met = str(count) if alternatives and needed == 1 else f"{count}/{needed}", count >= needed
        lit = walker == mover and is_edge_open(view.table, walker, edge)
        tokens = tokens if cost else tuple(token._replace(number=1) for token in tokens)
    return StepRequirements(tokens, bool(cost), "" if cost else state, met, past, lit)


def _progress_counts(view: WayfarersView, seat: Seat, edge: Edge) -> tuple[int, int]:
    player = view.table.players[seat]
    need, cost = requirements(view.table, edge)
    if need is not None:
        return requirement_progress(player, need)
    paid = sum(min(player.guilds[GUILDS.index(guild)], count) for guild, count in cost)
    return paid, sum(count for _, count in cost)
