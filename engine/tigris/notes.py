"""What a player gets, pays or risks by a word: the move is tried in a position that looks like the view, and only what
is public about its outcome, or the player's own, is told.

Besides those of `engine.kit.notes`: `red`, `blue`, `green`, `black` (numbers: points for the seat), `gives` (who
else gets points), `kingdom` (word: the numeral of the kingdom where it lands), `temples` (number: those beside a
leader, its strength in a revolt), `monument` (words: the monuments that may be built then), `held` (number: tiles
of the colour in the hand), `from` (word: the cell that a leader leaves), `left` (number: catastrophes in hand).
"""

from engine.game import Seat, Step, Who, Words
from engine.kit.notes import Notes, note_support, noting, read_conflicts, read_course
from engine.tigris import actions as do
from engine.tigris.board import NAMES, OFF_BOARD
from engine.tigris.draft import Draft
from engine.tigris.pieces import BY_LEADER, BY_TILE
from engine.tigris.placement import buildable
from engine.tigris.regions import beside, name_at, survey
from engine.tigris.setup import imagine
from engine.tigris.state import Build, Collect, State
from engine.tigris.turn.apply import perform
from engine.tigris.turn.treasures import open_claim
from engine.tigris.words import words


def _begun(noted: Notes, state: State, seat: Seat, move: Words) -> None:
    """Note what the first words of a move are about."""
    match move:
        case ("tile", tile):
            noted.note("held", state.hands[seat][BY_TILE[tile]])
        case ("leader", leader):
            _leaves(noted, state, seat, leader)
        case ("catastrophe",):
            noted.note("left", state.catastrophes[seat])
        case ("support",) if state.conflict is not None:
            note_support(noted, state.conflict, 0, state.hands[seat][state.conflict.colour])


def _leaves(noted: Notes, state: State, seat: Seat, leader: str) -> None:
    cell = state.board.leaders[seat][BY_LEADER[leader]]
    if cell != OFF_BOARD:
        noted.note("from", NAMES[cell])


def _whole(noted: Notes, state: State, seat: Seat, move: Words) -> None:
    """Note what a move does."""
    action = do.parse(move)
    draft = Draft(state)
    perform(draft, seat, action)
    step = draft.step()
    match action:
        case do.PlaceTile(_, cell) | do.Catastrophe(cell):
            noted.note("kingdom", name_at(state.naming, state.board, cell))
        case do.PlaceLeader(sphere, cell):
            _leaves(noted, state, seat, sphere.leader)
            noted.note("kingdom", name_at(state.naming, state.board, cell))
            noted.number("temples", (beside(1 << cell) & survey(step.state.board).temples).bit_count())
        case do.Withdraw(sphere):
            noted.note("kingdom", name_at(state.naming, state.board, state.board.leaders[seat][sphere]))
        case do.Support(count) if state.conflict is not None:
            note_support(noted, state.conflict, count, state.hands[seat][state.conflict.colour])
    _follows(noted, seat, step)


def _follows(noted: Notes, seat: Seat, step: Step[State]) -> None:
    for event in step.events:
        facts = dict(event.facts)
        if event.name == "points" and facts["who"] != Who(seat):
            noted.note("gives", facts["who"])
        elif event.name == "points" and isinstance(count := facts["count"], int):
            noted.count(str(facts["colour"]), count)
    read_conflicts(noted, seat, step.events)
    read_course(noted, seat, step.events)
    match step.state.agenda[:1]:
        case (Build(cell),):
            noted.note("monument", tuple(buildable(step.state.board, cell)))
        case (Collect(),) if (claim := open_claim(step.state)).seat == seat:
            noted.count("treasure", claim.takes)


notes = noting(imagine, words, _begun, _whole)
"""Return the notes of a word after those typed, for the view's seat; () for the public."""
