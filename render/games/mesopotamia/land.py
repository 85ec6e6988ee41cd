"""What stands on the map: closed areas, walls, ziggurats, events, settlements, armies, ships, the open battle.

Everything in an area has its own place, and nothing covers anything: above on the left the name, on the right the good,
between them the event or the ziggurat; below the settlement, and the armies to its right. The rim is for walls and
ships; armies have its room where neither is."""

from collections.abc import Iterator

from engine.mesopotamia.content.tables import GOODS
from engine.mesopotamia.reading.board import owns_home
from engine.mesopotamia.state import DOWN, HELD, RUNNING, TRIBE, Player, Spot
from engine.mesopotamia.view import MesopotamiaView, Position
from render.games.mesopotamia.setting import Layer, empire, kinds, mooring, place
from render.games.mesopotamia.sprites.land import EVENT, Battlements, Rubble, Shut
from render.games.mesopotamia.sprites.pieces import Boat, Fray, Happening, Running, Settlement, Tower, Troop
from render.games.mesopotamia.sprites.tokens import Tag
from render.scene import Item
from render.sprites.ground import Card

_SETTLEMENT, _SEAM = 38.0, 3.0
_ARMIES, _ALONE, _LOW = 49.0, 42.0, 26.0
_CLOSE = (42.0, 46.0)
"""Where several armies begin that would be low otherwise, without an event above them and with one."""

_EDGE, _SIDE, _FOOT = 5.0, 16.5, 14.0
"""How far armies stay away from the rim of their area, and from a side or the foot with a wall or a ship."""


def land_items(view: MesopotamiaView) -> Iterator[Item]:
    """Yield everything on the map."""
    state = view.position
    moored = dict.fromkeys(segment for segment, _ in state.fleet)
    docks = [mooring(state.content.map, segment) for segment in moored]
    for area, spot in enumerate(state.spots):
        card = place(state.content.map, area)
        yield from _shut(state, area, card)
        yield from _buildings(state, area, spot, card)
        if spot.event:
            yield from _event(state, area, spot, card)
        if spot.armies or spot.settlement is not None:
            yield from _armies(state, area, spot, card, docks)
    yield from _ships(state)
    if state.battle is not None:
        x, y, wide, _ = place(state.content.map, state.battle.area)
        yield Item(Layer.FRAY, x + wide / 2, y + 1, Fray(12))


def _shut(state: Position, area: int, card: Card) -> Iterator[Item]:
    if area in state.config.closed or area in state.config.blocked:
        x, y, wide, high = card
        name = state.content.map.areas[area].name
        yield Item(Layer.SHUT, x, y, Shut(wide, high, name, area in state.config.blocked))


def _buildings(state: Position, area: int, spot: Spot, card: Card) -> Iterator[Item]:
    x, y, wide, high = card
    if spot.wall is not None:
        printed = state.content.map.areas[area]
        good = "" if printed.good is None else GOODS[printed.good]
        yield Item(Layer.WALL, x, y, Battlements(wide, high, empire(state, spot.wall), printed.name, good))
    elif area in state.breaches:
        yield Item(Layer.WALL, x, y, Rubble(wide, high))
    owner = owns_home(state, area)
    if owner is not None:
        yield Item(Layer.TOWER, x + wide - 49, y + 28, Tower(empire(state, owner), state.realms[owner].floors))
    elif state.content.map.areas[area].home and area not in state.config.closed:
        yield Item(Layer.TOWER, x + wide - 34, y + 32, Tag(str(state.content.map.areas[area].home), 26))


def _event(state: Position, area: int, spot: Spot, card: Card) -> Iterator[Item]:
    x, y, _, _ = card
    shape = state.content.map.areas[area].shape
    at = x + EVENT[0], y + EVENT[1]
    if spot.event == DOWN:
        yield Item(Layer.EVENT, *at, Happening(shape))
    elif spot.event == RUNNING and spot.owner is not None:
        good = next(iter(state.content.events[spot.token].options[spot.option - 1].each_round))
        yield Item(Layer.EVENT, *at, Running(empire(state, spot.owner), good, spot.die))
    else:
        worth = max(option.vp for option in state.content.events[spot.token].options) if spot.event == HELD else 0
        yield Item(Layer.EVENT, *at, Happening(shape, worth))


def _armies(state: Position, area: int, spot: Spot, card: Card, docks: list[tuple[float, float]]) -> Iterator[Item]:
    """Yield the settlement and a plate for each army to its right, tribes on top, then in the order in which they
    came."""
    x, y, wide, high = card
    walled = spot.wall is not None or area in state.breaches
    left, right = (_SIDE if walled or (side, y + high / 2) in docks else _EDGE for side in (x, x + wide))
    ships = any(abs(down - y - high) < 1 and x < across < x + wide for across, down in docks)
    below = _FOOT if walled or ships else _EDGE
    first = x + left
    if spot.settlement is not None:
        middle = y + _ARMIES + _ALONE / 2
        yield Item(
            Layer.SETTLEMENT, first + _SETTLEMENT / 2, middle, Settlement(empire(state, spot.settlement), _SETTLEMENT)
        )
        first += _SETTLEMENT + _SEAM
    order = {player: number for number, player in enumerate((TRIBE, *spot.here))}
    armies = sorted(spot.armies, key=lambda one: order.get(one.owner, len(order)))
    if not armies:
        return
    top, pitch = _ARMIES, _ALONE
    if len(armies) > 1:
        if (high - below - top) / len(armies) < _LOW + 1:
            top = _CLOSE[bool(spot.event)]
        pitch = (high - below - top) / len(armies)
    room = x + wide - right - first
    for number, one in enumerate(armies):
        tall = pitch if len(armies) == 1 else pitch - 1
        troop = Troop(empire(state, one.owner), kinds(one), tall, room, one.owner != spot.settlement)
        middle = y + top + pitch * number + tall / 2
        at = first + troop.width / 2 if spot.settlement is not None else max(x + wide / 2, first + troop.width / 2)
        yield Item(Layer.ARMY, min(at, x + wide - right - troop.width / 2), middle, troop)


def _ships(state: Position) -> Iterator[Item]:
    """Yield ships on their borders, side by side where two meet."""
    there: dict[int, list[Player]] = {}
    for segment, owner in state.fleet:
        there.setdefault(segment, []).append(owner)
    for segment, owners in there.items():
        x, y = mooring(state.content.map, segment)
        for number, owner in enumerate(owners):
            yield Item(Layer.SHIP, x + 32 * (number - (len(owners) - 1) / 2), y, Boat(empire(state, owner)))
