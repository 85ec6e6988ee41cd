"""The poster at the end of a game and the cover at its start: the hanging gardens, and all players with the seals of
their empires."""

from collections.abc import Sequence
from functools import partial

from engine.game import Result, Seat
from engine.games.mesopotamia.ending import places
from engine.games.mesopotamia.reading.scoring import points
from engine.games.mesopotamia.state import ASHUR, TOGETHER, UR
from engine.games.mesopotamia.view import MesopotamiaView
from render.context import PictureContext
from render.games.mesopotamia.setting import empire, name_of
from render.games.mesopotamia.sheet import quests_of
from render.games.mesopotamia.sprites.gardens import Gardens
from render.games.mesopotamia.sprites.pieces import Seal
from render.kit.cover import Participant, draw_cover
from render.kit.poster import Outcome, Placed, Standing, count_winners, say_verdict
from render.kit.poster import poster as drawn
from render.scene import Scene
from render.sprites.vista import Daytime

_ACCENT = "#3F9D5A"

_ENDS = ("gardens", "rounds")
"""Reasons for the end that every mode has."""


def is_lost(view: MesopotamiaView) -> bool:
    """Whether all people have lost."""
    return all(view.position.is_bot(player) for rank, player in places(view.position) if rank == 1)


def ignores_points(view: MesopotamiaView) -> bool:
    """Whether points did not decide the game: in a siege or a defence."""
    return view.position.config.mode in (UR, ASHUR) and view.position.ended not in _ENDS


def standing(view: MesopotamiaView, context: PictureContext) -> Standing:
    """Return the places and the verdict: against the game people win or lose as a side."""
    state, order = view.position, places(view.position)
    lost, siege = is_lost(view), ignores_points(view)
    if lost:
        order = sorted(order, key=lambda one: state.is_bot(one[1]))
    totals = {player: sum(points(state, player, quests_of(view, player)).values()) for _, player in order}
    shown = [
        Placed(
            rank,
            name_of(view, context, player),
            "" if siege else str(totals[player]),
            partial(Seal, empire(state, player)),
        )
        for rank, player in order
    ]
    own = [total for player, total in totals.items() if not state.is_bot(player)]
    best = max((total for player, total in totals.items() if state.is_bot(player)), default=0)
    if siege:
        return Standing(shown, 0 if lost else len(own), context.say("event-game-ended", reason=state.ended))
    if state.config.side == TOGETHER and state.config.mode not in (UR, ASHUR):
        said = context.say("poster-together-lost" if lost else "poster-together-won", points=min(own), other=best)
        return Standing(shown, 0 if lost else len(own), said)
    if lost:
        alone = len(own) == 1
        said = context.say("poster-loses" if alone else "poster-together-lost", points=max(own), other=best)
        return Standing(shown, int(alone), said)
    return Standing(shown, count_winners(shown), say_verdict(context, shown))


def poster(view: MesopotamiaView, context: PictureContext, result: Result, moves: int) -> Scene:
    """Draw the end of the game: against the game people win or lose as a side; a siege and a defence ignore points."""
    ended = standing(view, context)
    fact = "" if ignores_points(view) else context.say("event-game-ended", reason=result.reason)
    outcome = Outcome("mesopotamia-poster", moves, ended.places, ended.winners, ended.verdict, fact, _ACCENT)
    return drawn(context, outcome, Gardens(Daytime.GREY if is_lost(view) else Daytime.DUSK, context.rtl))


def cover(view: MesopotamiaView, context: PictureContext, first: tuple[Seat, ...], chosen: Sequence[str]) -> Scene:
    """Draw the players of a new game, including automata, the starting player, and the options."""
    state = view.position
    people = [
        Participant(
            name_of(view, context, player),
            partial(Seal, empire(state, player)),
            None if state.is_bot(player) else player,
        )
        for player in state.players
    ]
    return draw_cover(
        context, ("mesopotamia-cover", _ACCENT), people, first, chosen, Gardens(Daytime.DAWN, context.rtl)
    )
