"""Texts that malicious people might write."""

from functools import cache

from hypothesis import strategies as some

from engine.registry import AnyGame, find_game
from tests.engine.playouts import Playout, playout
from tests.support.house import EVERY_GAME

NASTY = (
    "@everyone",
    "<@1>",
    "[a](https://example.com)",
    "\u202eevil",
    "…",
    "undo",
    "\x00",
    "\ud800",
    "²",
    "1e9",
    "-1",
    "9" * 90,
    "a.b:c",
    "{ $who }",
    "%s",
    "' OR 1=1 --",
    "../../x",
    "\u2028",
)


def played(game: AnyGame, number: int) -> Playout[object]:
    """A random game."""
    return _played(game.name, number)


@cache
def _played(name: str, number: int) -> Playout[object]:
    return playout(find_game(name, EVERY_GAME), number)


def vocabulary(game: AnyGame) -> tuple[str, ...]:
    """All words that were ever said in a few random games, and those that the game names."""
    return _vocabulary(game.name)


@cache
def _vocabulary(name: str) -> tuple[str, ...]:
    game = find_game(name, EVERY_GAME)
    words = {word for number in range(3) for move in played(game, number).played for word in move.move}
    return tuple(sorted(words | set(game.marks) | {verb.name for verb in game.verbs}))


def word(game: AnyGame) -> some.SearchStrategy[str]:
    """One word: of the game, of a villain, or any text."""
    return some.sampled_from(vocabulary(game)) | some.sampled_from(NASTY) | some.text(max_size=12)


def speech(game: AnyGame) -> some.SearchStrategy[tuple[str, ...]]:
    """Some words one after another; often one that begins like a move."""
    return some.lists(word(game), max_size=6).map(tuple)
