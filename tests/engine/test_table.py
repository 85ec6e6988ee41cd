"""A table takes one entry at a time, and only what was saved counts."""

import asyncio

import pytest

from engine import codec
from engine.chance import Chance
from engine.fold import begin, refold
from engine.game import BadWords, GameOver, IllegalMove, NotYourTurn, Refused, Seat, Words
from engine.moves import random_move
from engine.record import Entry, Header, Record
from engine.table import CannotUndo, Change, Stale, Table
from tests.engine.playouts import header
from tests.support.games.auction import Auction
from tests.support.games.auction_state import LOTS, AuctionState, AuctionView

AuctionTable = Table[AuctionState, AuctionView]
GAME = Auction()


def three_seats() -> Header:
    return next(head for number in range(99) if _sells_first(head := header(GAME, number)) and len(head.marks) == 3)


def _sells_first(head: Header) -> bool:
    return LOTS[begin(GAME, head).state.lot] > 0


@pytest.fixture
def table() -> AuctionTable:
    head = three_seats()
    return Table(GAME, head, begin(GAME, head))


async def saved(_: Change[AuctionState]) -> None:
    await asyncio.sleep(0)


async def play(table: AuctionTable, seat: Seat, *words: str, version: int | None = None) -> Change[AuctionState]:
    return await table.play(seat, words, version, saved)


async def undo(table: AuctionTable, seat: Seat, version: int | None = None) -> Change[AuctionState]:
    return await table.undo(seat, version, saved)


def log(table: AuctionTable) -> list[tuple[Seat, Words]]:
    return [(entry.seat, entry.words) for entry in table.entries]


async def test_a_move_is_saved_before_it_counts(table: AuctionTable) -> None:
    seen: list[tuple[int, int]] = []

    async def save(change: Change[AuctionState]) -> None:
        seen.append((change.entry.number, table.version))

    change = await table.play(1, ("bid", "2"), 0, save)
    assert seen == [(1, 0)]
    assert change.entry == Entry(1, 1, ("bid", "2"))
    assert change.step is not None
    assert change.step.state == change.after.state == table.fold.state
    assert (change.before.state.bids, table.fold.state.bids) == ((None, None, None), (None, 2, None))
    assert table.version == 1


@pytest.mark.parametrize("fault", [OSError, asyncio.CancelledError])
async def test_what_was_not_saved_never_was(table: AuctionTable, fault: type[BaseException]) -> None:
    async def fail(_: Change[AuctionState]) -> None:
        raise fault

    await play(table, 0, "pass")
    before = codec.dumps(table.fold)
    with pytest.raises(fault):
        await table.play(1, ("pass",), 1, fail)
    with pytest.raises(fault):
        await table.undo(0, 1, fail)
    assert (codec.dumps(table.fold), table.version) == (before, 1)
    await play(table, 1, "pass", version=1)
    assert log(table) == [(0, ("pass",)), (1, ("pass",))]


async def test_a_cancelled_save_lets_the_next_in(table: AuctionTable) -> None:
    async def never(_: Change[AuctionState]) -> None:
        await asyncio.Event().wait()

    stuck = asyncio.create_task(table.play(0, ("pass",), 0, never))
    await asyncio.sleep(0)
    waiting = asyncio.create_task(play(table, 1, "pass", version=0))
    await asyncio.sleep(0)
    assert table.version == 0
    stuck.cancel()
    with pytest.raises(asyncio.CancelledError):
        await stuck
    await waiting
    assert log(table) == [(1, ("pass",))]


async def test_two_at_once_stand_in_line(table: AuctionTable) -> None:
    changes = await asyncio.gather(play(table, 2, "pass"), play(table, 0, "bid", "1"), play(table, 1, "bid", "3"))
    assert [change.entry.number for change in changes] == [1, 2, 3]
    assert [change.entry.seat for change in changes] == [2, 0, 1]
    assert changes[2].before == changes[1].after
    assert table.fold.state.sold == 1


async def test_the_same_press_twice_counts_once(table: AuctionTable) -> None:
    first, second = await asyncio.gather(
        play(table, 0, "bid", "1", version=0), play(table, 0, "bid", "1", version=0), return_exceptions=True
    )
    assert isinstance(first, Change)
    assert isinstance(second, Stale)
    assert table.version == 1


async def test_choosing_at_once_nobody_is_late_because_another_was_faster(table: AuctionTable) -> None:
    await play(table, 2, "pass", version=0)
    await play(table, 0, "pass", version=0)
    await play(table, 1, "pass", version=1)
    with pytest.raises(Stale):
        await play(table, 1, "pass", version=2)
    assert table.version == 3


async def test_an_undo_makes_what_was_seen_stale(table: AuctionTable) -> None:
    await play(table, 2, "pass")
    await undo(table, 2)
    with pytest.raises(Stale):
        await play(table, 1, "pass", version=0)
    with pytest.raises(Stale):
        await play(table, 1, "pass", version=1)
    await play(table, 1, "pass", version=2)


@pytest.mark.parametrize("version", [-1, 1, 99])
async def test_versions_that_never_were_are_stale(table: AuctionTable, version: int) -> None:
    with pytest.raises(Stale):
        await play(table, 0, "pass", version=version)


