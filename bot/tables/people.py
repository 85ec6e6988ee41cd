"""How each person wants to be talked to."""

from contextlib import suppress
from dataclasses import replace

from bot.model.person import Person
from bot.model.quiet_hours import QuietHours
from bot.store.database import StoreUnavailable
from bot.store.people import PersonStore


class People:
    """Everybody's settings."""

    def __init__(self, settings: PersonStore) -> None:
        self._settings = settings

    async def find(self, user: int) -> Person:
        """The settings of `user`, the usual ones for whom we do not know."""
        return await self._settings.find(user)

    async def speak(self, user: int, language: str | None) -> None:
        """Use `language` with them from now on; None: the one their Discord uses."""
        await self._settings.keep(replace(await self.find(user), language=language))

    async def met(self, user: int, client: str) -> Person:
        """Their settings, now that their Discord has been heard speaking `client`."""
        person = await self.find(user)
        if person.client != client:
            person = replace(person, client=client)
            # What they speak is told again with the next thing they do.
            with suppress(StoreUnavailable):
                await self._settings.keep(person)
        return person

    async def write_to(self, user: int, dm: bool) -> None:
        """Send them direct messages, or none; wishing for them says that they are open again."""
        await self._settings.keep(replace(await self.find(user), dm=dm, dm_closed=False))

    async def leave_in_peace(self, user: int, quiet: QuietHours | None) -> None:
        """Do not ping them in these hours; None: they may be pinged at any time."""
        await self._settings.keep(replace(await self.find(user), quiet=quiet))

    async def paint(self, user: int, theme: str | None) -> None:
        """Use `theme` in the pictures for them from now on; None: that of the table."""
        await self._settings.keep(replace(await self.find(user), theme=theme))

    async def closed(self, user: int) -> None:
        """Remember that Discord does not deliver our direct messages to them."""
        await self._settings.keep(replace(await self.find(user), dm_closed=True))
