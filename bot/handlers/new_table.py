"""New tables: open one at once, or through a private panel that asks for the game and its options; and change the
options of a lobby."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

import discord

from bot.handlers.dispatch import PressedControl, on
from bot.handlers.permissions import require_may_open, require_permissions
from bot.handlers.respond import answer, defer, is_private, send_notice
from bot.handlers.services import Services
from bot.messages import lobby as choices
from bot.messages import threads
from bot.model.errors import CancelFirst, ChannelTaken, MarkHeld
from bot.model.guild import GuildSettings
from bot.model.mentions import channel_link
from bot.model.options import (
    choices_in_force,
    ineffective_options,
    possible_seat_counts,
    require_distinct_marks,
    require_effect,
)
from bot.model.table import TablePlace, TableSettings
from bot.tables.live_table import LiveTable
from bot.tables.tables import may_cancel
from bot.text.voice import Voice, name_of_game
from bot.ui import new_table
from bot.ui.components import Interaction
from engine.ai import BEGINNER
from engine.registry import AnyGame, find_game


async def open_table(
    services: Services, interaction: Interaction, game: AnyGame, given: Mapping[str, str], key: int, *, typed: bool
) -> None:
    """Open a table with the given choices, and the server's defaults for the others. Calls with the same `key` open
    only one table. `typed`: whether the choices were typed; then they must have an effect, while choices from a panel
    are kept even if they are hidden. Raises Refused."""
    server = await services.guilds.find(interaction.guild_id or 0)
    require_may_open(interaction, server)
    require_permissions(interaction, server)
    usual = await _default_choices(services, server, interaction.user.id, game)
    settings = choices.table_settings(game, given, usual, await services.language_of(interaction))
    if typed:
        require_effect(game, given, server.defaults)
        require_distinct_marks(game, dict(settings.options), ("",), MarkHeld)
    if _wants_thread(interaction, server):
        await defer(services, interaction)
    async with guard_opening(services, interaction, server):
        table = await _create_table(services, interaction, game, settings, server, key)
    await services.openings.wait_for_thread(table)
    await answer(interaction, await _opened_text(services, interaction, table))


async def _default_choices(services: Services, server: GuildSettings, user: int, game: AnyGame) -> dict[str, str]:
    """Return the default choices: the server's, and beginner computers for a person who has not finished a game of this
    kind yet."""
    level = {"computers": BEGINNER.name} if await services.results.is_new(user, game.name) else {}
    return {**level, **server.defaults}


@asynccontextmanager
async def guard_opening(services: Services, interaction: Interaction, server: GuildSettings) -> AsyncIterator[None]:
    """Guard the opening of a table, which happens in this context, by the server's limits. Raises CancelFirst instead
    of ChannelTaken if the person may cancel the existing table."""
    try:
        async with services.guilds.guard_opening(server.guild, interaction.user.id):
            yield
    except ChannelTaken:
        table = await services.tables.find_in_channel(interaction.channel_id or 0)
        if may_cancel(table, interaction.user.id, interaction.permissions.manage_guild):
            raise CancelFirst from None
        raise


def _wants_thread(interaction: Interaction, server: GuildSettings) -> bool:
    return server.threads and isinstance(interaction.channel, discord.TextChannel)


async def _create_table(
    services: Services,
    interaction: Interaction,
    game: AnyGame,
    settings: TableSettings,
    server: GuildSettings,
    key: int,
) -> LiveTable:
    channel, host = interaction.channel, interaction.user.display_name
    wants_thread = _wants_thread(interaction, server)
    parent = channel.parent_id if isinstance(channel, discord.Thread) else (interaction.channel_id or 0) * wants_thread
    return await services.lobbies.create(
        game,
        TablePlace(interaction.guild_id or 0, interaction.channel_id or 0, parent),
        (interaction.user.id, host),
        settings,
        interaction=key,
        opening=threads.thread_opening(game, host, settings.language) if wants_thread else None,
    )


async def _opened_text(services: Services, interaction: Interaction, table: LiveTable) -> str:
    voice = await services.voice_of(interaction)
    if not table.row.has_place:
        return voice.say("done-new-soon")
    elsewhere = table.channel != interaction.channel_id
    return voice.say("done-new-thread", link=channel_link(table.channel)) if elsewhere else voice.say("done-new")


async def ask_for_options(services: Services, interaction: Interaction, given: Mapping[str, str]) -> None:
    """Ask for the game, then for its options. `given`: the choices made so far. Raises Refused."""
    server = await services.guilds.find(interaction.guild_id or 0)
    require_may_open(interaction, server)
    require_permissions(interaction, server)
    voice = await services.voice_of(interaction)
    if len(services.games) == 1:
        await _show_options(services, interaction, services.games[0], given)
    else:
        digits = new_table.choices_as_digits(choices.all_available_choices(services.games), given)
        await answer(interaction, voice.say("new-game"), new_table.games_menu(services.games, digits, voice))


async def _show_options(
    services: Services, interaction: Interaction, game: AnyGame, given: Mapping[str, str], page: int = 0
) -> None:
    """Show a page of the options, and report those of `given` that the game does not have."""
    voice = await services.voice_of(interaction)
    server = await services.guilds.find(interaction.guild_id or 0)
    choices_by_option, labelled_options = choices.available_choices(game), _labelled_options(services, game, voice)
    usual = await _default_choices(services, server, interaction.user.id, game)
    options_in_force = choices.default_choices(game, {**usual, **given}, await services.language_of(interaction))
    game_name = name_of_game(voice, game.name)
    lines = [voice.say("new-options", game=game_name)]
    if unknown_choices := {name: word for name, word in given.items() if word not in choices_by_option.get(name, ())}:
        choice_list = " · ".join(choices.choice_names(voice, unknown_choices, services.games))
        lines.append(voice.say("new-unfitting", game=game_name, options=choice_list))
    await answer(
        interaction, "\n".join(lines), new_table.options_panel(game, labelled_options, options_in_force, page, voice)
    )


def _labelled_options(services: Services, game: AnyGame, voice: Voice) -> new_table.LabelledChoices:
    """Return the options of a game's tables, with a label for each choice."""
    return {
        name: [(word, choices.option_label(voice, name, word, services.games)) for word in words]
        for name, words in choices.available_choices(game).items()
    }


