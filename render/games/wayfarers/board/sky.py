"""The sky's picture: space and inspiration cards that can be gained, and the piles of tiles."""

from collections.abc import Iterable, Iterator, Sequence

from engine.game import Event
from engine.games.wayfarers.components.tables import INSPIRATION, PILE_BY_TILE, SPACE, TILE_NAMES, TILES
from engine.games.wayfarers.solo.outlook import expected_takings
from engine.games.wayfarers.view import WayfarersView
from render.context import PictureContext
from render.games.wayfarers.board.alt import sky_alt
from render.games.wayfarers.board.market import card_marks, row_items
from render.games.wayfarers.names import card_name
from render.games.wayfarers.recent import changed_places
from render.games.wayfarers.setting import SIZE, Layer
from render.games.wayfarers.sprites.marks import Wanted
from render.games.wayfarers.sprites.night import StarryNight
from render.games.wayfarers.sprites.places.piles import HEIGHT, WIDTH, Pile
from render.scene import Item, Scene, stack
from render.sprites.marks import Brackets

ROWS = (SPACE, INSPIRATION)
_ACROSS, _TOP, _PITCH, _DOWN = 5, 331.0, 218.0, 72.8
_KINDS = ("land", "water", "space", "basic")
"""The kinds of tiles; each has a column."""


def _places() -> Iterator[tuple[str, tuple[int, int]]]:
    """Yield each pile with its column and line. Special tiles take the remaining places."""
    taken = set()
    for column, kind in enumerate(_KINDS):
        for line, tile in enumerate(tile for tile in TILE_NAMES if TILES[tile].kind == kind):
            taken.add((column, line))
            yield tile, (column, line)
    down = [(_ACROSS - 1, line) for line in range(_ACROSS)]
    left = [(column, line) for line in range(_ACROSS) for column in range(_ACROSS - 1) if (column, line) not in taken]
    special = [tile for tile in TILE_NAMES if TILES[tile].kind not in _KINDS]
    yield from zip(special, down + left, strict=False)


_PLACES = dict(_places())


def sky(view: WayfarersView, context: PictureContext, recent: Sequence[Event]) -> Scene:
    """Draw the cards and tiles to gain outside the market, with recent events marked."""
    items = [
        *row_items(view, context, ROWS),
        *pile_items(view, context),
        *card_marks(view, recent, ROWS),
        *_marks(view, recent),
    ]
    return sky_scene("board", "sky", context, items, sky_alt(view, context))


def sky_scene(kind: str, name: str, context: PictureContext, items: Iterable[Item], alt: str) -> Scene:
    """Compose a picture of the sky."""
    return Scene(kind, f"wayfarers-{name}", SIZE, context.theme, StarryNight(SIZE), stack(items), alt)


def pile_at(tile: str) -> tuple[float, float]:
    """Return the top left corner of a pile."""
    column, line = _PLACES[tile]
    return 7 + _PITCH * column, _TOP + _DOWN * line


def pile_items(view: WayfarersView, context: PictureContext) -> Iterator[Item]:
    """Yield every pile, in the same order for every reader."""
    for tile in TILE_NAMES:
        yield Item(
            Layer.CARD, *pile_at(tile), Pile(tile, card_name(context, tile), view.table.piles[PILE_BY_TILE[tile]])
        )


def _marks(view: WayfarersView, recent: Sequence[Event]) -> Iterator[Item]:
    news, wanted = changed_places(view, recent), expected_takings(view.table)
    for tile in TILE_NAMES:
        if tile in wanted:
            yield Item(Layer.TARGET, *pile_at(tile), Wanted(WIDTH, HEIGHT, "bottom"))
        if tile in news:
            yield Item(Layer.BRACKETS, *pile_at(tile), Brackets(WIDTH, HEIGHT))
