"""Pictures of choices that are not places on the map: options of an event, quests, technologies, battle cards, dice and
goods, or highlighted places in the market."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engine.games.mesopotamia.reading.scoring import largest_completed_set
from engine.games.mesopotamia.state import Choose
from engine.games.mesopotamia.view import MesopotamiaView, Position
from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY, fit_text, wrap_text
from render.games.mesopotamia.enlarged import ChoicesPicture, draw_enlarged
from render.games.mesopotamia.market import GARDEN_RECT, SELECTED_STALL_OUTSET, draw_market, stall_corner
from render.games.mesopotamia.powers import option_signs
from render.games.mesopotamia.setting import SIZE, Layer, printed_areas
from render.games.mesopotamia.sprites.land import Plot, SelectableRim
from render.games.mesopotamia.sprites.pieces import EventToken
from render.games.mesopotamia.sprites.powers import EffectPart, EffectSigns
from render.games.mesopotamia.sprites.tablets import ClayPiece, NumberSeal
from render.games.mesopotamia.sprites.tokens import TradeStall
from render.games.mesopotamia.tableau import QUEST_TEXT, QuestCard, quest_height, quest_items
from render.games.mesopotamia.technologies import draw_technologies
from render.kit.names import MIN_SIZE
from render.layouts.frame import Frame
from render.scene import Item, Scene, sort_by_layer
from render.sprites.cards import GOLD, INK
from render.sprites.ground import Rect, Wall

_EDGE, _PLATE_GAP, _PLATE_PADDING = 6.0, 6.0, 22.0
_TITLE_SIZE, _TEXT_SIZE, _LINE_PITCH = 44.0, 34.0, 41.0
_AREA_RECT: Rect = (6, 6, 168, 104)
"""Rectangle of the event's area, to the left of the event's name, in units."""

_SEAL_RADIUS, _SIGNS_HEIGHT, _MAX_SIGN_SCALE = 25.0, 92.0, 1.5
"""Radius of the seal with an option's number and height of its signs, in units; maximum scale of the signs."""

_NUMBER_WIDTH = 34.0
"""Width at the end of an option's signs for the number of an answer, in units."""

_GARDEN_WORD = "garden"
"""The word of a move for the garden that is built next."""


def draw_choices(
    view: MesopotamiaView, context: PictureContext, words: Sequence[str], alt: str
) -> ChoicesPicture | None:
    """Draw the choices in `words`: an event's options, quests, technologies, enlarged battle cards, dice and goods, or
    the market with trade places or the garden highlighted. Return None for other words."""
    state = view.position
    slots = {slot.name: index for index, slot in enumerate(state.content.slots)}
    task = view.agenda[0] if view.agenda else None
    if isinstance(task, Choose):
        return _draw_options(view, context, task, words, alt)
    if words and all(word in state.content.quests for word in words):
        return _draw_quests(view, context, words, alt)
    if words and all(word in slots for word in words):
        lit = [(*stall_corner(slots[word]), TradeStall.WIDTH, TradeStall.HEIGHT) for word in words]
        return _highlight_market(draw_market(view, context), lit, Frame(SIZE[0], context.rtl), alt)
    if set(words) == {_GARDEN_WORD}:
        return _highlight_market(draw_market(view, context), [GARDEN_RECT], Frame(SIZE[0], context.rtl), alt)
    return draw_technologies(view, context, words, alt) or draw_enlarged(
        view, context, [word for word in words if word], alt
    )


def _draw_options(
    view: MesopotamiaView, context: PictureContext, task: Choose, words: Sequence[str], alt: str
) -> ChoicesPicture | None:
    """Draw an event's area and name, and below them a clay tablet for each of its options in `words`. Return None if
    `words` has no option of the event."""
    state = view.position
    token = state.spots[task.area].token
    lines = context.explain(token)
    chosen = [int(word) for word in words if word.isdecimal() and 0 < int(word) <= len(lines)]
    if not chosen:
        return None
    frame = Frame(SIZE[0], context.rtl)
    width = (SIZE[0] - 2 * _EDGE + _PLATE_GAP) / len(chosen) - _PLATE_GAP
    texts = [
        wrap_text(lines[option - 1].removeprefix(f"{option}) "), width - 2 * _PLATE_PADDING, _TEXT_SIZE, BOLD)
        for option in chosen
    ]
    top, height = (
        _AREA_RECT[1] + _AREA_RECT[3] + _PLATE_GAP,
        _SIGNS_HEIGHT + _LINE_PITCH * max(map(len, texts)) + _PLATE_PADDING,
    )
    items = [*_event_items(state, context, frame, task)]
    cards: list[Rect] = []
    for place, (option, text) in enumerate(zip(chosen, texts, strict=True)):
        card: Rect = (_EDGE + (width + _PLATE_GAP) * place, top, width, height)
        signs = option_signs(state.content.events[token].options[option - 1])
        items += _option_items(frame, option, signs, text, card)
        cards.append(card)
    return _compose_choices(context, frame, items, cards, alt)


