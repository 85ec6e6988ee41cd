"""The chart of a finished game: the pieces that each had borne off, from move to move."""

from engine.game import Seat
from engine.games.ur.view import UrView
from engine.kit.counts import rank_scores
from engine.score_history import ScoreHistory
from render.context import PictureContext
from render.games.ur.setting import is_light, name_of
from render.games.ur.sprites.pieces import Piece
from render.kit.plain_sheet import Player, plain_sheet
from render.kit.points_chart import Line
from render.scene import Scene
from render.theme import THEMES


def sheet(view: UrView, context: PictureContext, points: ScoreHistory) -> Scene | None:
    """Draw the end of the game; `points`: the pieces off of each seat from move to move. None while the game goes
    on."""
    if view.agenda or not points:
        return None
    ranks = rank_scores([(off,) for off in points[-1]])
    return plain_sheet("ur", context, [_player(view, context, seat, rank) for seat, rank in enumerate(ranks)], points)


def _player(view: UrView, context: PictureContext, seat: Seat, rank: int) -> Player:
    theme, light = THEMES[context.theme], is_light(view, seat)
    ink, edge = (theme.white, "") if light else (theme.ink, theme.ivory)
    return Player(name_of(view, context, seat), rank, Piece(light, 22), Line(ink, Piece(light, 12), edge))
