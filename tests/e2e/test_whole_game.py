"""A whole four-person game through the bot, with everything that can happen in one, and a record that proves it."""

from collections import Counter

import pytest

from bot.cli.replay import load
from bot.sandbox.people.seen import SeenMessage
from engine.chance import SEED_BYTES, Chance
from engine.game import Words
from engine.moves import random_move
from render.service import PictureService
from tests.support.house import House
from tests.support.unpainted import no_picture

NAMES = ("Ann", "Ben", "Cyd", "Dan")
SEEDS = {"tigris": 52, "kings": 179}
"""With these seeds the games have every kind of move and of question, and are short."""


def wanted(words: Words) -> bool:
    """Whether a move makes the game go on."""
    return words[0] not in ("swap", "withdraw", "end", "catastrophe", "decline")


async def choose(house: House, chance: Chance, number: int) -> tuple[str, Words]:
    """Who moves next, and how."""
    table, decision = await house.table(), await house.decision()
    seat, stream = decision.seats[0], chance.stream(f"move {number}")
    state = table.state
    for _ in range(4):
        words = random_move(table.game, state, seat, stream)
        if wanted(words):
            break
    return table.roster.names[seat], words


def question(house: House, name: str) -> SeenMessage | None:
    """The newest direct message, if it asks something."""
    person = house.person(name)
    messages = person.sees(person.dm)
    return messages[-1] if messages and messages[-1].buttons else None


async def play(house: House, name: str, words: Words) -> None:
    """Make a move: by direct message where asked there, else like all the others of a whole game. Nobody waits until a
    turn of others than Ann is told."""
    if name != "Ann" and (await house.decision()).kind == "act":
        await house.hurry(name, words)
        return
    await house.settle()
    asked = question(house, name)
    custom_ids = [button["custom_id"] for button in asked.buttons] if asked else []
    custom_id = next((one for one in custom_ids if one.endswith(f":play:{'.'.join(words)}")), None)
    if custom_id:
        await house.click(name, custom_id, asked)
    else:
        await house.make(name, words)


VERBS = {
    "tigris": {"tile", "leader", "support", "monument", "treasure"},
    "kings": {"card", "leader", "support", "bank", "treasure", "ship"},
}
KINDS = {
    "tigris": {"act", "support revolt", "support war", "monument", "treasure"},
    "kings": {"act", "support revolt", "support war", "ship", "treasure"},
}


@pytest.mark.parametrize("game", ["tigris", pytest.param("kings", marks=pytest.mark.full)])
async def test_a_game_of_four(house: House, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    monkeypatch.setattr(PictureService, "_draw_png", no_picture)
    house.seeds = lambda count: bytes([SEEDS[game]]) * count
    table = await house.begin(game, *NAMES, proposals="off")
    chance, kinds, number = Chance(bytes(SEED_BYTES)), Counter[str](), 0
    while (await house.table()).status == "open":
        decision = await house.decision()
        facts = dict(decision.facts)
        kinds[f"{decision.kind} {facts.get('conflict', '')}".strip()] += 1
        if kinds["support war"] == 1 and facts.get("conflict") == "war":
            await house.restart()
        name, words = await choose(house, chance, number)
        version = (await house.table()).log.version
        await play(house, name, words)
        assert (await house.table()).log.entries[version].words == words
        number += 1
    await house.settle()
    table = await house.table()
    assert table.status == "over"
    assert {entry.words[0] for entry in table.log.entries} >= VERBS[game]
    assert kinds.keys() >= KINDS[game]
    files = [file for seen in house.person("Guest").sees(house.channel) for file in seen.attachments]
    (tablet,) = (file.data.decode() for file in files if file.filename.endswith(".tablet"))
    replay = load(tablet, house.games)
    assert replay.verdict().startswith(f"OK: {len(table.log.entries)} moves, game finished")
    assert replay.fold.state == table.state
