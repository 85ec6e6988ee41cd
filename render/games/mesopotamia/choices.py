"""Pictures of choices beside the map: an event's options on clay tablets, quests in envelopes, highlighted places for
trade, technologies, cards, dice and goods."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engine.games.mesopotamia.reading.scoring import largest_completed_set
from engine.games.mesopotamia.state import Choose
from engine.games.mesopotamia.view import MesopotamiaView, Position
from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY, fit, wrap_text
from render.games.mesopotamia.enlarged import Choices, enlarge
from render.games.mesopotamia.market import GARDEN, market, stand_at
from render.games.mesopotamia.powers import option_powers
from render.games.mesopotamia.setting import SIZE, Layer, fields
from render.games.mesopotamia.sprites.land import Plot, SelectableRim
from render.games.mesopotamia.sprites.pieces import Happening
from render.games.mesopotamia.sprites.powers import Part, Powers
from render.games.mesopotamia.sprites.tablets import Clay, NumberSeal
from render.games.mesopotamia.sprites.tokens import Stand
from render.games.mesopotamia.tableau import QUEST_TEXT, QuestCard, quest_height, quest_items
from render.games.mesopotamia.technologies import technologies
from render.kit.names import MIN_SIZE
from render.layouts.frame import Frame
from render.scene import Item, Scene, stack
from render.sprites.cards import GOLD, INK
from render.sprites.ground import Rect, Wall

_EDGE, _GAP, _INSIDE = 6.0, 6.0, 22.0
_TITLE, _TEXT, _LINE = 44.0, 34.0, 41.0
_PLOT: Rect = (6, 6, 168, 104)
"""Rectangle of the event's area next to its name."""

_SEAL_RADIUS, _SIGNS_HEIGHT, _MAX_SIGN_SCALE = 25.0, 92.0, 1.5
"""Radius of the seal with an option's number, height for its signs, and their maximum scale."""

_NUMBER_ROOM = 34.0
"""Room at the end of an option's signs for the number of an answer, in units."""

_GARDEN = "garden"
"""The word for the garden that is built next."""


def choices(view: MesopotamiaView, context: PictureContext, words: Sequence[str], alt: str) -> Choices | None:
    """Draw the choices among `words`: an event's options, quests, places for trade or the garden highlighted in the
    market, technologies, or enlarged battle cards, dice and goods. None for other words."""
    state = view.position
    slots = {slot.name: number for number, slot in enumerate(state.content.slots)}
    task = view.agenda[0] if view.agenda else None
    if isinstance(task, Choose):
        return _options(view, context, task, words, alt)
    if words and all(word in state.content.quests for word in words):
        return _quests(view, context, words, alt)
    if words and all(word in slots for word in words):
        lit = [(*stand_at(slots[word]), Stand.WIDTH, Stand.HEIGHT) for word in words]
        return _lit_market(market(view, context), lit, Frame(SIZE[0], context.rtl), alt)
    if set(words) == {_GARDEN}:
        return _lit_market(market(view, context), [GARDEN], Frame(SIZE[0], context.rtl), alt)
    return technologies(view, context, words, alt) or enlarge(view, context, [word for word in words if word], alt)


def _options(
    view: MesopotamiaView, context: PictureContext, task: Choose, words: Sequence[str], alt: str
) -> Choices | None:
    """Draw the event's area with its name, and below it a clay tablet for each of its options that are in `words`.
    Return None if there are none."""
    state = view.position
    token = state.spots[task.area].token
    lines = context.explain(token)
    chosen = [int(word) for word in words if word.isdecimal() and 0 < int(word) <= len(lines)]
    if not chosen:
        return None
    frame = Frame(SIZE[0], context.rtl)
    width = (SIZE[0] - 2 * _EDGE + _GAP) / len(chosen) - _GAP
    texts = [
        wrap_text(lines[number - 1].removeprefix(f"{number}) "), width - 2 * _INSIDE, _TEXT, BOLD) for number in chosen
    ]
    top, height = _PLOT[1] + _PLOT[3] + _GAP, _SIGNS_HEIGHT + _LINE * max(map(len, texts)) + _INSIDE
    items = [*_event_items(state, context, frame, task)]
    cards: list[Rect] = []
    for place, (number, text) in enumerate(zip(chosen, texts, strict=True)):
        card: Rect = (_EDGE + (width + _GAP) * place, top, width, height)
        signs = option_powers(state.content.events[token].options[number - 1])
        items += _option(frame, number, signs, text, card)
        cards.append(card)
    return _scene(context, frame, items, cards, alt)


