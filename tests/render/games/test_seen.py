"""Everything that is written in a picture, every sign, every piece and all that is drawn on a large one stands out from
its ground, and nothing that lies above covers what is written."""

import math
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache, lru_cache
from itertools import compress
from typing import NamedTuple

import pytest
from coloraide import Color
from PIL import Image, ImageChops, ImageDraw

from bot.text.voice import LANGUAGES
from engine.registry import GAMES, AnyGame
from render.drawing.canvas import Box, Canvas, Ink
from render.drawing.shapes import Point, Shape, box
from render.drawing.text import HALF_CAPITAL_HEIGHT
from render.drawing.text import text_width as measured
from render.games.kings.sprites.skyline import ColumnShade
from render.games.tigris.sprites.realms import ShadePart
from render.games.tigris.sprites.targets import SelectableCell
from render.games.wayfarers.sprites.marks import ShadeOverPlace as Dimmed
from render.raster import StripCache
from render.scene import POSTER_KIND, Item, Scene, Sprite
from render.service import SCALE
from render.theme import HIGH_CONTRAST, THEMES, Theme
from tests.engine.golden import paths
from tests.render.games.test_legible import shown
from tests.support.sheets import records, sheet, sheets

GRAIN = 0.75
TINT = 1
"""The grain of what tints or darkens an area, of which each sprite has its part."""

LEAST = {"standard": 4.5, "high-contrast": 7.0}
SIGN = 3.0
"""How much a sign, a piece, or a part of a large one stands out from its ground."""

RIM, EDGE = 0.15, 0.05
"""How much of a sign, and of anything else, stands out so: its rim is enough."""

SMALL = 90_000
"""Maximum number of pixels of a piece; what is larger is judged by its parts."""

BESIDE = 8
"""How far apart, in pixels, the edges of a part and of what sets it off may be: of a line and the line around it."""

CHANGED = 8
"""How different a pixel is at least that a sign or a piece has changed."""

IS_CHANGED, IS_NOTHING = bytes(CHANGED) + bytes([255]) * (256 - CHANGED), bytes([255]) + bytes(255)
"""What becomes of each difference in a mask of what has changed, and in one of what is equal."""

GROUNDS = frozenset(
    (
        "Plate",
        "SignPlate",
        "_BlankCardEnd",
        "_CardPart",
        "_BlankFoot",
        "GoldLine",
        "TrackSpace",
        "TradeStall",
        "TilePile",
        "_CardView",
        "JournalBackdrop",
        "Rule",
    )
)
"""Sprites that lie below others or beside them and mean nothing by themselves: the words on them do, or the name. A
card's view is an illustration beside its name; so are the dunes and palms below the journal's places."""

PAST = frozenset(("Catastrophe", "StepRequirements"))
"""What is pale where it is spent, or lies behind all markers."""

WHOLE, NUMBERED = 0.8, 0.6
"""How much of what is written is to be seen; the rest are pixels at the edge of what lies beside it. The numeral of a
kingdom may lie over a corner of a place that can be chosen, which its column and its row name too."""

LARGEST = 250 << 10
"""Maximum number of bytes of a picture."""

UNDER = frozenset(
    ("CardFace", "PlayersCard", "Tile", "ShipCard", "JoiningCard", "UnificationTile", "TuckedCard", "Leader")
)
"""Pieces on which others lie, or whose letter gives way to the name of their place."""

OVER = ("is_past", "is_used", "is_fresh")
"""What fades a piece that no longer counts, or not yet."""

SHADES = (ColumnShade, Dimmed, ShadePart)
"""What darkens all that is not meant."""

Colour = tuple[int, ...]


class Written(NamedTuple):
    """Something that is written: its colour and its ground's, and where on the canvas its strokes are."""

    text: str
    ink: Colour
    ground: Colour
    sprite: Sprite
    strokes: Image.Image
    corner: tuple[int, int]


