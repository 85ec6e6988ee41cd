"""Check that a position read from a file is possible in a game."""

from collections.abc import Callable

from engine.chance import SEED_BYTES
from engine.game import Options
from engine.games.ur.places import START
from engine.games.ur.reading import movable_pieces
from engine.games.ur.setup import PIECES
from engine.games.ur.state import UNTHROWN, Pieces, State
from engine.games.ur.variant import variant_of


def find_error(state: State, marks: tuple[str, ...], options: Options) -> str:
    """Return the first part that no game can have, in an order in which a later check may rely on earlier ones."""
    count, variant = int(options.get(PIECES.name, PIECES.choices[0])), variant_of(options)
    way = variant.route
    checks: dict[str, Callable[[], bool]] = {
        "variant": lambda: state.variant == variant,
        "marks": lambda: state.marks == marks,
        "pieces": lambda: (
            len(state.pieces) == len(marks) and all(_possible(own, count, way.off) for own in state.pieces)
        ),
        "squares": lambda: not any(way.met.get(spot) in state.pieces[1] for spot in state.pieces[0]),
        "end": lambda: sum(own[0] == way.off for own in state.pieces) < len(marks),
        "mover": lambda: state.mover in range(len(marks)),
        "thrown": lambda: state.thrown == UNTHROWN or _moves(state),
        "throws": lambda: state.throws >= sum(spot > START for own in state.pieces for spot in own),
        "key": lambda: len(state.key) == SEED_BYTES,
    }
    return next((name for name, holds in checks.items() if not holds()), "")


def _possible(pieces: Pieces, count: int, off: int) -> bool:
    """Whether there are `count` pieces, in order, no two on one square."""
    standing = [spot for spot in pieces if START < spot < off]
    within = all(START <= spot <= off for spot in pieces)
    return len(pieces) == count and within and pieces == tuple(sorted(pieces)) and len(set(standing)) == len(standing)


def _moves(state: State) -> bool:
    """Whether a throw is one that lets the mover move: otherwise the turn would have passed."""
    known = 0 < state.thrown <= state.variant.thrown_dice.most
    return known and next(movable_pieces(state, state.mover, state.thrown), None) is not None
