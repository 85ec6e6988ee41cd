"""Building: walls, floors, rams, ships, settlements and the Hanging Gardens (8, 9)."""

from engine.game import STOP, Words
from engine.kit.changing import replace
from engine.mesopotamia.changes.building import choose_colour, put_up
from engine.mesopotamia.changes.effects import pay
from engine.mesopotamia.content.tables import BUILDS
from engine.mesopotamia.draft import Draft
from engine.mesopotamia.reading.building import NOWHERE, can_build, cost, is_offered, offers, places
from engine.mesopotamia.state import Build, Player, State


def words(state: State, player: Player, task: Build, typed: Words) -> tuple[str, ...]:
    """Return the next words of a build or the end of the action (26.1)."""
    match typed:
        case ():
            return (*(("build",) if can_build(state, player, task.level) else ()), "done")
        case ("done",):
            return (STOP,)
        case ("build",):
            return offers(state, player, task.level)
        case ("build", what, *rest) if what in BUILDS and is_offered(state, player, task.level, what):
            return _where(state, player, what, tuple(rest))
    return ()


def _where(state: State, player: Player, what: str, typed: Words) -> tuple[str, ...]:
    if what in NOWHERE:
        return () if typed else (STOP,)
    world = state.content.map
    named = world.segments if what == "ship" else world.areas
    names = tuple(named[place].name for place in places(state, player, what))
    if not typed:
        return names
    return (STOP,) if len(typed) == 1 and typed[0] in names else ()


def build(draft: Draft, player: Player, what: str, place: int) -> None:
    """Pay for something and build it; `place` is an area, or a segment for a ship (8, 9)."""
    pay(draft, player, cost(draft.state, what))
    put_up(draft, player, what, place)
    task = draft.state.agenda[0]
    if isinstance(task, Build):
        draft.now(replace(task, left=task.left - 1))
    if what == "floor":
        choose_colour(draft, player)
