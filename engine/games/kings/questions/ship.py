"""A ship instead of the last four cards of a column (8)."""

from collections.abc import Sequence

from engine.game import Facts, IllegalMove, Seat, SeatRef, Words
from engine.games.kings.draft import Draft, with_ship
from engine.games.kings.pieces import SHIP_CARDS, Card, Colour
from engine.games.kings.places import CELLS, COLUMN_NAMES
from engine.games.kings.questions import Answer, Decline, InTurn, OptionalQuestion, Situation
from engine.games.kings.reading.placement import buildable_ships
from engine.games.kings.state import Build, State, Table
from engine.games.kings.vocabulary import SHIP
from engine.kit.question import illegal_move


def _ship_words(table: Table, task: Build) -> Words:
    return tuple(ship.word for ship in buildable_ships(table, task.column))


class BuildShip(Answer[Build, tuple[Card]]):
    """Build a ship instead of four cards. The leaders on them are removed (8.1 to 8.3)."""

    name = "ship"
    takes = (SHIP,)
    reasons = ("no-such-ship",)
    events = ("ship-built",)

    def choices(self, state: State, seat: Seat, task: Build, words: Words) -> Sequence[str]:
        return _ship_words(state.table, task)

    def play(self, draft: Draft, seat: Seat, task: Build, arguments: tuple[Card]) -> None:
        (ship,), column = arguments, task.column
        draft.agenda.pop()
        height = len(draft.table.columns[column])
        for place in CELLS[column][height - SHIP_CARDS : height]:
            if leader := draft.table.leader_at(place):
                draft.remove_leader(*leader)
        draft.discard_pieces(Colour(draft.table.columns[column][-1]), SHIP_CARDS)
        draft.table = with_ship(draft.table, column, ship)
        place = CELLS[column][len(draft.table.columns[column]) - 1]
        draft.journal.report(
            "ship-built", who=SeatRef(seat), ship=ship.word, column=COLUMN_NAMES[column], place=place.name
        )

    def refusal(self, state: State, seat: Seat, task: Build, arguments: tuple[Card]) -> IllegalMove:
        return illegal_move("no-such-ship", "8.2", ships=_ship_words(state.table, task))


class NoShip(Decline[Build]):
    """Decline the ship that four equal cards allow."""

    event = "ship-declined"


class ShipQuestion(InTurn[Build], OptionalQuestion[Build]):
    """Ask which of the possible ships to build, or none."""

    task = Build
    kind = "ship"
    answers = (BuildShip(), NoShip())

    def facts(self, situation: Situation, task: Build) -> Facts:
        return (("ships", _ship_words(situation.table, task)),)

    def has_offer(self, draft: Draft, task: Build) -> bool:
        return bool(buildable_ships(draft.table, task.column))
