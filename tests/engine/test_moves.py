"""Operations that follow from a game's words: checking, listing, drawing and completing moves."""

from collections import Counter

import pytest
from msgspec.structs import replace

from engine.chance import Chance
from engine.game import BadWords, GameOver, IllegalMove, NotYourTurn, Refused, Words
from engine.move_chain import MoveChains
from engine.moves import check_move, every_move, is_offered, random_move
from tests.engine.playouts import header, playout
from tests.support.games.auction import Auction
from tests.support.games.auction_state import AuctionState

GAME = Auction()
SETUP = GAME.setup(("red", "blue"), {}, Chance(bytes(32)))
STATE = replace(SETUP, lots=("lamp", "shard", "bowl", "seal", "harp", "lyre", "crown", "husk"), purses=(4, 9))
WORTHLESS = replace(STATE, sold=1)
OVER = playout(GAME, 0).states[-1]


@pytest.mark.parametrize("move", [("pass",), ("bid", "1"), ("bid", "4")])
def test_offered_moves_pass(move: Words) -> None:
    check_move(GAME, STATE, 0, move)
    assert is_offered(GAME, STATE, 0, move)


@pytest.mark.parametrize(
    ("state", "seat", "move", "refused", "told"),
    [
        (STATE, 0, (), BadWords, "unknown-verb verbs=('bid', 'pass')"),
        (STATE, 0, ("jump",), BadWords, "unknown-verb verbs=('bid', 'pass')"),
        (STATE, 0, ("bid",), BadWords, "incomplete verb=bid"),
        (STATE, 0, ("bid", "x"), BadWords, "unknown-count word=x"),
        (STATE, 0, ("pass", "1"), BadWords, "incomplete verb=pass"),
        (STATE, 0, ("bid", "5"), IllegalMove, "more-than-your-purse count=4 (A3)"),
        (WORTHLESS, 0, ("bid", "1"), IllegalMove, "worthless-lot lot=shard (A2)"),
        (replace(WORTHLESS, bids=(0, None)), 0, ("pass",), NotYourTurn, "not-your-turn who=SeatRef(seat=1)"),
        (STATE, 2, ("pass",), NotYourTurn, "not-your-turn who=SeatRef(seat=0)"),
        (OVER, 0, ("pass",), GameOver, "game-over"),
    ],
)
def test_other_moves_are_refused(
    state: AuctionState, seat: int, move: Words, refused: type[Refused], told: str
) -> None:
    with pytest.raises(refused) as caught:
        check_move(GAME, state, seat, move)
    assert type(caught.value) is refused
    assert str(caught.value) == told


def test_every_move_is_listed_once() -> None:
    bids = [("bid", str(coins)) for coins in range(1, 5)]
    assert list(every_move(GAME, STATE, 0)) == [*bids, ("pass",)]
    assert list(every_move(GAME, STATE, 0, ("bid",))) == bids
    assert list(every_move(GAME, STATE, 0, ("bid", "2"))) == [("bid", "2")]
    assert list(every_move(GAME, STATE, 0, ("jump",))) == []


def test_random_moves_are_all_the_moves() -> None:
    stream = Chance(bytes(32)).stream("moves")
    drawn = Counter(random_move(GAME, STATE, 0, stream) for _ in range(400))
    assert set(drawn) == set(every_move(GAME, STATE, 0))
    assert {random_move(GAME, STATE, 0, stream, ("bid",))[0] for _ in range(20)} == {"bid"}


def test_no_random_move_begins_with_nonsense() -> None:
    with pytest.raises(ValueError, match="limit must be"):
        random_move(GAME, STATE, 0, Chance(bytes(32)).stream("moves"), ("jump",))


@pytest.mark.parametrize(
    ("state", "prefix", "completed"),
    [
        (STATE, (), ()),
        (STATE, ("bid",), ("bid",)),
        (STATE, ("pass",), ("pass",)),
        (WORTHLESS, (), ("pass",)),
        (replace(STATE, purses=(1, 9)), ("bid",), ("bid", "1")),
    ],
)
def test_the_only_possible_continuation_is_filled_in(state: AuctionState, prefix: Words, completed: Words) -> None:
    assert MoveChains(GAME, state, 0).complete(prefix) == completed


def test_seat_counts_and_options_take_turns() -> None:
    heads = [header(GAME, number) for number in range(6)]
    assert {(len(head.marks), head.options[0][1]) for head in heads} == {
        (seats, rounds) for seats in (2, 3, 4) for rounds in ("five", "three")
    }
