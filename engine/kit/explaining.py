"""Explanations of components as clauses: the building blocks of all games' explanations."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec.structs import replace

from engine.game import Clause, Conjunction, Fact, Options

ANY_OF, ALL_OF = "any-of", "all-of"
"""The clauses that only group others: any of the clauses inside, or all of them."""

Part: TypeAlias = tuple[str, Conjunction, tuple[Clause, ...]]

Components: TypeAlias = Mapping[str, tuple[str, tuple[Clause, ...]]]
"""Components by name, each with its kind and its clauses."""


V_contra = TypeVar("V_contra", contravariant=True)


class Explained(Generic[V_contra]):
    """A game's explanations of its components. By default it has none."""

    def explain_components(self, options: Options) -> Components:
        """Return the kind and the explaining clauses of each component of a game with these options, by name."""
        return {}

    def components(self, options: Options) -> Mapping[str, str]:
        """Return the kind of each component, by name."""
        return _kind_by_component(self, tuple(options.items()))

    def explain(self, options: Options, name: str) -> tuple[Clause, ...]:
        """Return the effects of a component. Raises KeyError for an unknown name."""
        return self.explain_components(options)[name][1]

    def locate(self, view: V_contra, name: str) -> tuple[Clause, ...]:
        """Return where the component called `name` is and who owns it, as far as the view shows it; by default ()."""
        return ()

    def opening(self, view: V_contra) -> tuple[Clause, ...]:
        """Return the facts to announce when a game starts; by default none."""
        return ()

    def aim(self, view: V_contra) -> Clause | None:
        """Return the goal; by default None, since the most points win."""
        return None


@lru_cache(maxsize=256)
def _kind_by_component(game: Explained[Any], options: tuple[tuple[str, str], ...]) -> Mapping[str, str]:
    return MappingProxyType({name: kind for name, (kind, _) in game.explain_components(dict(options)).items()})


def clause(kind: str, *parts: Part, full_text_only: bool = False, **facts: Fact) -> Clause:
    """Return a clause with these facts and nested parts. `full_text_only`: whether only the full text contains it."""
    return Clause(kind, tuple(facts.items()), parts, full_text_only)


def part(name: str, clauses: Iterable[Clause], conjunction: Conjunction = "all") -> Part:
    """Return a part: clauses for nesting in another clause under `name`, joined by the conjunction."""
    return (name, conjunction, tuple(clauses))


def group(kind: str, clauses: Iterable[Clause]) -> Clause:
    """Return one clause that groups others as ANY_OF or ALL_OF, or the clause itself if it is the only one."""
    grouped = tuple(clauses)
    return (
        grouped[0] if len(grouped) == 1 else Clause(kind, (), (("group", "or" if kind == ANY_OF else "all", grouped),))
    )


def clauses_for_players(clauses: Iterable[Clause], players: int) -> tuple[Clause, ...]:
    """Return the clauses that hold for this number of players, without those whose fact `players` is another number and
    those that become empty without them."""
    return tuple(_select_for_players(clauses, players))


def _select_for_players(clauses: Iterable[Clause], players: int) -> Iterator[Clause]:
    for outer in clauses:
        parts = tuple((name, joint, clauses_for_players(inner, players)) for name, joint, inner in outer.parts)
        silent = any(inner and not left for (_, _, inner), (_, _, left) in zip(outer.parts, parts, strict=True))
        if dict(outer.facts).get("players", players) == players and not silent:
            yield replace(outer, parts=parts)


def nested_clauses(clauses: Iterable[Clause]) -> Iterator[Clause]:
    """Yield each clause, followed by the clauses nested in it at any depth."""
    for outer in clauses:
        yield outer
        for _, _, inner in outer.parts:
            yield from nested_clauses(inner)
