"""Everything that is written in a picture stands out from its ground, and nothing that lies above covers it."""

import math
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache, partial
from typing import NamedTuple

import pytest
from coloraide import Color
from PIL import Image

from bot.text.voice import LANGUAGES
from engine.registry import GAMES, AnyGame
from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import Shape, box
from render.drawing.text import HALF_CAPITAL
from render.drawing.text import width as measured
from render.games.kings.sprites.skyline import Night
from render.games.tigris.sprites.realms import Veil
from render.games.wayfarers.sprites.marks import Veil as Dimmed
from render.raster import Strips
from render.scene import Item, Scene, Sprite
from render.service import SCALE
from render.theme import THEMES
from tests.render.games.test_legible import shown

GRAIN = 0.75
TINT = 1
"""The grain of what tints or darkens an area, of which each sprite has its part."""

LEAST = {"standard": 4.5, "high-contrast": 7.0}
WHOLE = 0.8
"""How much of what is written is to be seen; the rest are pixels at the edge of what lies beside it."""

LARGEST = 250 << 10
"""Maximum number of bytes of a picture."""

UNDER = frozenset(("Face", "Tile", "Ship", "Joining", "Unification", "Tucked"))
"""Pieces on which others lie, or whose letter gives way to the name of their place."""

OVER = ("past", "used")
"""What fades a piece that no longer counts."""

SHADES = (Night, Dimmed, Veil)
"""What darkens all that is not meant."""

Colour = tuple[int, ...]


class Written(NamedTuple):
    """Something that is written: its colour and its ground's, and where on the canvas its strokes are."""

    text: str
    ink: Colour
    ground: Colour
    sprite: Sprite
    strokes: tuple[tuple[int, int], ...]


class Noting(Canvas):
    """A canvas that notes what is written on it."""

    notes: list[Written]
    sprite: Sprite

    def letters(
        self, x: float, y: float, string: str, size: float, weight: int, ink: str, most: float = math.inf
    ) -> None:
        half, high = min(measured(string, size, weight), most) / 2, HALF_CAPITAL * size
        (left, top), (right, bottom) = self._pixels([(x - half, y - high), (x + half, y + high)])
        place = (round(left), round(top), round(right) + 1, round(bottom) + 1)
        before = self._image.crop(place).convert("RGB")
        super().letters(x, y, string, size, weight, ink, most)
        after, full = self._image.crop(place).convert("RGB"), tuple(bytes.fromhex(ink[1:]))
        strokes = tuple(
            (place[0] + at % after.width, place[1] + at // after.width)
            for at, colour in enumerate(pixels(after))
            if colour == full
        )
        common = Counter(pixels(before)).most_common(1)[0][0]
        if string.strip():
            self.notes.append(Written(string, full, common, self.sprite, strokes))

    def within(self, item: Item, theme: str) -> None:
        """Paint an item, of which nothing is seen outside of its sprite's bounds."""
        self.sprite = item.sprite
        before, first = self._image.copy(), len(self.notes)
        item.sprite.paint(self.moved(item.x, item.y), THEMES[theme])
        left, top, right, bottom = item.sprite.box
        corners = self._pixels([(item.x + left, item.y + top), (item.x + right, item.y + bottom)])
        (left, top), (right, bottom) = corners[0], corners[1]
        place = max(0, round(left)), max(0, round(top)), round(right), round(bottom)
        inside = self._image.crop(place)
        self._image.paste(before)
        self._image.paste(inside, place)
        self.notes[first:] = [note for note in self.notes[first:] if any(map(partial(lies, place), note.strokes))]

    def halo(
        self, x: float, y: float, string: str, size: float, weight: int, ink: str, width: float, clip: Shape
    ) -> None:
        half, high = measured(string, size, weight) / 2, HALF_CAPITAL * size
        self.fill(box(x - half, y - high, 2 * half, 2 * high), ink)


def lies(place: tuple[int, int, int, int], pixel: tuple[int, int]) -> bool:
    """Whether a pixel lies within a place."""
    return place[0] <= pixel[0] < place[2] and place[1] <= pixel[1] < place[3]


def pixels(image: Image.Image) -> Iterator[Colour]:
    """The colours of a picture, row by row."""
    data = image.tobytes()
    return zip(data[::3], data[1::3], data[2::3], strict=True)


@cache
def contrast(ink: Colour, ground: Colour) -> float:
    """How much a colour stands out (WCAG 2)."""
    return float(Color("#" + bytes(ink).hex()).contrast("#" + bytes(ground).hex()))


@lru_cache(maxsize=1)
def noted(scene: Scene, theme: str) -> tuple[list[Written], Image.Image]:
    """What is written in a picture, and the picture: found once for all that is asked of it."""
    canvas = Noting(Box(0, 0, *scene.size), GRAIN, 1, "#000000")
    canvas.notes, canvas.sprite = [], scene.backdrop
    scene.backdrop.paint(canvas, THEMES[theme])
    for item in scene.items:
        if item.sprite.grain == TINT:
            continue
        canvas.within(item, theme)
    return canvas.notes, canvas.finish()


def faint(scene: Scene, theme: str) -> list[tuple[str, str, str, float]]:
    """What does not stand out enough."""
    return [
        (scene.name, type(note.sprite).__name__, note.text, round(contrast(note.ink, note.ground), 1))
        for note in noted(scene, theme)[0]
        if contrast(note.ink, note.ground) < LEAST[theme]
    ]


def covered(scene: Scene, theme: str) -> list[tuple[str, str, str]]:
    """What something else lies on, but for what lies in shade or is past."""
    if any(isinstance(item.sprite, SHADES) for item in scene.items):
        return []
    notes, picture = noted(scene, theme)
    found = []
    for note in notes:
        over = any(getattr(note.sprite, state, False) for state in OVER)
        if type(note.sprite).__name__ in UNDER or over or not note.strokes:
            continue
        left = sum(picture.getpixel(place) == note.ink for place in note.strokes)
        if left < WHOLE * len(note.strokes):
            found.append((scene.name, type(note.sprite).__name__, note.text))
    return found


def once(pictures: Iterable[Scene]) -> list[Scene]:
    """One picture of each kind."""
    return [*{scene.name: scene for scene in pictures}.values()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_all_that_is_written_is_seen(game: AnyGame) -> None:
    number = GAMES.index(game)
    for scene in once(shown(game, LANGUAGES[number % len(LANGUAGES)], min(game.seats), 0.5))[::4]:
        assert faint(scene, [*LEAST][number % 2]) == []


@pytest.mark.full
@pytest.mark.parametrize("part", [0.0, 0.5, 1.0], ids=["start", "middle", "end"])
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_all_that_is_written_is_seen_everywhere(game: AnyGame, language: str, theme: str, part: float) -> None:
    for seats in {min(game.seats), max(game.seats)}:
        for scene in shown(game, language, seats, part):
            assert faint(scene, theme) == []
            assert covered(scene, theme) == []


@pytest.mark.full
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_picture_is_too_large_to_be_sent(game: AnyGame) -> None:
    for seats in game.seats:
        for scene in shown(game, "fi", seats, 0.9):
            assert len(Strips(1 << 20).png(scene, SCALE, None)) <= LARGEST
