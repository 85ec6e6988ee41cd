"""Why a move is refused: the rule, and what would be right."""

from engine.game import BadWords, Fact, IllegalMove, Seat, Words
from engine.tigris import actions as do
from engine.tigris.actions import parse
from engine.tigris.board import MAPS, NAMES
from engine.tigris.pieces import SPHERES, Sphere, monument_word
from engine.tigris.placement import buildable, squares_with, unbuilt
from engine.tigris.regions import beside, kingdoms_beside, survey, survey_without
from engine.tigris.state import Act, Build, Collect, Conflict, Fight, State, Wars
from engine.tigris.turn.conflict import wars
from engine.tigris.turn.treasures import open_claim
from engine.tigris.words import cell_words, support_counts, words


def refusal(state: State, seat: Seat, move: Words) -> IllegalMove | BadWords:
    """Return what is wrong with a move that `words` does not offer to `seat`, whose decision it is."""
    try:
        action = parse(move)
    except BadWords as bad:
        return bad
    offered = tuple(words(state, seat, ()))
    if move[0] not in offered and not isinstance(state.agenda[0], Act):
        return _illegal("another-question", "R4.2", verbs=offered)
    match action:
        case do.Support() | do.ChooseWar() | do.TakeTreasure() | do.BuildMonument() | do.Decline():
            return _wrong_answer(state, action, offered)
        case _:
            return _wrong_action(state, seat, action)


def _illegal(reason: str, rule: str, **facts: Fact) -> IllegalMove:
    return IllegalMove(reason, *facts.items(), rule=rule)


def _wrong_answer(state: State, action: do.Action, offered: Words) -> IllegalMove:
    match action, state.agenda[0]:
        case do.Support(count), Fight() if state.conflict is not None:
            return _wrong_support(state, state.conflict, count)
        case do.ChooseWar(), Wars():
            return _illegal("no-such-war", "R8.2", leaders=tuple(sphere.leader for sphere in wars(state.board)))
        case do.TakeTreasure(cell), Collect():
            return _wrong_treasure(state, cell)
        case do.BuildMonument(), Build(placed):
            return _wrong_monument(state, action, placed)
    return _illegal("nothing-to-answer", "R4.1", verbs=offered)


def _wrong_support(state: State, conflict: Conflict, count: int) -> IllegalMove:
    side = conflict.next_side
    held = state.hands[side.seat][conflict.colour]
    if count > held:
        return _illegal("too-few-tiles", "R7.3", tile=conflict.colour.tile, held=held)
    reason = "must-win" if side is conflict.attacker else "must-tie"
    return _illegal(reason, "R12.1", counts=tuple(support_counts(state, conflict)))


def _wrong_treasure(state: State, cell: int) -> IllegalMove:
    return _illegal("no-such-treasure", "R10.1", cell=NAMES[cell], cells=cell_words(open_claim(state).cells))


def _wrong_monument(state: State, action: do.BuildMonument, placed: int) -> IllegalMove:
    squares = squares_with(state.board, placed)
    if action.cell not in squares:
        corners = {cell for cells in buildable(state.board, placed).values() for cell in cells}
        return _illegal("no-such-square", "R9.3", cells=tuple(NAMES[cell] for cell in sorted(corners)))
    monuments = tuple(monument_word(pair) for pair in unbuilt(state.board, squares[action.cell]))
    built = action.colours in {monument.colours for monument in state.board.monuments}
    return _illegal("monument-built" if built else "wrong-monument", "R9.1", monuments=monuments)


def _wrong_action(state: State, seat: Seat, action: do.Action) -> IllegalMove:
    if not state.actions:
        return _illegal("no-actions-left", "R4.1")
    match action:
        case do.PlaceTile(sphere, cell):
            return _wrong_tile(state, seat, sphere, cell)
        case do.PlaceLeader(sphere, cell):
            return _wrong_leader(state, seat, sphere, cell)
        case do.Withdraw(sphere):
            return _illegal("leader-off-board", "R5.1", leader=sphere.leader)
        case do.Catastrophe(cell):
            return _wrong_catastrophe(state, seat, cell)
        case _:
            return _illegal("not-in-hand", "R11.2", tiles=_held(state, seat))


def _held(state: State, seat: Seat) -> Words:
    return tuple(sphere.tile for sphere in SPHERES for _ in range(state.hands[seat][sphere]))


def _wrong_tile(state: State, seat: Seat, sphere: Sphere, cell: int) -> IllegalMove:
    if not state.hands[seat][sphere]:
        return _illegal("not-in-hand", "R6.1", tiles=_held(state, seat))
    if survey(state.board).taken >> cell & 1:
        return _illegal("cell-taken", "R6.1", cell=NAMES[cell])
    if MAPS[state.map].rivers >> cell & 1 and sphere != Sphere.BLUE:
        return _illegal("tile-on-river", "R6.1", tile=sphere.tile, cell=NAMES[cell])
    if sphere == Sphere.BLUE and not MAPS[state.map].rivers >> cell & 1:
        return _illegal("farm-off-river", "R6.1", cell=NAMES[cell])
    return _illegal("joins-three", "R6.2", cell=NAMES[cell], count=len(kingdoms_beside(state.board, cell)))


def _wrong_leader(state: State, seat: Seat, sphere: Sphere, cell: int) -> IllegalMove:
    start = state.board.leaders[seat][sphere]
    found = survey_without(state.board, seat, sphere)
    if cell == start:
        return _illegal("leader-stays", "R5.3", leader=sphere.leader, cell=NAMES[cell])
    if found.taken >> cell & 1:
        return _illegal("cell-taken", "R5.2", cell=NAMES[cell])
    if MAPS[state.map].rivers >> cell & 1:
        return _illegal("leader-on-river", "R5.2", leader=sphere.leader, cell=NAMES[cell])
    if not beside(found.temples) >> cell & 1:
        return _illegal("no-temple", "R5.2", leader=sphere.leader, cell=NAMES[cell])
    return _illegal(
        "leader-joins",
        "R5.2",
        cell=NAMES[cell],
        count=sum(1 for kingdom in found.kingdoms if beside(kingdom.cells) >> cell & 1),
    )


def _wrong_catastrophe(state: State, seat: Seat, cell: int) -> IllegalMove:
    board = state.board
    if not state.catastrophes[seat]:
        return _illegal("no-catastrophes", "R11.1")
    for reason, cells in (
        ("catastrophe-on-leader", survey(board).leaders),
        ("catastrophe-on-treasure", board.treasures),
        ("catastrophe-on-monument", board.flipped),
    ):
        if cells >> cell & 1:
            return _illegal(reason, "R11.1", cell=NAMES[cell])
    return _illegal("catastrophe-on-catastrophe", "R11.1", cell=NAMES[cell])
