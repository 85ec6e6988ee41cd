"""The possible wars, beside the board: the fighters, their strengths on the board, their gains."""

from collections.abc import Iterator, Sequence

from engine.games.tigris.pieces import Sphere
from engine.games.tigris.reading.regions import Leader, at_war, lost_tiles, supporters
from engine.games.tigris.view import TigrisView
from engine.kit.changing import clockwise
from render.context import PictureContext
from render.games.kingdoms.alt import name_of
from render.games.kingdoms.war_list import BACK, Foe, War, war_blocks
from render.games.tigris.sprites.tiles import FaceDown
from render.layouts.frame import Frame
from render.scene import Item


def war_list(view: TigrisView, context: PictureContext, frame: Frame, spheres: Sequence[Sphere]) -> Iterator[Item]:
    """Yield a block for the war of each of these colours; the first clockwise from the active player attacks
    (R8.3)."""
    order = clockwise(view.turn, len(view.dynasties))
    found = []
    for sphere in spheres:
        first, second = sorted(at_war(view.board, sphere), key=lambda leader: order.index(leader.seat))
        foes = _foe(view, context, first, second), _foe(view, context, second, first)
        found.append(War(sphere, context.word(sphere.leader), foes))
    yield from war_blocks(frame, context, found, FaceDown(BACK))


def _foe(view: TigrisView, context: PictureContext, leader: Leader, other: Leader) -> Foe:
    """Return one side: the winner gains a point for the other leader and one for each tile that it loses (R8.7)."""
    seat, board = leader.seat, view.board
    gains = 1 + lost_tiles(board, other, supporters(board, other)).bit_count()
    held = view.hand[leader.sphere] if view.hand is not None and seat == view.seat else None
    strength = supporters(board, leader).bit_count()
    return Foe(view.dynasties[seat], name_of(view, context, seat), strength, gains, view.hands[seat], held)
