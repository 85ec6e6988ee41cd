"""Tells the bot, over the gateway, of messages, channels, threads and interactions, as far as its intents go."""

from bot.sandbox.gateway import DM_MESSAGES, GUILD_MESSAGES, GUILDS, Gateway
from bot.sandbox.model import DM, Channel, Interaction, Message, Role
from bot.sandbox.payloads import channel_json, interaction_json, member_json, message_json
from bot.sandbox.payloads_guild import guild_json, role_json
from bot.sandbox.shapes import Json
from bot.sandbox.state import State


class Events:
    """What happens, turned into events."""

    def __init__(self, state: State, gateway: Gateway) -> None:
        self._state = state
        self._gateway = gateway

    async def message(self, name: str, message: Message) -> None:
        """A message was created or changed; private answers are nobody's event."""
        if message.ephemeral:
            return
        data = message_json(self._state, message) | self._where(message.channel)
        if message.channel.type != DM and not message.webhook:
            member = member_json(self._state, message.author)
            data["member"] = {key: value for key, value in member.items() if key != "user"}
        mine = message.author is self._state.bot or self._state.bot in message.mentions
        readable = mine or message.channel.type == DM
        await self._gateway.dispatch(
            name, data, intents=_message_intent(message.channel), change=dict if readable else _blank
        )

    async def message_gone(self, message: Message) -> None:
        """A message was deleted."""
        data = {"id": str(message.id), "channel_id": str(message.channel.id)} | self._where(message.channel)
        await self._gateway.dispatch("MESSAGE_DELETE", data, intents=_message_intent(message.channel))

    async def channel(self, what: str, channel: Channel) -> None:
        """A channel or thread was created, changed ("UPDATE") or deleted."""
        data = channel_json(self._state, channel)
        if not channel.is_thread:
            await self._gateway.dispatch(f"CHANNEL_{what}", data, intents=GUILDS)
            return
        if what == "DELETE":
            data = {key: data[key] for key in ("id", "guild_id", "parent_id", "type")}
        elif what == "CREATE":
            data["newly_created"] = True
        await self._gateway.dispatch(f"THREAD_{what}", data, intents=GUILDS)

    async def role(self, what: str, role: Role) -> None:
        """A role was made, changed ("UPDATE") or deleted."""
        data: Json = {"guild_id": str(self._state.guild_id)}
        data |= {"role_id": str(role.id)} if what == "DELETE" else {"role": role_json(role, len(self._state.roles))}
        await self._gateway.dispatch(f"GUILD_ROLE_{what}", data, intents=GUILDS)

    async def own_roles(self) -> None:
        """The bot was given a role, or has lost one; of others it is told only with an intent that it has not."""
        data = member_json(self._state, self._state.bot) | {"guild_id": str(self._state.guild_id)}
        await self._gateway.dispatch("GUILD_MEMBER_UPDATE", data, intents=GUILDS)

    async def guild_left(self) -> None:
        """The bot was removed from the guild."""
        await self._gateway.dispatch("GUILD_DELETE", {"id": str(self._state.guild_id)}, intents=GUILDS)

    async def guild_joined(self) -> None:
        """The bot was invited to the guild."""
        await self._gateway.dispatch("GUILD_CREATE", guild_json(self._state), intents=GUILDS)

    async def asked(self, interaction: Interaction) -> None:
        """Somebody asks the bot something."""
        await self._gateway.dispatch("INTERACTION_CREATE", interaction_json(self._state, interaction))

    def _where(self, channel: Channel) -> Json:
        return {} if channel.type == DM else {"guild_id": str(self._state.guild_id)}


def _message_intent(channel: Channel) -> int:
    return DM_MESSAGES if channel.type == DM else GUILD_MESSAGES


def _blank(data: Json) -> Json:
    return data | {"content": "", "embeds": [], "attachments": [], "components": []}
