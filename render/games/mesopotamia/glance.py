"""The pictures of the panel: the land with the answers on it; below it a strip with the actions, or the places for
trade, and the reader's goods and dice."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from engine.game import Words
from engine.games.mesopotamia.content.tables import ACTIONS
from engine.games.mesopotamia.content.tables import Map as World
from engine.games.mesopotamia.state import Home, Player
from engine.games.mesopotamia.view import MesopotamiaView
from engine.move_chain import last_move, split_moves
from render.answer import Answer
from render.context import PictureContext
from render.drawing.canvas import Box
from render.drawing.shapes import Point
from render.games.mesopotamia.alt import board_alt
from render.games.mesopotamia.board import home_name, lit_items, place_name
from render.games.mesopotamia.choices import choices
from render.games.mesopotamia.described import player_line
from render.games.mesopotamia.land import land_items
from render.games.mesopotamia.market import stand_at, stand_items
from render.games.mesopotamia.question import question
from render.games.mesopotamia.setting import MAP_RECT, SIZE, Layer, border, empire, fields, map_place, place
from render.games.mesopotamia.sprites.land import AreaName, Land, SelectableRim, rise
from render.games.mesopotamia.sprites.pieces import Happening, Running, Troop
from render.games.mesopotamia.sprites.tokens import Stand
from render.games.mesopotamia.tableau import goods_items, tablet_items, tablets
from render.kit.glance import Placed, Spot, glance_alt, item_box, mark_items, mark_of_answer
from render.layouts.frame import WORDS_LAYER, Frame
from render.scene import Item, Scene, shorten, stack
from render.sprites.ground import Rect, Wall
from render.sprites.numbers import Ink, Outline

_TOP = 7.0
_FOOT_DISTANCE = 30.0
"""Distance from a plate to the lower edge of its area, in units."""

_MAX_HEIGHT, _NUMBER_INSET = 850, 33.0
"""Maximum height of a picture of options, and the distance of numbers from the corners of their plates."""

_NAME_BOX = Box(11.0, 0.0, 50.0, 40.0)
"""Bounds of an area's name, from the area's top-left corner."""

_SHADOW_WIDTH = 3.0
"""Width of the shadow around an event, which a plate may cover, in units."""

_EMPIRE_INKS = {
    "babylon": Ink.BLUE,
    "akkad": Ink.RED,
    "elam": Ink.GREEN,
    "hittites": Ink.BLACK,
    "sumer": Ink.YELLOW,
    "tribe": Ink.RUBBLE,
}
"""The plates of empires whose colour, or a shade of it, is dark enough for light figures."""


class _Aim(NamedTuple):
    """The place on the map that an answer is about.

    `name`: of the area or border.
    `outline`: of its plate.
    `ink`: the plate's colour.
    `start`: the area from which the unit comes; empty if it comes from none.
    """

    name: str
    outline: Outline
    ink: Ink
    start: str = ""


def glance(view: MesopotamiaView, context: PictureContext, answers: Sequence[Answer]) -> tuple[Scene, ...]:
    """Draw the map with the answers' numbers or highlighted places; below it the actions, or the places for trade if
    one of them is offered, and the reader's belongings. In a battle, draw the fighters."""
    player = view.position.turn.player if view.seat is None else view.seat
    aims = [(answer, aim) for answer in answers if (aim := _aim(view, player, answer)) is not None]
    if not aims and (battle := question(view, context)) is not None:
        return battle, goods_strip(view, context, player)
    trades = [answer for answer in answers if slot_of(view, answer.words) is not None]
    acts = [answer for answer in answers if action_of(answer.words) is not None]
    alt = glance_alt(context, answers, [*(answer for answer, _ in aims), *trades, *acts]) or board_alt(view, context)
    bundles = any(map(_is_bundle, answers))
    chosen = _numbered_choices(view, context, answers, alt) if not (aims or trades or acts or bundles) else None
    if chosen is not None:
        return chosen, goods_strip(view, context, player)
    land = _land(view, context, aims, alt)
    return land, (market_strip if trades else action_strip)(view, context, player, answers)


def _numbered_choices(
    view: MesopotamiaView, context: PictureContext, answers: Sequence[Answer], alt: str
) -> Scene | None:
    """Draw options, quests, dice or goods to choose from, each with its number. None if there are none, or if they need
    too much room."""
    words = _told_apart([last_move(answer.words) for answer in answers if len(last_move(answer.words)) > 1])
    drawn = choices(view, context, words, alt)
    if drawn is None or not drawn.places or drawn.scene.size[1] > _MAX_HEIGHT:
        return None
    told = [answer for answer in answers if answer.number and len(last_move(answer.words)) > 1]
    scene, marks = drawn.scene, list[Item]()
    if len(told) == len(words) == len(drawn.places):
        for answer, (x, y, width, _) in zip(told, drawn.places, strict=True):
            across = x + _NUMBER_INSET if context.rtl else x + width - _NUMBER_INSET
            plate = mark_of_answer(answer, Outline.HEXAGON, Ink.BLUE, SIZE[0])
            marks.append(Item(WORDS_LAYER + 1, across, y + _NUMBER_INSET, plate))
    items = stack([*scene.items, *marks])
    return Scene("glance", scene.name, scene.size, scene.theme, scene.backdrop, items, alt)


