"""The strip below the land: the actions, or the places for trade, and the reader's goods and dice."""

from collections.abc import Iterator, Sequence

from engine.game import Words
from engine.games.mesopotamia.content.tables import ACTIONS
from engine.games.mesopotamia.state import Player
from engine.games.mesopotamia.view import MesopotamiaView
from engine.move_chain import split_moves
from render.answer import Answer
from render.context import PictureContext
from render.drawing.canvas import Box
from render.games.mesopotamia.described import player_line
from render.games.mesopotamia.market import stand_at, stand_items
from render.games.mesopotamia.setting import SIZE
from render.games.mesopotamia.sprites.land import Lit
from render.games.mesopotamia.sprites.tokens import Stand
from render.games.mesopotamia.tableau import goods_items, tablet_items, tablets
from render.kit.glance import Placed, Spot, mark_items
from render.layouts.frame import WORDS, Frame
from render.scene import Item, Scene, shorten, stack
from render.sprites.ground import Rect, Wall
from render.sprites.numbers import Ink, Outline

_EDGE, _GOODS_HEIGHT = 6.0, 58.0
_TABLETS: Rect = (_EDGE, _EDGE, 1088.0, 300.0)
_STALLS_LEFT = 4 + 3 * 124.0
_RAISED = 70.0
"""Distance by which the market's places move up, since the strip lacks what is above them in the market's own
picture."""

_ON_TABLET = (52.0, 108.0)
_ON_STALL = 27.0
"""Offset of plates from the upper left corner of an action's tablet or of a place for trade."""


def slot_of(view: MesopotamiaView, words: Words) -> int | None:
    """Return the number of the place for trade that a move uses."""
    for move in split_moves(words):
        match move:
            case ("trade", name, *_):
                return next(
                    (number for number, slot in enumerate(view.position.content.slots) if slot.name == name), None
                )
    return None


def action_of(words: Words) -> int | None:
    """Return the number of the action that a move uses or improves."""
    for move in split_moves(words):
        match move:
            case ("use" | "discover", action, *_) if action in ACTIONS:
                return ACTIONS.index(action)
    return None


def action_strip(view: MesopotamiaView, context: PictureContext, player: Player, answers: Sequence[Answer]) -> Scene:
    """Draw the tablets of the actions with the numbers of their answers."""
    frame, cards = Frame(SIZE[0], context.rtl), tablets(_TABLETS)
    items = [
        item for action, card in enumerate(cards) for item in tablet_items(view, context, frame, player, action, card)
    ]
    about = [(answer, action) for answer in answers if (action := action_of(answer.words)) is not None]
    for action in dict.fromkeys(action for answer, action in about if not answer.number):
        x, y, width, height = cards[action]
        items.append(frame.top_left(x, y, width, Lit(width, height)))
    placed = [
        _place_on_market(frame, answer, action, cards[action][0] + _ON_TABLET[0], cards[action][1] + _ON_TABLET[1])
        for answer, action in about
    ]
    return _strip(view, context, player, [*items, *_marks(placed)], _TABLETS[3] + _EDGE, (_TABLETS,))


def market_strip(view: MesopotamiaView, context: PictureContext, player: Player, answers: Sequence[Answer]) -> Scene:
    """Draw the places for trade with the numbers of their answers."""
    frame = Frame(SIZE[0], context.rtl)
    items = [item._replace(y=item.y - _RAISED) for item in stand_items(view.position, frame)]
    placed = list[Placed]()
    for answer in answers:
        if (slot := slot_of(view, answer.words)) is None:
            continue
        x, y = stand_at(slot)
        if answer.number:
            placed.append(
                _place_on_market(
                    frame, answer, slot, x + Stand.WIDTH - _ON_STALL, y - _RAISED + Stand.HEIGHT - _ON_STALL
                )
            )
        else:
            items.append(frame.top_left(x, y - _RAISED, Stand.WIDTH, Lit(Stand.WIDTH, Stand.HEIGHT)))
    return _strip(view, context, player, [*items, *_marks(placed)], _STALLS_LEFT, ())


def _place_on_market(frame: Frame, answer: Answer, thing: int, x: float, y: float) -> Placed:
    across = frame.width - x if frame.rtl else x
    return Placed(answer, Spot(thing, across, y, Outline.HEXAGON, Ink.BLUE, fixed=True))


def _marks(placed: Sequence[Placed]) -> Iterator[Item]:
    return mark_items((WORDS, WORDS + 1), placed, SIZE[0], Box(0, 0, *SIZE))


def goods_strip(view: MesopotamiaView, context: PictureContext, player: Player) -> Scene:
    """Draw goods and dice alone, twice as high as elsewhere: the strip may be at most eight times as wide as high."""
    return _strip(view, context, player, [], 0.0, ())


def _strip(
    view: MesopotamiaView,
    context: PictureContext,
    player: Player,
    items: Sequence[Item],
    top: float,
    cards: Sequence[Rect],
) -> Scene:
    """Return a strip with the reader's goods and dice below `top`."""
    frame = Frame(SIZE[0], context.rtl)
    goods: Rect = (_EDGE, top + _EDGE, 1088.0, _GOODS_HEIGHT if top else SIZE[0] / 8 - _EDGE)
    size = SIZE[0], round(goods[1] + goods[3] + _EDGE)
    whole = stack([*items, *goods_items(view, frame, player, goods)])
    wall = Wall(size, tuple(frame.card(card) for card in (*cards, goods)), ())
    return Scene(
        "glance", "mesopotamia-strip", size, context.theme, wall, whole, shorten(player_line(view, context, player))
    )
