"""The upper edge of a board's pictures: a plate for the deciding seat, the strip of recent events, and below them a
plate for a game's own goal with its clocks."""

from collections.abc import Iterator

from engine.game import Clause
from render.context import PictureContext
from render.drawing.text import BOLD, fit
from render.kit.names import LEAST
from render.layouts.frame import EDGE, Frame
from render.layouts.headed import HIGH, Lowered
from render.scene import Item, Scene, Sprite, shorten, stack
from render.sprites.marks import News

MIDDLE = 30.0
"""Distance of the middle of the texts from the picture's upper edge, in units."""

NEWS, NEWS_WIDE = 386.0, 700.0
"""Start and width of the strip."""

_SIDE_ROOM, _SIZE = 24.0, 30.0
"""The room on either side of the sentence, and how large its letters are at most, in units."""


def news_items(frame: Frame, badge: Sprite, text: str) -> Iterator[Item]:
    """Yield the recent events, beside the badge of their player."""
    yield frame.wide(NEWS, 13, NEWS_WIDE, News(NEWS_WIDE, frame.rtl))
    yield frame.item(NEWS + 24, MIDDLE, badge)
    yield frame.start(NEWS + 48, MIDDLE, *fit(text, NEWS_WIDE - 62, 27, BOLD, LEAST), BOLD)


def aim_words(context: PictureContext, aim: Clause) -> str:
    """Return the goal as a sentence in the reader's language."""
    return context.say(aim.kind, **dict(aim.facts))


def with_aim(scene: Scene, context: PictureContext, aim: Clause | None) -> Scene:
    """Return a picture of a board with `aim` between its header and the rest, and in its alternative text; the same
    picture without an aim."""
    if aim is None:
        return scene
    wide, high = scene.size
    text = aim_words(context, aim)
    header = [item for item in scene.items if item.z >= EDGE and item.y < HIGH]
    rest = [item._replace(y=item.y + HIGH) for item in scene.items if item.z < EDGE or item.y >= HIGH]
    frame = Frame(wide, context.rtl, EDGE)
    label = frame.start(_SIDE_ROOM, HIGH + MIDDLE, *fit(text, wide - 2 * _SIDE_ROOM, _SIZE, BOLD, LEAST), BOLD)
    size = (wide, high + HIGH)
    items = stack([*rest, *header, label])
    return Scene(
        scene.kind, scene.name, size, scene.theme, Lowered(scene.backdrop, size), items, shorten(f"{text}. {scene.alt}")
    )
