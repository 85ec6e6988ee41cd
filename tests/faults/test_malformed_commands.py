"""Commands with malformed data: each is answered, and logged in one line that holds no value."""

import logging
from typing import Any

import pytest

from bot.runtime.log import LogFormatter
from bot.sandbox.people.slash import Value
from bot.sandbox.people.uploads import File
from tests.faults import test_unreadable_events
from tests.faults.test_unreadable_events import mutated
from tests.support.house import House

Json = dict[str, Any]

DEPTH = 6
"""Steps from the data of a command to the value of an option of a subcommand."""

SECRET = "a secret"
HUGE = 10**30

OPTIONS = {
    "game board": "text",
    "game log": "page",
    "game new": "game",
    "stats player": "player",
    "admin setup": "channel",
    "table import": "record",
}
"""Commands, and an option of each: all types of options."""


def value_of(house: House, option: str) -> Value:
    """Return a good value for an option."""
    values: dict[str, Value] = {
        "text": True,
        "page": 1,
        "game": "tigris",
        "player": house.person("Ben"),
        "channel": house.channel,
        "record": File("record.json", b"{}"),
    }
    return values[option]


@pytest.mark.parametrize("command", OPTIONS)
async def test_a_command_with_malformed_data_is_answered_and_logged_without_its_values(
    house: House, command: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(
        test_unreadable_events, "MUTATIONS", test_unreadable_events.MUTATIONS | {"text": SECRET, "huge": HUGE}
    )
    dispatch, changes = house.sandbox.gateway.dispatch, list[object]()

    async def dispatch_changed(name: str, data: Json, guild: Any, **options: Any) -> None:
        if name == "INTERACTION_CREATE":
            changes[:] = changes or [None, [], {}, *mutated(data["data"], DEPTH)]
            data = data | {"data": changes.pop()}
        await dispatch(name, data, guild, **options)

    monkeypatch.setattr(house.sandbox.gateway, "dispatch", dispatch_changed)
    ann, option, answers = house.person("Ann"), OPTIONS[command], list[str]()
    while changes or not answers:
        answer = await ann.slash(house.channel, command, **{option: value_of(house, option)})
        answers.append((await answer.wait_until_finished()).content)
    await house.settle()
    logged = [record for record in caplog.records if record.levelno >= logging.WARNING]
    lines = [LogFormatter(as_json=False).format(record) for record in logged]
    assert not [line for record, line in zip(logged, lines, strict=True) if record.levelno > logging.WARNING]
    assert not [line for line in lines if "traceback" in line or SECRET in line or str(HUGE) in line]
    assert len(lines) >= sum("went wrong" in answer for answer in answers) > 20
    assert any(f'command="{command}"' in line for line in lines)
    assert any(f"command={command.split(maxsplit=1)[0]} " in line for line in lines)


async def test_malformed_data_brings_no_suggestions(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await house.begin("tigris", "Ann", "Ben")
    dispatch = house.sandbox.gateway.dispatch
    values: list[object] = [None, 987_654, [], {}]

    async def dispatch_changed(name: str, data: Json, guild: Any, **options: Any) -> None:
        if name == "INTERACTION_CREATE":
            data["data"]["options"][0]["options"][0]["value"] = values.pop()
        await dispatch(name, data, guild, **options)

    monkeypatch.setattr(house.sandbox.gateway, "dispatch", dispatch_changed)
    while values:
        assert await house.person("Ann").autocomplete(house.channel, "game card", "about", about="t") == []
    logged = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert [(record.levelname, vars(record)["command"], record.exc_info) for record in logged] == [
        ("WARNING", "game card", None)
    ] * 4
