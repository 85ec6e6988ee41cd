"""Events that discord.py cannot read: they are dropped and counted, and the bot goes on for everybody."""

import copy
import gc
import logging
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from bot.gateway.unreadable import UNUSED_FIELDS, raw_answer
from bot.runtime.log import LogFormatter
from bot.sandbox.model import Guild
from bot.sandbox.payloads import guild_json
from tests.faults.patience import Patience
from tests.faults.test_connection import connected
from tests.support.house import House

Json = dict[str, Any]
Sent = dict[str, tuple[Json, Any]]
Path = tuple[str | int, ...]

EVENT = {"id": "5", "guild_id": "6", "name": "Game night", "entity_type": 3, "status": 1, "privacy_level": 2}
"""A scheduled event without its start."""

MUTATIONS: dict[str, object] = {"null": None, "enum": 987_654, "text": "?", "list": [], "object": {}}
"""Odd values that replace a field."""

DEPTH = 4


@pytest.fixture
def sent(house: House, monkeypatch: pytest.MonkeyPatch) -> Sent:
    """The first event of each kind that the sandbox sends from now on, with its server."""
    found: Sent = {}
    dispatch = house.sandbox.gateway.dispatch

    async def noted(name: str, data: Json, guild: Any, **options: Any) -> None:
        found.setdefault(f"{name} {data.get('type', '')}", (copy.deepcopy(data), guild))
        await dispatch(name, data, guild, **options)

    monkeypatch.setattr(house.sandbox.gateway, "dispatch", noted)
    return found


async def still_answers(house: House) -> None:
    """A press is answered, and the client is there."""
    assert (await house.click("Ann", "My hand")).ephemeral
    assert house.app.client.is_ready()
    assert not house.app.client.is_closed()


async def send(house: House, name: str, data: object, guild: object) -> None:
    """Send an event, and return when the bot has read what came before a press."""
    await house.sandbox.gateway.dispatch(name, data, guild)  # type: ignore[arg-type]  # that is the point


