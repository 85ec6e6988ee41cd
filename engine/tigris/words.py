"""The words that may come next (what a menu offers), for each question of the game."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from engine.game import STOP, Seat, Words
from engine.tigris.board import BY_NAME, HEIGHT, NAMES, OFF_BOARD, STRIDE, WIDTH, cells
from engine.tigris.pieces import BY_LEADER, BY_TILE, SPHERES, Sphere
from engine.tigris.placement import buildable, catastrophe_cells, leader_cells, tile_cells
from engine.tigris.state import NOWHERE, Act, Build, Conflict, Fight, State, Wars
from engine.tigris.turn.conflict import wars
from engine.tigris.turn.treasures import open_claim

ENDED: Sequence[str] = (STOP,)
NOTHING: Sequence[str] = ()
_ROW = (1 << WIDTH) - 1


def words(state: State, seat: Seat, typed: Words) -> Sequence[str]:
    """Return the possible next words of `seat` after `typed`."""
    if not state.agenda:
        return NOTHING
    match state.agenda[0]:
        case Act():
            return _acting(state, seat, typed) if seat == state.turn else NOTHING
        case Fight() if state.conflict is not None:
            counts = support_counts(state, state.conflict)
            return _asked("support", typed, counts) if seat == state.conflict.next_side.seat else NOTHING
        case Wars():
            leaders = [sphere.leader for sphere in wars(state.board)]
            return _asked("war", typed, leaders) if seat == state.turn else NOTHING
        case Build(cell):
            return _building(buildable(state.board, cell), typed) if seat == state.turn else NOTHING
    claim = open_claim(state)
    return _asked("treasure", typed, cell_words(claim.cells)) if seat == claim.seat else NOTHING


def cell_words(board: int) -> tuple[str, ...]:
    """Return the names of cells, top left first."""
    rows: list[str] = []
    for row in range(HEIGHT):
        if bits := board >> row * STRIDE & _ROW:
            rows += _row_words(row, bits)
    return tuple(rows)


@lru_cache(maxsize=1 << 14)
def _row_words(row: int, bits: int) -> tuple[str, ...]:
    return tuple(NAMES[cell] for cell in cells(bits << row * STRIDE))


def _asked(verb: str, typed: Words, answers: Sequence[str]) -> Sequence[str]:
    match typed:
        case ():
            return (verb,)
        case (said,) if said == verb:
            return answers
        case (said, answer) if said == verb and answer in answers:
            return ENDED
    return NOTHING


def _building(monuments: dict[str, tuple[int, ...]], typed: Words) -> Sequence[str]:
    match typed:
        case ():
            return ("monument", "decline")
        case ("decline",):
            return ENDED
        case ("monument",):
            return tuple(monuments)
        case ("monument", word) if word in monuments:
            return tuple(NAMES[cell] for cell in monuments[word])
        case ("monument", word, cell) if word in monuments and BY_NAME.get(cell) in monuments[word]:
            return ENDED
    return NOTHING


def support_counts(state: State, conflict: Conflict) -> Sequence[str]:
    """Return the numbers of tiles that whoever is asked may add."""
    return addable(conflict, state.hands[conflict.next_side.seat][conflict.colour], english=state.english)


def addable(conflict: Conflict, held: int, *, english: bool) -> Sequence[str]:
    """Return the numbers of `held` tiles that may be added (R7.3; R12.1 in the English variant)."""
    if not english:
        return tuple(str(count) for count in range(held + 1))
    lead = conflict.attacker.strength - conflict.defender.strength
    if conflict.next_side is conflict.attacker:
        return ("0", *(str(count) for count in range(max(1, 1 - lead), held + 1)))
    return ("0", str(lead)) if 0 < lead <= held else ("0",)


def _acting(state: State, seat: Seat, typed: Words) -> Sequence[str]:
    if not typed:
        return _verbs(state, seat)
    if typed == ("end",):
        return ENDED
    offer = _ACTIONS.get(typed[0]) if state.actions else None
    return offer(state, seat, typed[1:]) if offer else NOTHING


def _verbs(state: State, seat: Seat) -> Sequence[str]:
    if not state.actions:
        return ("end",)
    return [verb for verb, is_possible in _POSSIBLE.items() if is_possible(state, seat)]


def _can_place_tile(state: State, seat: Seat) -> bool:
    hand = state.hands[seat]
    return any(hand[sphere] and tile_cells(state, sphere) for sphere in SPHERES)


def _can_place_leader(state: State, seat: Seat) -> bool:
    home_first = sorted(SPHERES, key=state.board.leaders[seat].__getitem__)  # those need no other survey
    return any(leader_cells(state, seat, sphere) for sphere in home_first)


def _tile(state: State, seat: Seat, typed: Words) -> Sequence[str]:
    hand = state.hands[seat]
    match typed:
        case ():
            return [sphere.tile for sphere in SPHERES if hand[sphere] and tile_cells(state, sphere)]
        case (tile,) if tile in BY_TILE and hand[BY_TILE[tile]]:
            return cell_words(tile_cells(state, BY_TILE[tile]))
        case (tile, cell) if tile in BY_TILE and hand[BY_TILE[tile]] and cell in BY_NAME:
            return _ends(tile_cells(state, BY_TILE[tile]), cell)
    return NOTHING


def _leader(state: State, seat: Seat, typed: Words) -> Sequence[str]:
    match typed:
        case ():
            return [sphere.leader for sphere in SPHERES if leader_cells(state, seat, sphere)]
        case (leader,) if leader in BY_LEADER:
            return cell_words(leader_cells(state, seat, BY_LEADER[leader]))
        case (leader, cell) if leader in BY_LEADER and cell in BY_NAME:
            return _ends(leader_cells(state, seat, BY_LEADER[leader]), cell)
    return NOTHING


def _withdraw(state: State, seat: Seat, typed: Words) -> Sequence[str]:
    leaders = [sphere.leader for sphere in SPHERES if state.board.leaders[seat][sphere] != OFF_BOARD]
    match typed:
        case ():
            return leaders
        case (leader,) if leader in leaders:
            return ENDED
    return NOTHING


def _catastrophe(state: State, seat: Seat, typed: Words) -> Sequence[str]:
    if not state.catastrophes[seat]:
        return NOTHING
    match typed:
        case ():
            return cell_words(catastrophe_cells(state))
        case (cell,) if cell in BY_NAME:
            return _ends(catastrophe_cells(state), cell)
    return NOTHING


def _ends(board: int, cell: str) -> Sequence[str]:
    return ENDED if board >> BY_NAME[cell] & 1 else NOTHING


def _swap(state: State, seat: Seat, typed: Words) -> Sequence[str]:
    left = list(state.hands[seat])
    first = Sphere.RED
    for tile in typed:
        if tile not in BY_TILE or BY_TILE[tile] < first or not left[BY_TILE[tile]]:
            return NOTHING
        first = BY_TILE[tile]
        left[first] -= 1
    more = [sphere.tile for sphere in SPHERES[first:] if left[sphere]]
    return [*more, STOP] if typed else more


_POSSIBLE: dict[str, Callable[[State, Seat], bool]] = {
    "tile": _can_place_tile,
    "leader": _can_place_leader,
    "withdraw": lambda state, seat: state.board.leaders[seat] != NOWHERE,
    "catastrophe": lambda state, seat: state.catastrophes[seat] > 0 and catastrophe_cells(state) > 0,
    "swap": lambda state, seat: any(state.hands[seat]),
    "end": lambda _state, _seat: True,
}

_ACTIONS: dict[str, Callable[[State, Seat, Words], Sequence[str]]] = {
    "tile": _tile,
    "leader": _leader,
    "withdraw": _withdraw,
    "catastrophe": _catastrophe,
    "swap": _swap,
}
