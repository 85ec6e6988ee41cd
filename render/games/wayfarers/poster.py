"""The poster at the end of a game: the caravan by night, everybody by victory points, the game's own player too."""

from functools import partial

from engine.game import Result
from engine.games.wayfarers.ending import places as ranked
from engine.games.wayfarers.state import RIVAL
from engine.games.wayfarers.view import WayfarersView
from render.games.wayfarers.setting import mark_of, name_of
from render.games.wayfarers.sprites.night import Night
from render.games.wayfarers.sprites.pieces import Badge
from render.kit.poster import Outcome, Placed, count_winners, say_verdict
from render.kit.poster import poster as drawn
from render.reader import Reader
from render.scene import Scene

_ACCENT = "#8A63D2"


def poster(view: WayfarersView, reader: Reader, result: Result, moves: int) -> Scene:
    """Draw how it ended; against the game's own player the person comes first, who has won or lost."""
    points = dict(enumerate(score[0] for score in result.scores))
    if result.rivals:
        points[RIVAL] = result.rivals[0][0]
    people_first = sorted(ranked(view.table), key=lambda one: (one[0], one[1] == RIVAL))
    lost = 1 not in result.ranks
    if lost:
        people_first.sort(key=lambda one: one[1] == RIVAL)
    places = [
        Placed(rank, name_of(view, reader, seat), str(points[seat]), partial(Badge, mark_of(view, seat)))
        for rank, seat in people_first
    ]
    said = say_verdict(reader, places)
    if result.rivals and (lost or count_winners(places) == 1):
        own, other = int(places[0].points), int(places[1].points)
        said = reader.say("poster-loses" if lost else "poster-wins-against", points=own, other=other)
    fact = reader.say("event-game-ended", reason=result.reason)
    winners = 1 if lost else count_winners(places)
    outcome = Outcome("wayfarers-poster", moves, places, winners, said, fact, _ACCENT)
    return drawn(reader, outcome, Night(lost, reader.rtl))
