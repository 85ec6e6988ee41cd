"""Goods and needs as words (1.4)."""

from collections.abc import Mapping, Sequence

from engine.games.mesopotamia.content.tables import ACTIONS, GOODS, SixCounts

_NEEDED = {
    "settlements": "settlement",
    "walls": "wall",
    "ships": "ship",
    "floors": "floor",
    "amphorae": "amphora",
    "gardens": "garden",
    "units": "unit",
    "areas": "area",
    "population": "population-at",
    "events": "events-at",
}
"""By what a quest or garden may need besides goods the word that says how much of it."""


def goods_words(goods: SixCounts) -> tuple[str, ...]:
    """Return goods as words, one for each."""
    return tuple(GOODS[good] for good, count in enumerate(goods) for _ in range(count))


def need_words(needs: Mapping[str, int], levels: Mapping[int, int]) -> tuple[str, ...]:
    """Return what a quest or garden needs as words: pieces and goods with how many, positions, levels of actions."""
    held = (f"{_NEEDED.get(need, need)}-{least}" for need, least in needs.items())
    return (*held, *(f"{ACTIONS[action]}-level-{level}" for action, level in levels.items()))


def counts_of(good: int, count: int) -> SixCounts:
    """Return counts with `count` of one good and none of the others."""
    return six([count if place == good else 0 for place in range(6)])


def six(counts: Sequence[int]) -> SixCounts:
    """Return six numbers as the counts of goods."""
    stone, wood, clay, food, tablet, bone = counts
    return (stone, wood, clay, food, tablet, bone)
