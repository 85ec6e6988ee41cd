"""Meanings of the signs on cards, tiles and in the journal."""

from collections.abc import Iterator
from typing import NamedTuple

from render.context import PictureContext
from render.games.wayfarers.sprites.pieces import Symbol
from render.games.wayfarers.sprites.tokens import FOR, OR, PLUS, SEMI, Strip, Token
from render.layouts.icon_key import Sign

_ASSETS = ("camel", "ship", "telescope", "pigeon")
_GOODS = ("silver", "provision")
_DONE = ("mark", "move", "retrieve", "refresh", "shift", "new-die", "journal", "discard")
_GUILDS = ("science", "trade", "exploration", "any")
_TAGS = ("city", "vista", "harbour", "open_sea", "observatory", "library", "stars", "planet", "comet")
_CARDS = ("land", "water", "space", "townsfolk", "inspiration")
_TILES = ("basic", "land", "water", "space", "special")
_WORKERS = ("green", "yellow", "blue")
_WHEN = ("gain", "rest")


class Meaning(NamedTuple):
    """A sign, and the catalog key of its name."""

    token: Token
    key: str


SYMBOLS = {"+1": "raise", "-1": "lower", "+-1": "turn", "silver_off": "silver-off", "provision_off": "provision-off"}
"""Signs of the effects of caravan tiles on dice and prices, with the keys of their names."""

JOINTS = (Meaning(FOR, "pay"), Meaning(OR, "choice"), Meaning(SEMI, "each"), Meaning(PLUS, "both"))
"""The separators between signs."""


def key(context: PictureContext) -> tuple[Sign, ...]:
    """Return every sign with its name."""
    signs = [Sign(_strip(Token(sign)), context.word(word)) for sign, word in _words()]
    signs += [Sign(_strip(token), context.say(key)) for token, key in _named_signs()]
    signs += [Sign(Symbol(symbol, 44), context.say(f"term-sign-{name}")) for symbol, name in SYMBOLS.items()]
    signs += [Sign(_strip(token), context.say(f"picture-key-{name}")) for token, name in JOINTS]
    return tuple(signs)


def _strip(token: Token) -> Strip:
    return Strip((token,), 58, 50, 40, "land")


def _words() -> Iterator[tuple[str, str]]:
    """Yield the signs that are also words of moves, with these words."""
    yield from ((sign, sign) for sign in (*_ASSETS, *_GOODS, *_DONE, "influence", "townsfolk"))
    yield from ((guild, f"influence-{guild}") for guild in _GUILDS)
    yield from ((tag, f"tag-{tag.replace('_', '-')}") for tag in _TAGS)
    yield from ((f"card-{kind}", f"card-{kind}") for kind in _CARDS)
    yield from ((f"draw-{kind}", f"draw-{kind}") for kind in ("land", "water"))
    yield from ((f"tile-{kind}", f"tile-{kind}") for kind in _TILES)


def _named_signs() -> Iterator[Meaning]:
    """Yield the other signs with their names."""
    yield Meaning(Token("sun"), "picture-key-sun")
    yield Meaning(Token("moon"), "picture-key-moon")
    yield from (Meaning(Token(f"worker-{colour}"), f"picture-worker-{colour}") for colour in _WORKERS)
    yield Meaning(Token("worker"), "picture-key-worker")
    yield Meaning(Token("tile-any"), "picture-key-tile")
    yield Meaning(Token("tile-any_non_special"), "effect-tile-any-non-special")
    yield Meaning(Token("focus"), "picture-key-focus")
    yield from (Meaning(Token(when), f"picture-key-{when}") for when in _WHEN)
    yield Meaning(Token("crown"), "picture-key-most")
    yield Meaning(Token("points"), "picture-key-points")
    yield Meaning(Token("sets"), "picture-score-sets")
    yield Meaning(Token("cards"), "picture-cards")
    yield Meaning(Token("hourglass"), "picture-key-last")
