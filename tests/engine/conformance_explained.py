"""Promises of a game about the explanations of its components."""

from collections.abc import Sequence
from typing import TypeVar

from engine.game import Clause, Game, Options
from engine.kit.explaining import nested_clauses
from tests.engine.playouts import Playout

S = TypeVar("S")
V = TypeVar("V")


def components_are_explained(game: Game[S, V], playouts: Sequence[Playout[S]]) -> None:
    """Each has a kind and says something beside a choice; nothing else is explained."""
    for options in {playout.header.options: dict(playout.header.options) for playout in playouts}.values():
        found = game.components(options)
        for name, kind in found.items():
            clauses = game.explain(options, name)
            assert kind, f"{name} is of no kind"
            assert any(not one.full_text_only for one in clauses), f"{name} has no text"
            assert clauses == game.explain(options, name), f"{name} is explained in two ways"
            assert not list(filter(_hollow, nested_clauses(clauses))), f"{name} says something with nothing inside"
        assert not _explains(game, options, "?"), "explains what there is not"


def _explains(game: Game[S, V], options: Options, name: str) -> bool:
    try:
        game.explain(options, name)
    except KeyError:
        return False
    return True


def _hollow(clause: Clause) -> bool:
    """Whether a clause has a part without anything in it."""
    return any(not inner for _, _, inner in clause.parts)