class Mark(NamedTuple):
    """A sign, a piece or a part of a large one: its colours, each with the number of its pixels, and the most common
    one below it."""

    sprite: Sprite
    inks: tuple[tuple[int, Colour], ...]
    ground: Colour
    kind: str
    place: "Place"

    @property
    def is_seen(self) -> bool:
        """Whether enough of it stands out; the colours that it has most of come first."""
        missing = (RIM if self.kind == "sign" else EDGE) * sum(count for count, _ in self.inks)
        for count, ink in sorted(self.inks, reverse=True):
            if contrast(ink, self.ground) >= SIGN and (missing := missing - count) <= 0:
                return True
        return False

    @property
    def means_nothing(self) -> bool:
        """Whether it need not stand out."""
        name = type(self.sprite).__name__
        if name in PAST or any(getattr(self.sprite, state, False) for state in OVER):
            return True
        return self.kind != "sign" and (name in GROUNDS or is_set_off(self.sprite, self.ground))


Place = tuple[int, int, int, int]


def is_set_off(sprite: Sprite, ground: Colour) -> bool:
    """Whether what is drawn on a ground that it is alike is known by more than its colour. A shade darkens all that is
    not meant. The faint back of a piece says that one may yet come, an empty sum that a die of that value brings
    nothing. A glow is four times as wide as the gold rim of a panel on which it lies."""
    if isinstance(sprite, SHADES):
        return True
    match type(sprite).__name__:
        case "CardBack" | "TileBack":
            return getattr(sprite, "opacity", 1) < 1
        case "DieColumn":
            return not getattr(sprite, "symbols", ())
        case "DecidingRim":
            return all(abs(a - b) <= CHANGED for a, b in zip(ground, colour(HIGH_CONTRAST.gold.dark), strict=True))
    return False


def is_ground(ink: Ink, theme: Theme) -> bool:
    """Whether that is a colour of walls, panels or frames, which lie below others."""
    grounds = (*theme.bricks, theme.panel, theme.block, theme.tray, theme.casing, *theme.ground)
    return ink in (*grounds, theme.gold.base, theme.gold.light, theme.gold.dark)


