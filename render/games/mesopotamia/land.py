"""What stands on the map: closed areas, walls, ziggurats, events, settlements, armies, ships, the open battle."""

from collections.abc import Iterator

from engine.mesopotamia.content.tables import GOODS, LAND
from engine.mesopotamia.state import DOWN, HELD, RUNNING, TRIBE, Army, Player, Spot
from engine.mesopotamia.view import MesopotamiaView, Position
from render.games.mesopotamia.setting import Layer, empire, letters, mooring, place
from render.games.mesopotamia.sprites.land import Battlements, Rubble, Shut
from render.games.mesopotamia.sprites.pieces import Boat, Fray, Happening, Running, Settlement, Tower, Troop
from render.games.mesopotamia.sprites.tokens import Points
from render.reader import Reader
from render.scene import Item

_HEIGHTS = (40.0, 29.0, 23.0, 17.0)
"""How high the plate of an army is, by how many armies are in the area."""


def land_items(view: MesopotamiaView, reader: Reader) -> Iterator[Item]:
    """Yield everything on the map."""
    state = view.position
    marks = letters(reader)
    for area, spot in enumerate(state.spots):
        yield from _shut(state, area)
        yield from _buildings(state, area, spot)
        yield from _event(state, area, spot)
        yield from _armies(state, area, spot, marks)
    yield from _ships(state)
    if state.battle is not None:
        x, y, wide, high = place(state.content.map, state.battle.area)
        yield Item(Layer.FRAY, x + wide - 3, y + high - 4, Fray())


def _shut(state: Position, area: int) -> Iterator[Item]:
    if area in state.config.closed or area in state.config.blocked:
        x, y, wide, high = place(state.content.map, area)
        yield Item(Layer.SHUT, x, y, Shut(wide, high, area in state.config.blocked))


def _buildings(state: Position, area: int, spot: Spot) -> Iterator[Item]:
    x, y, wide, high = place(state.content.map, area)
    if spot.wall is not None:
        printed = state.content.map.areas[area]
        good = "" if printed.good is None else GOODS[printed.good]
        yield Item(Layer.WALL, x, y, Battlements(wide, high, empire(state, spot.wall), printed.name, good))
    elif area in state.breaches:
        yield Item(Layer.WALL, x, y, Rubble(wide, high))
    if spot.settlement is not None:
        lift, size = (37, 22) if len(spot.armies) > 1 else (43, 28)
        yield Item(Layer.SETTLEMENT, x + 26, y + lift, Settlement(empire(state, spot.settlement), size))
    for player, realm in enumerate(state.realms):
        if realm.home == area:
            yield Item(Layer.TOWER, x + wide / 2, y + 35, Tower(empire(state, player), realm.floors))


def _event(state: Position, area: int, spot: Spot) -> Iterator[Item]:
    if not spot.event:
        return
    x, y, wide, _ = place(state.content.map, area)
    shape = state.content.map.areas[area].shape
    at = x + wide / 2, y + 26
    if spot.event == DOWN:
        yield Item(Layer.EVENT, *at, Happening(shape, "?"))
    elif spot.event == RUNNING and spot.owner is not None:
        yield Item(Layer.EVENT, *at, Running(empire(state, spot.owner), spot.die))
    else:
        yield Item(Layer.EVENT, *at, Happening(shape, spot.token, spot.event == HELD))
        if spot.event == HELD:
            worth = max(option.vp for option in state.content.events[spot.token].options)
            yield Item(Layer.EVENT, at[0] + 16, at[1] + 12, Points(worth, 9.5))


def _armies(state: Position, area: int, spot: Spot, marks: tuple[str, ...]) -> Iterator[Item]:
    """Yield a plate for each army, tribes first, then in the order in which they came."""
    order = {player: number for number, player in enumerate((TRIBE, *spot.here))}
    armies = sorted(spot.armies, key=lambda one: order.get(one.owner, len(order)))
    if not armies:
        return
    x, y, wide, high = place(state.content.map, area)
    home = state.content.map.areas[area].home > 0
    tall = min(_HEIGHTS[min(len(armies), len(_HEIGHTS)) - 1], 30.0 if home else 40.0)
    above = 50 if home or spot.event or spot.settlement is not None else 34
    pitch = min(tall + 1.6, (high - above) / len(armies))
    aside = 5.0 if len(armies) > 1 and spot.settlement is not None else 0.0
    low = y + high - (8 if len(armies) > 1 else 10) - tall / 2
    for number, one in enumerate(reversed(armies)):
        troop = Troop(empire(state, one.owner), kinds(one, marks), min(tall, pitch), wide - 18 - aside)
        yield Item(Layer.ARMY, x + wide / 2, low - pitch * number, troop)


def kinds(one: Army, marks: tuple[str, ...]) -> tuple[tuple[str, str, int], ...]:
    """Return the kinds of units in an army, rams last: each with its letter and number."""
    counts = (*one.units, one.rams)
    return tuple((name, marks[unit], counts[unit]) for unit, name in enumerate((*LAND, "ram")) if counts[unit])


def _ships(state: Position) -> Iterator[Item]:
    """Yield ships on their borders, side by side where two meet."""
    there: dict[int, list[Player]] = {}
    for segment, owner in state.fleet:
        there.setdefault(segment, []).append(owner)
    for segment, owners in there.items():
        x, y = mooring(state.content.map, segment)
        for number, owner in enumerate(owners):
            yield Item(Layer.SHIP, x + 30 * (number - (len(owners) - 1) / 2), y, Boat(empire(state, owner)))
