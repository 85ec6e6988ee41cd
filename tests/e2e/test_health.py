"""The bot's health is shown to managers, to a supervisor and to Prometheus, and nothing of any game with it."""

from asyncio import to_thread
from datetime import datetime, timedelta

import aiohttp
import pytest

from bot.__main__ import UNREACHABLE, main
from bot.config.settings import ConfigError
from bot.store import outbox
from bot.text.voice import LANGUAGES
from tests.support.house import House
from tests.support.stored import spoil


async def get(house: House, path: str) -> tuple[int, str]:
    """What the endpoint answers."""
    url = f"http://127.0.0.1:{house.app.endpoint.port}{path}"
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        return answer.status, await answer.text()


async def listening(house: House) -> None:
    """The bot again, with an endpoint."""
    house.http_port = 0
    await house.restart()


def value(metrics: str, name: str) -> float:
    """One number among the metrics."""
    (line,) = [line for line in metrics.splitlines() if line.startswith(f"{name} ")]
    return float(line.split()[-1])


async def test_a_manager_sees_how_the_bot_is(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    for language in LANGUAGES:
        await house.slash("Ann", "settings language", language=language)
        answer = await house.slash("Ann", "admin health")
        assert answer.ephemeral
        assert len(answer.content.splitlines()) == 6
        assert "1" in answer.content.splitlines()[3]


async def test_a_person_without_the_permission_reads_which_one_is_needed(house: House) -> None:
    for commands in house.sandbox.state.commands.values():
        for command in commands:
            command["default_member_permissions"] = None
    answer = await house.slash("Ben", "admin health")
    assert answer.ephemeral
    assert "Manage Server" in answer.content
    assert "KiB" not in answer.content


@pytest.mark.parametrize(
    ("language", "server", "messages"),
    [
        ("cs", "Spravovat server", "Spravovat zprávy"),
        ("fi", "Hallitse palvelinta", "Hallitse viestejä"),
        ("he", "ניהול השרת", "ניהול הודעות"),
    ],
)
async def test_a_lacking_permission_is_named_in_the_readers_language(
    house: House, language: str, server: str, messages: str
) -> None:
    for command in (one for commands in house.sandbox.state.commands.values() for one in commands):
        command["default_member_permissions"] = None
    await house.begin("tigris", "Ann", "Ben")
    await house.slash("Ben", "settings language", language=language)
    assert server in (await house.slash("Ben", "admin health")).content
    assert server in (await house.slash("Ben", "admin setup")).content
    assert messages in (await house.slash("Ben", "admin rewind", move=0)).content


async def test_a_supervisor_hears_whether_discord_is_connected(house: House) -> None:
    await listening(house)
    assert await get(house, "/healthz") == (200, "working\n")
    house.sandbox.gateway.hold_events()
    await house.sandbox.gateway.drop(resumable=True)
    await house.sandbox.until(lambda: not house.app.client.is_linked)
    assert await get(house, "/healthz") == (503, "not connected to Discord: 1 of 1 shards [0]\n")
    await house.sandbox.until(lambda: house.sandbox.gateway.held_count)
    await house.sandbox.gateway.deliver_held()
    await house.sandbox.until(lambda: house.app.client.is_linked)
    assert (await get(house, "/healthz"))[0] == 200


async def test_a_supervisor_that_runs_commands_hears_it_too(
    house: House, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    await listening(house)
    monkeypatch.setenv("DUBSAR_HTTP_PORT", str(house.app.endpoint.port))
    monkeypatch.setenv("DUBSAR_HTTP_HOST", "0.0.0.0")
    assert await to_thread(main, ["health"]) == 0
    assert capsys.readouterr().out == "working\n"
    house.sandbox.gateway.hold_events()
    await house.sandbox.gateway.drop(resumable=True)
    await house.sandbox.until(lambda: not house.app.client.is_linked)
    assert await to_thread(main, ["health"]) == UNREACHABLE
    assert "not connected to Discord" in capsys.readouterr().err
    await house.app.endpoint.close()
    assert await to_thread(main, ["health"]) == UNREACHABLE
    assert "no bot answers on 127.0.0.1" in capsys.readouterr().err
    await house.sandbox.gateway.deliver_held()


async def test_prometheus_counts_moves_pictures_and_actions(house: House) -> None:
    await listening(house)
    table = await house.begin("tigris", "Ann", "Ben")
    await house.type(await house.to_move(), ("end",))
    _, told = await get(house, "/metrics")
    assert value(told, "dubsar_moves_total") == 1
    assert value(told, "dubsar_pictures_drawn_total") > 0
    assert value(told, "dubsar_pictures_failed_total") == 0
    assert value(told, "dubsar_action_seconds_count") == 3
    assert value(told, "dubsar_gateway_up") == 1
    assert value(told, "dubsar_tables_open") == 1
    assert value(told, "dubsar_outbox_messages") == value(told, "dubsar_outbox_age_seconds") == 0
    assert value(told, "dubsar_database_bytes") > 4096
    assert str(table.channel) not in told
    assert "Ann" not in told


async def test_the_oldest_waiting_message_has_an_age_and_parked_ones_do_not(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.begin("tigris", "Ann", "Ben")
    store, now = house.app.store, datetime(2026, 3, 1, 12)
    monkeypatch.setattr(outbox, "_utc_now", lambda: now)
    for hours, parked in ((0, None), (2, None), (9, "no")):
        owed = (now - timedelta(hours=hours)).isoformat(" ", "seconds")
        row = (table.id, str(hours), parked, owed)
        await spoil(
            store, "INSERT INTO debts (table_id, channel, debt, nonce, parked, owed) VALUES (?, 5, '', ?, ?, ?)", *row
        )
    counted = await house.app.store.statistics.count()
    assert (counted.queued, counted.held) == (2, 1)
    assert counted.oldest == 7200


async def test_a_taken_port_is_an_error_that_names_the_setting(house: House) -> None:
    await listening(house)
    second = House(house.database.with_name("second.sqlite"))
    second.sandbox, second.http_port = house.sandbox, house.app.endpoint.port
    with pytest.raises(ConfigError, match="DUBSAR_HTTP_PORT"):
        await second.start()
