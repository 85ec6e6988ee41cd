"""A record reads back as it was written; what does not read is refused with its line."""

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from engine import codec
from engine.chance import commitment
from engine.record import UNDO, BadRecord, Entry, Header, Record, read_record, read_until_fault
from engine.replay import replay_record
from tests.engine.playouts import playout, seed
from tests.support.games.auction import Auction

MARKS = ("archer", "bull", "lion")
PLAIN = f"""game: tigris 1
options: map=standard open-scores=no
seats: archer bull lion
commitment: {commitment(seed(1))}
seed: {seed(1).hex()}

1 archer leader king B1
2 bull tile temple A2
3 bull undo 2
4 bull end
"""

words = some.from_regex(r"[a-z0-9-]{1,9}", fullmatch=True)
moves = some.lists(words, min_size=1, max_size=4).map(tuple).filter(lambda move: move[0] != UNDO)


@some.composite
def logs(draw: some.DrawFn) -> tuple[Entry, ...]:
    log: list[Entry] = []
    for number in range(1, draw(some.integers(1, 8))):
        undo = some.tuples(some.just(UNDO), some.integers(1, max(1, number - 1)).map(str))
        said = draw(moves | undo) if number > 1 else draw(moves)
        log.append(Entry(number, draw(some.integers(0, 2)), said))
    return tuple(log)


records = some.builds(
    Record,
    some.builds(
        lambda game, rules, options, sown, position: Header(
            game, rules, tuple(options.items()), MARKS, commitment(seed(9)), seed(9) if sown else b"", position
        ),
        words,
        some.integers(0, 99),
        some.dictionaries(words, words, max_size=3),
        some.booleans(),
        some.sampled_from(("", '{"is":"State"}', "a position, as text: x = #1")),
    ),
    logs(),
)


@settings(max_examples=50)
@given(records)
def test_records_come_back(record: Record) -> None:
    assert read_record(record.text()) == record
    assert read_record(record.text()).text() == record.text()


def test_a_record_reads_as_it_looks() -> None:
    record = read_record(PLAIN)
    assert record.header == Header(
        "tigris", 1, (("map", "standard"), ("open-scores", "no")), MARKS, commitment(seed(1)), seed(1)
    )
    assert record.entries[0] == Entry(1, 0, ("leader", "king", "B1"))
    assert [entry.first_undone for entry in record.entries] == [0, 0, 2, 0]
    assert record.text() == PLAIN


def test_people_may_write_comments_and_blanks() -> None:
    loose = "# a fine game\n\n" + PLAIN.replace("king B1", "king   B1   # well") + "\n  # the end\n"
    assert read_record(loose) == read_record(PLAIN)


def test_an_open_table_shows_no_seed() -> None:
    shown = read_record(PLAIN).without_seed()
    assert seed(1).hex() not in shown.text()
    assert read_record(shown.text()) == shown
    assert shown.header.commitment == commitment(seed(1))


def test_a_seed_makes_its_own_promise() -> None:
    promised = "\n".join(line for line in PLAIN.splitlines() if not line.startswith("commitment"))
    assert read_record(promised) == read_record(PLAIN)


