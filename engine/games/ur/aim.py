"""The goal of the race, at a table that plays by other rules than the usual ones (1.6, 1.7)."""

from msgspec.structs import replace

from engine.game import Clause
from engine.games.ur.variant import usual_variant
from engine.games.ur.view import UrView
from engine.kit.explaining import clause


def aim(view: UrView) -> Clause | None:
    """Return the goal with the choices that are unusual on the table's path; None if there are none, or once the
    game is over."""
    variant = view.variant
    if view.over or variant == usual_variant(variant.path):
        return None
    usual = replace(variant, rosettes=usual_variant(variant.path).rosettes) == variant
    rosettes = "usual" if usual else variant.rosettes
    return clause(
        "aim-race", count=len(view.pieces[0]), dice=variant.dice, rosettes=rosettes, captures=variant.captures
    )
