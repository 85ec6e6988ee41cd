"""Between the days: what a restart keeps, what happens by itself, and which language people read."""

from pathlib import Path

from engine.moves import every_move
from tests.support.house import House


async def leader(house: House, name: str = "king") -> tuple[str, ...]:
    """A leader that the player to move may place."""
    table, decision = await house.table(), await house.decision()
    return next(every_move(table.game, table.state, decision.seats[0], ("leader", name)))


async def test_commands_are_sent_to_discord_only_when_they_have_changed(tmp_path: Path) -> None:
    house = House(tmp_path / "dubsar.sqlite")
    house.new_to_discord = True
    async with house:

        def sent() -> int:
            return sum(request.method == "PUT" and "commands" in request.path for request in house.sandbox.requests)

        assert sent() == 1
        await house.restart()
        assert sent() == 1
        house.games = house.games[:1]
        await house.restart()
        assert sent() == 2


async def test_a_turn_in_which_nothing_is_left_to_do_ends_by_itself_even_after_a_restart(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover = await house.to_move()
    await house.type(mover, await leader(house))
    await house.type(mover, await leader(house, "priest"))
    await house.clock.advance(59)
    await house.app.wait_until_idle()
    assert await house.to_move() == mover
    await house.restart()
    await house.clock.advance(2)
    await house.app.wait_until_idle()
    await house.sandbox.until(lambda: len(house.person(({"Ann", "Ben"} - {mover}).pop()).pings) == 1)
    assert await house.to_move() != mover


async def test_a_deleted_channel_closes_its_table_and_the_bot_goes_on(house: House) -> None:
    table = await house.begin("tigris", "Ann", "Ben")
    other = await house.sandbox.places.open_channel("table-2")
    await house.sandbox.places.delete_channel(house.channel)
    answer = await house.person("Ann").slash(other, "game new", game="tigris")
    await house.app.wait_until_idle()
    assert answer.ephemeral
    assert (await house.app.services.tables.find(table.id)).status == "cancelled"


async def test_settings_change_the_language_and_whether_messages_come(house: House) -> None:
    assert "kieli" not in (await house.slash("Ann", "help")).content
    house.person("Ann").locale = "fi"
    finnish = (await house.slash("Ann", "help")).content
    assert finnish != (await house.slash("Ben", "help")).content
    await house.slash("Ben", "settings language", language="fi")
    assert (await house.slash("Ben", "help")).content == finnish
    await house.slash("Ben", "settings dm", dm="off")
    await house.begin("tigris", "Ann", "Ben", language="en")
    assert house.person("Ben").sees(house.person("Ben").dm) == []
    assert house.person("Ann").sees(house.person("Ann").dm) != []
