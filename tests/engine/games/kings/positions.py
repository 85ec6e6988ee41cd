"""Positions from drawings, and games played on from them."""

from collections.abc import Mapping
from functools import partial

from msgspec.structs import replace

from engine.games.kings.pieces import CARD_COUNTS, CARD_WORDS, DYNASTIES, EVERY_COLOUR, LEADER_WORDS
from engine.games.kings.places import COLUMN_COUNT, COLUMN_NAMES, PLACE_BY_NAME
from engine.games.kings.play import Kings
from engine.games.kings.reading.regions import cards_on_table
from engine.games.kings.state import FiveCounts, State
from engine.kit.counts import NO_PIECES, count_colours
from tests.engine import written_moves
from tests.support.diagrams.kings import read_diagram

GAME = Kings()
named = partial(written_moves.pieces, CARD_WORDS)
refused = partial(written_moves.refused, GAME)
forbidden = partial(written_moves.forbidden, GAME)
offered = partial(written_moves.offered, GAME)
notes = partial(written_moves.notes, GAME)


def position(
    window: str,
    at: str = "A",
    *,
    hands: Mapping[str, str] | None = None,
    deck: str | None = None,
    seats: int = 4,
    **changes: object,
) -> State:
    """The state with `window` drawn from column `at` on between columns of a treasure alone.

    The first row of a window has the gaps between its columns; the others have columns only.
    """
    marks = DYNASTIES[:seats]
    legend = [f"{mark}: catastrophes=1" for mark in marks]
    seen = read_diagram("\n".join([*_rows(window, COLUMN_NAMES.index(at)), *legend]))
    held = tuple(count_colours(named((hands or {}).get(mark, ""))) for mark in marks)
    lying = count_colours(bytes(card for _, card in cards_on_table(seen.table) if card < 4))
    used = [lying[colour] + sum(hand[colour] for hand in held) for colour in EVERY_COLOUR]
    rest = bytes(colour for colour in EVERY_COLOUR for _ in range(CARD_COUNTS[colour] - used[colour]))
    state = State(
        dynasties=marks,
        open_piles=False,
        table=seen.table,
        hands=held,
        catastrophes=seen.catastrophes,
        banked=((0, 0, 0, 0, 0),) * seats,
        tops=(None,) * seats,
        deck=rest if deck is None else named(deck),
        out=NO_PIECES,
    )
    return replace(state, **changes)


def _rows(window: str, start: int) -> list[str]:
    drawn = [line.split() for line in window.splitlines() if line.strip()]
    first = ["$" if number % 2 == 0 else "." for number in range(2 * COLUMN_COUNT - 1)]
    rows = [first, *([" "] * (2 * COLUMN_COUNT - 1) for _ in drawn[1:])]
    for number, (row, signs) in enumerate(zip(rows, drawn, strict=True)):
        for column, sign in enumerate(signs):
            row[2 * start + (2 * column if number else column)] = sign
    return ["A", *(" ".join(sign.ljust(3) for sign in (s if s != " " else "." for s in row)) for row in rows)]


class Played(written_moves.Played[State]):
    """Where some moves led, with what lies there."""

    def pile(self, mark: str) -> FiveCounts:
        """What is in a seat's victory pile."""
        return self.state.banked[self.state.dynasties.index(mark)]

    def leader(self, mark: str, leader: str) -> str:
        """Where a leader stands."""
        place = self.state.table.leaders[self.state.dynasties.index(mark)][LEADER_WORDS.index(leader)]
        return place.name if place else "home"

    def column(self, name: str) -> list[str]:
        """The cards of a column, from the top."""
        return [card.word for card in self.state.table.columns[COLUMN_NAMES.index(name)]]


def play(state: State, *lines: str) -> Played:
    """Play lines such as `archer card temple C`."""
    return written_moves.play(Played, GAME, state, lines)


def card_at(state: State, name: str) -> str:
    """What lies at a place."""
    card = state.table.card(PLACE_BY_NAME[name])
    return "" if card is None else card.word
