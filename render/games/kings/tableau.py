"""The pictures of one seat: the private one with cards, leaders, catastrophe and victory pile, and the tableau with the
public part of these."""

from collections.abc import Iterator

from engine.game import Seat
from engine.games.kings.pieces import EVERY_COLOUR, HAND_SIZE
from engine.games.kings.view import KingsView
from render.context import PictureContext
from render.drawing.text import HEAVY, MEDIUM, fit_text, text_width
from render.games.kingdoms.alt import name_of
from render.games.kingdoms.player_pictures import (
    HAND_PICTURE_SIZE,
    LEADERS_RECT,
    TRAY_WIDTH,
    HandTray,
    hand_scene,
    leader_items,
    private_head_items,
    public_head_items,
    tableau_scene,
)
from render.games.kingdoms.sprites.points import PointsChip
from render.games.kingdoms.sprites.tiles import Catastrophe, Treasure
from render.games.kingdoms.symbols import letters_of
from render.games.kings.described import hand_alt, player_facts
from render.games.kings.setting import SPHERE_OF_COLOUR, card_colours, card_face
from render.games.kings.sprites.faces import CardBack, CardFace, EmptyPile
from render.kit.names import MIN_SIZE
from render.layouts.frame import Frame
from render.scene import Item, Scene, shorten_alt
from render.sprites.cards import MUTED
from render.sprites.ground import Rect

_CATASTROPHE_RECT: Rect = (12, 372, 250, 138)
_PILE_RECT: Rect = (274, 372, 814, 138)
_HAND_TRAY = HandTray(
    piece_width=110.0, top=112, number_offset=(4, 2), min_run_margin=8, max_pitch=TRAY_WIDTH / HAND_SIZE
)
_BACK_WIDTH, _VISIBLE_BACK_WIDTH = 92.0, 22.0
"""Width of the back of a card on a pile, and width of the part of it that the next one leaves visible, in units."""

_HOLDING_RECTS = (LEADERS_RECT, _CATASTROPHE_RECT, _PILE_RECT)
"""The rectangles of a seat's leaders, catastrophe and victory pile."""


def hand(view: KingsView, context: PictureContext) -> Scene:
    """Draw the private picture of the view's own seat."""
    frame, seat = Frame(HAND_PICTURE_SIZE[0], context.rtl), view.turn if view.seat is None else view.seat
    items = [
        *private_head_items(frame, context, view.dynasties[seat], name_of(view, context, seat)),
        *_card_items(view, context, frame),
        *holding_items(view, context, frame, seat),
    ]
    return hand_scene("kings-hand", context, items, _HOLDING_RECTS, hand_alt(view, context))


def _card_items(view: KingsView, context: PictureContext, frame: Frame) -> Iterator[Item]:
    letters, held = letters_of(context), card_colours(view.hand or (0, 0, 0, 0))
    faces = {
        colour: CardFace(SPHERE_OF_COLOUR[colour], letters[SPHERE_OF_COLOUR[colour]], width=_HAND_TRAY.piece_width)
        for colour in held
    }
    return _HAND_TRAY.piece_items(frame, ((context.word(colour.card.word), faces[colour]) for colour in held))


def holding_items(view: KingsView, context: PictureContext, frame: Frame, seat: Seat) -> Iterator[Item]:
    """Yield a seat's leaders, catastrophe and victory pile, as far as the view shows them."""
    home = [
        (SPHERE_OF_COLOUR[colour], colour.leader, view.table.leaders[seat][colour] is None) for colour in EVERY_COLOUR
    ]
    yield from leader_items(frame, context, LEADERS_RECT, home)
    yield from _catastrophe_items(view, context, frame, seat)
    yield from _pile_items(view, context, frame, seat)


def _catastrophe_items(view: KingsView, context: PictureContext, frame: Frame, seat: int) -> Iterator[Item]:
    x, y, width, _ = _CATASTROPHE_RECT
    title = fit_text(context.say("picture-catastrophe"), width - 28, MIN_SIZE, MEDIUM, 18)
    yield frame.write_from(x + 16, y + 20, *title, MEDIUM, MUTED)
    yield frame.place_rectangle(x + (width - 80) / 2, y + 44, 80, Catastrophe(80, not view.catastrophes[seat]))


def _pile_items(view: KingsView, context: PictureContext, frame: Frame, seat: int) -> Iterator[Item]:
    """Yield a victory pile: its points if piles are open, otherwise its top card, the number of its cards, and their
    backs."""
    x, y, width, _ = _PILE_RECT
    yield frame.write_from(
        x + 16, y + 20, *fit_text(context.say("picture-pile"), width - 32, MIN_SIZE, MEDIUM, 18), MEDIUM, MUTED
    )
    letters, banked, top = letters_of(context), view.banked[seat], view.tops[seat]
    if banked is not None:
        for index, colour in enumerate(EVERY_COLOUR):
            sphere, count = SPHERE_OF_COLOUR[colour], banked[colour]
            weakest = count == min(banked[:4]) < max(banked[:4])
            chip = PointsChip(sphere, count, 84, 84, letters[sphere], weakest)
            yield frame.place_rectangle(x + 22 + 106 * index, y + 44, 84, chip)
        yield frame.place_sprite(x + 490, y + 86, Treasure(24))
        yield frame.write_from(x + 528, y + 86, str(banked[4]), 38, HEAVY)
        return
    sprite = EmptyPile(92, 90) if top is None else card_face(top, letters, width=92)
    yield frame.place_rectangle(x + 16, y + 40, 92, sprite)
    yield frame.write_from(x + 126, y + 66, f"× {view.piles[seat]}", 40, HEAVY)
    text = fit_text(context.say("picture-pile-top"), width - 146, 28, MEDIUM, MIN_SIZE)
    yield frame.write_from(x + 126, y + 108, *text, MEDIUM, MUTED)
    yield from _card_back_items(frame, view.piles[seat] - 1, x + 126 + text_width(*text, MEDIUM) + 24, x + width - 16)


def _card_back_items(frame: Frame, count: int, left: float, right: float) -> Iterator[Item]:
    """Yield `count` backs of cards from x `right` to the left, or as many as there is room for up to x `left`."""
    back_count = min(count, int((right - left - _BACK_WIDTH) / _VISIBLE_BACK_WIDTH) + 1)
    for index in reversed(range(back_count)):
        yield frame.place_rectangle(
            right - _BACK_WIDTH - _VISIBLE_BACK_WIDTH * (back_count - 1 - index),
            _PILE_RECT[1] + 40,
            _BACK_WIDTH,
            CardBack(_BACK_WIDTH),
        )


def tableau(view: KingsView, context: PictureContext, seat: Seat) -> Scene | None:
    """Draw the public picture of a seat, or return None if there is no such seat."""
    if not 0 <= seat < len(view.dynasties):
        return None
    frame = Frame(HAND_PICTURE_SIZE[0], context.rtl)
    top = public_head_items(frame, view.dynasties[seat], name_of(view, context, seat), CardBack(40), view.hands[seat])
    alt = shorten_alt(" ".join(player_facts(view, context, seat)))
    return tableau_scene("kings-tableau", context, top, holding_items(view, context, frame, seat), _HOLDING_RECTS, alt)
