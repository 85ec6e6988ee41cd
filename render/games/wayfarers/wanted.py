"""What the game's own player would take next: on the board an arrow at one card of each kind."""

from collections.abc import Iterator

from engine.wayfarers.prices import find
from engine.wayfarers.solo.sight import to_take
from engine.wayfarers.tables import INSPIRATION, KINDS, SPACE, TOWNSFOLK
from engine.wayfarers.view import WayfarersView
from render.games.wayfarers.setting import Layer, spot
from render.games.wayfarers.sprites.faces import HEIGHT, WIDTH
from render.games.wayfarers.sprites.marks import Wanted
from render.scene import Item

_EDGE = {TOWNSFOLK: "top", SPACE: "top", INSPIRATION: "side"}
"""Where the arrow stands: at the outer edge of the picture, beneath the card for all others."""


def wanted(view: WayfarersView) -> tuple[str, ...]:
    """Return the first card in its order of each kind that has one left; none without an opponent or after the end."""
    rival = view.table.rival
    if rival is None or view.table.ended:
        return ()
    return tuple(card for kind in KINDS for card in to_take(view.table, rival, kind)[:1])


def wanted_items(view: WayfarersView) -> Iterator[Item]:
    """Yield an arrow and a frame on each card that it would take next."""
    for card in wanted(view):
        at = find(view.table, card)
        if at is not None:
            kind, slot, _ = at
            yield Item(Layer.TARGET, *spot(kind, slot), Wanted(WIDTH, HEIGHT, _EDGE.get(kind, "bottom")))
