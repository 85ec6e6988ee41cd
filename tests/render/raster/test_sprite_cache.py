"""Every sprite, painted."""

import math

import pytest
from msgspec import Struct
from PIL import ImageChops

from render.drawing.canvas import Box, Canvas
from render.games.kingdoms.sprites.fight import Clash, Strength, Support
from render.games.kingdoms.sprites.leaders import Emblem, Fighter, Leader, Seal
from render.games.kingdoms.sprites.outlines import KingdomTag
from render.games.kingdoms.sprites.points import Points
from render.games.kingdoms.sprites.tiles import Catastrophe, Tile, Treasure
from render.games.kings.sprites.faces import Back, Empty, Face, Joining, Ship
from render.games.kings.sprites.marks import Gone, TargetCard, TargetShip
from render.games.kings.sprites.skyline import Domain, Dusk, Night, Skyline
from render.games.tigris.sprites.monuments import Monument
from render.games.tigris.sprites.realms import Realm, Veil
from render.games.tigris.sprites.targets import SquareName, Target, TargetSquare
from render.games.tigris.sprites.tiles import FaceDown, Sack, Unification
from render.raster import sprite_cache
from render.raster.paste import paste
from render.raster.pixels import image_of_pixels, index_pixels
from render.raster.png import colours, reduce_colours
from render.raster.sprite_cache import (
    Packed,
    Painted,
    Unpacked,
    join_vertically,
    oversample,
    pack_sprite,
    paint_trimmed,
    paint_whole,
    parts,
)
from render.raster.sprite_cache import unpack_regions as pixels_of
from render.scene import Item, Sprite
from render.sprites.cards import Glow, Label, Ordinal, Pip, Plate, Rule
from render.sprites.charts import Chart, Course
from render.sprites.ground import Slab, Wall, card, wall
from render.sprites.marks import Arrow, Brackets, Ghost, News, Step
from render.theme import STANDARD, THEMES
from tests.support.samples import by_turns
from tests.support.sprites import whole

SPRITES: tuple[Sprite, ...] = (
    *(Tile(sphere, "T") for sphere in range(4)), Tile(0, "T", corner=True), Tile(1, "F", size=28),
    FaceDown(), FaceDown(60, 0.3), Catastrophe(), Catastrophe(66, spent=True), Unification(2, "M"),
    Treasure(), Treasure(halo=True), Monument(0, 3, ("T", "S")),
    *(Leader(dynasty, 1, "F") for dynasty in ("archer", "bull", "pot", "vase", "lion")),
    Emblem("lion", 20), Seal(0, "T", True, 12), Seal(0, "Ch", False, 12), Fighter(),
    Realm(0, 0b000_010_000), Realm(1, 0b111_111_111), Realm(2, 0b010_011_000), Veil(0), Veil(0b000_010_000),
    Brackets(56, 56), Brackets(112, 112), Step(2), Ghost(False, 56, 56), Ghost(True, 56, 56), Arrow(100, -40),
    Arrow(0, 30),
    KingdomTag("VIII", 7), Gone(92), Ghost(True, 92, 58), Support(92, 90),
    TargetCard("C", 58), TargetCard("C4", 90, taken=True), TargetShip(),
    *(Face(sphere, "T") for sphere in range(4)), Face(0, "Ch", whole=False, treasure=True), Face(1, "F", width=40),
    Ship((1, 3), ("F", "S")), Ship((1, 2), ("F", "M"), whole=False), Joining(2, "M"), Back(22, 3),
    Back(60, opacity=0.3), Empty(40, 25), Domain(0, Skyline(1)), Domain(3, Skyline(0, 1, -1, top=False)),
    Night(-60, 500), Dusk(Skyline(1, None, 1), 60), Dusk(Skyline(0, 1, -1, top=False), 39),
    Strength(3, True), Clash(), Clash(50, False), Support(56, 56), Target("K10"), Target("B2", taken=True),
    TargetSquare(), SquareName("K10"), Ordinal(6),
    Chart((Course("#B9331F", (0, 1, 1, 3)), Course("#1F4E9B", (0, 0, 0, 0))), 200, 120),
    Label("Žofie", 16), Label("נועה", 16, align=1), Glow(118, 150), News(200, False), News(200, True),
    Points(2, None, 23, 25),
    Points(2, 12, 68, 70, "M", True), Pip(True), Pip(False), Sack(24), Rule(100), Plate(118, 150),
    *dict.fromkeys(item.sprite for item in Slab(300, 200, "tray").composed),
)  # fmt: skip


