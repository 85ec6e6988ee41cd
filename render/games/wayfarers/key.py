"""Signs of dice, workers, goods, cards, tiles and guilds on buttons, and the key of the signs in pictures."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from engine.games.wayfarers.components.tables import CARDS, DIE_VALUES, GUILDS, KINDS, TILE_KINDS, TILES, WORKER_COLOURS
from render.context import PictureContext
from render.games.wayfarers.sprites.pieces import RIVAL_MARK, SIGN_OF_MARK, CaravanSymbol, Die, PlayersBadge, Worker
from render.games.wayfarers.sprites.tokens import (
    EACH_TOKEN,
    FOR_TOKEN,
    OR_TOKEN,
    PLUS_TOKEN,
    Token,
    TokenSign,
    TokenStrip,
)
from render.layouts.icon_key import NamedSign, first_with_sign
from render.scene import Sprite
from render.sprites.verbs import verb_signs

_ASSET_SIGNS = ("camel", "ship", "telescope", "pigeon")
_GOOD_SIGNS = ("silver", "provision")
_DEED_SIGNS = ("mark", "move", "retrieve", "refresh", "shift", "new-die", "journal", "discard")
_GUILD_NAMES = ("science", "trade", "exploration", "any")
_TAG_SIGNS = ("city", "vista", "harbour", "open_sea", "observatory", "library", "stars", "planet", "comet")
_CARD_KINDS = ("land", "water", "space", "townsfolk", "inspiration")
_TILE_KINDS = ("basic", "land", "water", "space", "special")
_WORKER_COLOURS = ("green", "yellow", "blue")
_OCCASION_SIGNS = ("gain", "rest")


class ExplainedToken(NamedTuple):
    """A sign in pictures, with the catalog key of its name."""

    token: Token
    name_entry: str


NAME_ENTRY_OF_SYMBOL = {
    "+1": "raise",
    "-1": "lower",
    "+-1": "turn",
    "silver_off": "silver-off",
    "provision_off": "provision-off",
}
"""Catalog keys of the names of signs on caravan tiles that change dice or prices."""

SEPARATORS = (
    ExplainedToken(FOR_TOKEN, "pay"),
    ExplainedToken(OR_TOKEN, "choice"),
    ExplainedToken(EACH_TOKEN, "each"),
    ExplainedToken(PLUS_TOKEN, "both"),
)
"""The signs between other signs, each with the catalog key of its meaning, which follows `picture-key-`."""


def key(context: PictureContext) -> tuple[NamedSign, ...]:
    """Return every sign of the pictures with its name in the reader's language."""
    signs = [NamedSign(_token_strip(Token(sign)), context.word(word)) for sign, word in _word_signs()]
    signs += [NamedSign(_token_strip(token), context.say(key)) for token, key in _named_signs()]
    signs += [
        NamedSign(CaravanSymbol(symbol, 44), context.say(f"term-sign-{name}"))
        for symbol, name in NAME_ENTRY_OF_SYMBOL.items()
    ]
    signs += [NamedSign(_token_strip(token), context.say(f"picture-key-{name}")) for token, name in SEPARATORS]
    return tuple(signs)


def _token_strip(token: Token) -> TokenStrip:
    return TokenStrip((token,), 58, 50, 40, "land")


def _word_signs() -> Iterator[tuple[str, str]]:
    """Yield each sign that stands for a word of moves, together with that word."""
    yield from ((sign, sign) for sign in (*_ASSET_SIGNS, *_GOOD_SIGNS, *_DEED_SIGNS, "influence", "townsfolk"))
    yield from ((guild, f"influence-{guild}") for guild in _GUILD_NAMES)
    yield from ((tag, f"tag-{tag.replace('_', '-')}") for tag in _TAG_SIGNS)
    yield from ((f"card-{kind}", f"card-{kind}") for kind in _CARD_KINDS)
    yield from ((f"draw-{kind}", f"draw-{kind}") for kind in ("land", "water"))
    yield from ((f"tile-{kind}", f"tile-{kind}") for kind in _TILE_KINDS)


