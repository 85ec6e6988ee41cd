"""The strips beside the map: piles of tiles with their prices and copies, and the three guilds."""

from collections.abc import Iterator

from engine.wayfarers.reading.scoring import majorities
from engine.wayfarers.state import RIVAL
from engine.wayfarers.tables import BY_KIND, GUILDS, PILE, TILE_PRICES, TILES
from engine.wayfarers.view import WayfarersView
from render.drawing.text import BOLD, HEAVY, fit
from render.games.wayfarers.setting import LOW_PILES, TOP_PILES, Layer, mark_of
from render.games.wayfarers.sprites.guilds import Minaret, Tally
from render.games.wayfarers.sprites.pieces import TilePiece
from render.games.wayfarers.sprites.tokens import OR, Strip, of_cost
from render.scene import Item
from render.sprites.cards import FAINT, TEXT, Label

_CELL = 19.0
_SPACE_CELL = 17.0
STRIPS = {
    "basic": (14.0, TOP_PILES, 32.0, 49.0),
    "special": (246.0, TOP_PILES, 0.0, 45.6),
    "space": (706.0, TOP_PILES, 42.0, 61.0),
    "land": (14.0, LOW_PILES, 46.0, 68.0),
    "water": (682.0, LOW_PILES, 46.0, 68.0),
}
"""Where each kind's strip begins, how wide its price is, and how wide each pile."""

_MARKED = {"special": 46.0, "basic": 47.0, "space": 58.0}
"""How wide the mark of a pile is, where it is not as usual."""

_GUILDS, _GUILD = 274.0, 134.0


def pile_at(tile: str) -> tuple[float, float]:
    """Return the top left corner of a pile's place."""
    left, top, price, pitch = STRIPS[TILES[tile].kind]
    return left + price + pitch * (TILES[tile].spot - 1) + 3, top


def pile_box(tile: str) -> tuple[float, float, float, float]:
    """Return where a pile is marked: its left and top, how wide and how high."""
    x, y = pile_at(tile)
    return x - 3, y + 1, _MARKED.get(TILES[tile].kind, 64), 38


def pile_items(view: WayfarersView) -> Iterator[Item]:
    """Yield every pile with its id and how many are left, and each kind's price."""
    for kind, (left, top, price, _) in STRIPS.items():
        if price:
            costs = [of_cost(cost) for cost in TILE_PRICES[kind]]
            tokens = tuple(token for number, cost in enumerate(costs) for token in ((OR, *cost) if number else cost))
            yield Item(Layer.CARD, left, top + 3, Strip(tokens, price - 2, 34, 16, kind))
        for tile in BY_KIND[kind]:
            yield from _pile(tile, view.table.piles[PILE[tile]])


def _pile(tile: str, left: int) -> Iterator[Item]:
    x, y = pile_at(tile)
    ink = TEXT if left else FAINT
    kind = TILES[tile].kind
    if kind == "space":
        if left:
            yield Item(Layer.CARD, x, y + 3, TilePiece(tile, cell=_SPACE_CELL))
        yield Item(Layer.TAG, x + 20, y + 12, Label(tile, 19, HEAVY, ink))
        yield Item(Layer.TAG, x + 21, y + 30, Label(f"×{left}", 15, BOLD, ink))
        return
    name = fit(tile, 43, 19, HEAVY, 12)
    yield Item(Layer.TAG, x, y + 11, Label(*name, HEAVY, ink))
    if left:
        yield Item(Layer.CARD, x, y + 20, TilePiece(tile, cell=_CELL))
    if kind != "special":
        wide = TILES[tile].width * _CELL
        yield Item(Layer.TAG, x + wide + 4, y + 30, Label(f"×{left}", 15, BOLD, ink))


def guild_items(view: WayfarersView) -> Iterator[Item]:
    """Yield the guilds' minarets, each with everybody's influence there; who has most is ringed."""
    table = view.table
    held = [(seat, player.guilds) for seat, player in enumerate(table.players)]
    if table.rival is not None:
        held.append((RIVAL, table.rival.guilds))
    leads = majorities(table)
    for number, guild in enumerate(GUILDS):
        x, y = _GUILDS + _GUILD * number, LOW_PILES
        yield Item(Layer.CARD, x, y + 2, Minaret(guild))
        for place, (seat, guilds) in enumerate(held):
            tall = len(held) > 2
            tally = Tally(mark_of(view, seat), guilds[number], leads[place][number] > 0)
            at = (place % 2, place // 2)
            yield Item(Layer.CARD, x + 36 + 47 * at[0], y + (11 + 18 * at[1] if tall else 20), tally)
