"""The dynasties on the poster and the cover of a game: each with the points of its weakest colour at the end."""

from collections.abc import Iterable
from functools import partial
from typing import TypeAlias

from engine.game import Result
from render.context import PictureContext
from render.games.kingdoms.sprites.leaders import Emblem
from render.kit.cover import Participant
from render.kit.poster import Outcome, Placed, count_winners, say_verdict

House: TypeAlias = "tuple[str, str]"
"""A dynasty and the name of its player."""


def make_outcome(
    look: tuple[str, str], reader: PictureContext, result: Result, moves: int, houses: Iterable[House]
) -> Outcome:
    """Return the outcome of a game of this many moves. `look`: the poster's file name and accent colour. `houses`: the
    dynasty and the name of each seat."""
    seats = sorted(zip(result.ranks, result.scores, houses, strict=True), key=lambda one: one[0])
    places = [Placed(rank, name, str(score[0]), partial(Emblem, dynasty)) for rank, score, (dynasty, name) in seats]
    fact = reader.say("event-game-ended", reason=result.reason)
    name, accent = look
    return Outcome(name, moves, places, count_winners(places), say_verdict(reader, places), fact, accent)


def list_people(houses: Iterable[House]) -> list[Participant]:
    """Return all players by seat."""
    return [Participant(name, partial(Emblem, dynasty), seat) for seat, (dynasty, name) in enumerate(houses)]
