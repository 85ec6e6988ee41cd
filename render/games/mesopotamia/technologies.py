"""Pictures of technologies to use or to improve, in the order of the buttons: name, level, dice, and effects as signs
and text."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from engine.games.mesopotamia.content.tables import ACTIONS, TOP_LEVEL
from engine.games.mesopotamia.state import Act, Player
from engine.games.mesopotamia.view import MesopotamiaView
from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY, fit_text, wrap_text
from render.games.mesopotamia.enlarged import ChoicesPicture
from render.games.mesopotamia.powers import effect_signs
from render.games.mesopotamia.setting import SIZE
from render.games.mesopotamia.sprites.powers import EffectPart, EffectSigns
from render.games.mesopotamia.sprites.scenes import SCENE_HEIGHT, SCENE_WIDTH
from render.games.mesopotamia.sprites.tablets import ActionTablet, LevelWedges
from render.games.mesopotamia.sprites.tokens import DiceSigns
from render.kit.names import MIN_SIZE
from render.layouts.frame import Frame
from render.scene import Item, Scene, sort_by_layer
from render.sprites.cards import INK
from render.sprites.ground import Rect, Wall

_PICTURE_MARGIN, _PLATE_GAP, _PLATE_PADDING = 6.0, 6.0, 18.0
_TITLE_SIZE, _LINE_PITCH_RATIO = 38.0, 1.2
"""Font size of a title in units, and distance between lines of text as a fraction of their font size."""

_FONT_SIZES, _MIN_FONT_SIZE = {1: 34.0, 2: 32.0, 3: 30.0, 4: 28.0}, 26.0
"""Font size of the text by the number of technologies, and font size if there are more, in units."""

_HEAD_HEIGHT, _SIGNS_HEIGHT = 60.0, 46.0
_LEVEL_WIDTH = 96.0

_MAX_TABLET_HEIGHT = 210.0
"""Height up to which a tablet's illustration grows with the tablet, in units."""

_FULL_ROW_COUNTS = (1, 3)
"""Numbers of technologies that are one in a row. Otherwise they are two in a row."""


class _TechnologyCard(NamedTuple):
    """A technology to choose.

    `action`: the action that it improves.
    `title`: its name in the reader's language.
    `level`: its level, from 1.
    `signs`: the signs that its dice must show.
    `effect_signs`: the signs of its effects.
    `lines`: the lines of text on its effects.
    `font_size`: the font size of the text, in units.
    """

    action: str
    title: str
    level: int
    signs: tuple[str, ...]
    effect_signs: tuple[EffectPart, ...]
    lines: list[str]
    font_size: float

    @property
    def height(self) -> float:
        """Return the height of the technology's tablet, in units."""
        return _HEAD_HEIGHT + _SIGNS_HEIGHT + _LINE_PITCH_RATIO * self.font_size * len(self.lines) + _PLATE_PADDING


def draw_technologies(
    view: MesopotamiaView, context: PictureContext, words: Sequence[str], alt: str
) -> ChoicesPicture | None:
    """Draw the technologies in `words`: at their current level for using them, at the next level for improving them.
    Return None if a word is no action."""
    player = view.seat
    if player is None or not words or not frozenset(ACTIONS).issuperset(words):
        return None
    raised = 0 if isinstance(next(iter(view.agenda), None), Act) else 1
    columns = 1 if len(words) in _FULL_ROW_COUNTS else 2
    frame = Frame(SIZE[0], context.rtl)
    plates: list[Rect] = []
    items: list[Item] = []
    top = _PICTURE_MARGIN
    for first in range(0, len(words), columns):
        row = words[first : first + columns]
        width = (SIZE[0] - 2 * _PICTURE_MARGIN + _PLATE_GAP) / len(row) - _PLATE_GAP
        room = width, _FONT_SIZES.get(len(words), _MIN_FONT_SIZE)
        cards = [_technology_card(view, context, player, word, raised, room) for word in row]
        height = max(card.height for card in cards)
        for index, card in enumerate(cards):
            plate = (_PICTURE_MARGIN + (width + _PLATE_GAP) * index, top, width, height)
            plates.append(plate)
            items += _card_items(frame, card, plate)
        top += height + _PLATE_GAP
    size = (SIZE[0], round(top))
    wall = Wall(size, tuple(frame.place_card(plate) for plate in plates), ())
    scene = Scene("choices", "mesopotamia-choices", size, context.theme, wall, sort_by_layer(items), alt)
    return ChoicesPicture(scene, wall.cards)


def _technology_card(
    view: MesopotamiaView, context: PictureContext, player: Player, word: str, raised: int, room: tuple[float, float]
) -> _TechnologyCard:
    """Return a technology to choose. `raised`: 1 for its next level, 0 for its current one; `room`: the width of its
    tablet and its font size."""
    (width, font_size), state, action = room, view.position, ACTIONS.index(word)
    level = min(state.realms[player].levels[action] + raised, TOP_LEVEL)
    empire = state.config.empires[player]
    card = state.content.cards[empire, action, level]
    text = " ".join(context.explain(f"{empire}-{word}-{level}"))
    effects = effect_signs(state.content, card, level)
    name = context.word(word)
    lines = wrap_text(
        text, width - _MAX_TABLET_HEIGHT * SCENE_WIDTH / SCENE_HEIGHT - 2 * _PLATE_PADDING, font_size, BOLD
    )
    return _TechnologyCard(word, name[:1].upper() + name[1:], level, card.signs, effects, lines, font_size)


def _card_items(frame: Frame, card: _TechnologyCard, plate: Rect) -> Iterator[Item]:
    x, y, width, height = plate
    tablet = ActionTablet(card.action, width, height, _MAX_TABLET_HEIGHT)
    yield from tablet.tablet_items(frame, x, y)
    left, right = x + tablet.scene_width, x + width - _PLATE_PADDING
    yield frame.write_from(
        left, y + 36, *fit_text(card.title, right - left - _LEVEL_WIDTH - 12, _TITLE_SIZE, HEAVY, MIN_SIZE), HEAVY, INK
    )
    yield frame.place_sprite(right - _LEVEL_WIDTH / 2, y + 36, LevelWedges(card.level, frame.rtl))
    signs = DiceSigns(card.signs)
    yield frame.place_rectangle(left, y + _HEAD_HEIGHT + 20, signs.width, signs)
    effects = EffectSigns(card.effect_signs, frame.rtl, is_dark=True)
    effects = replace(effects, zoom=min(1.0, (right - left - signs.width - 12) / effects.width))
    yield frame.place_rectangle(right - effects.width, y + _HEAD_HEIGHT + 20, effects.width, effects)
    for index, line in enumerate(card.lines):
        line_y = y + _HEAD_HEIGHT + _SIGNS_HEIGHT + _LINE_PITCH_RATIO * card.font_size * (index + 0.5)
        yield frame.write_from(left, line_y, line, card.font_size, BOLD, INK)
