"""The siege of Ur: the defenders, and their turn (24)."""

from collections.abc import Callable

from msgspec.structs import replace

from engine.games.mesopotamia.changes.effects import gain_goods, move_up_track, place_amphora, place_ship
from engine.games.mesopotamia.changes.events import present_event
from engine.games.mesopotamia.content.tables import ACTIONS, BONE, CHARIOT, GATHER, LAND_UNITS
from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.reading.board import (
    count_land_units,
    distances_from,
    has_tribe,
    is_foreign_home,
    remaining_supply,
)
from engine.games.mesopotamia.reading.goods import counts_of
from engine.games.mesopotamia.solo.marching import doubled_centre, human_areas, march, passable_areas
from engine.games.mesopotamia.state import EVENT_DOWN, Choose, Player, State

DEFENDER: Player = 1
ACTION_CARDS = ("gather", "warfare", "explore", "growth", "star")
CARDS_A_TURN = 2
UNIT_POSITIONS = (1, 3, 5, 7)
"""The positions of the population track that have figures of the land units next to them (24.4)."""


def set_up_siege(draft: Draft) -> None:
    """Put the first unit of the human and the defenders' pieces on the map (24.1, 24.4)."""
    siege = draft.content.siege
    draft.set_realm(0, replace(draft.realm(0), home=siege.start))
    draft.add_units(siege.start, 0, draft.content.empires[draft.state.config.empires[0]].unit)
    for area in siege.walls:
        draft.change_spot(area, wall=DEFENDER)
    for area in siege.settlements:
        draft.change_spot(area, settlement=DEFENDER)
    for unit, area in siege.units:
        draft.add_units(area, DEFENDER, unit)
    for segment in siege.ships:
        place_ship(draft, segment, DEFENDER)


def take_defenders_turn(draft: Draft) -> None:
    """Draw two of the five action cards at random and carry them out (24.6)."""
    drawn = draft.next_stream("actions").shuffle(ACTION_CARDS)[:CARDS_A_TURN]
    draft.journal.report("actions-drawn", who=draft.player_fact(DEFENDER), cards=drawn)
    for card in drawn:
        draft.journal.report("city-acts", who=draft.player_fact(DEFENDER), action=card)
        if card in _CARRY_OUT_BY_CARD:
            _CARRY_OUT_BY_CARD[card](draft)


def _claim_amphora(draft: Draft) -> None:
    """Put an amphora on the rightmost free place of a section that is at most one above the human's level (24.7)."""
    state = draft.state
    level = state.realms[0].levels[GATHER] + 1
    stalls = [
        number
        for number, (stall, slot) in enumerate(zip(state.market, state.content.slots, strict=True))
        if stall.token and stall.amphora is None and slot.section <= level
    ]
    used = sum(stall.amphora == DEFENDER for stall in state.market)
    if not stalls or used >= state.content.pieces["amphora"]:
        draft.journal.report("bot-idle", who=draft.player_fact(DEFENDER), reason="no-trade")
        return
    place_amphora(draft, DEFENDER, stalls[-1], 0)


