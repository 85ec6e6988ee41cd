"""The score sheet of a game that is over: points by what they are for, ranks by all points."""

from collections.abc import Iterator, Sequence

from engine.course import Course
from engine.mesopotamia.ending import places
from engine.mesopotamia.reading.scoring import head_start, points
from engine.mesopotamia.state import TOGETHER, Player
from engine.mesopotamia.view import MesopotamiaView
from render.drawing.text import BOLD, HEAVY, MEDIUM, fit, two_lines
from render.games.mesopotamia.setting import empire, name_of
from render.games.mesopotamia.sprites.inks import EMPIRES
from render.games.mesopotamia.sprites.pieces import Seal
from render.kit.points_chart import HEIGHT, Line, ahead, chart
from render.layouts.frame import Frame
from render.reader import Reader
from render.scene import Item, Scene, shorten, stack
from render.sprites.cards import GOLD, MUTED, Glow, Plate
from render.sprites.ground import Card, Wall

_PARTS = ("events", "population", "gardens", "trade", "tokens", "settlements", "quests", "areas")
_START = "start"
"""What is told only where somebody has any."""
_WIDE, _HEAD, _ROW = 1076.0, 86.0, 72.0
_FIRST, _LAST, _TOTAL = 350.0, 940.0, 1030.0


def sheet(view: MesopotamiaView, reader: Reader, grown: Course) -> Scene | None:
    """Draw how it ended; `grown` are the points of each seat from move to move. None while the game goes on."""
    if not view.over:
        return None
    ranked = places(view.position)
    table = _HEAD + _ROW * len(ranked) + 12
    size = (1100, round(table + 24 + (HEIGHT + 12 if grown else 0)))
    frame = Frame(size[0], reader.rtl)
    card: Card = (12, 12, _WIDE, table)
    below: Card = (12, table + 24, _WIDE, HEIGHT)
    parts = (*_PARTS, _START) if any(head_start(view.position, player) for _, player in ranked) else _PARTS
    items = [*_titles(reader, frame, parts)]
    if view.position.config.side == TOGETHER:
        items.append(frame.start(34, 81, *fit(reader.word(TOGETHER), 250, 16, MEDIUM, 10), MEDIUM, MUTED))
    for line, (rank, player) in enumerate(ranked):
        items += _row(view, reader, frame, parts, player, rank, 12 + _HEAD + _ROW * (line + 0.5))
    lines = [_line(empire) for empire in view.position.config.empires[: view.position.config.seats]]
    items += chart(reader, frame, below, lines, grown)
    wall = Wall(size, (card, below) if grown else (card,), ())
    alt = shorten(f"{_alt(view, reader, [player for _, player in ranked])} {ahead(reader, grown)}".rstrip())
    return Scene("sheet", "mesopotamia-sheet", size, reader.theme, wall, stack(items), alt)


def _line(name: str) -> Line:
    return Line(EMPIRES[name].field, Seal(name, 13), EMPIRES[name].sign)


def _columns(parts: Sequence[str]) -> Iterator[tuple[str, float, float]]:
    """Yield each part with the middle of its column and how wide that is."""
    pitch = (_LAST - _FIRST) / (len(parts) - 1)
    for number, part in enumerate(parts):
        yield part, _FIRST + pitch * number, pitch - 8


def _titles(reader: Reader, frame: Frame, parts: Sequence[str]) -> Iterator[Item]:
    y = 56.0
    yield frame.start(34, y, *fit(reader.say("picture-score-sheet"), 250, 28, HEAVY, 12), HEAVY)
    for part, x, wide in (*_columns(parts), ("total", _TOTAL, 72.0)):
        lines = two_lines(reader.say(f"picture-score-{part}"), wide, 15, 7)
        for line, (title, size) in enumerate(lines):
            low = y + 17 * (line - (len(lines) - 1) / 2)
            yield frame.middle(x, low, title, size, BOLD, GOLD if part == "total" else MUTED)


def _row(
    view: MesopotamiaView,
    reader: Reader,
    frame: Frame,
    parts: Sequence[str],
    player: Player,
    rank: int,
    y: float,
) -> Iterator[Item]:
    yield frame.wide(22, y - 33, _WIDE - 20, Plate(_WIDE - 20, 66))
    if rank == 1:
        yield frame.wide(22, y - 33, _WIDE - 20, Glow(_WIDE - 20, 66))
    yield frame.middle(50, y, reader.ordinal(rank), 26, HEAVY, GOLD if rank == 1 else MUTED)
    yield frame.item(100, y, Seal(empire(view.position, player), 24))
    yield frame.start(134, y, *fit(name_of(view, reader, player), 170, 23, HEAVY, 9), HEAVY)
    found = points(view.position, player, _quests(view, player))
    for part, x, _ in _columns(parts):
        ink = "text" if found[part] else MUTED
        yield frame.middle(x, y, str(found[part]), 24, BOLD, ink)
    yield frame.middle(_TOTAL, y, str(sum(found.values())), 36, HEAVY, GOLD if rank == 1 else "text")


def _quests(view: MesopotamiaView, player: Player) -> tuple[str, ...]:
    held = view.position.hidden.quests
    return held[player] if player < len(held) else ()


def _alt(view: MesopotamiaView, reader: Reader, players: Sequence[Player]) -> str:
    """Return everybody's points, the winner first."""
    told = [reader.say("picture-score-sheet") + ":"]
    for player in players:
        total = sum(points(view.position, player, _quests(view, player)).values())
        told.append(f"{name_of(view, reader, player)} {total},")
    return " ".join(told).rstrip(",") + "."
