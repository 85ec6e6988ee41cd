"""One check for tables, records and databases."""

import dataclasses

import pytest
from msgspec.structs import replace

from engine import codec
from engine.record import BadRecord, Record
from engine.verify import find_game_of_record, verify
from tests.engine.playouts import Playout, playout
from tests.support.games.auction import Auction
from tests.support.games.auction_state import AuctionState

GAME = Auction()


@pytest.fixture
def game_played() -> Playout[AuctionState]:
    return playout(GAME, 2)


def led(played: Playout[AuctionState]) -> dict[int, str]:
    return {number: codec.digest(state) for number, state in enumerate(played.states)}


def test_a_record_holds_that_leads_where_it_led(game_played: Playout[AuctionState]) -> None:
    verdict = verify(GAME, game_played.record, led(game_played))
    assert verdict.is_valid
    assert verdict.initial_fold.state == game_played.states[-1]


@pytest.mark.parametrize("number", [0, 1, 3])
def test_a_record_fails_at_the_first_entry_that_leads_elsewhere(
    game_played: Playout[AuctionState], number: int
) -> None:
    verdict = verify(GAME, game_played.record, {**led(game_played), number: "00000000"})
    assert (verdict.stopped_at.number if verdict.stopped_at else 0, verdict.refused) == (number, None)
    assert f"entry {number} leads to" in str(verdict.fault)
    assert verdict.initial_fold.state == game_played.states[number]


def test_a_record_fails_at_an_entry_that_is_no_move(game_played: Playout[AuctionState]) -> None:
    entries = (dataclasses.replace(game_played.record.entries[0], words=("bid", "99")), *game_played.record.entries[1:])
    verdict = verify(GAME, Record(game_played.header, entries))
    assert not verdict.is_valid
    assert verdict.stopped_at == entries[0]
    assert verdict.refused is not None


def test_a_record_that_cannot_begin_has_no_position(game_played: Playout[AuctionState]) -> None:
    verdict = verify(GAME, Record(replace(game_played.header, seed=b"short")))
    assert (verdict.fold, verdict.is_valid) == (None, False)
    with pytest.raises(BadRecord, match="seed"):
        _ = verdict.initial_fold


def test_a_game_that_nobody_has_plays_no_record(game_played: Playout[AuctionState]) -> None:
    assert find_game_of_record(game_played.record, (GAME,)) is GAME
    with pytest.raises(BadRecord, match="auction"):
        find_game_of_record(game_played.record, ())
