"""Technologies to use or to raise, enlarged in the order of the buttons: their level, their signs, and their effects as
text."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from engine.games.mesopotamia.content.tables import ACTIONS, TOP_LEVEL
from engine.games.mesopotamia.state import Act, Player
from engine.games.mesopotamia.view import MesopotamiaView
from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY, fit, wrap_text
from render.games.mesopotamia.enlarged import Choices
from render.games.mesopotamia.powers import powers
from render.games.mesopotamia.setting import SIZE
from render.games.mesopotamia.sprites.powers import Part, Powers
from render.games.mesopotamia.sprites.scenes import HEIGHT, WIDTH
from render.games.mesopotamia.sprites.tablets import Tablet, Wedges
from render.games.mesopotamia.sprites.tokens import Technology
from render.kit.names import MIN_SIZE
from render.layouts.frame import Frame
from render.scene import Item, Scene, stack
from render.sprites.cards import INK
from render.sprites.ground import Rect, Wall

_EDGE, _GAP, _PADDING = 6.0, 6.0, 18.0
_TITLE, _TEXT, _LINE = 36.0, 26.0, 32.0
_HEAD_HEIGHT, _SIGNS = 60.0, 46.0
_PIPS = 96.0

_MAX_TABLET_HEIGHT = 210.0
"""Maximum height of a tablet that its illustration fills."""

_FULL_ROW_COUNTS = (1, 3)
"""Numbers of technologies that have a row each; in pairs, they would leave half a row empty."""


class _Card(NamedTuple):
    """A technology.

    `action`: the action that it improves.
    `title`: its name.
    `level`: its level, from 1.
    `signs`: the signs for its dice.
    `does`: its effects as signs.
    `lines`: its effects as lines of text.
    """

    action: str
    title: str
    level: int
    signs: tuple[str, ...]
    does: tuple[Part, ...]
    lines: list[str]

    @property
    def height(self) -> float:
        """Return the height of the plate, in units."""
        return _HEAD_HEIGHT + _SIGNS + _LINE * len(self.lines) + _PADDING


def technologies(view: MesopotamiaView, context: PictureContext, words: Sequence[str], alt: str) -> Choices | None:
    """Draw the technologies in `words`: at their current level to be used, or at the next level to be raised. Return
    None if a word is no technology."""
    player = view.seat
    if player is None or not words or not frozenset(ACTIONS).issuperset(words):
        return None
    raised = 0 if isinstance(next(iter(view.agenda), None), Act) else 1
    across = 1 if len(words) in _FULL_ROW_COUNTS else 2
    frame = Frame(SIZE[0], context.rtl)
    plates: list[Rect] = []
    items: list[Item] = []
    top = _EDGE
    for first in range(0, len(words), across):
        row = words[first : first + across]
        width = (SIZE[0] - 2 * _EDGE + _GAP) / len(row) - _GAP
        cards = [_card(view, context, player, word, raised, width) for word in row]
        height = max(card.height for card in cards)
        for number, card in enumerate(cards):
            plate = (_EDGE + (width + _GAP) * number, top, width, height)
            plates.append(plate)
            items += _draw_card(frame, card, plate)
        top += height + _GAP
    size = (SIZE[0], round(top))
    wall = Wall(size, tuple(frame.card(plate) for plate in plates), ())
    scene = Scene("choices", "mesopotamia-choices", size, context.theme, wall, stack(items), alt)
    return Choices(scene, wall.cards)


def _card(
    view: MesopotamiaView, context: PictureContext, player: Player, word: str, raised: int, width: float
) -> _Card:
    state, action = view.position, ACTIONS.index(word)
    level = min(state.realms[player].levels[action] + raised, TOP_LEVEL)
    empire = state.config.empires[player]
    card = state.content.cards[empire, action, level]
    text = " ".join(context.explain(f"{empire}-{word}-{level}"))
    does = powers(state.content, card, level)
    name = context.word(word)
    lines = wrap_text(text, width - _MAX_TABLET_HEIGHT * WIDTH / HEIGHT - 2 * _PADDING, _TEXT, BOLD)
    return _Card(word, name[:1].upper() + name[1:], level, card.signs, does, lines)


def _draw_card(frame: Frame, card: _Card, plate: Rect) -> Iterator[Item]:
    x, y, width, height = plate
    tablet = Tablet(card.action, width, height, _MAX_TABLET_HEIGHT)
    yield from tablet.parts(frame, x, y)
    left, right = x + tablet.scene, x + width - _PADDING
    yield frame.start(left, y + 36, *fit(card.title, right - left - _PIPS - 12, _TITLE, HEAVY, MIN_SIZE), HEAVY, INK)
    yield frame.item(right - _PIPS / 2, y + 36, Wedges(card.level, frame.rtl))
    signs = Technology(card.signs)
    yield frame.top_left(left, y + _HEAD_HEIGHT + 20, signs.width, signs)
    does = Powers(card.does, frame.rtl, dark=True)
    does = replace(does, zoom=min(1.0, (right - left - signs.width - 12) / does.width))
    yield frame.top_left(right - does.width, y + _HEAD_HEIGHT + 20, does.width, does)
    for number, line in enumerate(card.lines):
        yield frame.start(left, y + _HEAD_HEIGHT + _SIGNS + _LINE * (number + 0.5), line, _TEXT, BOLD, INK)
