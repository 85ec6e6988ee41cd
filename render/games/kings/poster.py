"""The poster at the end of a game: the blue gate, the dynasties with the points of their weakest colours."""

from functools import partial

from engine.game import Result
from engine.games.kings.view import KingsView
from render.games.kingdoms.sprites.leaders import Emblem
from render.games.kings.setting import name_of
from render.games.kings.sprites.gate import Gate
from render.kit.poster import Outcome, Placed, count_winners, say_verdict
from render.kit.poster import poster as drawn
from render.reader import Reader
from render.scene import Scene

_ACCENT = "#2F6FC4"


def poster(view: KingsView, reader: Reader, result: Result, moves: int) -> Scene:
    """Draw how it ended."""
    order = sorted(range(len(result.ranks)), key=lambda seat: result.ranks[seat])
    places = [
        Placed(
            result.ranks[seat],
            name_of(view, reader, seat),
            str(result.scores[seat][0]),
            partial(Emblem, view.dynasties[seat]),
        )
        for seat in order
    ]
    fact = reader.say("event-game-ended", reason=result.reason)
    outcome = Outcome("kings-poster", moves, places, count_winners(places), say_verdict(reader, places), fact, _ACCENT)
    return drawn(reader, outcome, Gate(False, reader.rtl))
