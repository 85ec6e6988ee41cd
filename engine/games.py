"""The registry: every game that can be played, one line each."""

from typing import Any, TypeAlias

from engine.game import Game
from engine.kings.play import Kings
from engine.mesopotamia.play import Mesopotamia
from engine.tigris.play import Tigris
from engine.wayfarers.play import Wayfarers

AnyGame: TypeAlias = Game[Any, Any]

GAMES: tuple[AnyGame, ...] = (Tigris(), Kings(), Wayfarers(), Mesopotamia())


class UnknownGame(ValueError):
    """Raise for a name or rules number that no game has."""


def find(name: str, games: tuple[AnyGame, ...] = GAMES) -> AnyGame:
    """Return the game called `name`. Raises UnknownGame, which lists the names there are."""
    for game in games:
        if game.name == name:
            return game
    raise UnknownGame(f"no game is called {name}; there are: {', '.join(game.name for game in games)}")
