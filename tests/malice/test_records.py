"""No file crashes what reads records: it is looked at as far as it holds, and what is wrong has a place and words."""

from contextlib import suppress
from itertools import islice

import pytest
from hypothesis import strategies as some

from bot.cli.replay import load
from bot.tables.records import MAX_RECORD_BYTES, ImportedRecord, RecordFault, read_record
from bot.text.voice import LANGUAGES, Voice
from engine import codec
from engine.record import BadRecord, Record, read_until_fault
from engine.record import read_record as read_own_record
from engine.registry import AnyGame
from engine.replay import replay_positions
from tests.malice.effort import efforts, hold
from tests.malice.hostile_inputs import NASTY, played, word
from tests.support.house import EVERY_GAME
from tests.support.samples import by_turns, named

every_game = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)


def look(data: bytes) -> ImportedRecord | None:
    """What can be looked at; a fault has a line of the file and is worded in every language."""
    try:
        found = read_record(data, EVERY_GAME)
    except BadRecord as bad:
        worded(RecordFault(bad.line, bad), data)
        return None
    if found.fault:
        worded(found.fault, data)
    return found


def worded(fault: RecordFault, data: bytes) -> None:
    assert 0 <= fault.line <= data.decode(errors="replace").count("\n") + len(data.splitlines()) + 1
    for language in LANGUAGES:
        facts = {"text": "why"} if fault.refused else {}
        assert Voice(language).say(f"record-{fault.bad.reason}", **dict(fault.bad.facts), **facts)


def spoilt(text: str, at: float, length: int, instead: str) -> str:
    start = int(at * len(text))
    return text[:start] + instead + text[start + length :]


@efforts
def test_no_bytes_crash(examples: int) -> None:
    def holds(data: bytes) -> None:
        assert look(data) is None

    hold(examples, holds, some.binary(max_size=400) | some.text(max_size=200).map(lambda text: text.encode()))


@efforts
@every_game
def test_a_spoilt_record_is_looked_at_as_far_as_it_is_whole(game: AnyGame, examples: int) -> None:
    def holds(number: int, at: float, length: int, instead: str) -> None:
        record = played(game, number).record
        text = spoilt(record.text(), at, length, instead)
        found = look(text.encode("utf-8", "replace"))
        if found is None:
            return
        past = found.log.fold
        for place, (moment, state) in enumerate(islice(replay_positions(game, past), 20)):
            assert game.view(state, None) is not None
            assert found.entry_number_at(place + 1) == moment.entry.number
        whole = Record(found.record.header, found.log.entries)
        again = read_record(whole.text().encode(), EVERY_GAME)
        assert again.fault is None
        assert codec.digest(again.log.fold.state) == codec.digest(found.log.fold.state)

    pieces = some.sampled_from(NASTY) | word(game) | some.text(max_size=20) | some.just("\n" * 400)
    hold(examples, holds, some.integers(0, 1), some.floats(0, 1), some.integers(0, 60), pieces)


@efforts
@every_game
def test_shuffled_lines_do_not_crash(game: AnyGame, examples: int) -> None:
    text = played(game, 0).record.text()

    def holds(lines: list[str]) -> None:
        shuffled = "\n".join(lines)
        look(shuffled.encode("utf-8", "replace"))
        with suppress(BadRecord):
            load(shuffled, EVERY_GAME)

    lines = some.sampled_from(text.splitlines()[:60]) | word(game)
    hold(examples, holds, some.lists(lines, max_size=30))


@efforts
@every_game
def test_a_readable_record_reads_back(game: AnyGame, examples: int) -> None:
    text = played(game, 1).record.text()

    def holds(at: float, length: int, instead: str) -> None:
        given = spoilt(text, at, length, instead)
        with suppress(BadRecord):
            record, _ = read_until_fault(given)
            assert read_own_record(record.text()) == record

    hold(examples, holds, some.floats(0, 1), some.integers(0, 80), word(game))


SIGNS = (" ", "\t", "#", "=", ":", ".", "0", "9", "\u3000", "ſ", "\n", "\r", "\n\r", "1 ")


@pytest.mark.parametrize(("game", "sign"), by_turns(EVERY_GAME, SIGNS), ids=named)
def test_a_large_file_is_read_at_once(game: AnyGame, sign: str) -> None:
    """Nothing in the reader takes longer for what is repeated: these would keep a careless one for hours."""
    head = played(game, 0).record.text().split("\n1 ", 1)[0]
    many = sign * (MAX_RECORD_BYTES // len(sign.encode()) - 3000)
    mark = game.marks[0]
    for text in (many, f"{head}\n{many}", f"{head}\n1 {mark} a{many}b", f"{head}\n1 {mark}{many}b #", f"game:{many}x"):
        if len(text.encode()) <= MAX_RECORD_BYTES:
            look(text.encode())
    assert look(f"{head}\n1 {mark} undo 1{many}".encode()[:MAX_RECORD_BYTES]) is not None


@efforts
@every_game
def test_no_position_crashes_the_reader(game: AnyGame, examples: int) -> None:
    state = codec.dumps(played(game, 0).states[-1])
    marks = " ".join(played(game, 0).header.marks)

    def holds(at: float, length: int, instead: str) -> None:
        text = f"game: {game.name} {game.rules}\nseats: {marks}\nposition: {spoilt(state, at, length, instead)}\n"
        assert look(text.encode("utf-8", "replace")) is None
        with suppress(BadRecord):
            load(text, EVERY_GAME)

    json = some.text(" []{}\"',:x0-1e9", max_size=5) | some.sampled_from(NASTY) | some.just("[" * 5000)
    hold(examples, holds, some.floats(0, 1), some.integers(0, 6), json)


@pytest.mark.parametrize("sign", ["\x0b", "\x0c", "\x1c", "\x1e", "\x85", "\u2028", "\u2029"])
def test_a_line_is_what_an_editor_counts(sign: str) -> None:
    with pytest.raises(BadRecord) as bad:
        read_own_record(f"game: auction 1{sign}\r\nseats: archer bull\r1 archer pass {sign}\n\n7 bull pass\n")
    assert bad.value.line == 5
