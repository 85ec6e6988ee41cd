"""What the signs on cards, tiles and in the journal stand for."""

from collections.abc import Iterator

from render.games.wayfarers.sprites.tokens import Strip, Token
from render.layouts.icon_key import Sign
from render.reader import Reader

_ASSETS = ("camel", "ship", "telescope", "pigeon")
_GOODS = ("silver", "provision")
_DONE = ("mark", "move", "retrieve", "refresh", "shift", "new-die", "journal", "discard")
_GUILDS = ("science", "trade", "exploration", "any")
_TAGS = ("city", "vista", "harbour", "open_sea", "observatory", "library", "stars", "planet", "comet")
_CARDS = ("land", "water", "space", "townsfolk", "inspiration")
_TILES = ("basic", "land", "water", "space", "special")


def key(reader: Reader) -> tuple[Sign, ...]:
    """Return every sign with its name."""
    return tuple(Sign(Strip((Token(sign),), 58, 50, 40, "land"), reader.word(word)) for sign, word in _signs())


def _signs() -> Iterator[tuple[str, str]]:
    yield from ((sign, sign) for sign in (*_ASSETS, *_GOODS, *_DONE))
    yield from ((guild, f"influence-{guild}") for guild in _GUILDS)
    yield from ((tag, f"tag-{tag.replace('_', '-')}") for tag in _TAGS)
    yield from ((f"card-{kind}", f"card-{kind}") for kind in _CARDS)
    yield from ((f"draw-{kind}", f"draw-{kind}") for kind in ("land", "water"))
    yield from ((f"tile-{kind}", f"tile-{kind}") for kind in _TILES)
