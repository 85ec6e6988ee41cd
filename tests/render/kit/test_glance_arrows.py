"""Arrows from pieces to the plates of numbered answers."""

from engine.game import Words
from render.answer import Answer
from render.drawing.canvas import Box
from render.drawing.shapes import Point
from render.kit.glance import PlacedAnswer, Spot, number_items
from render.sprites.marks import Arrow, Brackets
from render.sprites.numbers import PlateInk, PlateOutline


def marks(*ends: Point) -> list[object]:
    """The arrows and brackets for one piece that may go to these places."""
    placed = [
        PlacedAnswer(answer(number), Spot(f"{number}", *end, PlateOutline.DISC, PlateInk.BLUE, (500.0, 300.0)))
        for number, end in enumerate(ends, 1)
    ]
    drawn = number_items((0, 1), placed, 1100, Box(0, 0, 1100, 700))
    return [type(item.sprite) for item in drawn if isinstance(item.sprite, (Arrow, Brackets))]


def answer(number: int) -> Answer:
    words: Words = ("leader", f"{number}")
    return Answer(words, number)


def test_a_piece_has_an_arrow_to_each_near_place_and_to_a_single_far_one() -> None:
    assert marks((560.0, 300.0), (440.0, 300.0)) == [Arrow, Arrow]
    assert marks((60.0, 300.0)) == [Arrow]


def test_a_piece_that_may_go_to_several_far_places_is_bracketed_instead() -> None:
    assert marks((60.0, 100.0), (60.0, 300.0), (560.0, 300.0)) == [Brackets]
