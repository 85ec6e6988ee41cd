"""The poster at the end of a game: the royal tomb, and the board with the pieces that the loser has left on it."""

from functools import partial

from engine.game import Result
from engine.games.ur.places import SQUARES, START
from engine.games.ur.view import UrView
from render.games.ur.board import pattern
from render.games.ur.setting import is_light, name_of
from render.games.ur.sprites.pieces import Piece
from render.games.ur.sprites.tomb import Tomb
from render.kit.poster import Outcome, Placed, count_winners
from render.kit.poster import poster as drawn
from render.reader import Reader
from render.scene import Scene

_ACCENT = "#C23B3B"


def poster(view: UrView, reader: Reader, result: Result, moves: int) -> Scene:
    """Draw how it ended."""
    order = sorted(range(len(result.ranks)), key=lambda seat: result.ranks[seat])
    places = [
        Placed(
            result.ranks[seat],
            name_of(view, reader, seat),
            str(result.scores[seat][0]),
            partial(Piece, is_light(view, seat)),
        )
        for seat in order
    ]
    squares = tuple((*_corner(name), pattern(name)) for name in SQUARES)
    verdict = reader.say("poster-wins-against", points=result.scores[order[0]][0], other=result.scores[order[1]][0])
    outcome = Outcome("ur-poster", moves, places, count_winners(places), verdict, "", _ACCENT)
    return drawn(reader, outcome, Tomb(False, reader.rtl, squares, _pieces(view)))


def _corner(square: str) -> tuple[float, float]:
    """Return the upper left corner of a square, in squares."""
    return float(int(square[1]) - 1), float("ABC".index(square[0]))


def _pieces(view: UrView) -> tuple[tuple[float, float, bool], ...]:
    """Return the pieces on the board, by their middles."""
    way = view.variant.way
    found = []
    for seat, pieces in enumerate(view.pieces):
        for spot in pieces:
            if START < spot < way.off:
                x, y = _corner(way.square(seat, spot))
                found.append((x + 0.5, y + 0.5, is_light(view, seat)))
    return tuple(found)
