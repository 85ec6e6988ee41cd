"""The record of an open game tells what everybody has seen, and nothing else."""

from collections import defaultdict

import pytest

from engine import codec
from engine.game import Words, public_events
from engine.moves import every_move
from engine.record import Entry, Record, read_record
from engine.redact import is_complete, redact
from engine.registry import GAMES, AnyGame
from engine.replay import Fold, PlayedMove, add_entry, begin_fold
from tests.engine.playouts import Playout, header, playout
from tests.support.games.auction import Auction

AUCTION = Auction()
HEAD = header(AUCTION, 1)
WORTHY = next(
    number
    for number in range(99)
    if len(header(AUCTION, number).marks) > 2
    and AUCTION.words(begin_fold(AUCTION, header(AUCTION, number)).start, 0, ("bid",))
)


def told(*moves: tuple[int, Words]) -> list[Words]:
    """What the open record says of these moves of an auction."""
    head = header(AUCTION, WORTHY)
    fold, entries = begin_fold(AUCTION, head), tuple(Entry(n, *move) for n, move in enumerate(moves, 1))
    for entry in entries:
        fold = add_entry(AUCTION, fold, entry)
    return [entry.words for entry in redact(AUCTION, fold, Record(head, entries)).entries]


def test_a_choice_is_left_out_until_all_have_chosen() -> None:
    seats = range(len(header(AUCTION, WORTHY).marks))
    bids = [(seat, ("bid", "1")) for seat in seats]
    assert told(*bids[:-1]) == [("…",)] * (len(bids) - 1)
    assert told(*bids) == [words for _, words in bids]


def test_a_choice_that_was_replaced_is_left_out_for_good() -> None:
    seats = range(len(header(AUCTION, WORTHY).marks))
    first, *others = [(seat, ("bid", "1")) for seat in seats]
    again = (first[0], ("pass",))
    assert told(first, again) == [("…",)] * 2
    assert told(first, again, *others) == [("…",), again[1], *(words for _, words in others)]
    assert told(first, others[0], again, *others[1:]) == [("…",), others[0][1], again[1], *(w for _, w in others[1:])]


def test_undone_moves_are_redacted_for_good() -> None:
    assert told((0, ("bid", "1")), (0, ("undo", "1"))) == [("…",), ("undo", "1")]


def test_it_reads_back_without_its_seed_and_is_not_whole() -> None:
    fold = add_entry(AUCTION, begin_fold(AUCTION, HEAD), Entry(1, 0, ("pass",)))
    hidden = redact(AUCTION, fold, Record(HEAD, (Entry(1, 0, ("pass",)),)))
    assert read_record(hidden.text()) == hidden
    assert (hidden.header.seed, is_complete(hidden)) == (b"", False)


def test_a_position_is_left_out() -> None:
    start = begin_fold(AUCTION, HEAD)
    fold = add_entry(AUCTION, Fold(start.start), Entry(7, 0, ("pass",)))
    head = Record(HEAD).header
    saved = Record(type(head)(head.game, 1, head.options, head.marks, head.commitment, b"", codec.dumps(start.start)))
    hidden = redact(AUCTION, fold, Record(saved.header, (Entry(1, 0, ("pass",)),)))
    assert hidden.header.position == "…"
    assert [entry.words for entry in hidden.entries] == [("…",)]
    assert not is_complete(hidden)


@pytest.mark.parametrize("stride", [254, pytest.param(7, marks=pytest.mark.full)])
@pytest.mark.parametrize("game", [*GAMES, AUCTION], ids=lambda game: game.name)
def test_moves_that_look_alike_read_alike(game: AnyGame, stride: int) -> None:
    """A reader of the table and the record knows no more than a reader of the table."""
    played = playout(game, 3)
    for number in range(0, len(played.played), stride):
        seen: defaultdict[str, set[str]] = defaultdict(set)
        for words in every_move(game, played.states[number], played.played[number].seat):
            looks, reads = _told(game, played, number, words)
            seen[looks].add(reads)
        assert not [reads for reads in seen.values() if len(reads) > 1]


def _told(game: AnyGame, played: Playout[object], number: int, words: Words) -> tuple[str, str]:
    """What everybody sees of a move in the place of one that was played, and what the open record says of it."""
    seat, state = played.played[number].seat, played.states[number]
    step = game.play(state, seat, words)
    events = public_events(step.events)
    moments = tuple(
        PlayedMove(Entry(n, p.seat, p.move), p.step.events) for n, p in enumerate(played.played[:number], 1)
    )
    entry = Entry(number + 1, seat, words)
    recent = (*played.states[1 : number + 1], step.state)
    fold = Fold(played.start, (*moments, PlayedMove(entry, step.events)), recent)
    record = Record(played.header, tuple(move.entry for move in fold.moves))
    looks = codec.dumps((game.view(step.state, None), events, game.decision(step.state)))
    return looks, redact(game, fold, record).text()
