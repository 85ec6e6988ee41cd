"""The upper edge of a board's pictures: a plate for the deciding seat, and the strip of recent events."""

from collections.abc import Iterator

from render.drawing.text import BOLD, fit
from render.kit.names import LEAST
from render.layouts.frame import Frame
from render.scene import Item, Sprite
from render.sprites.news import News

MIDDLE = 30.0
"""How far the middle of what is written there is below the picture's upper edge, in units."""

NEWS, NEWS_WIDE = 386.0, 700.0
"""Where the strip begins, and its width."""


def news_items(frame: Frame, badge: Sprite, text: str) -> Iterator[Item]:
    """Yield the recent events, beside the badge of their player."""
    yield frame.wide(NEWS, 13, NEWS_WIDE, News(NEWS_WIDE, frame.rtl))
    yield frame.item(NEWS + 24, MIDDLE, badge)
    yield frame.start(NEWS + 48, MIDDLE, *fit(text, NEWS_WIDE - 62, 27, BOLD, LEAST), BOLD)
