"""Every sprite, painted."""

import math

import pytest
from msgspec import Struct
from PIL import ImageChops

from render.drawing.canvas import Box, Canvas
from render.games.kingdoms.sprites.fight import ClashMark, StrengthTag, SupporterRim
from render.games.kingdoms.sprites.leaders import DynastyEmblem, FighterRing, Leader, LeaderSeal
from render.games.kingdoms.sprites.outlines import KingdomTag
from render.games.kingdoms.sprites.points import PointsChip
from render.games.kingdoms.sprites.tiles import Catastrophe, Tile, Treasure
from render.games.kings.sprites.faces import CardBack, CardFace, EmptyPile, JoiningCard, ShipCard
from render.games.kings.sprites.marks import RemovedCardSeam, SelectablePlace, SelectableShip
from render.games.kings.sprites.skyline import ColumnShade, KingdomRowPart, ShadeAroundKingdom, Skyline
from render.games.tigris.sprites.monuments import Monument
from render.games.tigris.sprites.realms import KingdomCellPart, ShadePart
from render.games.tigris.sprites.targets import SelectableCell, SelectableSquare, SelectableSquareName
from render.games.tigris.sprites.tiles import Sack, TileBack, UnificationTile
from render.raster import sprite_cache
from render.raster.paste import paste
from render.raster.pixels import blank_index_pixels, image_of_pixels
from render.raster.png import palette_bytes, reduce_colours
from render.raster.sprite_cache import (
    PackedSprite,
    UnpackedSprite,
    UnpackedSprites,
    join_vertically,
    oversampling,
    pack_sprite,
    paint_slices,
    paint_trimmed,
    paint_whole,
)
from render.raster.sprite_cache import decompress_regions as pixels_of
from render.scene import Item, Sprite
from render.sprites.cards import ActionPip, DecidingRim, GoldLine, Label, Ordinal, Plate
from render.sprites.charts import Chart, ChartLine
from render.sprites.ground import CardGround, Wall, paint_card, paint_wall
from render.sprites.marks import ActionNumber, Arrow, Brackets, GhostFrame, NewsRim
from render.theme import STANDARD, THEMES
from tests.support.samples import by_turns
from tests.support.sprites import whole

SPRITES: tuple[Sprite, ...] = (
    *(Tile(sphere, "T") for sphere in range(4)), Tile(0, "T", is_corner_temple=True), Tile(1, "F", size=28),
    TileBack(), TileBack(60, 0.3), Catastrophe(), Catastrophe(66, is_mark=True), UnificationTile(2, "M"),
    Treasure(), Treasure(has_halo=True), Monument(0, 3, ("T", "S")),
    *(Leader(dynasty, 1, "F") for dynasty in ("archer", "bull", "pot", "vase", "lion")),
    DynastyEmblem("lion", 20), LeaderSeal(0, "T", True, 12), LeaderSeal(0, "Ch", False, 12), FighterRing(),
    KingdomCellPart(0, 0b000_010_000), KingdomCellPart(1, 0b111_111_111), KingdomCellPart(2, 0b010_011_000),
    ShadePart(0), ShadePart(0b000_010_000),
    Brackets(56, 56), Brackets(112, 112), ActionNumber(2), GhostFrame(False, 56, 56), GhostFrame(True, 56, 56),
    Arrow(100, -40),
    Arrow(0, 30),
    KingdomTag("VIII", 7), RemovedCardSeam(92), GhostFrame(True, 92, 58), SupporterRim(92, 90),
    SelectablePlace("C", 58), SelectablePlace("C4", 90, has_card=True), SelectableShip(),
    *(CardFace(sphere, "T") for sphere in range(4)), CardFace(0, "Ch", is_uncovered=False, is_treasure=True),
    CardFace(1, "F", width=40),
    ShipCard((1, 3), ("F", "S")), ShipCard((1, 2), ("F", "M"), is_uncovered=False), JoiningCard(2, "M"),
    CardBack(22, 3),
    CardBack(60, opacity=0.3), EmptyPile(40, 25), KingdomRowPart(0, Skyline(1)),
    KingdomRowPart(3, Skyline(0, 1, -1, is_first_row=False)),
    ColumnShade(-60, 500), ShadeAroundKingdom(Skyline(1, None, 1), 60),
    ShadeAroundKingdom(Skyline(0, 1, -1, is_first_row=False), 39),
    StrengthTag(3, True), ClashMark(), ClashMark(50, False), SupporterRim(56, 56), SelectableCell("K10"),
    SelectableCell("B2", has_piece=True),
    SelectableSquare(), SelectableSquareName("K10"), Ordinal(6),
    Chart((ChartLine("#B9331F", (0, 1, 1, 3)), ChartLine("#1F4E9B", (0, 0, 0, 0))), 200, 120),
    Label("Žofie", 16), Label("נועה", 16, align=1), DecidingRim(118, 150), NewsRim(200, False), NewsRim(200, True),
    PointsChip(2, None, 23, 25),
    PointsChip(2, 12, 68, 70, "M", True), ActionPip(True), ActionPip(False), Sack(24), GoldLine(100), Plate(118, 150),
    *dict.fromkeys(item.sprite for item in CardGround(300, 200, "tray").child_items),
)  # fmt: skip


