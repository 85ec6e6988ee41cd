"""Data of a released version: the bot's database, and the messages that it had sent.

`python -m tests.support.releases NAME` plays with today's version and keeps both as `NAME.zip`, and a season of a
league as `NAME-season.zip`. Do so with each release; `tests/e2e/test_releases.py` and `test_season.py` update what
every earlier one left, and play on.
"""

import asyncio
import json
import sqlite3
import sys
import tempfile
import zipfile
from contextlib import closing
from itertools import islice
from pathlib import Path

from bot.sandbox.json_types import Json
from bot.sandbox.model import Attachment, Channel, Message, User
from bot.sandbox.sandbox import Sandbox
from engine.chance import Chance
from engine.moves import every_move, random_move
from engine.registry import GAMES, AnyGame
from tests.support.competition import signed_up
from tests.support.house import House
from tests.support.manual_clock import ManualClock

FOLDER = Path(__file__).parents[1] / "e2e" / "releases"
SEASONS = sorted(FOLDER.glob("*-season.zip"))
DATABASE, DISCORD = "database.sql", "discord.json"
"""The files of an archive."""

WITH_ORDERS, WITH_COMPUTER = "tigris", "kings"
LOBBY, OVER = "lobby", "over"
"""Channels with a gathering lobby and with a finished game; those of the running games are named in the same way."""

MOVES = 24
LATER = 1800.0
"""Seconds from a release to the update: too late for earlier interactions, and too soon for Discord to count edits of
old messages, whose number depends on the speed of computers."""


def at(house: House, name: str) -> None:
    """Let everybody look at the channel called `name`."""
    channels = house.sandbox.state.channels.values()
    house.sandbox.channel = next(one for one in channels if one.name == name and one.recipient is None)


async def play(house: House, moves: int | None = None) -> None:
    """Let people move at random, to the end or to a choice after this many moves; computers move by themselves."""
    stream, table = Chance(bytes(32)).stream("moves"), await house.table()
    while table.status == "open":
        name = await mover(house)
        seat = table.roster.names.index(name)
        choices = list(islice(every_move(table.game, table.state, seat), 2))
        if moves is not None and table.log.version >= moves and len(choices) > 1:
            break
        await house.type(name, random_move(table.game, table.state, seat, stream))


async def mover(house: House) -> str:
    """Return the first person that the table waits for."""
    table, decision = await house.table(), await house.decision()
    return next(table.roster.names[seat] for seat in decision.seats if seat in table.roster.humans)


async def fill(house: House) -> None:
    """Create something of every kind: each game with a private panel open, one with standing orders, one with a
    computer, a lobby, a finished game. Ann sits at more tables than a server allows by default."""
    at(house, LOBBY)
    await house.slash("Ann", "admin setup", seats=0)
    for name in (game.name for game in GAMES):
        at(house, name)
        await house.slash("Ann", "game new", game=name)
        await house.click("Ben", "Join")
        if name == WITH_COMPUTER:
            await house.click("Ann", "Add a computer player")
        await house.click("Ann", "Start")
        if name == WITH_ORDERS:
            await house.slash("Ann", "orders set", question="defence", answer="never")
        await play(house, MOVES)
        await house.click(await mover(house), "Move")
    at(house, LOBBY)
    await house.slash("Ann", "game new", game=WITH_ORDERS)
    await house.click("Ben", "Join")
    at(house, OVER)
    await house.begin(WITH_ORDERS, "Cyd", "Dan")
    await play(house)


def keep(house: House, file: Path) -> None:
    """Write the data of the bot and its people to a file, once the bot is closed, except the note that Discord has the
    commands, which are not kept."""
    with closing(sqlite3.connect(house.database)) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        connection.execute("DELETE FROM notes WHERE name = 'commands'")
        database = "\n".join([*connection.iterdump(), f"PRAGMA user_version = {version};", ""])
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, text in ((DATABASE, database), (DISCORD, json.dumps(_told(house), ensure_ascii=False, indent=0))):
            archive.writestr(zipfile.ZipInfo(name), text, zipfile.ZIP_DEFLATED)


