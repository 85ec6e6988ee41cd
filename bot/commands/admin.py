"""The commands `/admin`, for a server's moderators: its settings for tables, a table's earlier positions, the bot's
health. Discord hides them from other members, and each command checks the permission again."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TypeAlias, Union, cast

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.commands import game, league, typed_options
from bot.commands.descriptions import command_text, suggestions
from bot.handlers.permissions import missing_permissions, needed_permissions, permissions_for_posts
from bot.handlers.respond import answer, safe_suggestions
from bot.handlers.services import Services, services_of
from bot.messages import lobby
from bot.messages.votes import rewind_text
from bot.model.errors import NoForum, NoLaterMove, NoSuchTag, NoTags, NotPermitted
from bot.model.guild import GuildSettings
from bot.model.mentions import channel_link, role_link
from bot.runtime.health import Gateway, Report
from bot.tables.live_table import LiveTable
from bot.text.names import escape_name
from bot.text.voice import Voice
from bot.ui.components import Interaction
from engine.registry import AnyGame


def group(games: Sequence[AnyGame]) -> app_commands.Group:
    """Return the group `/admin`: settings, rewinding, health and leagues."""
    commands = app_commands.Group(
        name="admin",
        description=command_text("command-admin"),
        guild_only=True,
        default_permissions=discord.Permissions(manage_messages=True),
    )
    for add_command in (_add_setup, _add_rewind, _add_health):
        add_command(commands)
    commands.add_command(league.admin_group(games))
    return commands


def _add_rewind(commands: app_commands.Group) -> None:
    """Add `rewind`, which returns to an earlier position; for members who may manage messages."""

    @commands.command(name="rewind", description=command_text("command-admin-rewind"))
    @app_commands.describe(move=command_text("argument-rewind"))
    async def rewind(interaction: Interaction, move: app_commands.Range[int, 0]) -> None:
        services = services_of(interaction)
        if not interaction.permissions.manage_messages:
            raise NotPermitted("manage-messages")
        table = await services.table_here(interaction)
        user = interaction.user
        notice = partial(rewind_text, user=user.id, name=user.display_name, move_number=move)
        await services.tables.undo_from(table, _first_entry_after(table, move), notice, None, user.id, interaction.id)
        await answer(interaction, (await services.voice_of(interaction)).say("done-rewind", number=move))


def _first_entry_after(table: LiveTable, move: int) -> int:
    """Return the number of the first standing entry after entry `move`. Raises NoLaterMove."""
    later = [moment.entry.number for moment in table.log.fold.moves if moment.entry.number > move]
    if not later:
        raise NoLaterMove(move)
    return later[0]


def _add_health(commands: app_commands.Group) -> None:
    """Add `health`, which reports the state of the bot; for members who may manage the server."""

    @commands.command(name="health", description=command_text("command-admin-health"))
    async def health(interaction: Interaction) -> None:
        services = services_of(interaction)
        if not interaction.permissions.manage_guild:
            raise NotPermitted("manage-guild")
        report = await services.health.read_report(cast("Gateway", interaction.client))
        await answer(interaction, _report_text(await services.voice_of(interaction), report))


def _report_text(voice: Voice, report: Report) -> str:
    counts = report.stored
    lines = [
        voice.say("health-version", version=report.version),
        voice.say("health-gateway", milliseconds=round(1000 * report.latency)),
        voice.say("health-outbox", owed=counts.queued, seconds=round(counts.oldest), parked=counts.held),
        voice.say("health-tables", playing=counts.playing, lobbies=counts.lobbies),
        voice.say("health-pictures", drawn=report.drawn, failed=report.failed),
        voice.say("health-database", kilobytes=counts.size // 1024),
    ]
    return "\n".join(lines)


PlaceChannel: TypeAlias = Union[discord.TextChannel, discord.ForumChannel]  # noqa: UP007 - discord.py reads this form
GivenArguments: TypeAlias = Mapping[str, str | int | PlaceChannel | discord.Role | None]

MAX_SEATS, MAX_LOBBIES, MAX_LOBBY_DAYS, MAX_CALLS = 50, 100, 60, 20
_ARGUMENT_TYPES = {
    "channel": PlaceChannel,
    "role": discord.Role,
    "remove_role": discord.Role,
    "seats": app_commands.Range[int, 0, MAX_SEATS],
    "lobbies": app_commands.Range[int, 0, MAX_LOBBIES],
    "lobby_days": app_commands.Range[int, 0, MAX_LOBBY_DAYS],
    "call_role": discord.Role,
    "call_limit": app_commands.Range[int, 1, MAX_CALLS],
}
_TAG_ARGUMENTS = ("tag-open", "tag-running")
_CALL_ARGUMENTS = ("call-role", "call-limit")
_SETUP_ARGUMENTS = (
    "channel",
    *_TAG_ARGUMENTS,
    "threads",
    "role",
    "remove-role",
    "seats",
    "lobbies",
    "lobby-days",
    *_CALL_ARGUMENTS,
)
_REMOVABLE_SETTINGS = ("channel", "tags", "roles", "call-role", "defaults", "everything")


def _add_setup(commands: app_commands.Group) -> None:
    """Add `setup`. The command raises NotPermitted unless the member may manage the server. It also raises NoForum,
    NoTags and NoSuchTag."""
    table = game.table_choices()
    switches = [app_commands.Choice(name=command_text(f"word-{word}"), value=word) for word in ("on", "off")]
    unset = [
        app_commands.Choice(name=command_text(f"unset-{setting}"), value=setting) for setting in _REMOVABLE_SETTINGS
    ]

    async def setup(
        interaction: Interaction,
        options: str | None = None,
        **given: str | int | PlaceChannel | discord.Role | None,
    ) -> None:
        services = services_of(interaction)
        if not interaction.permissions.manage_guild:
            raise NotPermitted("manage-guild")
        former = await services.guilds.find(interaction.guild_id or 0)
        server = apply_choices(former, {name: value for name, value in given.items() if value is not None}, list(table))
        server = _with_tags(server, former, given, interaction.guild)
        typed = typed_options.read_options(options or "", services.games)
        server = replace(server, defaults={**server.defaults, **typed})
        if server != former:
            await services.guilds.store(server)
        voice = await services.voice_of(interaction)
        title = voice.say("server-changed" if server != former else "server-title")
        await answer(interaction, "\n".join([title, *_setting_lines(voice, server, interaction, services)]))

    signature = game.command_signature(
        [*map(game.python_name, _SETUP_ARGUMENTS), *table, "options", "unset"], _ARGUMENT_TYPES
    )
    setup.__dict__["__signature__"] = signature
    setup.__annotations__ = {p.name: p.annotation for p in signature.parameters.values()}
    texts = {game.python_name(name): command_text(f"argument-setup-{name}") for name in (*_SETUP_ARGUMENTS, "unset")}
    app_commands.describe(**texts, **game.table_descriptions())(setup)
    app_commands.rename(**{name: name.replace("_", "-") for name in signature.parameters if "_" in name})(setup)
    app_commands.choices(threads=switches, unset=unset, **table)(setup)
    description = command_text("command-admin-setup")
    command: app_commands.Command[app_commands.Group, ..., None] = app_commands.Command(
        name="setup", description=description, callback=setup
    )
    command.autocomplete("options")(game.suggest_options)
    for tag in map(game.python_name, _TAG_ARGUMENTS):
        command.autocomplete(tag)(_suggest_tags)
    commands.add_command(command)


@safe_suggestions
async def _suggest_tags(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Return the tags of the forum that this command names for tables, or else of the forum set earlier."""
    server = await services_of(interaction).guilds.find(interaction.guild_id or 0)
    chosen = getattr(interaction.namespace, "channel", None)
    forum = _find_forum(interaction.guild, getattr(chosen, "id", server.channel))
    tags = forum.available_tags if forum is not None else ()
    return suggestions((tag.name, str(tag.id)) for tag in tags if current.casefold() in tag.name.casefold())


