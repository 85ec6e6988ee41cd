"""A board whose game has its own goal: the goal and its clocks, on a plate below the header."""

from engine.game import Clause
from render.context import PictureContext
from render.drawing.text import BOLD, fit
from render.kit.headline import MIDDLE
from render.kit.names import LEAST
from render.layouts.frame import EDGE, Frame
from render.layouts.headed import HIGH, Lowered
from render.scene import Scene, shorten, stack

_BESIDE, _SIZE = 24.0, 30.0
"""The room on either side of the sentence, and how large its letters are at most, in units."""


def aim_words(reader: PictureContext, aim: Clause) -> str:
    """Return a goal in words."""
    return reader.say(aim.kind, **dict(aim.facts))


def with_aim(scene: Scene, reader: PictureContext, aim: Clause | None) -> Scene:
    """Return a picture of a board with `aim` between its header and the rest, and in its alternative text; the same
    picture without an aim."""
    if aim is None:
        return scene
    wide, high = scene.size
    text = aim_words(reader, aim)
    header = [item for item in scene.items if item.z >= EDGE and item.y < HIGH]
    rest = [item._replace(y=item.y + HIGH) for item in scene.items if item.z < EDGE or item.y >= HIGH]
    frame = Frame(wide, reader.rtl, EDGE)
    label = frame.start(_BESIDE, HIGH + MIDDLE, *fit(text, wide - 2 * _BESIDE, _SIZE, BOLD, LEAST), BOLD)
    size = (wide, high + HIGH)
    items = stack([*rest, *header, label])
    return Scene(
        scene.kind, scene.name, size, scene.theme, Lowered(scene.backdrop, size), items, shorten(f"{text}. {scene.alt}")
    )
