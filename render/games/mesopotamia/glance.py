"""The pictures above a panel's buttons: the map with the answers on it, and a strip with the actions or the trade
places and the reader's goods and dice."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from engine.game import Words
from engine.games.mesopotamia.content.tables import ACTIONS, BATTLE_ROWS
from engine.games.mesopotamia.content.tables import Map as World
from engine.games.mesopotamia.state import Fight, Home, Player, Tire
from engine.games.mesopotamia.view import MesopotamiaView, Position
from engine.move_chain import last_move, split_moves
from render.answer import Answer
from render.context import PictureContext
from render.drawing.canvas import Box
from render.drawing.shapes import Point
from render.games.mesopotamia.alt import board_alt
from render.games.mesopotamia.board import home_name, place_name, selectable_items
from render.games.mesopotamia.choices import draw_choices
from render.games.mesopotamia.described import player_line
from render.games.mesopotamia.land import NUMBER_ROOM, land_items
from render.games.mesopotamia.market import SELECTED_STALL_OUTSET, stall_corner, stall_items
from render.games.mesopotamia.question import question
from render.games.mesopotamia.setting import (
    MAP_RECT,
    SIZE,
    Layer,
    area_rect,
    border_ends,
    empire_of,
    map_rect,
    printed_areas,
)
from render.games.mesopotamia.sprites.duel import UnitCard
from render.games.mesopotamia.sprites.land import AreaName, MapBackdrop, SelectableRim, content_rise
from render.games.mesopotamia.sprites.pieces import ArmyPlate, EventToken, SixRoundEvent
from render.games.mesopotamia.sprites.tokens import TradeStall
from render.games.mesopotamia.tableau import goods_items, tablet_items, tablet_rects
from render.kit.glance import PlacedAnswer, Spot, glance_alt, item_box, number_items, number_of_answer
from render.layouts.frame import WORDS_LAYER, Frame
from render.scene import Item, Scene, shorten_alt, sort_by_layer
from render.sprites.ground import Rect, Wall
from render.sprites.numbers import PlateInk, PlateOutline

_LAND_MARGIN = 7.0
_PLATE_FOOT_DISTANCE = 30.0
"""Distance of the middle of a numbered plate from the lower edge of its area, in units."""

_MAX_OPTIONS_HEIGHT, _NUMBER_INSET = 850, 33.0
"""Maximum height of a picture of options, and distance of a number from the corner of its option, in units."""

_PLATE_INSET, _ROW_PLATE_DISTANCE = 30.0, 14.0
"""Distances in units of a chosen card's plate from the card's edge, and of a plate from the end of a row of bones."""

_NAME_BOX = Box(11.0, 0.0, 50.0, 40.0)
"""Bounds of an area's name, in units from the area's top-left corner."""

_EVENT_SHADOW_WIDTH = 3.0
"""Width of the shadow around an event, which a numbered plate may cover, in units."""

_EMPIRE_INKS = {
    "babylon": PlateInk.BLUE,
    "akkad": PlateInk.RED,
    "elam": PlateInk.GREEN,
    "hittites": PlateInk.BLACK,
    "sumer": PlateInk.YELLOW,
    "tribe": PlateInk.RUBBLE,
}
"""Colours of the numbered plates of empires. Empires without an entry have no colour dark enough for light figures."""


class _AnswerTarget(NamedTuple):
    """The place on the map to which an answer refers.

    `name`: the name of the area or border.
    `outline`: the shape of the answer's numbered plate.
    `ink`: the colour of the plate.
    `start`: the area from which a unit moves, or "".
    """

    name: str
    outline: PlateOutline
    ink: PlateInk
    start: str = ""


def glance(view: MesopotamiaView, context: PictureContext, answers: Sequence[Answer]) -> tuple[Scene, ...]:
    """Draw the map with the answers' numbers or highlighted places, and a strip with the actions, or with the trade
    places if an answer uses one, and the reader's belongings. Without places on the map, draw the open battle or the
    choices instead of the map."""
    player = view.position.turn.player if view.seat is None else view.seat
    aims = [(answer, aim) for answer in answers if (aim := _answer_target(view, player, answer)) is not None]
    if not aims and (battle := question(view, context)) is not None:
        return _with_battle_numbers(view, battle, answers), draw_goods_strip(view, context, player)
    trades = [answer for answer in answers if trade_place_of(view, answer.words) is not None]
    acts = [answer for answer in answers if action_number(answer.words) is not None]
    alt = glance_alt(context, answers, [*(answer for answer, _ in aims), *trades, *acts]) or board_alt(view, context)
    bundles = any(map(_is_bundle, answers))
    chosen = _draw_numbered_choices(view, context, answers, alt) if not (aims or trades or acts or bundles) else None
    if chosen is not None:
        return chosen, draw_goods_strip(view, context, player)
    land = _draw_land(view, context, aims, alt)
    return land, (draw_market_strip if trades else draw_action_strip)(view, context, player, answers)


def _with_battle_numbers(view: MesopotamiaView, battle: Scene, answers: Iterable[Answer]) -> Scene:
    """Return the picture of a battle with the numbers of answers on the cards and rows of bones that they are about."""
    cards = {item.sprite.name: (item, item.sprite) for item in battle.items if isinstance(item.sprite, UnitCard)}
    spots = [(answer, _battle_spot(view, cards, last_move(answer.words))) for answer in answers]
    placed = [PlacedAnswer(answer, spot) for answer, spot in spots if spot is not None]
    signs = [
        Box(item.x + left, item.y + top, item.x + right, item.y + bottom)
        for item, card in cards.values()
        for left, top, right, bottom in card.sign_boxes()
    ]
    marks = number_items((WORDS_LAYER, WORDS_LAYER + 1), placed, battle.size[0], Box(0, 0, *battle.size), signs)
    return replace(battle, items=sort_by_layer([*battle.items, *marks]))


def _battle_spot(view: MesopotamiaView, cards: Mapping[str, tuple[Item, UnitCard]], words: Words) -> Spot | None:
    """Return the place of an answer in the picture of a battle: the end of the row in which bones are placed or
    removed, or the enemy card that it chooses. None if it has no place there."""
    task = next(iter(view.agenda), None)
    match words:
        case ("place", name, _):
            card, _, section = name.partition("-")
            section = section or (task.stage if isinstance(task, Fight) else "")
        case ("tire", section) if isinstance(task, Tire):
            card = task.card
        case ("duel" | "row", _, card):
            section = ""
        case _:
            return None
    if card not in cards:
        return None
    item, sprite = cards[card]
    if section in BATTLE_ROWS:
        end, middle = sprite.row_end(BATTLE_ROWS.index(section))
        x, y = item.x + end + _ROW_PLATE_DISTANCE, item.y + middle
        return Spot((card, section), x, y, PlateOutline.DISC, PlateInk.BLUE)
    end, middle = sprite.row_end(len(BATTLE_ROWS) - 1)
    return Spot(card, item.x + end - _PLATE_INSET, item.y + middle, PlateOutline.SHIELD, PlateInk.BLOOD)


def _draw_numbered_choices(
    view: MesopotamiaView, context: PictureContext, answers: Sequence[Answer], alt: str
) -> Scene | None:
    """Draw options, quests, dice or goods to choose from, each with its number. Return None if the answers are no such
    choices, or if they need too much room."""
    words = _distinguishing_words([last_move(answer.words) for answer in answers if len(last_move(answer.words)) > 1])
    drawn = draw_choices(view, context, words, alt)
    if drawn is None or not drawn.choice_rects or drawn.scene.size[1] > _MAX_OPTIONS_HEIGHT:
        return None
    numbered = [answer for answer in answers if answer.number and len(last_move(answer.words)) > 1]
    scene, marks = drawn.scene, list[Item]()
    if len(numbered) == len(words) == len(drawn.choice_rects):
        for answer, (x, y, width, _) in zip(numbered, drawn.choice_rects, strict=True):
            plate_x = x + _NUMBER_INSET if context.rtl else x + width - _NUMBER_INSET
            plate = number_of_answer(answer, PlateOutline.HEXAGON, PlateInk.BLUE, SIZE[0])
            marks.append(Item(WORDS_LAYER + 1, plate_x, y + _NUMBER_INSET, plate))
    items = sort_by_layer([*scene.items, *marks])
    return Scene("glance", scene.name, scene.size, scene.theme, scene.backdrop, items, alt)


def _distinguishing_words(moves: Sequence[Words]) -> list[str]:
    """Return the word that distinguishes each move from the others: a quest that is put back, otherwise the last."""
    candidates = dict.fromkeys(word for move in moves for word in move[1:])
    absent = [[word for word in candidates if word not in move] for move in moves]
    if all(move[0] == "keep" for move in moves) and all(len(words) == 1 for words in absent):
        return [word for words in absent for word in words]
    return [move[-1] for move in moves]


def _is_bundle(answer: Answer) -> bool:
    """Whether an answer repeats one verb, so that it belongs to no single place."""
    verbs = [move[0] for move in split_moves(answer.words) if move]
    return len(verbs) > 1 and len(set(verbs)) == 1


def _answer_target(view: MesopotamiaView, player: Player, answer: Answer) -> _AnswerTarget | None:
    """Return the place on the map to which an answer's last move with a place refers, or None if there is none."""
    world, own = view.position.content.map, _EMPIRE_INKS.get(empire_of(view.position, player), PlateInk.WALL)
    if _is_bundle(answer):
        return None
    for words in reversed(split_moves(answer.words)):
        verb, *rest = words or ("",)
        places = [name for word in rest if (name := place_name(world, word))]
        if verb == "home" and rest and view.agenda and isinstance(view.agenda[0], Home):
            return _AnswerTarget(home_name(world, rest[0]), PlateOutline.DISC, own)
        if verb == "gather" and rest[:1] == ["home"]:
            return _AnswerTarget(world.areas[view.position.realms[player].home].name, PlateOutline.HEXAGON, own)
        if not places or verb in ("use", "discover", "trade"):
            continue
        if verb in ("move", "sail", "retreat"):
            return _AnswerTarget(places[-1], PlateOutline.SHIELD, own, places[0] if len(places) > 1 else "")
        if verb in ("train", "camp", "harbour", "lose"):
            return _AnswerTarget(places[-1], PlateOutline.SHIELD, own)
        return _AnswerTarget(places[-1], PlateOutline.SQUARE if verb == "build" else PlateOutline.HEXAGON, own)
    return None