def _told_apart(moves: Sequence[Words]) -> list[str]:
    """Return the word that distinguishes each move from the others: for quests the one that is put back, else the last
    word."""
    named = dict.fromkeys(word for move in moves for word in move[1:])
    absent = [[word for word in named if word not in move] for move in moves]
    if all(move[0] == "keep" for move in moves) and all(len(words) == 1 for words in absent):
        return [word for words in absent for word in words]
    return [move[-1] for move in moves]


def _is_bundle(answer: Answer) -> bool:
    """Whether an answer does one thing several times, so that it belongs to no single place."""
    verbs = [move[0] for move in split_moves(answer.words) if move]
    return len(verbs) > 1 and len(set(verbs)) == 1


def _aim(view: MesopotamiaView, player: Player, answer: Answer) -> _Aim | None:
    """Return the place on the map that the answer is about: that of its last move that names one."""
    world, own = view.position.content.map, _EMPIRE_INKS.get(empire(view.position, player), Ink.WALL)
    if _is_bundle(answer):
        return None
    for words in reversed(split_moves(answer.words)):
        verb, *rest = words or ("",)
        named = [name for word in rest if (name := place_name(world, word))]
        if verb == "home" and rest and view.agenda and isinstance(view.agenda[0], Home):
            return _Aim(home_name(world, rest[0]), Outline.DISC, own)
        if verb == "gather" and rest[:1] == ["home"]:
            return _Aim(world.areas[view.position.realms[player].home].name, Outline.HEXAGON, own)
        if not named or verb in ("use", "discover", "trade"):
            continue
        if verb in ("move", "sail", "retreat"):
            return _Aim(named[-1], Outline.SHIELD, own, named[0] if len(named) > 1 else "")
        if verb in ("train", "camp", "harbour", "lose"):
            return _Aim(named[-1], Outline.SHIELD, own)
        return _Aim(named[-1], Outline.SQUARE if verb == "build" else Outline.HEXAGON, own)
    return None


def _land(view: MesopotamiaView, context: PictureContext, aims: Sequence[tuple[Answer, _Aim]], alt: str) -> Scene:
    state = view.position
    players, world = len(state.players), state.content.map
    _, _, width, height = map_place(players)
    items = [*land_items(view)]
    lit = dict.fromkeys(aim.name for answer, aim in aims if not answer.number)
    frames = [item for name in lit for item in lit_items(world, name, players)]
    placed = [Placed(answer, _spot(world, players, aim)) for answer, aim in aims]
    names = [_name_box(place(world, area, players)) for area in range(len(world.areas))]
    pieces = [item_box(item) for item in items if Layer.TOWER <= item.z <= Layer.SHIP]
    within = Box(MAP_RECT[0], MAP_RECT[1], MAP_RECT[0] + width, MAP_RECT[1] + height)
    marks = mark_items((Layer.ARROW, WORDS_LAYER), placed, SIZE[0], within, [*names, *_text_bounds(items)], pieces)
    left = dict.fromkeys(aim.start for _, aim in aims if aim.start in world.by_name)
    above = [_name_above(name, place(world, world.by_name[name], players)) for name in left]
    raised = (item._replace(y=item.y + _TOP - MAP_RECT[1]) for item in (*items, *frames, *marks, *above))
    size = SIZE[0], round(height + 2 * _TOP)
    land = Land(size, (MAP_RECT[0], _TOP, width, height), fields(state.config.content, players), ())
    return Scene("glance", "mesopotamia-glance", size, context.theme, land, stack(raised), alt)


def _spot(world: World, players: int, aim: _Aim) -> Spot:
    origin = _plate_place(world, players, aim.start) if aim.start else None
    return Spot(aim.name, *_plate_place(world, players, aim.name), aim.outline, aim.ink, origin)


def _plate_place(world: World, players: int, name: str) -> Point:
    """Return the place of a numbered plate in an area or on a border."""
    if name in world.by_name:
        x, y, width, height = place(world, world.by_name[name], players)
        return x + width / 2, y + height - _FOOT_DISTANCE
    (ax, ay), (bx, by) = border(world, world.by_border[name], players)
    return (ax + bx) / 2, (ay + by) / 2


def _name_box(card: Rect) -> Box:
    x, y, _, height = card
    return Box(x + _NAME_BOX.left, y + _NAME_BOX.top, x + _NAME_BOX.right, y + _NAME_BOX.bottom - rise(height))


def _name_above(name: str, card: Rect) -> Item:
    """Return the name of an area that units leave, drawn above the arrows that begin there."""
    x, y, _, height = card
    return Item(Layer.BADGE, x, y, AreaName(name, height))


