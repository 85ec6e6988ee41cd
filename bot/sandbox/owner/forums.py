"""Forums and their tags, changed as a guild's owner would."""

from bot.sandbox.events import Events
from bot.sandbox.limits.forums import check_tags
from bot.sandbox.model import FORUM, Channel, Tag
from bot.sandbox.state import State


class Forums:
    """Open forums and change their tags."""

    def __init__(self, state: State, events: Events) -> None:
        self._state = state
        self._events = events

    async def open(self, name: str, *tags: str) -> Channel:
        """Open a forum with tags of these names in the first guild, and send the event to the bot. Raises ApiError for
        what Discord refuses."""
        made = [Tag(self._state.flakes.next(), tag) for tag in tags]
        check_tags(made)
        forum = self._state.add_channel(name, kind=FORUM)
        forum.tags = made
        await self._events.channel("CREATE", forum)
        return forum

    async def change_tags(self, forum: Channel, *tags: str) -> None:
        """Give a forum other tags: those of the same name stay the same. Raises ApiError for what Discord refuses."""
        known = {tag.name: tag for tag in forum.tags}
        changed = [known.get(name) or Tag(self._state.flakes.next(), name) for name in tags]
        check_tags(changed)
        forum.tags = changed
        await self._events.channel("UPDATE", forum)
