"""The boards of all players below each other: points, levels in all actions, what is built, goods."""

from collections.abc import Iterator

from engine.mesopotamia.content.tables import ACTIONS
from engine.mesopotamia.reading.scoring import total
from engine.mesopotamia.state import ASHUR, UR, Player
from engine.mesopotamia.view import MesopotamiaView
from render.drawing.text import BOLD, HEAVY, MEDIUM, fit
from render.games.mesopotamia.described import player_line
from render.games.mesopotamia.setting import amounts, empire, name_of
from render.games.mesopotamia.sprites.pieces import Seal
from render.games.mesopotamia.sprites.tokens import Good, Level, Points, Sign
from render.kit.names import LEAST, whole
from render.layouts.frame import Frame
from render.reader import Reader
from render.scene import Item, Scene, shorten, stack
from render.sprites.cards import MUTED
from render.sprites.ground import Card, Wall

BOARDS = "boards"
_HEAD, _ROW, _GAP = 76.0, 96.0, 6.0
_FIRST, _PITCH = 250.0, 141.0


def boards(view: MesopotamiaView, reader: Reader) -> Scene:
    """Draw a line for each player, below the names of the actions."""
    players = view.position.players
    size = (1100, round(12 + _HEAD + (_ROW + _GAP) * len(players)))
    frame = Frame(size[0], reader.rtl)
    cards: list[Card] = [(6, 6, 1088, _HEAD)]
    cards += [(6, 6 + _HEAD + _GAP + (_ROW + _GAP) * player, 1088, _ROW) for player in players]
    items = [*_titles(reader, frame)]
    for player in players:
        items += _line(view, reader, frame, player, cards[player + 1][1])
    wall = Wall(size, tuple(frame.card(card) for card in cards), ())
    alt = shorten(" ".join(player_line(view, reader, player) for player in players))
    return Scene(BOARDS, "mesopotamia-boards", size, reader.theme, wall, stack(items), alt)


def _titles(reader: Reader, frame: Frame) -> Iterator[Item]:
    """Yield the names of the actions, on two lines in turn, so that each has room."""
    for number, action in enumerate(ACTIONS):
        shown = fit(reader.word(action), 2 * _PITCH - 40, LEAST, MEDIUM, LEAST)
        yield frame.middle(_FIRST + _PITCH * (number + 0.5), 28 + 33 * (number % 2), *shown, MEDIUM, MUTED)


def _line(view: MesopotamiaView, reader: Reader, frame: Frame, player: Player, top: float) -> Iterator[Item]:
    """Yield seal, name and levels; below them points, floors, gardens, quests and goods. Ur's defenders and Ashur's
    enemy have no levels (24.6, 25.2)."""
    state = view.position
    realm, upper, lower = state.realms[player], top + 27, top + 69
    yield frame.item(34, upper, Seal(empire(state, player), 18))
    yield frame.start(62, upper, *whole(name_of(view, reader, player), _FIRST - 66, 28), BOLD)
    if state.config.mode not in (UR, ASHUR) or not state.is_bot(player):
        for number, level in enumerate(realm.levels):
            yield frame.item(_FIRST + _PITCH * (number + 0.5), upper, Level(level, frame.rtl))
    yield frame.item(34, lower, Points(total(state, player), 19.5))
    for number, (sign, count) in enumerate(
        (("floor", realm.floors), ("garden", len(realm.gardens)), ("quest", realm.quests))
    ):
        yield frame.item(86 + 78 * number, lower, Sign(sign, 30, "gold"))
        yield frame.start(106 + 78 * number, lower, str(count), LEAST, HEAVY)
    for number, (good, count) in enumerate(amounts(realm.goods)):
        yield frame.item(360 + 120.0 * number, lower, Good(good, 30))
        yield frame.start(386 + 120.0 * number, lower, str(count), LEAST, HEAVY)