class Noting(Canvas):
    """A canvas that notes what is written on it, its signs, its pieces, and what fills a part of a large one."""

    notes: list[Written]
    marks: list[Mark]
    signed: dict[Point, tuple[Place, Image.Image]]
    sprite: Sprite
    theme: Theme
    is_large: bool
    is_in_sign: list[bool]

    @classmethod
    def over(
        cls, sprite: Sprite, theme: Theme, corner: tuple[int, int], ground: Image.Image, *, is_large: bool
    ) -> "Noting":
        """Return what a sprite is painted on: a ground whose top left pixel is at `corner`."""
        canvas = cls(Box(0, 0, 1, 1), GRAIN, 1, "#000000")
        canvas.notes, canvas.marks, canvas.signed, canvas.is_in_sign = [], [], {}, []
        canvas.sprite, canvas.theme, canvas.is_large = sprite, theme, is_large
        canvas._image, (canvas._left, canvas._top) = ground, corner
        canvas._pen = ImageDraw.Draw(ground).draw
        return canvas

    def draw_sign(self, layers: Iterable[tuple[Shape, Ink]], x: float, y: float, size: float) -> None:
        with self.marking(x, y, size / 2):
            super().draw_sign(layers, x, y, size)

    def stamp(self, other: Canvas, x: float, y: float) -> None:
        with self.marking(x, y, 60 * other.pixels_per_unit / self.pixels_per_unit):
            super().stamp(other, x, y)

    @contextmanager
    def marking(self, x: float, y: float, reach: float) -> Iterator[None]:
        """Note what is drawn meanwhile around (x, y); a sign on another one is part of it."""
        centre, first, last = self._to_pixels([(x, y), (x - reach, y - reach), (x + reach, y + reach)])
        known = centre in self.signed
        place = spread(first, last)
        place, before = self.signed.setdefault(centre, (place, self._image.crop(place)))
        self.is_in_sign.append(True)
        yield
        self.is_in_sign.pop()
        if known:
            self.marks.pop()
        self.marks.append(marked(self.sprite, before, self._image.crop(place), "sign", place))

    def fill(self, shape: Shape, ink: Ink, opacity: float = 1) -> None:
        if not self.is_large or self.is_in_sign or is_ground(ink, self.theme):
            super().fill(shape, ink, opacity)
            return
        across, down = zip(*(point for contour in shape for point in self._to_pixels(contour.points)), strict=True)
        place = spread((min(across), min(down)), (max(across) + 1, max(down) + 1))
        before = self._image.crop(place)
        super().fill(shape, ink, opacity)
        if before.width * before.height < SMALL:
            self.marks.append(marked(self.sprite, before, self._image.crop(place), "part", place))

    def write(
        self, x: float, y: float, string: str, size: float, weight: int, ink: str, most: float = math.inf
    ) -> None:
        half, height = min(measured(string, size, weight), most) / 2, HALF_CAPITAL_HEIGHT * size
        (left, top), (right, bottom) = self._to_pixels([(x - half, y - height), (x + half, y + height)])
        place = (round(left), round(top), round(right) + 1, round(bottom) + 1)
        before = self._image.crop(place).convert("RGB")
        super().write(x, y, string, size, weight, ink, most)
        if string.strip():
            strokes = equal(self._image.crop(place).convert("RGB"), colour(ink))
            self.notes.append(Written(string, colour(ink), most_common(before), self.sprite, strokes, place[:2]))

    def within(self, item: Item, *, is_part: bool = False) -> None:
        """Paint an item, of which nothing is seen outside of its sprite's bounds; one that is large part by part. A
        part of a small one is no piece."""
        sprite = item.sprite
        left, top, right, bottom = sprite.box
        place = spread(*self._to_pixels([(item.x + left, item.y + top), (item.x + right, item.y + bottom)]))
        is_small = (place[2] - place[0]) * (place[3] - place[1]) < SMALL
        if not is_small and (parts := getattr(sprite, "child_items", ())):
            for part in parts:
                self.within(Item(item.z, item.x + part.x, item.y + part.y, part.sprite))
            return
        below, moved = self._image.crop(place), self.move_origin(item.x, item.y)
        corner = moved._left + place[0], moved._top + place[1]
        found = painted(sprite, self.theme.key, corner, below.size, below.tobytes())
        self._image.paste(found.picture, place[:2])
        self.notes += (note._replace(corner=shifted(note.corner, place)) for note in found.notes)
        self.marks += (mark for mark in found.marks if not (is_part and mark.kind == "piece"))

    def draw_text_outline(
        self, x: float, y: float, string: str, size: float, weight: int, ink: str, width: float, clip: Shape
    ) -> None:
        half, height = measured(string, size, weight) / 2, HALF_CAPITAL_HEIGHT * size
        super().fill(box(x - half, y - height, 2 * half, 2 * height), ink)


def shifted(corner: tuple[int, int], place: Place) -> tuple[int, int]:
    """Return where a pixel of a place is in the whole picture."""
    return corner[0] + place[0], corner[1] + place[1]


def is_on(image: Image.Image, place: Place) -> bool:
    """Whether a part of a place is on a picture."""
    return place[0] < image.width and place[1] < image.height and place[2] > 0 and place[3] > 0


def spread(first: Point, last: Point) -> Place:
    """Return the pixels between two corners."""
    return math.floor(first[0]), math.floor(first[1]), math.ceil(last[0]), math.ceil(last[1])


def marked(sprite: Sprite, before: Image.Image, after: Image.Image, kind: str, place: Place) -> Mark:
    """Return what has been painted on a ground; where nothing has changed, it is as its ground."""
    red, green, blue = ImageChops.difference(before, after).split()
    mask = ImageChops.lighter(ImageChops.lighter(red, green), blue).point(IS_CHANGED)
    below, own = counted(before, mask), counted(after, mask)
    ground = max(below, default=(1, (0, 0, 0)))[1]
    return Mark(sprite, own or ((1, ground),), ground, kind, place)


