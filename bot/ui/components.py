"""The controls on messages: a button, a menu, and a menu of people, which find their way back after a restart."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeAlias, cast

import discord

from bot.ui.custom_id import BUTTON, MENU, PEOPLE, Address, address, pattern

Interaction: TypeAlias = discord.Interaction[discord.Client]
Style = discord.ButtonStyle


class Pressable(Protocol):
    """What the client does when a control is used; `chosen` is what was taken from a menu."""

    async def pressed(self, interaction: Interaction, address: Address, chosen: Sequence[str]) -> None:
        """Answer the press, whatever happens."""
        ...


class Press(discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]], template=pattern(BUTTON)):
    """A button that carries its address."""

    def __init__(
        self, address: Address, label: str = "", style: Style = Style.secondary, row: int | None = None
    ) -> None:
        super().__init__(discord.ui.Button(label=label[:80], style=style, custom_id=address.custom_id(), row=row))
        self.at = address

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: discord.ui.Item[discord.ui.View], match: re.Match[str], /
    ) -> "Press":
        """The button again, from what Discord kept of it."""
        return cls(address(match), "…")

    async def callback(self, interaction: Interaction) -> None:
        """Hand the press to the client."""
        await cast("Pressable", interaction.client).pressed(interaction, self.at, ())


class Menu(discord.ui.DynamicItem[discord.ui.Select[discord.ui.View]], template=pattern(MENU)):
    """A menu that carries its address; each option adds a word to it. `details` stand below options,
    `default` is the one that is chosen already."""

    def __init__(
        self,
        address: Address,
        options: Sequence[tuple[str, str]],
        hint: str = "",
        row: int | None = None,
        details: Mapping[str, str] | None = None,
        default: str | None = None,
    ) -> None:
        told = {value: detail[:100] for value, detail in (details or {}).items()}
        shown = [
            discord.SelectOption(label=label[:100], value=value, description=told.get(value), default=value == default)
            for value, label in options
        ]
        select: discord.ui.Select[discord.ui.View] = discord.ui.Select(
            custom_id=address.custom_id(MENU), options=shown, placeholder=hint[:150] or None, row=row
        )
        super().__init__(select)
        self.at = address

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: discord.ui.Item[discord.ui.View], match: re.Match[str], /
    ) -> "Menu":
        """The menu again, from what Discord kept of it."""
        return cls(address(match), ())

    async def callback(self, interaction: Interaction) -> None:
        """Hand the choice to the client."""
        data = cast("discord.types.interactions.SelectMessageComponentInteractionData", interaction.data)
        await cast("Pressable", interaction.client).pressed(interaction, self.at, data["values"])


class PeopleMenu(discord.ui.DynamicItem[discord.ui.UserSelect[discord.ui.View]], template=pattern(PEOPLE)):
    """A menu of the people of a server, of whom up to `most` can be chosen, 25 at most
    (https://docs.discord.com/developers/components/reference#user-select)."""

    def __init__(self, address: Address, hint: str = "", most: int = 1, row: int | None = None) -> None:
        select: discord.ui.UserSelect[discord.ui.View] = discord.ui.UserSelect(
            custom_id=address.custom_id(PEOPLE), placeholder=hint[:150] or None, max_values=min(most, 25), row=row
        )
        super().__init__(select)
        self.at = address

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: discord.ui.Item[discord.ui.View], match: re.Match[str], /
    ) -> "PeopleMenu":
        """The menu again, from what Discord kept of it."""
        return cls(address(match))

    async def callback(self, interaction: Interaction) -> None:
        """Hand the choice to the client."""
        data = cast("discord.types.interactions.SelectMessageComponentInteractionData", interaction.data)
        await cast("Pressable", interaction.client).pressed(interaction, self.at, data["values"])


def people_in(interaction: Interaction) -> Mapping[int, bool]:
    """Return whom a menu of people names, as Discord tells of them, and of each whether it is a bot."""
    data = cast("Mapping[str, Any]", interaction.data or {})
    users = (data.get("resolved") or {}).get("users") or {}
    return {int(number): bool(user.get("bot")) for number, user in users.items()}


def unwatched() -> discord.ui.View:
    """A view to put our controls in, which find their way back by themselves: discord.py is not to keep it for that,
    as it would for a quarter of an hour and longer."""
    view = discord.ui.View(timeout=None)
    view.stop()
    return view


def shown(interaction: Interaction, custom_id: str) -> bool:
    """Whether the message still has the control that was used; discord.py knows nothing of one that is gone."""
    rows = interaction.message.components if interaction.message else ()
    inside = (child for row in rows if isinstance(row, discord.ActionRow) for child in row.children)
    return any(child.custom_id == custom_id for child in inside)
