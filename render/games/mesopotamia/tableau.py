"""The players' boards: technologies, dice, goods, supply, gardens and points of one player, or of all."""

from collections.abc import Iterator

from engine.game import Seat
from engine.mesopotamia.content.tables import ACTIONS, GOODS, PIECES
from engine.mesopotamia.reading.board import amphorae, event_dice, stock, technology
from engine.mesopotamia.reading.scoring import points
from engine.mesopotamia.state import ASHUR, RUNNING, UR, Player
from engine.mesopotamia.view import MesopotamiaView
from render.drawing.text import BOLD, HEAVY, MEDIUM, fit
from render.games.mesopotamia.described import player_line
from render.games.mesopotamia.setting import empire, name_of, signs_of
from render.games.mesopotamia.sprites.pieces import Seal, Tower
from render.games.mesopotamia.sprites.tokens import Die, Good, Points, Quest, Sign, Technology
from render.layouts.frame import Frame
from render.reader import Reader
from render.scene import Item, Scene, shorten, stack
from render.sprites.cards import FAINT, GOLD, MUTED
from render.sprites.ground import Card, Wall

WIDE, HIGH = 530.0, 220.0
SIZE = (550, 232)
BOARDS = "boards"


def tableau(view: MesopotamiaView, reader: Reader, seat: Seat) -> Scene | None:
    """Draw one player's board, large; None for a seat that there isn't."""
    if not 0 <= seat < len(view.position.realms):
        return None
    frame = Frame(SIZE[0], reader.rtl)
    card: Card = (10, 6, WIDE, HIGH)
    items = player_board(view, reader, frame, seat, card)
    wall = Wall(SIZE, (frame.card(card),), ())
    alt = shorten(player_line(view, reader, seat))
    return Scene("tableau", "mesopotamia-tableau", SIZE, reader.theme, wall, stack(items), alt)


def boards(view: MesopotamiaView, reader: Reader) -> Scene:
    """Draw the boards of all players, two beside each other."""
    count = len(view.position.realms)
    rows = (count + 1) // 2
    size = (1100, round(12 + (HIGH + 10) * rows))
    frame = Frame(size[0], reader.rtl)
    cards = [(12 + (WIDE + 16) * (seat % 2), 11 + (HIGH + 10) * (seat // 2), WIDE, HIGH) for seat in range(count)]
    items = [item for seat in range(count) for item in player_board(view, reader, frame, seat, cards[seat])]
    wall = Wall(size, tuple(frame.card(card) for card in cards), ())
    alt = shorten(" ".join(player_line(view, reader, seat) for seat in range(count)))
    return Scene(BOARDS, "mesopotamia-boards", size, reader.theme, wall, stack(items), alt)


def player_board(view: MesopotamiaView, reader: Reader, frame: Frame, player: Player, card: Card) -> Iterator[Item]:
    """Yield one board: head, technologies, goods and dice, pieces in the supply, quests; no technologies for Ur's
    defenders and Ashur's enemy, who use none (24.6, 25.2)."""
    state = view.position
    yield from _head(view, reader, frame, player, card)
    if state.config.mode not in (UR, ASHUR) or not state.is_bot(player):
        yield from _technologies(view, reader, frame, player, card)
    yield from _goods(view, frame, player, card)
    yield from _supply(view, reader, frame, player, card)


def _head(view: MesopotamiaView, reader: Reader, frame: Frame, player: Player, card: Card) -> Iterator[Item]:
    x, y, wide, _ = card
    state = view.position
    realm = state.realms[player]
    mark = empire(state, player)
    yield frame.item(x + 28, y + 26, Seal(mark, 19, state.turn.player == player and not view.over))
    name = name_of(view, reader, player)
    yield frame.start(x + 56, y + 19, *fit(name, 170, 19, HEAVY, 9), HEAVY)
    if name != reader.word(mark):
        yield frame.start(x + 56, y + 37, *fit(reader.word(mark), 170, 13, MEDIUM, 7), MEDIUM, MUTED)
    dice = realm.dice
    for number, die in enumerate(dice):
        yield frame.item(x + 252 + 34 * number, y + 26, Die(*signs_of(die), bool(realm.spent >> number & 1), 27))
    known = state.hidden.quests[player] if player < len(state.hidden.quests) else ()
    yield frame.item(x + wide - 28, y + 26, Points(sum(points(state, player, known).values()), 18))


def _technologies(view: MesopotamiaView, reader: Reader, frame: Frame, player: Player, card: Card) -> Iterator[Item]:
    state = view.position
    for action, name in enumerate(ACTIONS):
        x, y = card[0] + 8 + 86.0 * action, card[1] + 52
        tech = technology(state, player, action)
        values = tuple(str(number) for number in tech.values.values() if isinstance(number, int))
        shown = Technology(state.realms[player].levels[action], tech.signs, values[-1] if values else "")
        yield frame.wide(x, y, 82, shown)
        yield frame.middle(x + 41, y + 12, *fit(reader.word(name), 72, 13, BOLD, 6.5), BOLD, GOLD)


def _goods(view: MesopotamiaView, frame: Frame, player: Player, card: Card) -> Iterator[Item]:
    for number, name in enumerate(GOODS):
        x, y = card[0] + 14 + 54.0 * number, card[1] + 143
        count = view.position.realms[player].goods[number]
        yield frame.item(x + 10, y, Good(name, 23))
        yield frame.start(x + 26, y, str(count), 19, HEAVY, FAINT if not count else "text")


def _supply(view: MesopotamiaView, reader: Reader, frame: Frame, player: Player, card: Card) -> Iterator[Item]:
    """Yield what is left in the supply, gardens, the ziggurat, and quests: their backs, or the own faces."""
    x, y, wide, high = card
    state = view.position
    realm = state.realms[player]
    yield frame.start(x + 14, y + 172, *fit(reader.say("picture-supply"), 110, 12, MEDIUM, 7), MEDIUM, MUTED)
    left = [(name, stock(state, player, number)) for number, name in enumerate(PIECES)]
    left += [("amphora", amphorae(state, player)), ("events", event_dice(state, player))]
    for number, (name, count) in enumerate(left):
        at = x + 22 + 37.0 * number
        ink = "muted" if count else "faint"
        yield frame.item(at, y + high - 22, Sign(name, 18, ink))
        yield frame.start(at + 11, y + high - 22, str(count), 14, BOLD, ink)
    yield frame.item(x + wide - 52, y + 188, Tower(empire(state, player), realm.floors))
    for number in range(len(realm.gardens)):
        yield frame.item(x + 340 + 19 * number, y + 173, Sign("garden", 24, "gold"))
    yield from _running(view, frame, player, x + 122, y + 172)
    known = state.hidden.quests[player] if player < len(state.hidden.quests) else ()
    for number in range(realm.quests):
        face = known[number] if number < len(known) else ""
        yield frame.item(x + 364 + min(30, 150 / realm.quests) * number, y + 145, Quest(face))


def _running(view: MesopotamiaView, frame: Frame, player: Player, x: float, y: float) -> Iterator[Item]:
    """Yield the player's events on six rounds: the area and the round of each."""
    state = view.position
    found = [area for area, spot in enumerate(state.spots) if spot.event == RUNNING and spot.owner == player]
    for number, area in enumerate(found):
        at = x + 70 * number
        yield frame.item(at + 10, y, Sign("events", 16, "gold"))
        words = f"{state.content.map.areas[area].name} {state.spots[area].die}/6"
        yield frame.start(at + 22, y, words, 13, BOLD)
