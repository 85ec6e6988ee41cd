"""Invariants: nothing is lost, by any players."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.games.wayfarers.components.tables import (
    DECKS,
    GREEN_WORKER_SPOTS,
    KINDS,
    PILE_BY_TILE,
    SCHEMES,
    SLOT_BY_NAME,
    TILE_NAMES,
    TILES,
    TILES_BY_KIND,
)
from engine.games.wayfarers.reading.caravan import covered_cells
from engine.games.wayfarers.state import Keep, State
from tests.engine.games.wayfarers.playing import GAME, Player, anybody, guided, header, moves


def every_card_is_somewhere(state: State) -> None:
    table = state.table
    rival = table.rival.cards if table.rival else ()
    for number, kind in enumerate(KINDS):
        found = [lying.card for lying in table.rows[number] if lying]
        found += [*state.decks[number], *(card for card in rival if card in DECKS[number])]
        for player in table.players:
            own = {"land": player.land[1:], "water": player.water[1:], "space": player.space[1:]}
            own |= {"townsfolk": tuple(card for _, card in player.hosts[1:])}
            own |= {"inspiration": tuple(card for _, card in player.tucked)}
            found += own[kind]
        found += [card for card in state.drawn if card in DECKS[number]]
        assert sorted(found) == sorted(DECKS[number])
        assert table.left[number] == len(state.decks[number]) >= len(table.seen[number])
    assert bool(state.drawn) == isinstance(next(iter(table.agenda), None), Keep)


def every_tile_is_somewhere(state: State) -> None:
    table = state.table
    copies = 2 if table.rival else len(table.players)
    taken = Counter(laid.tile for player in table.players for laid in player.tiles)
    taken.update(table.rival.tiles if table.rival else ())
    for tile in TILE_NAMES:
        whole = 1 if tile in TILES_BY_KIND["special"] else copies
        assert table.piles[PILE_BY_TILE[tile]] + taken[tile] == whole
    for player in table.players:
        cells = [cell for laid in player.tiles for cell in covered_cells(laid.tile, laid.cell)]
        assert (
            len(set(cells))
            == len(cells)
            == sum(TILES[laid.tile].width * TILES[laid.tile].height for laid in player.tiles)
        )


def every_piece_is_somewhere(state: State) -> None:
    table = state.table
    lying = [one for row in table.rows for one in row if one]
    for seat, player in enumerate(table.players):
        marks = sum(one.owner == seat for one in lying)
        assert player.stock + sum(player.guilds) + marks == 15
        assert len(player.dice) + len(player.placed) + player.reserve == 5
        assert min(player.stock, player.silver, player.provision, *player.guilds, *player.workers) >= 0
        assert len({slot for slot, _ in player.placed}) == len(player.placed)
        assert all(slot in SLOT_BY_NAME for slot, _ in player.placed)
        assert len(player.space) <= len(player.land) + len(player.water) - 1
    held = [player.workers for player in table.players] + ([table.rival.workers] if table.rival else [])
    out = Counter(worker for one in lying for worker in one.workers)
    owners = len(held)
    for place, (colour, whole) in enumerate((("green", len(GREEN_WORKER_SPOTS)), ("yellow", owners), ("blue", owners))):
        beside = len(table.greens) if colour == "green" else 0
        assert sum(own[place] for own in held) + out[colour] + beside == whole


def the_rival_is_sound(state: State) -> None:
    rival = state.table.rival
    if rival is not None:
        assert sorted((*rival.opened, *state.schemes)) == sorted(SCHEMES)
        assert len(rival.opened) <= 5
        assert 0 <= rival.comets <= 10
        assert min(*rival.guilds, *rival.workers) >= 0


def all_laws(state: State) -> None:
    every_card_is_somewhere(state)
    every_tile_is_somewhere(state)
    every_piece_is_somewhere(state)
    the_rival_is_sound(state)


@settings(max_examples=8, deadline=None, derandomize=True, database=None)
@given(number=st.integers(0, 2**64), seats=st.integers(1, 4), player=st.sampled_from((guided, guided, anybody)))
def test_laws_hold_after_every_move(number: int, seats: int, player: Player) -> None:
    for place, turn in enumerate(moves(header(number, seats), player)):
        all_laws(turn.step.state)
        decision = GAME.decision(turn.step.state)
        said = [event.facts for event in turn.step.events] + ([decision.facts] if decision else [])
        assert all(fact != "" for facts in said for _, fact in facts), "a fact without a word"
        if place > 1200:
            break


def finished(number: int) -> State:
    """A guided game's end; every tenth is played by anybody."""
    start = header(number, 1 + number % 4)
    turned = list(moves(start, anybody if number % 10 == 9 else guided))
    assert len(turned) < GAME.max_moves
    all_laws(turned[-1].step.state)
    return turned[-1].step.state


def test_games_end() -> None:
    assert all(GAME.result(finished(number)) for number in range(4))


@pytest.mark.full
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("first", range(0, 1000, 50))
def test_a_thousand_games_end(first: int) -> None:
    assert all(GAME.result(finished(number)) for number in range(first, first + 50))


def test_a_changed_copy_is_what_replace_makes() -> None:
    player = next(moves(header(1, 2), guided)).step.state.table.players[0]
    assert replace(player, silver=9, node="n1a") == replace(player, silver=9, node="n1a")
    assert replace(player) == player
