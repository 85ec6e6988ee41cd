"""Points, and the measures of quests (21)."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from engine.games.mesopotamia.content.tables import (
    FLOOR_COUNT,
    GOODS,
    PIECES,
    UNIT_KINDS,
    Content,
    Quest,
    SixCounts,
    TrackTable,
    as_six_counts,
)
from engine.games.mesopotamia.reading.board import controlled_areas, count_pieces
from engine.games.mesopotamia.state import EVENT_HELD, TABLE_MODE, Player, State, Track

QUEST_POINTS = 2


class Holdings(Struct, frozen=True):
    """A player's pieces on the map by kind, and the areas that the player controls."""

    counts: tuple[int, ...]
    areas: tuple[int, ...]

    @classmethod
    def of(cls, state: State, player: Player) -> "Holdings":
        """Return the pieces and the controlled areas of a player."""
        return cls(count_pieces(state, player), controlled_areas(state, player))


def points_by_category(
    state: State, player: Player, quests: tuple[str, ...], on_map: Holdings | None = None
) -> dict[str, int]:
    """Return a player's points by category (21.1). `quests`: those that the player holds."""
    content, on_map = state.content, on_map or Holdings.of(state, player)
    piece_counts, areas = on_map.counts, on_map.areas
    tokens = [state.spots[area].token for area in areas if state.spots[area].event == EVENT_HELD]
    stalls = [stall.token for stall in state.market if stall.amphora == player and stall.token]
    return {
        "events": _rank_points(state.events, content.track, player),
        "population": _rank_points(state.population, content.population, player),
        "gardens": sum(content.gardens[name].vp for name in state.realms[player].gardens),
        "trade": sum(content.tokens[name].vp for name in stalls),
        "tokens": sum(max(option.vp for option in content.events[name].options) for name in tokens),
        "settlements": piece_counts[PIECES.index("settlement")],
        "quests": QUEST_POINTS * len(largest_completed_set(state, player, quests)),
        "areas": _count_scoring_areas(state, player, areas),
        "start": head_start(state, player),
    }


def head_start(state: State, player: Player) -> int:
    """Return the points of a player's empire and home at the start, for this number of players (house content). Nobody
    has any in games with automata, in a siege or a defence, or if the option is off."""
    config, home = state.config, state.realms[player].home
    if not _counts_head_start(state):
        return 0
    points = state.content.head_start.get(config.seats, {}).get(config.empires[player], 0)
    return points + (home_head_start(state, home) if home >= 0 else 0)


def home_head_start(state: State, area: int) -> int:
    """Return the points of a home in an area at the start, for this number of players."""
    return state.content.map.areas[area].head_start.get(state.config.seats, 0) if _counts_head_start(state) else 0


def _counts_head_start(state: State) -> bool:
    return state.config.mode == TABLE_MODE and state.config.head_start


def _rank_points(track: Track, table: TrackTable, player: Player) -> int:
    """Return the points for a player's rank on a track. Only the first three ranks score, with any number of players
    (21.2)."""
    if player not in track.order:
        return 0
    rank = track.order.index(player)
    return table.vp[rank] if rank < len(table.vp) else 0


def _count_scoring_areas(state: State, player: Player, held: Sequence[int]) -> int:
    """Return the number of a player's controlled areas that score: neither homes nor blocked areas (21.1, 3.7)."""
    return sum(area != state.realms[player].home and area not in state.config.blocked for area in held)


def total_points(state: State, player: Player) -> int:
    """Return all points of a player, including those of known quests."""
    quests = state.hidden.quests[player] if player < len(state.hidden.quests) else ()
    return sum(points_by_category(state, player, quests).values())


def quest_measures(state: State, player: Player, on_map: Holdings | None = None) -> dict[str, int]:
    """Return the player's number for each need that quests may name, except goods (21.3)."""
    on_map = on_map or Holdings.of(state, player)
    piece_counts = on_map.counts
    return {
        "settlements": piece_counts[PIECES.index("settlement")],
        "walls": piece_counts[PIECES.index("wall")],
        "ships": piece_counts[PIECES.index("ship")],
        "units": sum(piece_counts[:UNIT_KINDS]),
        "floors": min(state.realms[player].floors, FLOOR_COUNT),
        "amphorae": sum(stall.amphora == player for stall in state.market),
        "gardens": len(state.realms[player].gardens),
        "areas": _count_scoring_areas(state, player, on_map.areas),
        "population": state.population.at[player],
        "events": state.events.at[player],
    }


def largest_completed_set(state: State, player: Player, quests: tuple[str, ...]) -> tuple[str, ...]:
    """Return the largest set of quests that a player can complete at once; goods count for one quest each
    (21.3-21.5)."""
    names = [name for name in quests if name in state.content.quests]
    if not names:
        return ()
    realm, has = state.realms[player], quest_measures(state, player)
    met = tuple(name for name in names if _is_met(state.content.quests[name], has, realm.levels))
    return _largest_payable(state.content, met, realm.goods)


def _is_met(quest: Quest, has: Mapping[str, int], levels: SixCounts) -> bool:
    """Whether all needs of a quest except goods are met. A higher level of a technology counts as well (21.4)."""
    needs = all(has[need] >= needed for need, needed in quest.needs.items() if need not in GOODS)
    return needs and all(levels[action] >= level for action, level in quest.tech.items())


def _largest_payable(content: Content, names: tuple[str, ...], goods: SixCounts) -> tuple[str, ...]:
    """Return the largest selection of `names` for which there are enough goods at once."""
    if not names:
        return ()
    first, rest = names[0], names[1:]
    without = _largest_payable(content, rest, goods)
    needs = content.quests[first].needs
    goods_left = [count - needs.get(good, 0) for count, good in zip(goods, GOODS, strict=True)]
    if min(goods_left) < 0:
        return without
    using = (first, *_largest_payable(content, rest, as_six_counts(goods_left)))
    return using if len(using) > len(without) else without
