"""A villain's name and words call nobody, format nothing, and stand in nobody's way."""

import re

import pytest

from bot.sandbox.json_types import Json
from bot.sandbox.people.seen import SeenMessage
from bot.text.names import clean_name, escape_name
from engine.moves import every_move
from engine.registry import AnyGame
from tests.malice.hostile_inputs import NASTY
from tests.malice.test_names import TURNING
from tests.support.house import EVERY_GAME, House, command_of

VILLAINS = ("**@everyone** <@1>", "\u202e# [x](https://e.x)", "`||~~_\u2066>:-")
PRESENT = ("Ann", "Ben", "Guest")
MEANT = re.compile(r"<@(\d+)>")


def messages(house: House) -> list[SeenMessage]:
    """Everything that anybody sees."""
    return [message for person in house.sandbox.people.values() for message in person.sees()]


def calls(message: SeenMessage) -> set[str]:
    """Whom a message calls."""
    payload: Json = message.payload
    assert payload["mention_everyone"] is False
    assert payload["mention_roles"] == []
    return {one["id"] for one in payload["mentions"]}


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
async def test_no_name_calls_or_formats(house: House, game: AnyGame) -> None:
    people = [house.person(name) for name in ("Ann", "Ben", "Cyd")]
    for person, name in zip(people, VILLAINS, strict=True):
        person.user.name = name
    table = await house.begin(game.name, "Ann", "Ben", "Cyd")
    by_seat = {table.roster.seat_of(person.id): key for key, person in house.sandbox.people.items()}
    for _ in range(6):
        seat = (await house.decision()).seats[0]
        await house.type(by_seat[seat], next(every_move(game, table.state, seat)))
    for command in ("game board", "game hand", "game log", "table log"):
        await house.slash("Ann", command)
    await house.slash("Ann", "game board", text=True)
    await house.slash("Ben", "game leave")
    assert len(messages(house)) > len(people)
    for message in messages(house):
        assert calls(message) <= set(MEANT.findall(message.text))
        assert not TURNING & set(message.text.replace("\u2068", "").replace("\u2069", ""))
        assert not [name for name in VILLAINS if name in message.text or clean_name(name) in message.text]
        assert not TURNING & set("".join([*message.labels, *(file.description or "" for file in message.attachments)]))
    assert any(escape_name(name) in message.text for message in messages(house) for name in VILLAINS)


@pytest.mark.parametrize("by_turns", [True, pytest.param(False, marks=pytest.mark.full)], ids=["turns", "all"])
@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
async def test_no_words_call_anybody(house: House, game: AnyGame, by_turns: bool) -> None:
    """`by_turns`: each of the words is typed by one of those who are there, not by all."""
    table = await house.begin(game.name, "Ann", "Ben")
    begun = table.log.version
    asking = [verb for verb in game.verbs if verb.arguments and not verb.arguments[0].optional]
    typed = (one for one in NASTY if one.isprintable() and not any(sign.isdigit() for sign in one))
    for number, nasty in enumerate(typed):
        for name in PRESENT[number % 3 : number % 3 + 1] if by_turns else PRESENT:
            if asking:
                verb = asking[len(nasty) % len(asking)]
                answer = await house.slash(name, command_of(game, verb), **{a.name: nasty for a in verb.arguments})
            else:
                answer = await house.slash(name, "move", move=nasty)
            assert answer.ephemeral
            assert answer.message is not None
            assert calls(answer.message) == set()
            assert "on my side" not in answer.content
    assert table.log.version == begun
