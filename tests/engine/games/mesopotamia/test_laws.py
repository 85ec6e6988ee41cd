"""Invariants: every piece, token and card is there once, within its bounds, by any players."""

from itertools import chain

import pytest

from engine.games.mesopotamia.content.tables import ACTIONS, FLOOR_COUNT, PIECES, TOP_LEVEL
from engine.games.mesopotamia.reading.board import count_pieces
from engine.games.mesopotamia.reading.strategies import strategy_cards_of
from engine.games.mesopotamia.state import (
    ASHUR_MODE,
    EVENT_DOWN,
    EVENT_RUNNING,
    TRIBE,
    Fight,
    Lose,
    Quests,
    Spot,
    State,
    Track,
)
from tests.engine.games.mesopotamia.positions import GAME
from tests.engine.playouts import played_out, tables


def nobody_has_what_there_is_not(state: State) -> None:
    content = state.content
    homes = [realm.home for realm in state.realms if realm.home >= 0]
    assert len(set(homes)) == len(homes)
    for realm in state.realms:
        assert min(realm.goods) >= 0
        assert 1 <= min(realm.levels) <= max(realm.levels) <= TOP_LEVEL
        assert len(realm.dice) <= realm.floors <= FLOOR_COUNT
        assert not realm.spent >> len(realm.dice)
        assert realm.home in (-1, *content.map.homes)
        assert set(realm.gardens) <= set(content.gardens)
        for colour, _, face in (die.partition("-") for die in realm.dice):
            assert face in ("", *content.dice[colour])


def each_seal_is_on_its_track(state: State) -> None:
    players = range(len(state.realms))
    settled = range(state.config.seats) if state.config.mode == ASHUR_MODE else players
    on_track(state.population, state.content.population.positions, settled)
    on_track(state.events, state.content.track.positions, players)


def on_track(track: Track, positions: int, players: range) -> None:
    """Whether the seals of these players and of no other have a place, higher ones first."""
    heights = [track.at[player] for player in track.order]
    assert sorted(track.order) == [player for player, at in enumerate(track.at) if at] == list(players)
    assert heights == sorted(heights, reverse=True)
    assert max(heights) <= positions


def no_piece_is_doubled(state: State) -> None:
    content, players = state.content, range(len(state.realms))
    for segment, owner in state.fleet:
        assert segment in range(len(content.map.segments))
        assert owner in players
    for player in players:
        for count, piece in zip(count_pieces(state, player), PIECES, strict=True):
            assert count <= content.pieces[piece]
    for spot in state.spots:
        each_army_is_listed_once(spot, players)


def each_army_is_listed_once(spot: Spot, players: range) -> None:
    owners = [army.owner for army in spot.armies]
    present = {army.owner for army in spot.armies if any(army.units) and army.owner >= 0}
    assert owners == sorted(set(owners))
    assert set(owners) <= {TRIBE, *players}
    assert set(spot.here) == present | ({spot.settlement} - {None})
    assert len(set(spot.here)) == len(spot.here)
    assert all(min(*army.units, army.rams) >= 0 and any((*army.units, army.rams)) for army in spot.armies)


def no_token_is_doubled(state: State) -> None:
    hidden = state.hidden
    tokens = [*filter(None, hidden.tokens), *(spot.token for spot in state.spots if spot.token), *state.finished]
    assert len(set(tokens)) == len(tokens)
    assert set(tokens) <= set(state.content.events)
    assert len(hidden.gardens) == state.below
    for spot, below in zip(state.spots, hidden.tokens, strict=True):
        assert bool(below) == (spot.event == EVENT_DOWN)
        assert bool(spot.token) == (spot.event not in ("", EVENT_DOWN))
        assert (spot.owner is not None) == (spot.event == EVENT_RUNNING)


def no_card_is_lost(state: State) -> None:
    hidden = state.hidden
    quests = [*chain(*hidden.quests, hidden.deck, filter(None, hidden.returned))]
    assert sorted(quests) == sorted(one.name for one in state.content.quests.values() if one.set in state.config.sets)
    choosing = any(isinstance(task, Quests) for task in state.agenda)
    assert state.deck == len(hidden.deck) + (0 if choosing else sum(map(bool, hidden.returned)))
    for bot, deck in zip(state.bots, hidden.strategies, strict=True):
        cards = sorted((*(plan.card for plan in bot.plans), *bot.discards, *deck))
        assert cards == sorted(strategy_cards_of(state.content, state.config, bot.player))


def walls_are_torn_down_where_they_may_stand(state: State) -> None:
    areas, mode = state.content.map.areas, state.config.mode
    sites = {area for area, spot in enumerate(state.spots) if spot.wall is None and not areas[area].home}
    assert state.breaches <= (sites - state.config.blocked if mode == ASHUR_MODE else set())


def a_battle_is_open_while_one_is_fought(state: State) -> None:
    assert (state.battle is not None) == any(isinstance(task, Fight | Lose) for task in state.agenda)
    if state.battle is None:
        assert state.hidden.bids == (None, None)
    else:
        cards = [fighter.card for fighter in state.battle.fighters]
        assert len(set(cards)) == len(cards)


def everybody_comes_once(state: State) -> None:
    turn = state.turn
    assert sorted(turn.order) in ([], list(range(len(state.realms))))
    assert len(set(turn.done)) == len(turn.done)
    assert set(turn.done) <= set(range(len(ACTIONS)))
    assert bool(state.ended) != bool(state.agenda)


def all_laws(state: State) -> None:
    nobody_has_what_there_is_not(state)
    each_seal_is_on_its_track(state)
    no_piece_is_doubled(state)
    no_token_is_doubled(state)
    no_card_is_lost(state)
    walls_are_torn_down_where_they_may_stand(state)
    a_battle_is_open_while_one_is_fought(state)
    everybody_comes_once(state)


@pytest.mark.parametrize("count", [12, pytest.param(500, marks=pytest.mark.full)])
def test_laws_hold_after_every_move(count: int) -> None:
    for number in range(0, len(tables(GAME)), len(tables(GAME)) // count):
        for state in played_out(GAME, number).states:
            all_laws(state)
