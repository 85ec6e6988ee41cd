"""Unforeseen errors: the person gets a reference, and the log has the traceback under it."""

import re

import pytest

from bot.pictures import Pictures
from bot.tables.tables import Tables
from tests.support.house import House

BUG = RuntimeError("a bug")


async def broken(*_: object, **__: object) -> None:
    raise BUG


def reference(text: str) -> str:
    """What the person is asked to pass on."""
    found = re.search(r"[0-9a-f]{8}", text)
    assert found, text
    return found[0]


@pytest.mark.parametrize("way", ["command", "button"])
async def test_the_reference_leads_to_the_traceback(
    house: House, way: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await house.begin("tigris", "Ann", "Ben")
    monkeypatch.setattr(Tables, "undo", broken)
    answer = await (house.slash("Ann", "game undo") if way == "command" else house.click("Ann", "Undo"))
    assert answer.ephemeral
    assert "a bug" not in answer.content
    (record,) = (r for r in caplog.records if getattr(r, "reference", None) == reference(answer.content))
    assert record.exc_info is not None
    assert record.exc_info[1] is BUG


async def test_after_a_deferred_answer_the_failure_takes_its_place(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.begin("tigris", "Ann", "Ben")
    monkeypatch.setattr(Pictures, "paint", broken)
    answer = await house.slash("Ann", "game board")
    assert reference(answer.content)


async def test_a_failed_picture_is_replaced_by_words(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await house.begin("tigris", "Ann", "Ben")
    monkeypatch.setattr(type(house.app.picture_service), "_draw_png", broken)
    answer = await house.slash("Ann", "game hand")
    assert not answer.attachments
    assert len(answer.content.splitlines()) > 1
    moved = await house.slash(await house.to_move(), "tigris end")
    assert moved.ephemeral
    assert (await house.table()).log.version == 1


async def test_the_library_keeps_none_of_our_controls(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    await house.click(await house.to_move(), "Move")
    await house.slash("Ben", "game hand")
    assert not house.app.client._connection._view_store._views
