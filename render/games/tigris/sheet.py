"""The score sheet of a game that is over: points, where treasures went, ranks, and how the weakest colours grew."""

from collections.abc import Iterator, Sequence

from engine.game import Event
from engine.tigris.view import TigrisView
from render.games.tigris.alt import sheet_alt
from render.games.tigris.scores import course, open_scores, ranks
from render.games.tigris.setting import SHOWN, Layer, name_of
from render.look import Look
from render.mirror import Frame
from render.paint.cards import GOLD, MUTED, TEXT, Glow, Points
from render.paint.charts import Chart, Course
from render.paint.ground import Card, Wall
from render.paint.leaders import Emblem
from render.paint.tiles import Treasure
from render.scene import Item, Scene, stack
from render.scores import filled, totals
from render.text import BOLD, HEAVY, MEDIUM, fit

SIZE = (1100, 700)
_WIDE, _HEAD, _ROW = 1076.0, 62.0, 76.0
_CHIPS, _CHIP = 452.0, 92.0
_GEMS, _SCORE = 880.0, 1010.0


def sheet(view: TigrisView, look: Look, history: Sequence[Sequence[Event]]) -> Scene | None:
    """How it ended; `history` is what everybody was told of each move. None while the game goes on."""
    places = ranks(view)
    if not places:
        return None
    frame = Frame(SIZE[0], look.rtl)
    order = sorted(range(len(places)), key=lambda seat: places[seat])
    table: Card = (12, 12, _WIDE, _HEAD + _ROW * len(order) + 8)
    chart: Card = (12, table[3] + 24, _WIDE, SIZE[1] - table[3] - 36)
    items = [*_titles(look, frame)]
    for line, seat in enumerate(order):
        items += _row(view, look, frame, seat, 12 + _HEAD + _ROW * (line + 0.5))
    items += _chart(view, look, frame, chart, history)
    wall = Wall(SIZE, (table, chart), ())
    return Scene("sheet", "tigris-sheet", SIZE, look.theme, wall, stack(items), sheet_alt(view, look, places))


def _titles(look: Look, frame: Frame) -> Iterator[Item]:
    y = 12 + _HEAD / 2
    yield frame.start(34, y, *fit(look.say("picture-score-sheet"), 380, 30, HEAVY, 14), HEAVY)
    yield frame.middle(_CHIPS + 2 * _CHIP, y, *fit(look.say("picture-points"), 360, 18, MEDIUM, 9), MEDIUM, MUTED)
    yield frame.middle(_GEMS, y, *fit(look.say("picture-treasures"), 116, 18, MEDIUM, 9), MEDIUM, MUTED)
    yield frame.middle(_SCORE, y, *fit(look.say("picture-weakest"), 136, 18, MEDIUM, 9), MEDIUM, MUTED)


def _row(view: TigrisView, look: Look, frame: Frame, seat: int, y: float) -> Iterator[Item]:
    """Rank, player, four colours with the treasures among them, all treasures, the weakest colour."""
    signs, place = look.letters, ranks(view)[seat]
    points, treasures = open_scores(view)[seat]
    whole, added = totals(points, treasures), filled(points, treasures)
    if place == 1:
        yield frame.wide(22, y - 35, _WIDE - 20, Glow(_WIDE - 20, 70))
    yield frame.middle(52, y, look.ordinal(place), 30, HEAVY, GOLD if place == 1 else MUTED)
    yield frame.item(112, y, Emblem(view.dynasties[seat], 27))
    yield frame.start(154, y, *fit(name_of(view, look, seat), _CHIPS - 184, 27, HEAVY, 9), HEAVY)
    for number, sphere in enumerate(SHOWN):
        x = _CHIPS + _CHIP * number
        weakest = whole[sphere] == min(whole)
        yield frame.wide(x, y - 29, 62, Points(sphere, whole[sphere], 62, 58, signs[sphere], weakest))
        if added[sphere]:
            yield from _gems(frame, x + 72, y, added[sphere])
    yield frame.item(_GEMS - 16, y, Treasure(14))
    yield frame.start(_GEMS + 6, y, str(treasures), 26, BOLD)
    yield frame.middle(_SCORE, y, str(min(whole)), 40, HEAVY, GOLD if place == 1 else TEXT)


def _gems(frame: Frame, x: float, y: float, count: int) -> Iterator[Item]:
    """How many of a colour's points are treasures."""
    yield frame.item(x + 5, y - 11, Treasure(9))
    yield frame.middle(x + 5, y + 12, str(count), 16, BOLD, GOLD)


def _chart(
    view: TigrisView, look: Look, frame: Frame, card: Card, history: Sequence[Sequence[Event]]
) -> Iterator[Item]:
    title, size = fit(look.say("picture-course"), _WIDE - 60, 18, MEDIUM, 9)
    yield frame.start(34, card[1] + 24, title, size, MEDIUM, MUTED)
    scores = zip(*course(history, len(view.dynasties)), strict=True)
    courses = tuple(Course(dynasty, numbers) for dynasty, numbers in zip(view.dynasties, scores, strict=True))
    lines = Chart(courses, _WIDE - 24, card[3] - 48)
    yield Item(Layer.PANEL, card[0] + 12, card[1] + 42, lines)
