"""Material and set-up (R1)."""

import pytest

from engine.chance import Chance
from engine.games.wayfarers.components.tables import JOURNAL_TILES, KINDS, PILE_BY_TILE, TILE_NODES, TILES_BY_KIND
from engine.games.wayfarers.reading.caravan import CELLS, columns
from engine.games.wayfarers.reading.counting import count_tags, count_term
from engine.games.wayfarers.setup import SECTION_SIDE_CHOICES
from engine.games.wayfarers.state import State
from tests.engine.games.wayfarers.playing import GAME
from tests.engine.games.wayfarers.positions import begin, offered, play, with_player


def first(seats: int, number: int = 1, **options: str) -> State:
    return GAME.setup(GAME.marks[:seats], options, Chance(number.to_bytes(32, "big")))


def test_E1_R1_7_start_by_seat_order() -> None:
    players = first(4).table.players
    assert [(p.provision, p.silver) for p in players] == [(2, 3), (2, 3), (2, 4), (3, 4)]
    assert [p.guilds for p in players] == [(0, 0, 1), (0, 1, 1), (0, 1, 1), (0, 1, 1)]
    assert [p.stock for p in players] == [14, 13, 13, 13]


def test_R1_3_four_cards_of_each_kind_lie_open() -> None:
    state = first(3)
    assert all(lying for row in state.table.rows for lying in row)
    assert state.table.left == (32, 32, 32, 32, 12) == tuple(map(len, state.decks))


def test_R1_4_journal_tiles_and_green_workers() -> None:
    table = first(2).table
    assert tuple(node for node, _ in table.nodes) == TILE_NODES
    assert sorted(tile for _, tile in table.nodes) == sorted(JOURNAL_TILES)
    assert table.greens == ("g1", "g2", "g3", "g4")


@pytest.mark.parametrize(("seats", "copies"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_R1_5_tiles_by_the_number_of_players(seats: int, copies: int) -> None:
    piles = first(seats).table.piles
    for kind, tiles in TILES_BY_KIND.items():
        assert {piles[PILE_BY_TILE[tile]] for tile in tiles} == {1 if kind == "special" else copies}


def test_R1_6_boards_dice_and_marker() -> None:
    players = first(4).table.players
    assert sorted(player.board for player in players) == ["P1", "P2", "P3", "P4"]
    for player in players:
        assert (len(player.dice), player.reserve, player.node) == (3, 2, "n0")
        assert player.workers == (0, 1, 1)


def test_R1_8_seat_0_starts() -> None:
    assert first(3).table.turn.seat == 0


def test_R1_2_W35_sides_are_drawn_or_chosen() -> None:
    assert {first(2, number).table.sections for number in range(60)} == set(SECTION_SIDE_CHOICES)
    assert all(first(2, sections=sides).table.sections == sides for sides in SECTION_SIDE_CHOICES)


def test_R1_9_the_board_counts_as_cards_and_its_centre_as_tags() -> None:
    player = first(2).table.players[0]
    assert [count_term(player, f"cards:{kind}") for kind in KINDS] == [1, 1, 1, 1, 0]
    assert count_tags(player) == dict.fromkeys(("city", "harbour", "stars", "observatory", "library"), 1)
    state = with_player(begin(), dice="1 4 6", guilds=(0, 0, 0))
    assert offered(state, "die 6") == ["H1", "H3", "H4"]


def test_R1_10_the_caravan_has_16_cells() -> None:
    assert len(CELLS) == 16
    assert not {"1a", "6a"} & set(CELLS)
    shown = columns(())
    assert [value for value in range(1, 7) if shown[value].assets] == [1, 6]
    assert (shown[1].assets, shown[6].assets) == ({"camel": 1}, {"telescope": 1})


def test_W15_silver_and_provisions_are_unlimited() -> None:
    state = with_player(begin(2), dice="6", silver=48, provision=48)
    gained = play(state, "die 6 H4 6", "choose H4 silver").player()
    assert (gained.silver, gained.provision) == (50, 48)


def test_R8_1_one_seat_plays_against_the_game() -> None:
    state = first(1, opponent="journal")
    rival = state.table.rival
    assert rival is not None
    assert (rival.board, rival.guilds, rival.workers, rival.node) == ("A4", (0, 1, 1), (0, 1, 1), "n0")
    assert (rival.comets, rival.spot, rival.opened) == (0, 0, ())
    assert sorted(state.schemes) == ["C1", "C2", "C3", "C4", "C5", "C6"]
    assert {board.rival.board for n in range(40) if (board := first(1, n).table).rival} == {"A1", "A2", "A3", "A4"}
