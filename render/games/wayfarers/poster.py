"""The poster at the end of a game and the cover at its start: the caravan, everybody, the game's own player too."""

from collections.abc import Sequence
from functools import partial

from engine.game import Result, Seat
from engine.games.wayfarers.ending import places as ranked
from engine.games.wayfarers.state import RIVAL
from engine.games.wayfarers.view import WayfarersView
from render.context import PictureContext
from render.games.wayfarers.setting import mark_of, name_of
from render.games.wayfarers.sprites.desert import Desert
from render.games.wayfarers.sprites.pieces import Badge
from render.kit.cover import Participant, draw_cover
from render.kit.poster import Outcome, Placed, count_winners, say_verdict
from render.kit.poster import poster as drawn
from render.scene import Scene
from render.sprites.vista import Daytime

_ACCENT = "#8A63D2"


def poster(view: WayfarersView, context: PictureContext, result: Result, moves: int) -> Scene:
    """Draw the end of the game; against the game's own player the person comes first, whether won or lost."""
    points = dict(enumerate(score[0] for score in result.scores))
    if result.rivals:
        points[RIVAL] = result.rivals[0][0]
    people_first = sorted(ranked(view.table), key=lambda one: (one[0], one[1] == RIVAL))
    lost = 1 not in result.ranks
    if lost:
        people_first.sort(key=lambda one: one[1] == RIVAL)
    places = [
        Placed(rank, name_of(view, context, seat), str(points[seat]), partial(Badge, mark_of(view, seat)))
        for rank, seat in people_first
    ]
    said = say_verdict(context, places)
    if result.rivals and (lost or count_winners(places) == 1):
        own, other = int(places[0].points), int(places[1].points)
        said = context.say("poster-loses" if lost else "poster-wins-against", points=own, other=other)
    fact = context.say("event-game-ended", reason=result.reason)
    winners = 1 if lost else count_winners(places)
    outcome = Outcome("wayfarers-poster", moves, places, winners, said, fact, _ACCENT)
    return drawn(context, outcome, Desert(Daytime.GREY if lost else Daytime.DUSK, context.rtl))


def cover(view: WayfarersView, context: PictureContext, first: tuple[Seat, ...], chosen: Sequence[str]) -> Scene:
    """Draw the players of a new game, the starting player, and the options."""
    seats = [*range(len(view.table.colours)), *([RIVAL] if len(view.table.colours) == 1 else [])]
    people = [
        Participant(name_of(view, context, seat), partial(Badge, mark_of(view, seat)), None if seat == RIVAL else seat)
        for seat in seats
    ]
    return draw_cover(context, ("wayfarers-cover", _ACCENT), people, first, chosen, Desert(Daytime.DAWN, context.rtl))
