"""The poster at the end of a game: the ziggurat at dusk, the dynasties with the points of their weakest colours."""

from functools import partial

from engine.game import Result
from engine.games.tigris.view import TigrisView
from render.games.kingdoms.sprites.leaders import Emblem
from render.games.tigris.setting import name_of
from render.games.tigris.sprites.dusk import Dusk
from render.kit.poster import Outcome, Placed, count_winners, say_verdict
from render.kit.poster import poster as drawn
from render.reader import Reader
from render.scene import Scene

_ACCENT = "#D9822B"


def poster(view: TigrisView, reader: Reader, result: Result, moves: int) -> Scene:
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
    outcome = Outcome("tigris-poster", moves, places, count_winners(places), say_verdict(reader, places), fact, _ACCENT)
    return drawn(reader, outcome, Dusk(False, reader.rtl))
