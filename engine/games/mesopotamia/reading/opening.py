"""Choices before the first round: homes, Elam's camp, Ebla's ship, quests (3.1, 3.10, 4)."""

from engine.game import Seat
from engine.games.mesopotamia.reading.board import has_tribe
from engine.games.mesopotamia.state import ASHUR, UR, Player, State


def homes(state: State) -> tuple[int, ...]:
    """Return the numbers of the homes that are still offered (3.1)."""
    taken = {realm.home for realm in state.realms}
    offered = state.content.map.homes[: len(state.realms)]
    return tuple(number for number, area in enumerate(offered, 1) if area not in taken)


def camps(state: State, player: Player) -> tuple[int, ...]:
    """Return the areas for Elam's camp: beside the home, open, without blocker and tribe (4.4)."""
    areas = state.content.map.areas
    return tuple(
        area
        for area in state.content.map.near[state.realms[player].home]
        if not areas[area].home and area not in state.config.blocked and not has_tribe(state.spots[area])
    )


def harbours(state: State, player: Player) -> tuple[int, ...]:
    """Return the river segments of the home for Ebla's ship (4.8)."""
    taken = {segment for segment, _ in state.fleet}
    return tuple(one for one in state.content.map.shores[state.realms[player].home] if one not in taken)


def dealt_quests(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the quests that a seat was dealt, in the order of the table, whether it has put one back or not (3.10)."""
    returned = state.hidden.returned[seat]
    dealt = {*state.hidden.quests[seat], *((returned,) if returned else ())}
    return tuple(name for name in state.content.quests if name in dealt)


def quests_kept(state: State) -> int:
    """Return the number of quests that everybody keeps (3.10)."""
    return 2 if state.config.mode in (UR, ASHUR) else 3
