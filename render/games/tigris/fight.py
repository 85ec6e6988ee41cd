"""An open conflict on the board: fighters ringed, supporters framed, strengths on tags, all else in shade."""

from collections.abc import Iterator

from engine.tigris.board import EVERYWHERE, OFF_BOARD, cells
from engine.tigris.regions import flood, survey
from engine.tigris.state import Conflict
from engine.tigris.view import TigrisView
from render.games.tigris.setting import Layer, middle, place, places, spot
from render.paint.leaders import Fighter
from render.paint.marks import Clash, Strength, Support
from render.paint.realms import Veil, surroundings
from render.scene import Item


def fight_items(view: TigrisView) -> Iterator[Item]:
    """Everything that shows the open conflict; nothing when there is none."""
    conflict = view.conflict
    if conflict is None or conflict.winner is not None:
        return
    yield from _veil(view, conflict)
    for side in (conflict.attacker, conflict.defender):
        x, y = middle(side.cell)
        yield Item(Layer.RING, x, y, Fighter())
        yield Item(Layer.BADGE, x - 22, y - 24, Strength(side.strength, not side.committed))
        for cell in cells(side.supporters):
            yield Item(Layer.SUPPORT, *spot(cell), Support())
    (ax, ay), (bx, by) = middle(conflict.attacker.cell), middle(conflict.defender.cell)
    if 100 < abs(ax - bx) + abs(ay - by) < 200:
        yield Item(Layer.BADGE, (ax + bx) / 2, (ay + by) / 2, Clash())


def _veil(view: TigrisView, conflict: Conflict) -> Iterator[Item]:
    bits = dict(surroundings(frozenset(places(_lit(view, conflict)))))
    for cell in cells(EVERYWHERE):
        around = bits.get(place(cell), 0)
        if around != 0b111_111_111:
            yield Item(Layer.VEIL, *spot(cell), Veil(around))


def _lit(view: TigrisView, conflict: Conflict) -> int:
    """Both sides' kingdoms and the tile that joined them."""
    ground = survey(view.board).ground
    covered = 0 if view.board.covered == OFF_BOARD else 1 << view.board.covered
    fighters = 1 << conflict.attacker.cell | 1 << conflict.defender.cell
    return flood(fighters, ground & ~covered) | covered
