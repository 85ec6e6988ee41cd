"""Exploring: activations of land units and ships (7)."""

from engine.game import STOP, Words
from engine.kit.changing import replace
from engine.mesopotamia.changes.effects import border, launch, sink
from engine.mesopotamia.content.tables import LAND, RAM, SHIP_SPEED, SPEEDS
from engine.mesopotamia.draft import Draft
from engine.mesopotamia.ending import reach_city
from engine.mesopotamia.reading.board import enemies, force, may_be_revealed
from engine.mesopotamia.reading.exploring import after_step, movers, sailing, sailors, steps
from engine.mesopotamia.state import Choose, Explore, Player, State


def words(state: State, player: Player, typed: Words) -> tuple[str, ...]:
    """Return the next words of an activation or its end (26.1)."""
    match typed:
        case ():
            moves = any(movers(state, player))
            sails = any(True for _ in sailors(state, player))
            return (*(("move",) if moves else ()), *(("sail",) if sails else ()), "done")
        case ("done",):
            return (STOP,)
        case ("move", *rest):
            return _move_words(state, player, tuple(rest))
        case ("sail",):
            return tuple(sailors(state, player))
        case ("sail", segment, *rest) if segment in state.content.map.by_border:
            return _sail_words(state, player, state.content.map.by_border[segment], tuple(rest))
    return ()


def _move_words(state: State, player: Player, typed: Words) -> tuple[str, ...]:
    if not typed:
        return tuple(movers(state, player))
    area = state.content.map.by_name.get(typed[0], -1)
    if area < 0 or not force(state.spots[area], player):
        return ()
    units = next(one.units for one in state.spots[area].armies if one.owner == player)
    if len(typed) == 1:
        moves = next(steps(state, player, area, 0, 0), None)
        return tuple(LAND[unit] for unit, count in enumerate(units) if count) if moves else ()
    if typed[1] not in LAND or not units[LAND.index(typed[1])]:
        return ()
    return _step_words(state, player, area, SPEEDS[LAND.index(typed[1])], typed[2:])


def _step_words(state: State, player: Player, start: int, speed: int, typed: Words) -> tuple[str, ...]:
    """Return the next steps of a unit, and STOP after the first."""
    found = tuple(steps(state, player, start, 0, 0))
    if not typed:
        return found
    if typed[0] not in found:
        return ()
    at, ram = after_step(state, typed[0])
    following = tuple(steps(state, player, at, ram, 1)) if speed > 1 else ()
    match typed[1:]:
        case ():
            return (*following, STOP)
        case (last,) if last in following:
            return (STOP,)
    return ()


def _sail_words(state: State, player: Player, segment: int, typed: Words) -> tuple[str, ...]:
    if (segment, player) not in state.fleet:
        return ()
    for place, word in enumerate(typed):
        if place >= SHIP_SPEED or word not in sailing(state, player, segment, typed[:place]):
            return ()
    on = tuple(sailing(state, player, segment, typed)) if len(typed) < SHIP_SPEED else ()
    if not typed:
        return on
    end = state.content.map.by_border[typed[-1]]
    free = (end, player) not in state.fleet and end != segment
    return (*on, *((STOP,) if free else ()))


def move(draft: Draft, player: Player, area: int, unit: int, path: Words) -> None:
    """Move a land unit step by step, with rams where it says so, and reveal the event where it ends (7)."""
    task = draft.state.agenda[0]
    assert isinstance(task, Explore)
    at = area
    for word in path:
        other, ram = after_step(draft.state, word)
        draft.muster(at, player, unit, -1)
        draft.muster(other, player, unit)
        if ram:
            draft.muster(at, player, RAM, -1)
            draft.muster(other, player, RAM)
        at = other
        if reach_city(draft, player, at):
            return
    draft.tell("unit-moved", who=draft.who(player), unit=LAND[unit], start=draft.name(area), path=path)
    draft.now(replace(task, left=task.left - 1))
    if may_be_revealed(draft.state.spots[at]):
        draft.push(Choose(at, player))
    elif enemies(draft.state.spots[at], player):
        draft.tell("unit-met-enemies", who=draft.who(player), area=draft.name(at))


def sail(draft: Draft, player: Player, segment: int, path: Words) -> None:
    """Move a ship (7.10)."""
    task = draft.state.agenda[0]
    assert isinstance(task, Explore)
    end = draft.content.map.by_border[path[-1]]
    sink(draft, segment, player)
    launch(draft, end, player)
    draft.tell("ship-sailed", who=draft.who(player), start=border(draft, segment), path=path)
    draft.now(replace(task, left=task.left - 1))
