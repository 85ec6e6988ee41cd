"""People are invited to a lobby: mentioned once in public, whatever is pressed again, and never against their wish."""

import pytest

from bot.sandbox.people.answers import InitialResponse
from bot.sandbox.people.seen import SeenMessage
from bot.tables.lobby import MAX_INVITED
from engine.registry import find_game
from tests.support.house import EVERY_GAME, House, address_of


async def invite(house: House, name: str, *people: str) -> InitialResponse:
    """Somebody chooses people in the lobby's menu."""
    answer = await (await house.person(name).select(lobby(house), menu(house), people)).wait_until_finished()
    await house.settle()
    return answer


def lobby(house: House) -> SeenMessage:
    """The lobby's message."""
    return house.public("Join")


def menu(house: House) -> str:
    """The custom id of its menu of people."""
    (custom_id,) = (one["custom_id"] for one in lobby(house).menus if one["type"] == 5)
    return str(custom_id)


def called(house: House, name: str) -> list[str]:
    """The public messages that have called somebody."""
    return [ping.message.text for ping in house.person(name).pings if ping.channel is house.channel]


async def test_only_an_invited_person_is_mentioned_in_public_and_once(house: House) -> None:
    await house.slash("Ann", "game new", game="tigris")
    answer = await invite(house, "Ann", "Ben", "Cyd")
    assert answer.ephemeral
    assert "Invited" in answer.content
    for name in ("Ben", "Cyd"):
        (text,) = called(house, name)
        assert "Ann invites you to Tigris" in text
    assert called(house, "Ann") == called(house, "Guest") == []
    again = await invite(house, "Ann", "Ben", "Dan")
    assert "Already invited" in again.content
    assert len(called(house, "Ben")) == len(called(house, "Dan")) == 1


async def test_a_restart_between_two_presses_calls_nobody_twice(house: House) -> None:
    await house.slash("Ann", "game new", game="tigris")
    await invite(house, "Ann", "Ben")
    await house.restart()
    answer = await invite(house, "Ann", "Ben")
    assert "Already invited" in answer.content
    assert len(called(house, "Ben")) == 1


async def test_as_many_can_be_chosen_as_there_are_seats_left(house: House) -> None:
    await house.slash("Ann", "game new", game="tigris")
    assert lobby(house).menu(menu(house))["max_values"] == find_game("tigris", EVERY_GAME).seats[-1] - 1
    await house.click("Ben", "Join")
    assert lobby(house).menu(menu(house))["max_values"] == find_game("tigris", EVERY_GAME).seats[-1] - 2
    for _ in range(2):
        await house.click("Ann", "Add a computer player")
    assert not [one for one in lobby(house).menus if one["type"] == 5]


async def test_seated_people_bots_and_oneself_cannot_be_invited_and_the_answer_says_why(house: House) -> None:
    await house.slash("Ann", "game new", game="tigris")
    await house.click("Ben", "Join")
    assert "Already at the table" in (await invite(house, "Ann", "Ben")).content
    assert "You're at this table yourself" in (await invite(house, "Ann", "Ann")).content
    bot = house.sandbox.state.bot.name
    told = await invite(house, "Ann", bot, "Cyd")
    assert "Bots can't play here" in told.content
    assert "Invited" in told.content
    assert called(house, "Ann") == called(house, "Ben") == []
    assert len(called(house, "Cyd")) == 1


async def test_invitations_that_were_turned_off_are_not_sent(house: House) -> None:
    told = await house.slash("Ben", "settings invitations", invitations="off")
    assert "can still join" in told.content
    await house.slash("Ann", "game new", game="tigris")
    assert "Invitations turned off" in (await invite(house, "Ann", "Ben")).content
    assert called(house, "Ben") == []
    await house.slash("Ben", "settings invitations", invitations="on")
    await invite(house, "Ann", "Ben")
    assert len(called(house, "Ben")) == 1


async def test_only_who_sits_there_invites_and_only_to_a_lobby(house: House) -> None:
    await house.slash("Ann", "game new", game="tigris")
    assert "not playing at this table" in (await invite(house, "Guest", "Ben")).content
    await house.click("Cyd", "Join")
    before, custom_id = lobby(house), menu(house)
    await house.click("Ann", "Start")
    answer = await (await house.person("Ann").select(before, custom_id, ["Ben"])).wait_until_finished()
    assert "has started already" in answer.content
    assert called(house, "Ben") == []


