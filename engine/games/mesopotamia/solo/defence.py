"""The defenders of Ashur: six waves that march on the human's ziggurat (25)."""

from msgspec.structs import replace

from engine.game import Who
from engine.games.mesopotamia.changes.building import give_garden
from engine.games.mesopotamia.changes.effects import earn
from engine.games.mesopotamia.changes.events import finish_event, turn_event_up
from engine.games.mesopotamia.changes.turns import next_round
from engine.games.mesopotamia.content.tables import BONE, LAND, RAM
from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.ending import end_game
from engine.games.mesopotamia.reading.board import (
    distances,
    force,
    foreign_homes,
    has_tribe,
    is_free,
    may_enter,
    rams,
    stock,
)
from engine.games.mesopotamia.reading.goods import single
from engine.games.mesopotamia.reading.ways import steps
from engine.games.mesopotamia.solo.marching import centre
from engine.games.mesopotamia.state import DOWN, OPEN, RUNNING, TRIBE, Player, State

ENEMY: Player = 1


def set_up(draft: Draft) -> None:
    """Put the human's first unit on the map and let the first wave appear (25.1, 25.3)."""
    defence = draft.content.defence
    draft.change(0, replace(draft.realm(0), home=defence.start))
    draft.muster(defence.start, 0, draft.content.empires[draft.state.config.empires[0]].unit)
    appear(draft)


def appear(draft: Draft) -> None:
    """Let the next wave appear in the enemy's home, as far as figures are left (25.3)."""
    state = draft.state
    wave = state.wave + 1
    pieces, bones = draft.content.defence.waves[wave - 1]
    draft.state = replace(state, wave=wave, breaches=frozenset())
    home = state.realms[ENEMY].home
    for unit, count in enumerate(pieces):
        came = min(count, stock(draft.state, ENEMY, unit))
        if came:
            draft.muster(home, ENEMY, unit, came)
    earn(draft, ENEMY, single(BONE, bones))
    draft.journal.tell("wave-came", count=wave)


def turn(draft: Draft) -> None:
    """Move every unit of the enemy one area nearer to the human's home; the walls that units tear down in place of
    that fall when all have marched, and are not built again in this wave (25.4, 25.6)."""
    posts = [
        (area, unit)
        for area, spot in enumerate(draft.state.spots)
        for one in spot.armies
        if one.owner == ENEMY
        for unit, count in enumerate(one.units)
        for _ in range(count)
    ]
    torn: set[int] = set()
    for area, unit in posts:
        if draft.state.ended:
            return
        if not is_free(draft.state.spots[area], ENEMY):
            continue
        ram = rams(draft.state.spots[area], ENEMY) > 0
        goal = _next(draft.state, area, ram)
        if goal is None:
            draft.journal.tell("bot-idle", who=draft.who(ENEMY), reason="nowhere-to-go")
        elif may_enter(draft.state, ENEMY, goal, ram):
            _advance(draft, area, unit, goal, ram)
        else:
            torn.add(goal)
    for area in sorted(torn):
        draft.alter(area, wall=None)
        draft.journal.tell("wall-torn-down", who=draft.who(ENEMY), area=draft.name(area))
    draft.state = replace(draft.state, breaches=draft.state.breaches | torn)


def _advance(draft: Draft, area: int, unit: int, goal: int, ram: bool) -> None:
    draft.muster(area, ENEMY, unit, -1)
    draft.muster(goal, ENEMY, unit)
    if ram:
        draft.muster(area, ENEMY, RAM, -1)
        draft.muster(goal, ENEMY, RAM)
    draft.journal.tell(
        "unit-moved", who=draft.who(ENEMY), unit=LAND[unit], start=draft.name(area), path=(draft.name(goal),)
    )
    _trample(draft, goal)
    if goal == draft.realm(0).home and not force(draft.state.spots[goal], 0):
        end_game(draft, "city-fell")


def _next(state: State, area: int, ram: bool) -> int | None:
    """Return the next area of a unit on a shortest path: without walls unless a ram is along, without tribes if there
    is such a one; else through tribes; else as if there were no walls, to open areas first. None where no path leads
    home (25.4-25.6)."""
    content, home = state.config.content, (state.realms[0].home,)
    tribes = frozenset([one for one, spot in enumerate(state.spots) if has_tribe(spot)])
    closed = foreign_homes(state, ENEMY)
    walled = closed.union([one for one in range(len(state.spots)) if not may_enter(state, ENEMY, one, ram)])
    for barred in (walled | tribes, walled, closed | tribes, closed):
        far = steps(content, home, barred - {area})
        near = [
            one for one in state.content.map.near[area] if one not in barred and far.get(one, 99) < far.get(area, 99)
        ]
        if near:
            open_ = [one for one in near if one not in walled]
            return min(open_ or near, key=lambda one: _preference(state, one, ram))
    return None


def _preference(state: State, area: int, ram: bool) -> tuple[bool, int, int, int, int]:
    """Return how good one of equal ways is: over an event on six rounds; with a ram near a wall; few human units;
    leftmost, topmost (25.5)."""
    spot = state.spots[area]
    walls = [one for one, other in enumerate(state.spots) if other.wall == 0]
    near = distances(state, walls, lambda _: True).get(area, 99) if ram and walls else 0
    return (spot.event != RUNNING, near, force(spot, 0), *centre(state, area))


def _trample(draft: Draft, area: int) -> None:
    """Destroy a tribe and its event, and the human's event on six rounds, where the enemy passes (25.6, 25.7)."""
    spot = draft.state.spots[area]
    if has_tribe(spot):
        for unit, count in enumerate(next(one.units for one in spot.armies if one.owner == TRIBE)):
            if count:
                draft.muster(area, TRIBE, unit, -count)
        draft.journal.tell("tribe-trampled", area=draft.name(area))
        if spot.event in (DOWN, OPEN):
            turn_event_up(draft, area, ENEMY)
            finish_event(draft, area)
    elif spot.event == RUNNING and spot.owner == 0:
        finish_event(draft, area)
        draft.journal.tell("event-trampled", area=draft.name(area))


def check(draft: Draft) -> None:
    """End a wave whose bones or units are gone, and the game with the sixth; the city falls where the enemy holds it
    (25.9, 25.10)."""
    state = draft.state
    home = state.spots[state.realms[0].home]
    units = sum(force(spot, ENEMY) for spot in state.spots)
    if force(home, ENEMY) and not force(home, 0):
        end_game(draft, "city-fell")
        return
    if not units or not state.realms[ENEMY].goods[BONE]:
        draft.journal.tell("wave-broken", who=Who(0), count=state.wave)
        if state.garden:
            draft.journal.tell("garden-taken", who=Who(0), garden=state.garden)
            give_garden(draft, 0)
        if state.wave == len(draft.content.defence.waves):
            end_game(draft, "waves-broken")
            return
        appear(draft)
    next_round(draft)
