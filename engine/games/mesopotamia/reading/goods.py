"""Goods and needs as words (1.4)."""

from collections.abc import Mapping

from engine.games.mesopotamia.content.tables import ACTIONS, GOODS, SixCounts, as_six_counts

_WORD_BY_NEED = {
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
"""The words for the needs of quests and gardens other than goods. A number follows each word."""


def goods_words(goods: SixCounts) -> tuple[str, ...]:
    """Return the word for each good, repeated for each piece of it."""
    return tuple(GOODS[good] for good, count in enumerate(goods) for _ in range(count))


def need_words(needs: Mapping[str, int], levels: Mapping[int, int]) -> tuple[str, ...]:
    """Return the needs of a quest or garden as words: numbers of pieces and goods, positions, levels of actions."""
    amounts = (f"{_WORD_BY_NEED.get(need, need)}-{number}" for need, number in needs.items())
    return (*amounts, *(f"{ACTIONS[action]}-level-{level}" for action, level in levels.items()))


def counts_of(good: int, count: int) -> SixCounts:
    """Return counts with `count` of one good and none of the others."""
    return as_six_counts(count if place == good else 0 for place in range(6))
