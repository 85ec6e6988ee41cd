"""The rival's next turn, as a panel and in words: the cards and tiles that it takes, or the order of its search."""

from collections.abc import Iterator, Sequence

from engine.games.wayfarers.components.tables import INSPIRATION, PILE, ROW_OF_COLOUR, TILES
from engine.games.wayfarers.reading.prices import find_in_rows
from engine.games.wayfarers.solo.outlook import RivalOrder, expected_takings, possible_orders
from engine.games.wayfarers.state import Rival
from engine.games.wayfarers.view import WayfarersView
from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY, MEDIUM, fit
from render.games.wayfarers.alt import list_or_none, listing, words_of
from render.games.wayfarers.names import card_name
from render.games.wayfarers.sprites.cards.faces import Face
from render.games.wayfarers.sprites.cards.offers import WIDTH as OFFER_WIDTH
from render.games.wayfarers.sprites.cards.offers import offer_sprites
from render.games.wayfarers.sprites.places.piles import WIDTH, Pile
from render.games.wayfarers.sprites.places.rival import Route
from render.games.wayfarers.sprites.tokens import Sign, Token
from render.kit.names import LEAST
from render.layouts.frame import Frame
from render.scene import Item, Sprite
from render.sprites.cards import MUTED
from render.sprites.ground import Rect

_WAY, _STATION = 96.0, 44.0
"""The middle of the first station, and the distance between stations."""

_SLOT_COLUMN, _INSPIRATION_COLUMN = 280.0, 380.0
_DIGIT, _SIZE, _LINE = 22.0, 30.0, 68.0
"""Distance between slots, size of their digits, and distance between lines."""

_TITLE, _FACE = 110.0, 148.0
_HEAD, _PIECE_GAP = 54.0, 4.0
"""Height of a panel's title, and gap between the taken pieces."""


def outlook_items(view: WayfarersView, context: PictureContext, frame: Frame, place: Rect) -> Iterator[Item]:
    """Yield a panel with the cards and tiles that the rival takes next, or the order of its search; nothing if neither
    is known."""
    x, y, width, _ = place
    taken = expected_takings(view.table)
    orders = () if taken else possible_orders(view.table)
    if not taken and not orders:
        return
    title = context.say("picture-next" if taken else "picture-looks")
    yield frame.start(x + 16, y + 28, *fit(title, width - 30, 36, HEAVY, 28), HEAVY)
    yield from _taking_items(view, context, frame, taken, place)
    if orders:
        yield from _order_items(context, frame, orders, x, y)


def _taking_items(
    view: WayfarersView, context: PictureContext, frame: Frame, taken: Sequence[str], place: Rect
) -> Iterator[Item]:
    """Yield tiles and a single card in the size of the board, or several cards smaller, in the middle of a panel."""
    x, y, width, height = place
    drawn: list[tuple[float, tuple[Sprite, ...]]] = []
    for name in taken:
        at = find_in_rows(view.table, name)
        if name in TILES:
            drawn.append((WIDTH, (Pile(name, card_name(context, name), view.table.piles[PILE[name]]),)))
        elif at is not None and len(taken) == 1:
            drawn.append((OFFER_WIDTH, offer_sprites(name, card_name(context, name), at[1])))
        else:
            drawn.append((_FACE, (Face(name, "", _FACE, _FACE - 4),)))
    left = x + (width - sum(across + _PIECE_GAP for across, _ in drawn) + _PIECE_GAP) / 2
    for across, sprites in drawn:
        top = y + _HEAD + (height - _HEAD - 10 - max(sprite.box.bottom for sprite in sprites)) / 2
        for sprite in sprites:
            yield frame.top_left(left, top, across, sprite)
        left += across + _PIECE_GAP


def _order_items(
    context: PictureContext, frame: Frame, orders: tuple[RivalOrder, ...], x: float, y: float
) -> Iterator[Item]:
    """Yield a title row, then each search order as a line: the silver of the scheme card, the rows as stations of a
    path, the slots of rows, and the slots of inspiration cards."""
    for left, title in ((_WAY - 20, "picture-rows"), (_SLOT_COLUMN - 8, "picture-slots")):
        shown = fit(context.say(title), _TITLE, LEAST, MEDIUM, 18)
        yield frame.start(x + left, y + 66, *shown, MEDIUM, MUTED)
    yield frame.item(x + _INSPIRATION_COLUMN + 1.5 * _DIGIT, y + 66, Sign(Token(f"card-{INSPIRATION}"), 32))
    for line, order in enumerate(orders):
        level = y + 118 + _LINE * line
        if order.silver is not None:
            yield frame.item(x + 27, level, Sign(Token("silver"), 30))
            yield frame.middle(x + 54, level, str(order.silver), 30, HEAVY)
        end = _STATION * (len(order.colours) - 1)
        route = Route(order.colours[::-1] if frame.rtl else order.colours, _STATION, frame.rtl)
        yield frame.top_left(x + _WAY, level, end, route)
        for left, slots in ((_SLOT_COLUMN, order.slots), (_INSPIRATION_COLUMN, order.inspiration)):
            for number, slot in enumerate(slots):
                yield frame.middle(x + left + _DIGIT * number, level, str(slot), _SIZE, BOLD)


def outlook_lines(view: WayfarersView, context: PictureContext) -> Iterator[str]:
    """Yield in words the cards and tiles that the rival takes next, or the order of its search."""
    taken = expected_takings(view.table)
    if taken:
        yield f"{context.say('picture-next')}: {', '.join(taken)}"
        return
    for order in possible_orders(view.table):
        facts = {
            "slots": tuple(map(str, order.slots)),
            "inspiration": tuple(map(str, order.inspiration)),
            "rows": tuple(ROW_OF_COLOUR[colour] for colour in order.colours),
        }
        if order.silver is None:
            yield context.say("picture-alt-looks", **facts)
        else:
            yield context.say("picture-alt-looks-after", silver=order.silver, **facts)


def rival_lines(view: WayfarersView, context: PictureContext, rival: Rival) -> Iterator[str]:
    """Yield the public facts about the rival."""
    science, trade, exploration = rival.guilds
    yield context.say(
        "picture-alt-rival",
        node=rival.node,
        spot=rival.spot + 1,
        comets=rival.comets,
        schemes=list_or_none(context, words_of(context, rival.opened)),
    )
    yield context.say("picture-alt-stock", count=0, science=science, trade=trade, exploration=exploration)
    yield listing(context, "picture-cards", words_of(context, rival.cards))
    yield listing(context, "picture-tiles", words_of(context, rival.tiles))
    yield from outlook_lines(view, context)