@pytest.mark.parametrize(("sprite", "scale"), by_turns(SPRITES, [1, 1.5, 2]))
def test_every_sprite_paints_something_within_its_box(sprite: Sprite, scale: float) -> None:
    (width, height), dx, dy, *_ = pack_sprite(sprite, scale, STANDARD.key)
    image = whole(sprite, scale, STANDARD.key)
    left, top, right, bottom = sprite.box
    touched = image.getchannel("A").getbbox()
    if not isinstance(sprite, ShadePart) or sprite.bits == 0:
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
    (plain,) = {item.sprite for item in CardGround(301, 203, "tray").child_items if item.sprite.ground_colour(STANDARD)}
    assert whole(plain, scale, STANDARD.key).getchannel("A").getextrema() == (255, 255)
    assert [piece.opaque for piece in paint_whole(plain, scale, STANDARD.key).pieces] == [True]


def test_equal_sprites_are_painted_once() -> None:
    assert paint_whole(Tile(0, "T"), 2, STANDARD.key) is paint_whole(Tile(0, "T"), 2, STANDARD.key)
    assert hash(Tile(0, "T")) == hash(Tile(0, "T")) != hash(Tile(0, "F"))


def test_a_large_sprite_is_unpacked_once_for_a_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    unpacked, undone, large = UnpackedSprites(), list[PackedSprite](), Plate(700, 500)

    def undo(sprite: PackedSprite) -> bytes:
        undone.append(sprite)
        return pixels_of(sprite)

    monkeypatch.setattr(sprite_cache, "decompress_regions", undo)
    first = unpacked.find(large, 1.5, STANDARD.key)
    assert unpacked.free_bytes == sprite_cache.MAX_PIXEL_BYTES
    assert unpacked.find(large, 1.5, STANDARD.key) is first
    unpacked.forget_large_sprites()
    assert unpacked.find(large, 1.5, STANDARD.key) is not first
    assert len(undone) == 2


def test_what_is_painted_just_now_is_not_unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sprite_cache, "decompress_regions", None)
    sprite = Label("Žofie and nobody else", 17)
    width, height = pack_sprite(sprite, 1.5, STANDARD.key).size
    assert size(paint_whole(sprite, 1.5, STANDARD.key)) == width * height


def test_only_as_many_pixels_are_kept_as_there_is_room_for() -> None:
    room = 200_000
    kept = UnpackedSprites(room)
    for letter in "TFMSTFMS":
        assert size(kept.find(Tile(0, letter), 2, STANDARD.key)) > 100 * 100
        assert 0 <= kept.free_bytes < room
    assert kept.find(Tile(0, "S"), 2, STANDARD.key) is kept.find(Tile(0, "S"), 2, STANDARD.key)
    kept.clear()
    assert size(kept.find(Plate(464, 348), 2, STANDARD.key)) > 900 * 600
    assert kept.free_bytes == room


FAINT = 0.005
"""The share of a sprite's pixels that may have another colour than if all were blended: hardly covered ones."""


@pytest.mark.parametrize("sprite", SPRITES, ids=repr)
def test_pieces_together_are_the_whole(sprite: Sprite) -> None:
    (image, *_), (size, dx, dy, *_) = paint_trimmed(sprite, 2, STANDARD.key), pack_sprite(sprite, 2, STANDARD.key)
    assert image.size == size
    for below in (3, 100, 200):
        made = blank_index_pixels(size, palette_bytes(STANDARD.key))
        made.paste(below, (0, 0, *size))
        blended = image_of_pixels(made.convert("RGB", 0))
        blended.paste(sprite.single_colour(STANDARD) or image, (0, 0, *size), None if image.mode == "RGB" else image)
        paste(made, [Item(0, 0, 0, sprite)], 2, STANDARD.key, (dx, dy))
        pairs = zip(image_of_pixels(made).tobytes(), reduce_colours(blended, STANDARD.key).tobytes(), strict=True)
        assert sum(one != other for one, other in pairs) <= FAINT * size[0] * size[1]


ROUNDED = 10
"""Pixels in corners that are rounded otherwise where a part begins."""


@pytest.mark.parametrize("sprite", [sprite for sprite in SPRITES if sprite.hole], ids=repr)
@pytest.mark.parametrize("scale", [1, 1.5, 2])
def test_only_what_is_around_a_hole_is_painted_and_pasted(sprite: Sprite, scale: float) -> None:
    (all_of_it,), rim = paint_slices(sprite, scale, STANDARD.key), whole(sprite, scale, STANDARD.key)
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
    def child_items(self) -> tuple[Item, ...]:
        return Item(0, 0, 0, Plate(120, 90)), Item(0, 10, 40, GoldLine(100))


