"""One player's board, enlarged: dice, points, technologies, goods, supply, and buildings; for its owner the quests."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engine.game import Seat
from engine.games.mesopotamia.content.tables import ACTIONS, GOODS, PIECES
from engine.games.mesopotamia.reading.board import amphorae, event_dice, remaining_supply, technology
from engine.games.mesopotamia.reading.goods import need_words
from engine.games.mesopotamia.reading.scoring import total
from engine.games.mesopotamia.state import ASHUR, RUNNING, UR, Player
from engine.games.mesopotamia.view import MesopotamiaView
from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY, MEDIUM, fit, width
from render.games.mesopotamia.described import player_line
from render.games.mesopotamia.powers import powers
from render.games.mesopotamia.setting import SIZE, empire, name_of, signs_of
from render.games.mesopotamia.sprites.pieces import Running, Seal
from render.games.mesopotamia.sprites.powers import Powers
from render.games.mesopotamia.sprites.tokens import Die, Good, Level, Points, Sign, Technology
from render.kit.names import LEAST, fit_player_name
from render.layouts.frame import Frame
from render.scene import Item, Scene, shorten, stack
from render.sprites.cards import GOLD, MUTED, TEXT, Plate
from render.sprites.ground import Card, Wall

_HEAD: Card = (6, 6, 1088, 76)
_CARDS: Card = (6, 90, 1088, 282)
_GOODS: Card = (6, 380, 1088, 62)
_SUPPLY: Card = (6, 450, 1088, 62)
_REST_TOP, _ASIDE, _LINE = 520.0, 112.0, 54.0
"""Where quests and events begin, how high they are for everybody, and each quest for its owner, in units."""

_GOOD, _DIE, _BESIDE = 100.0, 46.0, 8.0
"""How far apart goods are; how large dice are at most, and how far apart."""

_QUEST, _SHOWN = 70.0, 4
"""How far apart quests lie that are face down, and how many of them are drawn."""

_ACROSS = 3
_NEEDS = 460.0
"""Where what a quest needs begins: beside it the longest of their names is whole."""

_SIGNS = {"settlements": "settlement", "walls": "wall", "ships": "ship", "floors": "floor", "gardens": "garden"}
_SIGNS |= {"amphorae": "amphora", "population": "population", "events": "events"}
"""What is drawn in place of a word that a quest needs."""


def tableau(view: MesopotamiaView, reader: PictureContext, seat: Seat) -> Scene | None:
    """Draw one player's board, large; None for a seat that there isn't."""
    if not 0 <= seat < len(view.position.realms):
        return None
    frame = Frame(SIZE[0], reader.rtl)
    aside = [*_aside(view, reader, frame, seat)]
    items = [*_board(view, reader, frame, seat), *aside]
    return _scene("tableau", reader, frame, items, _ASIDE if aside else 0, shorten(player_line(view, reader, seat)))


def hand(view: MesopotamiaView, reader: PictureContext) -> Scene | None:
    """Draw the own board with the faces of the quests; None for a view that is everybody's."""
    if view.seat is None:
        return None
    frame = Frame(SIZE[0], reader.rtl)
    items = [*_board(view, reader, frame, view.seat), *_quests(view, reader, frame)]
    lines = [reader.say("picture-twin-quests", quests=view.quests)] if view.quests else []
    alt = shorten(" ".join((*lines, player_line(view, reader, view.seat))))
    return _scene("hand", reader, frame, items, 8 + _LINE * len(view.quests) if view.quests else 0, alt)


def _scene(kind: str, reader: PictureContext, frame: Frame, items: Sequence[Item], rest: float, alt: str) -> Scene:
    """Compose a picture; `rest`: the height of the plate below the supply."""
    cards = [_HEAD, _CARDS, _GOODS, _SUPPLY]
    if rest:
        cards.append((6, _REST_TOP, _SUPPLY[2], rest))
    size = (SIZE[0], round(cards[-1][1] + cards[-1][3] + 6))
    wall = Wall(size, tuple(frame.card(card) for card in cards), ())
    return Scene(kind, f"mesopotamia-{kind}", size, reader.theme, wall, stack(items), alt)


def _board(view: MesopotamiaView, reader: PictureContext, frame: Frame, player: Player) -> Iterator[Item]:
    """Yield head, technologies, goods and supply; no technologies for Ur's defenders and Ashur's enemy, who use none
    (24.6, 25.2)."""
    state = view.position
    yield from _head(view, reader, frame, player)
    if state.config.mode not in (UR, ASHUR) or not state.is_bot(player):
        for action, card in enumerate(tablets(_CARDS)):
            yield from tablet_items(view, reader, frame, player, action, card)
    yield from goods_items(view, frame, player, _GOODS)
    yield from _supply(view, reader, frame, player)


