"""The controls of a lobby and of a game that is over, and getting up: at once in a lobby, after a question later."""

from collections.abc import Mapping

import discord

from bot.handlers.dispatch import Pressed, on
from bot.handlers.permissions import admit, lacking, require
from bot.handlers.respond import answer, keep_as_it_is, pressed_in_public, private, think
from bot.handlers.services import Services
from bot.messages import lobby as choices
from bot.messages import threads
from bot.model.guild import GuildSettings
from bot.model.mentions import link, person_link
from bot.model.table import TablePlace, TableSettings
from bot.tables.live_table import LiveTable
from bot.text.voice import Voice
from bot.ui import new_table
from bot.ui.components import Interaction, Press, Style, people_in, unwatched
from bot.ui.custom_id import Address
from engine.game import Who
from engine.games import AnyGame, find


@on("join")
async def _join(press: Pressed) -> None:
    user = press.interaction.user
    mark = press.words[0] if press.words else None
    table = await press.table()
    async with press.services.guilds.sitting(table.guild, user.id, table.id):
        await press.services.lobbies.join(table.id, user.id, user.display_name, mark)
    await _done(press.services, press.interaction, table)


@on("computer")
async def _computer(press: Pressed) -> None:
    table = await press.table()
    await press.services.lobbies.add_computer(table.id, press.user)
    await _done(press.services, press.interaction, table)


@on("dismiss")
async def _dismiss(press: Pressed) -> None:
    table = await press.table()
    await press.services.lobbies.remove_computer(table.id, press.user)
    await _done(press.services, press.interaction, table)


@on("invite")
async def _invite(press: Pressed) -> None:
    known = people_in(press.interaction)
    chosen = [press.number(place) for place in range(len(press.words))]
    press.require(bool(chosen) and not press.address.words and known.keys() >= set(chosen))
    bots = tuple(user for user in chosen if known[user])
    table = await press.table()
    people = [user for user in dict.fromkeys(chosen) if user not in (*bots, press.user)]
    invited = await press.services.lobbies.invite(table.id, press.user, people)
    groups = {"invite-now": invited.now, "invite-before": invited.before, "invite-seated": invited.seated}
    groups |= {"invite-unwilling": invited.unwilling, "invite-bot": tuple(bots)}
    voice = await press.services.voice(press.interaction, table)
    lines = [voice.say(key, people=" ".join(map(person_link, group))) for key, group in groups.items() if group]
    lines += [voice.say("invite-self")] if press.user in chosen else []
    await answer(press.interaction, "\n".join(lines))


@on("start")
async def _start(press: Pressed) -> None:
    table = await press.table()
    await press.services.lobbies.start(table.id, press.user)
    await _done(press.services, press.interaction, table)


@on("rematch")
async def _rematch(press: Pressed) -> None:
    press.require(press.interaction.guild_id is not None)
    table = await press.table()
    server = await press.services.guilds.find(press.interaction.guild_id or 0)
    admit(press.interaction, server)
    async with press.services.guilds.opening(server.guild, press.user):
        await press.services.lobbies.rematch(table.id, press.user, press.interaction.id)
    await _done(press.services, press.interaction, table)


async def _done(services: Services, interaction: Interaction, table: LiveTable) -> None:
    """Answer a press without words: the public message shows what it did, unless the bot may not change it. An archived
    thread is opened by a message, not by an edit."""
    voice, place = await services.voice(interaction), interaction.channel
    reopened = [voice.say("done-reopened")] if isinstance(place, discord.Thread) and place.archived else []
    if said := [*reopened, *lacking(interaction, table, voice)]:
        await answer(interaction, "\n".join(said))
    else:
        await keep_as_it_is(interaction)


async def ask_to_leave(services: Services, interaction: Interaction, table: LiveTable) -> None:
    """Leave a lobby; in a game that goes on, ask first and say what would follow. Raises Refused."""
    if table.status != "open":
        await leave(services, interaction, table)
        return
    seat = table.roster.seated(interaction.user.id)
    voice = await services.voice(interaction, table)
    alone = len(table.roster.users) == 1
    said = voice.say("leave-ends" if alone else "leave-asks", who=Who(seat), game=voice.say("game-name"))
    view = unwatched()
    view.add_item(Press(Address(table.id, table.log.version, "reallyleave"), voice.say("button-leave"), Style.danger))
    await answer(interaction, said, view)


async def leave(services: Services, interaction: Interaction, table: LiveTable) -> None:
    """Leave the table, and say how to come back where that can be. Raises Refused."""
    lobby = table.status == "lobby"
    returning = table.status == "open" and len(table.roster.users) > 1
    voice = await services.voice(interaction)
    await services.lobbies.leave(table.id, interaction.user.id)
    if lobby and pressed_in_public(interaction):
        await _done(services, interaction, table)
    else:
        await answer(interaction, voice.say("done-leave-game" if returning else "done-leave"))


@on("leave")
async def _leave(press: Pressed) -> None:
    await ask_to_leave(press.services, press.interaction, await press.table())


@on("reallyleave")
async def _really(press: Pressed) -> None:
    press.require(not press.words)
    await leave(press.services, press.interaction, await press.table())


