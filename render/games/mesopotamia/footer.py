"""The strip below the map: the round, the order of turns, the marker and the dice of whose turn it is, and that the
content is the house's."""

from collections.abc import Iterator

from engine.mesopotamia.content.tables import ACTIONS
from engine.mesopotamia.state import ASHUR, Act, Build, Explore, Halves
from engine.mesopotamia.view import MesopotamiaView, Position
from render.drawing.text import BOLD, HEAVY, MEDIUM, fit
from render.games.mesopotamia.setting import FOOTER, empire, name_of, signs_of
from render.games.mesopotamia.sprites.pieces import Seal
from render.games.mesopotamia.sprites.tokens import Die
from render.layouts.frame import Frame
from render.reader import Reader
from render.scene import Item
from render.sprites.cards import GOLD, MUTED

_Y = FOOTER[1] + FOOTER[3] / 2


def footer_items(view: MesopotamiaView, reader: Reader, frame: Frame) -> Iterator[Item]:
    """Yield the round, the seals in the order of play, what is done in this turn, dice, and the note on content."""
    state = view.position
    turn = state.turn
    yield frame.start(26, _Y, *fit(reader.say("picture-round", count=turn.round), 100, 21, HEAVY, 10), HEAVY, GOLD)
    x = 150.0
    for player in turn.order:
        lit = player == turn.player and not view.over
        yield frame.item(x, _Y, Seal(empire(state, player), 15.5, lit))
        x += 39
    x += 4
    if turn.order and not view.over:
        yield from _turn(view, reader, frame, x)
    if state.config.mode == ASHUR:
        told = reader.say("picture-wave", count=state.wave, most=len(state.content.defence.waves))
        text, size = fit(told, 176, 20, BOLD, 20)
        yield frame.end(872, _Y, text, size, BOLD, GOLD)
    if state.content.house:
        note, size = fit(reader.say("picture-house-short"), 190, 20, MEDIUM, 20)
        yield frame.end(1076, _Y, note, size, MEDIUM, MUTED)


def _turn(view: MesopotamiaView, reader: Reader, frame: Frame, x: float) -> Iterator[Item]:
    """Yield whose turn it is, the actions done so far and the dice."""
    state = view.position
    player = state.turn.player
    yield frame.start(x, _Y - 10, *fit(name_of(view, reader, player), 226, 20, BOLD, 20), BOLD)
    done = ", ".join(reader.word(ACTIONS[action]) for action in state.turn.done) or reader.say("picture-no-action")
    text = reader.say("picture-battle-phase") if _fights(state) else done
    yield frame.start(x, _Y + 10, *fit(text, 226, 20, MEDIUM, 20), MEDIUM, MUTED)
    realm = state.realms[player]
    for number, die in enumerate(realm.dice):
        colour, face = signs_of(die)
        used = bool(realm.spent >> number & 1)
        yield frame.item(x + 248 + 36 * number, _Y, Die(colour, face, used))


def _fights(state: Position) -> bool:
    """Whether all turns of the round are over."""
    return not any(isinstance(task, Act | Explore | Build | Halves) for task in state.agenda[:2])
