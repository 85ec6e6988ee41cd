"""Custom ids that somebody changes or sends for another: nobody acts for another's seat, and the answer is private."""

import logging
import re
from collections.abc import Iterator
from dataclasses import dataclass

import discord
import pytest
from hypothesis import strategies as some
from msgspec.structs import replace

from bot.handlers.dispatch import HANDLERS_BY_ACT
from bot.model import limits
from bot.model.roster import Chair
from bot.sandbox.compose import MessageDraft, write
from bot.sandbox.json_types import Json
from bot.sandbox.people.seen import SeenMessage
from bot.sandbox.permissions import bits
from bot.tables.live_table import LiveTable
from bot.ui.custom_id import CUSTOM_ID_PATTERN, Address, read_address
from engine import codec
from engine.chance import SEED_BYTES, Chance, Stream
from engine.moves import random_move
from engine.record import Entry
from engine.registry import AnyGame
from tests.malice.effort import efforts, hold
from tests.malice.hostile_inputs import NASTY, vocabulary
from tests.support.house import EVERY_GAME, House
from tests.support.require import require

A_FEW = 9
GUEST = "Guest"
PLAYERS = ("Ann", "Ben", "Cyd")
OWN = {"askend", "forget", "gaveup", "leave", "reallyleave", "rematch"}
"""Actions that anybody may take for themselves or propose to the others. They remove the person from the table or end
the game, so nothing is left to try."""


@efforts
def test_no_text_crashes_the_reader(examples: int) -> None:
    def holds(text: str) -> None:
        address = read_address(text)
        if address is not None:
            assert 0 <= min(address.table, address.version) <= max(address.table, address.version) < 2**63
            assert read_address(address.custom_id()) == address or len(text) > limits.CUSTOM_ID_LENGTH

    alphabet = some.text("dm:0123456789.abc²٣\n-", max_size=100)
    hold(examples, holds, some.text(max_size=100) | alphabet | some.from_regex(CUSTOM_ID_PATTERN, fullmatch=True))


def controls(house: House) -> list[str]:
    """The custom id of every control that anybody sees."""
    seen = (message for person in house.sandbox.people.values() for message in person.sees())
    return sorted({one["custom_id"] for message in seen for one in (*message.buttons, *message.menus)})


def forgeries(custom_id: str, words: tuple[str, ...], stream: Stream) -> Iterator[str]:
    """The custom id as it is, then with each of its parts changed."""
    yield custom_id
    kind, _, _ = custom_id.partition(":")
    at = require(read_address(custom_id))
    word = stream.choice((*words, *NASTY, "1", "0", "computer", "yes"))
    word = re.sub("[:.]", "", word)
    changed = [
        Address(at.table, at.version + 1, at.act, at.words),
        Address(at.table, max(at.version - 1, 0), at.act, at.words),
        Address(at.table + 1, at.version, at.act, at.words),
        Address(at.table, at.version, at.act, (*at.words[:-1], word)),
        Address(at.table, at.version, at.act, (*at.words, word)),
        Address(at.table, at.version, at.act, at.words[:-1]),
        Address(at.table, at.version, stream.choice(sorted(HANDLERS_BY_ACT)), at.words),
        Address(at.table, at.version, stream.choice(sorted(HANDLERS_BY_ACT)), (word, stream.choice(words))),
        Address(10**18 - 1, 10**18 - 1, at.act, at.words),
    ]
    for one in changed:
        text = f"{kind}:{one.table}:{one.version}:{one.act}:{'.'.join(one.words)}"
        if len(text) <= limits.CUSTOM_ID_LENGTH:
            yield text


@dataclass(frozen=True)
class Standing:
    """What must not change: the game, who sits there, and what everybody reads."""

    digest: str
    entries: tuple[Entry, ...]
    chairs: tuple[Chair, ...]
    status: str
    public: int


async def standing(house: House) -> Standing:
    table = await house.table()
    public = [one for one in house.channel.messages.values() if one.only_for is None]
    state = codec.digest(table.state)
    return Standing(state, table.log.entries, table.roster.chairs, table.status, len(public))


async def send(house: House, name: str, message: SeenMessage, custom_id: str) -> SeenMessage | None:
    """Somebody's client sends a custom id as if it stood on a message that they see; what they are answered."""
    data: Json = {"custom_id": custom_id, "component_type": 2, "id": 1}
    if custom_id.startswith("m:"):
        data |= {"component_type": 3, "values": ["end"]}
    answer = await (await house.person(name)._use(message, data)).wait_until_finished()
    await house.settle()
    return next(iter(answer.followups), answer.message)


