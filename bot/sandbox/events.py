"""Gateway events sent to the bot, as far as its intents allow: messages, channels, threads, roles, interactions.

Events: https://docs.discord.com/developers/events/gateway-events
"""

from bot.sandbox.gateway import DM_MESSAGES, GUILD_MESSAGES, GUILDS, Gateway
from bot.sandbox.json_types import Json
from bot.sandbox.model import DM, Channel, Guild, Interaction, Message, Role
from bot.sandbox.payloads import channel_json, guild_json, interaction_json, member_json, message_json, role_json
from bot.sandbox.sessions import Admission
from bot.sandbox.state import State


class Events:
    """Converts changes in the sandbox into gateway events."""

    def __init__(self, state: State, gateway: Gateway) -> None:
        self._state = state
        self._gateway = gateway

    async def send_message(self, name: str, message: Message) -> None:
        """Send the event that a message was created or changed, unless the message is ephemeral. `name`: the name of
        the event."""
        if message.ephemeral:
            return
        guild = message.channel.guild
        data = message_json(self._state, message) | _guild_field(guild)
        if guild and not message.webhook:
            member = member_json(message.author, guild)
            data["member"] = {key: value for key, value in member.items() if key != "user"}
        concerns_bot = message.author is self._state.bot or self._state.bot in message.mentions
        readable = concerns_bot or message.channel.type == DM
        await self._gateway.dispatch(
            name, data, guild, intents=_message_intent(message.channel), change=dict if readable else _blank
        )

    async def send_message_deleted(self, message: Message) -> None:
        """Send the event that a message was deleted."""
        guild = message.channel.guild
        data = {"id": str(message.id), "channel_id": str(message.channel.id)} | _guild_field(guild)
        await self._gateway.dispatch("MESSAGE_DELETE", data, guild, intents=_message_intent(message.channel))

    async def send_channel(self, event: str, channel: Channel) -> None:
        """Send the event that a channel or thread was created, changed ("UPDATE") or deleted. `event`: the last part of
        the event's name."""
        data = channel_json(self._state, channel)
        if not channel.is_thread:
            await self._gateway.dispatch(f"CHANNEL_{event}", data, channel.guild, intents=GUILDS)
            return
        if event == "DELETE":
            data = {key: data[key] for key in ("id", "guild_id", "parent_id", "type")}
        elif event == "CREATE":
            data["newly_created"] = True
        await self._gateway.dispatch(f"THREAD_{event}", data, channel.guild, intents=GUILDS)

    async def send_role(self, event: str, role: Role) -> None:
        """Send the event that a role of the first guild was created, changed ("UPDATE") or deleted. `event`: the last
        part of the event's name."""
        home = self._state.home
        data: Json = {"role_id": str(role.id)} if event == "DELETE" else {"role": role_json(role, len(home.roles))}
        await self._gateway.dispatch(f"GUILD_ROLE_{event}", data | _guild_field(home), home, intents=GUILDS)

    async def send_own_roles(self) -> None:
        """Send the event that the bot was given a role or lost one. Events about other members need an intent that the
        bot does not have."""
        home = self._state.home
        data = member_json(self._state.bot, home) | _guild_field(home)
        await self._gateway.dispatch("GUILD_MEMBER_UPDATE", data, home, intents=GUILDS)

    async def send_guild_left(self, guild: Guild) -> None:
        """Send the event that the bot was removed from a guild."""
        await self._gateway.dispatch("GUILD_DELETE", {"id": str(guild.id)}, guild, intents=GUILDS)

    async def send_guild_joined(self, guild: Guild) -> None:
        """Send the event that the bot was added to a guild."""
        await self._gateway.dispatch("GUILD_CREATE", guild_json(self._state, guild), guild, intents=GUILDS)

    async def dispatch(self, interaction: Interaction) -> None:
        """Send a person's interaction to the bot."""
        data = interaction_json(self._state, interaction)
        await self._gateway.dispatch("INTERACTION_CREATE", data, interaction.channel.guild)

    @property
    def admission(self) -> Admission:
        """Return the limits on the sessions that the bot may begin."""
        return self._gateway.admission


def _guild_field(guild: Guild | None) -> Json:
    return {"guild_id": str(guild.id)} if guild else {}


def _message_intent(channel: Channel) -> int:
    return DM_MESSAGES if channel.type == DM else GUILD_MESSAGES


def _blank(data: Json) -> Json:
    return data | {"content": "", "embeds": [], "attachments": [], "components": []}
