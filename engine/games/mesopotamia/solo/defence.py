"""The defence of Ashur: six waves of an enemy march on the human's ziggurat (25)."""

from msgspec.structs import replace

from engine.game import SeatRef
from engine.games.mesopotamia.changes.building import award_garden
from engine.games.mesopotamia.changes.effects import gain_goods
from engine.games.mesopotamia.changes.events import finish_event, reveal_event
from engine.games.mesopotamia.changes.turns import next_round
from engine.games.mesopotamia.content.tables import BONE, LAND_UNITS
from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.ending import end_game
from engine.games.mesopotamia.reading.board import (
    count_land_units,
    count_rams,
    distances_from,
    foreign_homes,
    has_tribe,
    may_enter,
    may_leave,
    remaining_supply,
    steps_between,
)
from engine.games.mesopotamia.reading.goods import counts_of
from engine.games.mesopotamia.solo.marching import doubled_centre
from engine.games.mesopotamia.state import EVENT_DOWN, EVENT_OPEN, EVENT_RUNNING, TRIBE, Player, State

ENEMY: Player = 1


def set_up_defence(draft: Draft) -> None:
    """Put the human's first unit on the map and place the first wave (25.1, 25.3)."""
    defence = draft.content.defence
    draft.set_realm(0, replace(draft.realm(0), home=defence.start))
    draft.add_units(defence.start, 0, draft.content.empires[draft.state.config.empires[0]].unit)
    place_wave(draft)


def place_wave(draft: Draft) -> None:
    """Place the next wave in the enemy's home, with as many units as the supply has (25.3)."""
    state = draft.state
    wave = state.wave + 1
    pieces, bones = draft.content.defence.waves[wave - 1]
    draft.state = replace(state, wave=wave, breaches=frozenset())
    home = state.realms[ENEMY].home
    for unit, count in enumerate(pieces):
        came = min(count, remaining_supply(draft.state, ENEMY, unit))
        if came:
            draft.add_units(home, ENEMY, unit, came)
    gain_goods(draft, ENEMY, counts_of(BONE, bones))
    draft.journal.report("wave-came", count=wave)


def march_wave(draft: Draft) -> None:
    """Move every unit of the enemy one area nearer to the human's home. A unit may destroy a wall instead; such walls
    fall after all units have marched, and cannot be rebuilt during this wave (25.4, 25.6)."""
    units = [
        (area, unit)
        for area, spot in enumerate(draft.state.spots)
        for army in spot.armies
        if army.owner == ENEMY
        for unit, count in enumerate(army.units)
        for _ in range(count)
    ]
    torn_walls: set[int] = set()
    for area, unit in units:
        if draft.state.ended:
            return
        if not may_leave(draft.state.spots[area], ENEMY):
            continue
        ram = count_rams(draft.state.spots[area], ENEMY) > 0
        goal = _next_area(draft.state, area, ram)
        if goal is None:
            draft.journal.report("bot-idle", who=draft.player_fact(ENEMY), reason="nowhere-to-go")
        elif may_enter(draft.state, ENEMY, goal, ram):
            _advance(draft, area, unit, goal, ram)
        else:
            torn_walls.add(goal)
    for area in sorted(torn_walls):
        draft.change_spot(area, wall=None)
        draft.journal.report("wall-torn-down", who=draft.player_fact(ENEMY), area=draft.area_name(area))
    draft.state = replace(draft.state, breaches=draft.state.breaches | torn_walls)


def _advance(draft: Draft, area: int, unit: int, goal: int, ram: bool) -> None:
    draft.move_unit(ENEMY, unit, area, goal, ram)
    draft.journal.report(
        "unit-moved",
        who=draft.player_fact(ENEMY),
        unit=LAND_UNITS[unit],
        start=draft.area_name(area),
        path=(draft.area_name(goal),),
    )
    _destroy_on_path(draft, goal)
    if goal == draft.realm(0).home and not count_land_units(draft.state.spots[goal], 0):
        end_game(draft, "city-fell")


def _next_area(state: State, area: int, ram: bool) -> int | None:
    """Return the next area of a unit on a shortest path home, or None if there is none. The path avoids walls unless a
    ram comes along, and tribes if possible. Otherwise it leads through tribes; failing that, as if there were no walls,
    to open areas first (25.4-25.6)."""
    content, home = state.config.content, (state.realms[0].home,)
    tribes = frozenset([place for place, spot in enumerate(state.spots) if has_tribe(spot)])
    closed = foreign_homes(state, ENEMY)
    walled = closed.union([place for place in range(len(state.spots)) if not may_enter(state, ENEMY, place, ram)])
    for barred in (walled | tribes, walled, closed | tribes, closed):
        steps = steps_between(content, home, barred - {area})
        next_areas = [
            place
            for place in state.content.map.near[area]
            if place not in barred and steps.get(place, 99) < steps.get(area, 99)
        ]
        if next_areas:
            unwalled = [place for place in next_areas if place not in walled]
            return min(unwalled or next_areas, key=lambda place: _path_sort_key(state, place, ram))
    return None


def _path_sort_key(state: State, area: int, ram: bool) -> tuple[bool, int, int, int, int]:
    """Return the sort key of equally short paths: over an event on six rounds; with a ram, next to a wall; few human
    units; leftmost, topmost (25.5)."""
    spot = state.spots[area]
    walls = [number for number, walled_spot in enumerate(state.spots) if walled_spot.wall == 0]
    wall_distance = distances_from(state, walls, lambda _: True).get(area, 99) if ram and walls else 0
    return (spot.event != EVENT_RUNNING, wall_distance, count_land_units(spot, 0), *doubled_centre(state, area))


def _destroy_on_path(draft: Draft, area: int) -> None:
    """Destroy a tribe and its event, and the human's event on six rounds, on the enemy's path (25.6, 25.7)."""
    spot = draft.state.spots[area]
    if has_tribe(spot):
        for unit, count in enumerate(next(army.units for army in spot.armies if army.owner == TRIBE)):
            if count:
                draft.add_units(area, TRIBE, unit, -count)
        draft.journal.report("tribe-trampled", area=draft.area_name(area))
        if spot.event in (EVENT_DOWN, EVENT_OPEN):
            reveal_event(draft, area, ENEMY)
            finish_event(draft, area)
    elif spot.event == EVENT_RUNNING and spot.owner == 0:
        finish_event(draft, area)
        draft.journal.report("event-trampled", area=draft.area_name(area))


def check_wave(draft: Draft) -> None:
    """End a wave without bones or units, and with the sixth wave the game. The city falls if the enemy holds it (25.9,
    25.10)."""
    state = draft.state
    home = state.spots[state.realms[0].home]
    units = sum(count_land_units(spot, ENEMY) for spot in state.spots)
    if count_land_units(home, ENEMY) and not count_land_units(home, 0):
        end_game(draft, "city-fell")
        return
    if not units or not state.realms[ENEMY].goods[BONE]:
        draft.journal.report("wave-broken", who=SeatRef(0), count=state.wave)
        if state.garden:
            draft.journal.report("garden-taken", who=SeatRef(0), garden=state.garden)
            award_garden(draft, 0)
        if state.wave == len(draft.content.defence.waves):
            end_game(draft, "waves-broken")
            return
        place_wave(draft)
    next_round(draft)
