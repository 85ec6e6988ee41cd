"""What one player alone sees: the own board with the faces of the quests."""

from collections.abc import Iterator

from engine.mesopotamia.reading.goods import need_words
from engine.mesopotamia.view import MesopotamiaView
from render.drawing.text import BOLD, HEAVY, MEDIUM, fit
from render.games.mesopotamia.described import player_line
from render.games.mesopotamia.sprites.tokens import Sign
from render.games.mesopotamia.tableau import HIGH, WIDE, player_board
from render.layouts.frame import Frame
from render.reader import Reader
from render.scene import Item, Scene, shorten, stack
from render.sprites.cards import GOLD, MUTED, Plate
from render.sprites.ground import Card, Wall

SIZE = (550, 348)
_BOARD: Card = (10, 6, WIDE, HIGH)
_QUESTS: Card = (10, 234, WIDE, 106)
_PITCH = 128.0


def hand(view: MesopotamiaView, reader: Reader) -> Scene | None:
    """Draw the own board and quests; None for a view that is everybody's."""
    if view.seat is None:
        return None
    frame = Frame(SIZE[0], reader.rtl)
    items = [*player_board(view, reader, frame, view.seat, _BOARD), *_quests(view, reader, frame)]
    wall = Wall(SIZE, (frame.card(_BOARD), frame.card(_QUESTS)), ())
    told = [reader.say("picture-twin-quests", quests=view.quests)] if view.quests else []
    alt = shorten(" ".join((*told, player_line(view, reader, view.seat))))
    return Scene("hand", "mesopotamia-hand", SIZE, reader.theme, wall, stack(items), alt)


def _quests(view: MesopotamiaView, reader: Reader, frame: Frame) -> Iterator[Item]:
    """Yield the own quests with what each needs, and that nobody else sees them."""
    x, y, wide, _ = _QUESTS
    yield frame.start(x + 14, y + 15, *fit(reader.say("picture-quests"), 200, 15, HEAVY, 8), HEAVY)
    note, size = fit(reader.say("picture-only-you"), 240, 12, MEDIUM, 7)
    yield frame.end(x + wide - 14, y + 15, note, size, MEDIUM, MUTED)
    pitch = min(_PITCH, 4 * _PITCH / max(1, len(view.quests)))
    for number, name in enumerate(view.quests):
        left = x + 10 + pitch * number
        yield frame.wide(left, y + 29, pitch - 4, Plate(pitch - 4, 70))
        yield frame.item(left + 14, y + 42, Sign("quest", 16, "gold"))
        yield frame.start(left + 26, y + 42, name, 14, HEAVY, GOLD)
        for line, need in enumerate(_needs(view, reader, name)):
            yield frame.start(left + 9, y + 58 + 14 * line, *fit(need, pitch - 22, 12.5, BOLD, 6), BOLD)


def _needs(view: MesopotamiaView, reader: Reader, name: str) -> Iterator[str]:
    quest = view.position.content.quests[name]
    yield from map(reader.word, need_words(quest.needs, quest.tech))