def goods_items(view: MesopotamiaView, frame: Frame, player: Player, card: Card) -> Iterator[Item]:
    """Yield the goods of a player on a card, and the dice beside them."""
    for number, (name, count) in enumerate(zip(GOODS, view.position.realms[player].goods, strict=True)):
        x, y = card[0] + 34 + _GOOD * number, card[1] + card[3] / 2
        yield frame.item(x, y, Good(name, 38))
        yield frame.start(x + 28, y, str(count), 32, HEAVY, TEXT if count else MUTED)
    yield from _dice(view, frame, player, card)


def _dice(view: MesopotamiaView, frame: Frame, player: Player, card: Card) -> Iterator[Item]:
    """Yield the dice beside the goods, smaller if there are many."""
    realm = view.position.realms[player]
    dice = [Die(*signs_of(word), bool(realm.spent >> number & 1), _DIE) for number, word in enumerate(realm.dice)]
    room = card[2] - _GOOD * len(GOODS) - 24
    part = min(1.0, room / max(1.0, sum(die.width + _BESIDE for die in dice)))
    right = card[0] + card[2] - 14
    for die in reversed(dice):
        drawn = replace(die, size=_DIE * part)
        yield frame.item(right - drawn.width / 2, card[1] + card[3] / 2, drawn)
        right -= (die.width + _BESIDE) * part


def _head(view: MesopotamiaView, reader: PictureContext, frame: Frame, player: Player) -> Iterator[Item]:
    """Yield seal, name and empire, both tracks, floors and gardens, and the points."""
    x, y, wide, high = _HEAD
    state, middle = view.position, y + high / 2
    realm, mark = state.realms[player], empire(state, player)
    yield frame.item(x + 38, middle, Seal(mark, 27, state.turn.player == player and not view.over))
    name = name_of(view, reader, player)
    alone = name == reader.word(mark)
    yield frame.start(x + 78, middle if alone else y + 24, *fit_player_name(name, 330, 29), HEAVY)
    if not alone:
        yield frame.start(x + 78, y + 56, *fit_player_name(reader.word(mark), 330, LEAST), MEDIUM, MUTED)
    tracks = (("population", state.population.at[player]), ("events", state.events.at[player]))
    for number, (sign, count) in enumerate((*tracks, ("floor", realm.floors), ("garden", len(realm.gardens)))):
        yield frame.item(x + 460 + 140 * number, middle, Sign(sign, 42, "gold"))
        yield frame.start(x + 490 + 140 * number, middle, str(count), 36, HEAVY, TEXT if count else MUTED)
    yield frame.item(x + wide - 42, middle, Points(total(state, player), 28))


