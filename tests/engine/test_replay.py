"""A log folds to the moves that stand."""

import dataclasses

import pytest
from msgspec.structs import replace

from engine import codec
from engine.game import BadWords, NotYourTurn, Words
from engine.record import BadRecord, Entry, Header, Record
from engine.registry import GAMES, AnyGame
from engine.replay import (
    MAX_CACHED_STATES,
    Fold,
    PlayedMove,
    add_entry,
    begin_fold,
    fold_at,
    fold_before,
    replay_positions,
    replay_record,
)
from tests.engine.playouts import Playout, header, playout
from tests.support.games.auction import Auction
from tests.support.games.auction_state import AuctionState

GAME = Auction()
HEAD = header(GAME, 2)


def folded(*moves: tuple[int, Words]) -> Fold[AuctionState]:
    fold = begin_fold(GAME, HEAD)
    for number, (seat, words) in enumerate(moves, 1):
        fold = add_entry(GAME, fold, Entry(number, seat, words))
    return fold


def standing(fold: Fold[AuctionState]) -> list[int]:
    return [move.entry.number for move in fold.moves]


def test_an_empty_log_is_the_start() -> None:
    fold = begin_fold(GAME, HEAD)
    assert fold.state is fold.start
    assert (fold.events_since(0), fold.freely_undoable_entry(0)) == ((), 0)


def test_moves_follow_each_other() -> None:
    fold = folded((0, ("pass",)), (1, ("pass",)))
    assert standing(fold) == [1, 2]
    assert fold.state == fold.last_step.state == list(replay_positions(GAME, fold))[-1][1]
    assert [event.name for event in fold.events_since(1)] == ["bid-sealed", "bid-noted"]
    assert len(fold.events_since(0)) == 4


def test_an_undo_takes_back_all_from_an_entry_on() -> None:
    fold = folded((0, ("pass",)), (1, ("pass",)), (2, ("undo", "1")))
    assert standing(fold) == []
    assert fold.state == fold.start


def test_undone_moves_can_be_played_otherwise() -> None:
    fold = folded((0, ("pass",)), (1, ("pass",)), (1, ("undo", "2")), (1, ("pass",)), (1, ("undo", "4")))
    assert standing(fold) == [1]
    assert standing(add_entry(GAME, fold, Entry(6, 1, ("pass",)))) == [1, 6]


def test_only_the_last_mover_takes_back_and_only_what_taught_nobody() -> None:
    fold = folded((0, ("pass",)), (1, ("pass",)))
    assert [fold.freely_undoable_entry(seat) for seat in range(3)] == [0, 2, 0]
    seats = range(len(HEAD.marks))
    opened = folded(*((seat, ("pass",)) for seat in seats))
    assert [opened.freely_undoable_entry(seat) for seat in seats] == [0] * len(seats)


def test_words_that_are_no_move_are_refused() -> None:
    with pytest.raises(NotYourTurn):
        folded((9, ("pass",)))
    with pytest.raises(BadWords):
        folded((0, ()))


@pytest.fixture
def game_played() -> Playout[AuctionState]:
    return playout(GAME, 2)


def test_a_record_folds_to_the_end(game_played: Playout[AuctionState]) -> None:
    refolded = replay_record(GAME, game_played.record)
    assert refolded.fault is None
    assert refolded.fold.state == game_played.states[-1]
    assert [state for _, state in replay_positions(GAME, refolded.fold)] == list(game_played.states[1:])


def test_a_record_folds_up_to_its_fault(game_played: Playout[AuctionState]) -> None:
    log = list(game_played.record.entries)
    log[4] = dataclasses.replace(log[4], words=("bid", "99"))
    refolded = replay_record(GAME, Record(game_played.header, tuple(log)))
    assert standing(refolded.fold) == [1, 2, 3, 4]
    assert refolded.fold.state == game_played.states[4]
    assert "entry 5 (bid 99)" in str(refolded.fault)


