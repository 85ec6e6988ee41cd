"""The chart of a finished game: the pieces that each had borne off, from move to move."""

from engine.games.ur.view import UrView
from engine.score_history import ScoreHistory
from render.context import PictureContext
from render.drawing.text import BOLD, fit
from render.games.ur.setting import is_light, name_of
from render.games.ur.sprites.pieces import Piece
from render.kit.points_chart import Line, chart, lead_text
from render.layouts.frame import Frame
from render.scene import Scene, shorten, stack
from render.sprites.cards import GOLD, TEXT, Plate, Wreath
from render.sprites.ground import Card, Wall
from render.theme import THEMES

_SIZE = (1100, 470)
_ROW, _LEFT = 64.0, 110.0


def sheet(view: UrView, context: PictureContext, points: ScoreHistory) -> Scene | None:
    """Draw the end of the game; `points`: the pieces off of each seat from move to move. None while the game goes
    on."""
    if view.agenda or not points:
        return None
    frame, theme = Frame(_SIZE[0], context.rtl), THEMES[context.theme]
    table: Card = (12, 12, 1076, 2 * _ROW + 16)
    below: Card = (12, table[3] + 24, 1076, _SIZE[1] - table[3] - 36)
    items = []
    best = max(points[-1])
    for line, seat in enumerate(sorted(range(2), key=lambda seat: -points[-1][seat])):
        y, off = 20 + _ROW * (line + 0.5), points[-1][seat]
        if off == best:
            items.append(frame.wide(22, y - 30, 1056, Plate(1056, 60)))
            items.append(frame.item(66, y, Wreath(20)))
        items.append(frame.item(66, y, Piece(is_light(view, seat), 22)))
        items.append(frame.start(_LEFT, y, *fit(name_of(view, context, seat), 700, 28, BOLD, 12), BOLD))
        items.append(frame.end(1050, y, str(off), 36, BOLD, GOLD if off == best else TEXT))
    light, dark = (theme.white, ""), (theme.ink, theme.ivory)
    inks = [light if is_light(view, seat) else dark for seat in range(2)]
    lines = [Line(ink, Piece(is_light(view, seat), 12), edge) for seat, (ink, edge) in enumerate(inks)]
    items += chart(context, frame, below, lines, points)
    scores = ", ".join(context.points(name_of(view, context, seat), points[-1][seat]) for seat in range(2))
    alt = shorten(f"{context.say('picture-score-sheet')}: {scores}. {lead_text(context, points)}".rstrip())
    return Scene("sheet", "ur-sheet", _SIZE, context.theme, Wall(_SIZE, (table, below), ()), stack(items), alt)