def _text_bounds(items: Iterable[Item]) -> Iterator[Box]:
    """Yield the bounds of events and of armies' numbers."""
    for item in items:
        if isinstance(item.sprite, Troop):
            for left, top, right, bottom in item.sprite.numbers:
                yield Box(item.x + left, item.y + top, item.x + right, item.y + bottom)
        elif isinstance(item.sprite, Happening | Running):
            left, top, right, bottom = item_box(item)
            yield Box(left + _SHADOW_WIDTH, top + _SHADOW_WIDTH, right - _SHADOW_WIDTH, bottom - _SHADOW_WIDTH)


_EDGE, _GOODS_HEIGHT = 6.0, 58.0
_TABLETS: Rect = (_EDGE, _EDGE, 1088.0, 300.0)
_STALLS_LEFT = 4 + 3 * 124.0
_MARKET_SHIFT = 70.0
"""Distance by which the market's places move up, since the strip lacks what is above them in the market's own
picture."""

_ON_TABLET = (52.0, 108.0)
_ON_STALL = 27.0
"""Offset of plates from the upper left corner of an action's tablet or of a place for trade."""


def slot_of(view: MesopotamiaView, words: Words) -> int | None:
    """Return the number of the trade place that a move uses, or None."""
    for move in split_moves(words):
        match move:
            case ("trade", name, *_):
                return next(
                    (number for number, slot in enumerate(view.position.content.slots) if slot.name == name), None
                )
    return None


def action_of(words: Words) -> int | None:
    """Return the number of the action that a move uses or improves, or None."""
    for move in split_moves(words):
        match move:
            case ("use" | "discover", action, *_) if action in ACTIONS:
                return ACTIONS.index(action)
    return None


def action_strip(view: MesopotamiaView, context: PictureContext, player: Player, answers: Sequence[Answer]) -> Scene:
    """Draw the tablets of the actions with the numbers of their answers."""
    frame, cards = Frame(SIZE[0], context.rtl), tablets(_TABLETS)
    items = [
        item for action, card in enumerate(cards) for item in tablet_items(view, context, frame, player, action, card)
    ]
    about = [(answer, action) for answer in answers if (action := action_of(answer.words)) is not None]
    for action in dict.fromkeys(action for answer, action in about if not answer.number):
        x, y, width, height = cards[action]
        items.append(frame.top_left(x, y, width, SelectableRim(width, height)))
    placed = [
        _place_on_market(frame, answer, action, cards[action][0] + _ON_TABLET[0], cards[action][1] + _ON_TABLET[1])
        for answer, action in about
    ]
    return _strip(view, context, player, [*items, *_marks(placed)], _TABLETS[3] + _EDGE, (_TABLETS,))


def market_strip(view: MesopotamiaView, context: PictureContext, player: Player, answers: Sequence[Answer]) -> Scene:
    """Draw the trade places with the numbers of their answers."""
    frame = Frame(SIZE[0], context.rtl)
    items = [item._replace(y=item.y - _MARKET_SHIFT) for item in stand_items(view.position, frame)]
    placed = list[Placed]()
    for answer in answers:
        if (slot := slot_of(view, answer.words)) is None:
            continue
        x, y = stand_at(slot)
        if answer.number:
            placed.append(
                _place_on_market(
                    frame, answer, slot, x + Stand.WIDTH - _ON_STALL, y - _MARKET_SHIFT + Stand.HEIGHT - _ON_STALL
                )
            )
        else:
            items.append(frame.top_left(x, y - _MARKET_SHIFT, Stand.WIDTH, SelectableRim(Stand.WIDTH, Stand.HEIGHT)))
    return _strip(view, context, player, [*items, *_marks(placed)], _STALLS_LEFT, ())


def _place_on_market(frame: Frame, answer: Answer, thing: int, x: float, y: float) -> Placed:
    across = frame.width - x if frame.rtl else x
    return Placed(answer, Spot(thing, across, y, Outline.HEXAGON, Ink.BLUE, fixed=True))


def _marks(placed: Sequence[Placed]) -> Iterator[Item]:
    return mark_items((WORDS_LAYER, WORDS_LAYER + 1), placed, SIZE[0], Box(0, 0, *SIZE))


def goods_strip(view: MesopotamiaView, context: PictureContext, player: Player) -> Scene:
    """Draw goods and dice alone, twice as high as elsewhere: the strip may be at most eight times as wide as high."""
    return _strip(view, context, player, [], 0.0, ())


def _strip(
    view: MesopotamiaView,
    context: PictureContext,
    player: Player,
    items: Sequence[Item],
    top: float,
    cards: Sequence[Rect],
) -> Scene:
    """Return a strip with the reader's goods and dice below `top`."""
    frame = Frame(SIZE[0], context.rtl)
    goods: Rect = (_EDGE, top + _EDGE, 1088.0, _GOODS_HEIGHT if top else SIZE[0] / 8 - _EDGE)
    size = SIZE[0], round(goods[1] + goods[3] + _EDGE)
    whole = stack([*items, *goods_items(view, frame, player, goods)])
    wall = Wall(size, tuple(frame.card(card) for card in (*cards, goods)), ())
    return Scene(
        "glance", "mesopotamia-strip", size, context.theme, wall, whole, shorten(player_line(view, context, player))
    )