async def test_a_table_calls_so_many_people_and_no_more(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.tables.lobby.MAX_INVITED", 2)
    assert MAX_INVITED > 2
    await house.slash("Ann", "game new", game="tigris")
    await invite(house, "Ann", "Ben", "Cyd")
    assert "2 people in all" in (await invite(house, "Ann", "Dan")).content
    assert called(house, "Dan") == []


async def test_an_invitation_that_was_not_sent_before_a_kill_is_sent_after_it_once(house: House) -> None:
    await house.slash("Ann", "game new", game="tigris")
    table = await house.table()
    await house.app.outbox.close()
    await house.app.services.lobbies.invite(table.id, house.person("Ann").id, [house.person("Ben").id])
    assert called(house, "Ben") == []
    await house.restart()
    assert len(called(house, "Ben")) == 1
    await house.restart()
    assert len(called(house, "Ben")) == 1


async def test_an_invitation_that_comes_too_late_is_not_sent(house: House) -> None:
    await house.slash("Ann", "game new", game="tigris")
    table = await house.table()
    await house.app.outbox.close()
    await house.app.services.lobbies.invite(table.id, house.person("Ann").id, [house.person("Ben").id])
    await house.app.services.lobbies.join(table.id, house.person("Ben").id, "Ben", None)
    await house.restart()
    assert called(house, "Ben") == []


async def test_no_invitation_names_a_deleted_person(house: House) -> None:
    await house.slash("Ann", "game new", game="tigris")
    await invite(house, "Ann", "Ben")
    store, user = house.app.store, house.person("Ben").id
    assert str(user) in await house.app.services.privacy.export(user)
    await house.app.services.privacy.delete(user)
    assert await store.invitations.people_invited_to((await house.table()).id) == ()


@pytest.mark.parametrize("values", [[], ["end"], ["1"], ["99999999999999999999"]])
async def test_a_forged_choice_invites_nobody(house: House, values: list[str]) -> None:
    await house.slash("Ann", "game new", game="tigris")
    data = {"custom_id": menu(house), "component_type": 5, "id": 1, "values": values}
    answer = await (await house.person("Ann")._use(lobby(house), data)).wait_until_finished()
    await house.settle()
    assert answer.ephemeral
    assert "out of date" in answer.content
    assert await house.app.store.invitations.people_invited_to((await house.table()).id) == ()


async def test_a_host_who_starts_alone_first_reads_who_would_be_left_out(house: House) -> None:
    await house.slash("Ann", "game new", game="wayfarers")
    await invite(house, "Ann", "Ben", "Cyd")
    table, before = await house.table(), lobby(house).text
    asked = await house.click("Ann", "Start")
    assert asked.ephemeral
    assert "you play alone" in asked.content
    assert all(f"<@{house.person(name).id}>" in asked.content for name in ("Ben", "Cyd"))
    assert (table.status, lobby(house).text) == ("lobby", before)
    begun = await house.press("Ann", asked, "Start alone")
    assert table.status == "open"
    assert begun.message is not None
    assert address_of(begun.message.buttons[0]["custom_id"]).table == table.id
    assert "Start alone" not in begun.message.labels


async def test_a_person_who_joins_before_the_second_press_plays_along(house: House) -> None:
    await house.slash("Ann", "game new", game="wayfarers")
    await invite(house, "Ann", "Ben")
    asked = await house.click("Ann", "Start")
    await house.click("Ben", "Join")
    await house.press("Ann", asked, "Start alone")
    assert len((await house.table()).roster.users) == 2


@pytest.mark.parametrize("case", ["nobody is invited", "somebody has come", "a computer plays along"])
async def test_a_start_that_leaves_nobody_out_asks_nothing(house: House, case: str) -> None:
    await house.slash("Ann", "game new", game="wayfarers")
    if case != "nobody is invited":
        await invite(house, "Ann", "Ben", "Cyd")
    if case == "somebody has come":
        await house.click("Ben", "Join")
    if case == "a computer plays along":
        await house.click("Ann", "Add a computer player")
    await house.click("Ann", "Start")
    assert (await house.table()).status == "open"


async def test_only_seated_people_see_who_is_invited(house: House) -> None:
    await house.slash("Ann", "game new", game="wayfarers")
    await invite(house, "Ann", "Ben")
    assert "not playing at this table" in (await house.click("Cyd", "Start")).content
