"""Check that a state is possible in a game, so that one read from a file can be shown and played."""

from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial

from engine.game import Options
from engine.games.kingdoms.conflict import is_sound
from engine.games.tigris.pieces import (
    ACTIONS,
    CATASTROPHES_EACH,
    HAND,
    MONUMENTS,
    SPHERES,
    TILE_COUNTS,
    Sphere,
)
from engine.games.tigris.places import BY_NAME, EVERYWHERE, MAPS, OFF_BOARD
from engine.games.tigris.reading.placement import buildable_monuments, square_cells
from engine.games.tigris.reading.regions import kingdom_at, neighbours, own_side, survey, wars
from engine.games.tigris.reading.treasures import claims
from engine.games.tigris.state import REVOLT, WAR, Act, Board, Build, Collect, Conflict, Fight, Side, State, Task, Wars
from engine.games.tigris.updates import with_leader
from engine.kit.counts import count_colours

_CELLS = frozenset(BY_NAME.values())
_MOST_POINTS = 10**6
_ENDINGS = ("", "tiles", "treasures")


def find_error(state: State, marks: tuple[str, ...], options: Options) -> str:
    """Name the first part of a state that no game with these seats and options can hold; "" when there is none."""
    if state.dynasties != marks:
        return "dynasties"
    chosen = {
        "map": state.map,
        "english": "yes" if state.english else "no",
        "open_scores": "yes" if state.open_scores else "no",
    }
    named = {"map": "map", "english": "english-variant", "open_scores": "open-scores"}
    usual = {"map": "standard"}
    for field, choice in chosen.items():
        if choice != options.get(named[field], usual.get(field, "no")):
            return field
    return next((name for name, holds in _CHECKS if not holds(state)), "")


def _seats(state: State) -> bool:
    each = (state.hands, state.swapped, state.catastrophes, state.points, state.treasures, state.board.leaders)
    return {len(kept) for kept in each} == {len(state.dynasties)}


def _end(state: State) -> bool:
    """Whether no task is open exactly if the game has ended."""
    return state.ended in _ENDINGS and bool(state.ended) != bool(state.agenda)


def _turn(state: State) -> bool:
    return 0 <= state.turn < len(state.dynasties) and 0 <= state.actions <= ACTIONS


def _points(state: State) -> bool:
    return all(0 <= count <= _MOST_POINTS for points in state.points for count in points)


def _are_disjoint(parts: Iterable[int]) -> bool:
    """Whether bitboards are within the board and share no cell (R6.1, R11.1)."""
    taken = 0
    for part in parts:
        if part & (taken | ~EVERYWHERE):
            return False
        taken |= part
    return True


def _leaders(state: State) -> bool:
    return all(cell == OFF_BOARD or cell in _CELLS for row in state.board.leaders for cell in row)


def _are_placed_legally(state: State) -> bool:
    """Whether no pieces overlap, farms are on rivers and other tiles and leaders on land (R5.2, R6.1)."""
    board, rivers = state.board, MAPS[state.map].rivers
    leaders = [1 << cell for row in board.leaders for cell in row if cell != OFF_BOARD]
    if not _are_disjoint((*board.tiles, board.flipped, board.catastrophes, *leaders)):
        return False
    dry = sum(leaders) | sum(board.tiles[sphere] for sphere in SPHERES if sphere != Sphere.BLUE)
    return not dry & rivers and not board.tiles[Sphere.BLUE] & ~rivers


def _monuments(state: State) -> bool:
    board = state.board
    pairs = [monument.colours for monument in board.monuments]
    if len(set(pairs)) < len(pairs) or not set(pairs) <= set(MONUMENTS):
        return False
    if not all(monument.cell in _CELLS for monument in board.monuments):
        return False
    squares = [square_cells(monument.cell) for monument in board.monuments]
    return _are_disjoint(squares) and sum(squares) == board.flipped


def _treasures(state: State) -> bool:
    """Whether treasures are on first temples and all are accounted for (R2.1)."""
    board, temples = state.board, MAPS[state.map].temples
    if board.treasures & ~(temples & (board.tiles[Sphere.RED] | board.flipped)):
        return False
    return min(state.treasures) >= 0 and sum(state.treasures) == (temples & ~board.treasures).bit_count()


def _catastrophes(state: State) -> bool:
    lying, all_of_them = state.board.catastrophes.bit_count(), CATASTROPHES_EACH * len(state.dynasties)
    held = all(0 <= count <= CATASTROPHES_EACH for count in state.catastrophes)
    return held and sum(state.catastrophes) + lying == all_of_them


def _hands(state: State) -> bool:
    return all(min(hand) >= 0 and sum(hand) <= HAND for hand in state.hands)


def _tiles(state: State) -> bool:
    """Whether each tile of the box is somewhere (R1.3)."""
    counts = (*state.hands, *state.swapped, state.out, count_colours(state.bag))
    lying = [tiles.bit_count() for tiles in state.board.tiles]
    if min(map(min, counts)) < 0 or any(colour >= len(SPHERES) for colour in state.bag):
        return False
    return tuple(map(sum, zip(*counts, lying, strict=True))) == TILE_COUNTS


