"""March an automaton's units step by step along a shortest path (22.16, 24.9, 25.4)."""

from collections.abc import Callable, Collection

from engine.games.mesopotamia.content.tables import LAND_UNIT_SPEEDS, LAND_UNITS
from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.reading.board import (
    count_enemies,
    count_rams,
    distances_from,
    foreign_homes,
    is_walled,
    may_leave,
)
from engine.games.mesopotamia.state import Player, State
from engine.kit.memory import cache_last


def passable_areas(state: State, player: Player, with_ram: bool) -> Callable[[int], bool]:
    """Return a predicate: whether a player's units may enter the area that it is given, with or without a ram."""
    closed = foreign_homes(state, player)
    return lambda area: (
        area not in closed
        and (with_ram or not is_walled(state, player, area) or count_rams(state.spots[area], player) > 0)
    )


def distances_to(state: State, player: Player, targets: Collection[int], with_ram: bool) -> dict[int, int]:
    """Return the distance of every area to the nearest of `targets` for a player's units."""
    return distances_from(state, tuple(targets), passable_areas(state, player, with_ram))


def enemy_areas(state: State, player: Player) -> tuple[int, ...]:
    """Return the areas with land units of other empires, not of tribes."""
    return tuple(
        area
        for area, spot in enumerate(state.spots)
        if spot.armies and any(army.owner >= 0 and army.owner != player and any(army.units) for army in spot.armies)
    )


@cache_last
def human_areas(state: State) -> tuple[int, ...]:
    """Return the areas with land units of people."""
    seats = state.config.seats
    return tuple(
        area
        for area, spot in enumerate(state.spots)
        if spot.armies and any(0 <= army.owner < seats and any(army.units) for army in spot.armies)
    )


def doubled_centre(state: State, area: int) -> tuple[int, int]:
    """Return twice the coordinates of an area's centre, whole numbers that decide which area is leftmost or topmost."""
    printed = state.content.map.areas[area]
    return 2 * printed.x + printed.w, 2 * printed.y + printed.h


def march(draft: Draft, player: Player, area: int, unit: int, distances: dict[int, int]) -> int:
    """Move a unit along decreasing `distances` (steps to its target, by area), at most at its speed, with a ram if
    there is one. It stops at distance 0 or among enemies that hold it. Return its final area."""
    start, path = area, []
    for _ in range(LAND_UNIT_SPEEDS[unit]):
        state = draft.state
        if not distances.get(area) or not may_leave(state.spots[area], player):
            break
        ram = count_rams(state.spots[area], player) > 0
        enters = passable_areas(state, player, ram)
        next_areas = [
            neighbour
            for neighbour in state.content.map.near[area]
            if distances.get(neighbour, 99) < distances[area] and enters(neighbour)
        ]
        if not next_areas:
            break
        goal = min(next_areas, key=lambda neighbour: (distances[neighbour], state.content.map.areas[neighbour].name))
        draft.move_unit(player, unit, area, goal, ram)
        area = goal
        path.append(draft.area_name(goal))
        if count_enemies(draft.state.spots[area], player):
            break
    if path:
        draft.journal.report(
            "unit-moved",
            who=draft.player_fact(player),
            unit=LAND_UNITS[unit],
            start=draft.area_name(start),
            path=tuple(path),
        )
    return area
