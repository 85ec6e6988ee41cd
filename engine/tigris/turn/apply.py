"""Actions done: each one's effects, and what runs on by itself after it (R4.2)."""

from engine.game import Seat, Who, Words
from engine.kit.counts import added
from engine.tigris import actions as do
from engine.tigris.board import NAMES, OFF_BOARD
from engine.tigris.changes import covering, with_catastrophe, with_monument, with_tiles
from engine.tigris.draft import Draft
from engine.tigris.pieces import SPHERES, Sphere, monument_word
from engine.tigris.placement import buildable, square
from engine.tigris.regions import kingdom_at, kingdoms_beside, names
from engine.tigris.state import Act, Build, Collect, Fight, Monument, State, Wars
from engine.tigris.turn.conflict import start_revolt, start_war, support, wage_wars
from engine.tigris.turn.ending import end_game, end_turn
from engine.tigris.turn.treasures import collect, take


def outcome(state: State, seat: Seat, move: Words) -> State:
    """Return the position after an offered move, its kingdoms not renamed and its events untold."""
    draft = Draft(state)
    perform(draft, seat, do.parse(move))
    return draft.step().state


def perform(draft: Draft, seat: Seat, action: do.Action) -> None:
    """Do a legal action and all that follows from it."""
    match action:
        case do.End():
            end_turn(draft)
        case do.Support() | do.ChooseWar() | do.BuildMonument() | do.Decline() | do.TakeTreasure():
            _answer(draft, seat, action)
        case _:
            _act(draft, seat, action)
    while draft.agenda.tasks and _runs_on(draft):
        pass


def _answer(draft: Draft, seat: Seat, action: do.Action) -> None:
    match action:
        case do.Support(count) if draft.conflict is not None:
            support(draft, draft.conflict, count)
        case do.ChooseWar(sphere):
            start_war(draft, sphere)
        case do.BuildMonument(colours, cell):
            _build(draft, seat, Monument(colours, cell))
        case do.Decline():
            draft.agenda.pop()
            draft.journal.tell("monument-declined", who=Who(seat))
        case do.TakeTreasure(cell):
            take(draft, seat, cell)


def _runs_on(draft: Draft) -> bool:
    match draft.agenda.tasks[0]:
        case Act() | Fight():
            return False
        case Wars():
            return wage_wars(draft)
        case Build(cell):
            return _skip_building(draft, cell)
        case Collect():
            return collect(draft)


def _skip_building(draft: Draft, cell: int) -> bool:
    if buildable(draft.board, cell):
        return False
    draft.agenda.pop()
    return True


def _act(draft: Draft, seat: Seat, action: do.Action) -> None:
    draft.actions -= 1
    draft.conflict = None
    draft.agenda.push(Collect())
    match action:
        case do.PlaceTile(sphere, cell):
            _place_tile(draft, seat, sphere, cell)
        case do.PlaceLeader(sphere, cell):
            rival = _put(draft, seat, sphere, cell)
            if rival is not None:
                start_revolt(draft, seat, sphere, rival)
        case do.Withdraw(sphere):
            _withdraw(draft, seat, sphere)
        case do.Catastrophe(cell):
            _ravage(draft, seat, cell)
        case do.Swap(tiles):
            _swap(draft, seat, tiles)


def _place_tile(draft: Draft, seat: Seat, sphere: Sphere, cell: int) -> None:
    joined = kingdoms_beside(draft.board, cell)
    draft.spend(seat, sphere)
    draft.board = with_tiles(draft.board, sphere, draft.board.tiles[sphere] | 1 << cell)
    draft.journal.tell("tile-placed", who=Who(seat), tile=sphere.tile, cell=NAMES[cell])
    draft.agenda.push(Build(cell))
    if len(joined) > 1:
        named = names(draft.rules.naming, draft.rules.board)
        first, second = (named[place].numeral for place in joined)
        draft.journal.tell("kingdoms-joined", who=Who(seat), cell=NAMES[cell], first=first, second=second)
        draft.board = covering(draft.board, cell)
        draft.agenda.push(Wars())
    else:
        _score_tile(draft, sphere, cell)


def _score_tile(draft: Draft, sphere: Sphere, cell: int) -> None:
    kingdom = kingdom_at(draft.board, cell)
    ruler = kingdom and (kingdom.leader(sphere) or kingdom.leader(Sphere.BLACK))
    if ruler:
        draft.gain(ruler.seat, sphere, 1, "tile")


def _build(draft: Draft, seat: Seat, monument: Monument) -> None:
    cells = square(monument.cell)
    colour = next(sphere for sphere in monument.colours if draft.board.tiles[sphere] & cells)
    draft.agenda.pop()
    draft.board = with_monument(draft.board, monument, cells)
    draft.out = added(draft.out, colour, 4)
    draft.journal.tell(
        "monument-built", who=Who(seat), monument=monument_word(monument.colours), cell=NAMES[monument.cell]
    )
    draft.send_home_the_homeless()


def _ravage(draft: Draft, seat: Seat, cell: int) -> None:
    draft.catastrophes[seat] -= 1
    draft.journal.tell("catastrophe-placed", who=Who(seat), cell=NAMES[cell])
    for sphere in SPHERES:
        if draft.board.tiles[sphere] >> cell & 1:
            draft.out = added(draft.out, sphere, 1)
            draft.journal.tell("tile-destroyed", tile=sphere.tile, cell=NAMES[cell])
    draft.board = with_catastrophe(draft.board, cell)
    draft.send_home_the_homeless()


def _put(draft: Draft, seat: Seat, sphere: Sphere, cell: int) -> Seat | None:
    """Place or move a leader; return the owner of the leader that it rises against, None where there is none (R5.6)."""
    start = draft.board.leaders[seat][sphere]
    draft.leader_to(seat, sphere, cell)
    if start == OFF_BOARD:
        draft.journal.tell("leader-placed", who=Who(seat), leader=sphere.leader, cell=NAMES[cell])
    else:
        draft.journal.tell("leader-moved", who=Who(seat), leader=sphere.leader, start=NAMES[start], cell=NAMES[cell])
    kingdom = kingdom_at(draft.board, cell)
    leaders = kingdom.leaders if kingdom else ()
    return next((leader.seat for leader in leaders if leader.sphere == sphere and leader.seat != seat), None)


def _withdraw(draft: Draft, seat: Seat, sphere: Sphere) -> None:
    """Withdraw a leader because its owner wants so (R5.1)."""
    cell = draft.board.leaders[seat][sphere]
    draft.leader_to(seat, sphere, OFF_BOARD)
    draft.journal.tell("leader-withdrawn", who=Who(seat), leader=sphere.leader, cell=NAMES[cell])


def _swap(draft: Draft, seat: Seat, tiles: tuple[int, int, int, int]) -> None:
    for sphere in SPHERES:
        if tiles[sphere]:
            draft.spend(seat, sphere, tiles[sphere])
            draft.swapped[seat] = added(draft.swapped[seat], sphere, tiles[sphere])
    count = sum(tiles)
    draft.journal.tell("swapped", who=Who(seat), count=count)
    if not draft.draw(seat, count):
        end_game(draft, "tiles")
