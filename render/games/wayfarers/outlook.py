"""What is known of the rival's next turn: what it takes, or the order in which it looks, on a panel and in words."""

from collections.abc import Iterator

from engine.wayfarers.components.tables import INSPIRATION, ROW_OF_COLOUR, TILES
from engine.wayfarers.solo.outlook import Look, coming, looks
from engine.wayfarers.view import WayfarersView
from render.drawing.text import BOLD, HEAVY, MEDIUM, fit
from render.games.wayfarers.sprites.faces import Face
from render.games.wayfarers.sprites.pieces import TilePiece
from render.games.wayfarers.sprites.tokens import Sign, Token
from render.kit.names import LEAST
from render.layouts.frame import Frame
from render.reader import Reader
from render.scene import Item
from render.sprites.cards import MUTED
from render.sprites.ground import Card

_TILE_CELL = 70.0
_SLOT_COLUMN, _INSPIRATION_COLUMN, _COLOUR_COLUMN = 100.0, 236.0, 350.0
_DIGIT, _COLOUR, _TITLE = 24.0, 32.0, 124.0


def outlook_items(view: WayfarersView, reader: Reader, frame: Frame, place: Card) -> Iterator[Item]:
    """Yield what the rival takes next, or else the order in which it looks, on a panel."""
    x, y, wide, _ = place
    taken = coming(view.table)
    title = reader.say("picture-next" if taken else "picture-looks")
    yield frame.start(x + 16, y + 22, *fit(title, wide - 30, LEAST, MEDIUM, 18), MEDIUM, MUTED)
    for number, name in enumerate(taken):
        if name in TILES:
            tile = TilePiece(name, cell=_TILE_CELL, names=True)
            yield frame.wide(x + 16 + 152 * number, y + 60, _TILE_CELL * TILES[name].width, tile)
        else:
            yield frame.wide(x + 12 + 152 * number, y + 52, 148, Face(name, "", 148, 144))
    if not taken:
        yield from _orders(reader, frame, looks(view.table), x, y)


def _orders(reader: Reader, frame: Frame, orders: tuple[Look, ...], x: float, y: float) -> Iterator[Item]:
    """Yield each order as a line: the silver of the scheme card, slots of rows, slots of inspiration, colours; above
    them what each is."""
    if orders:
        for left, title in ((_SLOT_COLUMN, "picture-slots"), (_COLOUR_COLUMN, "picture-rows")):
            shown = fit(reader.say(title), _TITLE, LEAST, MEDIUM, 18)
            yield frame.start(x + left - 10, y + 62, *shown, MEDIUM, MUTED)
        yield frame.item(x + _INSPIRATION_COLUMN + 1.5 * _DIGIT, y + 62, Sign(Token(f"card-{INSPIRATION}"), 30))
    for line, order in enumerate(orders):
        level = y + 98 + 38 * line
        if order.silver is not None:
            yield frame.item(x + 30, level, Sign(Token("silver"), 28))
            yield frame.middle(x + 56, level, str(order.silver), LEAST, HEAVY)
        for left, slots in ((_SLOT_COLUMN, order.slots), (_INSPIRATION_COLUMN, order.inspiration)):
            for number, slot in enumerate(slots):
                yield frame.middle(x + left + _DIGIT * number, level, str(slot), LEAST, BOLD)
        for number, colour in enumerate(order.colours):
            row = Token(f"card-{ROW_OF_COLOUR[colour]}")
            yield frame.item(x + _COLOUR_COLUMN + _COLOUR * number, level, Sign(row, 28))


def outlook_lines(view: WayfarersView, reader: Reader) -> Iterator[str]:
    """Yield in words what the rival takes next, or else the order in which it looks."""
    taken = coming(view.table)
    if taken:
        yield f"{reader.say('picture-next')}: {', '.join(taken)}"
        return
    for order in looks(view.table):
        facts = {
            "slots": tuple(map(str, order.slots)),
            "inspiration": tuple(map(str, order.inspiration)),
            "rows": tuple(ROW_OF_COLOUR[colour] for colour in order.colours),
        }
        if order.silver is None:
            yield reader.say("picture-alt-looks", **facts)
        else:
            yield reader.say("picture-alt-looks-after", silver=order.silver, **facts)
