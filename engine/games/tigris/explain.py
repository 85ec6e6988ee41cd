"""Explanations of each component, with the numbers of the rules."""

from collections.abc import Iterable, Iterator
from functools import cache
from types import MappingProxyType

from engine.game import Clause
from engine.games.tigris.pieces import (
    CATASTROPHES_EACH,
    MONUMENT_COLOURS,
    SPHERES,
    TILE_COUNTS,
    TREASURES_LEFT_AT_END,
    Sphere,
    monument_word,
)
from engine.kit.explaining import Components, clause

_LEADERS_WITH_ABILITY = ("king", "trader")
"""The leaders that do more than score for their colour (R6.4, R10.2)."""


@cache
def explain_components() -> Components:
    """Return the kind and the explaining clauses of every component, by name."""
    return MappingProxyType({name: (kind, tuple(clauses)) for kind, name, clauses in _every_component()})


def _every_component() -> Iterator[tuple[str, str, Iterable[Clause]]]:
    for sphere in SPHERES:
        yield "tile", sphere.tile, _explain_tile(sphere)
        yield "leader", sphere.leader, _explain_leader(sphere)
    for pair in MONUMENT_COLOURS:
        yield "monument", monument_word(pair), _explain_monument(pair)
    left = clause("frame-left", count=TREASURES_LEFT_AT_END)
    yield "piece", "treasure", (clause("purpose-treasure"), left)
    yield "piece", "catastrophe", (clause("purpose-catastrophe"), clause("frame-each", count=CATASTROPHES_EACH))


def _explain_tile(sphere: Sphere) -> Iterator[Clause]:
    yield clause("frame-tile", colour=sphere.colour, leader=sphere.leader)
    yield clause(f"purpose-{sphere.tile}")
    yield clause("frame-count", count=TILE_COUNTS[sphere], full_text_only=True)


def _explain_leader(sphere: Sphere) -> Iterator[Clause]:
    yield clause("frame-leader", colour=sphere.colour, tile=sphere.tile)
    if sphere.leader in _LEADERS_WITH_ABILITY:
        yield clause(f"purpose-{sphere.leader}")
    yield clause("frame-stands", full_text_only=True)


def _explain_monument(pair: tuple[Sphere, Sphere]) -> Iterator[Clause]:
    yield clause("frame-monument", leaders=tuple(sphere.leader for sphere in pair))
    yield clause("frame-square", tiles=tuple(sphere.tile for sphere in pair))
