"""The past of a game, through the client: the log, positions, the record and the verdict on it."""

from dataclasses import replace

import pytest

from bot.cli.replay import load
from engine.chance import SEED_BYTES, Chance
from engine.game import Words
from engine.moves import every_move, random_move
from engine.record import BadRecord, read_record
from tests.support.house import House


async def advance(house: House, moves: int | None = None) -> None:
    """Some moves by chance, or all to the end, straight at the table."""
    table, stream = await house.table(), Chance(bytes(SEED_BYTES)).stream("history")
    while moves != 0 and table.status == "open":
        seat = (await house.decision()).seats[0]
        words = random_move(table.game, table.state, seat, stream)
        await house.app.services.tables.play_seat(table, seat, words, None)
        moves = None if moves is None else moves - 1
    await house.settle()


async def first(house: House, *beginning: str) -> tuple[str, Words]:
    """Who is to move, and their first move that begins so."""
    table, (seat, *_) = await house.table(), (await house.decision()).seats
    return await house.name_of(seat), next(every_move(table.game, table.state, seat, beginning))


async def test_the_log_is_read_in_pages(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    assert "Nothing has happened" in (await house.slash("Ann", "table log")).content
    await advance(house, 60)
    last = await house.slash("Ann", "table log")
    assert last.ephemeral
    assert last.content.startswith("**What happened**, page 2 of 2")
    assert (await house.slash("Ann", "game log")).content == last.content
    first = await house.press("Ann", last, "Page 1")
    assert first.content.splitlines()[0] == "**What happened**, page 1 of 2"
    assert first.content.splitlines()[1].startswith("`1` ")
    assert (await house.slash("Ann", "table log", page="1")).content == first.content
    assert (await house.slash("Ann", "game log", page="1")).content == first.content


async def test_a_move_taken_back_stands_in_the_log_but_cannot_be_seen(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover, words = await first(house, "leader", "king")
    await house.type(mover, words)
    await house.slash(mover, "game undo")
    assert "takes back a move" in (await house.slash("Guest", "table log")).content
    refused = await house.slash("Guest", "table show", move="1")
    assert refused.ephemeral
    assert "`/table log`" in refused.content
    assert (await house.slash("Guest", "table show", move="0")).attachments


async def test_a_position_is_shown_privately_and_in_words(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    await advance(house, 9)
    then = await house.slash("Guest", "table show", move="4")
    now = await house.slash("Guest", "table show", move="9")
    assert then.ephemeral
    assert then.content == "After move 4."
    assert then.attachments[0].description
    assert then.attachments[0].data != now.attachments[0].data


@pytest.mark.painted
async def test_the_game_so_far_is_a_moving_picture(house: House) -> None:
    await house.begin("auction", "Ann", "Ben")
    await advance(house, 3)
    shown = await house.slash("Guest", "game replay")
    assert shown.ephemeral
    (file,) = shown.attachments
    assert (file.data[:4], file.data[8:12]) == (b"RIFF", b"WEBP")
    assert file.data.count(b"ANMF") == 4
    assert "3 moves" in (file.description or "")


async def test_a_moving_picture_that_fails_says_so(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object, **__: object) -> bytes:
        raise ValueError

    monkeypatch.setattr("render.service.PictureService.draw_animation", broken)
    await house.begin("auction", "Ann", "Ben")
    assert "`/table show`" in (await house.slash("Guest", "game replay")).content


@pytest.mark.painted
async def test_the_last_moves_are_a_moving_picture_of_their_own(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.pictures.MAX_FRAMES_OF_LAST_MOVES", 2)
    await house.begin("auction", "Ann", "Ben")
    await advance(house, 3)
    (file,) = (await house.slash("Guest", "game replay", last=True)).attachments
    assert file.data.count(b"ANMF") == 2


@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize("looker", ["Ben", "Guest"])
async def test_a_sealed_bid_moves_no_picture(house: House, looker: str, last: bool) -> None:
    house.seeds = lambda count: bytes([2]) * count
    seen = []
    for bid in ("1", "2"):
        await house.begin("auction", "Ann", "Ben", "Cyd")
        await house.type("Ann", ("bid", bid))
        seen.append((await house.slash(looker, "game replay", last=last)).attachments[0].data)
        await house.slash("Ann", "game cancel")
    assert seen[0] == seen[1]


async def test_an_open_record_reads_but_does_not_verify(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover, words = await first(house, "swap")
    await house.type(mover, words)
    given = await house.slash("Guest", "table export")
    text = given.attachments[0].data.decode()
    assert given.ephemeral
    assert "seed:" not in text
    assert read_record(text).entries[0].words == ("swap", "…")
    with pytest.raises(BadRecord, match="secret"):
        load(text, house.games)
    assert "once the game is over" in (await house.slash("Guest", "table verify")).content


async def test_a_finished_game_is_given_whole_and_holds(house: House) -> None:
    await house.begin("auction", "Ann", "Ben", rounds="three")
    await advance(house)
    await house.restart()
    given = await house.slash("Guest", "table export")
    text = given.attachments[0].data.decode()
    assert "seed:" in text
    assert load(text, house.games).verdict().startswith("OK: ")
    assert (await house.slash("Guest", "table verify")).content.startswith("Verified")


async def test_a_game_whose_log_was_changed_does_not_hold(house: House) -> None:
    await house.begin("auction", "Ann", "Ben", rounds="three")
    await advance(house)
    table = await house.table()
    table.started = replace(table.log, entries=table.log.entries[1:])
    assert "Not verified" in (await house.slash("Guest", "table verify")).content


@pytest.mark.parametrize("looker", ["Ben", "Guest"])
async def test_a_sealed_bid_is_in_no_export_and_no_picture(house: House, looker: str) -> None:
    house.seeds = lambda count: bytes([2]) * count
    seen = []
    for bid in ("1", "2"):
        await house.begin("auction", "Ann", "Ben", "Cyd")
        await house.type("Ann", ("bid", bid))
        record = (await house.slash(looker, "table export")).attachments[0].data
        log = (await house.slash(looker, "table log")).content
        shown = await house.slash(looker, "table show", move="1")
        seen.append((record, log, shown.attachments[0].data, shown.attachments[0].description))
        await house.slash("Ann", "game cancel")
    assert seen[0] == seen[1]
