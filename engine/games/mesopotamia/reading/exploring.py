"""Legal paths of land units and ships (7)."""

from collections.abc import Iterator

from engine.game import Words
from engine.games.mesopotamia.content.tables import SHIP_SPEED
from engine.games.mesopotamia.reading.board import count_land_units, count_rams, is_walled, may_enter, may_leave
from engine.games.mesopotamia.state import Player, State

RAM_SUFFIX = "-ram"


def first_steps(state: State, player: Player, area: int) -> Iterator[str]:
    """Yield the words for the first step of a unit in `area`: an open neighbour, with `-ram` if a ram comes along
    (7.4-7.6, 7.14)."""
    spot = state.spots[area]
    if may_leave(spot, player):
        yield from _steps_out(state, player, area, count_rams(spot, player) > 0)


def further_steps(state: State, player: Player, start: int, word: str) -> Iterator[str]:
    """Yield the steps that may follow `word`, the last step of a unit that began in `start` and has already left it. If
    the unit took the last ram with it, a wall there bars the way back (7.4, 7.14)."""
    area, led = parse_step(state, word)
    spot = state.spots[area]
    if not may_leave(spot, player, 0):
        return
    barred = _barred_return(state, player, start, led)
    for step in _steps_out(state, player, area, count_rams(spot, player) + led > 0):
        if step != barred:
            yield step


def _barred_return(state: State, player: Player, start: int, led: int) -> str:
    """Return the step back into `start` if its walls bar it, since the last ram has been led out; otherwise ""."""
    if led and count_rams(state.spots[start], player) == led and is_walled(state, player, start):
        return state.content.map.areas[start].name
    return ""


def _steps_out(state: State, player: Player, area: int, with_ram: bool) -> Iterator[str]:
    """Yield the words for steps from `area` to a neighbour, as `first_steps`. `with_ram`: whether a ram can come
    along."""
    world = state.content.map
    for neighbour in world.near[area]:
        if may_enter(state, player, neighbour, with_ram=False):
            yield world.areas[neighbour].name
        if with_ram and may_enter(state, player, neighbour, with_ram=True):
            yield world.areas[neighbour].name + RAM_SUFFIX


def parse_step(state: State, word: str) -> tuple[int, int]:
    """Return the area of a step and the number of rams that come along."""
    name = word.removesuffix(RAM_SUFFIX)
    return state.content.map.by_name[name], int(name != word)


def sail_steps(state: State, player: Player, segment: int, prefix: Words) -> Iterator[str]:
    """Yield the segments to which a ship may go on. A segment with a ship of the same player is no end (7.10)."""
    world = state.content.map
    start = world.by_border[prefix[-1]] if prefix else segment
    steps_left = SHIP_SPEED - len(prefix)
    for neighbour in world.currents[start]:
        if _may_sail(state, player, segment, neighbour, steps_left):
            yield world.segments[neighbour].name


def _may_sail(state: State, player: Player, start: int, segment: int, steps_left: int) -> bool:
    """Whether a ship with `steps_left` steps may sail to a segment: it can stop there, or sail on and stop later."""
    if (segment, player) not in state.fleet and segment != start:
        return True
    return steps_left > 1 and any(
        _may_sail(state, player, start, neighbour, steps_left - 1) for neighbour in state.content.map.currents[segment]
    )


def can_explore(state: State, player: Player) -> bool:
    """Whether any unit can be activated (6.6)."""
    if any(next(sail_steps(state, player, segment, ()), None) for segment, owner in state.fleet if owner == player):
        return True
    return any(
        count_land_units(spot, player) and next(first_steps(state, player, area), None)
        for area, spot in enumerate(state.spots)
        if spot.armies
    )


def movable_units(state: State, player: Player) -> Iterator[str]:
    """Yield the name of each area from which a land unit of the player can take a step."""
    areas = state.content.map.areas
    for area, spot in enumerate(state.spots):
        if count_land_units(spot, player) and next(first_steps(state, player, area), None):
            yield areas[area].name


def movable_ships(state: State, player: Player) -> Iterator[str]:
    """Yield the name of each segment from which a ship of the player can sail."""
    world = state.content.map
    for segment, owner in state.fleet:
        if owner == player and next(sail_steps(state, player, segment, ()), None):
            yield world.segments[segment].name
