"""Facts derived from a position: locations and moves of pieces, and the control of areas (7, 8.7, 14, 20.7)."""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from operator import ge

from engine.games.mesopotamia.content.load import content_with_digest
from engine.games.mesopotamia.content.tables import LAND_UNITS, PIECES, RAM, SETTLEMENT, SHIP, UNIT_KINDS, WALL, CivCard
from engine.games.mesopotamia.state import (
    ASHUR_MODE,
    EVENT_DOWN,
    EVENT_OPEN,
    EVENT_RUNNING,
    NO_UNITS,
    TRIBE,
    UR_MODE,
    Army,
    Player,
    Spot,
    State,
)
from engine.kit.memory import cache_last

UNREACHABLE = 1 << 10
"""A number of steps greater than the number of areas."""

_NO_PIECES = (0,) * len(PIECES)


def find_army(spot: Spot, player: Player) -> Army | None:
    """Return the land units and rams of a player in an area, or None if there are none."""
    for army in spot.armies:
        if army.owner == player:
            return army
    return None


def count_land_units(spot: Spot, player: Player) -> int:
    """Return the number of a player's land units in an area, without rams."""
    for army in spot.armies:
        if army.owner == player:
            return sum(army.units)
    return 0


def count_rams(spot: Spot, player: Player) -> int:
    """Return the number of rams of a player in an area."""
    for army in spot.armies:
        if army.owner == player:
            return army.rams
    return 0


def count_enemies(spot: Spot, player: Player) -> int:
    """Return the number of all other players' land units in an area, a tribe's included (7.7)."""
    return sum(sum(army.units) for army in spot.armies if army.owner != player)


def empires_with_units(spot: Spot) -> tuple[Player, ...]:
    """Return the empires with land units in an area, in order of arrival. A tribe does not count."""
    if not spot.here:
        return ()
    return tuple([player for player in spot.here if count_land_units(spot, player)])


def has_tribe(spot: Spot) -> bool:
    """Whether an area holds neutral units (17.6)."""
    return count_land_units(spot, TRIBE) > 0


def home_owner(state: State, area: int) -> Player | None:
    """Return the player whose home is in an area, or None if it is nobody's (3.1)."""
    for player, realm in enumerate(state.realms):
        if realm.home == area:
            return player
    return None


def is_foreign_home(state: State, player: Player, area: int) -> bool:
    """Whether an area is closed to a player because it is another player's home or a closed home (7.3, 3.2). The
    besieger may enter Ur, and Ashur's enemy may enter the human's home (24.11, 25.10)."""
    return area in foreign_homes(state, player)


def foreign_homes(state: State, player: Player) -> frozenset[int]:
    """Return the areas that a player may never enter (`is_foreign_home`)."""
    homes = tuple([realm.home for realm in state.realms])
    return _foreign_homes(state.config.closed, homes, state.config.mode, player)


@lru_cache(maxsize=1 << 8)
def _foreign_homes(closed: Collection[int], homes: tuple[int, ...], mode: str, player: Player) -> frozenset[int]:
    if (mode == UR_MODE and player == 0) or (mode == ASHUR_MODE and player == 1):
        return frozenset(closed)
    return frozenset(closed).union(area for area in homes if homes.index(area) != player)


def is_walled(state: State, player: Player, area: int) -> bool:
    """Whether a player needs a ram to enter an area, because of another player's wall or because it is Ur (7.4,
    24.11)."""
    wall = state.spots[area].wall
    if wall is not None and wall != player:
        return True
    return state.config.mode == UR_MODE and player == 0 and area == state.realms[1].home


def may_enter(state: State, player: Player, area: int, with_ram: bool) -> bool:
    """Whether a land unit of a player may enter an area, with or without a ram (7.3, 7.4)."""
    if is_foreign_home(state, player, area):
        return False
    return with_ram or not is_walled(state, player, area) or count_rams(state.spots[area], player) > 0


def may_leave(spot: Spot, player: Player, leaving: int = 1) -> bool:
    """Whether some units of a player may leave an area: at least as many as the enemies must stay (7.6). `leaving`: how
    many leave."""
    return count_land_units(spot, player) - leaving >= count_enemies(spot, player)


def controller(state: State, area: int) -> Player | None:
    """Return the player who controls an area by a land unit, a settlement or a ziggurat, or None. Nobody controls an
    area with units of two empires (14)."""
    spot = state.spots[area]
    units = empires_with_units(spot)
    if units:
        return units[0] if len(units) == 1 else None
    return spot.settlement if spot.settlement is not None else home_owner(state, area)


def controlled_areas(state: State, player: Player) -> tuple[int, ...]:
    """Return the areas that a player controls, including the home (14)."""
    home = state.realms[player].home
    here = [area for area, spot in enumerate(state.spots) if player in spot.here or area == home]
    return tuple(area for area in here if controller(state, area) == player)


def has_free_settlement(state: State, player: Player, area: int) -> bool:
    """Whether an area holds a settlement of the player and no enemy land unit (8.7)."""
    spot = state.spots[area]
    return spot.settlement == player and not count_enemies(spot, player)


def mustering_areas(state: State, player: Player) -> Iterator[int]:
    """Yield the areas for new land units and rams: the home and the areas of the player's settlements (8.5, 12.3)."""
    home = state.realms[player].home
    if not count_enemies(state.spots[home], player):
        yield home
    for area, spot in enumerate(state.spots):
        if spot.settlement == player and area != home and has_free_settlement(state, player, area):
            yield area