def _draw_land(
    view: MesopotamiaView, context: PictureContext, aims: Sequence[tuple[Answer, _AnswerTarget]], alt: str
) -> Scene:
    state = view.position
    players, world = len(state.players), state.content.map
    _, _, width, height = map_rect(players)
    numbered = {world.by_name[aim.name] for answer, aim in aims if answer.number and aim.name in world.by_name}
    items = [*land_items(view, numbered)]
    lit = dict.fromkeys(aim.name for answer, aim in aims if not answer.number)
    frames = [item for name in lit for item in selectable_items(world, name, players)]
    placed = [PlacedAnswer(answer, _target_spot(state, aim)) for answer, aim in aims]
    names = [_name_box(area_rect(world, area, players)) for area in range(len(world.areas))]
    pieces = [item_box(item) for item in items if Layer.TOWER <= item.z <= Layer.SHIP]
    within = Box(MAP_RECT[0], MAP_RECT[1], MAP_RECT[0] + width, MAP_RECT[1] + height)
    marks = number_items((Layer.ARROW, WORDS_LAYER), placed, SIZE[0], within, [*names, *_text_bounds(items)], pieces)
    left = dict.fromkeys(aim.start for _, aim in aims if aim.start in world.by_name)
    above = [_raised_name_item(name, area_rect(world, world.by_name[name], players)) for name in left]
    raised = (item._replace(y=item.y + _LAND_MARGIN - MAP_RECT[1]) for item in (*items, *frames, *marks, *above))
    size = SIZE[0], round(height + 2 * _LAND_MARGIN)
    land = MapBackdrop(
        size, (MAP_RECT[0], _LAND_MARGIN, width, height), printed_areas(state.config.content, players), ()
    )
    return Scene("glance", "mesopotamia-glance", size, context.theme, land, sort_by_layer(raised), alt)


