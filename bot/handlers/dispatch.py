"""The registry of controls: the act named in the custom id of a button or menu, and its handler."""

import re
from collections.abc import Awaitable, Callable
from importlib import import_module
from pkgutil import walk_packages
from typing import TypeAlias

from msgspec import Struct

import bot.handlers
from bot.handlers.permissions import require_access
from bot.handlers.services import Services
from bot.tables.live_table import LiveTable
from bot.ui.components import Interaction
from bot.ui.custom_id import Address
from engine.game import Words

_NUMBER_PATTERN = re.compile(r"[0-9]{1,19}")
_MAX_ID = 2**63 - 1
"""The largest number for which SQLite can search. Discord's ids are smaller
(https://docs.discord.com/developers/reference#snowflakes)."""


class UnknownControl(Exception):
    """Raised for an address whose words belong to no control of the bot."""


class PressedControl(Struct, frozen=True):
    """A use of a button or menu.

    `services`: the parts of the bot. `interaction`: the interaction to answer. `address`: the address in the custom id.
        `chosen_values`: the values chosen from a menu.
    """

    services: Services
    interaction: Interaction
    address: Address
    chosen_values: Words = ()

    @property
    def user(self) -> int:
        """Return the id of the person who pressed."""
        return self.interaction.user.id

    @property
    def words(self) -> Words:
        """Return the words of the address, followed by those chosen from a menu."""
        return (*self.address.words, *self.chosen_values)

    async def find_table(self) -> LiveTable:
        """Return the table that the address names. Raises NoTable or NotSeated, including when the person may not see
        the table."""
        table = await self.services.tables.find(self.address.table)
        require_access(self.interaction, table)
        return table

    def number_at(self, index: int) -> int:
        """Return the number at `index` among the words. Raises UnknownControl if that word is not a number."""
        self.require_valid(index < len(self.words) and _NUMBER_PATTERN.fullmatch(self.words[index]) is not None)
        self.require_valid(int(self.words[index]) <= _MAX_ID)
        return int(self.words[index])

    def require_valid(self, is_valid: bool) -> None:
        """Raise UnknownControl unless `is_valid`, which is true of the words of every control that the bot makes."""
        if not is_valid:
            raise UnknownControl


ControlHandler: TypeAlias = Callable[[PressedControl], Awaitable[None]]

HANDLERS_BY_ACT: dict[str, ControlHandler] = {}
"""All acts by name, complete once `import_handlers` has run."""


def on(*names: str) -> Callable[[ControlHandler], ControlHandler]:
    """Register a function as the handler of these acts. Raises ValueError for a name that is already taken."""

    def register(act: ControlHandler) -> ControlHandler:
        for name in names:
            if name in HANDLERS_BY_ACT:
                raise ValueError(f"two functions answer the act {name}")
            HANDLERS_BY_ACT[name] = act
        return act

    return register


def import_handlers() -> None:
    """Import every handler, so that all acts are registered."""
    for module in walk_packages(bot.handlers.__path__, "bot.handlers."):
        import_module(module.name)
