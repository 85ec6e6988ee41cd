"""Moves that are written to the bot directly: understood, played at the right table, and answered there."""

import pytest

from bot.sandbox.people.person import Person
from bot.tables.live_table import LiveTable
from bot.text.typed_moves import meant
from bot.text.voice import Voice
from engine import ai
from engine.chance import SEED_BYTES, Chance
from engine.game import Words
from engine.moves import every_move
from render.service import PictureService
from tests.support.house import House

KEYS = 8
"""The most keys that a move may take in the mean, with Enter."""


async def no_picture(*_: object, **__: object) -> bytes:
    return b"\x89PNG\r\n\x1a\n"


async def say(house: House, name: str, text: str) -> str:
    """What the bot answers to a direct message."""
    person = house.person(name)
    await wrote(house, person, text)
    await house.settle()
    return person.sees(person.dm)[-1].text


async def wrote(house: House, person: Person, text: str) -> None:
    """Write, and wait until the bot has answered."""
    said = await person.say(person.dm, text)
    await house.sandbox.until(lambda: any(one.id > said.id for one in person.sees(person.dm)))


async def first(house: House, *typed: str) -> tuple[str, ...]:
    """The first move that begins so."""
    table, decision = await house.table(), await house.decision()
    return next(every_move(table.game, table.state, decision.seats[0], typed))


async def test_a_move_is_played_and_the_answer_says_so(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover = await house.to_move()
    move = await first(house, "leader", "king")
    answer = await say(house, mover, f"king {move[-1].lower()}")
    assert (await house.table()).log.entries[-1].words == move
    assert answer.startswith("Done: the king goes to")
    assert "1 action left" in answer


@pytest.mark.parametrize("text", ["end", "End the turn", "ukončit tah", "päätä vuoro", "/end!"])
async def test_the_words_of_every_language_end_a_turn(house: House, text: str) -> None:
    await house.begin("tigris", "Ann", "Ben")
    await say(house, await house.to_move(), text)
    assert (await house.table()).log.version == 1


async def test_undo_takes_the_last_move_back(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover = await house.to_move()
    move = await first(house, "leader", "king")
    await say(house, mover, f"k {move[-1]}")
    assert "Taken back" in await say(house, mover, "undo")
    assert not (await house.table()).log.fold.moments


async def test_a_text_that_is_no_move_is_answered_with_what_would_be_right(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover = await house.to_move()
    assert "king" in await say(house, mover, "king Z99")
    assert "Type one of them" in await say(house, mover, "king")
    assert (await house.table()).log.version == 0


async def test_who_is_not_waited_for_is_told_who_is(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover = await house.to_move()
    other = "Ben" if mover == "Ann" else "Ann"
    assert mover in await say(house, other, "end")
    assert "No table" in await say(house, "Dan", "end")
    assert (await house.table()).log.version == 0


async def test_of_several_tables_the_one_is_meant_that_waits_or_is_named(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    elsewhere = house.sandbox.places.add_channel("elsewhere")
    mover = await house.to_move()
    ann = house.person(mover)
    other = "Ben" if mover == "Ann" else "Ann"
    await (await ann.slash(elsewhere, "game new", game="tigris")).settled()
    await house.settle()
    opened = house.person(other).sees(elsewhere)[-1]
    await house.click(other, "Join", opened)
    await house.click(mover, "Start", opened)
    second = await house.app.parts.tables.here(elsewhere.id)
    before = second.log.version
    decision = second.game.decision(second.state)
    assert decision is not None
    if second.roster.names[decision.seats[0]] == mover:
        assert "<#" in await say(house, mover, "end")
    await say(house, mover, f"<#{house.channel.id}> end")
    assert (await house.table()).log.version == 1
    assert second.log.version == before


def shortest(table: LiveTable, move: Words, moves: list[Words]) -> str:
    """The fewest letters that mean the move: its words shortened, from either end."""
    reader = Voice("en", table.game.name)
    tried = ["".join(move[-1:]), *(" ".join(move[start:]) for start in range(len(move)))]
    for length in range(1, 5):
        tried += [" ".join([*(word[:length] for word in move[start:-1]), move[-1]]) for start in range(len(move))]
    meaning = [text for text in tried if meant(reader, text.lower(), moves) == [move]]
    return min(meaning, key=len).lower()


@pytest.mark.parametrize("game", ["tigris", "kings"])
async def test_a_whole_game_is_typed_with_few_keys(house: House, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    monkeypatch.setattr(PictureService, "png", no_picture)
    table = await house.begin(game, "Ann", "Ben")
    chance, keys, moves = Chance(bytes(SEED_BYTES)), 0, 0
    while (await house.table()).status == "open":
        seat = (await house.decision()).seats[0]
        words = ai.choose(table.game, table.game.view(table.state, seat), seat, chance)
        typed = shortest(table, words, list(every_move(table.game, table.state, seat)))
        person = house.person(table.roster.names[seat])
        version = table.log.version
        await wrote(house, person, typed)
        await house.settle()
        assert table.log.entries[version].words == words
        keys += len(typed) + 1
        moves += 1
    assert keys / moves <= KEYS