def test_a_record_folds_as_its_entries_do_one_by_one(game_played: Playout[AuctionState]) -> None:
    log: list[Entry] = []
    for played in game_played.played[: 2 * MAX_CACHED_STATES]:
        log.append(Entry(len(log) + 1, played.seat, played.move))
        if len(log) % 5 == 0:
            log.append(Entry(len(log) + 1, played.seat, ("undo", str(len(log)))))
            log.append(Entry(len(log) + 1, played.seat, played.move))
    fold = begin_fold(GAME, game_played.header)
    for entry in log:
        fold = add_entry(GAME, fold, entry)
    refolded = replay_record(GAME, Record(game_played.header, tuple(log)))
    assert refolded.fault is None
    assert refolded.fold == fold
    assert refolded.fold.state == game_played.states[len(fold.moves)]


@pytest.mark.parametrize("count", [0, 1, 2, MAX_CACHED_STATES, -MAX_CACHED_STATES - 1, -MAX_CACHED_STATES, -2, -1])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_any_position_of_the_past_is_found_again(game: AnyGame, count: int) -> None:
    played = playout(game, 3)
    whole = replay_record(game, played.record).fold
    assert len(whole.recent_states) == min(MAX_CACHED_STATES, len(whole.moves))
    count %= len(whole.moves)
    past = fold_at(game, whole, count)
    assert (past.state, past.moves) == (played.states[count], whole.moves[:count])
    assert [state for _, state in replay_positions(game, past)] == list(played.states[1 : count + 1])
    assert fold_before(game, whole, whole.moves[count].entry.number) == past
    assert add_entry(game, past, whole.moves[count].entry).state == played.states[count + 1]


def test_a_position_is_a_start(game_played: Playout[AuctionState]) -> None:
    middle = game_played.states[7]
    head = replace(game_played.header, position=codec.dumps(middle), seed=b"")
    later = tuple(Entry(n, p.seat, p.move) for n, p in enumerate(game_played.played[7:], 1))
    assert replay_record(GAME, Record(head)).fold.state == middle
    assert replay_record(GAME, Record(head, later)).fold.state == game_played.states[-1]


@pytest.mark.parametrize(
    ("head", "fault"),
    [
        (replace(HEAD, position="{}"), "not a AuctionState"),
        (replace(HEAD, seed=b""), "32 bytes"),
        (replace(HEAD, rules=2), "rules 1, not 2"),
        (replace(HEAD, marks=("red",)), "seats: 2 to 4 of red blue green white"),
        (replace(HEAD, marks=("red", "black")), "seats: 2 to 4 of red blue green white"),
        (replace(HEAD, options=(("rounds", "nine"),)), "rounds=nine is no option"),
        (replace(HEAD, options=(("colour", "red"),)), "colour=red is no option"),
    ],
)
def test_a_bad_start_is_reported(head: Header, fault: str) -> None:
    with pytest.raises(BadRecord, match=fault):
        replay_record(GAME, Record(head))


def test_own_answers_that_followed_go_with_the_move() -> None:
    def folded(*entries: Entry, informed_seats: frozenset[int] = frozenset()) -> Fold[str]:
        return Fold("", tuple(PlayedMove(entry, informed_seats=informed_seats) for entry in entries))

    before, move = Entry(1, 0, ("pass",)), Entry(2, 0, ("pass",))
    own, others = Entry(3, 0, ("pass",), is_follow_up=True), Entry(3, 1, ("pass",), is_follow_up=True)
    assert folded(before, move).freely_undoable_entry(0) == 2
    assert folded(before, move, own).freely_undoable_entry(0) == 2
    assert folded(before, move, others).freely_undoable_entry(0) == 0
    assert folded(before, move, own, informed_seats=frozenset({1})).freely_undoable_entry(0) == 0
    assert folded().freely_undoable_entry(0) == 0


def test_equal_events_are_one_object() -> None:
    first, second = (folded((0, ("pass",)), (1, ("bid", "1"))).moves for _ in range(2))
    for one, other in zip(first, second, strict=True):
        assert one == other
        assert all(told is again for told, again in zip(one.events, other.events, strict=True))
