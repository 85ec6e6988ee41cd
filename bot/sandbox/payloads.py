"""The sandbox's objects as JSON, in the form that Discord's API gives them: users, members, channels, messages,
interactions, guilds, roles and the bot's application.

Sources: https://docs.discord.com/developers/resources/message, https://docs.discord.com/developers/resources/guild
"""

from bot.sandbox.json_types import COMPONENTS_V2, HAS_THREAD, Json, stamp
from bot.sandbox.media import media, resolved_components, resolved_embeds
from bot.sandbox.model import (
    DM,
    FORUM,
    MODAL_SUBMIT,
    REPLY,
    THREAD_STARTED,
    Attachment,
    Channel,
    Guild,
    Interaction,
    Message,
    Role,
    Tag,
    User,
)
from bot.sandbox.permissions import ALL, EVERYONE, permissions
from bot.sandbox.state import State


def user_json(user: User) -> Json:
    """Return a user object, as in messages and members."""
    return {
        "id": str(user.id),
        "username": user.name.lower(),
        "global_name": user.name,
        "discriminator": "0",
        "avatar": user.avatar,
        "bot": user.bot,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }


def member_json(user: User, guild: Guild) -> Json:
    """Return a member object of a guild, with its user and roles."""
    return {
        "user": user_json(user),
        "nick": None,
        "avatar": None,
        "banner": None,
        "roles": [str(role) for role in sorted(user.roles & guild.roles.keys())],
        "joined_at": stamp((guild.id >> 22) / 1000 + 1_420_070_400),
        "premium_since": None,
        "communication_disabled_until": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
    }


def channel_json(state: State, channel: Channel) -> Json:
    """Return a channel, a thread or a direct message channel."""
    newest = max(channel.messages, default=None)
    shape: Json = {
        "id": str(channel.id),
        "type": channel.type,
        "flags": 0,
        "last_message_id": None if newest is None else str(newest),
    }
    if channel.type == DM:
        recipient = channel.recipient
        return shape | {"recipients": [user_json(recipient)] if recipient else []}
    shape |= {"name": channel.name, "guild_id": _guild_id(channel), "rate_limit_per_user": 0}
    if channel.parent is not None:
        return shape | _thread(state, channel, channel.parent)
    if channel.type == FORUM:
        shape["available_tags"] = [_tag_json(tag) for tag in channel.tags]
    return shape | {
        "position": 0,
        "parent_id": None,
        "topic": None,
        "nsfw": False,
        "permission_overwrites": [
            {"id": str(target), "type": int(target in state.users), "allow": str(allow), "deny": str(deny)}
            for target, (allow, deny) in channel.overwrites.items()
        ],
    }


def _tag_json(tag: Tag) -> Json:
    return {
        "id": str(tag.id),
        "name": tag.name,
        "moderated": tag.moderated,
        "emoji_id": None,
        "emoji_name": None,
    }


def _thread(state: State, channel: Channel, parent: Channel) -> Json:
    return {
        **({"applied_tags": [str(tag) for tag in channel.applied]} if parent.type == FORUM else {}),
        "parent_id": str(parent.id),
        "owner_id": str((channel.owner or state.bot).id),
        "message_count": len(channel.messages),
        "total_message_sent": len(channel.messages),
        "member_count": len(channel.members),
        **({"member": thread_member_json(channel, state.bot.id)} if state.bot.id in channel.members else {}),
        "thread_metadata": {
            "archived": channel.archived,
            "auto_archive_duration": channel.archive_after,
            "archive_timestamp": stamp(channel.created),
            "create_timestamp": stamp(channel.created),
            "locked": channel.locked,
        },
    }


def thread_member_json(thread: Channel, user_id: int) -> Json:
    """Return a member of a thread."""
    joined = stamp(thread.members[user_id])
    return {"id": str(thread.id), "user_id": str(user_id), "join_timestamp": joined, "flags": 0}


def attachment_json(state: State, message: Message, attachment: Attachment) -> Json:
    """Return a file of a message, with its address."""
    shape: Json = {
        "id": str(attachment.id),
        "filename": attachment.filename,
        "size": len(attachment.data),
        "content_type": attachment.content_type,
        **media(state.url, message.channel.id, attachment),
    }
    if attachment.description is not None:
        shape["description"] = attachment.description
    if message.ephemeral:
        shape["ephemeral"] = True
    return shape


