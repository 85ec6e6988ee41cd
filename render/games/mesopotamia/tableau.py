"""One player's board, enlarged: dice, points, technologies, goods, supply, buildings; for its owner also the quests."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from engine.game import Seat
from engine.games.mesopotamia.content.tables import ACTIONS, GOODS, PIECES, Quest
from engine.games.mesopotamia.reading.board import (
    remaining_amphorae,
    remaining_event_dice,
    remaining_supply,
    technology,
)
from engine.games.mesopotamia.reading.goods import need_words
from engine.games.mesopotamia.reading.scoring import largest_completed_set, quest_measures, total_points
from engine.games.mesopotamia.state import ASHUR_MODE, EVENT_RUNNING, UR_MODE, Player
from engine.games.mesopotamia.view import MesopotamiaView
from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY, MEDIUM, fit_text, text_width
from render.games.mesopotamia.described import player_line
from render.games.mesopotamia.powers import effect_signs
from render.games.mesopotamia.setting import SIZE, die_colour_and_sign, empire_of, name_of
from render.games.mesopotamia.sprites.pieces import EmpireSeal, SixRoundEvent
from render.games.mesopotamia.sprites.powers import EffectSigns
from render.games.mesopotamia.sprites.tablets import ActionTablet, CountPlate, LevelWedges, QuestEnvelope, ReedMat
from render.games.mesopotamia.sprites.tokens import DiceSigns, Die, GoodToken, PointsDisc, WordSign
from render.kit.names import MIN_SIZE, break_name, fit_player_name
from render.layouts.frame import Frame
from render.scene import Item, Scene, shorten_alt, sort_by_layer
from render.sprites.cards import INK, MUTED, RED, TEXT
from render.sprites.ground import Rect, Wall

_HEAD_RECT: Rect = (6, 6, 1088, 76)
_TABLETS_RECT: Rect = (6, 88, 1088, 306)
_GOODS_RECT: Rect = (6, 400, 1088, 66)
_SUPPLY_RECT: Rect = (6, 472, 1088, 62)
_QUESTS_TOP, _PUBLIC_QUESTS_HEIGHT = 540.0, 112.0
"""Y coordinate of the upper edge of quests and events, and their height in a public picture, in units."""

_ENVELOPE_HEIGHT, _NEEDS_HEIGHT, _ROW_PITCH = 146.0, 56.0, 154.0
"""Height of a quest's envelope and of its band with the needs, and distance between rows of envelopes, in units."""

QUEST_TEXT, _QUEST_HEAD_HEIGHT, _QUEST_LINE_PITCH = 32.0, 62.0, 38.0
"""Font size of a quest's text, height of the head with its name, and distance between lines of the text, in units."""

_GOOD_PITCH, _MAX_COUNT_WIDTH, _MAX_DIE_SIZE, _DIE_GAP = 100.0, 33.0, 46.0, 8.0
"""Distance between goods, maximum width of their numbers, maximum size of dice, and gap between dice, in units."""

_FACE_DOWN_QUEST_PITCH, _MAX_FACE_DOWN_QUESTS = 64.0, 4
"""Distance between face-down quests in units, and maximum number that are drawn."""

_TABLETS_IN_ROW, _COLUMN_GAP = 3, 8.0
"""Number of tablets or envelopes in a row, and gap between them in units."""

_EFFECT_SCALES = (0.84, 1.1)
"""Minimum and maximum scale of the signs of effects on a tablet."""

_NEED_WIDTH, _NUMBER_WIDTH = 42.0, 24.0
"""Width of a need's sign, and gap after a need's number, in units."""

_SIGN_OF_NEED = {"settlements": "settlement", "walls": "wall", "ships": "ship", "floors": "floor", "gardens": "garden"}
_SIGN_OF_NEED |= {"amphorae": "amphora", "population": "population", "events": "events"}
"""The sign that replaces the word for each of these needs of quests."""