def _take_bones_and_unit(draft: Draft) -> None:
    """Take a third of the population as bones, rounded up, and one unit of the highest type reached (24.8)."""
    population = draft.state.population.at[DEFENDER]
    gain_goods(draft, DEFENDER, counts_of(BONE, -(-population // 3)))
    types = [
        unit
        for unit, mark in enumerate(UNIT_POSITIONS)
        if population >= mark and remaining_supply(draft.state, DEFENDER, unit) > 0
    ]
    if not types:
        draft.journal.report("bot-idle", who=draft.player_fact(DEFENDER), reason="no-unit")
        return
    area = _new_unit_area(draft.state, types[-1])
    draft.add_units(area, DEFENDER, types[-1])
    draft.journal.report(
        "unit-trained", who=draft.player_fact(DEFENDER), unit=LAND_UNITS[types[-1]], area=draft.area_name(area)
    )


def _new_unit_area(state: State, unit: int) -> int:
    """Return the area of a new unit: spearmen go to a settlement, archers to a wall, others face the enemy (24.8)."""
    spots = list(enumerate(state.spots))
    threats = human_areas(state)
    if unit < CHARIOT - 1:
        sites = [a for a, spot in spots if (spot.settlement if unit == 0 else spot.wall) == DEFENDER]
        distances = distances_from(state, threats, lambda _: True)
        return min(
            sites,
            key=lambda area: (distances.get(area, 99), *doubled_centre(state, area)),
            default=state.realms[1].home,
        )
    city = state.realms[DEFENDER].home
    city_steps = distances_from(state, (city,), lambda area: not is_foreign_home(state, DEFENDER, area))
    fronts = {b for a in threats for b in state.content.map.near[a] if city_steps.get(b, 99) < city_steps.get(a, 99)}
    if not threats:
        fronts = set(state.content.map.near[city])
    goals = [area for area in fronts if not is_foreign_home(state, DEFENDER, area) and not has_tribe(state.spots[area])]
    return min(goals, key=lambda area: (-doubled_centre(state, area)[0], doubled_centre(state, area)[1]), default=city)


def _explore(draft: Draft) -> None:
    """Explore an event in a unit's area; otherwise step to one nearby; otherwise step towards Ur (24.9)."""
    state = draft.state
    posts = [area for area, spot in enumerate(state.spots) if count_land_units(spot, DEFENDER)]
    if _explore_here(draft, posts) or _explore_adjacent(draft, posts):
        return
    distances = distances_from(state, (state.realms[DEFENDER].home,), passable_areas(state, DEFENDER, False))
    absent = [area for area in posts if distances.get(area)]
    if absent:
        _step_unit(draft, max(absent, key=lambda area: (distances[area], -area)), distances)
    else:
        draft.journal.report("bot-idle", who=draft.player_fact(DEFENDER), reason="nowhere-to-go")


def _explore_here(draft: Draft, posts: list[int]) -> bool:
    """Explore the event in a unit's area, the one nearest to the enemy. Return whether there was one."""
    state = draft.state
    event_areas = [area for area in posts if state.spots[area].event == EVENT_DOWN]
    if event_areas:
        distances = distances_from(state, human_areas(state), lambda _: True)
        _reveal_event(draft, min(event_areas, key=lambda area: (distances.get(area, 99), *doubled_centre(state, area))))
    return bool(event_areas)


def _explore_adjacent(draft: Draft, posts: list[int]) -> bool:
    """Step to an event next to a unit, never next to the enemy's home, and explore it. Return whether there was one."""
    state = draft.state
    shunned = set(state.content.map.near[state.realms[0].home])
    enters = passable_areas(state, DEFENDER, False)
    steps = [
        (doubled_centre(state, event_area)[1], doubled_centre(state, event_area)[0], event_area, area)
        for area in posts
        for event_area in state.content.map.near[area]
        if state.spots[event_area].event == EVENT_DOWN and event_area not in shunned and enters(event_area)
    ]
    if steps:
        _, _, event_area, area = min(steps)
        if _step_unit(draft, area, {event_area: 0, area: 1}) == event_area:
            _reveal_event(draft, event_area)
    return bool(steps)


def _step_unit(draft: Draft, area: int, way: dict[int, int]) -> int:
    """Move the lowest unit of an area to a neighbouring area that is nearer by `way`. Return where it ends."""
    units = next(army.units for army in draft.state.spots[area].armies if army.owner == DEFENDER)
    unit = next(unit for unit, count in enumerate(units) if count)
    limited = {reached: steps for reached, steps in way.items() if steps >= way[area] - 1}
    return march(draft, DEFENDER, area, unit, limited)


def _reveal_event(draft: Draft, area: int) -> None:
    draft.agenda.push(Choose(area, DEFENDER))
    present_event(draft, area, DEFENDER)


_CARRY_OUT_BY_CARD: dict[str, Callable[[Draft], object]] = {
    "gather": _claim_amphora,
    "warfare": _take_bones_and_unit,
    "explore": _explore,
    "growth": lambda draft: move_up_track(draft, "population", DEFENDER, 1),
}
"""The function for each action card as the defenders carry it out; a star does nothing."""

assert set(ACTION_CARDS) == {*_CARRY_OUT_BY_CARD, "star"} < {*ACTIONS, "star"}