def message_json(state: State, message: Message, *, within: bool = False) -> Json:
    """Return a message. `within`: whether it is embedded in a message that replies to it, so that the message to which
    it replies itself is left out."""
    shape: Json = {
        "id": str(message.id),
        "channel_id": str(message.channel.id),
        "author": user_json(message.author),
        "content": message.content,
        "timestamp": stamp(message.created),
        "edited_timestamp": None if message.edited is None else stamp(message.edited),
        "tts": False,
        "mention_everyone": message.mention_everyone,
        "mentions": [user_json(user) for user in message.mentions],
        "mention_roles": [str(role) for role in message.mention_roles],
        "attachments": [attachment_json(state, message, attachment) for attachment in message.attachments],
        "embeds": resolved_embeds(state.url, message),
        "components": resolved_components(state.url, message),
        "pinned": False,
        "type": message.type,
        "flags": message.flags,
    }
    if message.flags & COMPONENTS_V2:
        shape["attachments"] = []
    if message.id in state.channels:
        shape |= {"thread": channel_json(state, state.channels[message.id]), "flags": message.flags | HAS_THREAD}
    if message.author.bot:
        shape["application_id"] = str(state.bot.id)
    if message.nonce is not None:
        shape["nonce"] = message.nonce
    return shape | _origin(state, message, within=within)


def _origin(state: State, message: Message, *, within: bool) -> Json:
    shape: Json = {}
    if message.webhook:
        shape["webhook_id"] = str(state.bot.id)
    if message.interaction is not None:
        shape["interaction_metadata"] = interaction_metadata_json(state, message.interaction)
    starts = message.type == THREAD_STARTED
    if message.reply_to is not None:
        shape["message_reference"] = {
            "type": 0,
            "message_id": str(message.reply_to),
            "channel_id": str((message.channel.parent or message.channel).id if starts else message.channel.id),
            "guild_id": _guild_id(message.channel),
        }
    if message.forwarded is not None:
        shape |= _forwarded_json(state, message.forwarded)
    if message.poll is not None:
        shape["poll"] = _poll_json(message)
    if message.type == REPLY and not within:
        answered = message.channel.messages.get(message.reply_to or 0)
        shape["referenced_message"] = None if answered is None else message_json(state, answered, within=True)
    return shape


def _forwarded_json(state: State, message: Message) -> Json:
    """Return the part of a message that describes the forwarded message."""
    forwarded = message_json(state, message, within=True)
    field_names = (
        "type",
        "content",
        "mentions",
        "mention_roles",
        "attachments",
        "embeds",
        "timestamp",
        "edited_timestamp",
    )
    reference = {"type": 1, "message_id": forwarded["id"], "channel_id": forwarded["channel_id"]}
    if message.channel.guild is not None:
        reference["guild_id"] = _guild_id(message.channel)
    snapshot = {name: forwarded[name] for name in (*field_names, "flags", "components")}
    return {"message_reference": reference, "message_snapshots": [{"message": snapshot}]}


def _poll_json(message: Message) -> Json:
    """Return a poll that nobody has answered yet
    (https://docs.discord.com/developers/resources/poll#poll-object)."""
    poll = message.poll or {}
    return {
        "question": poll["question"],
        "answers": [{"answer_id": number, **answer} for number, answer in enumerate(poll["answers"], 1)],
        "expiry": stamp(message.created + 86400),
        "allow_multiselect": bool(poll.get("allow_multiselect")),
        "layout_type": 1,
        "results": {"answer_counts": [], "is_finalized": False},
    }


def interaction_metadata_json(state: State, interaction: Interaction) -> Json:
    """Return the part of a message that describes the interaction that it answers."""
    shape: Json = {
        "id": str(interaction.id),
        "type": interaction.type,
        "user": user_json(interaction.user),
        "authorizing_integration_owners": _owners(interaction),
    }
    if interaction.type == 2:
        shape |= {"name": _command(interaction.data), "command_type": 1}
    elif interaction.message is not None and interaction.type != MODAL_SUBMIT:
        shape["interacted_message_id"] = str(interaction.message.id)
    if interaction.type == MODAL_SUBMIT:
        shape["triggering_interaction_metadata"] = {
            **{key: shape[key] for key in ("id", "user", "authorizing_integration_owners")},
            "type": 3 if interaction.message is not None else 2,
            **({"interacted_message_id": str(interaction.message.id)} if interaction.message else {}),
        }
    return shape


def _command(data: Json) -> str:
    """Return a command's name, including its group and subcommand."""
    inner = next((option for option in data.get("options") or () if option["type"] in (1, 2)), None)
    return f"{data['name']} {_command(inner)}" if inner else str(data["name"])