async def open_table(
    services: Services, interaction: Interaction, game: AnyGame, given: Mapping[str, str], key: int
) -> None:
    """Open a table with what was given, else what the server takes; only one for the same `key`. Raises Refused."""
    server = await services.guilds.find(interaction.guild_id or 0)
    admit(interaction, server)
    require(interaction, server)
    wanted = choices.settings(game, given, server.defaults, await services.language(interaction))
    if _in_thread(interaction, server):
        await think(interaction)
    async with services.guilds.opening(server.guild, interaction.user.id):
        table = await _open(services, interaction, game, wanted, server, key)
    await services.openings.settled(table)
    await answer(interaction, await _opened_text(services, interaction, table))


def _in_thread(interaction: Interaction, server: GuildSettings) -> bool:
    """Whether the table gets a thread of its own."""
    return server.threads and isinstance(interaction.channel, discord.TextChannel)


async def _open(
    services: Services,
    interaction: Interaction,
    game: AnyGame,
    settings: TableSettings,
    server: GuildSettings,
    key: int,
) -> LiveTable:
    channel, host = interaction.channel, interaction.user.display_name
    own = _in_thread(interaction, server)
    parent = channel.parent_id if isinstance(channel, discord.Thread) else (interaction.channel_id or 0) * own
    return await services.lobbies.create(
        game,
        TablePlace(interaction.guild_id or 0, interaction.channel_id or 0, parent),
        (interaction.user.id, host),
        settings,
        key=key,
        opening=threads.opening(game, host, settings.language) if own else None,
    )


async def _opened_text(services: Services, interaction: Interaction, table: LiveTable) -> str:
    voice = await services.voice(interaction)
    if not table.row.placed:
        return voice.say("done-new-soon")
    elsewhere = table.channel != interaction.channel_id
    return voice.say("done-new-thread", link=link(table.channel)) if elsewhere else voice.say("done-new")


async def ask(services: Services, interaction: Interaction, given: Mapping[str, str]) -> None:
    """Ask which game is to be played, then for its options; `given` is chosen already. Raises Refused."""
    server = await services.guilds.find(interaction.guild_id or 0)
    admit(interaction, server)
    require(interaction, server)
    voice = await services.voice(interaction)
    if len(services.games) == 1:
        await _options(services, interaction, services.games[0], given)
    else:
        typed = new_table.written(choices.choosable_anywhere(services.games), given)
        await answer(interaction, voice.say("new-game"), new_table.games_menu(services.games, typed, voice))


async def _options(
    services: Services, interaction: Interaction, game: AnyGame, given: Mapping[str, str], page: int = 0
) -> None:
    """Show a page of the options, and which of those `given` the game does not have."""
    voice = await services.voice(interaction)
    server = await services.guilds.find(interaction.guild_id or 0)
    known = choices.choosable(game)
    chosen = choices.usual(game, {**server.defaults, **given}, await services.language(interaction))
    offered = {
        name: [(word, choices.option_label(voice, name, word, services.games)) for word in words]
        for name, words in known.items()
    }
    named = Voice(voice.language, game.name).say("game-name")
    lines = [voice.say("new-options", game=named)]
    if missing := {name: word for name, word in given.items() if word not in known.get(name, ())}:
        listed = " · ".join(choices.chosen(voice, missing, services.games))
        lines.append(voice.say("new-unfitting", game=named, options=listed))
    await answer(interaction, "\n".join(lines), new_table.options_panel(game, offered, chosen, page, voice))


def _prepared(press: Pressed) -> None:
    """Raise UnknownControl unless a private panel of a server was pressed, which belongs to no table yet."""
    press.require(press.interaction.guild_id is not None and private(press.interaction) and not press.address.table)


def _chosen(press: Pressed) -> tuple[AnyGame, dict[str, str]]:
    """The game and the choices that a control of the panel carries."""
    _prepared(press)
    press.require(len(press.words) >= 2 and press.words[0] in [game.name for game in press.services.games])
    game = find(press.words[0], press.services.games)
    found = new_table.read(choices.choosable(game), press.words[1])
    press.require(found is not None)
    return game, found or {}


@on("newgame")
async def _game(press: Pressed) -> None:
    _prepared(press)
    press.require(press.words[-1:] in [(game.name,) for game in press.services.games] and len(press.words) <= 2)
    typed = press.words[0] if len(press.words) == 2 else ""
    given = new_table.read(choices.choosable_anywhere(press.services.games), typed) if typed else {}
    press.require(given is not None)
    await _options(press.services, press.interaction, find(press.words[-1], press.services.games), given or {})


@on("newset")
async def _set(press: Pressed) -> None:
    game, given = _chosen(press)
    press.require(len(press.words) == 4 and press.words[3] in choices.choosable(game).get(press.words[2], ()))
    given[press.words[2]] = press.words[3]
    await _options(press.services, press.interaction, game, given, press.address.version)


@on("newpage")
async def _page(press: Pressed) -> None:
    game, given = _chosen(press)
    await _options(press.services, press.interaction, game, given, press.address.version)


@on("newopen")
async def _newopen(press: Pressed) -> None:
    game, given = _chosen(press)
    panel = press.interaction.message
    await open_table(press.services, press.interaction, game, given, panel.id if panel else press.interaction.id)
