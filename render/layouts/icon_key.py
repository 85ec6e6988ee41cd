"""The icon key of a game: every sign of its pictures beside its name."""

from collections.abc import Sequence
from typing import NamedTuple

from render.drawing.text import BOLD, HEAVY, fit, wrapped
from render.layouts.frame import Frame
from render.reader import Reader
from render.scene import Scene, Sprite, shorten, stack
from render.sprites.ground import Card, Wall

KEY = "key"
"""What the key is called among the pictures of a game."""

_WIDTH, _HEAD, _ROW = 1100, 70.0, 64.0
_MOST = ((6, 1), (12, 2))
"""So many signs at most are in so many columns; more of them in three."""
_ICON, _TEXT, _NAME, _LINE = 54.0, 104.0, 26.0, 28.0


class Sign(NamedTuple):
    """A sign of the pictures, at most 64 units high and 92 wide, and its name in the reader's language."""

    sprite: Sprite
    name: str


def icon_key(game: str, reader: Reader, signs: Sequence[Sign]) -> Scene:
    """Draw the signs row by row, in columns where they are many."""
    columns = next((columns for most, columns in _MOST if len(signs) <= most), 3)
    rows = -(-len(signs) // columns)
    whole = (_WIDTH, round(24 + _HEAD + _ROW * rows))
    frame, pitch = Frame(_WIDTH, reader.rtl), (_WIDTH - 24.0) / columns
    title = reader.say("picture-key", game=reader.say("game-name"))
    items = [frame.start(36, 12 + _HEAD / 2, *fit(title, 1000, 32, HEAVY, 16), HEAVY)]
    for number, (sprite, name) in enumerate(signs):
        column, row = divmod(number, rows)
        left, y = 12 + pitch * column, 12 + _HEAD + _ROW * (row + 0.5)
        box = sprite.box
        across, down = (box.left + box.right) / 2, (box.top + box.bottom) / 2
        item = frame.item(left + _ICON, y - down, sprite)
        items.append(item._replace(x=item.x - across))
        lines = wrapped(name, pitch - _TEXT - 12, _NAME, BOLD)
        for line, text in enumerate(lines):
            low = y + _LINE * (line - (len(lines) - 1) / 2)
            items.append(frame.start(left + _TEXT, low, text, _NAME, BOLD))
    card: Card = (12, 12, _WIDTH - 24.0, whole[1] - 24.0)
    alt = shorten(f"{title}: {', '.join(name for _, name in signs).rstrip('.')}.")
    return Scene(KEY, f"{game}-{KEY}", whole, reader.theme, Wall(whole, (card,), ()), stack(items), alt)