def _is_unification_placed(state: State) -> bool:
    """Whether the unification tile is on a tile exactly while there are wars (R8.1, R8.9)."""
    board = state.board
    if board.covered == OFF_BOARD:
        return Wars() not in state.agenda
    on_tile = board.covered in _CELLS and any(tiles >> board.covered & 1 for tiles in board.tiles)
    return on_tile and Wars() in state.agenda


def _peace(state: State) -> bool:
    """Whether each kingdom has one leader of a colour at most, but for an open revolt, and the unification tile joins
    two at most (R5.6, R8.1)."""
    board, conflict = state.board, state.conflict
    if isinstance(next(iter(state.agenda), None), Fight) and conflict is not None and conflict.kind == REVOLT:
        if conflict.attacker.seat not in range(len(board.leaders)):
            return False
        board = with_leader(board, conflict.attacker.seat, conflict.sphere, OFF_BOARD)
    sides = [
        (own_side(board, cell), sphere) for row in board.leaders for sphere, cell in enumerate(row) if cell != OFF_BOARD
    ]
    joined = kingdom_at(board, board.covered) if board.covered != OFF_BOARD else None
    at_war = Counter(leader.sphere for leader in joined.leaders) if joined else Counter[Sphere]()
    return len(set(sides)) == len(sides) and max(at_war.values(), default=0) <= 2


def _agenda(state: State) -> bool:
    """Whether a move can leave these tasks (R4.2); the first is never an automatic one."""
    match state.agenda:
        case () | (Act(),):
            return True
        case (Fight(), Collect(), Act()):
            return state.actions < ACTIONS
        case (Fight(), Wars(), Build(cell), Collect(), Act()) | (Wars(), Build(cell), Collect(), Act()):
            return state.actions < ACTIONS and cell == state.board.covered
        case (Build(cell), Collect(), Act()):
            return state.actions < ACTIONS and cell in _CELLS
        case (Collect(), Act()):
            return state.actions < ACTIONS
    return False


def _question(state: State) -> bool:
    """Whether the first question has an answer."""
    task: Task | None = next(iter(state.agenda), None)
    match task:
        case Wars():
            return len(wars(state.board)) > 1
        case Build(cell):
            return bool(buildable_monuments(state.board, cell))
        case Collect():
            found = claims(state.board, state.map, state.turn)
            return bool(found) and found[0].is_choice
    return True


def _conflict(state: State) -> bool:
    """Whether an open conflict is between leaders on the board, and a finished one has a winner (R7, R8)."""
    fought = isinstance(next(iter(state.agenda), None), Fight)
    if state.conflict is not None and state.conflict.cell not in _CELLS:
        return False
    return is_sound(state.conflict, len(state.dynasties), fought, _side, partial(_open, state))


def _side(side: Side) -> bool:
    inside = not side.supporters & ~EVERYWHERE and side.supporters.bit_count() == side.on_board
    return inside and side.cell in _CELLS and 0 <= side.added <= (HAND if side.committed else 0)


def _open(state: State, conflict: Conflict) -> bool:
    board, war = state.board, Wars() in state.agenda
    attacker, defender = conflict.attacker, conflict.defender
    if conflict.winner is not None or defender.committed or war != (conflict.kind == WAR):
        return False
    if not (_is_side_placed(board, conflict, attacker) and _is_side_placed(board, conflict, defender)):
        return False
    if war:
        return conflict.cell == board.covered and conflict.sphere in wars(board)
    together = kingdom_at(board, attacker.cell) == kingdom_at(board, defender.cell)
    return together and conflict.cell == attacker.cell and attacker.seat == state.turn


def _is_side_placed(board: Board, conflict: Conflict, side: Side) -> bool:
    """Whether a side's leader is at its place, with its supporters there (R7.2, R8.4)."""
    if board.leaders[side.seat][conflict.sphere] != side.cell:
        return False
    if conflict.kind == REVOLT:
        return side.supporters == neighbours(1 << side.cell) & survey(board).temples
    return side.supporters == own_side(board, side.cell) & board.tiles[conflict.sphere]


_CHECKS: tuple[tuple[str, Callable[[State], bool]], ...] = (
    ("seats", _seats),
    ("turn", _turn),
    ("points", _points),
    ("leaders", _leaders),
    ("board", _are_placed_legally),
    ("monuments", _monuments),
    ("treasures", _treasures),
    ("catastrophes", _catastrophes),
    ("hands", _hands),
    ("tiles", _tiles),
    ("covered", _is_unification_placed),
    ("leaders", _peace),
    ("agenda", _end),
    ("agenda", _agenda),
    ("agenda", _question),
    ("conflict", _conflict),
)
"""In this order: a later check relies on the earlier ones."""