def tableau(view: MesopotamiaView, context: PictureContext, seat: Seat) -> Scene | None:
    """Draw the public picture of a player's board with the number of quests, or return None if there is no such
    seat."""
    if not 0 <= seat < len(view.position.realms):
        return None
    frame = Frame(SIZE[0], context.rtl)
    side_items = [*_quest_and_event_items(view, context, frame, seat)]
    items = [*_board_items(view, context, frame, seat), *side_items]
    return _compose_scene(
        "tableau",
        context,
        frame,
        items,
        _PUBLIC_QUESTS_HEIGHT if side_items else 0,
        shorten_alt(player_line(view, context, seat)),
    )


def hand(view: MesopotamiaView, context: PictureContext) -> Scene | None:
    """Draw the reader's own board with the faces of the quests, or return None for a public view."""
    if view.seat is None:
        return None
    frame = Frame(SIZE[0], context.rtl)
    items = [*_board_items(view, context, frame, view.seat), *_quest_items(view, context, frame, view.seat)]
    lines = [context.say("picture-twin-quests", quests=view.quests)] if view.quests else []
    alt = shorten_alt(" ".join((*lines, player_line(view, context, view.seat))))
    return _compose_scene("hand", context, frame, items, _ROW_PITCH * -(-len(view.quests) // _TABLETS_IN_ROW), alt)


def _compose_scene(
    kind: str, context: PictureContext, frame: Frame, items: Sequence[Item], rest: float, alt: str
) -> Scene:
    """Compose a picture of a player's board. `rest`: the height of the part below the supply, in units."""
    cards = [_HEAD_RECT, _GOODS_RECT, _SUPPLY_RECT]
    if rest == _PUBLIC_QUESTS_HEIGHT:
        cards.append((6, _QUESTS_TOP, _SUPPLY_RECT[2], rest))
    size = (SIZE[0], round(_SUPPLY_RECT[1] + _SUPPLY_RECT[3] + 8 + rest))
    wall = Wall(size, (), (), tuple(frame.place_card(card) for card in cards))
    return Scene(kind, f"mesopotamia-{kind}", size, context.theme, wall, sort_by_layer(items), alt)


def _board_items(view: MesopotamiaView, context: PictureContext, frame: Frame, player: Player) -> Iterator[Item]:
    """Yield the head, the technologies, the goods and the supply of a board. Ur's defenders and Ashur's enemy have no
    technologies (24.6, 25.2)."""
    state = view.position
    yield from _head_items(view, context, frame, player)
    if state.config.mode not in (UR_MODE, ASHUR_MODE) or not state.is_bot(player):
        for action, card in enumerate(tablet_rects(_TABLETS_RECT)):
            yield from tablet_items(view, context, frame, player, action, card)
    yield from goods_items(view, frame, player, _GOODS_RECT)
    yield from _supply_items(view, context, frame, player)


def goods_items(view: MesopotamiaView, frame: Frame, player: Player, card: Rect) -> Iterator[Item]:
    """Yield a player's goods on a mat at the left of the rectangle `card`, and the dice to its right."""
    x, y, _, height = card
    width = _GOOD_PITCH * len(GOODS) + 6
    yield frame.place_rectangle(x + 5, y + 5, width, ReedMat(width, height - 10))
    for number, (name, count) in enumerate(zip(GOODS, view.position.realms[player].goods, strict=True)):
        at, middle = x + 36 + _GOOD_PITCH * number, y + height / 2
        digits, size = fit_text(str(count), _MAX_COUNT_WIDTH, 32, HEAVY, MIN_SIZE)
        plate = CountPlate(text_width(digits, size, HEAVY) + 14)
        yield frame.place_sprite(at, middle, GoodToken(name, 40))
        yield frame.place_rectangle(at + 25, middle, plate.width, plate)
        yield frame.write_from(at + 32, middle, digits, size, HEAVY, TEXT if count else MUTED)
    yield from _dice_items(view, frame, player, card)


def _dice_items(view: MesopotamiaView, frame: Frame, player: Player, card: Rect) -> Iterator[Item]:
    """Yield a player's dice at the right end of the rectangle `card`, smaller if there are many."""
    realm = view.position.realms[player]
    dice = [
        Die(*die_colour_and_sign(word), bool(realm.spent >> index & 1), _MAX_DIE_SIZE)
        for index, word in enumerate(realm.dice)
    ]
    room = card[2] - _GOOD_PITCH * len(GOODS) - 24
    part = min(1.0, room / max(1.0, sum(die.width + _DIE_GAP for die in dice)))
    right = card[0] + card[2] - 14
    for die in reversed(dice):
        drawn = replace(die, size=_MAX_DIE_SIZE * part)
        yield frame.place_sprite(right - drawn.width / 2, card[1] + card[3] / 2, drawn)
        right -= (die.width + _DIE_GAP) * part


def _head_items(view: MesopotamiaView, context: PictureContext, frame: Frame, player: Player) -> Iterator[Item]:
    """Yield the seal, the name and the empire, the positions on both tracks, floors, gardens, and the points."""
    x, y, width, height = _HEAD_RECT
    state, middle = view.position, y + height / 2
    realm, mark = state.realms[player], empire_of(state, player)
    yield frame.place_sprite(x + 38, middle, EmpireSeal(mark, 27, state.turn.player == player and not view.over))
    name = name_of(view, context, player)
    alone = name == context.word(mark)
    yield frame.write_from(x + 78, middle if alone else y + 24, *fit_player_name(name, 330, 29), HEAVY)
    if not alone:
        yield frame.write_from(x + 78, y + 56, *fit_player_name(context.word(mark), 330, MIN_SIZE), MEDIUM, MUTED)
    tracks = (("population", state.population.at[player]), ("events", state.events.at[player]))
    for index, (sign, count) in enumerate((*tracks, ("floor", realm.floors), ("garden", len(realm.gardens)))):
        yield frame.place_sprite(x + 460 + 140 * index, middle, WordSign(sign, 42, "gold"))
        yield frame.write_from(x + 490 + 140 * index, middle, str(count), 36, HEAVY, TEXT if count else MUTED)
    yield frame.place_sprite(x + width - 42, middle, PointsDisc(total_points(state, player), 28))


def tablet_rects(card: Rect) -> tuple[Rect, ...]:
    """Return the rectangles of the six actions' tablets within the rectangle `card`: two rows of three."""
    x, y, width, height = card
    tablet_width, tablet_height = (
        (width - _COLUMN_GAP * (_TABLETS_IN_ROW - 1) - 4) / _TABLETS_IN_ROW,
        (height - _COLUMN_GAP - 8) / 2,
    )
    return tuple(
        (
            x + 2 + (tablet_width + _COLUMN_GAP) * (action % _TABLETS_IN_ROW),
            y + 3 + (tablet_height + _COLUMN_GAP) * (action // _TABLETS_IN_ROW),
            tablet_width,
            tablet_height,
        )
        for action in range(len(ACTIONS))
    )


def tablet_items(
    view: MesopotamiaView, context: PictureContext, frame: Frame, player: Player, action: int, card: Rect
) -> Iterator[Item]:
    """Yield an action's tablet in the rectangle `card`: illustration, name, the player's level, the dice that it needs,
    and its effects at that level."""
    (x, y, width, height), state = card, view.position
    level, tech = state.realms[player].levels[action], technology(state, player, action)
    tablet = ActionTablet(ACTIONS[action], width, height)
    yield from tablet.tablet_items(frame, x, y)
    left = x + tablet.scene_width
    room = x + width - 14 - left
    name = context.word(ACTIONS[action])
    yield frame.write_from(left, y + 27, *fit_text(name[:1].upper() + name[1:], room, 34, HEAVY, MIN_SIZE), HEAVY, INK)
    yield frame.place_sprite(left + 46, y + height / 2 - 1, LevelWedges(level, frame.rtl))
    signs = DiceSigns(tech.signs)
    yield frame.place_rectangle(x + width - 14 - signs.width, y + height / 2 - 1, signs.width, signs)
    effects = EffectSigns(effect_signs(state.content, tech, level), frame.rtl, is_dark=True)
    min_scale, max_scale = _EFFECT_SCALES
    effects = replace(effects, zoom=min(max_scale, max(min_scale, room / effects.width)))
    yield frame.place_rectangle(left, y + height - 30, effects.width, effects)


def _supply_items(view: MesopotamiaView, context: PictureContext, frame: Frame, player: Player) -> Iterator[Item]:
    """Yield the pieces left in a player's supply, each kind with its number."""
    x, y, _, height = _SUPPLY_RECT
    state, middle = view.position, y + height / 2
    yield frame.write_from(
        x + 18, middle, *fit_player_name(context.say("picture-supply"), 118, MIN_SIZE), MEDIUM, MUTED
    )
    left = [(name, remaining_supply(state, player, index)) for index, name in enumerate(PIECES)]
    left += [("amphora", remaining_amphorae(state, player)), ("events", remaining_event_dice(state, player))]
    for index, (name, count) in enumerate(left):
        sign_x = x + 164 + 94.0 * index
        yield frame.place_sprite(sign_x, middle, WordSign(name, 38, TEXT if count else MUTED))
        yield frame.write_from(sign_x + 25, middle, str(count), 32, HEAVY, TEXT if count else MUTED)


def _quest_and_event_items(
    view: MesopotamiaView, context: PictureContext, frame: Frame, player: Player
) -> Iterator[Item]:
    """Yield the number of face-down quests, and the six-round events with the names of their areas."""
    left, middle = _SUPPLY_RECT[0] + 18, _QUESTS_TOP + _PUBLIC_QUESTS_HEIGHT / 2
    state = view.position
    if count := state.realms[player].quests:
        for index in range(min(count, _MAX_FACE_DOWN_QUESTS)):
            yield frame.place_rectangle(left + _FACE_DOWN_QUEST_PITCH * index, middle - 42, 116, QuestEnvelope(116, 80))
        left += _FACE_DOWN_QUEST_PITCH * (min(count, _MAX_FACE_DOWN_QUESTS) - 1) + 50
        text, size = fit_player_name(context.say("picture-score-quests"), 200, 28)
        yield frame.write_from(left + 84, middle, text, size, MEDIUM, MUTED)
        left += 96 + text_width(text, size, MEDIUM)
        yield frame.write_from(left, middle, f"× {count}", 34, HEAVY)
        left += 130
    areas = [area for area, spot in enumerate(state.spots) if spot.event == EVENT_RUNNING and spot.owner == player]
    pitch = min(180.0, (_SUPPLY_RECT[0] + _SUPPLY_RECT[2] - left - 20) / max(1, len(areas)))
    for index, area in enumerate(areas):
        spot = state.spots[area]
        good = next(iter(state.content.events[spot.token].options[spot.option - 1].each_round))
        event_x = left + 30 + pitch * index
        yield frame.place_sprite(event_x, middle, SixRoundEvent(empire_of(state, player), good, spot.die))
        yield frame.write_from(event_x + 34, middle, state.content.map.areas[area].name, 30, BOLD)


def _quest_items(view: MesopotamiaView, context: PictureContext, frame: Frame, player: Player) -> Iterator[Item]:
    """Yield the reader's quests in envelopes with their needs, three in a row."""
    tablet_width = (_TABLETS_RECT[2] - _COLUMN_GAP * (_TABLETS_IN_ROW - 1) - 4) / _TABLETS_IN_ROW
    fulfilled = largest_completed_set(view.position, player, view.quests)
    for index, name in enumerate(view.quests):
        x = _TABLETS_RECT[0] + 2 + (tablet_width + _COLUMN_GAP) * (index % _TABLETS_IN_ROW)
        y = _QUESTS_TOP + _ROW_PITCH * (index // _TABLETS_IN_ROW)
        quest = QuestCard(player, name, (x, y, tablet_width, _ENVELOPE_HEIGHT), name in fulfilled)
        yield from quest_items(view, context, frame, quest)


class QuestCard(NamedTuple):
    """A quest in its envelope.

    `player`: the owner.
    `name`: the name of the quest in code.
    `place`: the rectangle of the envelope.
    `is_ready`: whether the quest is fulfilled.
    `lines`: the lines of text below its name.
    """

    player: Player
    name: str
    place: Rect
    is_ready: bool
    lines: Sequence[str] = ()


def quest_items(view: MesopotamiaView, context: PictureContext, frame: Frame, quest: QuestCard) -> Iterator[Item]:
    """Yield a quest's envelope with its name, its text and its needs."""
    x, y, width, height = quest.place
    yield frame.place_rectangle(x, y, width, QuestEnvelope(width, height, _NEEDS_HEIGHT, quest.is_ready, frame.rtl))
    lines, size = _quest_name_lines(context.word(quest.name), width - 76), 38.0 if quest.lines else 29.0
    for line, text in enumerate(lines):
        line_y = y + (34 if len(lines) == 1 else 26 + 31 * line)
        yield frame.write_from(x + 18, line_y, *fit_text(text, width - 76, size, HEAVY, MIN_SIZE), HEAVY, INK)
    for line, text in enumerate(quest.lines):
        yield frame.write_from(
            x + 18, y + _QUEST_HEAD_HEIGHT + _QUEST_LINE_PITCH * (line + 0.5), text, QUEST_TEXT, BOLD, INK
        )
    corner = (x + 18, y + height - _NEEDS_HEIGHT / 2)
    yield from _need_items(view, context, frame, quest, corner)


def quest_height(lines: int) -> float:
    """Return the height of an envelope with this number of lines of text, in units."""
    return _QUEST_HEAD_HEIGHT + _QUEST_LINE_PITCH * lines + 20 + _NEEDS_HEIGHT


def _quest_name_lines(name: str, room: float) -> tuple[str, ...]:
    """Return a quest's name on one line if it is at most `room` units wide, otherwise on two."""
    return (name,) if text_width(name, 29, HEAVY) <= room else break_name(name, room * MIN_SIZE / 30)


def _need_items(
    view: MesopotamiaView, context: PictureContext, frame: Frame, card: QuestCard, start: tuple[float, float]
) -> Iterator[Item]:
    """Yield the needs of a quest to the right of `start`: signs with numbers, and words for units and areas. Needs that
    the player does not meet are red."""
    quest, (x, y), room = view.position.content.quests[card.name], start, card.place[2] - 30
    needs = [(_SIGN_OF_NEED.get(need, need), need, count) for need, count in quest.needs.items()]
    signs = [(sign, need, count) for sign, need, count in needs if need in GOODS or need in _SIGN_OF_NEED]
    signs += [(ACTIONS[action], ACTIONS[action], level) for action, level in quest.tech.items()]
    in_words = [(need, count) for _, need, count in needs if need not in GOODS and need not in _SIGN_OF_NEED]
    words = [(need, context.word(*need_words({need: count}, {}))) for need, count in in_words]
    lacks = _missing_needs(view, card.player, quest)
    needed = (
        sum(_NEED_WIDTH + _NUMBER_WIDTH + text_width(str(count), 32, HEAVY) for _, _, count in signs) - _NUMBER_WIDTH
    )
    needed += sum(text_width(word, MIN_SIZE, BOLD) + _NUMBER_WIDTH for _, word in words)
    close = min(0.0, (room - needed) / max(1, len(signs) + len(words) - 1))
    gap = max(8.0, _NUMBER_WIDTH + close)
    for sign, need, count in signs:
        drawn = GoodToken(sign, 34) if sign in GOODS else WordSign(sign, 34, INK)
        yield frame.place_sprite(x + 17, y, drawn)
        yield frame.write_from(x + _NEED_WIDTH, y, str(count), 32, HEAVY, RED if need in lacks else INK)
        x += _NEED_WIDTH + text_width(str(count), 32, HEAVY) + gap
    for need, word in words:
        yield frame.write_from(x, y, word, MIN_SIZE, BOLD, RED if need in lacks else INK)
        x += text_width(word, MIN_SIZE, BOLD) + gap


def _missing_needs(view: MesopotamiaView, player: Player, quest: Quest) -> frozenset[str]:
    """Return the names of the needs of a quest that a player does not meet."""
    realm = view.position.realms[player]
    owned = {**quest_measures(view.position, player), **dict(zip(GOODS, realm.goods, strict=True))}
    levels = {ACTIONS[action] for action, level in quest.tech.items() if realm.levels[action] < level}
    return frozenset(levels | {need for need, count in quest.needs.items() if owned[need] < count})