@pytest.mark.parametrize(("sprite", "scale"), by_turns(SPRITES, [1, 1.5, 2]))
def test_every_sprite_paints_something_within_its_box(sprite: Sprite, scale: float) -> None:
    (width, height), dx, dy, *_ = pack_sprite(sprite, scale, STANDARD.key)
    image = whole(sprite, scale, STANDARD.key)
    left, top, right, bottom = sprite.box
    touched = image.getchannel("A").getbbox()
    if not isinstance(sprite, Veil) or sprite.bits == 0:
        assert touched is not None
    assert (image.mode, image.size) == ("RGBA", (width, height))
    assert left * scale - 1 <= dx <= dx + width <= right * scale + 1
    assert top * scale - 1 <= dy <= dy + height <= bottom * scale + 1


@pytest.mark.parametrize("sprite", [sprite for sprite in SPRITES if sprite.hole], ids=repr)
@pytest.mark.parametrize("scale", [1, 1.5, 2])
def test_a_sprite_leaves_what_it_surrounds_as_it_is(sprite: Sprite, scale: float) -> None:
    found, hole = pack_sprite(sprite, scale, STANDARD.key), sprite.hole
    assert hole is not None
    left, top = math.ceil(hole.left * scale - found.dx), math.ceil(hole.top * scale - found.dy)
    right, bottom = math.floor(hole.right * scale - found.dx), math.floor(hole.bottom * scale - found.dy)
    inside = whole(sprite, scale, STANDARD.key).crop((left, top, right, bottom))
    assert inside.width > 40
    assert inside.getchannel("A").getbbox() is None


@pytest.mark.parametrize("scale", [1, 1.5, 2])
def test_a_sprite_on_a_ground_is_opaque_everywhere(scale: float) -> None:
    (plain,) = {item.sprite for item in Slab(301, 203, "tray").composed if item.sprite.ground(STANDARD)}
    assert whole(plain, scale, STANDARD.key).getchannel("A").getextrema() == (255, 255)
    assert [piece.opaque for piece in paint_whole(plain, scale, STANDARD.key).pieces] == [True]


def test_equal_sprites_are_painted_once() -> None:
    assert paint_whole(Tile(0, "T"), 2, STANDARD.key) is paint_whole(Tile(0, "T"), 2, STANDARD.key)
    assert hash(Tile(0, "T")) == hash(Tile(0, "T")) != hash(Tile(0, "F"))


def test_a_large_sprite_is_unpacked_once_for_a_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    unpacked, undone, large = Unpacked(), list[Packed](), Plate(700, 500)

    def undo(sprite: Packed) -> bytes:
        undone.append(sprite)
        return pixels_of(sprite)

    monkeypatch.setattr(sprite_cache, "unpack_regions", undo)
    first = unpacked.find(large, 1.5, STANDARD.key)
    assert unpacked.room == sprite_cache.MAX_PIXEL_BYTES
    assert unpacked.find(large, 1.5, STANDARD.key) is first
    unpacked.forget_large_sprites()
    assert unpacked.find(large, 1.5, STANDARD.key) is not first
    assert len(undone) == 2


def test_what_is_painted_just_now_is_not_unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sprite_cache, "unpack_regions", None)
    sprite = Label("Žofie and nobody else", 17)
    width, height = pack_sprite(sprite, 1.5, STANDARD.key).size
    assert size(paint_whole(sprite, 1.5, STANDARD.key)) == width * height


