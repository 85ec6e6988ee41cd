"""The checks in their order, and the name of the first part that fails."""

from collections.abc import Callable

from engine.game import Options
from engine.games.wayfarers.setup import OPPONENTS, RANDOM, SIDES
from engine.games.wayfarers.state import State
from engine.games.wayfarers.validation import conservation, tasks, values


def find_error(state: State, marks: tuple[str, ...], options: Options) -> str:
    """Name the first part of a state that no game with these seats and options can hold; "" when there is none."""
    table, sections, opponent = state.table, options.get("sections", RANDOM), options.get("opponent", RANDOM)
    if table.colours != marks:
        return "colours"
    if table.sections not in SIDES or (sections != RANDOM and table.sections != sections):
        return "sections"
    if table.rival is not None and opponent != RANDOM and table.rival.board != OPPONENTS.get(opponent):
        return "rival"
    return next((name for name, holds in _CHECKS if not holds(state)), "")


_CHECKS: tuple[tuple[str, Callable[[State], bool]], ...] = (
    ("sizes", values.has_right_sizes),
    ("players", values.players),
    ("cards", conservation.cards),
    ("decks", conservation.decks),
    ("tiles", conservation.tiles),
    ("influence", conservation.influence),
    ("workers", conservation.workers),
    ("dice", conservation.dice),
    ("journal", conservation.journal),
    ("schemes", conservation.schemes),
    ("panoramas", values.panoramas),
    ("caravans", values.caravans),
    ("dice", values.dice),
    ("rows", values.rows),
    ("rival", values.rival),
    ("turn", values.turn),
    ("agenda", tasks.agenda),
    ("drawn", tasks.has_drawn_cards),
    ("agenda", tasks.question),
)
"""In this order: a later check relies on the earlier ones."""
