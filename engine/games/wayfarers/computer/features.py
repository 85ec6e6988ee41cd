"""Numeric features of a solo position of Wayfarers, in groups that share the arguments they depend on."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any, TypeAlias

from engine.game import Seat
from engine.games.wayfarers.components.tables import (
    CARDS,
    DIE_VALUES,
    EDGES_BY_START,
    GUILDS,
    JOURNAL_NODES,
    PRIMARY_TAGS,
    RIVAL_BOARDS,
    Edge,
    VpFormula,
)
from engine.games.wayfarers.computer.workshop import PRODUCTION_FEATURES, expected_production
from engine.games.wayfarers.reading.caravan import ASSET_NAMES, columns, reach_of_value
from engine.games.wayfarers.reading.counting import count_tags, count_term
from engine.games.wayfarers.reading.journal import is_occupied, requirement_progress, requirements
from engine.games.wayfarers.reading.prices import count_good
from engine.games.wayfarers.reading.scoring import has_most_comets, rival_score_sheet, score_sheet, space_card_vp
from engine.games.wayfarers.state import Laid, Player, Rival, Table, ThreeCounts

Values: TypeAlias = Sequence[float]

_GOODS_LIMITS = (0, 3, 6, 12)
"""Bounds between the first, second, and further goods of a kind. Each further group is worth less than the one
before."""
_SKY_FEATURES = ("observatory", "library", "stars", "planet")
_MAX_TAGS = 7
"""Number of primary tags of a kind beyond which further ones bring nothing (R7.2)."""
_JOURNAL_STEPS = range(1, 11)

FEATURES: Mapping[str, tuple[str, ...]] = {
    "points": ("one", "own", "rival"),
    "goods": tuple(f"{good}-{part}" for good in ("silver", "provision") for part in (1, 2, 3)),
    "dice": ("dice", "one-die", "no-die", "new-dice", *(f"die-{asset}" for asset in ASSET_NAMES)),
    "workers": ("green", "yellow", "blue", "any-worker"),
    "influence": (
        *(f"{guild}{what}" for guild in GUILDS for what in ("", "-any", "-two", "-lead")),
        "marked",
    ),
    "cards": (
        *(f"tag-{count}" for count in range(1, _MAX_TAGS + 1)),
        *("sets", "above", "land", "water", "vista", "open-sea", *_SKY_FEATURES, "sun-moon", "comet", "most-comets"),
        *("space", "room", "no-room", "townsfolk"),
    ),
    "goals": ("inspiration", "free-space", "growth", "goal-growth", "goal-hope"),
    "slots": PRODUCTION_FEATURES,
    "journal": (
        *(f"column-{column}" for column in _JOURNAL_STEPS),
        *("rival-column", "rival-late", "rival-science", "rival-influence", "rival-open"),
        *("rival-journal", "rival-space"),
    ),
    "way": ("open", "open-science", "near", "next", "open-rest"),
}
"""The names of the features of each group, in the order of their values."""


def _count_parts(count: int) -> Values:
    return [min(count, end) - start if count > start else 0 for start, end in pairwise(_GOODS_LIMITS)]


def _goods_values(silver: int, provisions: int) -> Values:
    return (*_count_parts(silver), *_count_parts(provisions))


def _dice_values(dice: tuple[int, ...], rested: bool, reserve: int, tiles: tuple[Laid, ...]) -> Values:
    """Return the feature values of the dice, derived from the number of dice that show each face. After a rest in a
    sampled position every face counts as equally likely, since the roll was only imagined."""
    count, shown = len(dice), _assets_of(tiles)
    assets_by_die = [shown[value] for value in (DIE_VALUES if rested else dice)]
    weight = count / len(DIE_VALUES) if rested else 1.0
    assets = [min(2.0, weight * sum(asset in die_assets for die_assets in assets_by_die)) for asset in ASSET_NAMES]
    return (count, count < 2, count == 0, 2 - reserve, *assets)


@lru_cache(maxsize=1 << 10)
def _assets_of(tiles: tuple[Laid, ...]) -> Mapping[int, frozenset[str]]:
    """Return for each die value the assets that it can show, on its own column or on those it can change to."""
    shown = columns(tiles)
    return {
        value: frozenset(asset for face in reach_of_value(tiles, value) for asset in shown[face].assets)
        for value in DIE_VALUES
    }


def _worker_values(workers: ThreeCounts) -> Values:
    return (*workers, any(workers))


def _influence_values(guilds: ThreeCounts, rival_guilds: ThreeCounts, marked: int) -> Values:
    values: list[float] = []
    for influence, rival_influence in zip(guilds, rival_guilds, strict=True):
        values += (min(influence, 6), influence > 0, influence > 1, max(-2, min(2, influence - rival_influence)))
    return (*values, marked)


def _card_values(
    tag_counts: Iterable[tuple[str, int]], land: int, water: int, space: int, townsfolk: int, leads_comets: bool
) -> Values:
    tags = dict(tag_counts)
    primary_counts = [tags.get(tag, 0) for tag in PRIMARY_TAGS]
    sets, room = min(primary_counts), land + water - 1 - space
    return (
        *[sum(count >= number for count in primary_counts) for number in range(1, _MAX_TAGS + 1)],
        *(sets, sum(count > sets for count in primary_counts), land, water, primary_counts[1], primary_counts[3]),
        *[tags.get(tag, 0) for tag in _SKY_FEATURES],
        *(tags.get("sun", 0) + tags.get("moon", 0), tags.get("comet", 0), leads_comets),
        *(space, min(3, room), room <= 0, townsfolk),
    )


def _goal_values(player: Player, leads_comets: bool) -> Values:
    hope = growth = 0.0
    for space, inspiration in player.tucked:
        missing = sum(max(0, needed - count_term(player, term)) for term, needed in CARDS[inspiration].goal)
        growth += _growth_value(space) / (1 + missing)
        if missing:
            hope += space_card_vp(player, CARDS[space].worth or VpFormula(), leads_comets) / (1 + missing)
    tucked = len(player.tucked)
    free_cards = min(2, len(player.space) - tucked)
    return (tucked, free_cards, sum(map(_growth_value, player.space)), growth, hope)


def _growth_value(card: str) -> float:
    """Return the VP that a space card gains from one more of the things that it counts."""
    worth = CARDS[card].worth or VpFormula()
    if worth.sets:
        return worth.each
    return worth.each / worth.every if worth.per else 0.0


def _journal_values(table: Table, player: Player) -> Values:
    """Return the feature values of the open edges and of the progress towards the next two journal steps."""
    node = JOURNAL_NODES[player.node]
    next_progress = later_progress = 0.0
    for edge in EDGES_BY_START[node.id]:
        progress = _edge_progress(table, player, edge)
        onward = max((_edge_progress(table, player, after) for after in EDGES_BY_START[edge.end]), default=0.0)
        next_progress, later_progress = max(next_progress, progress), max(later_progress, progress * progress * onward)
    open_now = next_progress >= 1
    goes_on = open_now and player.guilds[0] > 0
    return (open_now, goes_on, next_progress, later_progress, open_now and len(player.dice) < 2)


def _edge_progress(table: Table, player: Player, edge: Edge) -> float:
    """Return the met share of an edge's requirements, from 0 to 1; 0 if its end is occupied, 1 if it asks nothing."""
    if is_occupied(table, edge.end):
        return 0.0
    requirement, cost = requirements(table, edge)
    if requirement is not None:
        amount, need = requirement_progress(player, requirement)
        return min(1.0, amount / need)
    return sum(min(1.0, count_good(player, guild) / count) for guild, count in cost) / len(cost) if cost else 1.0


