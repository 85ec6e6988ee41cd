"""The public picture of one seat: all numbers, its board, and its cards."""

from collections.abc import Iterator

from engine.game import Seat
from engine.wayfarers.reading.scoring import sheet
from engine.wayfarers.view import WayfarersView
from render.games.wayfarers.caravan import PLACE as BOARD
from render.games.wayfarers.caravan import caravan_items
from render.games.wayfarers.described import player_lines
from render.games.wayfarers.setting import SIZE, mark_of
from render.games.wayfarers.shelves import shelf_items
from render.games.wayfarers.tallies import PLACE as NUMBERS
from render.games.wayfarers.tallies import tally_items
from render.layouts.frame import Frame
from render.reader import Reader
from render.scene import Item, Scene, shorten, stack
from render.sprites.ground import Wall


def tableau(view: WayfarersView, reader: Reader, seat: Seat) -> Scene | None:
    """Draw all that lies before a seat; all of it is public."""
    if not 0 <= seat < len(view.table.players):
        return None
    alt = shorten(" ".join(player_lines(view, reader, seat)))
    return scene("tableau", reader, [*before(view, reader, seat)], alt, view, seat)


def before(view: WayfarersView, reader: Reader, seat: Seat) -> Iterator[Item]:
    """Yield what lies before a seat: its board and its cards, in the same order for every reader."""
    player = view.table.players[seat]
    mark = mark_of(view, seat)
    yield from caravan_items(player, mark, reader)
    scored = sheet(view.table, seat)
    turn = view.table.turn
    yield from shelf_items(player, turn, scored, mark)


def scene(kind: str, reader: Reader, items: list[Item], alt: str, view: WayfarersView, seat: Seat) -> Scene:
    """Put a seat's picture together."""
    frame = Frame(SIZE[0], reader.rtl)
    numbers = tally_items(view, reader, frame, seat)
    cards = (frame.card(BOARD), frame.card(NUMBERS))
    whole = stack([*items, *numbers])
    return Scene(kind, f"wayfarers-{kind}", SIZE, reader.theme, Wall(SIZE, cards, ()), whole, alt)
