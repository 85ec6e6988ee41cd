"""Channels, threads, forums, roles and permissions of the sandbox's guild, changed as its owner would."""

from collections.abc import Sequence

from bot.sandbox.events import Events
from bot.sandbox.limits.messages import check_tags
from bot.sandbox.model import FORUM, PUBLIC_THREAD, Channel, Guild, Role, Tag
from bot.sandbox.people.person import Person
from bot.sandbox.people.seen import SeenMessage
from bot.sandbox.permissions import bits
from bot.sandbox.state import State


class GuildOwner:
    """Changes channels, threads and permissions."""

    def __init__(self, state: State, events: Events) -> None:
        self._state = state
        self._events = events

    def add_channel(self, name: str, guild: Guild | None = None) -> Channel:
        """Create a text channel, by default in the first guild. A running bot learns about it at its next
        connection."""
        return self._state.add_channel(name, guild)

    async def open_channel(self, name: str) -> Channel:
        """Create a text channel, and send the event to the bot."""
        channel = self._state.add_channel(name)
        await self._events.send_channel("CREATE", channel)
        return channel

    async def open_thread(self, parent: Channel, name: str, owner: Person) -> Channel:
        """Let a person start a thread."""
        thread = Channel(self._state.flakes.next(), name, parent.guild, PUBLIC_THREAD, parent=parent, owner=owner.user)
        thread.created = thread.members[owner.id] = self._state.clock()
        self._state.channels[thread.id] = thread
        await self._events.send_channel("CREATE", thread)
        return thread

    async def bring_back(self, thread: int, parent: Channel, name: str) -> Channel:
        """Recreate a thread of the bot's with the id that it had in an earlier sandbox."""
        again = Channel(thread, name, parent.guild, PUBLIC_THREAD, parent=parent, owner=self._state.bot)
        again.created = again.members[self._state.bot.id] = self._state.clock()
        self._state.channels[thread] = again
        await self._events.send_channel("CREATE", again)
        return again

    async def archive(self, thread: Channel, *, locked: bool = False) -> None:
        """Archive a thread, as happens when nobody writes in it."""
        thread.archived, thread.locked = True, locked
        await self._events.send_channel("UPDATE", thread)

    async def unlock(self, thread: Channel) -> None:
        """Reopen an archived thread, as a moderator may."""
        thread.archived = thread.locked = False
        await self._events.send_channel("UPDATE", thread)

    async def delete_channel(self, channel: Channel) -> None:
        """Delete a channel or thread. Discord sends no events for the threads of a deleted channel."""
        self._state.remove_channel(channel)
        await self._events.send_channel("DELETE", channel)

    async def delete_message(self, message: SeenMessage) -> None:
        """Delete a message, as a moderator may."""
        await self._events.send_message_deleted(message.channel.delete(message.id))

    def leave(self, person: Person, guild: Guild) -> None:
        """Let a person leave a guild. The bot gets no event, since it lacks the intent for members
        (https://docs.discord.com/developers/events/gateway#gateway-intents)."""
        guild.departed.add(person.id)

    async def hide(self, channel: Channel, person: Person) -> None:
        """Hide a channel from a person, and send the event to the bot."""
        channel.overwrites[person.id] = (0, bits("view_channel"))
        await self._events.send_channel("UPDATE", channel)

    async def remove_bot(self, guild: Guild | None = None) -> None:
        """Remove the bot from a guild, by default from the first one."""
        guild = guild or self._state.home
        guild.inside = False
        for channel in self._channels_of(guild):
            self.deny(channel, "view_channel")
        await self._events.send_guild_left(guild)

    async def invite_bot(self, guild: Guild | None = None) -> None:
        """Add the bot to a guild again, by default to the first one."""
        guild = guild or self._state.home
        guild.inside = True
        for channel in self._channels_of(guild):
            self.allow(channel, "view_channel")
        await self._events.send_guild_joined(guild)

    def _channels_of(self, guild: Guild) -> list[Channel]:
        return [channel for channel in self._state.channels.values() if channel.guild is guild]

    async def change_rights(
        self, channel: Channel | None, *, take: Sequence[str] = (), give: Sequence[str] = ()
    ) -> None:
        """Deny the bot permissions in a channel and allow it others, and send the event. Without a channel, change
        those of its role instead."""
        home = self._state.home
        for place in (
            [channel] if channel else [place for place in self._state.channels.values() if place.guild is home]
        ):
            self.deny(place, *take)
            self.allow(place, *give)
        await (
            self._events.send_channel("UPDATE", channel)
            if channel
            else self._events.send_role("UPDATE", home.roles[home.bot_role])
        )

    def deny(self, channel: Channel, *names: str) -> None:
        """Deny the bot permissions such as "send_messages" in a channel."""
        assert channel.guild is not None
        allow, deny = channel.overwrites.get(channel.guild.bot_role, (0, 0))
        channel.overwrites[channel.guild.bot_role] = (allow & ~bits(*names), deny | bits(*names))

    def allow(self, channel: Channel, *names: str) -> None:
        """Allow the bot permissions in a channel, such as "send_messages", which its role may lack."""
        assert channel.guild is not None
        allow, deny = channel.overwrites.get(channel.guild.bot_role, (0, 0))
        channel.overwrites[channel.guild.bot_role] = (allow | bits(*names), deny & ~bits(*names))


