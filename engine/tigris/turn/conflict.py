"""Revolts and wars (R7, R8): strengths, added tiles, the outcome."""

from engine.game import Seat, Who
from engine.kit.changing import replace
from engine.kit.conflict import began, decide
from engine.kit.counts import added
from engine.tigris.board import NAMES, OFF_BOARD, cells
from engine.tigris.changes import covering, with_tiles
from engine.tigris.draft import Draft
from engine.tigris.pieces import SPHERES, Sphere
from engine.tigris.regions import beside, flood, kingdom_at, survey
from engine.tigris.state import REVOLT, WAR, Board, Conflict, Fight, Side


def start_revolt(draft: Draft, seat: Seat, sphere: Sphere, rival: Seat) -> None:
    """Start the revolt of the leader that `seat` placed against the one that was there (R7.1)."""
    attacker, defender = (_temples_beside(draft.board, owner, sphere) for owner in (seat, rival))
    draft.conflict = Conflict(REVOLT, sphere, attacker.cell, attacker, defender)
    draft.agenda.push(Fight())
    began(draft.journal, draft.conflict, sphere.leader, cell=NAMES[attacker.cell])


def _temples_beside(board: Board, seat: Seat, sphere: Sphere) -> Side:
    cell = board.leaders[seat][sphere]
    temples = beside(1 << cell) & survey(board).temples
    return Side(seat, cell, temples.bit_count(), temples)


def wars(board: Board) -> tuple[Sphere, ...]:
    """Return the colours at war: those of two leaders in the kingdom of the covered tile (R8.1, R8.8)."""
    kingdom = kingdom_at(board, board.covered)
    spheres = [leader.sphere for leader in kingdom.leaders] if kingdom else []
    return tuple(sphere for sphere in SPHERES if spheres.count(sphere) > 1)


def wage_wars(draft: Draft) -> bool:
    """Start the only war, or take the unification tile off where there is none (R8.9); False: somebody must choose."""
    spheres = wars(draft.board)
    if len(spheres) > 1:
        return False
    if spheres:
        start_war(draft, spheres[0])
        return True
    draft.board = covering(draft.board, OFF_BOARD)
    draft.agenda.pop()
    draft.send_home_the_homeless()
    return True


def start_war(draft: Draft, sphere: Sphere) -> None:
    """Start the war of the two leaders of one colour; the first clockwise from the active player attacks (R8.3)."""
    kingdom = kingdom_at(draft.board, draft.board.covered)
    owners = [leader.seat for leader in kingdom.leaders if leader.sphere == sphere] if kingdom else []
    first, second = sorted(owners, key=draft.clockwise().index)
    attacker, defender = (_own_side(draft.board, owner, sphere) for owner in (first, second))
    draft.conflict = Conflict(WAR, sphere, draft.board.covered, attacker, defender)
    draft.agenda.push(Fight())
    places = {"cell": NAMES[draft.board.covered], "first": NAMES[attacker.cell], "second": NAMES[defender.cell]}
    began(draft.journal, draft.conflict, sphere.leader, **places)


def own_side(board: Board, cell: int) -> int:
    """Return the cells of the kingdom of the leader on `cell`, the covered tile taken as absent (R8.4)."""
    ground = survey(board).ground
    return flood(1 << cell, ground if board.covered == OFF_BOARD else ground & ~(1 << board.covered))


def _own_side(board: Board, seat: Seat, sphere: Sphere) -> Side:
    cell = board.leaders[seat][sphere]
    supporters = own_side(board, cell) & board.tiles[sphere]
    return Side(seat, cell, supporters.bit_count(), supporters)


def support(draft: Draft, conflict: Conflict, count: int) -> None:
    """Add tiles to the side whose turn it is; after the second side the conflict is decided (R7.3)."""
    side, tile = conflict.next_side, conflict.colour
    committed = replace(side, added=count, committed=True)
    draft.spend(side.seat, tile, count)
    draft.out = added(draft.out, tile, count)
    draft.journal.tell("support-added", who=Who(side.seat), count=count, tile=tile.tile, total=committed.strength)
    if side is conflict.attacker:
        draft.conflict = replace(conflict, attacker=committed)
    else:
        draft.agenda.pop()
        _decide(draft, replace(conflict, defender=committed))


def _decide(draft: Draft, conflict: Conflict) -> None:
    winner, loser = decide(draft.journal, conflict, conflict.sphere.leader)
    draft.conflict = replace(conflict, winner=winner.seat)
    draft.send_home(loser.seat, conflict.sphere)
    if conflict.kind == REVOLT:
        draft.gain(winner.seat, Sphere.RED, 1, REVOLT)
    else:
        removed = _remove_supporters(draft, conflict.sphere, loser.supporters)
        draft.gain(winner.seat, conflict.sphere, 1 + removed, WAR)


def _remove_supporters(draft: Draft, sphere: Sphere, supporters: int) -> int:
    board = draft.board
    if sphere == Sphere.RED:
        supporters &= ~(board.treasures | beside(survey(board).leaders))
    count = supporters.bit_count()
    if count:
        draft.board = with_tiles(board, sphere, board.tiles[sphere] & ~supporters)
        draft.out = added(draft.out, sphere, count)
        draft.journal.tell(
            "tiles-removed", tile=sphere.tile, count=count, cells=tuple(NAMES[cell] for cell in cells(supporters))
        )
    return count
