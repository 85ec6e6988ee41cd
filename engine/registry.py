"""The registry of all games that can be played."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

from engine.content import Files, files_by_game
from engine.game import Game
from engine.games.kings.play import Kings
from engine.games.mesopotamia.play import Mesopotamia
from engine.games.mesopotamia.play import mesopotamia_with_tables as mesopotamia_of
from engine.games.tigris.play import Tigris
from engine.games.ur.play import Ur
from engine.games.wayfarers.play import Wayfarers

AnyGame: TypeAlias = Game[Any, Any]

GAMES: tuple[AnyGame, ...] = (
    Tigris(),
    Kings(),
    Wayfarers(),
    Mesopotamia(),
    Ur(),
)

TableGames: TypeAlias = Mapping[str, Callable[[Files], AnyGame]]
"""Constructors of the games that can be played with an owner's tables, by the games' names. They raise BadContent."""

TABLE_GAMES: TableGames = MappingProxyType({Mesopotamia.name: mesopotamia_of})


class UnknownGame(ValueError):
    """Raised for a name or rules number that no game has."""


def find_game(name: str, games: tuple[AnyGame, ...] = GAMES) -> AnyGame:
    """Return the game called `name`. Raises UnknownGame, which lists the known names."""
    for game in games:
        if game.name == name:
            return game
    raise UnknownGame(f"no game is called {name}; there are: {', '.join(game.name for game in games)}")


def add_tables(files: Files, games: tuple[AnyGame, ...]) -> tuple[AnyGame, ...]:
    """Return the games, with the tables of these files added to the games that the files name. Raises BadContent."""
    takers = [game.name for game in games if game.name in TABLE_GAMES]
    given = files_by_game(files, takers)
    return tuple(TABLE_GAMES[game.name](given[game.name]) if game.name in given else game for game in games)
