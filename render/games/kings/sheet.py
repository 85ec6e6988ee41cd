"""The score sheet of a game that is over: points, where treasures went, ranks, and how the weakest colours grew."""

from collections.abc import Sequence

from engine.game import Event
from engine.kings.pieces import EVERY_COLOUR
from engine.kings.view import KingsView
from render.games.kings.alt import sheet_alt
from render.games.kings.scores import course, open_scores, ranks
from render.games.kings.setting import SPHERE, name_of
from render.kit.score_sheet import Score, scoresheet
from render.reader import Reader
from render.scene import Scene


def sheet(view: KingsView, reader: Reader, history: Sequence[Sequence[Event]]) -> Scene | None:
    """Draw how it ended; `history` is what everybody was told of each move. None while the game goes on."""
    places = ranks(view)
    if not places:
        return None
    scores = [
        Score(dynasty, name_of(view, reader, seat), places[seat], *open_scores(view)[seat])
        for seat, dynasty in enumerate(view.dynasties)
    ]
    shown = [(colour, SPHERE[colour]) for colour in EVERY_COLOUR]
    grown = course(history, len(scores))
    return scoresheet("kings-sheet", reader, scores, shown, grown, sheet_alt(view, reader, places))
