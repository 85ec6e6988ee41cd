"""The panel next to the table: each player's leaders, hand, catastrophe and victory pile, the deck and the
treasures."""

from collections.abc import Iterator, Sequence

from engine.game import Event
from engine.games.kings.pieces import EVERY_COLOUR
from engine.games.kings.view import KingsView
from render.context import PictureContext
from render.drawing.text import BOLD
from render.games.kingdoms.side_panel import (
    BLOCK_LEFT,
    BLOCK_WIDTH,
    COUNT_SIZE,
    FOOTER_TOP,
    blocks,
    chips,
    final_items,
    letter_legend,
    player_items,
    rows_of,
    seals,
)
from render.games.kingdoms.sprites.tiles import Catastrophe, Treasure
from render.games.kings.setting import SPHERES, deciding, face, treasures_left
from render.games.kings.sheet import gains, open_scores
from render.games.kings.sprites.faces import STRIP_HEIGHT, Back, Empty
from render.games.kings.sprites.faces import WIDTH as CARD_WIDTH
from render.games.kings.sprites.marks import Gain
from render.layouts.frame import Frame
from render.scene import Item
from render.sprites.cards import Rule
from render.sprites.ground import Rect

_TOP_CARD_RATIO = 1.25
"""The width of a pile's top card, as a fraction of the height of points."""

_ICON_RATIO = 0.64
"""The width of the signs for what a player holds, as a fraction of the size of the numbers."""


def panel_items(view: KingsView, context: PictureContext, frame: Frame, recent: Sequence[Event] = ()) -> Iterator[Item]:
    """Yield all blocks and the footer. `recent`: the events that mark growing piles."""
    grown = gains(recent, len(view.dynasties))
    if view.over:
        shown = [(colour, SPHERES[colour]) for colour in EVERY_COLOUR]
        yield from final_items(view, context, frame, open_scores(view), shown)
    for seat, block in enumerate(() if view.over else blocks(len(view.dynasties))):
        yield from _player(view, context, frame, seat, block)
        yield from _holdings(view, frame, seat, block)
        yield from _pile(view, frame, seat, block)
        if grown[seat]:
            rows = rows_of(block)
            row = rows.counts if view.banked[seat] is None else rows.head
            yield frame.item(block[0] + BLOCK_WIDTH - 28, block[1] + row, Gain(grown[seat]))
    yield from _footer(view, frame)


def letters(view: KingsView, context: PictureContext) -> str:
    """Return the text that explains the letters of cards and leaders."""
    terms = [(SPHERES[colour], context.word(colour.card.word), context.word(colour.leader)) for colour in EVERY_COLOUR]
    return letter_legend(context, terms)


def _player(view: KingsView, context: PictureContext, frame: Frame, seat: int, block: Rect) -> Iterator[Item]:
    leaders = [(SPHERES[colour], view.table.leaders[seat][colour] is None) for colour in EVERY_COLOUR]
    yield from player_items(view, context, frame, seat, deciding(view))
    yield from seals(frame, block, context, leaders)


def _holdings(view: KingsView, frame: Frame, seat: int, block: Rect) -> Iterator[Item]:
    """Yield the number of cards in the hand, the catastrophe, and the treasures if the piles are open."""
    rows, banked = rows_of(block), view.banked[seat]
    x, y = block[0] + 6, block[1] + rows.counts
    size = rows.count if banked is None else COUNT_SIZE
    width = size * _ICON_RATIO
    yield frame.top_left(x, y - width / 2, width, Back(width))
    yield frame.start(x + width + 6, y, str(view.hands[seat]), size, BOLD)
    yield frame.top_left(x + 61, y - width / 2, width, Catastrophe(width, not view.catastrophes[seat]))
    if banked is not None:
        yield frame.item(x + 98, y, Treasure(9))
        yield frame.start(x + 108, y, str(banked[4]), size, BOLD)


def _pile(view: KingsView, frame: Frame, seat: int, block: Rect) -> Iterator[Item]:
    """Yield the victory pile: its points if it is open, otherwise its top card and its number of cards."""
    rows, banked, top = rows_of(block), view.banked[seat], view.tops[seat]
    if banked is not None:
        yield from chips(frame, block, [(SPHERES[colour], banked[colour]) for colour in EVERY_COLOUR])
        return
    width = rows.point * _TOP_CARD_RATIO
    height = width * STRIP_HEIGHT / CARD_WIDTH
    x, y = block[0] + 6, block[1] + rows.points + (rows.rows - 1) * rows.point / 2 - height / 2
    if top is None:
        yield frame.top_left(x, y, width, Empty(width, height))
    else:
        yield frame.top_left(x, y, width, face(top, ("",) * len(SPHERES), whole=False, width=width))
    yield frame.start(x + width + 8, y + height / 2, f"× {view.piles[seat]}", rows.count, BOLD)


def _footer(view: KingsView, frame: Frame) -> Iterator[Item]:
    yield frame.top_left(BLOCK_LEFT + 8, FOOTER_TOP, BLOCK_WIDTH - 16, Rule(BLOCK_WIDTH - 16))
    y = FOOTER_TOP + 27
    yield frame.top_left(BLOCK_LEFT + 9, y - 10, 22, Back(22, 3))
    yield frame.start(BLOCK_LEFT + 38, y, str(view.deck), COUNT_SIZE, BOLD)
    yield frame.item(BLOCK_LEFT + 106, y, Treasure(11))
    yield frame.start(BLOCK_LEFT + 121, y, str(treasures_left(view)), COUNT_SIZE, BOLD)
