"""The same parts of every game stand at the same place."""

from collections.abc import Iterator
from functools import partial
from importlib import import_module
from importlib.util import find_spec

import pytest

from engine.kit.rules import Rules
from engine.registry import GAMES, AnyGame
from tests.support.sisters import PICTURES, ROLES


def homes(game: AnyGame) -> Iterator[tuple[str, str]]:
    """Yield each part that a game is put together from, and the module where it stands."""
    assert isinstance(game, Rules)
    parts = game.parts
    found: dict[str, object] = {
        "the class that puts the game together": type(game),
        "the position": game.state_type,
        "the view": game.view_type,
        "what a seat may know": parts.view,
        "a position that looks like a view": parts.sample_state,
        "the first position": parts.setup,
        "a position that a move is changing": parts.draft,
        "how the game ends": parts.points,
        "the text picture": parts.diagram,
    }
    for role, part in found.items():
        yield role, _home(part)
    for question in game.questions:
        yield "the questions and their verbs", _home(type(question))
        for answer in question.answers:
            yield "the questions and their verbs", _home(type(answer))
    if parts.annotate_outcome is not None:
        yield "what is noted of a move", _home(parts.annotate_outcome)


def _home(part: object) -> str:
    return str(getattr(part.func if isinstance(part, partial) else part, "__module__", ""))


def misplaced(game: AnyGame) -> list[str]:
    """Return the parts of a game that do not stand where they stand in the others."""
    package = f"engine.games.{game.name}"
    stand = [(role, home) for role, home in homes(game) if not home.startswith("engine.kit.")]
    derived = {role for role, home in homes(game) if home.startswith("engine.kit.")}
    lacking = [role for role, home in ROLES.items() if role not in derived and not find_spec(f"{package}.{home}")]
    wrong = [role for role, home in stand if f"{home}.".find(f"{package}.{ROLES[role]}.") != 0]
    return [*lacking, *wrong]


def test_a_game_has_thirteen_parts() -> None:
    assert len(ROLES) == 13


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_each_part_stands_where_it_stands_in_the_other_games(game: AnyGame) -> None:
    assert misplaced(game) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_each_kind_of_picture_is_drawn_where_it_is_drawn_in_the_other_games(game: AnyGame) -> None:
    package = f"render.games.{game.name}"
    if find_spec(package) is not None:
        drawn = import_module(package)
        found = {kind: getattr(drawn, kind).__module__ for kind in PICTURES if hasattr(drawn, kind)}
        parts = {kind: home.removeprefix(f"{package}.").split(".") for kind, home in found.items()}
        # A hall may stand around the module: `choices/question.py`.
        assert [kind for kind, names in parts.items() if PICTURES[kind] not in names] == []
