"""Pictures of choices beside the map: an event's options and quests in words, highlighted places for trade, cards,
dice."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.games.mesopotamia.state import Choose
from engine.games.mesopotamia.view import MesopotamiaView
from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY, fit, wrap_text
from render.games.mesopotamia.enlarged import enlarge
from render.games.mesopotamia.market import GARDEN, market, stand_at
from render.games.mesopotamia.powers import option_powers
from render.games.mesopotamia.setting import SIZE, Layer
from render.games.mesopotamia.sprites.land import SelectableRim
from render.games.mesopotamia.sprites.powers import Part, Powers
from render.games.mesopotamia.sprites.tokens import Stand
from render.games.mesopotamia.tableau import need_items
from render.games.mesopotamia.technologies import technologies
from render.kit.names import MIN_SIZE
from render.layouts.frame import Frame
from render.scene import Item, Scene, stack
from render.sprites.cards import GOLD
from render.sprites.ground import Rect, Wall

_WIDTH, _EDGE, _GAP = 1088.0, 18.0, 6.0
_TITLE, _TEXT, _LINE = 34.0, 30.0, 37.0
_HEAD = 52.0
_GARDEN = "garden"
"""The word for the garden that is built next."""


class TextPlate(NamedTuple):
    """A choice shown by signs and text.

    `title`: its name, or "".
    `lines`: its description as text.
    `quest`: the quest whose needs are drawn, or "".
    `signs`: its costs and gains.
    """

    title: str
    lines: list[str]
    quest: str = ""
    signs: tuple[Part, ...] = ()

    @property
    def height(self) -> float:
        """Return the plate's height, in units."""
        return _EDGE + _HEAD * (bool(self.title) + bool(self.quest or self.signs)) + _LINE * len(self.lines)


def choices(view: MesopotamiaView, context: PictureContext, words: Sequence[str], alt: str) -> Scene | None:
    """Draw the choices among `words`: an event's options, quests, places for trade or the garden highlighted in the
    market, technologies, or enlarged battle cards, dice and goods. None for other words."""
    state = view.position
    slots = {slot.name: number for number, slot in enumerate(state.content.slots)}
    task = view.agenda[0] if view.agenda else None
    if isinstance(task, Choose):
        return _options(view, context, task, words, alt)
    if words and all(word in state.content.quests for word in words):
        return _plates(view, context, list(_quests(view, context, words)), alt)
    if words and all(word in slots for word in words):
        lit = [(*stand_at(slots[word]), Stand.WIDTH, Stand.HEIGHT) for word in words]
        return _lit_market(market(view, context), lit, Frame(SIZE[0], context.rtl), alt)
    if set(words) == {_GARDEN}:
        return _lit_market(market(view, context), [GARDEN], Frame(SIZE[0], context.rtl), alt)
    return technologies(view, context, words, alt) or enlarge(view, context, [word for word in words if word], alt)


def _options(
    view: MesopotamiaView, context: PictureContext, task: Choose, words: Sequence[str], alt: str
) -> Scene | None:
    """Draw the options of an event that are in `words`, or return None if there are none."""
    content, token = view.position.content, view.position.spots[task.area].token
    lines, options = context.explain(token), content.events[token].options
    chosen = [int(word) - 1 for word in words if word.isdecimal() and 0 < int(word) <= len(lines)]
    title = TextPlate(f"{content.map.areas[task.area].name}: {context.word(token)}", [])
    plates = [_in_lines("", lines[one])._replace(signs=option_powers(options[one])) for one in chosen]
    return _plates(view, context, [title, *plates], alt) if plates else None


def _quests(view: MesopotamiaView, context: PictureContext, words: Sequence[str]) -> Iterator[TextPlate]:
    """Yield the quests among `words`, and those that the player keeps together with them, which the words alone do not
    name."""
    for word in dict.fromkeys([*words, *(word for said, _ in context.choices for word in said)]):
        if word in view.position.content.quests:
            yield _in_lines(context.word(word), " ".join(context.explain(word)))._replace(quest=word)


def _in_lines(title: str, text: str) -> TextPlate:
    return TextPlate(title, wrap_text(text, _WIDTH - 2 * _EDGE, _TEXT, BOLD))


def _plates(view: MesopotamiaView, context: PictureContext, plates: Sequence[TextPlate], alt: str) -> Scene:
    """Draw a plate for each choice, one below the other."""
    frame = Frame(SIZE[0], context.rtl)
    cards: list[Rect] = []
    items: list[Item] = []
    top = 6.0
    for one in plates:
        cards.append((6, top, _WIDTH, one.height))
        items += _plate(view, context, frame, one, top)
        top += one.height + _GAP
    size = (SIZE[0], round(top))
    wall = Wall(size, tuple(frame.card(card) for card in cards), ())
    return Scene("choices", "mesopotamia-choices", size, context.theme, wall, stack(items), alt)


def _plate(
    view: MesopotamiaView, context: PictureContext, frame: Frame, plate: TextPlate, top: float
) -> Iterator[Item]:
    """Yield the title, the signs and the text, one below the other."""
    x, y = 6 + _EDGE, top + _EDGE / 2
    room = _WIDTH - 2 * _EDGE
    if plate.title:
        yield frame.start(x, y + 24, *fit(plate.title, room, _TITLE, HEAVY, MIN_SIZE), HEAVY, GOLD)
        y += _HEAD
    if plate.quest:
        yield from need_items(view, context, frame, plate.quest, (x, y + 22), room)
    elif plate.signs:
        signs = Powers(plate.signs, frame.rtl)
        yield frame.top_left(x, y + 22, signs.width, signs)
    y += _HEAD * bool(plate.quest or plate.signs)
    for number, line in enumerate(plate.lines):
        yield frame.start(x, y + _LINE * (number + 0.5), line, _TEXT, BOLD)


def _lit_market(scene: Scene, cards: Sequence[Rect], frame: Frame, alt: str) -> Scene:
    """Return the picture of the market with some places lit."""
    marks = [frame.top_left(x, y, width, SelectableRim(width, height)) for x, y, width, height in cards]
    lit = [item._replace(z=item.z + Layer.TARGET) for item in marks]
    items = stack([*scene.items, *lit])
    return Scene("targets", "mesopotamia-targets", scene.size, scene.theme, scene.backdrop, items, alt)
