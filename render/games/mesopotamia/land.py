"""Pieces on the map: closed areas, walls, ziggurats, events, settlements, armies, ships, the open battle.

Each part of an area has its own place, without overlaps: at the top left the name, at the right the good, between them
the event or the ziggurat; below the settlement, and the armies to its right. The rim is for walls and ships; armies use
its room if there are none.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import lru_cache
from itertools import chain, combinations, pairwise
from operator import attrgetter
from typing import NamedTuple

from msgspec.structs import replace

from engine.games.mesopotamia.content.load import content_with_digest
from engine.games.mesopotamia.content.tables import GOODS, Content
from engine.games.mesopotamia.content.tables import Map as World
from engine.games.mesopotamia.state import EVENT_DOWN, EVENT_HELD, EVENT_RUNNING, TRIBE, Army, Config, Player, Spot
from engine.games.mesopotamia.view import MesopotamiaView, Position
from render.games.mesopotamia.setting import Layer, area_rect, empire_in, empire_of, mooring_point, unit_amounts
from render.games.mesopotamia.sprites.land import EVENT_OFFSET, AreaWall, ClosedArea, WallRubble, content_rise
from render.games.mesopotamia.sprites.pieces import (
    ArmyPlate,
    BattleMark,
    EventToken,
    HomeZiggurat,
    Settlement,
    ShipPiece,
    SixRoundEvent,
)
from render.games.mesopotamia.sprites.tokens import LightTag
from render.scene import Item
from render.sprites.ground import Rect

_SETTLEMENT_WIDTH, _NARROW_SETTLEMENT_WIDTH, _PIECE_GAP = 38.0, 34.0, 3.0
"""Width of a settlement, its width within a wall, and gap between pieces, in units."""

_ARMIES_TOP, _MAX_ARMY_HEIGHT, _MIN_ROW_HEIGHT = 49.0, 42.0, 30.0
_EXTRA_ROW_COST = 0.04
"""An additional row of armies must make signs larger by at least this fraction of their usual size."""

_LOW_ARMIES_TOPS = (42.0, 46.0)
"""Y coordinate of the first row of armies from the area's upper edge, if rows would be low otherwise: without an event
above them, and with one. In units."""

_SHIP_REACH = 6.5
"""Distance by which ships reach into a low area from below, in units."""

NUMBER_ROOM, _MIN_NUMBERED_SCALE = 60.0, 0.55
"""Room for an answer's number at the right of an area, and the minimum scale of the armies to its left, relative to
their usual one; smaller ones could not be read, and the number covers a part of them instead."""

_EDGE_DISTANCE, _SIDE_DISTANCE, _FOOT_DISTANCE = 5.0, 16.5, 15.0
"""Distance of armies from the edges of their area, from a side with a wall or a ship, and from a lower edge with one,
in units."""


class AreaFacts(NamedTuple):
    """The facts that determine an area's appearance.

    `config`: the configuration of the game.
    `area`: the area's number.
    `spot`: the area's state.
    `is_breached`: whether its wall was torn down.
    `home`: the owner of the home and the floors of the ziggurat, or None.
    `docks`: whether there are ships on the left, on the right and below.
    `has_number`: whether the number of an answer needs room at the lower right.
    """

    config: Config
    area: int
    spot: Spot
    is_breached: bool
    home: tuple[Player, int] | None
    docks: tuple[bool, bool, bool]
    has_number: bool = False


_NO_DOCKS = (False, False, False)


def land_items(view: MesopotamiaView, numbered: Collection[int] = ()) -> Iterator[Item]:
    """Yield all pieces and marks on the map. Armies in the `numbered` areas leave room for an answer's number."""
    state = view.position
    homes = {realm.home: (player, realm.floors) for player, realm in enumerate(state.realms)}
    world, players = state.content.map, len(state.players)
    docks = [mooring_point(world, segment, players) for segment in dict.fromkeys(segment for segment, _ in state.fleet)]
    drawn = _cached_area_items(state.config)
    for area, spot in enumerate(state.spots):
        docked = _find_docks(area_rect(world, area, players), docks) if docks else _NO_DOCKS
        yield from drawn(area, spot, area in state.breaches, homes.get(area), docked, area in numbered)
    yield from _ship_items(state)
    if state.battle is not None:
        x, y, width, height = area_rect(world, state.battle.area, players)
        yield Item(Layer.FRAY, x + width / 2, y + 1 - content_rise(height), BattleMark(12))


