"""Evaluation of the siege of Ur (24) for the human: the number of turns until a land unit with a ram reaches the
city."""

from collections.abc import Mapping
from functools import lru_cache
from heapq import heappop, heappush

from engine.games.mesopotamia.content.load import content_with_digest
from engine.games.mesopotamia.content.tables import BUILD, EXPLORE, LAND_UNIT_SPEEDS, TABLET, UNIT_KINDS
from engine.games.mesopotamia.reading.board import (
    count_enemies,
    count_land_units,
    count_pieces,
    count_rams,
    find_army,
    foreign_homes,
    steps_between,
    technology,
    unit_limit,
)
from engine.games.mesopotamia.reading.building import building_cost
from engine.games.mesopotamia.state import Player
from engine.games.mesopotamia.view import Position

HUMAN: Player = 0

WIN_VALUE = 5.0
"""Value of winning a battle, apart from the pieces in it."""

_TURN_VALUE = 5.0
"""Value of being one turn nearer to the city."""

_BATTLE_TURNS = 1.5
"""Number of turns that a battle on the way takes."""

_ACTION_TURNS = 0.6
"""Number of turns that an action without a march costs. It is less than one, since dice pay for some actions."""

_ACTIONS_PER_TABLET, _ACTIONS_PER_GOOD, _ACTIONS_FOR_ROOM = 0.7, 0.4, 2.0
"""Numbers of actions to get a missing tablet, a missing good, and room for another unit."""

_MUSTER_STEPS = 4
"""Assumed distance of a unit that is still to be trained, in steps."""


def ram_progress(position: Position) -> float:
    """Return the value of the distance to the city of the nearest ram, or of one that is still to be built."""
    routes = _routes(position, position.realms[1].home)
    rammed = [area for area, spot in enumerate(position.spots) if count_rams(spot, HUMAN)]
    if rammed:
        return -_TURN_VALUE * min(_turns_to_city(position, routes, area) for area in rammed)
    return -_TURN_VALUE * (
        _turns_to_city(position, routes, position.realms[HUMAN].home) + _ACTION_TURNS * _actions_to_ram(position)
    )


def first_ram_value(position: Position) -> float:
    """Return the value of building a ram now, or 0 if there is one already."""
    return 0.0 if _has_ram(position) else _TURN_VALUE * _ACTION_TURNS + 1


def march_value(position: Position, count: int) -> float:
    """Return the value of `count` activations that are not spent yet."""
    return 0.8 * _TURN_VALUE * count / _activations_left(position) if _has_ram(position) else 0.0


def _has_ram(position: Position) -> bool:
    return any(count_rams(spot, HUMAN) for spot in position.spots)


def _activations_left(position: Position) -> int:
    return technology(position, HUMAN, EXPLORE).values["activations"]


def _turns_to_city(position: Position, routes: Mapping[int, tuple[int, int]], start: int) -> float:
    """Return the number of turns that a ram at `start`, led by the nearest unit, needs to reach the city on these
    routes."""
    spot, (steps, battles) = position.spots[start], routes[start]
    away, speed = _nearest_leading_unit(position, start)
    is_fought = count_enemies(spot, HUMAN) > max(0, count_land_units(spot, HUMAN) - 1)
    return (steps / speed + away) / _activations_left(position) + _BATTLE_TURNS * (battles + is_fought)


def _nearest_leading_unit(position: Position, start: int) -> tuple[int, int]:
    """Return the distance in steps from the nearest land unit to an area, and the unit's speed (7.1, 7.14)."""
    distances = steps_between(position.config.content, (start,))
    units = [
        (distances[area], -LAND_UNIT_SPEEDS[unit])
        for area, spot in enumerate(position.spots)
        if (army := find_army(spot, HUMAN)) is not None
        for unit, count in enumerate(army.units)
        if count
    ]
    distance, speed = min(units, default=(_MUSTER_STEPS, -LAND_UNIT_SPEEDS[0]))
    return distance, -speed


def _routes(position: Position, city: int) -> Mapping[int, tuple[int, int]]:
    """Return the number of steps and battles on the best route from each area to the city."""
    fought_areas = [
        area for area, spot in enumerate(position.spots) if count_enemies(spot, HUMAN) > count_land_units(spot, HUMAN)
    ]
    return _routes_to(position.config.content, city, frozenset(fought_areas), foreign_homes(position, HUMAN))


@lru_cache(512)
def _routes_to(
    content_digest: str, goal: int, fought_areas: frozenset[int], barred: frozenset[int]
) -> Mapping[int, tuple[int, int]]:
    """Return the number of steps and battles on the best route from each area to `goal`, around the barred areas.

    `fought_areas`: the areas with a battle on the way, which takes as long as two steps.
    """
    neighbours = content_with_digest(content_digest).map.near
    routes: dict[int, tuple[int, int]] = {}
    queue = [(0.0, 0, 0, goal)]
    while queue:
        price, steps, battles, area = heappop(queue)
        if area not in routes:
            routes[area] = steps, battles
            fought = int(area != goal and area in fought_areas)
            for neighbour in neighbours[area]:
                if neighbour not in barred:
                    heappush(queue, (price + 1 + 2 * fought, steps + 1, battles + fought, neighbour))
    return routes


def _actions_to_ram(position: Position) -> float:
    """Return the approximate number of actions until a ram is built: technology, goods, room, building (8.1, 20.7)."""
    realm = position.realms[HUMAN]
    level, _ = position.content.builds["ram"]
    upgrades = max(0, level - realm.levels[BUILD])
    goods = sum(max(0, cost - count) for cost, count in zip(building_cost(position, "ram"), realm.goods, strict=True))
    room = unit_limit(position, HUMAN) > sum(count_pieces(position, HUMAN)[:UNIT_KINDS])
    tablets = max(0, upgrades - realm.goods[TABLET])
    return 1 + upgrades + _ACTIONS_PER_TABLET * tablets + _ACTIONS_PER_GOOD * goods + _ACTIONS_FOR_ROOM * (not room)
