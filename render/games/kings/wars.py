"""The possible wars, beside the table: the fighters, their strengths on the board, their gains."""

from collections.abc import Iterator, Sequence

from engine.games.kings.pieces import Colour
from engine.games.kings.reading.regions import Leader, kingdom_at, lost_cards, opponents
from engine.games.kings.view import KingsView
from engine.kit.changing import clockwise
from render.context import PictureContext
from render.games.kingdoms.alt import name_of
from render.games.kingdoms.war_list import BACK, Foe, War, war_blocks
from render.games.kings.setting import SPHERE
from render.games.kings.sprites.faces import Back
from render.layouts.frame import Frame
from render.scene import Item


def war_list(view: KingsView, context: PictureContext, frame: Frame, colours: Sequence[Colour]) -> Iterator[Item]:
    """Yield a block for the war of each of these colours; the first clockwise from the active player attacks
    (10.3)."""
    order, pairs = clockwise(view.turn, len(view.dynasties)), opponents(view.table)
    found = []
    for colour in colours:
        first, second = sorted(pairs[colour], key=lambda leader: order.index(leader.seat))
        foes = _foe(view, context, first, second), _foe(view, context, second, first)
        found.append(War(SPHERE[colour], context.word(colour.leader), foes))
    yield from war_blocks(frame, context, found, Back(BACK))


def _foe(view: KingsView, context: PictureContext, leader: Leader, other: Leader) -> Foe:
    """Return one side: the winner gains a played card and those that the other leader loses (10.5, 10.6)."""
    seat, table = leader.seat, view.table
    gains = 1 + len(lost_cards(table, kingdom_at(table, other.place), other))
    held = view.hand[leader.colour] if view.hand is not None and seat == view.seat else None
    strength = kingdom_at(table, leader.place).counts[leader.colour]
    return Foe(view.dynasties[seat], name_of(view, context, seat), strength, gains, view.hands[seat], held)
