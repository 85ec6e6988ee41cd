"""Signs of dice, workers, goods, cards, tiles and guilds, as buttons show them."""

from collections.abc import Iterator, Mapping

from engine.games.wayfarers.components.tables import CARDS, COLUMNS, GUILDS, KINDS, TILE_KINDS, TILES, WORKERS
from render.games.wayfarers.sprites.pieces import RIVAL_MARK, SIGNS, Badge, Die, Worker
from render.games.wayfarers.sprites.tokens import Sign, Token
from render.layouts.icon_key import first_with_sign
from render.scene import Sprite
from render.sprites.verbs import verb_signs

_DONE = ("mark", "move", "retrieve", "refresh", "shift", "journal", "discard", "rest", "influence", "cards")
_GOODS = ("silver", "provision")

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

_SIGNS: Mapping[str, Sprite] = {
    **{f"die-{value}": Die(value, 44) for value in COLUMNS},
    **{f"worker-{colour}": Worker(colour, 50) for colour in WORKERS},
    **{name: Sign(Token(name), 40) for name in (*_GOODS, *_DONE, *GUILDS, "draw-land", "tile-any")},
    **{f"card-{kind}": Sign(Token(f"card-{kind}"), 40) for kind in KINDS},
    **{f"tile-{kind}": Sign(Token(f"tile-{kind}"), 40) for kind in TILE_KINDS},
    **{mark: Badge(mark, 26) for mark in SIGNS if mark != RIVAL_MARK},
    **verb_signs("skip", "end"),
}


def signs() -> Mapping[str, Sprite]:
    """Return every sign by its name: a word of moves, or such a word with its kind."""
    return _SIGNS


def sign_of(move: tuple[str, ...], begun: int) -> str:
    """Return the name of the sign on a move's button, whose first `begun` words were on an earlier one; "" if it has
    none."""
    return first_with_sign(_SIGNS, _names(move, begun))


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
