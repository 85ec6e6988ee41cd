"""A log grows by one entry at a time, and only what is a move now."""

from collections.abc import Callable

import pytest

from engine import table as tables
from engine.chance import Chance
from engine.game import BadWords, GameOver, IllegalMove, NotYourTurn, Refused, Seat, Step, Words
from engine.moves import random_move
from engine.record import Entry, Header, Record
from engine.replay import MAX_CACHED_STATES, Fold, begin_fold, replay_record
from engine.table import CannotUndo, Change, Log, StaleAction
from tests.engine.playouts import header
from tests.support.games.auction import Auction
from tests.support.games.auction_state import LOTS, AuctionState

GAME = Auction()


def three_seats() -> Header:
    return next(head for number in range(99) if _sells_first(head := header(GAME, number)) and len(head.marks) == 3)


def _sells_first(head: Header) -> bool:
    return LOTS[begin_fold(GAME, head).state.lot] > 0


class AuctionTable:
    """A log that every change grows."""

    def __init__(self, log: Log[AuctionState]) -> None:
        self.log = log

    @property
    def version(self) -> int:
        return self.log.version

    @property
    def fold(self) -> Fold[AuctionState]:
        return self.log.fold

    @property
    def entries(self) -> tuple[Entry, ...]:
        return self.log.entries

    @property
    def header(self) -> Header:
        return self.log.header

    def grow(self, change: Change[AuctionState]) -> Change[AuctionState]:
        self.log = self.log.with_change(change)
        return change


Follow = Callable[[Fold[AuctionState]], tuple[Seat, Words] | None]


@pytest.fixture
def table() -> AuctionTable:
    head = three_seats()
    return AuctionTable(Log(head, begin_fold(GAME, head)))


def play(
    table: AuctionTable, seat: Seat, *words: str, version: int | None = None, follow: Follow | None = None
) -> Change[AuctionState]:
    return table.grow(tables.play(GAME, table.log, seat, words, version, follow))


def undo(table: AuctionTable, seat: Seat, version: int | None = None) -> Change[AuctionState]:
    return table.grow(tables.undo(GAME, table.log, seat, version))


def undo_from(table: AuctionTable, first: int, seat: Seat, version: int | None) -> Change[AuctionState]:
    return table.grow(tables.undo_from(GAME, table.log, first, seat, version))


def log(table: AuctionTable) -> list[tuple[Seat, Words]]:
    return [(entry.seat, entry.words) for entry in table.entries]


def test_a_change_says_what_a_move_does_and_leaves_the_log_as_it_was(table: AuctionTable) -> None:
    change = tables.play(GAME, table.log, 1, ("bid", "2"), 0)
    assert (table.version, table.fold.state.bids) == (0, (None, None, None))
    assert change.entry == Entry(1, 1, ("bid", "2"))
    assert change.step is not None
    after = table.log.with_change(change)
    assert change.step.state == change.after.state == after.state
    assert (change.before.state.bids, after.state.bids) == ((None, None, None), (None, 2, None))
    assert after.version == 1


def test_an_entry_tells_again_what_it_did(table: AuctionTable) -> None:
    played = [play(table, seat, "pass") for seat in range(3)]
    assert [tables.change_made_by(GAME, table.log, number) for number in (1, 2, 3)] == played


def test_an_entry_that_was_taken_back_did_nothing(table: AuctionTable) -> None:
    play(table, 0, "pass")
    undo(table, 0)
    again = tables.change_made_by(GAME, table.log, 1)
    assert (again.before, again.after, again.step) == (table.fold, table.fold, None)


def test_the_same_press_twice_counts_once(table: AuctionTable) -> None:
    play(table, 0, "bid", "1", version=0)
    with pytest.raises(StaleAction):
        play(table, 0, "bid", "1", version=0)
    assert table.version == 1


def test_choosing_at_once_nobody_is_late_because_another_was_faster(table: AuctionTable) -> None:
    play(table, 2, "pass", version=0)
    play(table, 0, "pass", version=0)
    play(table, 1, "pass", version=1)
    with pytest.raises(StaleAction):
        play(table, 1, "pass", version=2)
    assert table.version == 3