def docking_segments(state: State, player: Player) -> Iterator[int]:
    """Yield the river segments for a new ship: free ones next to the home and to the player's settlements (8.5)."""
    taken = {segment for segment, _ in state.fleet}
    world = state.content.map
    areas = [state.realms[player].home, *(a for a in range(len(state.spots)) if has_free_settlement(state, player, a))]
    yield from sorted({segment for area in areas for segment in world.shores[area]} - taken)


def count_pieces(state: State, player: Player) -> tuple[int, ...]:
    """Return the number of a player's pieces of each kind on the map, in the order of PIECES."""
    counts = list(_land_counts(state.spots).get(player, _NO_PIECES))
    counts[SHIP] = sum(owner == player for _, owner in state.fleet)
    return tuple(counts)


@cache_last
def _land_counts(spots: tuple[Spot, ...]) -> Mapping[Player, Sequence[int]]:
    """Return the number of pieces of each kind except ships, in the order of PIECES, by player."""
    counts_by_player: defaultdict[Player, list[int]] = defaultdict(lambda: list(_NO_PIECES))
    for spot in spots:
        for army in spot.armies:
            counts = counts_by_player[army.owner]
            for unit, count in enumerate(army.units):
                counts[unit] += count
            counts[RAM] += army.rams
        if spot.wall is not None:
            counts_by_player[spot.wall][WALL] += 1
        if spot.settlement is not None:
            counts_by_player[spot.settlement][SETTLEMENT] += 1
    return counts_by_player


def remaining_supply(state: State, player: Player, piece: int) -> int:
    """Return the number of pieces of a kind in a player's supply (1.3)."""
    return state.content.pieces[PIECES[piece]] - count_pieces(state, player)[piece]


def unit_limit(state: State, player: Player) -> int:
    """Return the maximum number of a player's units on the map (20.7)."""
    place = state.population.at[player]
    return (
        state.content.population.limit[place - 1]
        if place
        else sum(state.content.pieces[name] for name in PIECES[:UNIT_KINDS])
    )


def has_room(state: State, player: Player, unit: int) -> bool:
    """Whether a player may have one more unit of a kind: a figure is left and the limit allows it (12.4, 20.7)."""
    counts = count_pieces(state, player)
    return counts[unit] < state.content.pieces[PIECES[unit]] and sum(counts[:UNIT_KINDS]) < unit_limit(state, player)


def remaining_amphorae(state: State, player: Player) -> int:
    """Return the number of a player's amphorae that are not on the market (11.8)."""
    return state.content.pieces["amphora"] - sum(stall.amphora == player for stall in state.market)


def remaining_event_dice(state: State, player: Player) -> int:
    """Return the number of a player's event dice that are not on running events (19.7)."""
    running = sum(spot.event == EVENT_RUNNING and spot.owner == player for spot in state.spots)
    return state.content.pieces["event_die"] - running


def technology(state: State, player: Player, action: int) -> CivCard:
    """Return the card for an action at the player's current level (4)."""
    return state.content.cards[state.config.empires[player], action, state.realms[player].levels[action]]


def can_pay(state: State, player: Player, cost: Collection[int]) -> bool:
    """Whether a player has at least `cost` of every good."""
    return all(map(ge, state.realms[player].goods, cost))


def has_event_to_reveal(spot: Spot) -> bool:
    """Whether a movement that ends here reveals the event: there is a token, face down or open, and no tribe (7.12,
    19.7)."""
    return spot.event in (EVENT_DOWN, EVENT_OPEN) and not has_tribe(spot)


def distances_from(state: State, start: Collection[int], passes: Callable[[int], bool]) -> dict[int, int]:
    """Return the distance of every area to the nearest of `start`, in steps through areas that `passes` accepts."""
    return steps_from(state.content.map.near, start, passes)


def steps_from(
    near: Sequence[Sequence[int]], start: Collection[int], passes: Callable[[int], bool], limit: int = UNREACHABLE
) -> dict[int, int]:
    """Return the distance of every area to the nearest of `start`, in steps through areas that `passes` accepts, up to
    `limit` steps. `near`: the neighbours of each area."""
    distances = dict.fromkeys(start, 0)
    edge = list(start)
    steps = 0
    while edge and steps < limit:
        steps += 1
        next_edge = []
        for area in edge:
            for neighbour in near[area]:
                if neighbour not in distances and passes(neighbour):
                    distances[neighbour] = steps
                    next_edge.append(neighbour)
        edge = next_edge
    return distances


def unit_words_of(units: tuple[int, ...]) -> tuple[str, ...]:
    """Return the word for the type of each land unit, repeated for each unit of that type."""
    return tuple(LAND_UNITS[unit] for unit, count in enumerate(units) for _ in range(count))


def with_units(units: tuple[int, ...], unit: int, count: int) -> tuple[int, int, int, int]:
    """Return land units with `count` more of a type."""
    changed = list(units or NO_UNITS)
    changed[unit] += count
    return (changed[0], changed[1], changed[2], changed[3])


@lru_cache(512)
def steps_between(
    content_digest: str, start: tuple[int, ...], barred: frozenset[int] = frozenset()
) -> Mapping[int, int]:
    """Return the distance of every area to the nearest of `start`, in steps around the `barred` areas, on the map of
    some content."""
    return steps_from(content_with_digest(content_digest).map.near, start, lambda area: area not in barred)
