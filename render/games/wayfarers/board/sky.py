"""The sky's picture: space and inspiration cards that can be gained, and the piles of tiles."""

from collections.abc import Iterable, Iterator, Sequence

from engine.game import Event
from engine.games.wayfarers.components.tables import INSPIRATION, PILE_BY_TILE, SPACE, TILE_NAMES, TILES
from engine.games.wayfarers.solo.outlook import expected_takings
from engine.games.wayfarers.view import WayfarersView
from render.context import PictureContext
from render.games.wayfarers.board.alt import sky_alt
from render.games.wayfarers.board.market import card_mark_items, row_items
from render.games.wayfarers.names import card_name
from render.games.wayfarers.recent import changed_places
from render.games.wayfarers.setting import SIZE, Layer
from render.games.wayfarers.sprites.marks import RivalsNextCardFrame
from render.games.wayfarers.sprites.night import StarryNight
from render.games.wayfarers.sprites.places.piles import PILE_HEIGHT, PILE_WIDTH, TilePile
from render.scene import Item, Scene, sort_by_layer
from render.sprites.marks import Brackets

SKY_ROWS = (SPACE, INSPIRATION)
_PILE_COLUMNS, _PILES_TOP, _PILE_COLUMN_PITCH, _PILE_ROW_PITCH = 5, 331.0, 218.0, 72.8
_TILE_KINDS = ("land", "water", "space", "basic")
"""The kinds of tiles whose piles fill a column each, from left to right."""


def _pile_places() -> Iterator[tuple[str, tuple[int, int]]]:
    """Yield each pile with its column and line, both from 0. Special tiles take the places that other kinds leave."""
    taken = set()
    for column, kind in enumerate(_TILE_KINDS):
        for line, tile in enumerate(tile for tile in TILE_NAMES if TILES[tile].kind == kind):
            taken.add((column, line))
            yield tile, (column, line)
    down = [(_PILE_COLUMNS - 1, line) for line in range(_PILE_COLUMNS)]
    left = [
        (column, line)
        for line in range(_PILE_COLUMNS)
        for column in range(_PILE_COLUMNS - 1)
        if (column, line) not in taken
    ]
    special = [tile for tile in TILE_NAMES if TILES[tile].kind not in _TILE_KINDS]
    yield from zip(special, down + left, strict=False)


_PILE_PLACES = dict(_pile_places())


def draw_sky(view: WayfarersView, context: PictureContext, recent: Sequence[Event]) -> Scene:
    """Draw the space and inspiration cards and the piles of tiles, with recent changes marked."""
    items = [
        *row_items(view, context, SKY_ROWS),
        *pile_items(view, context),
        *card_mark_items(view, recent, SKY_ROWS),
        *_mark_items(view, recent),
    ]
    return sky_scene("board", "sky", context, items, sky_alt(view, context))


def sky_scene(kind: str, name: str, context: PictureContext, items: Iterable[Item], alt: str) -> Scene:
    """Compose a picture of `items` under a starry night, the size of the board."""
    return Scene(kind, f"wayfarers-{name}", SIZE, context.theme, StarryNight(SIZE), sort_by_layer(items), alt)


def pile_corner(tile: str) -> tuple[float, float]:
    """Return the top-left corner of a tile's pile, in units."""
    column, line = _PILE_PLACES[tile]
    return 7 + _PILE_COLUMN_PITCH * column, _PILES_TOP + _PILE_ROW_PITCH * line


def pile_items(view: WayfarersView, context: PictureContext) -> Iterator[Item]:
    """Yield the pile of every tile, in the same order for every reader."""
    for tile in TILE_NAMES:
        yield Item(
            Layer.CARD,
            *pile_corner(tile),
            TilePile(tile, card_name(context, tile), view.table.piles[PILE_BY_TILE[tile]]),
        )


def _mark_items(view: WayfarersView, recent: Sequence[Event]) -> Iterator[Item]:
    changed, takings = changed_places(view, recent), expected_takings(view.table)
    for tile in TILE_NAMES:
        if tile in takings:
            yield Item(Layer.TARGET, *pile_corner(tile), RivalsNextCardFrame(PILE_WIDTH, PILE_HEIGHT))
        if tile in changed:
            yield Item(Layer.BRACKETS, *pile_corner(tile), Brackets(PILE_WIDTH, PILE_HEIGHT))
