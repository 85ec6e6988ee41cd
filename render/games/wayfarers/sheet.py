"""The score sheet of a finished game: VP section by section, and ranks, with the rival."""

from collections.abc import Iterator, Sequence

from engine.games.wayfarers.ending import places
from engine.games.wayfarers.reading.scoring import Sheet, rival_sheet
from engine.games.wayfarers.reading.scoring import sheet as scored
from engine.games.wayfarers.state import RIVAL
from engine.games.wayfarers.view import WayfarersView
from engine.score_history import ScoreHistory
from render.context import PictureContext
from render.games.wayfarers.setting import mark_of, name_of
from render.games.wayfarers.sprites.pieces import Badge, colour
from render.games.wayfarers.sprites.tokens import Sign, Token
from render.kit.ledger import NOTHING, Column, Entry, Ledger, ledger
from render.kit.points_chart import Line, lead_text
from render.scene import Scene, shorten
from render.theme import THEMES

_SECTIONS = (("tags", "city"), ("sets", "sets"), ("space", "card-space"), ("tiles", "tile-any"), ("guilds", "science"))


def sheet(view: WayfarersView, context: PictureContext, grown: ScoreHistory) -> Scene | None:
    """Draw the end of the game; `grown`: the VP of each seat from move to move. None while the game goes on."""
    if not view.table.ended:
        return None
    scores = [(rank, seat, _sheet_of(view, seat)) for rank, seat in sorted(places(view.table))]
    columns = [
        Column(Badge(mark_of(view, seat), 20), name_of(view, context, seat), rank, points.total)
        for rank, seat, points in scores
    ]
    marks = [mark_of(view, seat) for seat in range(len(view.table.players))]
    theme = THEMES[context.theme]
    lines = [Line(colour(theme, mark), Badge(mark, 14)) for mark in marks]
    texts = (_line(view, context, rank, seat, points) for rank, seat, points in scores)
    by_seat = {seat: rank for rank, seat, _ in scores}
    book = Ledger(columns, [*_entries(context, scores)], [by_seat[seat] for seat in range(len(marks))])
    alt = shorten(f"{context.say('picture-score-sheet')}: {'; '.join(texts)}. {lead_text(context, grown)}".rstrip())
    return ledger("wayfarers-sheet", context, book, lines, grown, alt)


def _entries(context: PictureContext, scores: Sequence[tuple[int, int, Sheet]]) -> Iterator[Entry]:
    """Yield the sections; in a game with the rival, all cards are one section."""
    for number, (section, sign) in enumerate(_SECTIONS):
        missing = section in ("tags", "sets", "space")
        counts = [NOTHING if seat == RIVAL and missing else str(_counts(points)[number]) for _, seat, points in scores]
        yield Entry(context.say(f"picture-score-{section}"), tuple(counts), Sign(Token(sign), 32))
        if section == "space" and any(seat == RIVAL for _, seat, _ in scores):
            every = [str(_counts(points)[number]) if seat == RIVAL else NOTHING for _, seat, points in scores]
            yield Entry(context.say("picture-cards"), tuple(every), Sign(Token("card-land"), 32))


def _sheet_of(view: WayfarersView, seat: int) -> Sheet:
    """Return the VP of a seat or of the rival, section by section."""
    rival = view.table.rival
    return rival_sheet(view.table, rival) if rival is not None and seat == RIVAL else scored(view.table, seat)


def _line(view: WayfarersView, context: PictureContext, rank: int, seat: int, points: Sheet) -> str:
    parts = zip(_SECTIONS, _counts(points), strict=True)
    sections = ", ".join(f"{_section_name(context, seat, section)} {count}" for (section, _), count in parts if count)
    whole = f"{context.ordinal(rank)} {context.points(name_of(view, context, seat), points.total)}"
    return f"{whole} ({sections})" if sections else whole


def _section_name(context: PictureContext, seat: int, section: str) -> str:
    """Return the name of a section; the rival scores all its cards in one."""
    return context.say("picture-cards" if seat == RIVAL and section == "space" else f"picture-score-{section}")


def _counts(points: Sheet) -> tuple[int, ...]:
    """Return the VP section by section."""
    sky = sum(card.total for card in points.space) + points.cards
    return sum(points.tags), points.sets, sky, points.tiles, sum(points.guilds)
