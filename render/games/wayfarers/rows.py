"""The five rows of cards: what lies open with influence and workers on it, and the decks."""

from collections.abc import Iterator

from engine.wayfarers.state import NOBODY, Lying
from engine.wayfarers.tables import INSPIRATION, KINDS, ROW
from engine.wayfarers.view import WayfarersView
from render.games.wayfarers.setting import Layer, mark_of, spot
from render.games.wayfarers.sprites.faces import HEAD, WIDTH, Back, Face
from render.games.wayfarers.sprites.pieces import Influence, Worker
from render.scene import Item

_DECK = 4


def row_items(view: WayfarersView, kind: str) -> Iterator[Item]:
    """Yield a row's deck and its open cards."""
    row = ROW[kind]
    yield Item(Layer.CARD, *spot(kind, _DECK), Back(kind, len(view.decks[row])))
    for slot, lying in enumerate(view.table.rows[row]):
        if lying is not None:
            yield from _lying(view, lying, *spot(kind, slot))


def _lying(view: WayfarersView, lying: Lying, x: float, y: float) -> Iterator[Item]:
    yield Item(Layer.CARD, x, y, Face(lying.card))
    if lying.owner != NOBODY:
        yield Item(Layer.PIECE, x + WIDTH - 15, y + HEAD + 11, Influence(mark_of(view, lying.owner)))
    for number, worker in enumerate(lying.workers):
        yield Item(Layer.PIECE, x + 15 + 21 * number, y + HEAD + 12, Worker(worker, 28))


TABLE_ROWS = tuple(kind for kind in KINDS if kind != INSPIRATION)
"""The rows around the map."""
