"""The public pictures of one seat: its numbers and its caravan, and its cards and places for dice. Pictures of choices
highlight places in them."""

from collections.abc import Iterable

from engine.game import Seat
from engine.games.wayfarers.view import WayfarersView
from render.context import PictureContext
from render.games.wayfarers.described import caravan_lines, card_lines
from render.games.wayfarers.setting import SIZE, mark_of
from render.games.wayfarers.tableau.caravan import CARAVAN_RECT as CARAVAN
from render.games.wayfarers.tableau.caravan import caravan_items
from render.games.wayfarers.tableau.shelves import picture_height, shelf_items
from render.games.wayfarers.tableau.tallies import TALLIES_RECT as NUMBERS
from render.games.wayfarers.tableau.tallies import tally_items
from render.layouts.frame import Frame
from render.scene import Item, Scene, shorten_alt, sort_by_layer
from render.sprites.ground import Wall

_CARAVAN_PICTURE_SIZE = (SIZE[0], 632)


def tableau(view: WayfarersView, context: PictureContext, seat: Seat) -> Scene | None:
    """Draw a seat's goods, dice, VP and caravan, or return None if there is no such seat."""
    if not 0 <= seat < len(view.table.players):
        return None
    return caravan_scene("tableau", view, context, seat, ())


def lower_tableau(view: WayfarersView, context: PictureContext, seat: Seat) -> Scene | None:
    """Draw a seat's places for dice and its cards, or return None if there is no such seat."""
    if not 0 <= seat < len(view.table.players):
        return None
    return cards_scene("cards", view, context, seat, ())


def caravan_scene(
    kind: str, view: WayfarersView, context: PictureContext, seat: Seat, marks: Iterable[Item], alt: str = ""
) -> Scene:
    """Compose the picture of a seat's numbers and caravan, with `marks`. Without `alt`, the text describes both."""
    frame = Frame(SIZE[0], context.rtl)
    items = [*caravan_items(view.table.players[seat]), *tally_items(view, context, frame, seat), *marks]
    text = alt or shorten_alt(" ".join(caravan_lines(view, context, seat)))
    wall = Wall(_CARAVAN_PICTURE_SIZE, (frame.place_card(NUMBERS), CARAVAN), ())
    return Scene(kind, f"wayfarers-{kind}", _CARAVAN_PICTURE_SIZE, context.theme, wall, sort_by_layer(items), text)


def cards_scene(
    kind: str, view: WayfarersView, context: PictureContext, seat: Seat, marks: Iterable[Item], alt: str = ""
) -> Scene:
    """Compose the picture of a seat's places for dice and cards, with `marks`. Without `alt`, the text lists both."""
    items = [*shelf_items(view.table, seat, mark_of(view, seat), context), *marks]
    text = alt or shorten_alt(" ".join(card_lines(view, context, seat)))
    size = (SIZE[0], picture_height(view.table.players[seat]))
    return Scene(kind, f"wayfarers-{kind}", size, context.theme, Wall(size, (), ()), sort_by_layer(items), text)