class Forums:
    """Open forums and change their tags."""

    def __init__(self, state: State, events: Events) -> None:
        self._state = state
        self._events = events

    async def open(self, name: str, *tags: str) -> Channel:
        """Create a forum with tags of these names in the first guild, and send the event to the bot. Raises ApiError if
        Discord would refuse it."""
        new_tags = [Tag(self._state.flakes.next(), tag) for tag in tags]
        check_tags(new_tags)
        forum = self._state.add_channel(name, kind=FORUM)
        forum.tags = new_tags
        await self._events.send_channel("CREATE", forum)
        return forum

    async def change_tags(self, forum: Channel, *tags: str) -> None:
        """Give a forum other tags. A tag whose name stays keeps its id. Raises ApiError if Discord would refuse
        them."""
        tag_by_name = {tag.name: tag for tag in forum.tags}
        new_tags = [tag_by_name.get(name) or Tag(self._state.flakes.next(), name) for name in tags]
        check_tags(new_tags)
        forum.tags = new_tags
        await self._events.send_channel("UPDATE", forum)


class Roles:
    """Changes roles and their members."""

    def __init__(self, state: State, events: Events) -> None:
        self._state = state
        self._events = events

    async def add(self, name: str, *names: str, mentionable: bool = False) -> Role:
        """Create a role with these permissions."""
        role = self._state.add_role(name, bits(*names))
        role.mentionable = mentionable
        await self._events.send_role("CREATE", role)
        return role

    async def delete(self, role: Role) -> None:
        """Delete a role, and remove it from its members."""
        del self._state.home.roles[role.id]
        for user in self._state.users.values():
            user.roles.discard(role.id)
        for channel in self._state.channels.values():
            channel.overwrites.pop(role.id, None)
        await self._events.send_role("DELETE", role)

    def give(self, person: Person, role: Role) -> None:
        """Give a person a role. The bot gets no event, since it lacks the privileged intent."""
        person.user.roles.add(role.id)
        self._state.wake_waiters()

    def take(self, person: Person, role: Role) -> None:
        """Remove a role from a member."""
        person.user.roles.discard(role.id)
        self._state.wake_waiters()

    async def give_to_bot(self, role: Role) -> None:
        """Give the bot a role, and send the event to the bot."""
        self._state.bot.roles.add(role.id)
        await self._events.send_own_roles()

    async def take_from_bot(self, role: Role) -> None:
        """Remove a role from the bot, and send the event to the bot."""
        self._state.bot.roles.discard(role.id)
        await self._events.send_own_roles()

    async def set_permissions(
        self, channel: Channel, role: Role | None, *, give: Sequence[str] = (), take: Sequence[str] = ()
    ) -> None:
        """Set the permissions of a role in a channel. Without a role, set those of everybody, which roles may
        override."""
        assert channel.guild is not None
        channel.overwrites[role.id if role else channel.guild.id] = (bits(*give), bits(*take))
        await self._events.send_channel("UPDATE", channel)

    async def hide_channel(self, channel: Channel, person: Person) -> None:
        """Hide a channel from a person."""
        channel.overwrites[person.id] = (0, bits("view_channel"))
        await self._events.send_channel("UPDATE", channel)