def interaction_json(state: State, interaction: Interaction) -> Json:
    """Return an interaction as the gateway sends it to the bot."""
    shape: Json = {
        "id": str(interaction.id),
        "application_id": str(state.bot.id),
        "type": interaction.type,
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "channel": channel_json(state, interaction.channel) | {"permissions": str(_permissions(state, interaction))},
        "channel_id": str(interaction.channel.id),
        "locale": interaction.user.locale,
        "app_permissions": str(permissions(state, state.bot, interaction.channel)),
        "entitlements": [],
        "authorizing_integration_owners": _owners(interaction),
        "context": 1 if interaction.channel.type == DM else 0,
        "attachment_size_limit": 10 * 1024 * 1024,
    }
    if interaction.message is not None:
        shape["message"] = message_json(state, interaction.message)
    guild = interaction.channel.guild
    if guild is None:
        return shape | {"user": user_json(interaction.user)}
    return shape | {
        "guild_id": str(guild.id),
        "guild": {"id": str(guild.id), "locale": "en-US", "features": []},
        "guild_locale": "en-US",
        "member": member_json(interaction.user, guild) | {"permissions": str(_permissions(state, interaction))},
    }


def _owners(interaction: Interaction) -> Json:
    """Return the installation that authorizes an interaction: that of the server, or, on a server without the bot, that
    of the person (https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-object)."""
    guild = interaction.channel.guild
    if guild is not None and not guild.inside:
        return {"1": str(interaction.user.id)}
    return {"0": _guild_id(interaction.channel)}


def _guild_id(channel: Channel) -> str:
    return str(channel.guild.id if channel.guild else 0)


def _permissions(state: State, interaction: Interaction) -> int:
    return permissions(state, interaction.user, interaction.channel) & ALL


SETTINGS: Json = {
    "description": None,
    "icon": None,
    "banner": None,
    "splash": None,
    "discovery_splash": None,
    "home_header": None,
    "application_id": None,
    "region": "us-central",
    "afk_channel_id": None,
    "afk_timeout": 300,
    "system_channel_id": None,
    "rules_channel_id": None,
    "public_updates_channel_id": None,
    "safety_alerts_channel_id": None,
    "widget_enabled": False,
    "widget_channel_id": None,
    "max_presences": None,
    "max_members": 500_000,
    "max_video_channel_users": 25,
    "max_stage_video_channel_users": 50,
    "vanity_url_code": None,
    "premium_subscription_count": 0,
    "premium_progress_bar_enabled": False,
    "nsfw": False,
    "incidents_data": None,
    "emojis": [],
    "stickers": [],
    "features": [],
    "presences": [],
    "voice_states": [],
    "stage_instances": [],
    "guild_scheduled_events": [],
    "soundboard_sounds": [],
    "preferred_locale": "en-US",
    "premium_tier": 0,
    "verification_level": 0,
    "default_message_notifications": 1,
    "explicit_content_filter": 0,
    "mfa_level": 0,
    "nsfw_level": 0,
    "system_channel_flags": 0,
    "large": False,
    "unavailable": False,
}
"""The default settings of a guild."""


def guild_json(state: State, guild: Guild) -> Json:
    """Return a guild as the gateway sends it."""
    rooms = [room for room in state.channels.values() if room.guild is guild]
    return SETTINGS | {
        "id": str(guild.id),
        "name": guild.name,
        "owner_id": str(state.owner.id),
        "roles": [role_json(Role(guild.id, "@everyone", EVERYONE), 0), *_roles(guild)],
        "channels": [channel_json(state, room) for room in rooms if not room.is_thread],
        "threads": [channel_json(state, room) for room in rooms if room.is_thread and not room.archived],
        "members": [member_json(state.bot, guild)],
        "member_count": len(state.users),
        "joined_at": state.now(),
    }


def _roles(guild: Guild) -> list[Json]:
    roles = enumerate(guild.roles.values(), 1)
    return [role_json(role, place, managed=role.id == guild.bot_role) for place, role in roles]


def role_json(role: Role, position: int, *, managed: bool = False) -> Json:
    """Return a role object. `position`: its place in the guild's list. `managed`: whether it belongs to the bot."""
    return {
        "id": str(role.id),
        "name": role.name,
        "permissions": str(role.permissions),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": managed,
        "mentionable": role.mentionable,
        "flags": 0,
        "icon": None,
        "unicode_emoji": None,
    }


def application_json(state: State) -> Json:
    """Return the bot's application."""
    return {
        "id": str(state.bot.id),
        "name": state.bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": user_json(state.bot),
        "summary": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "owner": user_json(state.owner),
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "approximate_guild_count": len(state.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        **({"integration_types_config": {"0": {}, "1": {}}} if state.user_installs else {}),
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": ["bot", "applications.commands"],
    }
