"""Everything that is written in a picture, every sign and every piece stands out from its ground, and nothing that lies
above covers what is written."""

import math
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache, lru_cache, partial
from typing import NamedTuple

import pytest
from coloraide import Color
from PIL import Image, ImageChops

from bot.text.voice import LANGUAGES
from engine.registry import GAMES, AnyGame
from render.drawing.canvas import Box, Canvas, Ink
from render.drawing.shapes import Point, Shape, box
from render.drawing.text import HALF_CAPITAL
from render.drawing.text import width as measured
from render.games.kings.sprites.skyline import Night
from render.games.tigris.sprites.realms import Veil
from render.games.wayfarers.sprites.marks import Veil as Dimmed
from render.raster import Strips
from render.scene import POSTER, Item, Scene, Sprite
from render.service import SCALE
from render.theme import THEMES
from tests.render.games.test_legible import shown
from tests.support.sheets import records, sheets

GRAIN = 0.75
TINT = 1
"""The grain of what tints or darkens an area, of which each sprite has its part."""

LEAST = {"standard": 4.5, "high-contrast": 7.0}
SIGN = 3.0
"""How much a sign, or a piece, stands out from its ground."""

RIM, EDGE = 0.15, 0.05
"""How much of a sign, and of a piece, stands out so: its rim is enough."""

SMALL = 90_000
"""Maximum number of pixels of a piece; what is larger is a ground."""

CHANGED = 8
"""How different a pixel is at least that a sign or a piece has changed."""

GROUNDS = frozenset(("Plate", "Rule", "Space", "Stand", "Pile", "Glow", "Face"))
"""What lies below others or beside them and means nothing by itself: what is written on it does, or its name."""

PAST = frozenset(("Catastrophe", "Ask", "Scrap"))
"""What is pale where it is spent, or lies behind all markers."""

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


class Mark(NamedTuple):
    """A sign or a piece: its colours, each with the number of its pixels, and the most common one below it."""

    sprite: Sprite
    inks: tuple[tuple[int, Colour], ...]
    ground: Colour
    is_sign: bool

    @property
    def share(self) -> float:
        """Return how much of it stands out."""
        outstanding = sum(count for count, ink in self.inks if contrast(ink, self.ground) >= SIGN)
        return outstanding / sum(count for count, _ in self.inks)


Place = tuple[int, int, int, int]


class Noting(Canvas):
    """A canvas that notes what is written on it, its signs and its pieces."""

    notes: list[Written]
    marks: list[Mark]
    signed: dict[Point, tuple[Place, Image.Image]]
    sprite: Sprite

    def sign(self, layers: Iterable[tuple[Shape, Ink]], x: float, y: float, size: float) -> None:
        with self.marking(x, y, size / 2):
            super().sign(layers, x, y, size)

    def stamp(self, other: Canvas, x: float, y: float) -> None:
        with self.marking(x, y, 60 * other.grain / self.grain):
            super().stamp(other, x, y)

    @contextmanager
    def marking(self, x: float, y: float, reach: float) -> Iterator[None]:
        """Note what is drawn meanwhile around (x, y); a sign on another one is part of it."""
        centre, first, last = self._pixels([(x, y), (x - reach, y - reach), (x + reach, y + reach)])
        known = centre in self.signed
        place = spread(first, last)
        place, before = self.signed.setdefault(centre, (place, self._image.crop(place)))
        yield
        if known:
            self.marks.pop()
        self.marks.append(marked(self.sprite, before, self._image.crop(place), is_sign=True))

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
        self.signed.clear()
        before, first = self._image.copy(), len(self.notes)
        item.sprite.paint(self.move_origin(item.x, item.y), THEMES[theme])
        left, top, right, bottom = item.sprite.box
        place = spread(*self._pixels([(item.x + left, item.y + top), (item.x + right, item.y + bottom)]))
        inside, below = self._image.crop(place), before.crop(place)
        self._image.paste(before)
        self._image.paste(inside, place[:2])
        self.notes[first:] = [note for note in self.notes[first:] if any(map(partial(lies, place), note.strokes))]
        if inside.width * inside.height < SMALL:
            self.marks.append(marked(item.sprite, below, inside, is_sign=False))

    def halo(
        self, x: float, y: float, string: str, size: float, weight: int, ink: str, width: float, clip: Shape
    ) -> None:
        half, high = measured(string, size, weight) / 2, HALF_CAPITAL * size
        self.fill(box(x - half, y - high, 2 * half, 2 * high), ink)


