"""Play by message: who is called when, what a restart changes (nothing), and what happens by itself."""

from pathlib import Path

from engine.moves import every_move
from tests.support.house import House


async def leader(house: House, name: str = "king") -> tuple[str, ...]:
    """A leader that the player to move may place."""
    table, decision = await house.table(), await house.decision()
    return next(every_move(table.game, table.state, decision.seats[0], ("leader", name)))


def calls(house: House) -> dict[str, int]:
    """How often each person's phone has buzzed."""
    return {name: len(person.pings) for name, person in house.sandbox.people.items()}


async def test_somebody_who_is_to_move_is_called_once(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    first = await house.to_move()
    assert calls(house)[first] == 1
    await house.type(first, await leader(house))
    await house.type(first, await leader(house, "priest"))
    await house.slash(first, "tigris end")
    second = await house.to_move()
    assert second != first
    assert calls(house) == {"Ann": 1, "Ben": 1, "Cyd": 0, "Dan": 0, "Guest": 0}


async def test_a_restart_calls_nobody_and_keeps_every_button_alive(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover = await house.to_move()
    before, messages = calls(house), len(house.person("Guest").sees(house.channel))
    await house.restart()
    assert calls(house) == before
    assert len(house.person("Guest").sees(house.channel)) == messages
    opened = await house.click(mover, "Move")
    assert opened.message is not None
    await house.restart()
    await house.click(mover, "End", opened.message)
    assert (await house.table()).log.version == 1


async def test_commands_are_sent_to_discord_only_when_they_have_changed(tmp_path: Path) -> None:
    house = House(tmp_path / "dubsar.sqlite")
    house.new_to_discord = True
    await house.open()

    def sent() -> int:
        return sum(request.method == "PUT" and "commands" in request.path for request in house.sandbox.requests)

    assert sent() == 1
    await house.restart()
    assert sent() == 1
    house.games = house.games[:1]
    await house.restart()
    assert sent() == 2
    await house.shut()


async def test_a_move_is_taken_back_by_command_and_by_button(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover = await house.to_move()
    start = (await house.table()).log.fold.state
    await house.type(mover, await leader(house))
    await house.slash(mover, "game undo")
    assert (await house.table()).log.fold.state == start
    await house.type(mover, await leader(house))
    await house.click(mover, "Undo")
    assert (await house.table()).log.fold.state == start
    assert (await house.table()).log.version == 4


async def test_nobody_takes_back_what_another_did(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover = await house.to_move()
    await house.type(mover, await leader(house))
    answer = await house.slash(({"Ann", "Ben"} - {mover}).pop(), "game undo")
    assert answer.ephemeral
    assert (await house.table()).log.version == 1


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


async def test_closed_messages_block_nobody(house: House) -> None:
    for name in ("Ann", "Ben"):
        house.person(name).dms_open = False
    await house.begin("tigris", "Ann", "Ben")
    mover = await house.to_move()
    assert "My hand" in house.board().text
    assert (await house.click(mover, "My hand")).attachments
    await house.slash(mover, "tigris end")
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


async def test_messages_speak_the_language_of_their_reader(house: House) -> None:
    ann = house.person("Ann")
    ann.locale = "fi"
    await house.begin("tigris", "Ann", "Ben", language="en")
    assert "Kätesi" in ann.sees(ann.dm)[0].everything
    assert "Your hand" in house.person("Ben").sees(house.person("Ben").dm)[0].everything
