"""A monument on a square that a tile has completed (R9)."""

from collections.abc import Sequence
from typing import TypeAlias

from engine.game import Facts, IllegalMove, Seat, SeatRef, Words
from engine.games.tigris.draft import Draft, with_monument
from engine.games.tigris.pieces import Sphere, monument_word
from engine.games.tigris.places import CELL_NAMES
from engine.games.tigris.questions import Answer, Situation
from engine.games.tigris.reading.placement import buildable_monuments, square_cells, squares_with, unbuilt_monuments
from engine.games.tigris.state import Build, Monument, State
from engine.games.tigris.view import TigrisView
from engine.games.tigris.vocabulary import CELL, MONUMENT
from engine.kit.question import Decline, InTurn, OptionalQuestion, illegal_move

MonumentSite: TypeAlias = tuple[tuple[Sphere, Sphere], int]
"""The colours of a monument, and the top-left cell of its square."""


class BuildMonument(Answer[Build, MonumentSite]):
    """Turn a square of four tiles face down and put a monument on it (R9.1)."""

    name = "monument"
    takes = (MONUMENT, CELL)
    reasons = ("monument-built", "no-such-square", "wrong-monument")
    events = ("monument-built",)

    def choices(self, state: State, seat: Seat, task: Build, words: Words) -> Sequence[str]:
        monuments = buildable_monuments(state.board, task.cell)
        return tuple(CELL_NAMES[cell] for cell in monuments[words[0]]) if words else tuple(monuments)

    def play(self, draft: Draft, seat: Seat, task: Build, arguments: MonumentSite) -> None:
        colours, corner = arguments
        cells = square_cells(corner)
        colour = next(sphere for sphere in colours if draft.board.tiles[sphere] & cells)
        draft.agenda.pop()
        draft.board = with_monument(draft.board, Monument(colours, corner), cells)
        draft.discard_pieces(colour, 4)
        draft.journal.report(
            "monument-built", who=SeatRef(seat), monument=monument_word(colours), cell=CELL_NAMES[corner]
        )
        draft.remove_unsupported_leaders()

    def refusal(self, state: State, seat: Seat, task: Build, arguments: MonumentSite) -> IllegalMove:
        (colours, corner), squares = arguments, squares_with(state.board, task.cell)
        if corner not in squares:
            corners = {cell for cells in buildable_monuments(state.board, task.cell).values() for cell in cells}
            return illegal_move("no-such-square", "R9.3", cells=tuple(CELL_NAMES[cell] for cell in sorted(corners)))
        monuments = tuple(monument_word(pair) for pair in unbuilt_monuments(state.board, squares[corner]))
        built = colours in {monument.colours for monument in state.board.monuments}
        return illegal_move("monument-built" if built else "wrong-monument", "R9.1", monuments=monuments)


class NoMonument(Decline[State, TigrisView, Draft, Build]):
    """Decline the monument that a completed square allows (R9.4)."""

    event = "monument-declined"


class MonumentQuestion(InTurn[State, TigrisView, Draft, Build], OptionalQuestion[State, TigrisView, Draft, Build]):
    """Ask which monument to build on a completed square, or none."""

    task = Build
    kind = "monument"
    answers = (BuildMonument(), NoMonument())

    def facts(self, situation: Situation, task: Build) -> Facts:
        return (("monuments", tuple(buildable_monuments(situation.board, task.cell))),)

    def has_offer(self, draft: Draft, task: Build) -> bool:
        return bool(buildable_monuments(draft.board, task.cell))
