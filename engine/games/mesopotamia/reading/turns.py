"""Actions with which a turn may go on (6)."""

from engine.games.mesopotamia.content.tables import ACTIONS, BUILD, EXPLORE, FOOD, GATHER, GROWTH
from engine.games.mesopotamia.reading.board import technology
from engine.games.mesopotamia.reading.building import can_build
from engine.games.mesopotamia.reading.dice import can_reroll, payments
from engine.games.mesopotamia.reading.exploring import can_explore
from engine.games.mesopotamia.reading.halves import open_halves, whole_action
from engine.games.mesopotamia.reading.tracks import climb_track
from engine.games.mesopotamia.state import Player, State
from engine.kit.memory import cache_last


def can_do_action(state: State, player: Player, action: int) -> bool:
    """Whether something of an action can be done (6.6)."""
    if action == EXPLORE:
        return can_explore(state, player)
    if action == BUILD:
        return can_build(state, player, state.realms[player].levels[BUILD])
    if action == GROWTH:
        return _can_grow(state, player)
    return bool(open_halves(state, player, whole_action(state, player, action)))


def _can_grow(state: State, player: Player) -> bool:
    """Whether the next position is free and the food is there (13.1)."""
    if state.realms[player].goods[FOOD] < technology(state, player, GROWTH).values["food"]:
        return False
    return climb_track(state.population, player, 1, state.content.population.positions) is not state.population


def ways_to_pay(state: State, player: Player, action: int) -> tuple[tuple[str, ...], ...]:
    """Return the ways to pay for an action: by the marker, (), or by dice (6.2, 6.5)."""
    marker = () if state.turn.marker else ((),)
    return (*marker, *payments(state, player, technology(state, player, action).signs))


def can_use(state: State, player: Player, action: int) -> bool:
    """Whether a player may use an action now: once a turn, paid for, with something to do (6.2, 6.3, 6.6)."""
    known = _usability_cache(state)
    found = known.get((player, action))
    if found is None:
        unused = action not in state.turn.done
        found = unused and bool(ways_to_pay(state, player, action)) and can_do_action(state, player, action)
        known[player, action] = found
    return found


@cache_last
def _usability_cache(_state: State) -> dict[tuple[Player, int], bool]:
    """Return the cached usability of players' actions in a position: a move is chosen word by word."""
    return {}


CHEAP_FIRST = (GATHER, *(action for action in range(len(ACTIONS)) if action != GATHER))
"""The actions in the order in which they are tried; nearly always something can be gathered."""


def is_idle(state: State) -> bool:
    """Whether nothing but the end of the turn is left: no action, no reroll (27.6)."""
    player = state.turn.player
    return not can_reroll(state) and not any(can_use(state, player, action) for action in CHEAP_FIRST)