async def begin(house: House, game: str, number: int) -> Stream:
    """A game by chance, with a branch and a half-said move before its players."""
    luck = Chance(number.to_bytes(SEED_BYTES, "big"))
    seeds, stream = luck.stream("seeds"), luck.stream("play")
    house.seeds = lambda count: bytes(seeds.below(256) for _ in range(count))
    table = await house.begin(game, *PLAYERS)
    for _ in range(4 + stream.below(20)):
        decision = table.game.decision(table.state)
        seat = decision.seats[0] if decision else 0
        words = random_move(table.game, table.state, seat, stream) if decision else ()
        if decision and table.game.result(table.game.play(table.state, seat, words).state) is None:
            await house.app.services.tables.play_seat(table, seat, words, None)
    await house.settle()
    await house.slash(await house.to_move(), "try")
    opened = await house.click(await house.to_move(), "Move")
    verbs = [one["custom_id"] for one in require(opened.message).buttons if "." not in one["custom_id"]]
    if verbs and (await house.decision()).kind == "act":
        await house.press(await house.to_move(), opened, verbs[0])
    return stream


def board(house: House) -> SeenMessage:
    """The newest message with buttons that everybody sees."""
    return [one for one in house.person(GUEST).sees(house.channel) if one.labels and not one.ephemeral][-1]


def others(before: Standing, user: int) -> list[Chair]:
    return [chair for chair in before.chairs if chair.user != user]


@pytest.mark.parametrize("number", [1, *(pytest.param(n, marks=pytest.mark.full) for n in range(2, 40))])
@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
async def test_nobody_acts_for_another(
    house: House, game: AnyGame, number: int, caplog: pytest.LogCaptureFixture
) -> None:
    """A guest changes nothing at all, a player at most what is their own."""
    stream = await begin(house, game.name, number)
    ids = [forged for one in controls(house) for forged in forgeries(one, vocabulary(game), stream)]
    mover = await house.to_move()
    for name in (GUEST, *(player for player in PLAYERS if player != mover)):
        user = house.person(name).id
        for custom_id in ids if number > 1 else stream.shuffle(ids)[:A_FEW]:
            if name != GUEST and custom_id.split(":")[3] in OWN:
                continue
            before = await standing(house)
            told = await send(house, name, board(house), custom_id)
            after = await standing(house)
            assert told is not None, custom_id
            assert told.ephemeral, custom_id
            assert told.content or told.attachments, custom_id
            assert "on my side" not in told.content, custom_id
            assert others(after, user) == others(before, user), custom_id
            seats = {entry.seat for entry in after.entries[len(before.entries) :]}
            assert seats <= {seat for seat, chair in enumerate(after.chairs) if chair.user == user}, custom_id
            if name == GUEST:
                assert after == before, custom_id
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


async def test_a_forged_notice_replaces_nobody(house: House) -> None:
    table = await house.begin("tigris", "Ann", "Ben")
    mover = await house.to_move()
    (other,) = {"Ann", "Ben"} - {mover}
    forged = f"d:{table.id}:{table.log.version}:notice:computer.{house.person(mover).id}"
    before = await standing(house)
    told = require(await send(house, other, house.board(), forged))
    assert told.ephemeral
    assert await standing(house) == before


async def test_a_table_of_another_server_is_not_there(house: House) -> None:
    table = await house.begin("tigris", "Ann", "Ben")
    table.row = replace(table.row, guild=table.guild + 1)
    for custom_id in controls(house):
        told = require(await send(house, "Guest", house.board(), custom_id))
        assert "There is no game" in told.content


OPENERS = ("newgame", "newset", "newpage", "newopen")


