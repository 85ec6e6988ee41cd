"""What kingdoms are called as a game goes on; no digest and no rule knows of it."""

from dataclasses import replace

from engine.game import Step
from engine.kit.naming import Name, Naming, renamed
from engine.tigris.regions import apart, kingdoms, kingdoms_beside
from engine.tigris.state import Board, State


def bodies(board: Board) -> tuple[int, ...]:
    """The cells of each kingdom; while a tile joins some whose wars go on, each of them by itself."""
    return tuple([kingdom.cells for kingdom in kingdoms(apart(board))])


def names(naming: Naming, board: Board) -> tuple[Name, ...]:
    """What the kingdoms of a board are called, in the order of `kingdoms`."""
    return renamed(naming, bodies(board)).names


def name_at(naming: Naming, board: Board, cell: int) -> str:
    """The numeral of the kingdom that holds `cell`, else of the only one beside it; empty where there is none."""
    found = kingdoms(apart(board))
    places = [place for place, kingdom in enumerate(found) if kingdom.cells >> cell & 1]
    places = places or list(kingdoms_beside(apart(board), cell))
    return names(naming, board)[places[0]].numeral if len(places) == 1 else ""


def called_first(state: State) -> State:
    """The first position, its kingdoms named."""
    return replace(state, naming=renamed(state.naming, bodies(state.board)))


def called_on(before: State, step: Step[State]) -> Step[State]:
    """A step whose position names the kingdoms as the one before did, as far as they live."""
    after = step.state
    named = before.naming if before.naming.names else called_first(before).naming
    naming = renamed(named, bodies(after.board), int(before.turn != after.turn))
    return replace(step, state=replace(after, naming=naming))
