"""A game in which nobody holds anything: no hand is sent, shown or offered."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.support.games.auction import Auction
from tests.support.house import House


class OpenAuction(Auction):
    """An auction where all lies on the table."""

    has_hands = False


@pytest.fixture
async def open_house(tmp_path: Path) -> AsyncIterator[House]:
    async with House(tmp_path / "open.sqlite", (OpenAuction(),)) as house:
        yield house


async def test_a_game_without_hands_sends_none_and_has_no_button_for_them(open_house: House) -> None:
    await open_house.begin("auction", "Ann", "Ben")
    assert open_house.board().labels == ["Move", "Undo"]
    assert [open_house.person(name).sees(open_house.person(name).dm) for name in ("Ann", "Ben")] == [[], []]


@pytest.mark.parametrize("text", ["true", "false"])
async def test_a_request_for_a_hand_is_answered_that_nothing_is_held(open_house: House, text: str) -> None:
    await open_house.begin("auction", "Ann", "Ben")
    refused = await open_house.slash("Ann", "game hand", text=text)
    assert refused.ephemeral
    assert "Nobody holds anything" in refused.content


async def test_the_panel_shows_the_board_in_its_place(open_house: House) -> None:
    await open_house.begin("auction", "Ann", "Ben")
    shown = await open_house.click("Ann", "Move")
    assert shown.message is not None
    board = await open_house.slash("Ben", "game board")
    assert board.message is not None
    (one,), (other,) = shown.message.attachments, board.message.attachments
    assert one.data == other.data