def _event_items(state: Position, context: PictureContext, frame: Frame, task: Choose) -> Iterator[Item]:
    """Yield the area of an event as on the map, and the event's name."""
    x, y, width, height = _PLOT
    token, field = state.spots[task.area].token, fields(state.config.content, len(state.players))[task.area]
    yield frame.top_left(x, y, width, Plot(width, height, field))
    yield frame.item(x + width / 2, y + height * 0.62, Happening(field.kind, 0))
    room = SIZE[0] - x - width - 2 * _INSIDE
    yield frame.start(
        x + width + _INSIDE, y + height / 2, *fit(context.word(token), room, _TITLE, HEAVY, MIN_SIZE), HEAVY, GOLD
    )


def _option(frame: Frame, number: int, signs: tuple[Part, ...], lines: Sequence[str], card: Rect) -> Iterator[Item]:
    """Yield the clay tablet of an option: its number on a seal, what it costs and brings as signs, and its text."""
    x, y, width, height = card
    yield frame.top_left(x, y, width, Clay(width, height, f"option {number}"))
    middle, left = y + _SIGNS_HEIGHT / 2 + 2, x + _INSIDE + 2 * _SEAL_RADIUS + 12
    yield frame.item(x + _INSIDE + _SEAL_RADIUS - 4, middle, NumberSeal(number, _SEAL_RADIUS))
    does = Powers(signs, frame.rtl, dark=True)
    does = replace(does, zoom=min(_MAX_SIGN_SCALE, (x + width - _INSIDE - _NUMBER_ROOM - left) / does.width))
    yield frame.top_left(left, middle, does.width, does)
    for place, line in enumerate(lines):
        yield frame.start(x + _INSIDE, y + _SIGNS_HEIGHT + _LINE * (place + 0.5), line, _TEXT, BOLD, INK)


def _quests(view: MesopotamiaView, context: PictureContext, words: Sequence[str], alt: str) -> Choices:
    """Draw in their envelopes the quests among `words`, and those that the player keeps together with them, which the
    words alone do not name."""
    frame, player = Frame(SIZE[0], context.rtl), view.position.turn.player if view.seat is None else view.seat
    said = (word for added, _ in context.choices for word in added)
    names = [word for word in dict.fromkeys([*words, *said]) if word in view.position.content.quests]
    width = (SIZE[0] - 2 * _EDGE + _GAP) / min(2, len(names)) - _GAP
    texts = [wrap_text(" ".join(context.explain(name)), width - 2 * _INSIDE, QUEST_TEXT, BOLD) for name in names]
    height, fulfilled = quest_height(max(map(len, texts))), largest_completed_set(view.position, player, tuple(names))
    items, cards = list[Item](), list[Rect]()
    for number, (name, told) in enumerate(zip(names, texts, strict=True)):
        row, column = divmod(number, 2)
        card: Rect = (_EDGE + (width + _GAP) * column, _EDGE + (height + _GAP) * row, width, height)
        items += quest_items(view, context, frame, QuestCard(player, name, card, name in fulfilled, told))
        cards.append(card)
    return _scene(context, frame, items, cards, alt)


def _scene(context: PictureContext, frame: Frame, items: Sequence[Item], cards: Sequence[Rect], alt: str) -> Choices:
    """Return the picture of choices at `cards`."""
    _, top, _, height = cards[-1]
    size = (SIZE[0], round(top + height + _GAP + 4))
    scene = Scene("choices", "mesopotamia-choices", size, context.theme, Wall(size, (), ()), stack(items), alt)
    return Choices(scene, tuple(map(frame.card, cards)))


def _lit_market(scene: Scene, cards: Sequence[Rect], frame: Frame, alt: str) -> Choices:
    """Return the picture of the market with some places lit."""
    marks = [frame.top_left(x, y, width, SelectableRim(width, height)) for x, y, width, height in cards]
    lit = [item._replace(z=item.z + Layer.TARGET) for item in marks]
    items = stack([*scene.items, *lit])
    lit_scene = Scene("targets", "mesopotamia-targets", scene.size, scene.theme, scene.backdrop, items, alt)
    return Choices(lit_scene, ())