def _require_panel(press: PressedControl) -> None:
    """Raise UnknownControl unless the control is on a private panel in a server and does not belong to a table yet."""
    press.require_valid(
        press.interaction.guild_id is not None and is_private(press.interaction) and not press.address.table
    )


def _read_choices(press: PressedControl) -> tuple[AnyGame, dict[str, str]]:
    """Return the game and the choices from the address of a control of the panel."""
    _require_panel(press)
    press.require_valid(len(press.words) >= 2 and press.words[0] in [game.name for game in press.services.games])
    game = find_game(press.words[0], press.services.games)
    options = new_table.read_digits(choices.available_choices(game), press.words[1])
    press.require_valid(options is not None)
    return game, options or {}


@on("newgame")
async def _handle_game(press: PressedControl) -> None:
    _require_panel(press)
    press.require_valid(press.words[-1:] in [(game.name,) for game in press.services.games] and len(press.words) <= 2)
    digits = press.words[0] if len(press.words) == 2 else ""
    choices_so_far = (
        new_table.read_digits(choices.all_available_choices(press.services.games), digits) if digits else {}
    )
    press.require_valid(choices_so_far is not None)
    await _show_options(
        press.services, press.interaction, find_game(press.words[-1], press.services.games), choices_so_far or {}
    )


@on("newset")
async def _handle_set(press: PressedControl) -> None:
    game, given = _read_choices(press)
    press.require_valid(
        len(press.words) == 4 and press.words[3] in choices.available_choices(game).get(press.words[2], ())
    )
    given[press.words[2]] = press.words[3]
    await _show_options(press.services, press.interaction, game, given, press.address.version)


@on("newpage")
async def _handle_page(press: PressedControl) -> None:
    game, given = _read_choices(press)
    await _show_options(press.services, press.interaction, game, given, press.address.version)


@on("newopen")
async def _handle_open(press: PressedControl) -> None:
    game, given = _read_choices(press)
    panel = press.interaction.message
    key = panel.id if panel else press.interaction.id
    await open_table(press.services, press.interaction, game, given, key, typed=False)


@on("options")
async def _handle_look(press: PressedControl) -> None:
    press.require_valid(not press.words)
    table = await press.find_table()
    table.roster.seat_of_user(press.user)
    await _show_lobby_options(press, table)


@on("option")
async def _handle_change(press: PressedControl) -> None:
    press.require_valid(len(press.words) == 2)
    table = await press.find_table()
    await press.services.lobbies.change_option(table.id, press.user, *press.words)
    await _show_lobby_options(press, table)


@on("explain")
async def _handle_explain(press: PressedControl) -> None:
    press.require_valid(not press.words)
    table = await press.find_table()
    voice = await press.services.voice_of(press.interaction, table)
    settings, game, seat_count = table.row.settings, table.game, len(table.roster.chairs)
    options = choices_in_force(
        game, choices.default_choices(game, choices.choices_of(settings), settings.language), seat_count
    )
    ineffective = ineffective_options(game, options, possible_seat_counts(game, seat_count, options))
    lines = [voice.say("lobby-explained")]
    for name in (name for name in options if name not in ineffective):
        about = choices.option_effect(voice, name, press.services.games)
        label = choices.choice_name(voice, name, options[name], press.services.games)
        lines.append(voice.fill("lobby-option-now", (), {"about": about, "choice": label}))
    await send_notice(press.interaction, "\n".join(lines))


async def _show_lobby_options(press: PressedControl, table: LiveTable) -> None:
    """Show a page of a lobby's options and their effects. Solo options are hidden from groups."""
    voice = await press.services.voice_of(press.interaction, table)
    settings, game, seat_count = table.row.settings, table.game, len(table.roster.chairs)
    labelled_options = {
        name: [
            (word, label) for word, label in pairs if choices_in_force(game, {name: word}, seat_count) == {name: word}
        ]
        for name, pairs in _labelled_options(press.services, game, voice).items()
    }
    options = choices_in_force(
        game, choices.default_choices(game, choices.choices_of(settings), settings.language), seat_count
    )
    page = new_table.options_page(game, labelled_options, options, press.address.version, seat_count)
    about = [choices.option_effect(voice, name, press.services.games) for name in page.names]
    view = new_table.lobby_panel(table.id, page, labelled_options, options, voice)
    await answer(press.interaction, "\n".join([voice.say("lobby-options-panel"), *about]), view)
