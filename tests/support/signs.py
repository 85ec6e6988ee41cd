"""Signs of the games as if Discord had all of them."""

from bot.text.signs import Emoji, Signs
from engine.registry import AnyGame
from render.registry import load_pictures


def every_sign(game: AnyGame) -> Signs:
    """Return all signs of a game."""
    signs = Signs(lambda name, move, begun: load_pictures(name).sign(move, begun))
    signs.update({(game.name, name, "standard"): Emoji(name, 1) for name in load_pictures(game.name).signs})
    return signs
