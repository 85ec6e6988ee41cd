"""The pictures of one seat: the private one with tiles, leaders, catastrophes, points and treasures, and the tableau
with the public part of these."""

from collections.abc import Iterator

from engine.game import Seat
from engine.games.tigris.places import OFF_BOARD
from engine.games.tigris.view import TigrisView
from render.context import PictureContext
from render.drawing.text import HEAVY, MEDIUM, fit_text
from render.games.kingdoms.alt import name_of
from render.games.kingdoms.player_pictures import (
    HAND_PICTURE_SIZE,
    LEADERS_RECT,
    HandTray,
    hand_scene,
    leader_items,
    private_head_items,
    public_head_items,
    tableau_scene,
)
from render.games.kingdoms.sprites.points import PointsChip
from render.games.kingdoms.sprites.tiles import Catastrophe, Tile, Treasure
from render.games.kingdoms.symbols import letters_of
from render.games.tigris.described import hand_alt, player_facts
from render.games.tigris.setting import SHOWN_SPHERES
from render.games.tigris.sprites.tiles import TileBack
from render.kit.names import MIN_SIZE
from render.layouts.frame import Frame
from render.scene import Item, Scene, shorten_alt
from render.sprites.cards import MUTED
from render.sprites.ground import Rect

_CATASTROPHES_RECT: Rect = (12, 372, 300, 138)
_POINTS_RECT: Rect = (324, 372, 764, 138)
_CHIP_WIDTH = 112.0
_HAND_TRAY = HandTray(piece_width=120.0, top=106, number_offset=(6, 6), min_run_margin=14, max_pitch=172)

_HOLDING_RECTS = (LEADERS_RECT, _CATASTROPHES_RECT, _POINTS_RECT)
"""The rectangles of a seat's leaders, catastrophes and points."""


def hand(view: TigrisView, context: PictureContext) -> Scene:
    """Draw the private picture of the view's own seat."""
    frame, seat = Frame(HAND_PICTURE_SIZE[0], context.rtl), view.turn if view.seat is None else view.seat
    items = [
        *private_head_items(frame, context, view.dynasties[seat], name_of(view, context, seat)),
        *_tile_items(view, context, frame),
        *holding_items(view, context, frame, seat),
    ]
    return hand_scene("tigris-hand", context, items, _HOLDING_RECTS, hand_alt(view, context))


def _tile_items(view: TigrisView, context: PictureContext, frame: Frame) -> Iterator[Item]:
    signs = letters_of(context)
    held = [sphere for sphere in SHOWN_SPHERES for _ in range((view.hand or (0, 0, 0, 0))[sphere])]
    tiles = {sphere: Tile(sphere, signs[sphere], size=_HAND_TRAY.piece_width) for sphere in held}
    return _HAND_TRAY.piece_items(frame, ((context.word(sphere.tile), tiles[sphere]) for sphere in held))


def holding_items(view: TigrisView, context: PictureContext, frame: Frame, seat: Seat) -> Iterator[Item]:
    """Yield a seat's leaders, catastrophes, points and treasures, with question marks for hidden ones."""
    signs = letters_of(context)
    home = [(sphere, sphere.leader, view.board.leaders[seat][sphere] == OFF_BOARD) for sphere in SHOWN_SPHERES]
    yield from leader_items(frame, context, LEADERS_RECT, home)
    x, y = _CATASTROPHES_RECT[0], _CATASTROPHES_RECT[1]
    yield frame.write_from(
        x + 16, y + 20, *fit_text(context.say("picture-catastrophes"), 268, MIN_SIZE, MEDIUM, 18), MEDIUM, MUTED
    )
    for index in range(2):
        spent = index >= view.catastrophes[seat]
        yield frame.place_rectangle(x + 34 + 110 * index, y + 44, 80, Catastrophe(80, spent))
    x, y = _POINTS_RECT[0], _POINTS_RECT[1]
    yield frame.write_from(
        x + 16, y + 20, *fit_text(context.say("picture-points"), 360, MIN_SIZE, MEDIUM, 18), MEDIUM, MUTED
    )
    treasured = fit_text(context.say("picture-treasures"), 340, MIN_SIZE, MEDIUM, 18)
    yield frame.write_to(x + _POINTS_RECT[2] - 16, y + 20, *treasured, MEDIUM, MUTED)
    points, treasures = view.points[seat], view.treasures[seat]
    for index, sphere in enumerate(SHOWN_SPHERES):
        count = None if points is None else points[sphere]
        weakest = points is not None and min(points) == points[sphere] < max(points)
        chip = PointsChip(sphere, count, _CHIP_WIDTH, 84, signs[sphere], weakest)
        yield frame.place_rectangle(x + 18 + (_CHIP_WIDTH + 28) * index, y + 44, _CHIP_WIDTH, chip)
    yield frame.place_sprite(x + _POINTS_RECT[2] - 116, y + 86, Treasure(24))
    yield frame.write_from(x + _POINTS_RECT[2] - 78, y + 86, "?" if treasures is None else str(treasures), 38, HEAVY)


def tableau(view: TigrisView, context: PictureContext, seat: Seat) -> Scene | None:
    """Draw the public picture of a seat, with points and treasures only if they are open, or return None if there is no
    such seat."""
    if not 0 <= seat < len(view.dynasties):
        return None
    frame = Frame(HAND_PICTURE_SIZE[0], context.rtl)
    top = public_head_items(frame, view.dynasties[seat], name_of(view, context, seat), TileBack(40), view.hands[seat])
    alt = shorten_alt(" ".join(player_facts(view, context, seat)))
    return tableau_scene("tigris-tableau", context, top, holding_items(view, context, frame, seat), _HOLDING_RECTS, alt)
