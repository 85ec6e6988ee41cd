"""A person's rating from game to game, as a small picture."""

from collections.abc import Sequence

from render.drawing.text import BOLD, fit
from render.reader import Reader
from render.scene import Item, Scene, shorten, stack
from render.sprites.cards import MUTED, Label
from render.sprites.curve import Curve
from render.sprites.ground import Wall

SIZE = (640, 320)


def rating(game: str, numbers: Sequence[int], reader: Reader) -> Scene:
    """Draw the chart; `numbers` are the rating before the first game and after each."""
    title, size = fit(reader.say("picture-rating", game=game), SIZE[0] - 60, 20, BOLD, 10)
    x, align = (SIZE[0] - 30, 1) if reader.rtl else (30, -1)
    items = (
        Item(0, x, 34, Label(title, size, BOLD, MUTED, align)),
        Item(0, 24, 54, Curve(tuple(numbers), SIZE[0] - 48, SIZE[1] - 78)),
    )
    text = reader.say(
        "picture-rating-alt", game=game, count=len(numbers) - 1, first=str(numbers[0]), last=str(numbers[-1])
    )
    wall = Wall(SIZE, ((12.0, 12.0, SIZE[0] - 24.0, SIZE[1] - 24.0),), ())
    return Scene("rating", "rating", SIZE, reader.theme, wall, stack(items), shorten(text))
