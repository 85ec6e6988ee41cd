"""A house to play in: the real bot on a sandbox, its clock, and the actions of people at a table."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from aiohttp.web_app import _cached_build_middleware
from discord.app_commands import CommandTree

from bot import app
from bot.advice.advice import fill_caches
from bot.app import App
from bot.config.settings import Config
from bot.gateway import command_sync
from bot.gateway.client import Dubsar
from bot.messages.lobby import SHARED_OPTIONS
from bot.model.errors import TableFull
from bot.sandbox.connect import point_discord_here
from bot.sandbox.json_types import Json
from bot.sandbox.model import Channel
from bot.sandbox.people.answers import InitialResponse
from bot.sandbox.people.person import Person
from bot.sandbox.people.seen import SeenMessage
from bot.sandbox.people.slash import Value
from bot.sandbox.rest.interactions import ANSWER_WITHIN
from bot.sandbox.sandbox import Sandbox
from bot.tables.live_table import LiveTable
from bot.ui.components import Style
from bot.ui.custom_id import Address, read_address
from bot.ui.page import MENU_ACTS, WORD_SEPARATOR
from engine.game import STOP, Decision, Seat, Verb, Words
from engine.move_chain import THEN, split_moves
from engine.moves import every_move
from engine.registry import GAMES, AnyGame
from tests.support.blank import lay_blank
from tests.support.games.auction import Auction
from tests.support.manual_clock import HandClock, ManualClock
from tests.support.require import require

EVERY_GAME: tuple[AnyGame, ...] = (*GAMES, Auction())


_translated = command_sync.translate_commands
_payloads: dict[tuple[str, ...], list[dict[str, Any]]] = {}


async def translated_once(tree: CommandTree[Dubsar]) -> list[dict[str, Any]]:
    """Return the commands as the bot sends them; they depend on its games alone and are translated once a process."""
    names = tuple(command.name for command in tree.get_commands())
    if names not in _payloads:
        _payloads[names] = await _translated(tree)
    return _payloads[names]


command_sync.translate_commands = translated_once

_digest_of = command_sync.digest_of
_digests: dict[tuple[int, tuple[str, ...]], str] = {}


def digest_once(application: int, payload: list[dict[str, Any]]) -> str:
    """Return the digest of commands, computed once for those of `translated_once`."""
    names = next((names for names, made in _payloads.items() if made is payload), None)
    if names is None:
        return _digest_of(application, payload)
    if (application, names) not in _digests:
        _digests[application, names] = _digest_of(application, payload)
    return _digests[application, names]


command_sync.digest_of = digest_once

_prepared = set[str]()


def prepare_once(game: AnyGame) -> None:
    """Fill the caches that proposals for a game need, once a process."""
    if game.name not in _prepared:
        _prepared.add(game.name)
        fill_caches(game)


vars(app)["prepare"] = prepare_once


@dataclass(frozen=True)
class Known:
    """The commands that a bot has sent, as Discord keeps them, and their digest."""

    digest: str | None
    commands: list[Json]


_NOTHING = Known(None, [])
_known: dict[tuple[str, ...], Known] = {}
"""The commands by the names of the games: only a process's first bot has to send them, which is a third of its
start."""


def copied(commands: list[Json]) -> list[Json]:
    """Return a copy of the commands for another server, whose people may have other permissions."""
    return [dict(command) for command in commands]


def command_of(game: AnyGame, verb: Verb) -> str:
    """Return the path of the command that plays a verb."""
    return " ".join(part for part in (game.name, verb.group, verb.name) if part)


class House:
    """The bot in a channel with people; it can be restarted, and its clock is moved by hand.

    `new_to_discord`: whether it has to send its commands when it is opened.
    `emojis`: whether it makes the signs of the games.
    """

    def __init__(self, database: Path, games: tuple[AnyGame, ...] = EVERY_GAME) -> None:
        self.database = database
        self.address: str | None = None
        self.games = games
        self.clock = ManualClock()
        self.seeds: Callable[[int], bytes] = Random(1).randbytes
        self.http_port: int | None = None
        self.new_to_discord = False
        self.emojis = False
        self.discord_clock = HandClock()
        self.sandbox = Sandbox(clock=self.discord_clock)
        self.presses = self.turned = self.spoken = 0
        self._keys = count(1)
        self.app: App

    async def open(self) -> None:
        """Start everything."""
        names = tuple(game.name for game in self.games)
        if self.address is None:
            known = _NOTHING if self.new_to_discord else _known.get(names, _NOTHING)
            self.sandbox.state.commands[None] = copied(known.commands)
            await asyncio.to_thread(lay_blank, self.database, known.digest)
        await self.sandbox.start()
        self._turned = point_discord_here(self.sandbox.url)
        self._turned.__enter__()
        await self.start()
        _known[names] = Known(await self.app.store.command_digest(), copied(self.sandbox.state.commands[None]))

    async def shut(self) -> None:
        """Stop everything."""
        await self.app.close()
        self._turned.__exit__(None, None, None)
        await self.sandbox.stop()
        _cached_build_middleware.cache_clear()  # aiohttp keeps a thousand servers' handlers, and so their sandboxes

    async def __aenter__(self) -> "House":
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.shut()

    async def restart(self) -> None:
        """Stop the bot and start it again on the same file."""
        await self.app.close()
        await self.start()

    async def start(self) -> None:
        """Start the bot and let it catch up; it is ready before it knows its whole server."""
        config = Config(token=self.sandbox.token, database=self.address or self.database, http_port=self.http_port)
        self.app = App(config, clock=self.clock, games=self.games, seeds=lambda count: self.seeds(count))
        self.app.makes_emojis = self.emojis
        await self.app.start()
        self.app.services.advice.patience_seconds = self.app.services.advice.acknowledge_after_seconds = None
        self.app.outbox.pictures.patience_seconds = None
        await self.sandbox.until(lambda: not any(guild.unavailable for guild in self.app.client.guilds))
        await self.app.wait_until_idle()

    async def settle(self) -> None:
        """Return when everybody is answered and every message is sent."""
        await self.app.client.wait_until_idle()
        await self.app.wait_until_idle()

    def wait_no_longer(self) -> None:
        """Let the time pass for which Discord waits for answers."""
        self.discord_clock.now += ANSWER_WITHIN + 1
        self.sandbox.wake()

    @property
    def channel(self) -> Channel:
        """Return the channel of the game."""
        return self.sandbox.channel

    async def end_panels(self) -> None:
        """End all open panels: their contents come by direct message from now on."""
        panels = self.app.services.panels
        for table in await panels.tables_with_panels():
            for panel in await panels.panels_of(table):
                await panels.forget(panel)
        await self.app.wait_until_idle()

    def person(self, name: str) -> Person:
        """Return a person by name."""
        return self.sandbox.people[name]

    async def table(self) -> LiveTable:
        """Return the table in the channel."""
        return await self.app.services.tables.find_in_channel(self.channel.id)

    async def slash(self, name: str, command: str, **options: Value) -> InitialResponse:
        """Let a person use a command; due messages are delivered before this returns."""
        answer = await (await self.person(name).slash(self.channel, command, **options)).wait_until_finished()
        await self.settle()
        return answer

    async def click(self, name: str, button: str, message: SeenMessage | None = None) -> InitialResponse:
        """Let a person press a button, by default on the newest public message that has it."""
        self.presses += 1
        person = self.person(name)
        answer = await (await person.click(message or self.public(button), button)).wait_until_finished()
        await self.settle()
        return answer

    def public(self, button: str) -> SeenMessage:
        """Return the newest message in the channel with that button, as a guest sees it."""
        shown = [one for one in self.person("Guest").sees(self.channel) if button in one.labels]
        assert shown, f"nobody sees a button {button}: {[one.labels for one in self.person('Guest').sees()]}"
        return shown[-1]

    def board(self) -> SeenMessage:
        """Return the newest public message with buttons."""
        return [one for one in self.person("Guest").sees(self.channel) if one.labels][-1]

    async def begin(self, game: str, *names: str, **options: str) -> LiveTable:
        """Start a table with these people."""
        own = {name: options.pop(name) for name in list(options) if name.replace("_", "-") not in SHARED_OPTIONS}
        typed = " ".join(f"{name.replace('_', '-')}={word}" for name, word in own.items())
        await self.slash(names[0], "game new", game=game, **({"options": typed} if typed else {}), **options)
        for name in names[1:]:
            await self.join(name)
        await self.click(names[0], "Start")
        return await self.table()

    async def join(self, name: str) -> None:
        """Let a person sit down in the channel's lobby if there is a seat, without Discord."""
        table, person = await self.table(), self.person(name)
        with suppress(TableFull):
            await self.app.services.lobbies.join(table.id, person.id, person.name, None)

    async def decision(self) -> Decision:
        """Return the open decision of the table, which must have one."""
        table = await self.table()
        return require(table.game.decision(table.state))

    async def first_move(self, *typed: str) -> Words:
        """Return the first whole move of the player to move that begins with these words."""
        table, decision = await self.table(), await self.decision()
        return next(every_move(table.game, table.state, decision.seats[0], typed))

    async def name_of(self, seat: Seat) -> str:
        """Return the name of the person on a seat."""
        return (await self.table()).roster.names[seat]

    async def to_move(self) -> str:
        """Return the first person who has to decide."""
        return await self.name_of((await self.decision()).seats[0])

    async def make(self, name: str, words: Words) -> None:
        """Let a person make a move of a whole game: Ann by command and, every sixth one, with the panel, the others
        without Discord, so that they open no panels, which would take longer than the moves."""
        if name != "Ann":
            await self.enter(name, words)
            return
        self.spoken += 1
        await (self.type if self.spoken % 6 else self.pick)(name, words)

    async def enter(self, name: str, words: Words) -> None:
        """Enter a person's move at the table without Discord, with its consequences and without an answer."""
        await self.hurry(name, words)
        await self.settle()

    async def hurry(self, name: str, words: Words) -> None:
        """Enter a move, and do not wait for its consequences."""
        await self.app.services.tables.play(await self.table(), self.person(name).id, words, None, next(self._keys))

    async def type(self, name: str, words: Words) -> InitialResponse:
        """Let a person type a move as a slash command."""
        table = await self.table()
        verb = next(verb for verb in table.game.verbs if verb.name == words[0])
        options = dict(zip((argument.name for argument in verb.arguments), words[1:], strict=False))
        return await self.slash(name, command_of(table.game, verb), **options)

    async def pick(self, name: str, words: Words) -> InitialResponse:
        """Let a person make a move with the private panel, from the board; `presses` counts."""
        return await self.choose(name, await self.click(name, "Move"), words)

    async def choose(self, name: str, answer: InitialResponse, words: Words) -> InitialResponse:
        """Let a person use a panel until `words` are played, each time the control that leads on farthest."""
        version = (await self.table()).log.version
        while (await self.table()).log.version == version:
            answer = await self.step(name, answer, words)
        return answer

    async def step(self, name: str, answer: InitialResponse, words: Words, prefix: str = "") -> InitialResponse:
        """Let a person use the control of a panel that leads on farthest to `words`."""
        return await self.step_on(name, require(answer.message), words, prefix)

    async def step_on(self, name: str, message: SeenMessage, words: Words, prefix: str = "") -> InitialResponse:
        """Do the same from a message. `prefix`: the beginning of its acts if it is not a table's."""
        buttons = [one for one in message.buttons if one.get("custom_id") and not _chosen(one, prefix)]
        leading = [one["custom_id"] for one in buttons if _leads(one["custom_id"], words, prefix)]
        farthest = max(leading, key=len, default="")
        options = [
            (menu["custom_id"], option["value"])
            for menu in message.menus
            for option in menu["options"]
            if address_of(menu["custom_id"]).act in [f"{prefix}{act}" for act in MENU_ACTS]
        ]
        fitting = [one for one in options if _begins(_said(*one), words)]
        best = max(fitting, key=lambda one: len(_said(*one)), default=None)
        if best is not None and (not farthest or len(_said(*best)) > len(address_of(farthest).words)):
            self.presses += 2
            chosen = await (await self.person(name).select(message, *best)).wait_until_finished()
            await self.settle()
            return chosen
        if farthest:
            return await self.click(name, farthest, message)
        ways = [one["custom_id"] for one in message.buttons if one.get("custom_id")]
        more = [one for one in ways if address_of(one).act == f"{prefix}more"]
        self.turned += bool(more)
        back = [one for one in ways if address_of(one).act == f"{prefix}pick"]
        # Regions of the board are tried one after the other.
        return await self.click(name, more[self.turned % len(more)] if more else back[0], message)

    async def press(self, name: str, answer: InitialResponse, button: str) -> InitialResponse:
        """Let a person press a button of an answer."""
        return await self.click(name, button, require(answer.message))


def address_of(custom_id: str) -> Address:
    """Return the address in one of the bot's custom ids."""
    found = read_address(custom_id)
    assert found is not None, custom_id
    return found


def _said(menu: str, value: str) -> Words:
    """Return the words of an option of a menu, after the words before."""
    return (*address_of(menu).words, *value.split(WORD_SEPARATOR))


def _chosen(button: Json, prefix: str) -> bool:
    """Whether a button is the piece that was chosen already."""
    return button["style"] == Style.primary.value and address_of(button["custom_id"]).act == f"{prefix}pick"


def _leads(custom_id: str, words: Words, prefix: str) -> bool:
    """Whether a button stands for a move or the beginning of one."""
    address = address_of(custom_id)
    if address.act == f"{prefix}play":
        return address.words == words
    return address.act == f"{prefix}pick" and bool(address.words) and _begins(address.words, words)


def _begins(said: Words, words: Words) -> bool:
    """Whether the words of a control are a move, its beginning if more may follow, or the beginning of a move chain."""
    if THEN in said:
        return split_moves(said)[0] == words
    return said[:-1] == words if said[-1] == STOP else words[: len(said)] == said