def _rival_pace_values(column: int, rival: Rival) -> Values:
    science, *other_guilds = rival.guilds
    focus = RIVAL_BOARDS[rival.board].focus
    is_late = rival.spot > 4
    return (
        *[column >= number for number in _JOURNAL_STEPS],
        *(JOURNAL_NODES[rival.node].column, is_late, min(4, science), sum(other_guilds), len(rival.opened)),
        *(focus == "journal", focus == "space"),
    )


def group_arguments(table: Table, seat: Seat, rival: Rival) -> Mapping[str, tuple[Any, ...]]:
    """Return the arguments of the function that computes the values of each group."""
    player = table.players[seat]
    leads_comets = has_most_comets(table, seat)
    marked = sum([lying is not None and lying.owner == seat for row in table.rows for lying in row])
    rested = not player.placed and not table.turn.worker
    card_counts = (len(player.land), len(player.water), len(player.space), len(player.hosts))
    return {
        "points": (score_sheet(table, seat).total, rival_score_sheet(table, rival).total),
        "goods": (player.silver, player.provision),
        "dice": (player.dice, rested, player.reserve, player.tiles),
        "workers": (player.workers,),
        "influence": (player.guilds, rival.guilds, marked),
        "cards": (tuple(count_tags(player).items()), *card_counts, leads_comets),
        "goals": (player, leads_comets),
        "slots": (player.land, player.water, player.hosts, player.tiles),
        "journal": (JOURNAL_NODES[player.node].column, rival),
        "way": (table, player),
    }


def _point_values(own: int, rival: int) -> Values:
    return (1, own, rival)


VALUES_BY_GROUP: Mapping[str, Callable[..., Values]] = {
    "points": _point_values,
    "goods": _goods_values,
    "dice": _dice_values,
    "workers": _worker_values,
    "influence": _influence_values,
    "cards": _card_values,
    "goals": _goal_values,
    "slots": expected_production,
    "journal": _rival_pace_values,
    "way": _journal_values,
}
"""The functions that compute the values of each group."""
