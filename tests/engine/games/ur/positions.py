"""Positions of the Royal Game of Ur, written by the numbers of both ways."""

from collections.abc import Sequence

from engine.chance import SEED_BYTES
from engine.game import Refused, Step, Words
from engine.games.ur.play import Ur
from engine.games.ur.state import NO_THROW, State
from engine.games.ur.variant import USUAL_VARIANT, Variant
from engine.moves import check_move

GAME = Ur()
LIGHT, DARK = 0, 1
OFF = USUAL_VARIANT.paths.off_number
"""The number of a piece that was borne off on the usual way."""


def position(
    light: Sequence[int],
    dark: Sequence[int],
    thrown: int = NO_THROW,
    mover: int = LIGHT,
    variant: Variant = USUAL_VARIANT,
    count: int = 7,
) -> State:
    """The position with these pieces; those that are not named are still to come in."""
    pieces = tuple(tuple(sorted((*own, *(0,) * (count - len(own))))) for own in (light, dark))
    return State(("light", "dark"), pieces, mover, thrown, 50, bytes(SEED_BYTES), variant)


def offered(state: State) -> set[str]:
    """The pieces that can be moved."""
    return set(GAME.words(state, state.mover, ("move",)))


def move(state: State, piece: str) -> Step[State]:
    """The mover moves a piece. Raises Refused."""
    words: Words = ("move", piece)
    check_move(GAME, state, state.mover, words)
    return GAME.play(state, state.mover, words)


def rule(state: State, *words: str) -> str:
    """The rule by which a move of the mover is refused."""
    try:
        check_move(GAME, state, state.mover, words)
    except Refused as refused:
        return refused.rule
    raise AssertionError(f"{words} is not refused")


def told(step: Step[State]) -> list[str]:
    """What a move told."""
    return [event.name for event in step.events]