def test_a_sprite_of_parts_has_their_pixels_where_they_lie() -> None:
    together, apart = (blank_index_pixels((300, 220), palette_bytes(STANDARD.key)) for _ in range(2))
    for pixels in (together, apart):
        pixels.paste(7, (0, 0, 300, 220))
    paste(together, [Item(0, 20, 10, Crossed())], 2, STANDARD.key, (8, 6))
    paste(apart, [Item(0, 20, 10, Plate(120, 90)), Item(0, 30, 50, GoldLine(100))], 2, STANDARD.key, (8, 6))
    assert image_of_pixels(together).tobytes() == image_of_pixels(apart).tobytes()
    assert len(image_of_pixels(apart).getcolors() or ()) > 3
    assert pack_sprite(Crossed(), 2, STANDARD.key)[:4] == ((240, 180), 0, 0, b"")
    alone = Canvas(Crossed().box, 2, 2)
    Crossed().paint(alone, STANDARD)
    seen = alone.finish().convert("RGBA").getpixel((120, 80))
    assert seen == whole(GoldLine(100), 2, STANDARD.key).getpixel((100, 1))


def size(made: UnpackedSprite) -> int:
    """In pixels."""
    return sum(piece.width * piece.height for piece in made.pieces)


def test_the_middle_of_a_card_is_opaque() -> None:
    made = paint_whole(CardFace(2, "M"), 2, STANDARD.key)
    opaque = [piece for piece in made.pieces if piece.opaque]
    assert size(UnpackedSprite(0, 0, tuple(opaque))) > size(made) / 2
    assert len(made.pieces) <= 9


def test_tiles_differ_in_silhouette() -> None:
    tiles = [whole(Tile(sphere, "T"), 2, STANDARD.key) for sphere in range(4)]
    corners = [tile.getpixel((1, 1)) for tile in tiles]
    shapes = {bytes(tile.getchannel("A").tobytes()) for tile in tiles}
    assert len(shapes) == 4
    assert all(isinstance(corner, tuple) and corner[3] < 255 for corner in corners[:3])


PARTED = Wall((500, 333), ((12, 8, 210, 190),), ((240, 60, 200, 240),))
CHART = Chart((ChartLine("#B9331F", (0, 1, 1, 3, 3, 4, 9)), ChartLine("#1F4E9B", (0, 0, 5, 5, 5, 6, 6))), 400, 300)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("scale", [1, 1.5, 2])
@pytest.mark.parametrize("sprite", [PARTED, CHART], ids=["wall", "chart"])
def test_parts_meet_without_a_seam(sprite: Sprite, scale: float, theme: str) -> None:
    ground = THEMES[theme].lapis.dark
    whole = Canvas(sprite.box, scale, oversampling(sprite, scale), ground)
    sprite.paint(whole, THEMES[theme])
    differing = ImageChops.difference(
        join_vertically(list(paint_slices(sprite, scale, theme, ground))), whole.finish()
    ).convert("L")
    assert sum(differing.histogram()[2:]) <= ROUNDED  # where a shadow is blurred a part may be a shade lighter


@pytest.mark.parametrize("theme", THEMES)
def test_a_wall_is_the_same_though_nothing_is_painted_below_its_cards(theme: str) -> None:
    sparing, lavish = (Canvas(PARTED.box, 1.5, oversampling(PARTED, 1.5), THEMES[theme].lapis.dark) for _ in range(2))
    PARTED.paint(sparing, THEMES[theme])
    paint_wall(lavish, PARTED.size, THEMES[theme])
    for places, ink in ((PARTED.cards, THEMES[theme].panel), (PARTED.trays, THEMES[theme].tray)):
        for place in places:
            paint_card(lavish, place, THEMES[theme], ink)
    assert sparing.finish().tobytes() == lavish.finish().tobytes()


def test_without_a_ground_it_is_clear_where_nothing_is() -> None:
    image = join_vertically(list(paint_slices(CHART, 2, STANDARD.key)))
    assert (image.mode, image.size) == ("RGBa", (800, 600))
    assert image.getpixel((0, 0)) == (0, 0, 0, 0)


@pytest.mark.parametrize("theme", THEMES)
def test_the_letter_of_points_stands_on_a_label_so_that_it_is_no_digit(theme: str) -> None:
    chip = PointsChip(3, 0, 84, 84, "O")
    _, dx, dy, *_ = pack_sprite(chip, 2, theme)
    above, below = (whole(chip, 2, theme).getpixel((20 - dx, y - dy)) for y in (40, 130))
    hue = THEMES[theme].spheres[3]
    assert (above, below) == tuple((*bytes.fromhex(ink[1:]), 255) for ink in (hue.base, hue.dark))


@pytest.mark.parametrize("theme", THEMES)
def test_a_ship_that_may_be_built_has_a_rim_unlike_its_own_edge(theme: str) -> None:
    """It was as light as the ship's edge."""
    _, dx, dy, *_ = pack_sprite(SelectableShip(), 2, theme)
    rim = whole(SelectableShip(), 2, theme)
    assert rim.getpixel((60 - dx, -8 - dy)) == (*bytes.fromhex(THEMES[theme].highlight[1:]), 255)
    assert rim.getpixel((60 - dx, 40 - dy)) == (0, 0, 0, 0)
