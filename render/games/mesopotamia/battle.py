"""The open battle: both sides with bids and pools, and the units' cards in their rows."""

from collections.abc import Iterator, Sequence

from engine.mesopotamia.content.tables import LAND, ROWS
from engine.mesopotamia.reading.battle.sides import card, leads
from engine.mesopotamia.reading.board import army
from engine.mesopotamia.state import Battle, Lane
from engine.mesopotamia.view import MesopotamiaView
from render.drawing.text import BOLD, HEAVY, MEDIUM, fit, width
from render.games.mesopotamia.alt import battle_alt
from render.games.mesopotamia.described import bid_words, bones
from render.games.mesopotamia.setting import empire, kinds, name_of
from render.games.mesopotamia.sprites.duel import HIGH, WIDE, Section, UnitCard
from render.games.mesopotamia.sprites.pieces import Fray, Seal, Troop
from render.games.mesopotamia.sprites.tokens import Good, Sign, Tag
from render.kit.names import LEAST, whole
from render.layouts.frame import Frame
from render.reader import Reader
from render.scene import Item, Scene, shorten, stack
from render.sprites.cards import GOLD, MUTED, Plate
from render.sprites.ground import Card, Wall

_WIDTH = 1100
BATTLE = "battle"
_HEADS: tuple[Card, Card] = ((12, 12, 532, 186), (556, 12, 532, 186))
_FIELD, _MARGIN = (12.0, 208.0, 1076.0), 18.0
"""Where the field begins and how wide it is, and how far cards stay away from its rim."""

_HIGH, _ROOM = 404.0, 494.0
"""How high all rows of cards are at most, and how wide a side of a row."""
_BID = 166.0


def question(view: MesopotamiaView, reader: Reader) -> Scene | None:
    """Draw the open battle with the bids that the view shows; None when there is none."""
    battle = view.position.battle
    if battle is None:
        return None
    frame = Frame(_WIDTH, reader.rtl)
    items = [*_side(view, reader, frame, battle, True), *_side(view, reader, frame, battle, False)]
    items.append(frame.item(_WIDTH / 2, 62, Fray(16)))
    shown, high = _cards(view, frame, battle) if battle.fighters else _armies(view, frame, battle)
    field: Card = (*_FIELD, high + 2 * _MARGIN)
    size = (_WIDTH, round(field[1] + field[3] + 12))
    wall = Wall(size, tuple(frame.card(one) for one in (*_HEADS, field)), ())
    alt = shorten(battle_alt(view, reader, battle))
    return Scene("question", "mesopotamia-battle", size, reader.theme, wall, stack([*items, *shown]), alt)


def _side(view: MesopotamiaView, reader: Reader, frame: Frame, battle: Battle, attacks: bool) -> Iterator[Item]:
    """Yield who fights, the pool, supporting ships, who wins ties, and the bid."""
    state = view.position
    x, y, wide, _ = _HEADS[0 if attacks else 1]
    player = battle.side(attacks)
    yield frame.item(x + 46, y + 44, Seal(empire(state, player), 30))
    yield frame.start(x + 90, y + 30, *whole(name_of(view, reader, player), 270, 28), HEAVY)
    role = reader.say("picture-attacker" if attacks else "picture-defender")
    yield frame.start(x + 90, y + 64, *whole(role, 170, LEAST), MEDIUM, MUTED)
    if leads(state.events, battle, attacks):
        ties, size = fit(reader.say("picture-ties"), 230, LEAST, BOLD, 20)
        yield frame.end(x + wide - 14, y + 64, ties, size, BOLD, GOLD)
        yield frame.item(x + wide - 34 - width(ties, size, BOLD), y + 64, Sign("events", 28, "gold"))
    yield frame.item(x + wide - 150, y + 30, Good("bone", 28))
    yield frame.start(x + wide - 128, y + 30, str(bones(state, battle, attacks)), 27, HEAVY)
    if ships := battle.ships[0 if attacks else 1]:
        yield frame.item(x + wide - 68, y + 30, Sign("ship", 28))
        yield frame.start(x + wide - 50, y + 30, f"+{ships}", LEAST, HEAVY)
    if battle.solo and not state.is_bot(player):
        text = fit(reader.say("picture-no-bids"), wide - 24, LEAST, MEDIUM, 18)
        yield frame.middle(x + wide / 2, y + 134, *text, MEDIUM, MUTED)
    elif not battle.solo:
        yield from _bid(view, reader, frame, battle, attacks)


