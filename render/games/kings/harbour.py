"""The foot of the table: the ships that nobody has built, and the cards that are out of the game."""

from collections.abc import Iterator

from engine.kings.pieces import EVERY_COLOUR, SHIPS
from engine.kings.view import KingsView
from render.drawing.text import HEAVY, MEDIUM, fit
from render.games.kings.setting import SHORE, SPHERE, TABLE, face
from render.games.kings.sprites.faces import WIDTH, Face
from render.games.kings.sprites.skyline import PITCH
from render.kit.symbols import letters_of
from render.layouts.frame import Frame
from render.reader import Reader
from render.scene import Item
from render.sprites.cards import INK
from render.sprites.ground import Card

_Y = TABLE[1] + SHORE
DISCARDS: Card = (TABLE[0] + 4 * PITCH + 2, _Y + 11, 4 * PITCH - 12, 56)
"""The tray with the cards that are out of the game."""

_MINI, _EACH = 46.0, 81.0


def harbour_items(view: KingsView, reader: Reader, frame: Frame) -> Iterator[Item]:
    """Yield ships on the water, each in its own berth; the discarded cards by colour."""
    letters = letters_of(reader)
    for berth, ship in enumerate(SHIPS):
        if ship in view.table.ships:
            yield frame.wide(TABLE[0] + 16 + PITCH * berth, _Y + 10, WIDTH, face(ship, letters, whole=False))
    x, y, wide, high = DISCARDS
    title = fit(reader.say("picture-discarded"), wide - 4 * _EACH - 14, 15, MEDIUM, 8)
    yield frame.start(x + 10, y + high / 2, *title, MEDIUM, INK)
    for number, colour in enumerate(EVERY_COLOUR):
        left, sphere = x + wide - _EACH * (4 - number), SPHERE[colour]
        yield frame.wide(left, y + 13.5, _MINI, Face(sphere, letters[sphere], False, width=_MINI))
        yield frame.start(left + _MINI + 4, y + high / 2, str(view.out[colour]), 16, HEAVY, INK)