def test_only_as_many_pixels_are_kept_as_there_is_room_for() -> None:
    room = 200_000
    kept = Unpacked(room)
    for letter in "TFMSTFMS":
        assert size(kept.find(Tile(0, letter), 2, STANDARD.key)) > 100 * 100
        assert 0 <= kept.room < room
    assert kept.find(Tile(0, "S"), 2, STANDARD.key) is kept.find(Tile(0, "S"), 2, STANDARD.key)
    kept.clear()
    assert size(kept.find(Plate(464, 348), 2, STANDARD.key)) > 900 * 600
    assert kept.room == room


FAINT = 0.005
"""The share of a sprite's pixels that may have another colour than if all were blended: hardly covered ones."""


@pytest.mark.parametrize("sprite", SPRITES, ids=repr)
def test_pieces_together_are_the_whole(sprite: Sprite) -> None:
    (image, *_), (size, dx, dy, *_) = paint_trimmed(sprite, 2, STANDARD.key), pack_sprite(sprite, 2, STANDARD.key)
    assert image.size == size
    for below in (3, 100, 200):
        made = index_pixels(size, colours(STANDARD.key))
        made.paste(below, (0, 0, *size))
        blended = image_of_pixels(made.convert("RGB", 0))
        blended.paste(sprite.single(STANDARD) or image, (0, 0, *size), None if image.mode == "RGB" else image)
        paste(made, [Item(0, 0, 0, sprite)], 2, STANDARD.key, (dx, dy))
        pairs = zip(image_of_pixels(made).tobytes(), reduce_colours(blended, STANDARD.key).tobytes(), strict=True)
        assert sum(one != other for one, other in pairs) <= FAINT * size[0] * size[1]


ROUNDED = 10
"""Pixels in corners that are rounded otherwise where a part begins."""


@pytest.mark.parametrize("sprite", [sprite for sprite in SPRITES if sprite.hole], ids=repr)
@pytest.mark.parametrize("scale", [1, 1.5, 2])
def test_only_what_is_around_a_hole_is_painted_and_pasted(sprite: Sprite, scale: float) -> None:
    (all_of_it,), rim = parts(sprite, scale, STANDARD.key), whole(sprite, scale, STANDARD.key)
    touched = all_of_it.crop(all_of_it.getchannel("a").getbbox()).convert("RGBA")
    differing = ImageChops.difference(rim, touched).getchannel("A")
    assert sum(differing.histogram()[65:]) == 0
    assert sum(differing.histogram()[1:]) <= ROUNDED
    if rim.width * rim.height >= 5000:  # smaller ones stay in one piece
        assert size(paint_whole(sprite, scale, STANDARD.key)) < 0.8 * rim.width * rim.height


class Crossed(Struct, Sprite, frozen=True):
    """A rule across a plate."""

    @property
    def box(self) -> Box:
        return Box(0, 0, 120, 90)

    @property
    def composed(self) -> tuple[Item, ...]:
        return Item(0, 0, 0, Plate(120, 90)), Item(0, 10, 40, Rule(100))


def test_a_sprite_of_parts_has_their_pixels_where_they_lie() -> None:
    together, apart = (index_pixels((300, 220), colours(STANDARD.key)) for _ in range(2))
    for pixels in (together, apart):
        pixels.paste(7, (0, 0, 300, 220))
    paste(together, [Item(0, 20, 10, Crossed())], 2, STANDARD.key, (8, 6))
    paste(apart, [Item(0, 20, 10, Plate(120, 90)), Item(0, 30, 50, Rule(100))], 2, STANDARD.key, (8, 6))
    assert image_of_pixels(together).tobytes() == image_of_pixels(apart).tobytes()
    assert len(image_of_pixels(apart).getcolors() or ()) > 3
    assert pack_sprite(Crossed(), 2, STANDARD.key)[:4] == ((240, 180), 0, 0, b"")
    alone = Canvas(Crossed().box, 2, 2)
    Crossed().paint(alone, STANDARD)
    seen = alone.finish().convert("RGBA").getpixel((120, 80))
    assert seen == whole(Rule(100), 2, STANDARD.key).getpixel((100, 1))


