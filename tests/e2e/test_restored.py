"""An older copy is restored: what was posted after it was made has no buttons any more, and the tables say so."""

import logging
from pathlib import Path

import pytest

from bot.gateway.sender import DiscordSender
from bot.outbox.sender import EditedTooOften
from bot.store.places import DatabasePlace, place_of
from tests.support.house import House


def home(house: House) -> DatabasePlace:
    """Where the bot's database is."""
    return place_of(house.address or house.database)


async def put_back(house: House, copy: Path) -> None:
    """The bot is stopped, the copy restored and the bot started."""
    await house.app.close()
    home(house).restore(copy, force=True)
    await house.start()
    await house.app.restored.wait_until_idle()
    await house.settle()


async def test_a_message_that_was_edited_too_often_loses_its_buttons_later(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    refused, retire = list[int](), DiscordSender.retire

    async def once(self: DiscordSender, channel: int, message: int, text: str) -> None:
        if message not in refused:
            refused.append(message)
            raise EditedTooOften
        await retire(self, channel, message, text)

    await house.begin("tigris", "Ann", "Ben")
    home(house).backup(tmp_path / "copy.sqlite")
    await house.slash(await house.to_move(), "tigris end")
    monkeypatch.setattr(DiscordSender, "retire", once)
    await put_back(house, tmp_path / "copy.sqlite")
    assert refused
    assert len([one for one in house.person("Guest").sees(house.channel) if one.labels]) == 1


async def test_messages_of_the_lost_time_have_no_buttons(
    house: House, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await house.begin("tigris", "Ann", "Ben")
    await house.slash(await house.to_move(), "tigris end")
    home(house).backup(tmp_path / "copy.sqlite")
    mover = await house.to_move()
    await house.slash(mover, "tigris end")
    await house.slash(await house.to_move(), "tigris end")
    with caplog.at_level(logging.INFO):
        await put_back(house, tmp_path / "copy.sqlite")
    public = [one for one in house.person("Guest").sees(house.channel) if one.labels]
    assert len(public) == 1
    assert "my database was restored from an older backup" in public[0].text
    assert public[0] == house.person("Guest").last(house.channel)
    assert await house.to_move() == mover
    await house.click(mover, "Move", public[0])
    await house.slash(mover, "tigris end")
    assert (await house.table()).log.version == 2
    assert not await house.app.store.restored.is_restored()


async def test_a_restored_lobby_is_announced_too(house: House, tmp_path: Path) -> None:
    await house.slash("Ann", "game new", game="tigris")
    home(house).backup(tmp_path / "copy.sqlite")
    await house.click("Ben", "Join")
    await house.click("Ann", "Start")
    await put_back(house, tmp_path / "copy.sqlite")
    shown = [one for one in house.person("Guest").sees(house.channel) if one.labels]
    assert len(shown) == 1
    assert "Join" in shown[0].labels
    await house.click("Cyd", "Join")
    assert (await house.table()).roster.names == ("Ann", "Cyd")


async def test_without_a_loss_nothing_is_announced(house: House, tmp_path: Path) -> None:
    await house.begin("tigris", "Ann", "Ben")
    await house.app.store._database.run()  # also what can wait is stored
    home(house).backup(tmp_path / "copy.sqlite")
    before = [one.everything for one in house.person("Guest").sees(house.channel)]
    await put_back(house, tmp_path / "copy.sqlite")
    assert [one.everything for one in house.person("Guest").sees(house.channel)] == before
    assert not await house.app.store.restored.is_restored()
