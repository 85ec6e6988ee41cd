"""The picture of the open battle: both sides with their bids and bones, and their units' cards in rows."""

from collections.abc import Iterator, Sequence

from engine.games.mesopotamia.content.tables import BATTLE_ROWS, LAND_UNITS
from engine.games.mesopotamia.reading.battle import combat_card, is_simple_combat, wins_ties
from engine.games.mesopotamia.reading.board import find_army
from engine.games.mesopotamia.state import Army, Battle, Lane, Lose
from engine.games.mesopotamia.view import MesopotamiaView
from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY, MEDIUM, fit_text, text_width
from render.games.mesopotamia.alt import battle_alt
from render.games.mesopotamia.described import bid_text, count_bones
from render.games.mesopotamia.setting import empire_of, name_of, unit_amounts
from render.games.mesopotamia.sprites.duel import UNIT_CARD_HEIGHT, UNIT_CARD_WIDTH, SectionSign, UnitCard
from render.games.mesopotamia.sprites.pieces import ArmyPlate, BattleMark, EmpireSeal
from render.games.mesopotamia.sprites.tokens import GoodToken, LightTag, WordSign
from render.kit.names import MIN_SIZE, break_name, fit_player_name
from render.layouts.frame import Frame
from render.scene import Item, Scene, shorten_alt, sort_by_layer
from render.sprites.cards import GOLD, MUTED, Plate, Wreath
from render.sprites.ground import Rect, Wall

_PICTURE_WIDTH = 1100
BATTLE_NAME = "battle"
_HEAD_RECTS: tuple[Rect, Rect] = ((12, 12, 532, 186), (556, 12, 532, 186))
_FIELD_PLACE, _FIELD_MARGIN = (12.0, 208.0, 1076.0), 18.0
"""Left edge, upper edge and width of the field, and distance of cards from its edges, in units."""

_MAX_CARDS_HEIGHT, _MAX_CARDS_WIDTH, _MAX_HALF_WIDTH = 404.0, 1040.0, 494.0
"""Maximum height and width of all cards together, and their maximum width next to an army without cards, in units."""

_MAX_ZOOM, _SIDES_GAP, _ROWS_GAP = 2.6, 56.0, 34.0
"""Maximum scale of cards; gap between both sides of a row, and between rows side by side, in units."""

_HALF_MIDDLE_X = {True: 280.0, False: 820.0}
"""X coordinate of the middle of each side's half, in units: the attacker's (True) and the defender's (False)."""

_BID_WIDTH = 166.0


def question(view: MesopotamiaView, context: PictureContext) -> Scene | None:
    """Draw the open battle with the bids that the view shows, or return None if there is no battle."""
    battle = view.position.battle
    if battle is None:
        return None
    frame = Frame(_PICTURE_WIDTH, context.rtl)
    items = [*_side_items(view, context, frame, battle, True), *_side_items(view, context, frame, battle, False)]
    items.append(frame.place_sprite(_PICTURE_WIDTH / 2, 62, BattleMark(16)))
    shown, height = (
        _lay_out_cards(view, context, frame, battle) if battle.fighters else _lay_out_armies(view, frame, battle)
    )
    field: Rect = (*_FIELD_PLACE, height + 2 * _FIELD_MARGIN)
    size = (_PICTURE_WIDTH, round(field[1] + field[3] + 12))
    wall = Wall(size, tuple(frame.place_card(rect) for rect in (*_HEAD_RECTS, field)), ())
    alt = shorten_alt(battle_alt(view, context, battle))
    return Scene("question", "mesopotamia-battle", size, context.theme, wall, sort_by_layer([*items, *shown]), alt)


def _side_items(
    view: MesopotamiaView, context: PictureContext, frame: Frame, battle: Battle, is_attacker: bool
) -> Iterator[Item]:
    """Yield a side's empire, role, bones, supporting ships, mark as the winner of ties, and bid."""
    state = view.position
    x, y, width, _ = _HEAD_RECTS[0 if is_attacker else 1]
    player = battle.side(is_attacker)
    yield frame.place_sprite(x + 46, y + 44, EmpireSeal(empire_of(state, player), 30))
    yield frame.write_from(x + 90, y + 30, *fit_player_name(name_of(view, context, player), 270, 28), HEAVY)
    role = context.say("picture-attacker" if is_attacker else "picture-defender")
    yield frame.write_from(x + 90, y + 64, *fit_player_name(role, 170, MIN_SIZE), MEDIUM, MUTED)
    if wins_ties(state.events, battle, is_attacker):
        ties, size = fit_text(context.say("picture-ties"), 230, MIN_SIZE, BOLD, 20)
        yield frame.write_to(x + width - 28, y + 64, ties, size, BOLD, GOLD)
        yield frame.place_sprite(x + width - 48 - text_width(ties, size, BOLD), y + 64, WordSign("events", 28, "gold"))
    yield frame.place_sprite(x + width - 150, y + 30, GoodToken("bone", 28))
    yield frame.write_from(x + width - 128, y + 30, str(count_bones(state, battle, is_attacker)), 27, HEAVY)
    if ships := battle.ships[0 if is_attacker else 1]:
        yield frame.place_sprite(x + width - 68, y + 30, WordSign("ship", 28))
        yield frame.write_from(x + width - 50, y + 30, f"+{ships}", MIN_SIZE, HEAVY)
    if battle.solo and not state.is_bot(player):
        lines = break_name(context.say("picture-no-bids"), width - 24)
        for index, line in enumerate(lines):
            fitted_line = fit_text(line, width - 24, MIN_SIZE, MEDIUM, 18)
            yield frame.write_around(
                x + width / 2, y + 134 + 34 * (index - (len(lines) - 1) / 2), *fitted_line, MEDIUM, MUTED
            )
    elif not battle.solo:
        yield from _bid_items(view, context, frame, battle, is_attacker)


