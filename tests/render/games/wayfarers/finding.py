"""Positions and readers for the pictures of the game."""

from functools import lru_cache

from engine.games.wayfarers.state import State
from engine.games.wayfarers.view import WayfarersView
from render.context import PictureContext
from tests.engine.games.wayfarers.playing import GAME, guided, header, moves

NAMES = ("Žofie Řeháčková", "Ilmari", "נועה", "Bo")


def look(*, rtl: bool = False) -> PictureContext:
    """Somebody for whom every entry reads as its name with its facts, and every word as itself."""
    return PictureContext(_said, lambda word: word, NAMES, rtl, "standard")


def _said(key: str, /, **facts: object) -> str:
    return " ".join((key, *(str(fact) for fact in facts.values())))


def public(state: State) -> WayfarersView:
    """What everybody sees."""
    return GAME.view(state, None)


@lru_cache(maxsize=4)
def played(seats: int, number: int = 5) -> tuple[State, ...]:
    """The positions of a guided game."""
    return tuple(turn.step.state for turn in moves(header(number, seats, sections="abb"), guided))
