"""Players and watchers look at everything public: the board, each seat, what else there is."""

import asyncio
from typing import Any

import pytest

from bot.gateway.client import Dubsar
from bot.pictures import Pictures, Sketch
from bot.sandbox.people.answers import InitialResponse
from bot.text.voice import Voice
from engine.games.wayfarers.play import Wayfarers
from tests.support.house import House, address_of
from tests.support.require import require

GAME = Wayfarers.name


def offered(answer: InitialResponse) -> dict[str, str]:
    """What the menu under an answer offers, by value."""
    return {option["value"]: option["label"] for option in require(answer.message).menu()["options"]}


async def look(house: House, name: str, answer: InitialResponse, value: str) -> InitialResponse:
    """Somebody takes another picture from the menu under an answer."""
    assert answer.message is not None
    menu = answer.message.menu()["custom_id"]
    shown = await (await house.person(name).select(answer.message, menu, value)).wait_until_finished()
    await house.settle()
    return shown


def picture(answer: InitialResponse) -> str:
    """Which picture an answer shows first, which nobody else sees."""
    assert answer.ephemeral
    assert all(file.data.startswith(b"\x89PNG") for file in answer.attachments)
    return answer.attachments[0].filename


async def test_a_guest_walks_from_the_board_to_every_seat_and_back(house: House) -> None:
    await house.begin(GAME, "Ann", "Ben")
    names = (await house.table()).roster.names
    answer = await house.slash("Guest", "game board")
    assert picture(answer).startswith("wayfarers-market-")
    assert [file.filename.split("-")[1] for file in answer.attachments] == ["market", "journal", "sky"]
    assert offered(answer) == {"board": "The board", "seat-0": names[0], "seat-1": names[1], "key": "Icon key"}
    for seat in (0, 1):
        answer = await look(house, "Guest", answer, f"seat-{seat}")
        assert [file.filename.split("-")[1] for file in answer.attachments] == ["tableau", "cards"]
        assert picture(answer).startswith(f"wayfarers-tableau-{seat}-")
        assert str(answer.attachments[0].description).startswith(f"{names[seat]}: ")
        chosen = [option for option in require(answer.message).menu()["options"] if option.get("default")]
        assert [option["value"] for option in chosen] == [f"seat-{seat}"]
    assert picture(await look(house, "Guest", answer, "board")).startswith("wayfarers-market-")
    answer = await look(house, "Guest", answer, "key")
    assert picture(answer).startswith("wayfarers-key-")
    assert "telescope" in (answer.attachments[0].description or "")


async def test_the_picture_of_a_player_is_named_in_the_command(house: House) -> None:
    await house.begin(GAME, "Ann", "Ben")
    seat = (await house.table()).roster.names.index("Ben")
    suggested = await house.person("Ann").autocomplete(house.channel, "game board", "show", "be")
    assert [(one.name, one.value) for one in suggested] == [("Ben", f"seat-{seat}")]
    for typed in ("Ben", "ben", f"seat-{seat}"):
        assert picture(await house.slash("Ann", "game board", show=typed)).startswith(f"wayfarers-tableau-{seat}-")
    assert "I don't know “Zoe”" in (await house.slash("Ann", "game board", show="Zoe")).text


async def test_the_board_of_the_games_own_player_is_a_further_picture(house: House) -> None:
    await house.begin(GAME, "Ann", opponent="space")
    for language, called in (("en", "the opponent"), ("cs", "protivník"), ("fi", "vastustaja"), ("he", "היריב")):
        await house.slash("Ann", "settings language", language=language)
        answer = await house.slash("Ann", "game board", show=called)
        assert picture(answer).startswith("wayfarers-rival-")
        assert offered(answer).keys() == {"board", "seat-0", "rival", "key"}


async def test_a_hand_is_what_lies_before_one_in_a_game_without_hands(house: House) -> None:
    await house.begin(GAME, "Ann", "Ben")
    assert picture(await house.slash("Ann", "game hand")).startswith("wayfarers-tableau-")


async def test_the_picture_of_another_player_shows_nothing_hidden(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    names = (await house.table()).roster.names
    answer = await house.slash(names[0], "game board", show=names[1])
    assert picture(answer).startswith("tigris-tableau-1-")
    assert "Your hand" not in str(answer.attachments[0].description)


async def test_a_game_that_nobody_has_drawn_has_its_board_alone(house: House) -> None:
    await house.begin("auction", "Ann", "Ben", rounds="three")
    answer = await house.slash("Ann", "game board")
    assert not require(answer.message).menus


async def test_an_unknown_picture_is_the_board(house: House) -> None:
    table = await house.begin(GAME, "Ann", "Ben")
    told = Voice("en", GAME, table.roster.names)
    for gone in ("seat-7", "rival", "seat-", "seat-x", ""):
        market, *_ = house.app.services.pictures.sketch_public_picture(table.position, told, gone)
        assert market.name.startswith("wayfarers-market-"), gone


async def test_a_choice_on_a_panel_can_be_viewed_without_playing_it(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover = await house.to_move()
    shown = await house.press(mover, await house.click(mover, "Move"), "More")
    assert shown.message is not None
    (menu,) = (one for one in shown.message.menus if address_of(one["custom_id"]).act == "card")
    version = (await house.table()).log.version
    told = await (await house.person(mover).select(shown.message, menu["custom_id"], "king")).wait_until_finished()
    assert told.message is not None
    assert told.message.ephemeral
    assert told.message.id != shown.message.id
    assert told.content.startswith("**king")
    assert (await house.table()).log.version == version


async def test_no_board_is_prepared_while_another_person_waits_for_a_first_response(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord waits for three seconds, however long all boards together take."""
    begun, answered, unanswered = set[int](), set[int](), list[int]()
    begin, note, sketch = Dubsar.begin_interaction, Dubsar.note_answering, Pictures.sketch_public_picture

    async def beginning(client: Dubsar, interaction: Any) -> bool:
        begun.add(interaction.id)
        return await begin(client, interaction)

    def noting(client: Dubsar, interaction: int) -> None:
        answered.add(interaction)
        note(client, interaction)

    def sketching(pictures: Pictures, *given: Any) -> list[Sketch]:
        unanswered.append(len(begun - answered))
        return sketch(pictures, *given)

    await house.begin("tigris", "Ann", "Ben")
    monkeypatch.setattr(Dubsar, "begin_interaction", beginning)
    monkeypatch.setattr(Dubsar, "note_answering", noting)
    monkeypatch.setattr(Pictures, "sketch_public_picture", sketching)
    await asyncio.gather(*(house.person("Guest").slash(house.channel, "game board") for _ in range(20)))
    await house.settle()
    assert unanswered == [0] * 20