def _bid(view: MesopotamiaView, reader: Reader, frame: Frame, battle: Battle, attacks: bool) -> Iterator[Item]:
    """Yield the three sections with what was bid; a word over all while it is sealed or missing."""
    x, y, _, _ = _HEADS[0 if attacks else 1]
    bids = battle.bids or view.position.hidden.bids
    bid = bids[0 if attacks else 1]
    for row, name in enumerate(ROWS):
        left = x + 14 + (_BID + 3) * row
        yield frame.wide(left, y + 92, _BID, Plate(_BID, 84))
        said = fit(reader.say(f"picture-{name}"), _BID - 8, LEAST, BOLD, 22)
        yield frame.middle(left + _BID / 2, y + 114, *said, BOLD, MUTED)
        if bid is not None:
            yield frame.item(left + 26, y + 152, Section(row, 32))
            won = battle.bids is not None and battle.winners[row] == attacks
            bonus = f" +{battle.bonus[row]}" if won and battle.bonus[row] else ""
            yield frame.middle(left + _BID / 2, y + 152, f"{bid[row]}{bonus}", 32, HEAVY, GOLD if won else "text")
    if bid is None:
        told = bid_words(view, reader, battle, attacks)
        yield frame.item(x + 266, y + 152, Tag(told, 26))


def _cards(view: MesopotamiaView, frame: Frame, battle: Battle) -> tuple[list[Item], float]:
    """Return the rows of the battle, one below the other, and how high they are; the army of a side without cards."""
    lanes, made = _lanes(battle)
    widest = max(max(len(lane.attackers), len(lane.defenders)) for lane in lanes)
    zoom = min(2.6, _ROOM / widest / (WIDE + 8), _HIGH / len(lanes) / (HIGH + 10))
    high, items = (HIGH + 10) * zoom, list[Item]()
    for number, lane in enumerate(lanes):
        middle = _FIELD[1] + _MARGIN + high * (number + 0.5)
        items += _lane(view, frame, lane, middle, zoom)
        if number < made:
            items.append(frame.item(_WIDTH / 2, middle, Tag(str(number + 1), 26)))
    for attacks in (True, False):
        if not any(lane.attackers if attacks else lane.defenders for lane in lanes):
            items += _army(view, frame, battle, attacks, _FIELD[1] + _MARGIN + high * len(lanes) / 2)
    return items, high * len(lanes)


def _lanes(battle: Battle) -> tuple[Sequence[Lane], int]:
    """Return the rows, last all cards that are in none, and how many rows are made."""
    sides = [tuple(one.card for one in battle.fighters if one.attacks == attacks) for attacks in (True, False)]
    there = {name for names in sides for name in names}
    lanes = [lane for lane in battle.lanes if set(lane.attackers + lane.defenders) & there]
    seen = {name for lane in lanes for name in lane.attackers + lane.defenders}
    rest = Lane(*(tuple(name for name in names if name not in seen) for names in sides))
    return [*lanes, *([rest] if rest.attackers or rest.defenders else [])], len(lanes)


def _lane(view: MesopotamiaView, frame: Frame, lane: Lane, middle: float, zoom: float) -> Iterator[Item]:
    """Yield the cards of a row: those that fight now stand nearest to the middle."""
    for names, way in ((lane.attackers, -1), (lane.defenders, 1)):
        for number, name in enumerate(names):
            away = 28 + (WIDE + 8) * zoom * number
            left = _WIDTH / 2 + away if way > 0 else _WIDTH / 2 - away - WIDE * zoom
            front = number == 0 and bool(lane.attackers and lane.defenders)
            drawn = unit_card(view, name, zoom, front)
            if drawn is not None:
                yield frame.wide(left, middle - HIGH * zoom / 2, WIDE * zoom, drawn)


def unit_card(view: MesopotamiaView, name: str, zoom: float, front: bool) -> UnitCard | None:
    """Return the card of a unit in the open battle; None where none of that name fights."""
    state, battle = view.position, view.position.battle
    fighter = next((one for one in battle.fighters if one.card == name), None) if battle else None
    if battle is None or fighter is None:
        return None
    printed = card(state, fighter)
    rows = [(bones, put, spaces - put) for (bones, spaces), put in zip(printed.rows, fighter.placed, strict=True)]
    against = tuple(LAND[unit] for unit in sorted(printed.against))
    owner = empire(state, battle.side(fighter.attacks))
    shown = (rows[0], rows[1], rows[2])
    return UnitCard(owner, LAND[printed.unit], name, shown, against, zoom, front)


def _armies(view: MesopotamiaView, frame: Frame, battle: Battle) -> tuple[list[Item], float]:
    """Return both armies large, where no cards are drawn, and how high they are."""
    high = 130.0
    middle = _FIELD[1] + _MARGIN + high / 2
    return [item for attacks in (True, False) for item in _army(view, frame, battle, attacks, middle)], high


def _army(view: MesopotamiaView, frame: Frame, battle: Battle, attacks: bool, middle: float) -> Iterator[Item]:
    """Yield the army of a side without cards."""
    one = army(view.position.spots[battle.area], battle.side(attacks))
    if one is not None:
        troop = Troop(empire(view.position, one.owner), kinds(one), 110, 480)
        yield frame.item(280.0 if attacks else 820.0, middle, troop)