def tablets(card: Card) -> tuple[Card, ...]:
    """Return the places of the actions' tablets on a card: three in each of two rows."""
    x, y, wide, high = card
    across, down = (wide - 16) / _ACROSS - 6, (high - 12) / 2
    return tuple(
        (x + 11 + (across + 6) * (action % _ACROSS), y + 5 + (down + 2) * (action // _ACROSS), across, down)
        for action in range(len(ACTIONS))
    )


def tablet_items(
    view: MesopotamiaView, reader: PictureContext, frame: Frame, player: Player, action: int, card: Card
) -> Iterator[Item]:
    """Yield an action's tablet: its name, a player's level and the dice for it, and its effects there."""
    (x, y, wide, high), state = card, view.position
    level, tech = state.realms[player].levels[action], technology(state, player, action)
    yield frame.wide(x, y, wide, Plate(wide, high))
    yield frame.start(x + 14, y + 24, *fit(reader.word(ACTIONS[action]), wide - 28, 28, BOLD, LEAST), BOLD, GOLD)
    yield frame.item(x + 62, y + high / 2 - 2.5, Level(level, frame.rtl))
    signs = Technology(tech.signs)
    yield frame.wide(x + wide - 14 - signs.width, y + high / 2 - 2.5, signs.width, signs)
    does = Powers(powers(state.content, tech, level), frame.rtl)
    yield frame.wide(x + 14, y + high - 27, does.width, does)


def _supply(view: MesopotamiaView, reader: PictureContext, frame: Frame, player: Player) -> Iterator[Item]:
    """Yield the remaining supply."""
    x, y, _, high = _SUPPLY
    state, middle = view.position, y + high / 2
    yield frame.start(x + 18, middle, *fit_player_name(reader.say("picture-supply"), 118, LEAST), MEDIUM, MUTED)
    left = [(name, remaining_supply(state, player, number)) for number, name in enumerate(PIECES)]
    left += [("amphora", amphorae(state, player)), ("events", event_dice(state, player))]
    for number, (name, count) in enumerate(left):
        at = x + 164 + 94.0 * number
        yield frame.item(at, middle, Sign(name, 38, TEXT if count else MUTED))
        yield frame.start(at + 25, middle, str(count), 32, HEAVY, TEXT if count else MUTED)


def _aside(view: MesopotamiaView, reader: PictureContext, frame: Frame, player: Player) -> Iterator[Item]:
    """Yield the number of quests, face down, and the events on six rounds with their areas."""
    left, middle = _SUPPLY[0] + 18, _REST_TOP + _ASIDE / 2
    state = view.position
    if count := state.realms[player].quests:
        for number in range(min(count, _SHOWN)):
            yield frame.item(left + 34 + _QUEST * number, middle, Sign("quest", 88, "gold"))
        left += _QUEST * (min(count, _SHOWN) - 1)
        text, size = fit_player_name(reader.say("picture-score-quests"), 200, 28)
        yield frame.start(left + 84, middle, text, size, MEDIUM, MUTED)
        left += 96 + width(text, size, MEDIUM)
        yield frame.start(left, middle, f"× {count}", 34, HEAVY)
        left += 130
    found = [area for area, spot in enumerate(state.spots) if spot.event == RUNNING and spot.owner == player]
    pitch = min(180.0, (_SUPPLY[0] + _SUPPLY[2] - left - 20) / max(1, len(found)))
    for number, area in enumerate(found):
        spot = state.spots[area]
        good = next(iter(state.content.events[spot.token].options[spot.option - 1].each_round))
        at = left + 30 + pitch * number
        yield frame.item(at, middle, Running(empire(state, player), good, spot.die))
        yield frame.start(at + 34, middle, state.content.map.areas[area].name, 30, BOLD)


def _quests(view: MesopotamiaView, reader: PictureContext, frame: Frame) -> Iterator[Item]:
    """Yield the own quests with their needs, a line for each."""
    x, wide = _SUPPLY[0], _SUPPLY[2]
    for number, name in enumerate(view.quests):
        top = _REST_TOP + 4 + _LINE * number
        yield frame.wide(x + 6, top + 1, wide - 12, Plate(wide - 12, _LINE - 2))
        yield frame.start(x + 20, top + _LINE / 2, *fit_player_name(reader.word(name), _NEEDS - 30, 28), BOLD, GOLD)
        yield from need_items(view, reader, frame, name, (x + _NEEDS, top + _LINE / 2), wide - _NEEDS - 16)


def need_items(
    view: MesopotamiaView, reader: PictureContext, frame: Frame, name: str, place: tuple[float, float], room: float
) -> Iterator[Item]:
    """Yield the needs of a quest from a place on: goods, pieces and positions as signs with a number, levels and all
    else in words."""
    quest = view.position.content.quests[name]
    x, y = place
    needs = [*zip(quest.needs, quest.needs.values(), strict=True)]
    others = {need: count for need, count in needs if need not in GOODS and need not in _SIGNS}
    words = [*map(reader.word, need_words(others, {}))]
    words += [f"{reader.word(ACTIONS[action])} {level}" for action, level in quest.tech.items()]
    signs = [(need, count) for need, count in needs if need in GOODS or need in _SIGNS]
    needed = sum(66 + width(str(count), LEAST, BOLD) for _, count in signs)
    needed += sum(width(word, LEAST, BOLD) + 22 for word in words)
    zoom = min(1.0, room / needed)
    for need, count in signs:
        drawn = Good(need, 30 * zoom) if need in GOODS else Sign(_SIGNS[need], 32 * zoom, "gold")
        yield frame.item(x + 20 * zoom, y, drawn)
        yield frame.start(x + 44 * zoom, y, str(count), LEAST * zoom, BOLD)
        x += (66 + width(str(count), LEAST, BOLD)) * zoom
    for word in words:
        yield frame.start(x, y, *fit(word, room, LEAST * zoom, BOLD, 8), BOLD)
        x += (width(word, LEAST, BOLD) + 22) * zoom