def _target_spot(state: Position, aim: _AnswerTarget) -> Spot:
    """Return the plate of an answer: in the lower right corner of an area where pieces are, next to them."""
    world, players = state.content.map, len(state.players)
    x, y = _plate_position(world, players, aim.name)
    if aim.name in world.by_name:
        left, _, width, _ = area_rect(world, world.by_name[aim.name], players)
        spot = state.spots[world.by_name[aim.name]]
        x = left + width - NUMBER_ROOM / 2 if spot.armies or spot.settlement is not None else x
    origin = _plate_position(world, players, aim.start) if aim.start else None
    return Spot(aim.name, x, y, aim.outline, aim.ink, origin)


def _plate_position(world: World, players: int, name: str) -> Point:
    """Return the place of a numbered plate in an empty area or on a border."""
    if name in world.by_name:
        x, y, width, height = area_rect(world, world.by_name[name], players)
        return x + width / 2, y + height - _PLATE_FOOT_DISTANCE
    (ax, ay), (bx, by) = border_ends(world, world.by_border[name], players)
    return (ax + bx) / 2, (ay + by) / 2


def _name_box(card: Rect) -> Box:
    x, y, _, height = card
    return Box(x + _NAME_BOX.left, y + _NAME_BOX.top, x + _NAME_BOX.right, y + _NAME_BOX.bottom - content_rise(height))


