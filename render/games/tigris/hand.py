"""The pictures of one seat. The private one: tiles, leaders at home, catastrophes, points and treasures. The public one
(the tableau): the same as far as everybody may know it."""

from collections.abc import Iterator

from engine.game import Seat
from engine.tigris.places import OFF_BOARD
from engine.tigris.view import TigrisView
from render.drawing.text import HEAVY, MEDIUM, fit
from render.games.tigris.alt import hand_alt
from render.games.tigris.described import player
from render.games.tigris.setting import SHOWN, name_of
from render.games.tigris.sprites.tiles import FaceDown
from render.kit.hand_header import head, leaders, public_head
from render.kit.names import LEAST
from render.kit.sprites.points import Points
from render.kit.sprites.tiles import Catastrophe, Tile, Treasure
from render.kit.symbols import letters_of
from render.layouts.frame import Frame
from render.reader import Reader
from render.scene import Item, Scene, shorten, stack
from render.sprites.cards import INK, MUTED, Ordinal
from render.sprites.ground import Card, Wall

SIZE = (1100, 500)
_HEAD: Card = (12, 12, 1076, 72)
_TRAY: Card = (12, 94, 1076, 182)
_LEADERS: Card = (12, 286, 1076, 70)
_CATASTROPHES: Card = (12, 366, 300, 122)
_POINTS: Card = (324, 366, 764, 122)
_TILE = 120.0

HOLDINGS = (_LEADERS, _CATASTROPHES, _POINTS)
"""The cards of what a seat has besides its tiles."""


def hand(view: TigrisView, reader: Reader) -> Scene:
    """Draw what only the player of the view's seat may see."""
    frame, seat = Frame(SIZE[0], reader.rtl), _seat(view)
    items = [
        *head(frame, reader, view.dynasties[seat], name_of(view, reader, seat)),
        *_tiles(view, reader, frame),
        *holdings(view, reader, frame, seat),
    ]
    cards = tuple(frame.card(card) for card in (_HEAD, *HOLDINGS))
    wall = Wall(SIZE, cards, (frame.card(_TRAY),))
    return Scene("hand", "tigris-hand", SIZE, reader.theme, wall, stack(items), hand_alt(view, reader))


def _seat(view: TigrisView) -> int:
    return view.turn if view.seat is None else view.seat


def _tiles(view: TigrisView, reader: Reader, frame: Frame) -> Iterator[Item]:
    signs = letters_of(reader)
    held = [sphere for sphere in SHOWN for _ in range((view.hand or (0, 0, 0, 0))[sphere])]
    pitch = _TRAY[2] / 6
    first = _TRAY[0] + (_TRAY[2] - pitch * len(held)) / 2
    for number, sphere in enumerate(held):
        x = first + pitch * (number + 0.5)
        yield frame.wide(x - _TILE / 2, 106, _TILE, Tile(sphere, signs[sphere], size=_TILE))
        word, size = fit(reader.word(sphere.tile), pitch - 4, LEAST, MEDIUM, 9)
        yield frame.middle(x, 252, word, size, MEDIUM, INK)
        yield frame.item(x - _TILE / 2 + 6, 112, Ordinal(number + 1))


def holdings(view: TigrisView, reader: Reader, frame: Frame, seat: Seat) -> Iterator[Item]:
    """Yield a seat's leaders, catastrophes, points and treasures; question marks for those that the view hides."""
    signs = letters_of(reader)
    home = [(sphere, sphere.leader, view.board.leaders[seat][sphere] == OFF_BOARD) for sphere in SHOWN]
    yield from leaders(frame, reader, _LEADERS, home)
    x, y = _CATASTROPHES[0], _CATASTROPHES[1]
    yield frame.start(x + 16, y + 20, *fit(reader.say("picture-catastrophes"), 268, LEAST, MEDIUM, 18), MEDIUM, MUTED)
    for number in range(2):
        spent = number >= view.catastrophes[seat]
        yield frame.wide(x + 22 + 84 * number, y + 40, 66, Catastrophe(66, spent))
    x, y = _POINTS[0], _POINTS[1]
    yield frame.start(x + 16, y + 20, *fit(reader.say("picture-points"), 360, LEAST, MEDIUM, 18), MEDIUM, MUTED)
    treasured = fit(reader.say("picture-treasures"), 340, LEAST, MEDIUM, 18)
    yield frame.end(x + _POINTS[2] - 16, y + 20, *treasured, MEDIUM, MUTED)
    points, treasures = view.points[seat], view.treasures[seat]
    for number, sphere in enumerate(SHOWN):
        count = None if points is None else points[sphere]
        weakest = points is not None and min(points) == points[sphere] < max(points)
        yield frame.wide(x + 18 + 100 * number, y + 40, 68, Points(sphere, count, 68, 70, signs[sphere], weakest))
    yield frame.item(x + _POINTS[2] - 92, y + 75, Treasure(19))
    yield frame.start(x + _POINTS[2] - 62, y + 75, "?" if treasures is None else str(treasures), 30, HEAVY)


TABLEAU_SIZE = (1100, 308)
_TABLEAU_HEAD: Card = (12, 12, 1076, 72)
_UP = HOLDINGS[0][1] - 94
"""How much higher the cards lie than on the picture of a hand, in units."""


def tableau(view: TigrisView, reader: Reader, seat: Seat) -> Scene | None:
    """Draw what the view shows of a seat: points and treasures only where they are open."""
    if not 0 <= seat < len(view.dynasties):
        return None
    frame = Frame(TABLEAU_SIZE[0], reader.rtl)
    raised = [item._replace(y=item.y - _UP) for item in holdings(view, reader, frame, seat)]
    head = public_head(frame, view.dynasties[seat], name_of(view, reader, seat), FaceDown(40), view.hands[seat])
    cards = (_TABLEAU_HEAD, *((x, y - _UP, wide, high) for x, y, wide, high in HOLDINGS))
    wall = Wall(TABLEAU_SIZE, tuple(frame.card(card) for card in cards), ())
    alt = shorten(" ".join(player(view, reader, seat)))
    return Scene("tableau", "tigris-tableau", TABLEAU_SIZE, reader.theme, wall, stack([*head, *raised]), alt)
