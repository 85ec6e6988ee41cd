"""The score sheet and the poster of a finished game, with the royal tomb and last board; the cover of a new game."""

from collections.abc import Sequence
from functools import partial
from itertools import pairwise

from msgspec.structs import replace

from engine.game import Result, Seat
from engine.games.ur.places import SQUARES, START_NUMBER
from engine.games.ur.view import UrView
from engine.kit.counts import rank_scores
from engine.score_history import ScoreHistory
from render.context import PictureContext
from render.games.ur.board import final_standing, square_pattern
from render.games.ur.setting import full_name_of, is_light, name_of
from render.games.ur.sprites.pieces import Piece
from render.games.ur.sprites.tomb import RoyalTomb
from render.kit.cover import Participant, draw_cover
from render.kit.plain_sheet import Player, draw_plain_sheet
from render.kit.points_chart import Line
from render.kit.poster import Outcome
from render.kit.poster import draw_poster as drawn
from render.scene import Scene, shorten_alt
from render.sprites.poster import Daytime
from render.theme import THEMES


def sheet(view: UrView, context: PictureContext, progress: ScoreHistory) -> Scene | None:
    """Draw the score sheet with a chart, or return None while the game goes on. `progress`: the squares that the pieces
    of each seat have advanced, from move to move."""
    if view.agenda or not progress:
        return None
    home = [own.count(view.variant.paths.off_number) for own in view.pieces]
    players = [
        _sheet_player(view, context, seat, rank) for seat, rank in enumerate(rank_scores([(off,) for off in home]))
    ]
    scene = draw_plain_sheet("ur", context, players, [home], progress)
    fallen = [sum(after[seat] < earlier[seat] for earlier, after in pairwise(progress)) for seat in range(len(players))]
    captured = ", ".join(
        context.name_with_points(player.full_name, fallen[seat]) for seat, player in enumerate(players)
    )
    return replace(scene, alt=shorten_alt(f"{scene.alt} {context.say('picture-captured')}: {captured}."))


def _sheet_player(view: UrView, context: PictureContext, seat: Seat, rank: int) -> Player:
    theme, light = THEMES[context.theme], is_light(view, seat)
    ink, edge = (theme.white, "") if light else (theme.ink, theme.gold.light)
    return Player(
        name_of(view, context, seat),
        rank,
        Piece(light, 22),
        Line(ink, Piece(light, 14), edge),
        full_name_of(view, context, seat),
    )


def poster(view: UrView, context: PictureContext, result: Result, moves: int) -> Scene:
    """Draw the winner and both players' borne-off pieces in front of the tomb at dusk."""
    outcome = Outcome("ur", moves, final_standing(view, context), "")
    return drawn(context, outcome, _make_tomb(view, context, Daytime.DUSK))


def cover(view: UrView, context: PictureContext, starters: tuple[Seat, ...], options: Sequence[str]) -> Scene:
    """Draw the players of a new game, the starting player, and the chosen options, in front of the tomb at dawn."""
    people = [
        Participant(
            name_of(view, context, seat), partial(Piece, is_light(view, seat)), seat, full_name_of(view, context, seat)
        )
        for seat in (0, 1)
    ]
    return draw_cover(context, "ur", people, starters, options, _make_tomb(view, context, Daytime.DAWN))


def _make_tomb(view: UrView, context: PictureContext, time: Daytime) -> RoyalTomb:
    """Return the tomb with the current position on its board."""
    squares = tuple((*_column_and_row(name), square_pattern(name, view.variant)) for name in SQUARES)
    return RoyalTomb(time, context.rtl, squares, _board_pieces(view))


def _column_and_row(square: str) -> tuple[float, float]:
    """Return the top-left corner of a square as a column and a row, from 0."""
    return float(int(square[1]) - 1), float("ABC".index(square[0]))


def _board_pieces(view: UrView) -> tuple[tuple[float, float, bool], ...]:
    """Return the middle of each piece on the board, in squares, and whether the piece is light."""
    paths = view.variant.paths
    pieces_on_board = []
    for seat, pieces in enumerate(view.pieces):
        for spot in pieces:
            if START_NUMBER < spot < paths.off_number:
                x, y = _column_and_row(paths.square(seat, spot))
                pieces_on_board.append((x + 0.5, y + 0.5, is_light(view, seat)))
    return tuple(pieces_on_board)