def _bid_items(
    view: MesopotamiaView, context: PictureContext, frame: Frame, battle: Battle, is_attacker: bool
) -> Iterator[Item]:
    """Yield the three sections with a side's bid, or a number in simple combat. A word replaces a sealed or no bid."""
    x, y, _, _ = _HEAD_RECTS[0 if is_attacker else 1]
    bids = battle.bids or view.position.hidden.bids
    bid, simple = bids[0 if is_attacker else 1], is_simple_combat(view.position, battle)
    width = _BID_WIDTH if not simple else 3 * _BID_WIDTH + 6
    for row, name in enumerate(("bid",) if simple else BATTLE_ROWS):
        left = x + 14 + (_BID_WIDTH + 3) * row
        yield frame.place_rectangle(left, y + 92, width, Plate(width, 84))
        title = fit_text(context.say(f"picture-{name}"), width - 8, 28, BOLD, 22)
        yield frame.write_around(left + width / 2, y + 114, *title, BOLD)
        if bid is not None:
            bid_x = left if not simple else left + (width - _BID_WIDTH) / 2 + 27
            won = _has_won(view, battle, row, is_attacker)
            if won:
                yield frame.place_sprite(bid_x + 30, y + 147, Wreath(17))
            size = 28.0 if won else 36.0
            yield frame.place_sprite(bid_x + 30, y + 147, GoodToken("bone", size) if simple else SectionSign(row, size))
            bonus = f" +{battle.bonus[row]}" if won and battle.bonus[row] else ""
            fitted_bid = fit_text(f"{bid[row]}{bonus}", _BID_WIDTH - 56, 42, HEAVY, 32)
            end = bid_x + _BID_WIDTH / 2 + (18 if bonus else 0)
            yield frame.write_around(end, y + 152, *fitted_bid, HEAVY, GOLD if won else "text")
    if bid is None:
        bid_words = bid_text(view, context, battle, is_attacker)
        yield frame.place_sprite(x + 266, y + 152, LightTag(bid_words))


def _has_won(view: MesopotamiaView, battle: Battle, row: int, is_attacker: bool) -> bool:
    """Whether a side has won the section with index `row` or, in simple combat, the battle (18.3)."""
    if is_simple_combat(view.position, battle):
        return view.agenda[:1] == (Lose(is_attacker),)
    return battle.bids is not None and battle.winners[row] == is_attacker


def _lay_out_cards(
    view: MesopotamiaView, context: PictureContext, frame: Frame, battle: Battle
) -> tuple[list[Item], float]:
    """Return the rows of cards at the largest possible size, and their total height in units. An army stands for a side
    without cards."""
    lanes, made_by = _battle_rows(battle)
    missing = [side for side in (True, False) if not any(_cards_of_side(lane, side) for lane in lanes)]
    armies = [side for side in missing if _army_of(view, battle, side) is not None]
    room, middle = (
        (_MAX_HALF_WIDTH, _HALF_MIDDLE_X[not armies[0]]) if armies else (_MAX_CARDS_WIDTH, _PICTURE_WIDTH / 2)
    )
    shelves, zoom = _group_rows(lanes, room)
    height, items, count = (UNIT_CARD_HEIGHT + 10) * zoom, list[Item](), 0
    for place, shelf in enumerate(shelves):
        y = _FIELD_PLACE[1] + _FIELD_MARGIN + height * (place + 0.5)
        left = middle - _row_width(shelf, zoom) / 2
        for lane in shelf:
            items += _row_items(view, context, frame, lane, left, y, zoom)
            count += 1
            if count <= made_by:
                met = left + (UNIT_CARD_WIDTH + 8) * zoom * len(lane.attackers) + _SIDES_GAP / 2
                items.append(frame.place_sprite(met, y, LightTag(str(count))))
            left += _row_width([lane], zoom) + _ROWS_GAP
    for side in armies:
        items += _army_items(view, frame, battle, side, _FIELD_PLACE[1] + _FIELD_MARGIN + height * len(shelves) / 2)
    return items, height * len(shelves)