def _find_docks(card: Rect, docks: Sequence[tuple[float, float]]) -> tuple[bool, bool, bool]:
    x, y, width, height = card
    left, right = (
        any(dock_x == side and y < dock_y < y + height for dock_x, dock_y in docks) for side in (x, x + width)
    )
    below = any(abs(dock_y - y - height) < _SHIP_REACH + 1 and x < dock_x < x + width for dock_x, dock_y in docks)
    return left, right, below


@lru_cache(maxsize=10)
def _cached_area_items(config: Config) -> Callable[..., tuple[Item, ...]]:
    """Return a cached function that draws an area of a game, given the fields of `AreaFacts` without `config`. Most
    moves leave most areas unchanged, and comparing configurations takes long."""
    return lru_cache(maxsize=500)(lambda *what: _area_items(AreaFacts(config, *what)))


def _area_items(facts: AreaFacts) -> tuple[Item, ...]:
    """Return all pieces in an area, including its blocker."""
    content = content_with_digest(facts.config.content)
    card = area_rect(content.map, facts.area, len(facts.config.empires))
    items = [*_closed_items(facts, content.map, card), *_building_items(facts, content.map, card)]
    if facts.spot.event:
        items.append(_event_item(facts, content, card))
    return (*items, *_army_items(facts, card))


def _closed_items(area: AreaFacts, world: World, card: Rect) -> Iterator[Item]:
    blocked = area.area in area.config.blocked
    if blocked or area.area in area.config.closed:
        x, y, width, height = card
        yield Item(Layer.SHUT, x, y, ClosedArea(width, height, world.areas[area.area].name, blocked))


def _building_items(facts: AreaFacts, world: World, card: Rect) -> Iterator[Item]:
    x, y, width, height = card
    printed = world.areas[facts.area]
    if facts.spot.wall is not None:
        good = "" if printed.good is None else GOODS[printed.good]
        yield Item(
            Layer.WALL, x, y, AreaWall(width, height, empire_in(facts.config, facts.spot.wall), printed.name, good)
        )
    elif facts.is_breached:
        yield Item(Layer.WALL, x, y, WallRubble(width, height))
    if facts.home is not None:
        owner, floors = facts.home
        yield Item(
            Layer.TOWER,
            x + width - 49,
            y + 28 - content_rise(height),
            HomeZiggurat(empire_in(facts.config, owner), floors),
        )
    elif printed.home and facts.area not in facts.config.closed:
        yield Item(Layer.TOWER, x + width - 34, y + 32 - content_rise(height), LightTag(str(printed.home)))


def _event_item(facts: AreaFacts, content: Content, card: Rect) -> Item:
    spot, shape = facts.spot, content.map.areas[facts.area].shape
    middle = card[0] + EVENT_OFFSET[0], card[1] + EVENT_OFFSET[1] - content_rise(card[3])
    if spot.event == EVENT_DOWN:
        return Item(Layer.EVENT, *middle, EventToken(shape))
    options = content.events[spot.token].options
    if spot.event == EVENT_RUNNING and spot.owner is not None:
        good = next(iter(options[spot.option - 1].each_round))
        return Item(Layer.EVENT, *middle, SixRoundEvent(empire_in(facts.config, spot.owner), good, spot.die))
    worth = max(option.vp for option in options) if spot.event == EVENT_HELD else 0
    return Item(Layer.EVENT, *middle, EventToken(shape, worth))


def _army_items(facts: AreaFacts, card: Rect) -> Iterator[Item]:
    """Yield the settlement, and to its right a plate for each army: the tribe's first, then in order of arrival."""
    x, y, width, height = card
    lifted, spot = content_rise(height), facts.spot
    walled = spot.wall is not None or facts.is_breached
    left, right = (_SIDE_DISTANCE if walled or ships else _EDGE_DISTANCE for ships in facts.docks[:2])
    below = _FOOT_DISTANCE + (lifted and _SHIP_REACH) if facts.docks[2] or (walled and not lifted) else _EDGE_DISTANCE
    y, height = y - lifted, height + lifted
    army_x = x + left
    if spot.settlement is not None:
        room = max(_NARROW_SETTLEMENT_WIDTH, min(_MAX_ARMY_HEIGHT, height - below - _ARMIES_TOP))
        house = Settlement(empire_in(facts.config, spot.settlement), min(_SETTLEMENT_WIDTH, room))
        middle = min(_ARMIES_TOP, height - below - room) + room / 2
        yield Item(Layer.SETTLEMENT, army_x + house.size / 2, y + middle, house)
        army_x += _SETTLEMENT_WIDTH + _PIECE_GAP
    order = {player: index for index, player in enumerate((TRIBE, *spot.here))}
    armies = sorted(spot.armies, key=lambda army: order.get(army.owner, len(order)))
    if not armies:
        return
    plates = [_army_plate(facts, army) for army in armies]
    foot, end, event = height - below, x + width - right, bool(spot.event)
    ranks = _best_layout(plates, end - army_x, foot, event)
    if facts.has_number and (room := x + width - NUMBER_ROOM - army_x) > 0:
        beside = _best_layout(plates, room, foot, event)
        if beside.score >= _MIN_NUMBERED_SCALE * ranks.score:
            ranks, end = beside, x + width - NUMBER_ROOM
    middle = army_x if spot.settlement is not None else x + width / 2
    for index, row in enumerate(ranks.rows):
        taken = sum(plate.width for plate in row) + _PIECE_GAP * (len(row) - 1)
        plate_x = min(max(army_x, middle - taken / 2), end - taken)
        for plate in row:
            yield Item(
                Layer.ARMY, plate_x + plate.width / 2, y + ranks.top + ranks.pitch * index + plate.height / 2, plate
            )
            plate_x += plate.width + _PIECE_GAP


