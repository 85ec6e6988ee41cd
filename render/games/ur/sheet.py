"""The score sheet of a finished game: the pieces that each has borne off, and how far both had come from move to
move."""

from itertools import pairwise

from msgspec.structs import replace

from engine.game import Seat
from engine.games.ur.view import UrView
from engine.kit.counts import rank_scores
from engine.score_history import ScoreHistory
from render.context import PictureContext
from render.games.ur.setting import is_light, name_of
from render.games.ur.sprites.pieces import Piece
from render.kit.plain_sheet import Player, plain_sheet
from render.kit.points_chart import Line
from render.scene import Scene, shorten
from render.theme import THEMES


def sheet(view: UrView, context: PictureContext, progress: ScoreHistory) -> Scene | None:
    """Draw the end of the game; `progress`: the squares that the pieces of each seat have gone, from move to move. None
    while the game goes on."""
    if view.agenda or not progress:
        return None
    home = [own.count(view.variant.route.off) for own in view.pieces]
    players = [_player(view, context, seat, rank) for seat, rank in enumerate(rank_scores([(off,) for off in home]))]
    scene = plain_sheet("ur", context, players, [home], progress)
    fallen = [sum(after[seat] < before[seat] for before, after in pairwise(progress)) for seat in range(len(players))]
    captured = ", ".join(context.points(player.name, fallen[seat]) for seat, player in enumerate(players))
    return replace(scene, alt=shorten(f"{scene.alt} {context.say('picture-captured')}: {captured}."))


def _player(view: UrView, context: PictureContext, seat: Seat, rank: int) -> Player:
    theme, light = THEMES[context.theme], is_light(view, seat)
    ink, edge = (theme.white, "") if light else (theme.ink, theme.gold.light)
    return Player(name_of(view, context, seat), rank, Piece(light, 22), Line(ink, Piece(light, 14), edge))
