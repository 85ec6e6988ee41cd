"""Moves that are written to the bot directly: understood, played at the right table, and answered there."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.gateway import client
from bot.sandbox.people.person import Person
from bot.sandbox.people.seen import SeenMessage
from bot.store.database import StoreUnavailable, Superseded
from bot.tables.live_table import LiveTable
from bot.tables.tables import Tables
from bot.text.typed_moves import matching_moves
from bot.text.voice import LANGUAGES, Voice
from engine import ai
from engine.chance import SEED_BYTES, Chance
from engine.game import Words
from engine.moves import every_move
from render.service import PictureService
from tests.support.house import House, address_of
from tests.support.unpainted import no_picture

KEYS = 8
"""The most keys that a move may take in the mean, with Enter."""

MOVES = 12
"""Of a game so many are typed every day."""

QUICK = ai.Level("quick", max_tried_moves=60, max_lines=0, slip_interval=0)
"""A computer player that chooses sensible moves without taking long over them."""


async def say(house: House, name: str, text: str, answered: SeenMessage | None = None) -> str:
    """What the bot answers to a direct message."""
    person = house.person(name)
    await wrote(house, person, text, answered)
    await house.settle()
    return person.sees(person.dm)[-1].text


async def wrote(house: House, person: Person, text: str, answered: SeenMessage | None = None) -> None:
    """Write, and wait until the bot has answered."""
    said = await person.say(person.dm, text, answered)
    await house.sandbox.until(lambda: any(one.id > said.id for one in person.sees(person.dm)))


async def test_a_move_is_played_and_taken_back_and_the_answers_say_so(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover = await house.to_move()
    move = await house.first_move("leader", "king")
    answer = await say(house, mover, f"king {move[-1].lower()}")
    assert (await house.table()).log.entries[-1].words == move
    assert answer.startswith("You chose: the king goes to")
    assert "1 action left" in answer
    assert "Taken back" in await say(house, mover, "undo")
    assert not (await house.table()).log.fold.moves


async def test_the_words_of_every_language_end_a_turn(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    for turn, text in enumerate(["end", "End the turn", "ukončit tah", "päätä vuoro", "/end!"], 1):
        await say(house, await house.to_move(), text)
        assert (await house.table()).log.version == turn, text


async def test_a_text_that_is_no_move_is_answered_with_what_would_be_right(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover = await house.to_move()
    assert "king" in await say(house, mover, "king Z99")
    assert "Type one of them" in await say(house, mover, "king")
    assert (await house.table()).log.version == 0


async def test_a_misspelled_move_is_offered_as_a_button(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover = house.person(await house.to_move())
    move = await house.first_move("leader", "king")
    await say(house, mover.name, f"<@{house.app.client.application_id}> kign to {move[-1]}")
    assert (await house.table()).log.version == 0
    shown = mover.sees(mover.dm)[-1]
    assert address_of(shown.buttons[0]["custom_id"]).words == move


async def send_a_sticker(person: Person) -> SeenMessage:
    return await person.say(person.dm, "", stickers=[749054660769218631])


async def ask_in_a_poll(person: Person) -> SeenMessage:
    return await person.ask(person.dm, "Which leader?", "king", "priest")


async def forward_the_board(person: Person) -> SeenMessage:
    board = next(one for one in person.sees() if one.channel is not person.dm)
    return await person.forward(board, person.dm)


@pytest.mark.parametrize("seated", [True, False])
@pytest.mark.parametrize("send", [send_a_sticker, ask_in_a_poll, forward_the_board])
async def test_a_message_without_a_text_is_answered(
    house: House, send: Callable[[Person], Awaitable[SeenMessage]], seated: bool
) -> None:
    await house.begin("tigris", "Ann", "Ben")
    person = house.person(await house.to_move() if seated else "Dan")
    said = await send(person)
    await house.sandbox.until(lambda: any(one.id > said.id for one in person.sees(person.dm)))
    assert "only read what you type" in person.sees(person.dm)[-1].text
    assert (await house.table()).log.version == 0


async def test_help_is_given_in_the_readers_language(house: House) -> None:
    dan = house.person("Dan")
    for language in LANGUAGES:
        await house.slash("Dan", "settings language", language=language)
        help_itself = (await house.slash("Dan", "help")).content
        for text in ("?", " help ", "Help!", "nápověda", "Pomoc", "apua", "ohje", "עזרה"):
            assert await say(house, "Dan", text) == help_itself, text
        lesson = dan.sees(dan.dm)[-1].buttons[0]
        assert address_of(lesson["custom_id"]).act == "lesson"


async def test_help_is_no_move(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    assert "How to play" in await say(house, await house.to_move(), "?")
    assert (await house.table()).log.version == 0


@pytest.mark.parametrize(("fault", "said"), [(RuntimeError, "went wrong"), (StoreUnavailable, "database")])
async def test_a_failed_message_is_answered_with_the_reference_of_the_log(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, fault: type[Exception], said: str
) -> None:
    async def failing(*_: object) -> None:
        raise fault("on purpose")

    await house.begin("tigris", "Ann", "Ben")
    monkeypatch.setattr(Tables, "play", failing)
    answer = await say(house, await house.to_move(), "end")
    assert said in answer
    logged = [vars(record).get("reference") for record in caplog.records]
    assert any(isinstance(one, str) and one in answer for one in logged)


async def test_a_replaced_process_answers_neither_messages_nor_presses(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tried = asyncio.Event()

    async def replaced(*_: object) -> None:
        tried.set()
        raise Superseded("on purpose")

    async def over() -> None:
        await tried.wait()
        await house.app.client.wait_until_idle()
        tried.clear()

    await house.begin("tigris", "Ann", "Ben")
    mover = house.person(await house.to_move())
    before = [one.id for one in mover.sees() if one.author != mover.name]
    monkeypatch.setattr(Tables, "play", replaced)
    await mover.say(mover.dm, "end")
    await over()
    asking = asyncio.create_task(mover.slash(house.channel, "tigris end"))
    await over()
    assert not asking.done()
    assert [one.id for one in mover.sees() if one.author != mover.name] == before
    asking.cancel()
    monkeypatch.undo()
    await house.restart()
    left = [record.getMessage() for record in caplog.records if "left to another process" in record.getMessage()]
    assert left == ["answers left to another process: 2"]


async def test_a_move_whose_answer_was_lost_is_offered_later(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def lost(*_: object, **__: object) -> None:
        monkeypatch.undo()
        raise ConnectionAbortedError("the database does not answer")

    await house.begin("tigris", "Ann", "Ben")
    mover = house.person(await house.to_move())
    await say(house, mover.name, "help")
    monkeypatch.setattr(client, "play_typed_move", lost)
    await wrote(house, mover, "end")
    assert "End the turn" in mover.sees(mover.dm)[-1].labels
    assert (await house.table()).log.version == 0


async def test_a_move_stands_when_its_writer_closes_direct_messages_before_the_answer(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover = house.person(await house.to_move())
    answering = house.sandbox.faults.hold("POST", f"*/channels/{mover.dm.id}/messages")
    await mover.say(mover.dm, "end")
    await answering.met.wait()
    mover.dms_open = False
    answering.released.set()
    await house.settle()
    assert (await house.table()).log.version == 1
    await house.type(await house.to_move(), ("end",))
    assert await house.to_move() == mover.name
    assert "can't send you direct messages" in house.board().text
    assert mover.sees(mover.dm)[-1].text == "end"


async def test_an_answer_out_of_turn_names_whose_turn_it_is(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover = await house.to_move()
    other = "Ben" if mover == "Ann" else "Ann"
    assert mover in await say(house, other, "end")
    assert "No table" in await say(house, "Dan", "end")
    assert (await house.table()).log.version == 0


async def second_game(house: House) -> LiveTable:
    """Another game of Ann and Ben, in a channel of its own."""
    elsewhere = house.sandbox.places.add_channel("elsewhere")
    await (await house.person("Ann").slash(elsewhere, "game new", game="tigris")).wait_until_finished()
    await house.settle()
    opened = house.person("Ben").sees(elsewhere)[-1]
    await house.click("Ben", "Join", opened)
    await house.click("Ann", "Start", opened)
    return await house.app.services.tables.find_in_channel(elsewhere.id)


async def both_wait(house: House) -> tuple[str, LiveTable, LiveTable]:
    """Who is waited for at two tables, and the tables."""
    first_table = await house.begin("tigris", "Ann", "Ben")
    second = await second_game(house)
    mover = await house.to_move()
    seat = second.roster.names.index(mover)
    decision = second.game.decision(second.state)
    assert decision is not None
    if seat not in decision.seats:
        await house.app.services.tables.play_seat(second, decision.seats[0], ("end",), None)
    await house.settle()
    return mover, first_table, second


async def test_of_several_tables_the_one_is_meant_that_is_named(house: House) -> None:
    mover, one, other = await both_wait(house)
    versions = one.log.version, other.log.version
    answer = await say(house, mover, "end")
    assert f"<#{one.channel}>" in answer
    assert f"<#{other.channel}>" in answer
    assert (one.log.version, other.log.version) == versions
    answer = await say(house, mover, f"<#{one.channel}> end")
    assert (one.log.version, other.log.version) == (versions[0] + 1, versions[1])
    assert answer.startswith(f"<#{one.channel}>")
    await say(house, mover, "end")
    assert other.log.version == versions[1] + 1


@pytest.mark.parametrize("place", [0, 1])
async def test_a_reply_to_a_message_about_a_table_plays_there_and_not_at_another_that_waits(
    house: House, place: int
) -> None:
    mover, *tables = await both_wait(house)
    meant, other = tables[place], tables[1 - place]
    person, before = house.person(mover), other.log.version
    about = [one for one in person.sees(person.dm) if f"<#{meant.channel}>" in one.content][-1]
    version = meant.log.version
    await say(house, mover, "end", about)
    assert meant.log.entries[version].words == ("end",)
    assert other.log.version == before


async def test_a_reply_plays_at_its_table_even_where_only_another_waits(house: House) -> None:
    mover, one, other = await both_wait(house)
    person = house.person(mover)
    about = [message for message in person.sees(person.dm) if f"<#{one.channel}>" in message.content][-1]
    await say(house, mover, f"<#{one.channel}> end")
    versions = one.log.version, other.log.version
    answer = await say(house, mover, "end", about)
    assert (one.log.version, other.log.version) == versions
    assert answer.startswith(f"<#{one.channel}>")


async def test_a_reply_to_a_message_that_links_to_several_tables_names_none(house: House) -> None:
    mover, one, other = await both_wait(house)
    await say(house, mover, "end")
    person = house.person(mover)
    versions = one.log.version, other.log.version
    await say(house, mover, "end", person.sees(person.dm)[-1])
    assert (one.log.version, other.log.version) == versions


async def test_a_text_that_fits_two_moves_is_answered_with_both_to_choose_from(house: House) -> None:
    table = await house.begin("tigris", "Ann", "Ben")
    seat = (await house.decision()).seats[0]
    moves = set(every_move(table.game, table.state, seat))
    cell = next(move[-1] for move in sorted(moves) if move[:2] == ("tile", "temple") and _leader(move) in moves)
    mover = house.person(table.roster.names[seat])
    answer = await say(house, mover.name, f"t {cell.lower()}")
    assert "temple" in answer
    assert "trader" in answer
    assert table.log.version == 0
    shown = mover.sees(mover.dm)[-1]
    assert sorted(address_of(one["custom_id"]).words for one in shown.buttons) == [
        ("leader", "trader", cell),
        ("tile", "temple", cell),
    ]
    temple = next(one for one in shown.buttons if address_of(one["custom_id"]).words[0] == "tile")
    done = await house.click(mover.name, temple["custom_id"], shown)
    assert table.log.entries[-1].words == ("tile", "temple", cell)
    assert "place a temple" in done.content
    assert not any(address_of(one["custom_id"]).version == 0 for one in mover.now(shown).buttons)


def _leader(move: Words) -> Words:
    """The trader where the temple of `move` goes."""
    return "leader", "trader", move[-1]


def shortest(table: LiveTable, move: Words, moves: list[Words]) -> str:
    """The fewest letters that mean the move: its words shortened, from either end."""
    reader = Voice("en", table.game.name)
    tried = ["".join(move[-1:]), *(" ".join(move[start:]) for start in range(len(move)))]
    for length in range(1, 5):
        tried += [" ".join([*(word[:length] for word in move[start:-1]), move[-1]]) for start in range(len(move))]
    meaning = [text for text in tried if matching_moves(reader, text.lower(), moves) == [move]]
    return min(meaning, key=len).lower()


@pytest.mark.parametrize("most", [MOVES, pytest.param(None, marks=pytest.mark.full)])
@pytest.mark.parametrize("game", ["tigris", "kings"])
async def test_a_game_is_typed_with_few_keys(
    house: House, monkeypatch: pytest.MonkeyPatch, game: str, most: int | None
) -> None:
    """`most`: so many moves are made; None: all of a game."""
    monkeypatch.setattr(PictureService, "_draw_png", no_picture)
    table = await house.begin(game, "Ann", "Ben")
    chance, keys, moves = Chance(bytes(SEED_BYTES)), 0, 0
    while (await house.table()).status == "open" and moves != most:
        seat = (await house.decision()).seats[0]
        words = ai.choose(table.game, table.game.view(table.state, seat), seat, chance, level=QUICK)
        typed = shortest(table, words, list(every_move(table.game, table.state, seat)))
        person = house.person(table.roster.names[seat])
        version = table.log.version
        await wrote(house, person, typed)
        await house.settle()
        assert table.log.entries[version].words == words
        keys += len(typed) + 1
        moves += 1
    assert keys / moves <= KEYS
