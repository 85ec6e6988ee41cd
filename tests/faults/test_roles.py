"""Roles that are deleted, given and taken while people play: who may open tables, and what the bot may do."""

import pytest

from bot.sandbox.model import Role
from bot.sandbox.people.answers import InitialResponse
from bot.sandbox.people.slash import NotAllowed
from bot.text.voice import LANGUAGES, Voice
from tests.faults.patience import Patience
from tests.support.house import House


async def named(house: House, *names: str) -> list[Role]:
    """Roles whose people open the tables; Ben has all of them."""
    roles = [await house.sandbox.roles.add(name) for name in names]
    for role in roles:
        house.sandbox.roles.give(house.person("Ben"), role)
        await house.slash("Ann", "admin setup", role=role)
    return roles


async def deleted(house: House, role: Role) -> None:
    """A role is deleted, and the bot has heard of it."""
    await house.sandbox.roles.delete(role)
    await house.sandbox.until(lambda: house.app.client.guilds[0].get_role(role.id) is None)
    await house.settle()


def told(answer: InitialResponse, key: str) -> bool:
    """Whether somebody was told that, in private."""
    return answer.ephemeral and Voice("en").say(key) in answer.content


async def test_a_game_goes_on_when_the_role_that_opened_it_is_deleted(house: House) -> None:
    (role,) = await named(house, "Scribes")
    await house.begin("auction", "Ben", "Cyd", rounds="three")
    await deleted(house, role)
    while (await house.table()).status == "open":
        assert (await house.type(await house.to_move(), ("pass",))).ephemeral
    assert told(await house.click("Ben", "Play again"), "refused-roles-gone")
    assert (await house.table()).status == "over"
    await house.slash("Ann", "admin setup", unset="roles")
    await house.click("Cyd", "Play again")
    assert (await house.table()).status == "lobby"


async def test_a_lobby_gathers_and_starts_when_the_role_that_opened_it_is_deleted(house: House) -> None:
    (role,) = await named(house, "Scribes")
    await house.slash("Ben", "game new", game="tigris")
    await deleted(house, role)
    await house.click("Cyd", "Join")
    await house.click("Ben", "Start")
    assert (await house.table()).status == "open"


async def test_of_two_roles_the_one_that_is_left_counts(house: House) -> None:
    gone, left = await named(house, "Scribes", "Sages")
    await deleted(house, gone)
    shown = (await house.slash("Ann", "admin setup")).content
    assert f"<@&{left.id}>" in shown
    assert Voice("en").say("server-role-deleted") in shown
    assert str(gone.id) not in shown
    refused = await house.slash("Cyd", "game new", game="tigris")
    assert refused.ephemeral
    assert f"<@&{left.id}>" in refused.content
    assert str(gone.id) not in refused.content
    await house.slash("Ben", "game new", game="tigris")
    assert (await house.table()).status == "lobby"


async def test_a_role_that_is_named_takes_the_place_of_those_that_are_deleted(house: House) -> None:
    (gone,) = await named(house, "Scribes")
    await deleted(house, gone)
    (role,) = await named(house, "Sages")
    shown = (await house.slash("Ann", "admin setup")).content
    assert f"<@&{role.id}>" in shown
    assert Voice("en").say("server-role-deleted") not in shown


async def test_a_role_deleted_while_the_bot_is_off_opens_no_tables(house: House) -> None:
    (role,) = await named(house, "Scribes")
    await house.app.close()
    await house.sandbox.roles.delete(role)
    await house.start()
    assert told(await house.slash("Ben", "game new", game="tigris"), "refused-roles-gone")
    assert Voice("en").say("server-role-deleted") in (await house.slash("Ann", "admin setup")).content


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_refusal_after_a_lost_role_is_in_every_language(house: House, language: str) -> None:
    (role,) = await named(house, "Scribes")
    for name in ("Ann", "Ben"):
        await house.slash(name, "settings language", language=language)
    await deleted(house, role)
    refused = await house.slash("Ben", "game new", game="tigris")
    assert refused.content == Voice(language).say("refused-roles-gone")
    assert Voice(language).say("server-role-deleted") in (await house.slash("Ann", "admin setup")).content


async def test_a_lost_role_takes_away_the_right_to_manage(house: House) -> None:
    role = await house.sandbox.roles.add("Watch", "manage_guild", "manage_messages")
    house.sandbox.roles.give(house.person("Ben"), role)
    await house.slash("Ben", "admin setup", lobbies=3)
    await house.slash("Cyd", "game new", game="tigris")
    await deleted(house, role)
    with pytest.raises(NotAllowed):
        await house.slash("Ben", "admin setup", lobbies=1)
    refused = await house.slash("Ben", "game cancel")
    assert refused.ephemeral
    assert (await house.table()).status == "lobby"
    assert (await house.app.store.guilds.find(house.sandbox.guild)).lobbies == 3


@pytest.mark.parametrize("way", ["deleted", "withdrawn"])
async def test_a_role_that_silenced_the_bot_goes_and_what_is_owed_comes(
    house: House, patience: Patience, way: str
) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover, before = await house.to_move(), len(house.person("Guest").sees(house.channel))
    (other,) = {"Ann", "Ben"} - {mover}
    calls = len(house.person(other).pings)
    role = await house.sandbox.roles.add("Silent")
    await house.sandbox.roles.set_permissions(house.channel, role, take=("send_messages",))
    await house.sandbox.roles.give_to_bot(role)
    assert (await house.type(mover, ("end",))).ephemeral
    assert len(house.person("Guest").sees(house.channel)) == before
    await (house.sandbox.roles.delete(role) if way == "deleted" else house.sandbox.roles.take_from_bot(role))
    await house.sandbox.until(lambda: len(house.person("Guest").sees(house.channel)) == before + 1)
    await house.settle()
    assert len(house.person(other).pings) == calls + 1
    assert house.board().attachments


async def test_a_role_that_let_the_bot_speak_is_deleted_and_another_one_lent(house: House, patience: Patience) -> None:
    roles, rights = house.sandbox.roles, ("send_messages", "attach_files")
    before, after = [await roles.add(name) for name in ("Voice", "New voice")]
    await roles.set_permissions(house.channel, None, take=rights)
    for role in (before, after):
        await roles.set_permissions(house.channel, role, give=rights)
    await roles.give_to_bot(before)
    await house.begin("tigris", "Ann", "Ben")
    mover, seen = await house.to_move(), len(house.person("Guest").sees(house.channel))
    await deleted(house, before)
    assert (await house.type(mover, ("end",))).ephemeral
    assert (await house.table()).log.version == 1
    assert len(house.person("Guest").sees(house.channel)) == seen
    assert (await house.click(await house.to_move(), "My hand")).attachments
    await roles.give_to_bot(after)
    await house.sandbox.until(lambda: len(house.person("Guest").sees(house.channel)) == seen + 1)
    await house.settle()
    assert house.board().attachments
