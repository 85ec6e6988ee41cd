"""Signs of dice, workers, goods, cards, tiles and guilds on buttons, and the key of the signs in pictures."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from engine.games.wayfarers.components.tables import CARDS, DIE_VALUES, GUILDS, KINDS, TILE_KINDS, TILES, WORKER_COLOURS
from render.context import PictureContext
from render.games.wayfarers.sprites.pieces import RIVAL_MARK, SIGNS, Badge, Die, Symbol, Worker
from render.games.wayfarers.sprites.tokens import FOR, OR, PLUS, SEMI, Strip, Token
from render.games.wayfarers.sprites.tokens import Sign as TokenSign
from render.layouts.icon_key import Sign, first_with_sign
from render.scene import Sprite
from render.sprites.verbs import verb_signs

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
    """Yield the signs that are also words of moves, each with its word."""
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


_EFFECTS = ("mark", "move", "retrieve", "refresh", "shift", "journal", "discard", "rest", "influence", "cards")

_PLAIN = ("refresh", "rest", "shift")
"""Verbs about dice whose numbers are not shown in a sign."""

_OTHERWISE = {
    "card": "cards",
    "keep": "cards",
    "take": "cards",
    "hire": "card-townsfolk",
    "inspire": "card-inspiration",
    "onward": "journal",
    "tile": "tile-any",
    "draw": "draw-land",
    "pay": "silver",
}
"""The name of the sign of each word that has another name in pictures."""

signs: Mapping[str, Sprite] = {
    **{f"die-{value}": Die(value, 44) for value in DIE_VALUES},
    **{f"worker-{colour}": Worker(colour, 50) for colour in WORKER_COLOURS},
    **{name: TokenSign(Token(name), 40) for name in (*_GOODS, *_EFFECTS, *GUILDS, "draw-land", "tile-any")},
    **{f"card-{kind}": TokenSign(Token(f"card-{kind}"), 40) for kind in KINDS},
    **{f"tile-{kind}": TokenSign(Token(f"tile-{kind}"), 40) for kind in TILE_KINDS},
    **{mark: Badge(mark, 26) for mark in SIGNS if mark != RIVAL_MARK},
    **verb_signs("skip", "end"),
}


def sign_of(signs: Mapping[str, Sprite], move: tuple[str, ...], begun: int) -> str:
    """Return the name of the sign on a move's button, or "" if it has none. `begun`: the number of words that an
    earlier button showed."""
    return first_with_sign(signs, _names(move, begun))


def _names(move: tuple[str, ...], begun: int) -> Iterator[str]:
    """Yield the subjects of a move, most important first."""
    verb, words = move[0], move[max(1, begun) :]
    if verb in ("die", "adjust") and begun < 2:
        yield from (f"die-{word}" for word in words[:1])
    if verb == "retrieve":
        yield from (f"worker-{word}" for word in words)
    if verb in _PLAIN and not begun:
        yield verb
    for word in words:
        yield from (word, f"worker-{word}", _OTHERWISE.get(word, word))
        if word in CARDS:
            yield f"card-{CARDS[word].kind}"
        if word in TILES:
            yield f"tile-{TILES[word].kind}"
    if not begun:
        yield from (verb, _OTHERWISE.get(verb, verb))