def _raised_name_item(name: str, card: Rect) -> Item:
    """Return the name of an area as an item above the arrows, for areas that units leave."""
    x, y, _, height = card
    return Item(Layer.BADGE, x, y, AreaName(name, height))


def _text_bounds(items: Iterable[Item]) -> Iterator[Box]:
    """Yield the bounds of events and of armies' numbers, which numbered plates avoid."""
    for item in items:
        if isinstance(item.sprite, ArmyPlate):
            yield from (box.move(item.x, item.y) for box in item.sprite.number_boxes)
        elif isinstance(item.sprite, EventToken | SixRoundEvent):
            left, top, right, bottom = item_box(item)
            yield Box(
                left + _EVENT_SHADOW_WIDTH,
                top + _EVENT_SHADOW_WIDTH,
                right - _EVENT_SHADOW_WIDTH,
                bottom - _EVENT_SHADOW_WIDTH,
            )


_STRIP_MARGIN, _GOODS_HEIGHT = 6.0, 58.0
_TABLETS_RECT: Rect = (_STRIP_MARGIN, _STRIP_MARGIN, 1088.0, 300.0)
_STALLS_HEIGHT = 4 + 3 * 124.0
_STALLS_RISE = 70.0
"""Distance by which the trade places are higher than in the market's own picture, in units."""

_PLATE_OFFSET_ON_TABLET = (52.0, 108.0)
_PLATE_INSET_ON_STALL = 27.0
"""Position of a numbered plate from the top-left corner of an action's tablet, and its distance from both edges of a
trade place, in units."""


def trade_place_of(view: MesopotamiaView, words: Words) -> int | None:
    """Return the index of the trade place that a move uses, or None."""
    for move in split_moves(words):
        match move:
            case ("trade", name, *_):
                return next(
                    (index for index, slot in enumerate(view.position.content.slots) if slot.name == name), None
                )
    return None


def action_number(words: Words) -> int | None:
    """Return the index of the action that a move uses or improves, or None."""
    for move in split_moves(words):
        match move:
            case ("use" | "discover", action, *_) if action in ACTIONS:
                return ACTIONS.index(action)
    return None


