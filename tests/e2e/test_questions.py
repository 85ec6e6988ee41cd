"""Questions by direct message, and pictures that come too late."""

import asyncio
import itertools

import pytest

from bot.pictures import PaintedPicture, Pictures
from bot.tables.live_table import LiveTable
from engine.game import Seat
from engine.moves import every_move
from tests.support.games.auction_state import AuctionState
from tests.support.house import House
from tests.support.require import require

WORTHY = 2
"""A seed with which the first lot of an auction is worth a bid."""


async def test_a_private_question_is_answered_where_it_was_asked(house: House) -> None:
    house.seeds = lambda count: bytes([WORTHY]) * count
    table = await house.begin("auction", "Ann", "Ben")
    assert (await house.decision()).private
    ann = house.person("Ann")
    asked = ann.sees(ann.dm)[-1]
    answer = await house.click("Ann", asked.buttons[0]["custom_id"], asked)
    assert table.log.entries[-1].words[0] in answer.content
    assert table.log.version == 1
    assert {button["label"] for button in ann.now(asked).buttons} == {"Bid", "Pass", "Undo"}


async def test_a_question_that_was_answered_elsewhere_is_no_longer_asked(house: House) -> None:
    house.seeds = lambda count: bytes([WORTHY]) * count
    table = await house.begin("auction", "Ann", "Ben")
    ann = house.person("Ann")
    asked = ann.sees(ann.dm)[-1]
    seat = table.roster.names.index("Ann")
    await house.type("Ann", next(every_move(table.game, table.state, seat)))
    if ann.now(asked).buttons:
        answer = await house.click("Ann", asked.buttons[0]["custom_id"], ann.now(asked))
        assert answer.content
    assert table.log.version == 1


def bid_of(table: LiveTable, seat: Seat) -> int | None:
    assert isinstance(table.state, AuctionState)
    return table.state.bids[seat]


def read_by(house: House, name: str) -> list[tuple[str, list[bytes]]]:
    """Return the texts and pictures that a person sees."""
    return [(one.content, [file.data for file in one.attachments]) for one in house.person(name).sees()]


async def test_a_sealed_answer_is_changed_on_the_panel_and_nobody_else_notices(house: House) -> None:
    house.seeds = lambda count: bytes([WORTHY]) * count
    table = await house.begin("auction", "Ann", "Ben", "Cyd")
    seat = table.roster.names.index("Ann")
    await house.type("Ann", ("bid", "2"))
    others = [read_by(house, name) for name in ("Ben", "Cyd", "Guest")]
    opened = await house.click("Ann", "Move")
    assert "bid 2" in opened.content.lower()
    assert {button["label"] for button in require(opened.message).buttons} >= {"Bid", "Pass"}
    changed = await house.choose("Ann", opened, ("bid", "3"))
    assert "bid 3" in changed.content.lower()
    assert bid_of(table, seat) == 3
    assert [read_by(house, name) for name in ("Ben", "Cyd", "Guest")] == others
    await house.restart()
    assert bid_of(await house.table(), seat) == 3


async def test_a_picture_that_comes_after_the_next_press_is_left_out(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted, painting = asyncio.Event(), itertools.count()

    async def only_the_first(*_: object) -> list[PaintedPicture]:
        if next(painting):
            return []
        await painted.wait()
        return [PaintedPicture("places", "Possible places", b"\x89PNG")]

    await house.begin("tigris", "Ann", "Ben")
    mover = await house.to_move()
    person = house.person(mover)
    opened = await house.click(mover, "Move")
    monkeypatch.setattr(Pictures, "paint", only_the_first)
    assert opened.message is not None
    answer = await person.click(opened.message, "Leader")
    await person.click(require(answer.message), "Back")
    painted.set()
    await house.settle()
    assert person.now(opened.message).attachments == []
    assert next(painting) > 1


async def test_the_places_are_lit_beside_the_question(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover = await house.to_move()
    answer = await house.step(mover, await house.click(mover, "Move"), ("leader", "king"))
    board, strip = house.person(mover).now(require(answer.message)).attachments
    assert board.description
    assert strip.description