def _event_items(state: Position, context: PictureContext, frame: Frame, task: Choose) -> Iterator[Item]:
    """Yield the area of an event as it is printed on the map, and the event's name."""
    x, y, width, height = _AREA_RECT
    token, field = state.spots[task.area].token, printed_areas(state.config.content, len(state.players))[task.area]
    yield frame.place_rectangle(x, y, width, Plot(width, height, field))
    yield frame.place_sprite(x + width / 2, y + height * 0.62, EventToken(field.kind, 0))
    room = SIZE[0] - x - width - 2 * _PLATE_PADDING
    yield frame.write_from(
        x + width + _PLATE_PADDING,
        y + height / 2,
        *fit_text(context.word(token), room, _TITLE_SIZE, HEAVY, MIN_SIZE),
        HEAVY,
        GOLD,
    )


def _option_items(
    frame: Frame, option: int, signs: tuple[EffectPart, ...], lines: Sequence[str], card: Rect
) -> Iterator[Item]:
    """Yield the clay tablet of an option: its number on a seal, price and gains as signs, and below them its text."""
    x, y, width, height = card
    yield frame.place_rectangle(x, y, width, ClayPiece(width, height, f"option {option}"))
    middle, left = y + _SIGNS_HEIGHT / 2 + 2, x + _PLATE_PADDING + 2 * _SEAL_RADIUS + 12
    yield frame.place_sprite(x + _PLATE_PADDING + _SEAL_RADIUS - 4, middle, NumberSeal(option, _SEAL_RADIUS))
    effects = EffectSigns(signs, frame.rtl, is_dark=True)
    effects = replace(
        effects, zoom=min(_MAX_SIGN_SCALE, (x + width - _PLATE_PADDING - _NUMBER_WIDTH - left) / effects.width)
    )
    yield frame.place_rectangle(left, middle, effects.width, effects)
    for place, line in enumerate(lines):
        yield frame.write_from(
            x + _PLATE_PADDING, y + _SIGNS_HEIGHT + _LINE_PITCH * (place + 0.5), line, _TEXT_SIZE, BOLD, INK
        )


def _draw_quests(view: MesopotamiaView, context: PictureContext, words: Sequence[str], alt: str) -> ChoicesPicture:
    """Draw the quests in `words` in their envelopes, two in a row, with the other quests of the choices: some words
    name only the quest that is put back."""
    frame, player = Frame(SIZE[0], context.rtl), view.position.turn.player if view.seat is None else view.seat
    choice_words = (word for added, _ in context.choices for word in added)
    names = [word for word in dict.fromkeys([*words, *choice_words]) if word in view.position.content.quests]
    width = (SIZE[0] - 2 * _EDGE + _PLATE_GAP) / min(2, len(names)) - _PLATE_GAP
    texts = [wrap_text(" ".join(context.explain(name)), width - 2 * _PLATE_PADDING, QUEST_TEXT, BOLD) for name in names]
    height, fulfilled = quest_height(max(map(len, texts))), largest_completed_set(view.position, player, tuple(names))
    items, cards = list[Item](), list[Rect]()
    for index, (name, text) in enumerate(zip(names, texts, strict=True)):
        row, column = divmod(index, 2)
        card: Rect = (_EDGE + (width + _PLATE_GAP) * column, _EDGE + (height + _PLATE_GAP) * row, width, height)
        items += quest_items(view, context, frame, QuestCard(player, name, card, name in fulfilled, text))
        cards.append(card)
    return _compose_choices(context, frame, items, cards, alt)


def _compose_choices(
    context: PictureContext, frame: Frame, items: Sequence[Item], cards: Sequence[Rect], alt: str
) -> ChoicesPicture:
    """Compose a picture of `items` on clay pieces whose rectangles are `cards`, from top to bottom."""
    _, top, _, height = cards[-1]
    size = (SIZE[0], round(top + height + _PLATE_GAP + 4))
    scene = Scene("choices", "mesopotamia-choices", size, context.theme, Wall(size, (), ()), sort_by_layer(items), alt)
    return ChoicesPicture(scene, tuple(map(frame.place_card, cards)))


def _highlight_market(scene: Scene, cards: Sequence[Rect], frame: Frame, alt: str) -> ChoicesPicture:
    """Return the market's picture with the rectangles `cards` highlighted."""
    marks = [
        frame.place_rectangle(x, y, width, SelectableRim(width, height, SELECTED_STALL_OUTSET))
        for x, y, width, height in cards
    ]
    lit = [item._replace(z=item.z + Layer.TARGET) for item in marks]
    items = sort_by_layer([*scene.items, *lit])
    lit_scene = Scene("targets", "mesopotamia-targets", scene.size, scene.theme, scene.backdrop, items, alt)
    return ChoicesPicture(lit_scene, ())