def apply_choices(server: GuildSettings, given: GivenArguments, options: list[str]) -> GuildSettings:
    """Return the settings changed by the arguments `given`. `options`: the names of the options that can be chosen for
    a table."""
    server = _with_roles(_without(server, given.get("unset")), given)
    defaults = {name.replace("_", "-"): str(given[name]) for name in options if name in given}
    channel, call_role = given.get("channel"), given.get("call_role")
    return replace(
        server,
        seats=_given_number(given.get("seats"), server.seats),
        lobbies=_given_number(given.get("lobbies"), server.lobbies),
        lobby_days=_given_number(given.get("lobby_days"), server.lobby_days),
        call_limit=_given_number(given.get("call_limit"), server.call_limit),
        call_role=call_role.id if isinstance(call_role, discord.Role) else server.call_role,
        channel=channel.id if isinstance(channel, discord.TextChannel | discord.ForumChannel) else server.channel,
        threads=given["threads"] == "on" if "threads" in given else server.threads,
        defaults={**server.defaults, **defaults},
    )


def _given_number(argument: object, former_number: int) -> int:
    return argument if isinstance(argument, int) else former_number


def _find_forum(guild: discord.Guild | None, channel: int | None) -> discord.ForumChannel | None:
    place = guild.get_channel(channel) if guild is not None and channel else None
    return place if isinstance(place, discord.ForumChannel) else None


def _with_tags(
    after: GuildSettings, former: GuildSettings, given: GivenArguments, guild: discord.Guild | None
) -> GuildSettings:
    """Return the settings with the given tags, each found by its number or name. If the channel has changed, the tags
    of the previous channel are dropped. Raises NoForum, NoTags or NoSuchTag."""
    if after.channel != former.channel:
        after = replace(after, tag_open=None, tag_running=None)
    forum, tag_ids = _find_forum(guild, after.channel), dict[str, int]()
    for name in map(game.python_name, _TAG_ARGUMENTS):
        typed = given.get(name)
        if typed is None:
            continue
        if forum is None:
            raise NoForum
        if not forum.available_tags:
            raise NoTags
        tags = [tag for tag in forum.available_tags if str(typed).casefold() in (str(tag.id), tag.name.casefold())]
        if not tags:
            raise NoSuchTag(escape_name(str(typed)), [escape_name(tag.name) for tag in forum.available_tags])
        tag_ids[name] = tags[0].id
    return replace(
        after,
        tag_open=tag_ids.get("tag_open", after.tag_open),
        tag_running=tag_ids.get("tag_running", after.tag_running),
    )