def kept(file: Path, database: Path, games: tuple[AnyGame, ...] = GAMES) -> House:
    """Return a house, not yet open, with the kept data, `LATER`."""
    with zipfile.ZipFile(file) as archive:
        told = json.loads(archive.read(DISCORD))
        with closing(sqlite3.connect(database)) as connection:
            connection.executescript(archive.read(DATABASE).decode())
    house = House(database, games)
    house.clock = ManualClock(told["now"] + LATER)
    house.discord_clock.now = told["discord"] + LATER
    _move_in(house.sandbox, told)
    return house


def _told(house: House) -> Json:
    """Return what Discord knows, without pictures."""
    state = house.sandbox.state
    shown = [one for channel in state.channels.values() for one in channel.messages.values()]
    return {
        "now": house.clock.now(),
        "discord": state.clock(),
        "guild": house.sandbox.guild,
        "guilds": {str(one.id): one.name for one in state.guilds.values()},
        "people": {one.name: one.id for one in state.users.values()},
        "channels": [
            {
                "id": one.id,
                "name": one.name,
                "guild": one.guild and one.guild.id,
                "recipient": one.recipient and one.recipient.name,
                "type": one.type,
                "parent": one.parent and one.parent.id,
                "starter": one.starter,
                "members": sorted(one.members),
            }
            for one in state.channels.values()
        ],
        "messages": [_message(one) for one in shown],
    }


def _message(message: Message) -> Json:
    files = [{"id": one.id, "filename": one.filename, "type": one.content_type} for one in message.attachments]
    return {
        "id": message.id,
        "channel": message.channel.id,
        "author": message.author.name,
        "only_for": message.only_for and message.only_for.name,
        "files": files,
        "shows": {
            name: getattr(message, name)
            for name in ("created", "content", "embeds", "components", "flags", "edited", "nonce", "webhook", "type")
        },
    }


def _move_in(sandbox: Sandbox, told: Json) -> None:
    """Give everything in a sandbox that is not yet started its former ids and messages."""
    state = sandbox.state
    people: dict[str, User] = {one.name: one for one in state.users.values()}
    for name, number in told["people"].items():
        people[name] = people.get(name) or state.add_user(name)
        people[name].id = number
    state.users = {one.id: one for one in people.values()}
    state.home.id = told["guild"]
    state.guilds = {state.home.id: state.home}
    for number, name in told.get("guilds", {}).items():
        if int(number) != state.home.id:
            guild = sandbox.add_guild(name)
            del state.guilds[guild.id]
            guild.id = int(number)
            state.guilds[guild.id] = guild
    state.channels = {}
    for one in told["channels"]:
        recipient = people[one["recipient"]] if one["recipient"] else None
        home = None if recipient else state.home
        channel = Channel(one["id"], one["name"], state.guilds.get(one.get("guild"), home), one["type"], recipient)
        channel.parent, channel.starter = state.channels.get(one.get("parent") or 0), one.get("starter")
        channel.members = dict.fromkeys(one.get("members", ()), 0.0)
        state.channels[one["id"]] = channel
    for one in told["messages"]:
        channel, only_for = state.channels[one["channel"]], one["only_for"]
        message = Message(one["id"], channel, people[one["author"]], **one["shows"])
        message.only_for = people[only_for] if only_for else None
        message.attachments = [Attachment(file["id"], file["filename"], b"", file["type"]) for file in one["files"]]
        channel.messages[message.id] = message
    sandbox.channel = next(one for one in state.channels.values() if one.guild)


async def season_today(file: Path) -> None:
    """Keep a season of twelve people, with some games opened, one over, and another begun."""
    with tempfile.TemporaryDirectory() as folder:
        async with House(Path(folder, "dubsar.sqlite")) as house:
            competition = await signed_up(house, 12)
            await competition.until((await competition.season(1)).starts)
            await competition.open(3)
            first, second, *_ = await competition.fixtures(1)
            await competition.play(first)
            await competition.play(second, 2)
        keep(house, file)


async def kept_today(file: Path) -> None:
    """Play with today's version and keep its data."""
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder, "dubsar.sqlite"), GAMES)
        for name in (*(game.name for game in GAMES), LOBBY, OVER):
            house.sandbox.places.add_channel(name)
        async with house:
            await fill(house)
        keep(house, file)


def main(name: str) -> int:
    """Write `name`.zip and `name`-season.zip."""
    FOLDER.mkdir(exist_ok=True)
    asyncio.run(kept_today(FOLDER / f"{name}.zip"))
    asyncio.run(season_today(FOLDER / f"{name}-season.zip"))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