def _named_signs() -> Iterator[ExplainedToken]:
    """Yield the signs that stand for no word of moves, each with the catalog key of its name."""
    yield ExplainedToken(Token("sun"), "picture-key-sun")
    yield ExplainedToken(Token("moon"), "picture-key-moon")
    yield from (ExplainedToken(Token(f"worker-{colour}"), f"picture-worker-{colour}") for colour in _WORKER_COLOURS)
    yield ExplainedToken(Token("worker"), "picture-key-worker")
    yield ExplainedToken(Token("tile-any"), "picture-key-tile")
    yield ExplainedToken(Token("tile-any_non_special"), "effect-tile-any-non-special")
    yield ExplainedToken(Token("focus"), "picture-key-focus")
    yield from (ExplainedToken(Token(occasion), f"picture-key-{occasion}") for occasion in _OCCASION_SIGNS)
    yield ExplainedToken(Token("crown"), "picture-key-most")
    yield ExplainedToken(Token("points"), "picture-key-points")
    yield ExplainedToken(Token("sets"), "picture-score-sets")
    yield ExplainedToken(Token("cards"), "picture-cards")
    yield ExplainedToken(Token("hourglass"), "picture-key-last")


_EFFECT_SIGNS = ("mark", "move", "retrieve", "refresh", "shift", "journal", "discard", "rest", "influence", "cards")

_PLAIN_DICE_VERBS = ("refresh", "rest", "shift")
"""Verbs about dice whose sign does not depend on the dice in the move."""

_SIGN_OF_WORD = {
    "card": "cards",
    "keep": "cards",
    "take": "cards",
    "hire": "card-townsfolk",
    "inspire": "card-inspiration",
    "onward": "journal",
    "tile": "tile-any",
    "draw": "draw-land",
    "pay": "silver",
    "conclude": "hourglass",
}
"""The sign of each word whose sign has another name."""

signs: Mapping[str, Sprite] = {
    **{f"die-{value}": Die(value, 44) for value in DIE_VALUES},
    **{f"worker-{colour}": Worker(colour, 50) for colour in WORKER_COLOURS},
    **{
        name: TokenSign(Token(name), 40)
        for name in (*_GOOD_SIGNS, *_EFFECT_SIGNS, *GUILDS, "draw-land", "tile-any", "hourglass")
    },
    **{f"card-{kind}": TokenSign(Token(f"card-{kind}"), 40) for kind in KINDS},
    **{f"tile-{kind}": TokenSign(Token(f"tile-{kind}"), 40) for kind in TILE_KINDS},
    **{mark: PlayersBadge(mark, 26) for mark in SIGN_OF_MARK if mark != RIVAL_MARK},
    **verb_signs("skip", "end"),
}


def sign_of(signs: Mapping[str, Sprite], move: tuple[str, ...], words_before: int) -> str:
    """Return the name of the sign on a move's button, or "" if it has none. `words_before`: the number of words at the
    move's beginning that an earlier button has shown."""
    return first_with_sign(signs, _subject_names(move, words_before))


def _subject_names(move: tuple[str, ...], words_before: int) -> Iterator[str]:
    """Yield the names of possible signs for a move, from the best one down."""
    verb, words = move[0], move[max(1, words_before) :]
    if verb in ("die", "adjust") and words_before < 2:
        yield from (f"die-{word}" for word in words[:1])
    if verb == "retrieve":
        yield from (f"worker-{word}" for word in words)
    if verb in _PLAIN_DICE_VERBS and not words_before:
        yield verb
    for word in words:
        yield from (word, f"worker-{word}", _SIGN_OF_WORD.get(word, word))
        if word in CARDS:
            yield f"card-{CARDS[word].kind}"
        if word in TILES:
            yield f"tile-{TILES[word].kind}"
    if not words_before:
        yield from (verb, _SIGN_OF_WORD.get(verb, verb))
