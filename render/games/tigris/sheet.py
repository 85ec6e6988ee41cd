"""The score sheet of a game that is over: points, where treasures went, ranks, and how the weakest colours grew."""

from collections.abc import Sequence

from engine.game import Event
from engine.tigris.view import TigrisView
from render.games.tigris.alt import sheet_alt
from render.games.tigris.scores import course, open_scores, ranks
from render.games.tigris.setting import SHOWN, name_of
from render.kit.score_sheet import Score, scoresheet
from render.reader import Reader
from render.scene import Scene


def sheet(view: TigrisView, reader: Reader, history: Sequence[Sequence[Event]]) -> Scene | None:
    """Draw how it ended; `history` is what everybody was told of each move. None while the game goes on."""
    places = ranks(view)
    if not places:
        return None
    scores = [
        Score(dynasty, name_of(view, reader, seat), places[seat], *open_scores(view)[seat])
        for seat, dynasty in enumerate(view.dynasties)
    ]
    shown = [(sphere, sphere) for sphere in SHOWN]
    grown = course(history, len(scores))
    return scoresheet("tigris-sheet", reader, scores, shown, grown, sheet_alt(view, reader, places))
