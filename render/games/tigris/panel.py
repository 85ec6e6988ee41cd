"""The panel beside the board: a block for each player, what the letters mean, the bag and the treasures."""

from collections.abc import Iterator

from engine.tigris.board import OFF_BOARD
from engine.tigris.view import TigrisView
from render.games.tigris.scores import ranks
from render.games.tigris.setting import SHOWN, Layer, deciding, name_of
from render.look import Look
from render.paint.cards import GOLD, IVORY, MUTED, Glow, Label, Pip, Plate, Points, Rule, Sack
from render.paint.ground import Card
from render.paint.leaders import Emblem, Seal
from render.paint.tiles import Catastrophe, FaceDown, Tile, Treasure
from render.scene import Item
from render.text import BOLD, HEAVY, MEDIUM, fit, two_lines

PANEL: Card = (964, 12, 126, 676)
_LEFT, _WIDE, _HIGH, _PITCH = 968.0, 118.0, 150.0, 154.5
_TOP = 16.0
_FOOT = 636.0
_TALL = 70.0
"""From this height on, a sign in the legend has its words below it."""


def blocks(seats: int) -> tuple[Card, ...]:
    """Where the players' blocks lie."""
    return tuple((_LEFT, _TOP + _PITCH * seat, _WIDE, _HIGH) for seat in range(seats))


def panel_items(view: TigrisView, look: Look) -> Iterator[Item]:
    """All blocks, what fills the space below them, and the footer."""
    signs = look.letters
    for seat, (x, y, _, _) in enumerate(blocks(len(view.dynasties))):
        yield from _head(view, look, seat, (x, y))
        yield from _leaders(view, signs, seat, (x, y))
        yield from _holdings(view, seat, (x, y))
        yield from _points(view, seat, (x, y))
    if len(view.dynasties) < 4:
        yield from _legend(look, signs, _TOP + _PITCH * len(view.dynasties))
    yield from _footer(view)


def _head(view: TigrisView, look: Look, seat: int, corner: tuple[float, float]) -> Iterator[Item]:
    x, y = corner
    yield Item(Layer.PANEL, x, y, Plate(_WIDE, _HIGH))
    places = ranks(view)
    if deciding(view) == seat or (places and places[seat] == 1):
        yield Item(Layer.PANEL, x, y, Glow(_WIDE, _HIGH))
    yield Item(Layer.PANEL, x + 25, y + 27, Emblem(view.dynasties[seat], 20.5))
    lines = two_lines(name_of(view, look, seat), _WIDE - 57, 16, 8)
    top = y + 19 - 7 * (len(lines) - 1)
    for number, (name, size) in enumerate(lines):
        yield Item(Layer.PANEL_TEXT, x + 51, top + 15 * number, Label(name, size))
    if places:
        yield Item(Layer.PANEL_TEXT, x + 51, y + 45, Label(look.ordinal(places[seat]), 18, HEAVY, GOLD))
    elif view.turn == seat:
        for action in range(2):
            yield Item(Layer.PANEL, x + 57 + 15 * action, y + 42, Pip(action < view.actions))


def _leaders(view: TigrisView, signs: tuple[str, ...], seat: int, corner: tuple[float, float]) -> Iterator[Item]:
    for number, sphere in enumerate(SHOWN):
        home = view.board.leaders[seat][sphere] == OFF_BOARD
        x, y = corner[0] + 17.5 + 27.7 * number, corner[1] + 71
        yield Item(Layer.PANEL, x, y, Seal(sphere, signs[sphere], home, 12.4))


def _holdings(view: TigrisView, seat: int, corner: tuple[float, float]) -> Iterator[Item]:
    """Counts of tiles in hand and catastrophes left, and of treasures where they are open."""
    x, y = corner[0] + 6, corner[1] + 90
    treasures = view.treasures[seat]
    pitch, wide, size, gap = (56.0, 23.0, 17, 5) if treasures is None else (38.0, 19.0, 15, 3)
    for icon, count in ((FaceDown(wide), view.hands[seat]), (Catastrophe(wide), view.catastrophes[seat])):
        yield Item(Layer.PANEL, x, y + 11.5 - wide / 2, icon)
        yield Item(Layer.PANEL_TEXT, x + wide + gap, y + 12, Label(str(count), size))
        x += pitch
    if treasures is not None:
        yield Item(Layer.PANEL, x + 8, y + 12, Treasure(8.5))
        yield Item(Layer.PANEL_TEXT, x + 20, y + 12, Label(str(treasures), size))


def _points(view: TigrisView, seat: int, corner: tuple[float, float]) -> Iterator[Item]:
    points = view.points[seat]
    for number, sphere in enumerate(SHOWN):
        x, y = corner[0] + 6 + 27.7 * number, corner[1] + 119
        count = None if points is None else points[sphere]
        yield Item(Layer.PANEL, x, y, Points(sphere, count, 23, 25))


def _legend(look: Look, signs: tuple[str, ...], top: float) -> Iterator[Item]:
    """What each letter stands for: the tile and, below it, the leader; all words in the size of the longest. They
    stand beside their sign, or below it where there is room for that."""
    pitch = (_FOOT - 2 - top) / 4
    below = pitch >= _TALL
    side = 30.0 if below else min(30.0, pitch - 9)
    left, middle = (_LEFT + 6, 33.0) if below else (_LEFT + 10 + side, 0.0)
    words = [(look.word(sphere.tile), look.word(sphere.leader)) for sphere in SHOWN]
    room = _LEFT + _WIDE - left - 4
    size = min(fit(word, room, 14, BOLD, 8).size for pair in words for word in pair)
    for number, sphere in enumerate(SHOWN):
        y = top + pitch * (number + 0.5) - (20 if below else 0)
        yield Item(Layer.PANEL, _LEFT + 5, y - side / 2, Tile(sphere, signs[sphere], size=side))
        if below:
            yield Item(Layer.PANEL, _LEFT + side + 24, y, Seal(sphere, signs[sphere], True, 13))
        for word, weight, ink, line in zip(words[number], (BOLD, MEDIUM), (IVORY, MUTED), (-1, 1), strict=True):
            label = Label(fit(word, room, size, weight, size).text, size, weight, ink)
            yield Item(Layer.PANEL_TEXT, left, y + middle + line * (size / 2 + 2), label)


def _footer(view: TigrisView) -> Iterator[Item]:
    yield Item(Layer.PANEL, _LEFT + 8, _FOOT, Rule(_WIDE - 16))
    y = _FOOT + 27
    yield Item(Layer.PANEL, _LEFT + 5, y - 12, Sack(24))
    yield Item(Layer.PANEL_TEXT, _LEFT + 32, y, Label(str(view.bag), 17))
    left = view.board.treasures.bit_count()
    yield Item(Layer.PANEL, _LEFT + 80, y, Treasure(11))
    yield Item(Layer.PANEL_TEXT, _LEFT + 95, y, Label(str(left), 17))
