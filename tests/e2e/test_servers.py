"""A server lays down where tables are opened, by whom, how, and how many; everybody is told what would be right."""

import asyncio

import pytest

from bot.sandbox.model import Channel
from bot.sandbox.people.answers import InitialResponse
from bot.sandbox.people.slash import NotAllowed, Value
from bot.text.voice import LANGUAGES
from tests.support.house import House


async def typed(house: House, name: str, channel: Channel, command: str, given: dict[str, Value]) -> InitialResponse:
    """Somebody types a command somewhere; what is owed is paid before this returns."""
    options = {option.replace("_", "-"): value for option, value in given.items()}
    answer = await (await house.person(name).slash(channel, command, **options)).wait_until_finished()
    await house.settle()
    return answer


async def setup(house: House, name: str = "Ann", **given: Value) -> InitialResponse:
    """Somebody who manages the server changes its settings, or looks at them."""
    return await typed(house, name, house.channel, "admin setup", given)


async def new(house: House, name: str, channel: Channel | None = None, **given: Value) -> InitialResponse:
    """Somebody opens a table."""
    return await typed(house, name, channel or house.channel, "game new", {"game": "tigris", **given})


async def test_the_settings_are_shown_in_private_changed_and_unset(house: House) -> None:
    shown = await setup(house)
    assert shown.ephemeral
    assert "any channel" in shown.content
    assert "8 unfinished games" in shown.content
    role = await house.sandbox.roles.add("Scribes")
    told = await setup(house, channel=house.channel, threads="on", role=role, seats=2, lobbies=1, theme="high-contrast")
    assert told.ephemeral
    for part in (
        f"<#{house.channel.id}>",
        f"<@&{role.id}>",
        "thread of its own",
        "2 unfinished",
        "One table may",
        "high",
    ):
        assert part in told.content
    await house.restart()
    assert (await setup(house)).content.splitlines()[1:] == told.content.splitlines()[1:]
    assert "Everybody may open" in (await setup(house, remove_role=role)).content
    assert "any channel" in (await setup(house, unset="channel")).content
    assert "no default options" in (await setup(house, unset="defaults")).content
    assert (await setup(house, unset="everything")).content.splitlines()[1:] == shown.content.splitlines()[1:]


async def test_only_those_who_manage_the_server_set_it_up(house: House) -> None:
    with pytest.raises(NotAllowed):
        await setup(house, "Ben")
    role = await house.sandbox.roles.add("Watch", "manage_messages")
    house.sandbox.roles.give(house.person("Ben"), role)
    assert "Manage Server" in (await setup(house, "Ben", threads="on")).content
    assert "A table is played in the channel" in (await setup(house)).content


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_answer_is_in_the_readers_language(house: House, language: str) -> None:
    await house.slash("Ann", "settings language", language=language)
    role = await house.sandbox.roles.add("Scribes")
    house.sandbox.places.deny(house.channel, "create_public_threads", "attach_files")
    told = await setup(
        house, channel=house.channel, threads="on", role=role, options="map=advanced", reminders="48h", language="fi"
    )
    lacking = await new(house, "Ann")
    assert told.ephemeral
    assert told.content.count("\n") == 8
    names = {
        "en": ("Attach Files", "Create Public Threads"),
        "cs": ("Přikládat soubory", "Vytvářet veřejná vlákna"),
        "fi": ("Liitä tiedostoja", "Luo julkisia ketjuja"),
        "he": ("צירוף קבצים", "יצירת שרשורים ציבוריים"),
    }
    for name in names[language]:
        assert name in told.content
        assert name in lacking.content
    assert (
        len(house.sandbox.state.channels)
        == 2 + len([one for one in house.sandbox.state.channels.values() if one.recipient]) - 1
    )
    assert not house.person("Guest").sees(house.channel)


async def test_tables_are_opened_where_the_server_says(house: House) -> None:
    other = await house.sandbox.places.open_channel("tables")
    await setup(house, channel=other)
    refused = await new(house, "Ben")
    assert refused.ephemeral
    assert f"<#{other.id}>" in refused.content
    await new(house, "Ben", other)
    assert (await house.app.services.tables.find_in_channel(other.id)).status == "lobby"
    await house.sandbox.places.delete_channel(other)
    await house.sandbox.until(lambda: house.app.client.get_channel(other.id) is None)
    assert "deleted" in (await setup(house)).content
    await new(house, "Ben")
    assert (await house.table()).status == "lobby"


async def test_tables_are_opened_by_those_who_have_a_role(house: House) -> None:
    role = await house.sandbox.roles.add("Scribes")
    await setup(house, role=role)
    refused = await new(house, "Ben")
    assert refused.ephemeral
    assert f"<@&{role.id}>" in refused.content
    house.sandbox.roles.give(house.person("Ben"), role)
    await new(house, "Ben")
    await house.click("Cyd", "Join")
    await house.click("Ben", "Start")
    await house.slash("Ann", "game cancel")
    await house.sandbox.roles.delete(role)
    await house.sandbox.until(lambda: house.app.client.guilds[0].get_role(role.id) is None)
    assert "/admin setup" in (await new(house, "Ben")).content
    assert "deleted role" in (await setup(house)).content
    await new(house, "Ann")
    assert (await house.table()).host == house.person("Ann").id


