"""The score sheet of a game that is over: VP section by section, ranks, the game's own player among them."""

from collections.abc import Iterator

from engine.course import Course
from engine.wayfarers.ending import places
from engine.wayfarers.reading.scoring import Sheet, rival_sheet
from engine.wayfarers.reading.scoring import sheet as scored
from engine.wayfarers.state import RIVAL
from engine.wayfarers.view import WayfarersView
from render.drawing.text import BOLD, HEAVY, MEDIUM, fit
from render.games.wayfarers.setting import mark_of, name_of
from render.games.wayfarers.sprites.pieces import Badge, colour
from render.games.wayfarers.sprites.tokens import Sign, Token
from render.kit.points_chart import HEIGHT, Line, ahead, chart
from render.layouts.frame import Frame
from render.reader import Reader
from render.scene import Item, Scene, shorten, stack
from render.sprites.cards import GOLD, MUTED, TEXT, Glow
from render.sprites.ground import Card, Wall
from render.theme import THEMES

_WIDE, _HEAD, _ROW = 1076.0, 76.0, 78.0
_SECTIONS = (("tags", "city"), ("sets", "sets"), ("space", "card-space"), ("tiles", "tile-any"), ("guilds", "science"))
_FIRST, _PITCH, _TOTAL = 420.0, 108.0, 1020.0


def sheet(view: WayfarersView, reader: Reader, grown: Course) -> Scene | None:
    """Draw how it ended; `grown` are the VP of each seat from move to move. None while the game goes on."""
    if not view.table.ended:
        return None
    lines = [(rank, seat, _sheet_of(view, seat)) for rank, seat in sorted(places(view.table))]
    table = _HEAD + _ROW * len(lines) + 12
    size = (1100, round(table + 24 + (HEIGHT + 12 if grown else 0)))
    frame = Frame(size[0], reader.rtl)
    card: Card = (12, 12, _WIDE, table)
    below: Card = (12, table + 24, _WIDE, HEIGHT)
    items = [*_titles(reader, frame)]
    for number, (rank, seat, points) in enumerate(lines):
        y = 12 + _HEAD + _ROW * (number + 0.5)
        items += _row(view, reader, frame, rank, seat, points, y)
    told = (_line(view, reader, rank, seat, points) for rank, seat, points in lines)
    marks = [mark_of(view, seat) for seat in range(len(view.table.players))]
    theme = THEMES[reader.theme]
    items += chart(reader, frame, below, [Line(colour(theme, mark), Badge(mark, 14)) for mark in marks], grown)
    alt = shorten(f"{reader.say('picture-score-sheet')}: {'; '.join(told)}. {ahead(reader, grown)}".rstrip())
    wall = Wall(size, (card, below) if grown else (card,), ())
    return Scene("sheet", "wayfarers-sheet", size, reader.theme, wall, stack(items), alt)


def _sheet_of(view: WayfarersView, seat: int) -> Sheet:
    """Return the VP of a seat, or of the game's own player."""
    rival = view.table.rival
    return rival_sheet(view.table, rival) if rival is not None and seat == RIVAL else scored(view.table, seat)


def _line(view: WayfarersView, reader: Reader, rank: int, seat: int, points: Sheet) -> str:
    parts = zip(_SECTIONS, _counts(points), strict=True)
    sections = ", ".join(f"{_section(reader, seat, section)} {count}" for (section, _), count in parts if count)
    whole = f"{reader.ordinal(rank)} {name_of(view, reader, seat)} {points.total}"
    return f"{whole} ({sections})" if sections else whole


def _section(reader: Reader, seat: int, section: str) -> str:
    """Return what a section is called; the game's own player has VP for all its cards."""
    return reader.say("picture-cards" if seat == RIVAL and section == "space" else f"picture-score-{section}")


def _counts(points: Sheet) -> tuple[int, ...]:
    """Return the VP section by section."""
    sky = sum(card.total for card in points.space) + points.cards
    return sum(points.tags), points.sets, sky, points.tiles, sum(points.guilds)


def _titles(reader: Reader, frame: Frame) -> Iterator[Item]:
    yield frame.start(34, 12 + _HEAD / 2, *fit(reader.say("picture-score-sheet"), 340, 30, HEAVY, 14), HEAVY)
    for number, (section, sign) in enumerate(_SECTIONS):
        x = _FIRST + _PITCH * number
        yield frame.item(x, 36, Sign(Token(sign), 28))
        title = fit(reader.say(f"picture-score-{section}"), _PITCH - 8, 16, MEDIUM, 8)
        yield frame.middle(x, 68, *title, MEDIUM, MUTED)
    yield frame.middle(_TOTAL, 68, *fit(reader.say("picture-score-total"), 110, 16, MEDIUM, 8), MEDIUM, MUTED)


def _row(
    view: WayfarersView, reader: Reader, frame: Frame, rank: int, seat: int, points: Sheet, y: float
) -> Iterator[Item]:
    if rank == 1:
        yield frame.wide(22, y - 35, _WIDE - 20, Glow(_WIDE - 20, 70))
    yield frame.middle(52, y, reader.ordinal(rank), 30, HEAVY, GOLD if rank == 1 else MUTED)
    yield frame.item(108, y, Badge(mark_of(view, seat), 25))
    yield frame.start(146, y, *fit(name_of(view, reader, seat), _FIRST - 200, 25, HEAVY, 9), HEAVY)
    for number, ((section, _), count) in enumerate(zip(_SECTIONS, _counts(points), strict=True)):
        x, apart = _FIRST + _PITCH * number, seat == RIVAL and section == "space"
        shown = "–" if seat == RIVAL and section in ("tags", "sets") else str(count)
        yield frame.middle(x, y - 8 if apart else y, shown, 26, BOLD)
        if apart:
            caption = fit(_section(reader, seat, section), _PITCH - 8, 15, MEDIUM, 8)
            yield frame.middle(x, y + 18, *caption, MEDIUM, MUTED)
    yield frame.middle(_TOTAL, y, str(points.total), 40, HEAVY, GOLD if rank == 1 else TEXT)