def counted(image: Image.Image, mask: Image.Image) -> tuple[tuple[int, Colour], ...]:
    """Return the colours of a picture where the mask is, each with the number of its pixels."""
    shown = image.copy()
    shown.putalpha(mask)
    found = shown.getcolors(image.width * image.height + 1) or []
    return tuple((count, colour[:3]) for count, colour in found if isinstance(colour, tuple) and colour[3])


def most_common(image: Image.Image) -> Colour:
    """Return the most common colour of a picture."""
    found = max(image.getcolors(image.width * image.height + 1) or [(0, (0, 0, 0))])[1]
    assert isinstance(found, tuple)
    return found


def equal(image: Image.Image, ink: Colour) -> Image.Image:
    """Return a mask of the pixels that have a colour."""
    red, green, blue = ImageChops.difference(image, Image.new("RGB", image.size, ink)).split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue).point(IS_NOTHING)


def size_of(mask: Image.Image) -> int:
    """Return how many pixels a mask has."""
    return mask.histogram()[255]


@cache
def colour(ink: str) -> Colour:
    """Return a colour as three numbers."""
    return tuple(bytes.fromhex(ink[1:]))


@cache
def luminance(colour: Colour) -> float:
    """How light a colour is (WCAG 2)."""
    return Color("#" + bytes(colour).hex()).luminance()


@cache
def contrast(ink: Colour, ground: Colour) -> float:
    """How much a colour stands out (WCAG 2)."""
    darker, lighter = sorted((luminance(ink), luminance(ground)))
    return (lighter + 0.05) / (darker + 0.05)


class Painted(NamedTuple):
    """A sprite on a ground: the picture, and what is noted of it."""

    picture: Image.Image
    notes: list[Written]
    marks: list[Mark]


@lru_cache(maxsize=600)
def painted(sprite: Sprite, theme: str, corner: tuple[int, int], size: tuple[int, int], ground: bytes) -> Painted:
    """Paint a sprite on the pixels of a ground whose top left one is at `corner`. The pictures of a table have much in
    common, which is painted once."""
    below, is_small = Image.frombytes("RGB", size, ground), size[0] * size[1] < SMALL
    canvas = Noting.over(sprite, THEMES[theme], corner, below.copy(), is_large=not is_small)
    for part in sprite.child_items:  # each is cut off at its own bounds
        canvas.within(part, is_part=True)
    if sprite.child_items:
        canvas.notes = [note._replace(sprite=sprite) for note in canvas.notes]
        canvas.marks = [mark._replace(sprite=sprite) for mark in canvas.marks]
    else:
        sprite.paint(canvas, THEMES[theme])
    notes = [note for note in canvas.notes if note.strokes.getbbox()]
    marks = [mark for mark in canvas.marks if is_on(below, mark.place)]
    if is_small:
        marks.append(marked(sprite, below, canvas._image, "piece", (0, 0, *size)))
    return Painted(canvas._image, notes, marks)


@lru_cache(maxsize=16)
def backdrop(sprite: Sprite, theme: str, size: tuple[int, int]) -> Painted:
    """Paint what lies below all others in a picture."""
    empty = Canvas(Box(0, 0, *size), GRAIN, 1, "#000000").finish()
    canvas = Noting.over(sprite, THEMES[theme], (0, 0), empty, is_large=True)
    sprite.paint(canvas, THEMES[theme])
    return Painted(empty, canvas.notes, canvas.marks)


@lru_cache(maxsize=1)
def noted(scene: Scene, theme: str) -> tuple[list[Written], list[Mark], Image.Image]:
    """What is written in a picture, its signs and pieces, and the picture: found once for all that is asked of it."""
    ground = backdrop(scene.backdrop, theme, scene.size)
    canvas = Noting.over(scene.backdrop, THEMES[theme], (0, 0), ground.picture.copy(), is_large=True)
    canvas.marks += ground.marks
    canvas.notes += ground.notes
    for item in dict.fromkeys(scene.items):
        if item.sprite.max_pixels_per_unit != TINT:
            canvas.within(item)
    return canvas.notes, canvas.marks, canvas.finish()