def test_a_sealed_answer_is_replaced_until_all_have_answered(table: AuctionTable) -> None:
    play(table, 0, "bid", "1")
    play(table, 0, "bid", "2", version=1)
    play(table, 1, "pass", version=0)
    play(table, 0, "pass", version=2)
    assert table.fold.state.bids == (0, 0, None)
    undo(table, 0)
    assert table.fold.state.bids == (2, 0, None)
    refolded = replay_record(GAME, Record(table.header, table.entries))
    assert (refolded.fault, refolded.fold) == (None, table.fold)
    play(table, 2, "pass")
    with pytest.raises(StaleAction):
        play(table, 0, "bid", "1", version=5)


class CountingAuction(Auction):
    """An auction that counts the moves that are played."""

    def __init__(self) -> None:
        super().__init__()
        self.played = 0

    def play(self, state: AuctionState, seat: Seat, words: Words) -> Step[AuctionState]:
        self.played += 1
        return super().play(state, seat, words)


def long_log(game: Auction) -> Log[AuctionState]:
    """Return a log with more moves than positions are kept in memory."""
    head = three_seats()
    log, stream = Log(head, begin_fold(game, head)), Chance(bytes(32)).stream("long")
    while log.version < 3 * MAX_CACHED_STATES and (decision := log.fold.decision(game)) is not None:
        seat = decision.seats[0]
        log = log.with_change(tables.play(game, log, seat, random_move(game, log.state, seat, stream), None))
    assert log.version > MAX_CACHED_STATES
    return log


def test_a_press_on_an_old_board_replays_nothing() -> None:
    game = CountingAuction()
    log = long_log(game)
    game.played = 0
    for version in range(log.version - 3):
        for seat in range(3):
            with pytest.raises(StaleAction):
                tables.play(game, log, seat, ("pass",), version)
    assert game.played == 0


def test_telling_an_entry_again_replays_the_game_once() -> None:
    game = CountingAuction()
    log = long_log(game)
    game.played = 0
    tables.change_made_by(game, log, 2)
    assert game.played == 2


def test_an_undo_makes_what_was_seen_stale(table: AuctionTable) -> None:
    play(table, 2, "pass")
    undo(table, 2)
    with pytest.raises(StaleAction):
        play(table, 1, "pass", version=0)
    with pytest.raises(StaleAction):
        play(table, 1, "pass", version=1)
    play(table, 1, "pass", version=2)


@pytest.mark.parametrize("version", [-1, 1, 99])
def test_versions_that_never_were_are_stale(table: AuctionTable, version: int) -> None:
    with pytest.raises(StaleAction):
        play(table, 0, "pass", version=version)


@pytest.mark.parametrize(
    ("seat", "words", "refused"),
    [
        (0, (), BadWords),
        (0, ("undo", "1"), BadWords),
        (0, ("bid",), BadWords),
        (0, ("bid", "11"), IllegalMove),
        (3, ("pass",), NotYourTurn),
    ],
)
def test_a_refused_move_changes_nothing(table: AuctionTable, seat: Seat, words: Words, refused: type[Refused]) -> None:
    play(table, 1, "pass")
    with pytest.raises(refused):
        play(table, seat, *words)
    assert log(table) == [(1, ("pass",))]


def test_own_moves_are_taken_back_one_by_one(table: AuctionTable) -> None:
    play(table, 0, "bid", "1")
    play(table, 1, "bid", "2")
    with pytest.raises(CannotUndo):
        undo(table, 0)
    change = undo(table, 1, version=2)
    assert (change.entry, change.step) == (Entry(3, 1, ("undo", "2")), None)
    undo(table, 0, version=3)
    assert table.fold.state == table.fold.start
    with pytest.raises(CannotUndo):
        undo(table, 0)
    play(table, 0, "pass")
    assert table.fold.state.bids == (0, None, None)
    assert table.version == 5


