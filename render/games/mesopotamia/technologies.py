"""Technologies to use or to raise, enlarged in the order of the buttons: their level, their signs, and their effects as
text."""

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
"""Size of a title, and distance between lines of text as a fraction of their size."""

_FONT_SIZES, _MIN_FONT_SIZE = {1: 34.0, 2: 32.0, 3: 30.0, 4: 28.0}, 26.0
"""Size of the text by the number of technologies, and its size if there are more."""

_HEAD_HEIGHT, _SIGNS_HEIGHT = 60.0, 46.0
_LEVEL_WIDTH = 96.0

_MAX_TABLET_HEIGHT = 210.0
"""Maximum height of a tablet that its illustration fills."""

_FULL_ROW_COUNTS = (1, 3)
"""Numbers of technologies that have a row each; in pairs, they would leave half a row empty."""


class _TechnologyCard(NamedTuple):
    """A technology.

    `action`: the action that it improves.
    `title`: its name.
    `level`: its level, from 1.
    `signs`: the signs for its dice.
    `effect_signs`: its effects as signs.
    `lines`: its effects as lines of text.
    `font_size`: the size of the text.
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
        """Return the height of the plate, in units."""
        return _HEAD_HEIGHT + _SIGNS_HEIGHT + _LINE_PITCH_RATIO * self.font_size * len(self.lines) + _PLATE_PADDING


def draw_technologies(
    view: MesopotamiaView, context: PictureContext, words: Sequence[str], alt: str
) -> ChoicesPicture | None:
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
    top = _PICTURE_MARGIN
    for first in range(0, len(words), across):
        row = words[first : first + across]
        width = (SIZE[0] - 2 * _PICTURE_MARGIN + _PLATE_GAP) / len(row) - _PLATE_GAP
        room = width, _FONT_SIZES.get(len(words), _MIN_FONT_SIZE)
        cards = [_technology_card(view, context, player, word, raised, room) for word in row]
        height = max(card.height for card in cards)
        for number, card in enumerate(cards):
            plate = (_PICTURE_MARGIN + (width + _PLATE_GAP) * number, top, width, height)
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
    """Return the card of a technology. `room`: its width and the size of its text."""
    (width, font_size), state, action = room, view.position, ACTIONS.index(word)
    level = min(state.realms[player].levels[action] + raised, TOP_LEVEL)
    empire = state.config.empires[player]
    card = state.content.cards[empire, action, level]
    text = " ".join(context.explain(f"{empire}-{word}-{level}"))
    does = effect_signs(state.content, card, level)
    name = context.word(word)
    lines = wrap_text(
        text, width - _MAX_TABLET_HEIGHT * SCENE_WIDTH / SCENE_HEIGHT - 2 * _PLATE_PADDING, font_size, BOLD
    )
    return _TechnologyCard(word, name[:1].upper() + name[1:], level, card.signs, does, lines, font_size)


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
    does = EffectSigns(card.effect_signs, frame.rtl, is_dark=True)
    does = replace(does, zoom=min(1.0, (right - left - signs.width - 12) / does.width))
    yield frame.place_rectangle(right - does.width, y + _HEAD_HEIGHT + 20, does.width, does)
    for number, line in enumerate(card.lines):
        low = y + _HEAD_HEIGHT + _SIGNS_HEIGHT + _LINE_PITCH_RATIO * card.font_size * (number + 0.5)
        yield frame.write_from(left, low, line, card.font_size, BOLD, INK)