async def test_the_controls_of_a_panel_that_prepares_a_table_open_none_from_elsewhere(house: House) -> None:
    asked = await house.slash("Ann", "game new")
    shown = await (await house.person("Ann").select(require(asked.message), None, "tigris")).wait_until_finished()
    assert shown.message is not None
    own = [one["custom_id"] for one in (*shown.message.buttons, *shown.message.menus)]
    await house.slash("Ben", "game new", game="kings")
    table = await house.table()
    await house.click("Ben", "Leave")
    before = len(house.channel.messages)
    forged = [text.replace(":0:", f":{number}:", 1) for text in own for number in (0, table.id, table.id + 1)]
    forged += [f"{kind}:{table.id}:0:{act}:tigris" for kind in "dm" for act in OPENERS]
    public = [one for one in house.person(GUEST).sees(house.channel) if not one.ephemeral][-1]
    for custom_id in forged:
        told = await send(house, GUEST, public, custom_id)
        assert told is not None, custom_id
        assert told.ephemeral, custom_id
        assert "out of date" in told.content, custom_id
        house.person(GUEST).dismiss(told)
    for custom_id in (text.replace(":0:", f":{table.id}:", 1) for text in own):
        told = require(await send(house, "Ann", shown.message, custom_id))
        assert "out of date" in told.content, custom_id
    assert (await house.app.store.tables.unfinished_tables()) == ()
    assert len([one for one in house.channel.messages.values() if one.only_for is None]) <= before


LOBBY = ("join", "start", "computer", "leave", "dismiss")
GAME = ("board", "hand", "pick", "undo", "log", "vote", "take", "notice", "consent", "advance", "rematch")


def everything(table: LiveTable, *acts: str) -> list[str]:
    """Controls of a table as anybody could make them up."""
    return [f"d:{table.id}:{table.log.version if table.started else 0}:{act}:1.yes" for act in acts]


def letter(house: House, name: str) -> SeenMessage:
    """Something that the bot wrote to somebody directly."""
    person = house.person(name)
    write(house.sandbox.state, person.dm, house.sandbox.state.bot, MessageDraft({"content": "hello"}))
    return person.last(person.dm)


async def test_a_stranger_reaches_no_lobby_by_a_direct_message(house: House) -> None:
    await house.slash("Ann", "game new", game="tigris")
    table = await house.table()
    for custom_id in everything(table, *LOBBY):
        told = require(await send(house, GUEST, letter(house, GUEST), custom_id))
        assert "You're not playing at this table" in told.content or "out of date" in told.content, custom_id
    assert (table.status, table.roster.names) == ("lobby", ("Ann",))
    await send(house, "Ann", letter(house, "Ann"), f"d:{table.id}:0:computer:")
    assert len(table.roster.chairs) == 2


async def test_a_stranger_looks_at_no_board_by_a_direct_message(house: House) -> None:
    table = await house.begin("tigris", "Ann", "Ben")
    before = await standing(house)
    for custom_id in everything(table, *GAME, *LOBBY):
        told = require(await send(house, GUEST, letter(house, GUEST), custom_id))
        assert not told.attachments
        assert "You're not playing at this table" in told.content or "out of date" in told.content, custom_id
    assert await standing(house) == before
    shown = require(await send(house, "Ann", letter(house, "Ann"), f"d:{table.id}:{table.log.version}:hand:"))
    assert shown.attachments


async def test_a_channel_that_somebody_cannot_see_is_not_reached_from_another(house: House) -> None:
    table = await house.begin("tigris", "Ann", "Ben")
    elsewhere = await house.sandbox.places.open_channel("elsewhere")
    table.row = replace(table.row, channel=elsewhere.id)
    seen = require(await send(house, GUEST, house.board(), f"d:{table.id}:{table.log.version}:board:"))
    assert seen.attachments
    elsewhere.overwrites[house.person(GUEST).id] = (0, bits("view_channel"))
    await house.sandbox.places.change_rights(elsewhere)
    for custom_id in everything(table, *GAME, *LOBBY):
        told = require(await send(house, GUEST, house.board(), custom_id))
        assert not told.attachments
        assert "There is no game" in told.content or "out of date" in told.content, custom_id


async def test_a_private_thread_is_not_reached_from_its_channel(house: House) -> None:
    table = await house.begin("tigris", "Ann", "Ben")
    thread = await house.sandbox.places.open_thread(house.channel, "secret", house.person("Ann"))
    table.row = replace(table.row, channel=thread.id, parent_channel=house.channel.id)
    custom_id = f"d:{table.id}:{table.log.version}:board:"
    public = require(await send(house, GUEST, house.board(), custom_id))
    assert public.attachments
    guild = house.app.client.get_guild(house.sandbox.guild)
    cached = require(guild.get_thread(thread.id) if guild else None)
    cached._type = discord.ChannelType.private_thread
    private = require(await send(house, GUEST, house.board(), custom_id))
    assert not private.attachments