def _with_roles(server: GuildSettings, given: GivenArguments) -> GuildSettings:
    """Return the settings with the given role added and deleted roles removed. Deleted roles stay stored until another
    role is added, since without any role everybody could open tables."""
    added_role, removed_role = given.get("role"), given.get("remove_role")
    roles = [role for role in server.roles if not isinstance(removed_role, discord.Role) or role != removed_role.id]
    if isinstance(added_role, discord.Role):
        roles = [role for role in roles if added_role.guild.get_role(role)]
        roles += [] if added_role.id in roles else [added_role.id]
    return replace(server, roles=tuple(roles))


def _without(server: GuildSettings, setting: object) -> GuildSettings:
    match setting:
        case "channel":
            return replace(server, channel=None)
        case "tags":
            return replace(server, tag_open=None, tag_running=None)
        case "roles":
            return replace(server, roles=())
        case "call-role":
            return replace(server, call_role=None)
        case "defaults":
            return replace(server, defaults={})
        case "everything":
            return GuildSettings(server.guild)
    return server


def _setting_lines(voice: Voice, server: GuildSettings, interaction: Interaction, services: Services) -> list[str]:
    """Return the lines about the settings, and about the permissions for them that the bot lacks."""
    defaults = lobby.choice_names(voice, server.defaults, services.games)
    return [
        *_place_lines(voice, server, interaction.guild),
        _roles_line(voice, server, interaction.guild),
        voice.say("server-seats", count=server.seats),
        voice.say("server-lobbies", count=server.lobbies),
        voice.say("server-lobby-days", count=server.lobby_days),
        *_call_lines(voice, server, interaction.guild),
        voice.say("server-defaults", choices=" · ".join(defaults)) if defaults else voice.say("server-no-defaults"),
        *_missing_permissions(voice, server, interaction),
    ]


def _place_lines(voice: Voice, server: GuildSettings, guild: discord.Guild | None) -> list[str]:
    """Return the lines about where tables are opened and played."""
    if (forum := _find_forum(guild, server.channel)) is not None:
        return [voice.say("server-forum", channel=channel_link(forum.id)), *_tag_lines(voice, server, forum)]
    threads = voice.say("server-threads" if server.threads else "server-no-threads")
    if server.channel is None:
        return [voice.say("server-anywhere"), threads]
    tables_channel = guild is not None and guild.get_channel(server.channel)
    place = (
        voice.say("server-channel", channel=channel_link(server.channel))
        if tables_channel
        else voice.say("server-channel-deleted")
    )
    return [place, threads]


def _tag_lines(voice: Voice, server: GuildSettings, forum: discord.ForumChannel) -> list[str]:
    """Return a line for each tag that posts get."""
    lines = []
    for name, number in (("open", server.tag_open), ("running", server.tag_running)):
        if number is not None:
            tag = forum.get_tag(number)
            tag_name = escape_name(tag.name) if tag is not None else voice.say("server-tag-deleted")
            lines.append(voice.say(f"server-tag-{name}", tag=tag_name))
    return lines


def _roles_line(voice: Voice, server: GuildSettings, guild: discord.Guild | None) -> str:
    if not server.roles:
        return voice.say("server-everybody")
    deleted = voice.say("server-role-deleted")
    roles = tuple(role_link(role) if guild and guild.get_role(role) else deleted for role in server.roles)
    return voice.say("server-roles", roles=roles)


def _call_lines(voice: Voice, server: GuildSettings, guild: discord.Guild | None) -> list[str]:
    """Return the line about the role that hosts may call, or [] if they may call none."""
    if server.call_role is None:
        return []
    call_role = guild is not None and guild.get_role(server.call_role)
    role = role_link(server.call_role) if call_role else voice.say("server-role-deleted")
    return [voice.say("server-calls", role=role, count=server.call_limit)]


def _missing_permissions(voice: Voice, server: GuildSettings, interaction: Interaction) -> list[str]:
    """Return the permissions that the bot lacks in the channel for tables, or in the current channel if none is set."""
    guild, granted, channel = interaction.guild, interaction.app_permissions, interaction.channel_id or 0
    place = guild.get_channel(server.channel) if guild and server.channel else None
    if guild is not None and place is not None and place.id != channel:
        granted, channel = place.permissions_for(guild.me), place.id
    needed_names = (
        permissions_for_posts(server) if isinstance(place, discord.ForumChannel) else needed_permissions(server)
    )
    lacking = missing_permissions(granted, needed_names)
    return [voice.say("server-lacking", channel=channel_link(channel), permissions=lacking)] if lacking else []