def draw_action_strip(
    view: MesopotamiaView, context: PictureContext, player: Player, answers: Sequence[Answer]
) -> Scene:
    """Draw a strip with the actions' tablets and the numbers of their answers, and the reader's goods and dice."""
    frame, cards = Frame(SIZE[0], context.rtl), tablet_rects(_TABLETS_RECT)
    items = [
        item for action, card in enumerate(cards) for item in tablet_items(view, context, frame, player, action, card)
    ]
    answered_actions = [(answer, action) for answer in answers if (action := action_number(answer.words)) is not None]
    for action in dict.fromkeys(action for answer, action in answered_actions if not answer.number):
        x, y, width, height = cards[action]
        items.append(frame.place_rectangle(x, y, width, SelectableRim(width, height)))
    placed = [
        _place_on_market(
            frame,
            answer,
            action,
            cards[action][0] + _PLATE_OFFSET_ON_TABLET[0],
            cards[action][1] + _PLATE_OFFSET_ON_TABLET[1],
        )
        for answer, action in answered_actions
    ]
    return _draw_strip(
        view, context, player, [*items, *_number_items(placed)], _TABLETS_RECT[3] + _STRIP_MARGIN, (_TABLETS_RECT,)
    )


def draw_market_strip(
    view: MesopotamiaView, context: PictureContext, player: Player, answers: Sequence[Answer]
) -> Scene:
    """Draw a strip with the trade places and the numbers of their answers, and the reader's goods and dice."""
    frame = Frame(SIZE[0], context.rtl)
    items = [item._replace(y=item.y - _STALLS_RISE) for item in stall_items(view.position, frame)]
    placed = list[PlacedAnswer]()
    for answer in answers:
        if (slot := trade_place_of(view, answer.words)) is None:
            continue
        x, y = stall_corner(slot)
        if answer.number:
            placed.append(
                _place_on_market(
                    frame,
                    answer,
                    slot,
                    x + TradeStall.WIDTH - _PLATE_INSET_ON_STALL,
                    y - _STALLS_RISE + TradeStall.HEIGHT - _PLATE_INSET_ON_STALL,
                )
            )
        else:
            items.append(
                frame.place_rectangle(
                    x,
                    y - _STALLS_RISE,
                    TradeStall.WIDTH,
                    SelectableRim(TradeStall.WIDTH, TradeStall.HEIGHT, SELECTED_STALL_OUTSET),
                )
            )
    return _draw_strip(view, context, player, [*items, *_number_items(placed)], _STALLS_HEIGHT, ())


def _place_on_market(frame: Frame, answer: Answer, subject: int, x: float, y: float) -> PlacedAnswer:
    mirrored_x = frame.width - x if frame.rtl else x
    return PlacedAnswer(answer, Spot(subject, mirrored_x, y, PlateOutline.HEXAGON, PlateInk.BLUE, fixed=True))


def _number_items(placed: Sequence[PlacedAnswer]) -> Iterator[Item]:
    return number_items((WORDS_LAYER, WORDS_LAYER + 1), placed, SIZE[0], Box(0, 0, *SIZE))


def draw_goods_strip(view: MesopotamiaView, context: PictureContext, player: Player) -> Scene:
    """Draw a strip of goods and dice alone, twice as high as in other strips: a strip may be at most 8:1."""
    return _draw_strip(view, context, player, [], 0.0, ())


def _draw_strip(
    view: MesopotamiaView,
    context: PictureContext,
    player: Player,
    items: Sequence[Item],
    top: float,
    cards: Sequence[Rect],
) -> Scene:
    """Compose a strip with the reader's goods and dice below y `top`, and `items` on `cards` above it."""
    frame = Frame(SIZE[0], context.rtl)
    goods: Rect = (_STRIP_MARGIN, top + _STRIP_MARGIN, 1088.0, _GOODS_HEIGHT if top else SIZE[0] / 8 - _STRIP_MARGIN)
    size = SIZE[0], round(goods[1] + goods[3] + _STRIP_MARGIN)
    whole = sort_by_layer([*items, *goods_items(view, frame, player, goods)])
    wall = Wall(size, tuple(frame.place_card(card) for card in (*cards, goods)), ())
    return Scene(
        "glance", "mesopotamia-strip", size, context.theme, wall, whole, shorten_alt(player_line(view, context, player))
    )
