"""Views of cards: no two are alike as they are seen in the market, and each is what its card is."""

from functools import cache
from itertools import combinations

import pytest
from PIL import Image

from engine.games.wayfarers.components.tables import CARDS, Card
from render.drawing.canvas import Box, Canvas
from render.games.wayfarers.sprites.cards.choice import EnlargedCard
from render.games.wayfarers.sprites.cards.offers import (
    FACE_WIDTH,
    FOOT_HEIGHT,
    HEAD_HEIGHT,
    OFFER_HEIGHT,
    VIEW_WIDTH,
    Offer,
    tags_size,
)
from render.games.wayfarers.sprites.tokens import tag_tokens
from render.games.wayfarers.sprites.views import VIEW_OF_CARD, paint_view
from render.games.wayfarers.sprites.views.brush import TIME_BY_NAME

SIDE = 16
"""Width and height of the reduced views that are compared, in pixels."""

ALIKE = 12.0
"""The mean difference of two reduced views, of 255, below which they look alike at a glance: other waves, stars and
clouds around the same subject make 9 at most; another cargo on the same quay, or other sails on the same ship, 16."""

TALL = OFFER_HEIGHT - FOOT_HEIGHT - HEAD_HEIGHT


def seen(card: Card) -> bytes:
    """Paint the part of a view that the market shows, as wide as it is there, tags painted over."""
    width = FACE_WIDTH if card.kind == "townsfolk" else VIEW_WIDTH
    canvas = Canvas(Box(0, 0, width, TALL), 1, 1, "#000000")
    paint_view(canvas, card.id, width, TALL)
    picture = canvas.finish()
    if tag_tokens(card):
        size, across = tags_size(card)
        picture.paste((251, 241, 218), (0, round(TALL - size - 6), round(across), round(TALL)))
    return picture.resize((SIDE, SIDE), Image.Resampling.BOX).tobytes()


@cache
def reduced() -> dict[str, bytes]:
    return {card.id: seen(card) for card in CARDS.values()}


def difference(one: bytes, other: bytes) -> float:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


def test_no_two_of_all_views_look_alike() -> None:
    assert len(reduced()) == len(CARDS) == 164
    pairs = combinations(reduced().items(), 2)
    assert [(a, b) for (a, one), (b, other) in pairs if difference(one, other) < ALIKE] == []


def test_every_card_has_a_view_and_every_time_of_day_is_used() -> None:
    assert VIEW_OF_CARD.keys() == CARDS.keys()
    assert {view.time for view in VIEW_OF_CARD.values()} == TIME_BY_NAME.keys()


@pytest.mark.parametrize("card", ["W04", "L08", "T20", "S09"])
def test_a_card_is_laid_out_alike_in_every_language_and_not_mirrored_in_part(card: str) -> None:
    there, here = (items_at(card, name) for name in ("Long Name", "שם ארוך"))
    assert there == here


def items_at(card: str, name: str) -> list[tuple[str, float, float]]:
    """The places of the parts of an enlarged card, and of its price in the rows; labels by their start."""
    choice = EnlargedCard(card, name, (), 2, 3, "crimson", 541.0)
    parts = [(type(item.sprite).__name__, item.x, item.y) for item in choice.child_items]
    return [*parts, ("coin", Offer(card, name, 2).coin_x, 0.0)]
