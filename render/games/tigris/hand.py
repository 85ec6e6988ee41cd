"""The private picture of a hand: tiles, leaders at home, catastrophes, points and treasures."""

from collections.abc import Iterator

from engine.tigris.board import OFF_BOARD
from engine.tigris.view import TigrisView
from render.drawing.text import BOLD, HEAVY, MEDIUM, fit
from render.games.tigris.alt import hand_alt
from render.games.tigris.setting import SHOWN, name_of
from render.layouts.frame import Frame
from render.layouts.hand_header import head, leaders
from render.reader import Reader
from render.scene import Item, Scene, stack
from render.sprites.cards import INK, MUTED, Ordinal, Points
from render.sprites.ground import Card, Wall
from render.sprites.tiles import Catastrophe, Tile, Treasure

SIZE = (1100, 420)
_HEAD: Card = (12, 12, 1076, 72)
_TRAY: Card = (12, 94, 1076, 182)
_LEADERS: Card = (12, 286, 418, 122)
_CATASTROPHES: Card = (442, 286, 198, 122)
_POINTS: Card = (652, 286, 436, 122)
_TILE = 120.0


def hand(view: TigrisView, look: Reader) -> Scene:
    """What only the player of the view's seat may see."""
    frame, seat = Frame(SIZE[0], look.rtl), _seat(view)
    home = [(sphere, sphere.leader, view.board.leaders[seat][sphere] == OFF_BOARD) for sphere in SHOWN]
    items = [
        *head(frame, look, view.dynasties[seat], name_of(view, look, seat)),
        *_tiles(view, look, frame),
        *leaders(frame, look, _LEADERS, view.dynasties[seat], home),
        *_rest(view, look, frame),
    ]
    cards = tuple(frame.card(card) for card in (_HEAD, _LEADERS, _CATASTROPHES, _POINTS))
    wall = Wall(SIZE, cards, (frame.card(_TRAY),))
    return Scene("hand", "tigris-hand", SIZE, look.theme, wall, stack(items), hand_alt(view, look))


def _seat(view: TigrisView) -> int:
    return view.turn if view.seat is None else view.seat


def _tiles(view: TigrisView, look: Reader, frame: Frame) -> Iterator[Item]:
    signs = look.letters
    held = [sphere for sphere in SHOWN for _ in range((view.hand or (0, 0, 0, 0))[sphere])]
    pitch = _TRAY[2] / 6
    first = _TRAY[0] + (_TRAY[2] - pitch * len(held)) / 2
    for number, sphere in enumerate(held):
        x = first + pitch * (number + 0.5)
        yield frame.wide(x - _TILE / 2, 106, _TILE, Tile(sphere, signs[sphere], size=_TILE))
        word, size = fit(look.word(sphere.tile), pitch - 20, 18, BOLD, 9)
        yield frame.middle(x, 252, word, size, BOLD, INK)
        yield frame.item(x - _TILE / 2 + 6, 112, Ordinal(number + 1))


def _rest(view: TigrisView, look: Reader, frame: Frame) -> Iterator[Item]:
    signs, seat = look.letters, _seat(view)
    x, y = _CATASTROPHES[0], _CATASTROPHES[1]
    yield frame.start(x + 16, y + 20, look.say("picture-catastrophes"), 18, MEDIUM, MUTED)
    for number in range(2):
        spent = number >= view.catastrophes[seat]
        yield frame.wide(x + 22 + 84 * number, y + 40, 66, Catastrophe(66, spent))
    points = view.points[seat] or (0, 0, 0, 0)
    x, y = _POINTS[0], _POINTS[1]
    yield frame.start(x + 16, y + 20, look.say("picture-points"), 18, MEDIUM, MUTED)
    yield frame.end(x + _POINTS[2] - 16, y + 20, look.say("picture-treasures"), 18, MEDIUM, MUTED)
    for number, sphere in enumerate(SHOWN):
        chip = Points(sphere, points[sphere], 68, 70, signs[sphere], min(points) == points[sphere] < max(points))
        yield frame.wide(x + 18 + 80 * number, y + 40, 68, chip)
    yield frame.item(x + 362, y + 75, Treasure(19))
    yield frame.start(x + 390, y + 75, str(view.treasures[seat] or 0), 30, HEAVY)