def spread(first: Point, last: Point) -> Place:
    """Return the pixels between two corners."""
    return math.floor(first[0]), math.floor(first[1]), math.ceil(last[0]), math.ceil(last[1])


def marked(sprite: Sprite, before: Image.Image, after: Image.Image, *, is_sign: bool) -> Mark:
    """Return what has been painted on a ground; where nothing has changed, it is as its ground."""
    red, green, blue = ImageChops.difference(before, after).split()
    mask = ImageChops.lighter(ImageChops.lighter(red, green), blue).point([0] * CHANGED + [255] * (256 - CHANGED))
    below, own = counted(before, mask), counted(after, mask)
    ground = max(below, default=(1, (0, 0, 0)))[1]
    return Mark(sprite, own or ((1, ground),), ground, is_sign)


def counted(image: Image.Image, mask: Image.Image) -> tuple[tuple[int, Colour], ...]:
    """Return the colours of a picture where the mask is, each with the number of its pixels."""
    shown = image.copy()
    shown.putalpha(mask)
    found = shown.getcolors(image.width * image.height + 1) or []
    return tuple((count, colour[:3]) for count, colour in found if isinstance(colour, tuple) and colour[3])


def lies(place: tuple[int, int, int, int], pixel: tuple[int, int]) -> bool:
    """Whether a pixel lies within a place."""
    return place[0] <= pixel[0] < place[2] and place[1] <= pixel[1] < place[3]


def pixels(image: Image.Image) -> Iterator[Colour]:
    """The colours of a picture, row by row."""
    data = image.tobytes()
    return zip(data[::3], data[1::3], data[2::3], strict=True)


@cache
def luminance(colour: Colour) -> float:
    """How light a colour is (WCAG 2)."""
    return Color("#" + bytes(colour).hex()).luminance()


def contrast(ink: Colour, ground: Colour) -> float:
    """How much a colour stands out (WCAG 2)."""
    low, high = sorted((luminance(ink), luminance(ground)))
    return (high + 0.05) / (low + 0.05)


@lru_cache(maxsize=1)
def noted(scene: Scene, theme: str) -> tuple[list[Written], list[Mark], Image.Image]:
    """What is written in a picture, its signs and pieces, and the picture: found once for all that is asked of it."""
    canvas = Noting(Box(0, 0, *scene.size), GRAIN, 1, "#000000")
    canvas.notes, canvas.marks, canvas.signed, canvas.sprite = [], [], {}, scene.backdrop
    scene.backdrop.paint(canvas, THEMES[theme])
    for item in scene.items:
        if item.sprite.grain == TINT:
            continue
        canvas.within(item, theme)
    return canvas.notes, canvas.marks, canvas.finish()


def faint(scene: Scene, theme: str) -> list[tuple[str, str, str, float]]:
    """What does not stand out enough."""
    return [
        (scene.name, type(note.sprite).__name__, note.text, round(contrast(note.ink, note.ground), 1))
        for note in noted(scene, theme)[0]
        if contrast(note.ink, note.ground) < LEAST[theme]
    ]


def dim(scene: Scene, theme: str) -> list[tuple[str, str, str, Colour]]:
    """Signs and pieces that do not stand out enough."""
    return [
        (scene.name, type(mark.sprite).__name__, "sign" if mark.is_sign else "piece", mark.ground)
        for mark in noted(scene, theme)[1]
        if type(mark.sprite).__name__ not in (PAST if mark.is_sign else PAST | GROUNDS)
        and mark.share < (RIM if mark.is_sign else EDGE)
    ]


def covered(scene: Scene, theme: str) -> list[tuple[str, str, str]]:
    """What something else lies on, but for what lies in shade or is past."""
    if any(isinstance(item.sprite, SHADES) for item in scene.items):
        return []
    notes, _, picture = noted(scene, theme)
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
    """One picture of each kind; posters are paintings, whose words have a test of their own."""
    return [*{scene.name: scene for scene in pictures if scene.kind != POSTER}.values()]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_all_that_is_drawn_is_seen(game: AnyGame, theme: str) -> None:
    """Every day one picture of each kind is seen."""
    language = LANGUAGES[(GAMES.index(game) + [*THEMES].index(theme)) % len(LANGUAGES)]
    for scene in once(sheets(game, records(game), language, theme)):
        assert faint(scene, theme) == []
        assert dim(scene, theme) == []


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
