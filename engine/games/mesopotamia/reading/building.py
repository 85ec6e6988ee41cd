"""Legal buildings, their places and their costs (8, 9)."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial

from engine.games.mesopotamia.content.tables import BUILDINGS, FLOOR_COUNT, RAM, SETTLEMENT, SHIP, WALL, SixCounts
from engine.games.mesopotamia.reading.board import (
    can_pay,
    count_land_units,
    count_pieces,
    docking_segments,
    has_room,
    mustering_areas,
)
from engine.games.mesopotamia.state import ASHUR_MODE, Player, Spot, State

PLACELESS_BUILDINGS = ("floor", "garden")
"""The kinds of buildings that need no place in a move."""


def building_cost(state: State, building: str) -> SixCounts:
    """Return the cost of a building in goods. A garden's cost is on its token (8.1, 9.1)."""
    if building == "garden":
        return state.content.gardens[state.garden].cost
    return state.content.builds[building][1]


def building_places(state: State, player: Player, building: str) -> Iterable[int]:
    """Return the areas, or the segments for a ship, in which a building may be put up (8.2, 8.3, 8.5, 25.6)."""
    return () if building in PLACELESS_BUILDINGS else _PLACES_BY_BUILDING[building](state, player)


def _wall_sites(state: State, player: Player) -> Iterator[int]:
    yield from (area for area in areas_without_wall(state, player) if area not in state.breaches)


def _settlement_sites(state: State, player: Player) -> Iterator[int]:
    for area in _building_sites(state):
        if state.spots[area].settlement is None and count_land_units(state.spots[area], player):
            yield area


def _ram_sites(state: State, player: Player) -> list[int]:
    return sorted(mustering_areas(state, player))


def areas_without_wall(state: State, player: Player) -> Iterator[int]:
    """Yield the areas without a wall in which a player may build one, except those where the enemy of Ashur has just
    destroyed one (8.2, 8.3)."""
    yield from (
        area
        for area in _building_sites(state)
        if state.spots[area].wall is None and _is_present(state.spots[area], player)
    )


def _building_sites(state: State) -> Iterator[int]:
    """Yield the areas in which walls and settlements may stand: no home, not blocked (8.2)."""
    for area, spot in enumerate(state.spots):
        if spot.here and area not in state.config.blocked and not state.content.map.areas[area].home:
            yield area


def _is_present(spot: Spot, player: Player) -> bool:
    return spot.settlement == player or count_land_units(spot, player) > 0


def may_build(state: State, player: Player, building: str) -> bool:
    """Whether something could be built if it were paid for: the supply, the limit and the conditions allow it (8.3-8.6,
    9.1)."""
    return _IS_ALLOWED_BY_BUILDING[building](state, player) and (
        building in PLACELESS_BUILDINGS or any(True for _ in building_places(state, player, building))
    )


def _may_add_floor(state: State, player: Player) -> bool:
    return state.realms[player].floors < min(FLOOR_COUNT, state.population.at[player])


def _may_take_garden(state: State, player: Player) -> bool:
    return (
        bool(state.garden) and state.config.mode != ASHUR_MODE and meets_garden_conditions(state, player, state.garden)
    )


def _has_spare(building: str, piece: int, state: State, player: Player) -> bool:
    return count_pieces(state, player)[piece] < state.content.pieces[building]


def _has_room(piece: int, state: State, player: Player) -> bool:
    return has_room(state, player, piece)


_PLACES_BY_BUILDING: Mapping[str, Callable[[State, Player], Iterable[int]]] = {
    "wall": _wall_sites,
    "settlement": _settlement_sites,
    "ram": _ram_sites,
    "ship": docking_segments,
}
"""The function that returns the places of each building, for buildings that have one."""

_IS_ALLOWED_BY_BUILDING: Mapping[str, Callable[[State, Player], bool]] = {
    "wall": partial(_has_spare, "wall", WALL),
    "settlement": partial(_has_spare, "settlement", SETTLEMENT),
    "ram": partial(_has_room, RAM),
    "ship": partial(_has_room, SHIP),
    "floor": _may_add_floor,
    "garden": _may_take_garden,
}
"""The function that decides whether supply, limit and conditions allow each building, regardless of its place."""


def meets_garden_conditions(state: State, player: Player, garden: str) -> bool:
    """Whether a player meets the conditions on a garden token, which are not spent (9.1)."""
    return not any(missing for _, missing in missing_for_garden(state, player, garden))


def missing_for_garden(state: State, player: Player, garden: str) -> Iterator[tuple[str, int]]:
    """Yield each condition of a garden token with the number that the player lacks, 0 if it is met (9.1)."""
    for need, needed in state.content.gardens[garden].needs.items():
        track = {"population": state.population, "events": state.events}.get(need)
        amount = track.at[player] if track is not None else count_pieces(state, player)[SETTLEMENT]
        yield need, max(0, needed - amount)


def affordable_buildings(state: State, player: Player, level: int) -> tuple[str, ...]:
    """Return the kinds of buildings that a player may build and pay for now with a card of a level (8.1)."""
    return tuple(building for building in BUILDINGS if can_build_now(state, player, level, building))


def can_build_now(state: State, player: Player, level: int, building: str) -> bool:
    """Whether a player may build and pay for this kind of building now with a card of a level."""
    if state.content.builds[building][0] > level or (building == "garden" and not state.garden):
        return False
    return can_pay(state, player, building_cost(state, building)) and may_build(state, player, building)


def can_build(state: State, player: Player, level: int) -> bool:
    """Whether anything may be built with a card of a level (6.6)."""
    return any(can_build_now(state, player, level, building) for building in BUILDINGS)
