"""Requirements of a quest in a line: signs with numbers, and words where there is no sign."""

from collections.abc import Iterator

from engine.games.mesopotamia.content.tables import ACTIONS, GOODS
from engine.games.mesopotamia.reading.goods import need_words
from engine.games.mesopotamia.view import MesopotamiaView
from render.drawing.text import BOLD, fit, width
from render.games.mesopotamia.sprites.tokens import Good, Sign
from render.kit.names import LEAST
from render.layouts.frame import Frame
from render.reader import Reader
from render.scene import Item

_SIGNS = {"settlements": "settlement", "walls": "wall", "ships": "ship", "floors": "floor", "gardens": "garden"}
_SIGNS |= {"amphorae": "amphora", "population": "population", "events": "events"}
"""What is drawn in place of a word that a quest needs."""


def need_items(
    view: MesopotamiaView, reader: Reader, frame: Frame, name: str, place: tuple[float, float], room: float
) -> Iterator[Item]:
    """Yield what a quest needs from a place on: goods, pieces and positions as signs with a number, levels and all else
    in words."""
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