async def test_a_server_with_an_event_that_cannot_be_read_is_served(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    guild = server(house)
    await send(
        house, "GUILD_CREATE", guild_json(house.sandbox.state, guild) | {"guild_scheduled_events": [EVENT]}, guild
    )
    await still_answers(house)
    assert not house.app.client.unreadable
    assert "guild_scheduled_events" in UNUSED_FIELDS


async def test_an_unreadable_event_is_logged_by_its_name_and_counted(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    await house.begin("tigris", "Ann", "Ben")
    with caplog.at_level(logging.WARNING):
        await send(house, "GUILD_ROLE_CREATE", {"guild_id": "a secret"}, server(house))
        await still_answers(house)
    assert house.app.client.unreadable == {"GUILD_ROLE_CREATE": 1}
    [line] = [record for record in caplog.records if "cannot be read" in record.message]
    assert line.exc_info is None
    written = LogFormatter(as_json=False).format(line)
    assert "cannot be read: ValueError" in written
    assert "GUILD_ROLE_CREATE" in written
    assert "a secret" not in caplog.text


@pytest.mark.parametrize("command", ["game board", "game card"])
async def test_an_interaction_that_cannot_be_read_is_answered(
    house: House, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.begin("tigris", "Ann", "Ben")
    dispatch = house.sandbox.gateway.dispatch

    async def without_limit(name: str, data: Json, guild: Any, **options: Any) -> None:
        data.pop("attachment_size_limit", None)
        await dispatch(name, data, guild, **options)

    with monkeypatch.context() as changed:
        changed.setattr(house.sandbox.gateway, "dispatch", without_limit)
        ann = house.person("Ann")
        if command == "game card":
            assert await ann.autocomplete(house.channel, command, "about", about="t") == []
        else:
            assert (await ann.slash(house.channel, command)).ephemeral
    assert house.app.client.unreadable == {"INTERACTION_CREATE": 1}
    await still_answers(house)


@pytest.mark.parametrize("command", ["game board", "game card"])
@pytest.mark.parametrize("change", ["null", "enum", "list", "object"])
async def test_an_interaction_without_a_locale_is_answered_in_the_language_of_the_server(
    house: House, command: str, change: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.begin("tigris", "Ann", "Ben")
    replaced(house, monkeypatch, {"locale": MUTATIONS[change], "guild_locale": "fi"})
    dan, channel = house.person("Dan"), house.channel
    if command == "game card":
        assert await dan.autocomplete(channel, command, "about", about="t")
    else:
        assert "pöytä" in (await dan.slash(dan.dm, "help")).content
    assert not house.app.client.unreadable


@pytest.mark.parametrize(
    "lost",
    [
        {"guild_id": None},
        {"guild_id": "0"},
        {"channel_id": "9" * 30},
        {"member": ...},
        {"type": 987_654},
        {"type": None},
    ],
)
async def test_an_interaction_of_nobody_or_of_an_unknown_type_is_answered_by_its_token(
    house: House, lost: Json, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.begin("tigris", "Ann", "Ben")
    with monkeypatch.context() as changed:
        replaced(house, changed, lost)
        assert "went wrong" in (await house.person("Ann").slash(house.channel, "game board")).content
    assert house.app.client.unreadable == {"INTERACTION_CREATE": 1}
    assert not [record for record in caplog.records if record.exc_info]
    await still_answers(house)


@pytest.mark.parametrize("lost", ["author", "username", "id"])
async def test_a_message_of_nobody_is_logged_by_its_name_alone(
    house: House, sent: Sent, lost: str, caplog: pytest.LogCaptureFixture
) -> None:
    await house.begin("tigris", "Ann", "Ben")
    ann = house.person("Ann")
    sent.clear()
    await ann.say(ann.dm, "help")
    data, guild = sent["MESSAGE_CREATE 0"]
    changed = copy.deepcopy(data)
    del (changed if lost == "author" else changed["author"])[lost]
    await send(house, "MESSAGE_CREATE", changed | {"id": str(1 << 60)}, guild)
    await house.sandbox.until(lambda: house.app.client.unreadable == {"MESSAGE_CREATE": 1})
    await still_answers(house)
    assert not [record for record in caplog.records if record.exc_info]


def replaced(house: House, monkeypatch: pytest.MonkeyPatch, fields: Json) -> None:
    """Let the sandbox send each interaction with other values; `...` removes a field."""
    dispatch = house.sandbox.gateway.dispatch

    async def other(name: str, data: Json, guild: Any, **options: Any) -> None:
        if name == "INTERACTION_CREATE":
            data = {key: value for key, value in (data | fields).items() if value is not ...}
        await dispatch(name, data, guild, **options)

    monkeypatch.setattr(house.sandbox.gateway, "dispatch", other)


@pytest.mark.parametrize("data", [None, [], "?", {}, {"id": "5"}, {"token": "x"}, {"id": {}, "token": "x"}])
def test_without_an_id_or_a_token_there_is_nobody_to_answer(data: object) -> None:
    assert raw_answer(data) is None


async def test_the_bot_goes_on_after_any_odd_event(
    house: House, patience: Patience, sent: Sent, caplog: pytest.LogCaptureFixture
) -> None:
    await house.begin("tigris", "Ann", "Ben")
    sent.clear()  # opening tables and moves, which would be made hundreds of times
    ann, channel, places = house.person("Ann"), house.channel, house.sandbox.places
    await ann.slash(channel, "table vote", what="substitute", player="Ben")
    await ann.slash(channel, "game board")
    await house.click("Ann", "My hand")
    other = await places.open_channel("other")
    thread = await places.open_thread(other, "thread", ann)
    await places.archive(thread)
    await places.change_rights(None)
    await places.delete_channel(thread)
    await places.delete_channel(other)
    await places.remove_bot()
    await places.invite_bot()
    await ann.autocomplete(channel, "game card", "about", about="t")
    await ann.say(ann.dm, "help")
    whole = guild_json(house.sandbox.state, server(house))
    sent["GUILD_CREATE "] = whole, server(house)
    assert len(sent) >= 12
    tried, number = 0, 1 << 60
    for kind, (data, guild) in sorted(sent.items()):
        name = kind.split()[0]
        for changed in mutated(data):
            if "id" in changed and changed["id"] == data.get("id") and name.startswith(("INTERACTION", "MESSAGE_C")):
                number += 1
                changed["id"] = str(number)
            await send(house, name, changed, guild)
            tried += 1
        await send(house, "GUILD_CREATE", whole, server(house))
        await still_answers(house)
    assert tried > 300
    assert house.app.client.unreadable
    gc.collect()
    assert "never retrieved" not in caplog.text


@pytest.mark.parametrize("field", ["session_id", "resume_gateway_url", "user", "guilds", "shard"])
async def test_a_session_that_cannot_be_read_is_begun_again(
    house: House, patience: Patience, field: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.begin("tigris", "Ann", "Ben")
    ready = house.sandbox.gateway._ready
    broken = [True]

    def once(*given: Any) -> Json:
        data = ready(*given)
        if broken and broken.pop():
            del data[field]
        return data

    monkeypatch.setattr(house.sandbox.gateway, "_ready", once)
    await house.sandbox.gateway.drop(resumable=False)
    await connected(house, 3, 0)
    await still_answers(house)


def mutated(data: Json, depth: int = DEPTH) -> Iterator[Json]:
    """Yield an event with each field removed, and with each field replaced."""
    for path in paths(data, depth):
        for change in (None, *MUTATIONS):
            changed = copy.deepcopy(data)
            inside: Any = changed
            for step in path[:-1]:
                inside = inside[step]
            if change is None:
                del inside[path[-1]]
            else:
                inside[path[-1]] = MUTATIONS[change]
            yield changed


def paths(value: object, depth: int, before: Path = ()) -> Iterator[Path]:
    """Yield the path to each field, of the first thing in each list, down to `depth` steps."""
    if len(before) >= depth:
        return
    if isinstance(value, Mapping):
        for name, inner in value.items():
            yield (*before, name)
            yield from paths(inner, depth, (*before, name))
    elif isinstance(value, list) and value:
        yield from paths(value[0], depth, (*before, 0))


def server(house: House) -> Guild:
    """The server that everybody is in."""
    return house.sandbox.state.guilds[house.sandbox.guild]
