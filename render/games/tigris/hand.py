"""The pictures of one seat. The private one: tiles, leaders at home, catastrophes, points and treasures. The public one
(the tableau): the same as far as everybody may know it."""

from collections.abc import Iterator
from itertools import groupby

from engine.game import Seat
from engine.tigris.places import OFF_BOARD
from engine.tigris.view import TigrisView
from render.drawing.text import HEAVY, MEDIUM, fit, width
from render.games.tigris.alt import hand_alt
from render.games.tigris.described import player
from render.games.tigris.setting import SHOWN, name_of
from render.games.tigris.sprites.tiles import FaceDown
from render.kit.hand_header import head, leaders, public_head, spread
from render.kit.names import LEAST
from render.kit.sprites.points import Points
from render.kit.sprites.tiles import Catastrophe, Tile, Treasure
from render.kit.symbols import letters_of
from render.layouts.frame import Frame
from render.reader import Reader
from render.scene import Item, Scene, shorten, stack
from render.sprites.cards import INK, MUTED, Ordinal
from render.sprites.ground import Card, Wall

SIZE = (1100, 522)
_HEAD: Card = (12, 12, 1076, 72)
_TRAY: Card = (12, 94, 1076, 182)
_LEADERS: Card = (12, 286, 1076, 76)
_CATASTROPHES: Card = (12, 372, 300, 138)
_POINTS: Card = (324, 372, 764, 138)
_CHIP = 112.0
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
    runs = [(sphere, reader.word(sphere.tile), len([*run])) for sphere, run in groupby(held)]
    room = _TRAY[2] - 12
    pitch, rooms = spread([(width(word, LEAST, MEDIUM) + 14, count) for _, word, count in runs], room, 172, int(_TILE))
    left, done = _TRAY[0] + (_TRAY[2] - sum(rooms)) / 2, 0
    for (sphere, word, count), wide in zip(runs, rooms, strict=True):
        yield frame.middle(left + wide / 2, 252, *fit(word, wide, LEAST, MEDIUM, 18), MEDIUM, INK)
        for number in range(count):
            x = left + wide / 2 + pitch * (number + (1 - count) / 2)
            yield frame.wide(x - _TILE / 2, 106, _TILE, Tile(sphere, signs[sphere], size=_TILE))
            yield frame.item(x - _TILE / 2 + 6, 112, Ordinal(done + number + 1))
        left, done = left + wide, done + count


def holdings(view: TigrisView, reader: Reader, frame: Frame, seat: Seat) -> Iterator[Item]:
    """Yield a seat's leaders, catastrophes, points and treasures; question marks for those that the view hides."""
    signs = letters_of(reader)
    home = [(sphere, sphere.leader, view.board.leaders[seat][sphere] == OFF_BOARD) for sphere in SHOWN]
    yield from leaders(frame, reader, _LEADERS, home)
    x, y = _CATASTROPHES[0], _CATASTROPHES[1]
    yield frame.start(x + 16, y + 20, *fit(reader.say("picture-catastrophes"), 268, LEAST, MEDIUM, 18), MEDIUM, MUTED)
    for number in range(2):
        spent = number >= view.catastrophes[seat]
        yield frame.wide(x + 34 + 110 * number, y + 44, 80, Catastrophe(80, spent))
    x, y = _POINTS[0], _POINTS[1]
    yield frame.start(x + 16, y + 20, *fit(reader.say("picture-points"), 360, LEAST, MEDIUM, 18), MEDIUM, MUTED)
    treasured = fit(reader.say("picture-treasures"), 340, LEAST, MEDIUM, 18)
    yield frame.end(x + _POINTS[2] - 16, y + 20, *treasured, MEDIUM, MUTED)
    points, treasures = view.points[seat], view.treasures[seat]
    for number, sphere in enumerate(SHOWN):
        count = None if points is None else points[sphere]
        weakest = points is not None and min(points) == points[sphere] < max(points)
        chip = Points(sphere, count, _CHIP, 84, signs[sphere], weakest)
        yield frame.wide(x + 18 + (_CHIP + 28) * number, y + 44, _CHIP, chip)
    yield frame.item(x + _POINTS[2] - 116, y + 86, Treasure(24))
    yield frame.start(x + _POINTS[2] - 78, y + 86, "?" if treasures is None else str(treasures), 38, HEAVY)


TABLEAU_SIZE = (1100, 330)
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
