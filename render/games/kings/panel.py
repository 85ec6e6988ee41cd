"""The panel next to the table: each player's leaders, hand, catastrophe and victory pile; deck and treasures."""

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
    block_rects,
    final_items,
    foot_point_items,
    layout_of,
    leader_items,
    letter_legend,
    player_head_items,
)
from render.games.kingdoms.sprites.tiles import Catastrophe, Treasure
from render.games.kings.setting import SPHERE_OF_COLOUR, card_face, deciding_seat, treasures_left
from render.games.kings.sheet import open_scores, pile_growth
from render.games.kings.sprites.faces import CARD_WIDTH, STRIP_HEIGHT, CardBack, EmptyPile
from render.games.kings.sprites.marks import GainLabel
from render.layouts.frame import Frame
from render.scene import Item
from render.sprites.cards import GoldLine
from render.sprites.ground import Rect

_TOP_CARD_RATIO = 1.25
"""Width of a victory pile's top card, as a fraction of the height of points."""

_ICON_RATIO = 0.64
"""Width of a sign next to a number, as a fraction of the number's font size."""


def panel_items(view: KingsView, context: PictureContext, frame: Frame, recent: Sequence[Event] = ()) -> Iterator[Item]:
    """Yield a block for each player, and the footer. `recent`: the events that mark victory piles that grew."""
    grown = pile_growth(recent, len(view.dynasties))
    if view.over:
        colours = [(colour, SPHERE_OF_COLOUR[colour]) for colour in EVERY_COLOUR]
        yield from final_items(view, context, frame, open_scores(view), colours)
    for seat, block in enumerate(() if view.over else block_rects(len(view.dynasties))):
        yield from _player_items(view, context, frame, seat, block)
        yield from _holding_items(view, frame, seat, block)
        yield from _pile_items(view, frame, seat, block)
        if grown[seat]:
            rows = layout_of(block)
            row = rows.counts_y if view.banked[seat] is None else rows.head_y
            yield frame.place_sprite(block[0] + BLOCK_WIDTH - 28, block[1] + row, GainLabel(grown[seat]))
    yield from _footer_items(view, frame)


def letters(view: KingsView, context: PictureContext) -> str:
    """Return one line that explains the letters on cards and leaders."""
    terms = [
        (SPHERE_OF_COLOUR[colour], context.word(colour.card.word), context.word(colour.leader))
        for colour in EVERY_COLOUR
    ]
    return letter_legend(context, terms)


def _player_items(view: KingsView, context: PictureContext, frame: Frame, seat: int, block: Rect) -> Iterator[Item]:
    leaders = [(SPHERE_OF_COLOUR[colour], view.table.leaders[seat][colour] is None) for colour in EVERY_COLOUR]
    yield from player_head_items(view, context, frame, seat, deciding_seat(view))
    yield from leader_items(frame, block, context, leaders)


def _holding_items(view: KingsView, frame: Frame, seat: int, block: Rect) -> Iterator[Item]:
    """Yield the number of cards in a player's hand, the catastrophe if unused, and the treasures if piles are open."""
    rows, banked = layout_of(block), view.banked[seat]
    x, y = block[0] + 6, block[1] + rows.counts_y
    size = rows.count_size if banked is None else COUNT_SIZE
    width = size * _ICON_RATIO
    yield frame.place_rectangle(x, y - width / 2, width, CardBack(width))
    yield frame.write_from(x + width + 6, y, str(view.hands[seat]), size, BOLD)
    yield frame.place_rectangle(x + 61, y - width / 2, width, Catastrophe(width, not view.catastrophes[seat]))
    if banked is not None:
        yield frame.place_sprite(x + 98, y, Treasure(9))
        yield frame.write_from(x + 108, y, str(banked[4]), size, BOLD)


def _pile_items(view: KingsView, frame: Frame, seat: int, block: Rect) -> Iterator[Item]:
    """Yield a victory pile: its points if piles are open, otherwise its top card and its number of cards."""
    rows, banked, top = layout_of(block), view.banked[seat], view.tops[seat]
    if banked is not None:
        yield from foot_point_items(
            frame, block, [(SPHERE_OF_COLOUR[colour], banked[colour]) for colour in EVERY_COLOUR]
        )
        return
    width = rows.point_height * _TOP_CARD_RATIO
    height = width * STRIP_HEIGHT / CARD_WIDTH
    x, y = block[0] + 6, block[1] + rows.points_y + (rows.point_rows - 1) * rows.point_height / 2 - height / 2
    if top is None:
        yield frame.place_rectangle(x, y, width, EmptyPile(width, height))
    else:
        yield frame.place_rectangle(
            x, y, width, card_face(top, ("",) * len(SPHERE_OF_COLOUR), whole=False, width=width)
        )
    yield frame.write_from(x + width + 8, y + height / 2, f"× {view.piles[seat]}", rows.count_size, BOLD)


def _footer_items(view: KingsView, frame: Frame) -> Iterator[Item]:
    yield frame.place_rectangle(BLOCK_LEFT + 8, FOOTER_TOP, BLOCK_WIDTH - 16, GoldLine(BLOCK_WIDTH - 16))
    y = FOOTER_TOP + 27
    yield frame.place_rectangle(BLOCK_LEFT + 9, y - 10, 22, CardBack(22, 3))
    yield frame.write_from(BLOCK_LEFT + 38, y, str(view.deck), COUNT_SIZE, BOLD)
    yield frame.place_sprite(BLOCK_LEFT + 106, y, Treasure(11))
    yield frame.write_from(BLOCK_LEFT + 121, y, str(treasures_left(view)), COUNT_SIZE, BOLD)