def test_a_move_that_revealed_something_cannot_be_undone(table: AuctionTable) -> None:
    for seat in range(3):
        play(table, seat, "pass")
    for seat in range(3):
        with pytest.raises(CannotUndo):
            undo(table, seat)


def test_with_consent_what_was_learned_is_taken_back(table: AuctionTable) -> None:
    for seat in range(3):
        play(table, seat, "pass")
    change = undo_from(table, 2, 1, 3)
    assert (change.entry, change.step) == (Entry(4, 1, ("undo", "2")), None)
    assert [move.entry.number for move in table.fold.moves] == [1]
    refolded = replay_record(GAME, Record(table.header, table.entries))
    assert (refolded.fault, refolded.fold) == (None, table.fold)


@pytest.mark.parametrize("first", [0, -1, 2, 3, 4, 99])
def test_only_what_stands_is_taken_back_by_consent(table: AuctionTable, first: int) -> None:
    play(table, 0, "pass")
    play(table, 1, "pass")
    undo(table, 1)
    with pytest.raises(CannotUndo):
        undo_from(table, first, 0, None)
    with pytest.raises(StaleAction):
        undo_from(table, 1, 0, 2)
    assert table.version == 3


def test_a_stale_undo_takes_nothing_back(table: AuctionTable) -> None:
    play(table, 0, "pass")
    with pytest.raises(StaleAction):
        undo(table, 0, version=0)
    assert table.version == 1


def test_nothing_is_played_or_taken_back_after_the_end(table: AuctionTable) -> None:
    stream = Chance(bytes(32)).stream("moves")
    while decision := GAME.decision(table.fold.state):
        seat = stream.choice(decision.seats)
        play(table, seat, *random_move(GAME, table.fold.state, seat, stream), version=table.version)
    last = table.entries[-1].seat
    with pytest.raises(GameOver):
        undo(table, last)
    with pytest.raises(GameOver):
        undo_from(table, 1, last, None)
    with pytest.raises(GameOver):
        play(table, last, "pass")


def test_the_log_refolds_to_the_table(table: AuctionTable) -> None:
    play(table, 0, "bid", "2")
    undo(table, 0)
    play(table, 0, "bid", "3")
    refolded = replay_record(GAME, Record(table.header, table.entries))
    assert (refolded.fault, refolded.fold) == (None, table.fold)
    again = AuctionTable(Log(table.header, refolded.fold, table.entries))
    play(again, 1, "pass", version=table.version)
    assert again.version == table.version + 1


def test_a_standing_order_is_played_in_the_same_change(table: AuctionTable) -> None:
    def second_passes(fold: Fold[AuctionState]) -> tuple[Seat, Words] | None:
        return (1, ("pass",)) if fold.state.bids[1] is None else None

    change = play(table, 0, "pass", version=0, follow=second_passes)
    assert change.entries == table.entries == (Entry(1, 0, ("pass",)), Entry(2, 1, ("pass",)))
    assert [entry.is_follow_up for entry in table.entries] == [False, True]
    assert change.after == table.fold
    assert [event.name for event in change.events if event.audience is None] == ["bid-sealed", "bid-sealed"]
    assert replay_record(GAME, Record(table.header, table.entries)).fold == table.fold


def test_somebody_who_is_answered_for_stops_the_undo_of_others(table: AuctionTable) -> None:
    play(table, 0, "pass", version=0, follow=lambda fold: (1, ("pass",)) if fold.state.bids[1] is None else None)
    with pytest.raises(CannotUndo):
        undo(table, 0)


def test_a_move_is_examined_without_being_played(table: AuctionTable) -> None:
    tables.check_play(GAME, table.log, 0, ("pass",), 0)
    with pytest.raises(StaleAction):
        tables.check_play(GAME, table.log, 0, ("pass",), 5)
    with pytest.raises(BadWords):
        tables.check_play(GAME, table.log, 0, ("shout",), 0)
    assert table.version == 0


def test_a_table_that_has_moved_on_is_told_by_a_reason_and_no_rule() -> None:
    refused = StaleAction()
    assert (refused.reason, refused.facts, refused.rule) == ("stale", (), "")
