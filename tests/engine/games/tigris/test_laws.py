"""Invariants: nothing is lost, and between actions the board is at peace."""

from collections import Counter
from collections.abc import Iterable
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.tigris.draft import with_leader
from engine.games.tigris.pieces import CATASTROPHES_EACH, SPHERES, TILE_COUNTS, Sphere
from engine.games.tigris.places import ALL_CELLS, MAPS, OFF_BOARD, ROW_BITS, cells_of_bits
from engine.games.tigris.reading.regions import adjacent_cells, kingdoms, survey, survey_without_leader
from engine.games.tigris.state import Act, Board, State
from tests.engine.games.tigris.playing import Player, anybody, gatherer, header, keeper, moves

LONGEST = 1000


def no_piece_is_lost(state: State) -> None:
    board = state.board
    for sphere in SPHERES:
        held = sum(hand[sphere] + away[sphere] for hand, away in zip(state.hands, state.swapped, strict=True))
        lying = board.tiles[sphere].bit_count()
        assert held + lying + state.out[sphere] + state.bag.count(bytes((sphere,))) == TILE_COUNTS[sphere]
    assert board.catastrophes.bit_count() + sum(state.catastrophes) == CATASTROPHES_EACH * len(state.hands)
    assert board.treasures.bit_count() + sum(state.treasures) == MAPS[state.map].temples.bit_count()
    assert board.flipped.bit_count() == 4 * len(board.monuments)
    assert len({monument.colours for monument in board.monuments}) == len(board.monuments)


def each_cell_holds_one_thing(state: State) -> None:
    board, rivers = state.board, MAPS[state.map].rivers
    leaders = [1 << cell for row in board.leaders for cell in row if cell != OFF_BOARD]
    things = [*board.tiles, board.flipped, board.catastrophes, *leaders]
    assert sum(thing.bit_count() for thing in things) == sum(things).bit_count()
    assert not sum(things) & ~ALL_CELLS
    assert not board.tiles[Sphere.BLUE] & ~rivers
    assert not (sum(leaders) | sum(board.tiles) - board.tiles[Sphere.BLUE]) & rivers
    assert not board.treasures & ~(board.tiles[Sphere.RED] | board.flipped)


def the_board_is_at_peace(state: State) -> None:
    board = state.board
    assert board.covered == OFF_BOARD
    for kingdom in kingdoms(board):
        spheres = Counter(leader.sphere for leader in kingdom.leaders)
        assert max(spheres.values()) == 1
        assert Sphere.GREEN not in spheres or (kingdom.cells & board.treasures).bit_count() <= 1
    for row in board.leaders:
        assert all(cell == OFF_BOARD or adjacent_cells(1 << cell) & board.tiles[Sphere.RED] for cell in row)


def all_laws(state: State) -> None:
    no_piece_is_lost(state)
    each_cell_holds_one_thing(state)
    if state.agenda[:1] == (Act(),):
        the_board_is_at_peace(state)


def walked_kingdoms(board: Board) -> set[frozenset[int]]:
    """The kingdoms found slowly, cell by cell."""
    ground = set(cells_of_bits(survey(board).ground))
    found = set()
    for start in (cell for row in board.leaders for cell in row if cell != OFF_BOARD):
        region, edge = {start}, [start]
        while edge:
            cell = edge.pop()
            near = {cell + 1, cell - 1, cell + ROW_BITS, cell - ROW_BITS} & ground - region
            region |= near
            edge += near
        found.add(frozenset(region))
    return found


PLAYERS: tuple[Player, ...] = (anybody, keeper, gatherer)


@settings(max_examples=8, deadline=None, derandomize=True, database=None)
@given(
    number=st.integers(0, 2**64),
    seats=st.integers(2, 4),
    map_name=st.sampled_from(("standard", "advanced")),
    english=st.sampled_from(("no", "yes")),
    player=st.sampled_from(PLAYERS),
)
def test_laws_hold_after_every_move(number: int, seats: int, map_name: str, english: str, player: Player) -> None:
    start = header(number, seats, map=map_name, **{"english-variant": english})
    for turn in moves(start, player):
        all_laws(turn.step.state)


def test_kingdoms_are_those_found_by_walking() -> None:
    for turn in list(moves(header(3, 4), keeper))[::5]:
        board = turn.step.state.board
        assert {frozenset(cells_of_bits(kingdom.cells)) for kingdom in kingdoms(board)} == walked_kingdoms(board)


def test_a_lifted_leader_leaves_the_kingdoms_that_a_board_without_it_has() -> None:
    for turn in list(moves(header(4, 4), gatherer))[::7]:
        board = turn.step.state.board
        for seat, sphere in product(range(4), SPHERES):
            assert survey_without_leader(board, seat, sphere) == survey(with_leader(board, seat, sphere, OFF_BOARD))


def reasons(games: Iterable[int]) -> set[str]:
    found = set()
    for number in games:
        turned = list(moves(header(number, 2 + number % 3), PLAYERS[number % 3]))
        assert len(turned) < LONGEST
        found.add(turned[-1].step.state.ended)
    return found


def test_games_end_for_both_reasons() -> None:
    """Every day the short ones of the first nine."""
    assert reasons((0, 1, 3, 4, 6, 7)) == {"tiles", "treasures"}


@pytest.mark.full
def test_a_thousand_games_end() -> None:
    assert reasons(range(1000)) == {"tiles", "treasures"}