@pytest.mark.parametrize(
    ("seat", "words", "refused"),
    [
        (0, (), BadWords),
        (0, ("undo", "1"), BadWords),
        (0, ("bid",), BadWords),
        (0, ("bid", "11"), IllegalMove),
        (1, ("pass",), NotYourTurn),
    ],
)
async def test_a_refused_move_changes_nothing(
    table: AuctionTable, seat: Seat, words: Words, refused: type[Refused]
) -> None:
    await play(table, 1, "pass")
    with pytest.raises(refused):
        await play(table, seat, *words)
    assert log(table) == [(1, ("pass",))]


async def test_own_moves_are_taken_back_one_by_one(table: AuctionTable) -> None:
    await play(table, 0, "bid", "1")
    await play(table, 1, "bid", "2")
    with pytest.raises(CannotUndo):
        await undo(table, 0)
    change = await undo(table, 1, version=2)
    assert (change.entry, change.step) == (Entry(3, 1, ("undo", "2")), None)
    await undo(table, 0, version=3)
    assert table.fold.state == table.fold.start
    with pytest.raises(CannotUndo):
        await undo(table, 0)
    await play(table, 0, "pass")
    assert table.fold.state.bids == (0, None, None)
    assert table.version == 5


async def test_what_was_learned_stays(table: AuctionTable) -> None:
    for seat in range(3):
        await play(table, seat, "pass")
    for seat in range(3):
        with pytest.raises(CannotUndo):
            await undo(table, seat)


async def test_with_consent_what_was_learned_is_taken_back(table: AuctionTable) -> None:
    for seat in range(3):
        await play(table, seat, "pass")
    change = await table.undo_to(2, 1, 3, saved)
    assert (change.entry, change.step) == (Entry(4, 1, ("undo", "2")), None)
    assert [moment.entry.number for moment in table.fold.moments] == [1]
    refolded = refold(GAME, Record(table.header, table.entries))
    assert (refolded.fault, refolded.fold) == (None, table.fold)


@pytest.mark.parametrize("first", [0, -1, 2, 3, 4, 99])
async def test_only_what_stands_is_taken_back_by_consent(table: AuctionTable, first: int) -> None:
    await play(table, 0, "pass")
    await play(table, 1, "pass")
    await undo(table, 1)
    with pytest.raises(CannotUndo):
        await table.undo_to(first, 0, None, saved)
    with pytest.raises(Stale):
        await table.undo_to(1, 0, 2, saved)
    assert table.version == 3


async def test_a_stale_undo_takes_nothing_back(table: AuctionTable) -> None:
    await play(table, 0, "pass")
    with pytest.raises(Stale):
        await undo(table, 0, version=0)
    assert table.version == 1


async def test_nothing_is_played_or_taken_back_after_the_end(table: AuctionTable) -> None:
    stream = Chance(bytes(32)).stream("moves")
    while decision := GAME.decision(table.fold.state):
        seat = stream.choice(decision.seats)
        await play(table, seat, *random_move(GAME, table.fold.state, seat, stream), version=table.version)
    last = table.entries[-1].seat
    with pytest.raises(GameOver):
        await undo(table, last)
    with pytest.raises(GameOver):
        await table.undo_to(1, last, None, saved)
    with pytest.raises(GameOver):
        await play(table, last, "pass")


async def test_the_log_refolds_to_the_table(table: AuctionTable) -> None:
    await play(table, 0, "bid", "2")
    await undo(table, 0)
    await play(table, 0, "bid", "3")
    refolded = refold(GAME, Record(table.header, table.entries))
    assert (refolded.fault, refolded.fold) == (None, table.fold)
    again = Table(GAME, table.header, refolded.fold, table.entries)
    await play(again, 1, "pass", version=table.version)
    assert again.version == table.version + 1


async def test_what_was_ordered_follows_in_the_same_breath(table: AuctionTable) -> None:
    seen: list[Change[AuctionState]] = []

    async def save(change: Change[AuctionState]) -> None:
        seen.append(change)

    def second_passes(state: AuctionState) -> tuple[Seat, Words] | None:
        return (1, ("pass",)) if state.bids[1] is None else None

    change = await table.play(0, ("pass",), 0, save, second_passes)
    assert seen == [change]
    assert change.entries == table.entries == (Entry(1, 0, ("pass",)), Entry(2, 1, ("pass",)))
    assert [entry.follows for entry in table.entries] == [False, True]
    assert change.after == table.fold
    assert [event.name for event in change.events if event.audience is None] == ["bid-sealed", "bid-sealed"]
    assert refold(GAME, Record(table.header, table.entries)).fold == table.fold


async def test_whoever_is_answered_for_stops_the_undo_of_others(table: AuctionTable) -> None:
    await table.play(0, ("pass",), 0, saved, lambda state: (1, ("pass",)) if state.bids[1] is None else None)
    with pytest.raises(CannotUndo):
        await undo(table, 0)


async def test_a_move_is_examined_without_being_played(table: AuctionTable) -> None:
    table.examine(0, ("pass",), 0)
    with pytest.raises(Stale):
        table.examine(0, ("pass",), 5)
    with pytest.raises(BadWords):
        table.examine(0, ("shout",), 0)
    assert table.version == 0


def test_a_table_that_has_moved_on_is_told_by_a_reason_and_no_rule() -> None:
    refused = Stale()
    assert (refused.reason, refused.facts, refused.rule) == ("stale", (), "")
