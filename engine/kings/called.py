"""What kingdoms are called as a game goes on; no digest and no rule knows of it."""

from dataclasses import replace

from engine.game import Step
from engine.kings.places import ROWS, Place
from engine.kings.regions import kingdoms, place_of
from engine.kings.state import State, Table
from engine.kit.naming import Name, Naming, renamed

_COLUMN = ROWS + 1
"""Bits of a column: one for itself, and one for each card that may lie there."""


def bodies(table: Table) -> tuple[int, ...]:
    """The columns of each kingdom with how many cards they have, as bits."""
    return tuple([sum(_bits(table, column) for column in kingdom.columns) for kingdom in kingdoms(table)])


def _bits(table: Table, column: int) -> int:
    return (2 << len(table.columns[column])) - 1 << column * _COLUMN


def names(naming: Naming, table: Table) -> tuple[Name, ...]:
    """What the kingdoms of a table are called, in the order of `kingdoms`."""
    return renamed(naming, bodies(table)).names


def name_at(naming: Naming, table: Table, place: Place) -> str:
    """The numeral of the kingdom that holds a place."""
    return names(naming, table)[place_of(table, place)].numeral


def called_first(state: State) -> State:
    """The first position, its kingdoms named."""
    return replace(state, naming=renamed(state.naming, bodies(state.table)))


def called_on(before: State, step: Step[State]) -> Step[State]:
    """A step whose position names the kingdoms as the one before did, as far as they live."""
    after = step.state
    named = before.naming if before.naming.names else called_first(before).naming
    naming = renamed(named, bodies(after.table), int(before.turn != after.turn))
    return replace(step, state=replace(after, naming=naming))
