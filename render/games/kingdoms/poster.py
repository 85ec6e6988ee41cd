"""The poster and the cover in both games. A dynasty's score is that of its weakest colour."""

from collections.abc import Callable, Sequence
from functools import partial

from msgspec import Struct

from engine.game import Result, Seat
from render.context import PictureContext
from render.games.kingdoms.alt import Contest, full_name_of, name_of
from render.games.kingdoms.score_sheet import FourNumbers, rank_pairs, total_points
from render.games.kingdoms.sprites.leaders import DynastyEmblem
from render.kit import poster
from render.kit.cover import Participant, draw_cover
from render.kit.poster import FinalStanding, Finisher, Outcome, count_winners, say_verdict
from render.scene import Scene
from render.sprites.poster import Daytime, Vista


def final_standing(view: Contest, context: PictureContext, results: Sequence[tuple[FourNumbers, int]]) -> FinalStanding:
    """Return everybody's rank and the verdict, given each seat's points and treasures."""
    return _standing_of_ranks(view, context, rank_pairs(results), [min(total_points(*result)) for result in results])


def _standing_of_ranks(
    view: Contest, context: PictureContext, ranks: Sequence[int], points: Sequence[int]
) -> FinalStanding:
    players = zip(ranks, points, view.dynasties, range(len(view.dynasties)), strict=True)
    places = [
        Finisher(
            rank,
            name_of(view, context, seat),
            str(score),
            partial(DynastyEmblem, dynasty),
            full_name_of(view, context, seat),
        )
        for rank, score, dynasty, seat in sorted(players, key=lambda one: one[0])
    ]
    return FinalStanding(places, count_winners(places), say_verdict(context, places))


class Posters(Struct, frozen=True):
    """The poster and the cover of one of the games.

    `game`: the name of the game in code.
    `make_vista`: returns the painted view for a time of day, mirrored for right-to-left readers if the second argument
        is true.
    """

    game: str
    make_vista: Callable[[Daytime, bool], Vista]

    def draw_poster(self, view: Contest, context: PictureContext, result: Result, moves: int) -> Scene:
        """Draw the winners, everybody's rank, and the reason for the game's end."""
        ended = _standing_of_ranks(view, context, result.ranks, [score[0] for score in result.scores])
        outcome = Outcome(self.game, moves, ended, context.say("event-game-ended", reason=result.reason))
        return poster.draw_poster(context, outcome, self.make_vista(Daytime.DUSK, context.rtl))

    def draw_cover(
        self, view: Contest, context: PictureContext, starters: tuple[Seat, ...], options: Sequence[str]
    ) -> Scene:
        """Draw the players of a new game, the starting player, and the chosen options."""
        people = [
            Participant(
                name_of(view, context, seat), partial(DynastyEmblem, dynasty), seat, full_name_of(view, context, seat)
            )
            for seat, dynasty in enumerate(view.dynasties)
        ]
        return draw_cover(context, self.game, people, starters, options, self.make_vista(Daytime.DAWN, context.rtl))
