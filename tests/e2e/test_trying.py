"""Trying moves out: all of it private, from what one knows, and nothing of it at the table."""

import itertools
from pathlib import Path

import pytest

from bot.sandbox.people.answers import InitialResponse
from bot.tables.tables import Tables
from bot.tables.tryouts import Tryout
from bot.text.voice import LANGUAGES
from engine.chance import SEED_BYTES, Chance, Stream
from engine.moves import random_move
from tests.e2e.test_secrets import advance, reshuffle
from tests.malice.recorder import seen
from tests.support.house import House, address_of
from tests.support.require import require
from tests.support.stored import everything

MOVES = 8


async def open_branch(house: House, name: str) -> InitialResponse:
    """Somebody begins to try things out."""
    answer = await house.slash(name, "try")
    assert answer.ephemeral
    assert answer.message is not None
    assert answer.attachments
    return answer


async def branch_of(house: House, name: str) -> Tryout:
    return house.app.services.tryouts.find(house.person(name).id, (await house.table()).id)


async def try_move(house: House, name: str, answer: InitialResponse, stream: Stream) -> InitialResponse:
    """A move by chance for the player to move on the branch, with buttons and menus."""
    before = await branch_of(house, name)
    while (words := random_move(before.game, before.position.state, require(before.mover), stream, ()))[0] == "swap":
        continue
    while (await branch_of(house, name)).position.fold == before.position.fold:
        answer = await house.step(name, answer, words, "try")
    return answer


async def test_each_next_word_of_a_tried_move_is_asked_for(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    answer = await house.press("Ann", await open_branch(house, "Ann"), "Leader")
    assert "Which cell?" in answer.content
    assert "**King: Which cell?**" in (await house.press("Ann", answer, "King")).content


@pytest.mark.parametrize("game", ["tigris", "auction"])
async def test_a_branch_is_played_for_all_and_changes_nothing(
    house: House, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.seeds = bytes
    table = await house.begin(game, "Ann", "Ben")
    await advance(house, 2)
    answer = await open_branch(house, "Ann")
    mover = require((await branch_of(house, "Ann")).mover)
    assert f"You move for {table.roster.names[mover]}." in answer.content
    fold, database = table.log.fold, await everything(house.app.store)
    screens = {name: len(person.sees()) for name, person in house.sandbox.people.items()}

    async def never(*_: object, **__: object) -> None:
        raise AssertionError("a branch has reached a table")

    for target, method in (
        (Tables, name) for name in ("play", "play_seat", "play_due_answer", "undo", "undo_from", "store_change")
    ):
        monkeypatch.setattr(target, method, never)
    stream = Chance(bytes(SEED_BYTES)).stream("try")
    movers = set()
    for _ in range(MOVES):
        movers.add((await branch_of(house, "Ann")).mover)
        answer = await try_move(house, "Ann", answer, stream)
        assert house.person("Ann").now(require(answer.message)).attachments
    assert movers == {0, 1}
    assert len((await branch_of(house, "Ann")).position.fold.moves) == MOVES
    assert table.log.fold is fold
    assert await everything(house.app.store) == database
    assert {name: len(person.sees()) for name, person in house.sandbox.people.items()} == screens


async def test_a_tried_move_is_taken_back_and_all_is_thrown_away(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    answer = await open_branch(house, "Ben")
    start = (await branch_of(house, "Ben")).position.fold
    answer = await try_move(house, "Ben", answer, Chance(bytes(SEED_BYTES)).stream("try"))
    assert (await branch_of(house, "Ben")).position.fold != start
    answer = await house.press("Ben", await house.press("Ben", answer, "More"), "Undo")
    assert (await branch_of(house, "Ben")).position.fold == start
    answer = await house.press("Ben", answer, "More")
    assert answer.message is not None
    assert "Undo" not in answer.message.labels
    answer = await house.press("Ben", answer, "Discard")
    assert "Discarded" in answer.content
    assert not require(answer.message).buttons


async def test_a_button_of_an_earlier_position_shows_where_the_branch_is(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    answer = await open_branch(house, "Ann")
    old = require(answer.message)
    await open_branch(house, "Ann")
    begun = (await branch_of(house, "Ann")).position
    late = await house.click("Ann", "End", old)
    assert "earlier position" in late.content
    assert (await branch_of(house, "Ann")).position == begun


async def test_after_a_restart_a_press_on_a_branch_gets_a_kind_answer(house: House) -> None:
    table = await house.begin("tigris", "Ann", "Ben")
    old = require((await open_branch(house, "Ann")).message)
    await house.restart()
    for button in old.buttons:
        told = await house.click("Ann", button["custom_id"], old)
        assert "`/try` starts over" in told.content
        assert told.ephemeral
    assert not (await house.app.services.tables.find(table.id)).log.entries


async def test_only_who_plays_an_open_game_tries_things_out(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    refused = await house.slash("Guest", "try")
    assert refused.ephemeral
    assert "not playing" in refused.content
    await house.slash("Ann", "game cancel")
    assert "no game" in (await house.slash("Ann", "try")).content


async def tried(database: Path, number: int) -> list[tuple[str, tuple[bytes, ...]]]:
    """What Ann sees of a branch when the others hold other things."""
    house = House(database)
    house.seeds = bytes
    async with house:
        table = await house.begin("tigris", "Ann", "Ben", "Cyd")
        await reshuffle(house, table.roster.names.index("Ann"), number)
        house.app.services.tryouts._version_numbers = itertools.count(10**6)
        stream = Chance(bytes(SEED_BYTES)).stream("try")
        answer = await open_branch(house, "Ann")
        shown = [seen(require(answer.message))]
        for _ in range(6):
            answer = await try_move(house, "Ann", answer, stream)
            shown.append(seen(require(answer.message)))
    return shown


async def test_a_branch_does_not_depend_on_what_its_player_cannot_know(tmp_path: Path) -> None:
    one, two = [await tried(tmp_path / str(number), number) for number in (1, 2)]
    assert one == two


async def test_a_branch_is_shown_in_every_language(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    for language in LANGUAGES:
        await house.slash("Ann", "settings language", language=language)
        answer = await open_branch(house, "Ann")
        assert answer.message is not None
        answer = await house.press("Ann", answer, answer.message.buttons[-1]["custom_id"])
        (throw_away,) = (one for one in require(answer.message).buttons if address_of(one["custom_id"]).act == "tryend")
        thrown_away = (await house.press("Ann", answer, throw_away["custom_id"])).content
        assert all("try" not in text and text for text in (answer.content, throw_away["label"], thrown_away))