def _army_plate(area: AreaFacts, army: Army) -> ArmyPlate:
    signed = army.owner != area.spot.settlement
    return ArmyPlate(empire_in(area.config, army.owner), unit_amounts(army), _MAX_ARMY_HEIGHT, 0, signed)


class ArmyLayout(NamedTuple):
    """The layout of the armies in an area.

    `rows`: the armies' plates in each row.
    `top`: the y coordinate of the first row, in units.
    `pitch`: the distance between rows, in units.
    """

    rows: tuple[tuple[ArmyPlate, ...], ...]
    top: float
    pitch: float

    @property
    def score(self) -> float:
        """Return the scale of the smallest signs, reduced a little for each row."""
        return min(plate.zoom for row in self.rows for plate in row) - _EXTRA_ROW_COST * len(self.rows)


def _best_layout(plates: Sequence[ArmyPlate], room: float, foot: float, event: bool) -> ArmyLayout:
    """Return the layout with the largest signs for `plates` in their order, `room` units wide and above y `foot`.
    `event`: whether an event is above the armies."""
    cuts = chain.from_iterable(combinations(range(1, len(plates)), count) for count in range(len(plates)))
    splits = [[plates[start:end] for start, end in pairwise((0, *cut, len(plates)))] for cut in cuts]
    layouts = [_arrange_rows(split, len(split), room, foot, event) for split in splits]
    if len(plates) == 1 and len(plates[0].units) > 1:
        layouts.append(_arrange_rows([[replace(plates[0], line_count=2)]], 2, room, foot, event))
    return max(layouts, key=attrgetter("score"))


def _arrange_rows(rows: Sequence[Sequence[ArmyPlate]], lines: int, room: float, foot: float, event: bool) -> ArmyLayout:
    """Return the layout of these rows of plates, as large as `lines` lines of signs above y `foot` can be."""
    top, pitch = _ARMIES_TOP, min(_MAX_ARMY_HEIGHT + 1, foot - _ARMIES_TOP + 1)
    if lines > 1:
        top = _ARMIES_TOP if (foot - _ARMIES_TOP) / lines >= _MIN_ROW_HEIGHT else _LOW_ARMIES_TOPS[event]
        pitch = (foot - top) / lines
    tall = (pitch - 1) * (lines if lines > len(rows) else 1)
    return ArmyLayout(tuple(_fit_side_by_side(row, room, tall) for row in rows), top, pitch)


def _fit_side_by_side(row: Sequence[ArmyPlate], room: float, tall: float) -> tuple[ArmyPlate, ...]:
    """Return the plates of a row, `tall` units high, with widths that together fill `room`."""
    part = (room - _PIECE_GAP * (len(row) - 1)) / sum(plate.usual_width for plate in row)
    return tuple(replace(plate, height=tall, max_width=plate.usual_width * part) for plate in row)


def _ship_items(state: Position) -> Iterator[Item]:
    """Yield the ships at the middle of their borders, side by side if several are on the same border."""
    players_by_border: dict[int, list[Player]] = {}
    for segment, owner in state.fleet:
        players_by_border.setdefault(segment, []).append(owner)
    for segment, owners in players_by_border.items():
        x, y = mooring_point(state.content.map, segment, len(state.players))
        for index, owner in enumerate(owners):
            yield Item(Layer.SHIP, x + 32 * (index - (len(owners) - 1) / 2), y, ShipPiece(empire_of(state, owner)))