def faint(scene: Scene, theme: str) -> list[tuple[str, str, str, float]]:
    """What does not stand out enough."""
    return [
        (scene.name, type(note.sprite).__name__, note.text, round(contrast(note.ink, note.ground), 1))
        for note in noted(scene, theme)[0]
        if contrast(note.ink, note.ground) < LEAST[theme]
    ]


def dim(scene: Scene, theme: str) -> list[tuple[str, str, str, Colour]]:
    """Signs, pieces and parts of large ones that do not stand out enough."""
    marks = noted(scene, theme)[1]
    seen = [mark.is_seen for mark in marks]
    parts = [mark for mark in compress(marks, seen) if mark.kind == "part"]
    return [
        (scene.name, type(mark.sprite).__name__, mark.kind, mark.ground)
        for mark, is_seen in zip(marks, seen, strict=True)
        if not (is_seen or mark.means_nothing or (mark.kind == "part" and any(is_beside(mark, one) for one in parts)))
    ]


def is_beside(one: Mark, other: Mark) -> bool:
    """Whether a part lies along another one of the same piece: a light line around a dark one."""
    return one.sprite == other.sprite and all(abs(a - b) <= BESIDE for a, b in zip(one.place, other.place, strict=True))


def covered(scene: Scene, theme: str) -> list[tuple[str, str, str]]:
    """What something else lies on, but for what lies in shade or is past."""
    if any(isinstance(item.sprite, SHADES) for item in scene.items):
        return []
    notes, _, picture = noted(scene, theme)
    found = []
    for note in notes:
        over = any(getattr(note.sprite, state, False) for state in OVER)
        if type(note.sprite).__name__ in UNDER or over or not note.strokes.getbbox():
            continue
        (left, top), (width, height) = note.corner, note.strokes.size
        here = equal(picture.crop((left, top, left + width, top + height)), note.ink)
        least = NUMBERED if isinstance(note.sprite, SelectableCell) else WHOLE
        if size_of(ImageChops.darker(here, note.strokes)) < least * size_of(note.strokes):
            found.append((scene.name, type(note.sprite).__name__, note.text))
    return found


def once(pictures: Iterable[Scene]) -> list[Scene]:
    """One picture of each kind; posters are paintings, whose words have a test of their own."""
    return [*{scene.name: scene for scene in pictures if scene.kind != POSTER_KIND}.values()]


def varied(pictures: Iterable[Scene]) -> list[Scene]:
    """One picture of each kind with each set of kinds of sprites."""
    found = {(one.name, frozenset(type(item.sprite) for item in one.items)): one for one in pictures}
    return [scene for scene in found.values() if scene.kind != POSTER_KIND]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_all_that_is_drawn_is_seen(game: AnyGame, theme: str) -> None:
    """Every day one picture of each kind is seen."""
    language = LANGUAGES[(GAMES.index(game) + [*THEMES].index(theme)) % len(LANGUAGES)]
    for scene in once(sheets(game, records(game), language, theme)):
        assert faint(scene, theme) == []
        assert dim(scene, theme) == []


@pytest.mark.full
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    ("game", "stem"),
    [(game, path.stem) for game in GAMES for path in paths(game)],
    ids=lambda one: one if isinstance(one, str) else one.name,
)
def test_all_that_is_drawn_is_seen_in_every_record(game: AnyGame, stem: str, theme: str) -> None:
    language = LANGUAGES[(len(stem) + [*THEMES].index(theme)) % len(LANGUAGES)]
    for scene in varied(sheet(game, stem, language, theme).values()):
        assert faint(scene, theme) == []
        assert dim(scene, theme) == []
        assert covered(scene, theme) == []


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
            assert len(StripCache(1 << 20).encode_png(scene, SCALE, None)) <= LARGEST
