"""The parts that every game has, at the same place in each of them."""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec

from engine.registry import GAMES, AnyGame

ROLES: Mapping[str, str] = {
    "the class that puts the game together": "play",
    "the position": "state",
    "the view": "view",
    "what a seat may know": "view",
    "a position that looks like a view": "view",
    "the first position": "setup",
    "a position that a move is changing": "draft",
    "the words of moves": "vocabulary",
    "the questions and their verbs": "questions",
    "what can be read off a position": "reading",
    "how the game ends": "ending",
    "what is noted of a move": "annotations",
    "the text picture": "diagram",
}
"""The thirteen parts, and the module or package of each."""

PICTURES: Mapping[str, str] = {
    "board": "board",
    "further_boards": "board",
    "describe": "described",
    "hand": "tableau",
    "tableau": "tableau",
    "lower_tableau": "tableau",
    "question": "question",
    "sheet": "sheet",
    "key": "key",
    "sign_of": "key",
}
"""The kinds of pictures, and the module or package of each in a game that has it."""


def drawn_games(kind: str = "board") -> list[AnyGame]:
    """Return the games that have pictures of a kind; the others are shown as diagrams."""
    packages = {game: f"render.games.{game.name}" for game in GAMES}
    return [game for game, home in packages.items() if find_spec(home) and hasattr(import_module(home), kind)]
