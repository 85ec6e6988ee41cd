"""The panel next to the board: a block for each player; the bag and the treasures; and the meanings of the letters."""

from collections.abc import Iterator

from engine.games.tigris.places import OFF_BOARD
from engine.games.tigris.view import TigrisView
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
from render.games.tigris.setting import SHOWN_SPHERES, deciding_seat
from render.games.tigris.sheet import open_scores
from render.games.tigris.sprites.tiles import Sack, TileBack
from render.layouts.frame import Frame
from render.scene import Item
from render.sprites.cards import GoldLine
from render.sprites.ground import Rect


def panel_items(view: TigrisView, context: PictureContext, frame: Frame) -> Iterator[Item]:
    """Yield a block for each player, and the footer."""
    if view.over:
        yield from final_items(view, context, frame, open_scores(view), [(sphere, sphere) for sphere in SHOWN_SPHERES])
    for seat, block in enumerate(() if view.over else block_rects(len(view.dynasties))):
        yield from _player_items(view, context, frame, seat, block)
        yield from _holding_items(view, frame, seat, block)
        points = view.points[seat]
        yield from foot_point_items(
            frame, block, [(sphere, None if points is None else points[sphere]) for sphere in SHOWN_SPHERES]
        )
    yield from _footer_items(view, frame)


def letters(view: TigrisView, context: PictureContext) -> str:
    """Return one line that explains the letters on tiles and leaders."""
    return letter_legend(
        context, [(sphere, context.word(sphere.tile), context.word(sphere.leader)) for sphere in SHOWN_SPHERES]
    )


def _player_items(view: TigrisView, context: PictureContext, frame: Frame, seat: int, block: Rect) -> Iterator[Item]:
    leaders = [(sphere, view.board.leaders[seat][sphere] == OFF_BOARD) for sphere in SHOWN_SPHERES]
    yield from player_head_items(view, context, frame, seat, deciding_seat(view))
    yield from leader_items(frame, block, context, leaders)


def _holding_items(view: TigrisView, frame: Frame, seat: int, block: Rect) -> Iterator[Item]:
    """Yield the numbers of a player's tiles in hand and unused catastrophes, and of treasures if they are open."""
    rows, treasures = layout_of(block), view.treasures[seat]
    x, y = block[0] + 4, block[1] + rows.counts_y
    pitch, width, gap, size = (
        (74.0, 0.74 * rows.count_size, 7, rows.count_size) if treasures is None else (45.0, 19.0, 2, COUNT_SIZE)
    )
    for icon, count in ((TileBack(width), view.hands[seat]), (Catastrophe(width), view.catastrophes[seat])):
        yield frame.place_rectangle(x, y - 0.5 - width / 2, width, icon)
        yield frame.write_from(x + width + gap, y, str(count), size, BOLD)
        x += pitch
    if treasures is not None:
        yield frame.place_sprite(x + 8, y, Treasure(8.5))
        yield frame.write_from(x + 17, y, str(treasures), size, BOLD)


def _footer_items(view: TigrisView, frame: Frame) -> Iterator[Item]:
    yield frame.place_rectangle(BLOCK_LEFT + 8, FOOTER_TOP, BLOCK_WIDTH - 16, GoldLine(BLOCK_WIDTH - 16))
    y = FOOTER_TOP + 27
    yield frame.place_rectangle(BLOCK_LEFT + 3, y - 12, 24, Sack(24))
    yield frame.write_from(BLOCK_LEFT + 29, y, str(view.bag), COUNT_SIZE, BOLD)
    left = view.board.treasures.bit_count()
    yield frame.place_sprite(BLOCK_LEFT + 93, y, Treasure(11))
    yield frame.write_from(BLOCK_LEFT + 108, y, str(left), COUNT_SIZE, BOLD)
