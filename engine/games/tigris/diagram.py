"""The position as text: the board with two characters for each cell, then a legend of everything else in the view.

`..` land, `~~` river, `##` catastrophe. The letter of a tile is `t f m s`, `x` face down; `$` follows if it has a
treasure, `+` if it is under the unification tile. A leader is the initial of its dynasty in upper case, then its own
(`Ak`: the archer's king). `-` means nothing, `?` hidden.
"""

from collections.abc import Iterable

from engine.game import Seat
from engine.games.kingdoms.legend import (
    HIDDEN,
    NOTHING,
    write_closing,
    write_counts,
    write_player,
    write_turn,
    write_yes_or_no,
)
from engine.games.tigris.pieces import LEADER_WORDS, TILE_WORDS, monument_word
from engine.games.tigris.places import CELL_NAMES, CELLS, MAP_HEIGHT, MAP_WIDTH, MAPS, cells_of_bits
from engine.games.tigris.state import Build, Side, Task
from engine.games.tigris.view import TigrisView


def write_diagram(view: TigrisView) -> str:
    """Return the text of a view. Different views give different texts."""
    signs = [_write_cell(view, cell) for cell in CELLS]
    rows = [" ".join(signs[row * MAP_WIDTH : (row + 1) * MAP_WIDTH]).rstrip() for row in range(MAP_HEIGHT)]
    return "\n".join([*rows, "", *_write_legend(view)]) + "\n"


def _write_cell(view: TigrisView, cell: int) -> str:
    board, bit = view.board, 1 << cell
    for seat, row in enumerate(board.leaders):
        if cell in row:
            return view.dynasties[seat][0].upper() + LEADER_WORDS[row.index(cell)][0]
    if board.catastrophes & bit:
        return "##"
    letter = next((TILE_WORDS[sphere][0] for sphere in range(4) if board.tiles[sphere] & bit), "")
    if not letter and not board.flipped & bit:
        return "~~" if MAPS[view.map].rivers & bit else ".."
    mark = "$" if board.treasures & bit else "+" if board.covered == cell else " "
    return (letter or "x") + mark


def _write_legend(view: TigrisView) -> Iterable[str]:
    yield f"map: {view.map}"
    yield f"english-variant: {write_yes_or_no(view.english)}"
    yield f"open-scores: {write_yes_or_no(view.open_scores)}"
    yield from write_turn(view)
    yield f"agenda: {' '.join(map(_write_task, view.agenda)) or NOTHING}"
    monuments = [f"{monument_word(monument.colours)}={CELL_NAMES[monument.cell]}" for monument in view.board.monuments]
    yield f"monuments: {' '.join(monuments) or NOTHING}"
    yield f"bag: {view.bag}"
    yield f"out: {write_counts(view.out)}"
    yield from write_closing(
        view, _write_player, CELL_NAMES[view.conflict.cell] if view.conflict else NOTHING, _write_side
    )


def _write_task(task: Task) -> str:
    name = type(task).__name__.lower()
    return f"{name}={CELL_NAMES[task.cell]}" if isinstance(task, Build) else name


def _write_player(view: TigrisView, seat: Seat) -> str:
    is_viewer = seat == view.seat
    treasures = view.treasures[seat]
    facts = {
        "tiles": str(view.hands[seat]),
        "hand": write_counts(view.hand if is_viewer else None),
        "swaps": str(view.swaps[seat]),
        "swapped": write_counts(view.swapped if is_viewer else None),
        "catastrophes": str(view.catastrophes[seat]),
        "points": write_counts(view.points[seat]),
        "treasures": HIDDEN if treasures is None else str(treasures),
    }
    return write_player(view.dynasties[seat], facts)


def _write_side(side: Side) -> str:
    supporters = ",".join(CELL_NAMES[cell] for cell in cells_of_bits(side.supporters)) or NOTHING
    return f"{CELL_NAMES[side.cell]} {supporters}"
