"""Scores for pictures, score sheet and poster of a finished game, and the cover of a new game, with the blue gate."""

from collections.abc import Iterator, Sequence

from engine.game import Event, SeatRef
from engine.games.kings.pieces import CARD_WORDS, COLOUR_WORDS, EVERY_COLOUR
from engine.games.kings.state import FourCounts
from engine.games.kings.view import KingsView
from engine.score_history import ScoreHistory
from render.context import PictureContext
from render.games.kingdoms.poster import Posters
from render.games.kingdoms.score_sheet import draw_score_sheet
from render.games.kings.setting import SPHERE_OF_COLOUR
from render.games.kings.sprites.gate import BlueGate
from render.scene import Scene

_TREASURE_INDEX = 4


def open_scores(view: KingsView) -> tuple[tuple[FourCounts, int], ...]:
    """Return each seat's points by colour and its treasures, or zeros for a hidden pile."""
    piles = [pile or (0, 0, 0, 0, 0) for pile in view.banked]
    return tuple(((black, green, red, blue), treasures) for black, green, red, blue, treasures in piles)


def pile_gains(event: Event) -> Iterator[tuple[int, int, int]]:
    """Yield (seat, index of colour or treasures, number of cards) for each victory pile that an event enlarges."""
    facts = dict(event.facts)
    seat_ref, count = facts.get("who"), facts.get("count", 1)
    if not isinstance(seat_ref, SeatRef) or not isinstance(count, int):
        return
    if event.name == "point":
        yield seat_ref.seat, COLOUR_WORDS.index(str(facts["colour"])), 1
    elif event.name in ("card-banked", "cards-taken"):
        yield seat_ref.seat, CARD_WORDS.index(str(facts["card"])), count
    elif event.name == "treasure-taken":
        yield seat_ref.seat, _TREASURE_INDEX, 1


def pile_growth(recent: Sequence[Event], seats: int) -> tuple[int, ...]:
    """Return the number of cards by which each seat's victory pile grew in the `recent` events."""
    growth = [0] * seats
    for event in recent:
        for seat, _, count in pile_gains(event):
            growth[seat] += count
    return tuple(growth)


def sheet(view: KingsView, context: PictureContext, points: ScoreHistory) -> Scene | None:
    """Draw the score sheet with a chart, or return None before the end. `points`: each seat's from move to move."""
    colours = [(colour, SPHERE_OF_COLOUR[colour]) for colour in EVERY_COLOUR]
    return draw_score_sheet("kings-sheet", view, context, open_scores(view), colours, points)


_POSTERS = Posters("kings", BlueGate)

poster, cover = _POSTERS.draw_poster, _POSTERS.draw_cover
