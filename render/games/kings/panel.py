"""The panel beside the table: each player's leaders, hand, catastrophe and victory pile, the deck and the treasures."""

from collections.abc import Iterator, Sequence

from engine.game import Event
from engine.games.kings.pieces import EVERY_COLOUR
from engine.games.kings.view import KingsView
from render.context import PictureContext
from render.drawing.text import BOLD
from render.games.kingdoms.side_panel import (
    COUNT,
    FOOT,
    LEFT,
    WIDE,
    blocks,
    chips,
    end_items,
    legend,
    letters_in_words,
    player_items,
    row_offset,
    seals,
)
from render.games.kingdoms.sprites.tiles import Catastrophe, Treasure
from render.games.kings.setting import SPHERE, deciding, face, treasures_left
from render.games.kings.sheet import gains, open_scores
from render.games.kings.sprites.faces import Back, Empty
from render.games.kings.sprites.marks import Gain
from render.layouts.frame import Frame
from render.scene import Item
from render.sprites.cards import Rule
from render.sprites.ground import Card

_TOP_CARD = 40.0


def panel_items(view: KingsView, context: PictureContext, frame: Frame, recent: Sequence[Event] = ()) -> Iterator[Item]:
    """Yield all blocks, the legend below them, and the footer; `recent`: the events that mark growing piles."""
    grown = gains(recent, len(view.dynasties))
    if view.over:
        shown = [(colour, SPHERE[colour]) for colour in EVERY_COLOUR]
        yield from end_items(view, context, frame, open_scores(view), shown)
    for seat, block in enumerate(() if view.over else blocks(len(view.dynasties))):
        yield from _player(view, context, frame, seat, block)
        yield from _holdings(view, frame, seat, block)
        yield from _pile(view, frame, seat, block)
        if grown[seat]:
            yield frame.item(
                block[0] + WIDE - 28, row_offset(block, 106 if view.banked[seat] is None else 21), Gain(grown[seat])
            )
    yield from legend(frame, context, len(view.dynasties), _terms(context))
    yield from _footer(view, frame)


def letters(view: KingsView, context: PictureContext) -> str:
    """Return the meanings of the letters of cards and leaders, if the panel has no room for them."""
    return letters_in_words(context, len(view.dynasties), _terms(context))


def _terms(context: PictureContext) -> list[tuple[int, str, str]]:
    return [(SPHERE[colour], context.word(colour.card.word), context.word(colour.leader)) for colour in EVERY_COLOUR]


def _player(view: KingsView, context: PictureContext, frame: Frame, seat: int, block: Card) -> Iterator[Item]:
    leaders = [(SPHERE[colour], view.table.leaders[seat][colour] is None) for colour in EVERY_COLOUR]
    yield from player_items(view, context, frame, seat, deciding(view))
    yield from seals(frame, block, context, leaders)


def _holdings(view: KingsView, frame: Frame, seat: int, block: Card) -> Iterator[Item]:
    """Yield the number of cards in the hand, the catastrophe, and treasures if the piles are open."""
    x, y = block[0] + 6, row_offset(block, 106)
    yield frame.wide(x, y - 9, 19, Back(19))
    yield frame.start(x + 24, y, str(view.hands[seat]), COUNT, BOLD)
    yield frame.wide(x + 58, y - 9.5, 19, Catastrophe(19, not view.catastrophes[seat]))
    banked = view.banked[seat]
    if banked is not None:
        yield frame.item(x + 100, y, Treasure(9))
        yield frame.start(x + 112, y, str(banked[4]), COUNT, BOLD)


def _pile(view: KingsView, frame: Frame, seat: int, block: Card) -> Iterator[Item]:
    """Yield the victory pile: points if it is open, else its top card and its size."""
    x, y = block[0] + 6, row_offset(block, 132.5) - 12.5
    banked, top = view.banked[seat], view.tops[seat]
    if banked is not None:
        yield from chips(frame, block, [(SPHERE[colour], banked[colour]) for colour in EVERY_COLOUR])
        return
    if top is None:
        yield frame.wide(x, y, _TOP_CARD, Empty(_TOP_CARD, 25))
    else:
        yield frame.wide(x, y, _TOP_CARD, face(top, ("",) * len(SPHERE), whole=False, width=_TOP_CARD))
    yield frame.start(x + _TOP_CARD + 8, y + 12.5, f"× {view.piles[seat]}", COUNT, BOLD)


def _footer(view: KingsView, frame: Frame) -> Iterator[Item]:
    yield frame.wide(LEFT + 8, FOOT, WIDE - 16, Rule(WIDE - 16))
    y = FOOT + 27
    yield frame.wide(LEFT + 9, y - 10, 22, Back(22, 3))
    yield frame.start(LEFT + 38, y, str(view.deck), COUNT, BOLD)
    yield frame.item(LEFT + 106, y, Treasure(11))
    yield frame.start(LEFT + 121, y, str(treasures_left(view)), COUNT, BOLD)
