"""The panel next to the board: a block for each player, the meanings of the letters, the bag and the treasures."""

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
    blocks,
    chips,
    final_items,
    letter_legend,
    player_items,
    rows_of,
    seals,
)
from render.games.kingdoms.sprites.tiles import Catastrophe, Treasure
from render.games.tigris.setting import SHOWN, deciding
from render.games.tigris.sheet import open_scores
from render.games.tigris.sprites.tiles import FaceDown, Sack
from render.layouts.frame import Frame
from render.scene import Item
from render.sprites.cards import Rule
from render.sprites.ground import Rect


def panel_items(view: TigrisView, context: PictureContext, frame: Frame) -> Iterator[Item]:
    """Yield all blocks and the footer."""
    if view.over:
        yield from final_items(view, context, frame, open_scores(view), [(sphere, sphere) for sphere in SHOWN])
    for seat, block in enumerate(() if view.over else blocks(len(view.dynasties))):
        yield from _player(view, context, frame, seat, block)
        yield from _holdings(view, frame, seat, block)
        points = view.points[seat]
        yield from chips(frame, block, [(sphere, None if points is None else points[sphere]) for sphere in SHOWN])
    yield from _footer(view, frame)


def letters(view: TigrisView, context: PictureContext) -> str:
    """Return the text that explains the letters of tiles and leaders."""
    return letter_legend(
        context, [(sphere, context.word(sphere.tile), context.word(sphere.leader)) for sphere in SHOWN]
    )


def _player(view: TigrisView, context: PictureContext, frame: Frame, seat: int, block: Rect) -> Iterator[Item]:
    leaders = [(sphere, view.board.leaders[seat][sphere] == OFF_BOARD) for sphere in SHOWN]
    yield from player_items(view, context, frame, seat, deciding(view))
    yield from seals(frame, block, context, leaders)


def _holdings(view: TigrisView, frame: Frame, seat: int, block: Rect) -> Iterator[Item]:
    """Yield the numbers of tiles in hand and of catastrophes left, and of treasures if they are open."""
    rows, treasures = rows_of(block), view.treasures[seat]
    x, y = block[0] + 4, block[1] + rows.counts
    pitch, width, gap, size = (
        (74.0, 0.74 * rows.count, 7, rows.count) if treasures is None else (45.0, 19.0, 2, COUNT_SIZE)
    )
    for icon, count in ((FaceDown(width), view.hands[seat]), (Catastrophe(width), view.catastrophes[seat])):
        yield frame.top_left(x, y - 0.5 - width / 2, width, icon)
        yield frame.start(x + width + gap, y, str(count), size, BOLD)
        x += pitch
    if treasures is not None:
        yield frame.item(x + 8, y, Treasure(8.5))
        yield frame.start(x + 17, y, str(treasures), size, BOLD)


def _footer(view: TigrisView, frame: Frame) -> Iterator[Item]:
    yield frame.top_left(BLOCK_LEFT + 8, FOOTER_TOP, BLOCK_WIDTH - 16, Rule(BLOCK_WIDTH - 16))
    y = FOOTER_TOP + 27
    yield frame.top_left(BLOCK_LEFT + 3, y - 12, 24, Sack(24))
    yield frame.start(BLOCK_LEFT + 29, y, str(view.bag), COUNT_SIZE, BOLD)
    left = view.board.treasures.bit_count()
    yield frame.item(BLOCK_LEFT + 93, y, Treasure(11))
    yield frame.start(BLOCK_LEFT + 108, y, str(left), COUNT_SIZE, BOLD)
