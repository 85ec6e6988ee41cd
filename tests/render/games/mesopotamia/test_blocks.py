"""The players' blocks below the map: names, tracks, dice, points and goods, for any number of players."""

from collections import Counter
from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import ImageChops, ImageOps

from bot.text.voice import LANGUAGES
from engine.games.mesopotamia.content.tables import GOODS, SixCounts
from render.drawing.canvas import Box, Canvas
from render.games.mesopotamia.blocks import block_rects
from render.games.mesopotamia.board import board
from render.games.mesopotamia.setting import SIZE, map_rect
from render.games.mesopotamia.sprites.duel import paint_section
from render.games.mesopotamia.sprites.tokens import Die, GoodToken, PointsDisc, WordSign
from render.layouts.frame import EDGE_LAYER, Frame
from render.scene import Item
from render.sprites.cards import Label
from render.sprites.ground import Rect
from tests.engine.games.mesopotamia.positions import GAME, begun
from tests.render.games.mesopotamia.finding import look, public
from tests.render.games.test_legible import held, written
from tests.support.scenes import items_of

SMALLEST = 18.0
"""The size of a good at least, whose disc is a fifth wider: eleven pixels in a picture 550 pixels wide."""

LONG = ("Maximilián Elephantine Řeháčků", "Computer 4", "נועה בן־דוד ומשפחתה הגדולה מאוד", "Bo", "W" * 32, "Anna-Liisa")


@pytest.mark.parametrize("seats", range(1, 7))
def test_blocks_fill_each_row(seats: int) -> None:
    rows: dict[float, float] = {}
    for x, y, width, _ in block_rects(seats):
        rows[y] = max(rows.get(y, 0.0), x + width)
    assert [round(end, 3) for end in rows.values()] == [SIZE[0] - 7.0] * len(rows)


def test_strength_is_no_cross() -> None:
    """A blade that stands upright is read as one: it leans, so that its sides differ."""
    canvas = Canvas(Box(0, 0, 50, 50), 1, 1, "#000000")
    paint_section(canvas, 0, 25, 25, 50, "#FFFFFF")
    drawn = canvas.finish()
    assert ImageChops.difference(drawn, ImageOps.mirror(drawn)).convert("L").histogram()[255] > 400


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("most", [0, 1, 9, 21])
@pytest.mark.parametrize("seats", range(2, 7))
def test_every_player_has_points_and_all_goods_whatever_the_name(seats: int, most: int, language: str) -> None:
    state = begun(*GAME.marks[:seats])
    goods: SixCounts = (most, min(2, most), most, min(12, most), min(1, most), min(14, most))
    realms = tuple(replace(realm, goods=goods, dice=("white-gal", "black-lu")) for realm in state.realms)
    drawn = board(public(replace(state, realms=realms)), replace(look(language), names=LONG[:seats]), ())
    blocks = block_rects(seats)
    assert all(y + height <= SIZE[1] and map_rect(seats)[1] + map_rect(seats)[3] < y for _, y, _, height in blocks)
    for card in blocks:
        inside = [
            item
            for item in drawn.items
            if item.z >= EDGE_LAYER and within(item, Frame(SIZE[0], language == "he").place_card(card))
        ]
        held(text for text in written(inside) if not text[0].startswith("WWW"))
        shown = [item.sprite for item in inside if isinstance(item.sprite, GoodToken)]
        assert {one.name for one in shown} >= {name for name, count in zip(GOODS, goods, strict=True) if count}
        assert all(one.size >= SMALLEST for one in shown)
        numbers = [item.sprite.text for item in inside if isinstance(item.sprite, Label)]
        assert Counter(numbers) >= Counter(str(count) for count in goods if count)
        apart = [item for item in inside if isinstance(item.sprite, Die | WordSign | Label | PointsDisc | GoodToken)]
        assert [pair for pair in combinations(apart, 2) if touch(*pair)] == []


def within(item: Item, card: Rect) -> bool:
    """Whether something stands in a block."""
    x, y, width, height = card
    return x <= item.x <= x + width and y <= item.y <= y + height


@pytest.mark.parametrize("name", ["Computer 4", "Žofie Řeháčková", "Bo"])
@pytest.mark.parametrize("spent", [0, 7])
@pytest.mark.parametrize("count", range(7))
def test_three_players_have_dice_or_their_number_as_far_as_their_names_stay_legible(
    count: int, spent: int, name: str
) -> None:
    state = begun("sumer", "babylon", "akkad")
    dice = ("white-gal", "black-lu", "silver-an", "white-star", "white-ki", "black-ki")[:count]
    realms = tuple(replace(realm, dice=dice, spent=spent & (1 << count) - 1) for realm in state.realms)
    drawn = board(public(replace(state, realms=realms)), replace(look(), names=(name,) * 3), ())
    held(written(drawn.items))
    thrown = items_of(drawn, Die)
    left = [place for place in range(count) if not realms[0].spent >> place & 1]
    assert thrown or not left
    beside = [item for item in drawn.items if isinstance(item.sprite, Die | WordSign | Label | PointsDisc | GoodToken)]
    for die in thrown:
        assert [other for other in beside if other is not die and touch(die, other)] == []


def touch(one: Item, other: Item) -> bool:
    """Whether two things cover each other, but for the rims around them."""
    (left, top, right, bottom), (start, upper, end, lower) = (
        (item.x + box.left + rim, item.y + box.top + rim, item.x + box.right - rim, item.y + box.bottom - rim)
        for item in (one, other)
        for box, rim in ((item.sprite.box, item.sprite.size / 2 if isinstance(item.sprite, Label) else 3),)
    )
    return left < end and start < right and top < lower and upper < bottom


def kinds_of(item: Item) -> str:
    """Return what kind of fact an item shows; "" for names and numbers."""
    sprite = item.sprite
    if isinstance(sprite, Die):
        return "die" if sprite.face else "count"
    return f"sign-{sprite.name}" if isinstance(sprite, WordSign) else ""


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize(
    "names", [LONG, tuple(reversed(LONG)), ("Bo", "Ilmari Mäkelä", "Computer 4", "Al", "Cy", "נועה")]
)
def test_all_blocks_show_the_same_kinds_of_facts(names: tuple[str, ...], seats: int) -> None:
    state = begun(*GAME.marks[:seats])
    goods: SixCounts = (0, 3, 0, 1, 0, 2)
    realms = tuple(replace(realm, goods=goods, dice=("white-gal", "black-lu", "white-ki")) for realm in state.realms)
    drawn = board(public(replace(state, realms=realms)), replace(look(), names=names[:seats]), ())
    shown = []
    for card in block_rects(seats):
        inside = [item for item in drawn.items if item.z >= EDGE_LAYER and within(item, card)]
        goods_shown = [item.sprite.name for item in inside if isinstance(item.sprite, GoodToken)]
        shown.append(({kinds_of(item) for item in inside}, goods_shown))
    assert all(one == shown[0] for one in shown)


def test_names_on_blocks_are_all_whole_or_all_first_names() -> None:
    names = ("Žofie Řeháčková Elephantine", "Al Li", "Bo Ek")
    drawn = board(public(begun("sumer", "babylon", "akkad")), replace(look(), names=names), ())
    at = [item for card in block_rects(3) for item in drawn.items if item.z >= EDGE_LAYER and within(item, card)]
    labels = [item.sprite.text for item in at if isinstance(item.sprite, Label)]
    assert [text for text in labels if text.isalpha()] == ["Žofie", "Al", "Bo"]
