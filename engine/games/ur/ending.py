"""The goal of a race with unusual rules (1.6, 1.7), and the points at the end of the game (3.1)."""

from msgspec.structs import replace

from engine.game import Clause, Seat
from engine.games.ur.reading import count_borne_off
from engine.games.ur.state import State
from engine.games.ur.variant import usual_variant
from engine.games.ur.view import UrView
from engine.kit.explaining import clause


def aim_clause(view: UrView) -> Clause | None:
    """Return the goal and the rules of a game with options that are unusual for its path, or None with usual ones and
    once the game is over."""
    variant = view.variant
    if view.over or variant == usual_variant(variant.path):
        return None
    usual = replace(variant, rosettes=usual_variant(variant.path).rosettes) == variant
    rosettes = "usual" if usual else variant.rosettes
    return clause(
        "aim-race", count=len(view.pieces[0]), dice=variant.dice, rosettes=rosettes, captures=variant.captures
    )


def points(state: State, seat: Seat) -> int:
    """Return the number of pieces that a seat has borne off."""
    return count_borne_off(state, seat)


def progress(state: State, seat: Seat) -> int:
    """Return the number of squares that a seat's pieces have advanced. Captured pieces lose theirs."""
    return sum(state.pieces[seat])