def size(made: Painted) -> int:
    """In pixels."""
    return sum(piece.width * piece.height for piece in made.pieces)


def test_the_middle_of_a_card_is_opaque() -> None:
    made = paint_whole(Face(2, "M"), 2, STANDARD.key)
    opaque = [piece for piece in made.pieces if piece.opaque]
    assert size(Painted(0, 0, tuple(opaque))) > size(made) / 2
    assert len(made.pieces) <= 9


def test_tiles_differ_in_silhouette() -> None:
    tiles = [whole(Tile(sphere, "T"), 2, STANDARD.key) for sphere in range(4)]
    corners = [tile.getpixel((1, 1)) for tile in tiles]
    shapes = {bytes(tile.getchannel("A").tobytes()) for tile in tiles}
    assert len(shapes) == 4
    assert all(isinstance(corner, tuple) and corner[3] < 255 for corner in corners[:3])


PARTED = Wall((500, 333), ((12, 8, 210, 190),), ((240, 60, 200, 240),))
CHART = Chart((Course("#B9331F", (0, 1, 1, 3, 3, 4, 9)), Course("#1F4E9B", (0, 0, 5, 5, 5, 6, 6))), 400, 300)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("scale", [1, 1.5, 2])
@pytest.mark.parametrize("sprite", [PARTED, CHART], ids=["wall", "chart"])
def test_parts_meet_without_a_seam(sprite: Sprite, scale: float, theme: str) -> None:
    ground = THEMES[theme].lapis.dark
    whole = Canvas(sprite.box, scale, oversample(sprite, scale), ground)
    sprite.paint(whole, THEMES[theme])
    differing = ImageChops.difference(
        join_vertically(list(parts(sprite, scale, theme, ground))), whole.finish()
    ).convert("L")
    assert sum(differing.histogram()[2:]) <= ROUNDED  # where a shadow is blurred a part may be a shade lighter


@pytest.mark.parametrize("theme", THEMES)
def test_a_wall_is_the_same_though_nothing_is_painted_below_its_cards(theme: str) -> None:
    sparing, lavish = (Canvas(PARTED.box, 1.5, oversample(PARTED, 1.5), THEMES[theme].lapis.dark) for _ in range(2))
    PARTED.paint(sparing, THEMES[theme])
    wall(lavish, PARTED.size, THEMES[theme])
    for places, ink in ((PARTED.cards, THEMES[theme].panel), (PARTED.trays, THEMES[theme].tray)):
        for place in places:
            card(lavish, place, THEMES[theme], ink)
    assert sparing.finish().tobytes() == lavish.finish().tobytes()


def test_without_a_ground_it_is_clear_where_nothing_is() -> None:
    image = join_vertically(list(parts(CHART, 2, STANDARD.key)))
    assert (image.mode, image.size) == ("RGBa", (800, 600))
    assert image.getpixel((0, 0)) == (0, 0, 0, 0)


@pytest.mark.parametrize("theme", THEMES)
def test_the_letter_of_points_stands_on_a_label_so_that_it_is_no_digit(theme: str) -> None:
    chip = Points(3, 0, 84, 84, "O")
    _, dx, dy, *_ = pack_sprite(chip, 2, theme)
    above, below = (whole(chip, 2, theme).getpixel((20 - dx, y - dy)) for y in (40, 130))
    hue = THEMES[theme].spheres[3]
    assert (above, below) == tuple((*bytes.fromhex(ink[1:]), 255) for ink in (hue.base, hue.dark))


@pytest.mark.parametrize("theme", THEMES)
def test_a_ship_that_may_be_built_has_a_rim_unlike_its_own_edge(theme: str) -> None:
    """It was as light as the ship's edge."""
    _, dx, dy, *_ = pack_sprite(TargetShip(), 2, theme)
    rim = whole(TargetShip(), 2, theme)
    assert rim.getpixel((60 - dx, -8 - dy)) == (*bytes.fromhex(THEMES[theme].highlight[1:]), 255)
    assert rim.getpixel((60 - dx, 40 - dy)) == (0, 0, 0, 0)
