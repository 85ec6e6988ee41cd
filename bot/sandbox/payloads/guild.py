"""Guilds, roles and the bot's application as JSON (https://docs.discord.com/developers/resources/guild)."""

from bot.sandbox.json_types import Json
from bot.sandbox.model import Guild, Role
from bot.sandbox.payloads.resources import channel_json, member_json, user_json
from bot.sandbox.permissions import EVERYONE
from bot.sandbox.state import State

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
    rooms = [one for one in state.channels.values() if one.guild is guild]
    return SETTINGS | {
        "id": str(guild.id),
        "name": guild.name,
        "owner_id": str(state.owner.id),
        "roles": [role_json(Role(guild.id, "@everyone", EVERYONE), 0), *_roles(guild)],
        "channels": [channel_json(state, one) for one in rooms if not one.is_thread],
        "threads": [channel_json(state, one) for one in rooms if one.is_thread and not one.archived],
        "members": [member_json(state.bot, guild)],
        "member_count": len(state.users),
        "joined_at": state.now(),
    }


def _roles(guild: Guild) -> list[Json]:
    roles = enumerate(guild.roles.values(), 1)
    return [role_json(role, place, managed=role.id == guild.bot_role) for place, role in roles]


def role_json(role: Role, position: int, *, managed: bool = False) -> Json:
    """Return a role of the guild."""
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