async def test_a_table_takes_what_the_server_has_chosen_and_what_is_chosen_for_it(house: House) -> None:
    await setup(house, language="cs", reminders="6h", auto_end="off", theme="high-contrast", options="map=advanced")
    await new(house, "Ben", reminders="off")
    row = (await house.table()).row
    assert (row.settings.language, row.settings.reminders, row.settings.auto_end, row.settings.theme) == (
        "cs",
        0,
        False,
        "high-contrast",
    )
    assert dict(row.settings.options)["map"] == "advanced"
    await house.slash("Ben", "game cancel")
    await house.slash("Ben", "game new", game="auction")
    assert (await house.table()).row.settings.reminders == 6


async def test_the_lobby_tells_what_was_chosen(house: House) -> None:
    await new(house, "Ben", reminders="48h", auto_end="off", theme="high-contrast")
    text = house.board().text
    for part in ("Reminders: every 48 hours", "Automatic end of turn: off", "Pictures: high contrast"):
        assert part in text
    assert "Proposed moves" not in text  # as usual


async def test_the_lobby_of_a_usual_table_tells_the_options_of_its_game_alone(house: House) -> None:
    await new(house, "Ben")
    text = house.board().text
    assert "Options: " in text
    assert "Table: " not in text


async def test_a_person_sits_at_no_more_tables_than_the_server_allows(house: House) -> None:
    rooms = [house.channel, *[await house.sandbox.places.open_channel(f"table-{number}") for number in (2, 3)]]
    await setup(house, seats=2)
    await new(house, "Ben", rooms[0])
    await new(house, "Cyd", rooms[1])
    await new(house, "Cyd", rooms[2])
    boards = [house.person("Guest").sees(room)[-1] for room in rooms]
    await house.click("Ben", "Join", boards[1])
    refused = await house.click("Ben", "Join", boards[2])
    assert refused.ephemeral
    for part in (f"<#{rooms[0].id}>", f"<#{rooms[1].id}>", "allows 2"):
        assert part in refused.content
    await house.click("Ben", "Leave", boards[0])
    await house.click("Ben", "Join", house.person("Guest").sees(rooms[2])[-1])
    assert (await house.app.services.tables.find_in_channel(rooms[2].id)).roster.seat_of(house.person("Ben").id) == 1


async def test_only_so_many_tables_gather_players_at_once(house: House) -> None:
    other = await house.sandbox.places.open_channel("table-2")
    await setup(house, lobbies=1)
    await new(house, "Ben")
    refused = await new(house, "Cyd", other)
    assert f"<#{house.channel.id}>" in refused.content
    assert refused.ephemeral
    await house.click("Dan", "Join")
    await house.click("Ben", "Start")
    await new(house, "Cyd", other)
    assert (await house.app.services.tables.find_in_channel(other.id)).status == "lobby"


async def test_two_tables_at_once_do_not_pass_the_limit(house: House) -> None:
    other = await house.sandbox.places.open_channel("table-2")
    await setup(house, seats=1)
    answers = await asyncio.gather(new(house, "Ben"), new(house, "Ben", other))
    assert sorted("allows one" in answer.content for answer in answers) == [False, True]


async def test_a_person_at_the_seat_limit_takes_no_other_seat(house: House) -> None:
    other = await house.sandbox.places.open_channel("table-2")
    await setup(house, seats=1)
    await new(house, "Dan", other)
    await house.begin("tigris", "Ann", "Ben", "Cyd")
    missing = await house.to_move()
    first, second = ({"Ann", "Ben", "Cyd"}) - {missing}
    await house.slash(first, "table vote", what="substitute", player=missing)
    await house.click(second, "Yes")
    refused = await house.click("Dan", "Take the seat")
    assert f"<#{other.id}>" in refused.content
    assert missing in (await house.table()).roster.names


async def test_missing_permissions_are_reported_where_tables_are_opened(house: House) -> None:
    other = await house.sandbox.places.open_channel("tables")
    house.sandbox.places.deny(other, "attach_files", "embed_links")
    await house.sandbox.roles.hide_channel(other, house.person("Guest"))
    guild = house.app.client.guilds[0]
    await house.sandbox.until(lambda: guild.get_channel(other.id))
    place = guild.get_channel(other.id)
    assert place is not None
    await house.sandbox.until(lambda: not place.permissions_for(guild.me).attach_files)
    told = await setup(house, channel=other)
    assert told.content.splitlines()[-1] == f"⚠️ In <#{other.id}> I still need: Embed Links and Attach Files."
