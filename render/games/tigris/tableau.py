"""The pictures of one seat. The private one shows tiles, leaders at home, catastrophes, points and treasures. The
public one, the tableau, shows the public part of that."""

from collections.abc import Iterator

from engine.game import Seat
from engine.games.tigris.places import OFF_BOARD
from engine.games.tigris.view import TigrisView
from render.context import PictureContext
from render.drawing.text import HEAVY, MEDIUM, fit
from render.games.kingdoms.alt import name_of
from render.games.kingdoms.player_pictures import (
    LEADERS_RECT,
    SIZE,
    Tray,
    hand_scene,
    head,
    leaders,
    public_head,
    tableau_scene,
)
from render.games.kingdoms.sprites.points import Points
from render.games.kingdoms.sprites.tiles import Catastrophe, Tile, Treasure
from render.games.kingdoms.symbols import letters_of
from render.games.tigris.described import hand_alt, player
from render.games.tigris.setting import SHOWN
from render.games.tigris.sprites.tiles import FaceDown
from render.kit.names import MIN_SIZE
from render.layouts.frame import Frame
from render.scene import Item, Scene, shorten
from render.sprites.cards import MUTED
from render.sprites.ground import Rect

_CATASTROPHES: Rect = (12, 372, 300, 138)
_POINTS: Rect = (324, 372, 764, 138)
_CHIP = 112.0
_TRAY = Tray(size=120.0, top=106, number=(6, 6), gap=14, most=172)

_HOLDINGS = (LEADERS_RECT, _CATASTROPHES, _POINTS)
"""The cards of a seat's belongings besides its tiles."""


def hand(view: TigrisView, context: PictureContext) -> Scene:
    """Draw the private picture of the view's seat."""
    frame, seat = Frame(SIZE[0], context.rtl), view.turn if view.seat is None else view.seat
    items = [
        *head(frame, context, view.dynasties[seat], name_of(view, context, seat)),
        *_tiles(view, context, frame),
        *holdings(view, context, frame, seat),
    ]
    return hand_scene("tigris-hand", context, items, _HOLDINGS, hand_alt(view, context))


def _tiles(view: TigrisView, context: PictureContext, frame: Frame) -> Iterator[Item]:
    signs = letters_of(context)
    held = [sphere for sphere in SHOWN for _ in range((view.hand or (0, 0, 0, 0))[sphere])]
    tiles = {sphere: Tile(sphere, signs[sphere], size=_TRAY.size) for sphere in held}
    return _TRAY.items(frame, ((context.word(sphere.tile), tiles[sphere]) for sphere in held))


def holdings(view: TigrisView, context: PictureContext, frame: Frame, seat: Seat) -> Iterator[Item]:
    """Yield a seat's leaders, catastrophes, points and treasures, with question marks for hidden ones."""
    signs = letters_of(context)
    home = [(sphere, sphere.leader, view.board.leaders[seat][sphere] == OFF_BOARD) for sphere in SHOWN]
    yield from leaders(frame, context, LEADERS_RECT, home)
    x, y = _CATASTROPHES[0], _CATASTROPHES[1]
    yield frame.start(
        x + 16, y + 20, *fit(context.say("picture-catastrophes"), 268, MIN_SIZE, MEDIUM, 18), MEDIUM, MUTED
    )
    for number in range(2):
        spent = number >= view.catastrophes[seat]
        yield frame.top_left(x + 34 + 110 * number, y + 44, 80, Catastrophe(80, spent))
    x, y = _POINTS[0], _POINTS[1]
    yield frame.start(x + 16, y + 20, *fit(context.say("picture-points"), 360, MIN_SIZE, MEDIUM, 18), MEDIUM, MUTED)
    treasured = fit(context.say("picture-treasures"), 340, MIN_SIZE, MEDIUM, 18)
    yield frame.end(x + _POINTS[2] - 16, y + 20, *treasured, MEDIUM, MUTED)
    points, treasures = view.points[seat], view.treasures[seat]
    for number, sphere in enumerate(SHOWN):
        count = None if points is None else points[sphere]
        weakest = points is not None and min(points) == points[sphere] < max(points)
        chip = Points(sphere, count, _CHIP, 84, signs[sphere], weakest)
        yield frame.top_left(x + 18 + (_CHIP + 28) * number, y + 44, _CHIP, chip)
    yield frame.item(x + _POINTS[2] - 116, y + 86, Treasure(24))
    yield frame.start(x + _POINTS[2] - 78, y + 86, "?" if treasures is None else str(treasures), 38, HEAVY)


def tableau(view: TigrisView, context: PictureContext, seat: Seat) -> Scene | None:
    """Draw the public picture of a seat, with points and treasures only if they are open."""
    if not 0 <= seat < len(view.dynasties):
        return None
    frame = Frame(SIZE[0], context.rtl)
    top = public_head(frame, view.dynasties[seat], name_of(view, context, seat), FaceDown(40), view.hands[seat])
    alt = shorten(" ".join(player(view, context, seat)))
    return tableau_scene("tigris-tableau", context, top, holdings(view, context, frame, seat), _HOLDINGS, alt)