@pytest.mark.parametrize(
    ("right", "wrong", "line"),
    [
        ("options: map=standard", "colour: red", 2),
        ("options: map=standard", "seats: archer bull lion", 3),
        ("options: map=standard open-scores=no", "nothing", 2),
        ("1 archer leader king B1", "7 archer leader king B1", 7),
        ("1 archer leader king B1", "1 archer", 7),
        ("1 archer leader king B1", "1 archer # nothing", 7),
        ("1 archer leader king B1", "1 pot leader king B1", 7),
        ("1 archer leader king B1", "1. archer end", 7),
        ("1 archer leader king B1", "² archer end", 7),
        ("1 archer leader king B1", f"{'1' * 5000} archer end", 7),
        ("2 bull tile temple A2", "seed: 00", 8),
        ("3 bull undo 2", "3 bull undo", 9),
        ("3 bull undo 2", "3 bull undo 3", 9),
        ("3 bull undo 2", "3 bull undo 0", 9),
        ("3 bull undo 2", "3 bull undo ²", 9),
        ("3 bull undo 2", "3 bull undo 2 1", 9),
        ("3 bull undo 2", f"3 bull undo {'2' * 5000}", 9),
        ("game: tigris 1\n", "", 0),
        ("game: tigris 1", "game: tigris", 0),
        ("game: tigris 1", "game: tigris one", 0),
        ("game: tigris 1", "game: tigris ²", 0),
        ("game: tigris 1", f"game: tigris {'1' * 5000}", 0),
        ("archer bull lion", "archer bull lion bull", 0),
        (seed(1).hex(), "a seed", 0),
        (seed(1).hex(), "00", 0),
        (seed(1).hex(), seed(2).hex(), 0),
    ],
)
def test_faults_name_their_line(right: str, wrong: str, line: int) -> None:
    assert right in PLAIN
    with pytest.raises(BadRecord) as bad:
        read_record(PLAIN.replace(right, wrong, 1))
    assert bad.value.line == line
    assert str(bad.value) == (f"line {line}: {bad.value.fault}" if line else bad.value.fault)


def test_moves_need_seats() -> None:
    with pytest.raises(BadRecord, match="seats: is missing"):
        read_record("game: tigris 1\n")
    with pytest.raises(BadRecord, match="line 2: archer has no seat"):
        read_record("game: tigris 1\n1 archer end\n")


@pytest.mark.parametrize("wrong", ["3 bull", "3 pot end", "the end", "seed: 00", "3 bull undo 3"])
def test_a_record_reads_up_to_the_first_move_that_does_not(wrong: str) -> None:
    record, bad = read_until_fault(PLAIN.replace("3 bull undo 2", wrong, 1))
    assert bad is not None
    assert bad.line == 9
    assert record == Record(read_record(PLAIN).header, read_record(PLAIN).entries[:2])
    assert read_until_fault(PLAIN) == (read_record(PLAIN), None)


def test_a_line_of_blanks_is_read_as_fast_as_another() -> None:
    with pytest.raises(BadRecord, match="expected entry 1"):
        read_record(PLAIN.replace("1 archer leader king B1", f"1 archer # {' ' * 200_000}x", 1))
    spread = PLAIN.replace("king B1", f"king{' ' * 200_000}B1 #", 1)
    assert read_record(spread) == read_record(PLAIN)


def reads_or_is_bad(text: str) -> None:
    with suppress(BadRecord):
        record = read_record(text)
        assert read_record(record.text()).text() == record.text()
        replay_record(Auction(), record)


@given(some.text())
def test_no_text_crashes(text: str) -> None:
    reads_or_is_bad(text)


@given(some.lists(some.sampled_from(PLAIN.splitlines()) | some.text(max_size=20), max_size=12))
def test_no_shuffled_record_crashes(lines: list[str]) -> None:
    reads_or_is_bad("\n".join(lines))


@given(some.data())
def test_no_spoilt_record_crashes(data: some.DataObject) -> None:
    text = playout(Auction(), 3).record.text()
    start = data.draw(some.integers(0, len(text)))
    end = data.draw(some.integers(start, min(len(text), start + 12)))
    reads_or_is_bad(text[:start] + data.draw(some.text(max_size=6)) + text[end:])


@given(some.data())
def test_no_spoilt_position_crashes(data: some.DataObject) -> None:
    state = codec.dumps(playout(Auction(), 3).states[4])
    start = data.draw(some.integers(0, len(state)))
    spoilt = state[:start] + data.draw(some.text(" []{}\"',:x0", max_size=3)) + state[start + 1 :]
    reads_or_is_bad(f"game: auction 1\nseats: red blue green\nposition: {spoilt}\n")
