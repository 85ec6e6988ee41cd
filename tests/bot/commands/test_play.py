"""The commands that a game gets, as Discord is told them."""

from typing import Any

from bot.commands.play import group
from bot.gateway.command_sync import Catalogs
from bot.sandbox.limits.commands import command_length
from engine.registry import GAMES
from tests.support.games.auction import Auction
from tests.support.house import House

SUBCOMMAND_GROUP = 2
"""The type of an option that holds subcommands."""


async def payload(house: House, game: str) -> dict[str, Any]:
    """What Discord is told of one game's commands."""
    tree = house.app.client.tree
    command = tree.get_command(game)
    assert command is not None
    return await command.get_translated_payload(tree, Catalogs())


async def test_every_verb_is_a_command_with_its_arguments(house: House) -> None:
    for game in (*GAMES, Auction()):
        told = await payload(house, game.name)
        assert len(told["options"]) <= 25
        inner = {one["name"]: one["options"] for one in told["options"] if one["type"] == SUBCOMMAND_GROUP}
        commands = {one["name"]: one for one in told["options"] if one["name"] not in inner}
        grouped = {(group, one["name"]): one for group, found in inner.items() for one in found}
        assert len(commands) + len(grouped) == len(game.verbs)
        for verb in game.verbs:
            command = grouped[verb.group, verb.name] if verb.group else commands[verb.name]
            options = [(option["name"], option["required"], option["autocomplete"]) for option in command["options"]]
            assert options == [(argument.name, not argument.optional, True) for argument in verb.arguments]


async def test_descriptions_are_sent_in_the_languages_that_discord_has(house: House) -> None:
    told = await payload(house, GAMES[0].name)
    for command in told["options"]:
        for described in (command, *command["options"]):
            assert described["description_localizations"].keys() == {"cs", "fi"}
            assert all(0 < len(text) <= 100 for text in described["description_localizations"].values())


async def test_the_commands_of_a_game_are_no_longer_than_discord_takes(house: House) -> None:
    for game in GAMES:
        assert command_length(await payload(house, game.name)) <= 8000, game.name


def test_moves_are_commands_of_servers_only() -> None:
    assert group(GAMES[0]).guild_only


async def test_a_choice_in_the_middle_of_a_move_depends_on_the_earlier_words(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover = house.person(await house.to_move())
    table, decision = await house.table(), await house.decision()
    cells = table.game.words(table.state, decision.seats[0], ("leader", "king"))
    choices = await mover.autocomplete(house.channel, "tigris leader", "cell", leader="King")
    assert [choice.value for choice in choices] == list(cells)[:25]
    assert await mover.autocomplete(house.channel, "tigris leader", "cell", "z", leader="king") == []
