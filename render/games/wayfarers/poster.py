"""The poster at the end of a game and the cover at its start: the caravan, and all players with the rival."""

from collections.abc import Sequence
from functools import partial

from engine.game import Result, Seat
from engine.games.wayfarers.ending import places
from engine.games.wayfarers.state import RIVAL
from engine.games.wayfarers.view import WayfarersView
from render.context import PictureContext
from render.games.wayfarers.setting import mark_of, name_of, points_of
from render.games.wayfarers.sprites.desert import Desert
from render.games.wayfarers.sprites.pieces import Badge
from render.kit.cover import Participant, draw_cover
from render.kit.poster import Outcome, Placed, Standing, count_winners, say_verdict
from render.kit.poster import poster as drawn
from render.scene import Scene
from render.sprites.vista import Daytime

_ACCENT = "#8A63D2"


def is_lost(view: WayfarersView) -> bool:
    """Whether the rival alone has won."""
    return all(seat == RIVAL for rank, seat in places(view.table) if rank == 1)


def standing(view: WayfarersView, context: PictureContext) -> Standing:
    """Return the places and the verdict; against the rival the person comes first, whether the person has won or
    lost."""
    order = sorted(places(view.table), key=lambda one: (one[0], one[1] == RIVAL))
    lost, points = is_lost(view), {seat: points_of(view, seat) for _, seat in order}
    if lost:
        order.sort(key=lambda one: one[1] == RIVAL)
    shown = [
        Placed(rank, name_of(view, context, seat), str(points[seat]), partial(Badge, mark_of(view, seat)))
        for rank, seat in order
    ]
    winners = 1 if lost else count_winners(shown)
    if RIVAL not in points or winners != 1:
        return Standing(shown, winners, say_verdict(context, shown))
    own, other = points[order[0][1]], points[RIVAL]
    said = context.say("poster-loses" if lost else "poster-wins-against", points=own, other=other)
    return Standing(shown, winners, said)


def poster(view: WayfarersView, context: PictureContext, result: Result, moves: int) -> Scene:
    """Draw the end of the game; against the rival the person comes first, whether the person has won or lost."""
    ended = standing(view, context)
    fact = context.say("event-game-ended", reason=result.reason)
    outcome = Outcome("wayfarers-poster", moves, ended.places, ended.winners, ended.verdict, fact, _ACCENT)
    return drawn(context, outcome, Desert(Daytime.GREY if is_lost(view) else Daytime.DUSK, context.rtl))


def cover(view: WayfarersView, context: PictureContext, first: tuple[Seat, ...], chosen: Sequence[str]) -> Scene:
    """Draw the players of a new game, the starting player, and the options."""
    seats = [*range(len(view.table.colours)), *([RIVAL] if len(view.table.colours) == 1 else [])]
    people = [
        Participant(name_of(view, context, seat), partial(Badge, mark_of(view, seat)), None if seat == RIVAL else seat)
        for seat in seats
    ]
    return draw_cover(context, ("wayfarers-cover", _ACCENT), people, first, chosen, Desert(Daytime.DAWN, context.rtl))