def _group_rows(lanes: Sequence[Lane], room: float) -> tuple[list[Sequence[Lane]], float]:
    """Return the rows of a battle in groups, and the largest possible scale of their cards, at most `room` units wide.
    The rows of a group are side by side, the groups below each other."""
    groups: list[tuple[float, list[Sequence[Lane]]]] = []
    for count in range(1, len(lanes) + 1):
        each = -(-len(lanes) // count)
        shelves = [lanes[first : first + each] for first in range(0, len(lanes), each)]
        width = min(
            (room - _row_width(shelf, 0)) / max(1, _row_width(shelf, 1) - _row_width(shelf, 0)) for shelf in shelves
        )
        groups.append((min(_MAX_ZOOM, width, _MAX_CARDS_HEIGHT / len(shelves) / (UNIT_CARD_HEIGHT + 10)), shelves))
    zoom, shelves = max(groups, key=lambda way: way[0])
    return shelves, zoom


def _row_width(shelf: Sequence[Lane], zoom: float) -> float:
    """Return the width of a group of rows whose cards have the scale `zoom`, in units."""
    cards = sum(len(lane.attackers) + len(lane.defenders) for lane in shelf)
    return (UNIT_CARD_WIDTH + 8) * zoom * cards + _SIDES_GAP * len(shelf) + _ROWS_GAP * (len(shelf) - 1)


def _cards_of_side(lane: Lane, is_attacker: bool) -> tuple[str, ...]:
    return lane.attackers if is_attacker else lane.defenders


def _battle_rows(battle: Battle) -> tuple[Sequence[Lane], int]:
    """Return the rows of cards, the last one with all cards that are in no row yet, and the number of rows without that
    one."""
    sides = [tuple(unit.card for unit in battle.fighters if unit.attacks == attacks) for attacks in (True, False)]
    present = {name for names in sides for name in names}
    lanes = [lane for lane in battle.lanes if set(lane.attackers + lane.defenders) & present]
    in_lanes = {name for lane in lanes for name in lane.attackers + lane.defenders}
    rest = Lane(*(tuple(name for name in names if name not in in_lanes) for names in sides))
    return [*lanes, *([rest] if rest.attackers or rest.defenders else [])], len(lanes)


def _row_items(
    view: MesopotamiaView, context: PictureContext, frame: Frame, lane: Lane, left: float, middle: float, zoom: float
) -> Iterator[Item]:
    """Yield the cards of a row from x `left` on, with their middle at y `middle`. Those that fight are in between."""
    pitch, has_both_sides = (UNIT_CARD_WIDTH + 8) * zoom, bool(lane.attackers and lane.defenders)
    met = left + pitch * len(lane.attackers)
    for names, first, step in (
        (lane.attackers, met - pitch + 4 * zoom, -pitch),
        (lane.defenders, met + _SIDES_GAP + 4 * zoom, pitch),
    ):
        for index, name in enumerate(names):
            if drawn := unit_card(view, context, name, zoom, front=has_both_sides and index == 0):
                yield frame.place_rectangle(
                    first + step * index, middle - UNIT_CARD_HEIGHT * zoom / 2, UNIT_CARD_WIDTH * zoom, drawn
                )


def unit_card(
    view: MesopotamiaView, context: PictureContext, name: str, zoom: float, *, front: bool
) -> UnitCard | None:
    """Return the sprite of the card called `name`, or None if no unit in the open battle has it. `front`: whether it
    fights now."""
    state, battle = view.position, view.position.battle
    fighter = next((one for one in battle.fighters if one.card == name), None) if battle else None
    if battle is None or fighter is None:
        return None
    printed = combat_card(state, fighter)
    rows = [(bones, put, spaces - put) for (bones, spaces), put in zip(printed.rows, fighter.placed, strict=True)]
    against = tuple(LAND_UNITS[unit] for unit in sorted(printed.against))
    owner = empire_of(state, battle.side(fighter.attacks))
    shown = (rows[0], rows[1], rows[2])
    title = tuple(context.word(name).rsplit(maxsplit=1))
    return UnitCard(owner, LAND_UNITS[printed.unit], name, title, shown, against, zoom, front)


def _lay_out_armies(view: MesopotamiaView, frame: Frame, battle: Battle) -> tuple[list[Item], float]:
    """Return the armies of both sides, enlarged, and their height in units, for a battle without cards."""
    height = 130.0
    middle = _FIELD_PLACE[1] + _FIELD_MARGIN + height / 2
    return [item for attacks in (True, False) for item in _army_items(view, frame, battle, attacks, middle)], height


def _army_items(
    view: MesopotamiaView, frame: Frame, battle: Battle, is_attacker: bool, middle: float
) -> Iterator[Item]:
    """Yield the army of a side without cards in its half, with its middle at y `middle`; nothing if it has no army."""
    army = _army_of(view, battle, is_attacker)
    if army is not None:
        troop = ArmyPlate(empire_of(view.position, army.owner), unit_amounts(army), 110, 480)
        yield frame.place_sprite(_HALF_MIDDLE_X[is_attacker], middle, troop)


def _army_of(view: MesopotamiaView, battle: Battle, is_attacker: bool) -> Army | None:
    return find_army(view.position.spots[battle.area], battle.side(is_attacker))
