"""Legal buildings, their places and their costs (8, 9)."""

from collections.abc import Iterator

from engine.games.mesopotamia.content.tables import BUILDS, FLOORS, RAM, SETTLEMENT, SHIP, WALL, SixCounts
from engine.games.mesopotamia.reading.board import can_pay, count_land_units, count_pieces, docks, has_room, muster
from engine.games.mesopotamia.state import ASHUR, Player, Spot, State

NOWHERE = ("floor", "garden")
"""The kinds of buildings that need no place in a move."""


def cost(state: State, what: str) -> SixCounts:
    """Return the goods that a build costs; a garden's are on its token (8.1, 9.1)."""
    if what == "garden":
        return state.content.gardens[state.garden].cost
    return state.content.builds[what][1]


def places(state: State, player: Player, what: str) -> Iterator[int]:
    """Yield the areas, or for a ship the segments, in which it may be built (8.2, 8.3, 8.5, 25.6)."""
    match what:
        case "wall":
            yield from (area for area in areas_without_wall(state, player) if area not in state.breaches)
        case "settlement":
            for area in _building_sites(state):
                if state.spots[area].settlement is None and count_land_units(state.spots[area], player):
                    yield area
        case "ram":
            yield from sorted(muster(state, player))
        case "ship":
            yield from docks(state, player)


def areas_without_wall(state: State, player: Player) -> Iterator[int]:
    """Yield the areas without a wall in which a player may build one, apart from those where the enemy of Ashur has
    just destroyed one (8.2, 8.3)."""
    yield from (
        area
        for area in _building_sites(state)
        if state.spots[area].wall is None and _is_present(state.spots[area], player)
    )


def _building_sites(state: State) -> Iterator[int]:
    """Yield the areas for walls and settlements: no home, not blocked (8.2)."""
    for area, spot in enumerate(state.spots):
        if spot.here and area not in state.config.blocked and not state.content.map.areas[area].home:
            yield area


def _is_present(spot: Spot, player: Player) -> bool:
    return spot.settlement == player or count_land_units(spot, player) > 0


def may_build(state: State, player: Player, what: str) -> bool:
    """Whether something could be built if it were paid for: supply, limit and conditions (8.3-8.6, 9.1)."""
    match what:
        case "floor":
            return state.realms[player].floors < min(FLOORS, state.population.at[player])
        case "garden":
            return bool(state.garden) and state.config.mode != ASHUR and meets_conditions(state, player, state.garden)
        case "ram":
            return has_room(state, player, RAM) and any(True for _ in muster(state, player))
        case "ship":
            return has_room(state, player, SHIP) and any(True for _ in docks(state, player))
    piece = WALL if what == "wall" else SETTLEMENT
    return (
        any(True for _ in places(state, player, what))
        and count_pieces(state, player)[piece] < state.content.pieces[what]
    )


def meets_conditions(state: State, player: Player, garden: str) -> bool:
    """Whether a player meets the conditions on a garden token, which are not spent (9.1)."""
    return not any(missing for _, missing in conditions(state, player, garden))


def conditions(state: State, player: Player, garden: str) -> Iterator[tuple[str, int]]:
    """Yield each condition of a garden token with the player's deficit, 0 if it is met (9.1)."""
    for need, least in state.content.gardens[garden].needs.items():
        match need:
            case "population":
                has = state.population.at[player]
            case "events":
                has = state.events.at[player]
            case _:
                has = count_pieces(state, player)[SETTLEMENT]
        yield need, max(0, least - has)


def buildable(state: State, player: Player, level: int) -> tuple[str, ...]:
    """Return the buildings that may be built now by a card of a level (8.1)."""
    return tuple(what for what in BUILDS if is_offered(state, player, level, what))


def is_offered(state: State, player: Player, level: int, what: str) -> bool:
    if state.content.builds[what][0] > level or (what == "garden" and not state.garden):
        return False
    return can_pay(state, player, cost(state, what)) and may_build(state, player, what)


def can_build(state: State, player: Player, level: int) -> bool:
    """Whether anything may be built by a card of a level (6.6)."""
    return any(is_offered(state, player, level, what) for what in BUILDS)
