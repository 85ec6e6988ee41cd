"""Change the first guild's roles and channel permissions, as its owner would."""

from collections.abc import Sequence

from bot.sandbox.events import Events
from bot.sandbox.model import Channel, Role
from bot.sandbox.people.person import Person
from bot.sandbox.permissions import bits
from bot.sandbox.state import State


class Roles:
    """Changes roles and their members."""

    def __init__(self, state: State, events: Events) -> None:
        self._state = state
        self._events = events

    async def add(self, name: str, *names: str, mentionable: bool = False) -> Role:
        """Create a role with these permissions."""
        role = self._state.add_role(name, bits(*names))
        role.mentionable = mentionable
        await self._events.role("CREATE", role)
        return role

    async def delete(self, role: Role) -> None:
        """Delete a role, and take it from its members."""
        del self._state.home.roles[role.id]
        for user in self._state.users.values():
            user.roles.discard(role.id)
        for channel in self._state.channels.values():
            channel.overwrites.pop(role.id, None)
        await self._events.role("DELETE", role)

    def give(self, person: Person, role: Role) -> None:
        """Give a person a role; without the privileged intent the bot gets no event."""
        person.user.roles.add(role.id)
        self._state.wake_waiters()

    def take(self, person: Person, role: Role) -> None:
        """Remove a role from a member."""
        person.user.roles.discard(role.id)
        self._state.wake_waiters()

    async def give_to_bot(self, role: Role) -> None:
        """Give the bot a role."""
        self._state.bot.roles.add(role.id)
        await self._events.own_roles()

    async def take_from_bot(self, role: Role) -> None:
        """Take a role from the bot."""
        self._state.bot.roles.discard(role.id)
        await self._events.own_roles()

    async def set_permissions(
        self, channel: Channel, role: Role | None, *, give: Sequence[str] = (), take: Sequence[str] = ()
    ) -> None:
        """Set the permissions of a role in a channel; None: of everybody, unless a role says otherwise."""
        assert channel.guild is not None
        channel.overwrites[role.id if role else channel.guild.id] = (bits(*give), bits(*take))
        await self._events.channel("UPDATE", channel)

    async def hide_channel(self, channel: Channel, person: Person) -> None:
        """Hide a channel from a person."""
        channel.overwrites[person.id] = (0, bits("view_channel"))
        await self._events.channel("UPDATE", channel)
