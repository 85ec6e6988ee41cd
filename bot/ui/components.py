"""The two controls on every message, a button and a menu, which are found again after a restart; and attached files."""

import io
import re
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Protocol, TypeAlias, TypeVar, cast

import discord

from bot.model import limits
from bot.text.direction import closed
from bot.ui.custom_id import BUTTON, MENU, PEOPLE, Address, address, pattern

Interaction: TypeAlias = discord.Interaction[discord.Client]
Style = discord.ButtonStyle
T = TypeVar("T")


def cut(text: str, room: int) -> str:
    """Return `text`; where it has more than `room` characters, as many whole words as fit, and an ellipsis. A word that
    is too long by itself is cut."""
    if len(text) <= room:
        return text
    words = text[:room].rpartition(" ")[0].rstrip(" ,;:·–+")
    return closed(words or text[: room - 1]) + "…"


def shelves(choices: Sequence[T]) -> list[Sequence[T]]:
    """Return choices in the parts that menus have room for, as few as it takes and all of nearly the same length."""
    count = -(-len(choices) // limits.OPTIONS)
    ends = [place * len(choices) // count for place in range(count + 1)] if count else []
    return [choices[start:end] for start, end in pairwise(ends)]


class Pressable(Protocol):
    """The client, as far as a control knows it."""

    async def pressed(self, interaction: Interaction, address: Address, chosen: Sequence[str]) -> None:
        """Answer a press; whatever it raises is told to the person. `chosen`: what was taken from a menu."""
        ...


class Press(discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]], template=pattern(BUTTON)):
    """A button that carries its address. A label that is too long is cut between two words."""

    def __init__(
        self, address: Address, label: str = "", style: Style = Style.secondary, row: int | None = None
    ) -> None:
        label = cut(label, limits.BUTTON_LABEL)
        super().__init__(discord.ui.Button(label=label, style=style, custom_id=address.custom_id(), row=row))
        self.address = address

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: discord.ui.Item[discord.ui.View], match: re.Match[str], /
    ) -> "Press":
        """Return the button that a custom id stands for."""
        return cls(address(match), "…")

    async def callback(self, interaction: Interaction) -> None:
        """Call the client with the address."""
        await cast("Pressable", interaction.client).pressed(interaction, self.address, ())


class Menu(discord.ui.DynamicItem[discord.ui.Select[discord.ui.View]], template=pattern(MENU)):
    """A menu that carries its address; the chosen option is a word more.

    `options`: value and label of each, at most `limits.OPTIONS`. `hint`: shown while nothing is chosen. `details`:
    texts under options, by value. `default`: the value that is chosen already. Labels and details that are too long are
    cut.
    """

    def __init__(
        self,
        address: Address,
        options: Sequence[tuple[str, str]],
        hint: str = "",
        row: int | None = None,
        details: Mapping[str, str] | None = None,
        default: str | None = None,
    ) -> None:
        texts = {value: cut(detail, limits.OPTION_TEXT) for value, detail in (details or {}).items()}
        shown = [
            discord.SelectOption(label=label, value=value, description=texts.get(value), default=value == default)
            for value, label in ((value, cut(label, limits.OPTION_TEXT)) for value, label in options)
        ]
        select: discord.ui.Select[discord.ui.View] = discord.ui.Select(
            custom_id=address.custom_id(MENU), options=shown, placeholder=cut(hint, limits.HINT) or None, row=row
        )
        super().__init__(select)
        self.address = address

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: discord.ui.Item[discord.ui.View], match: re.Match[str], /
    ) -> "Menu":
        """Return the menu that a custom id stands for."""
        return cls(address(match), ())

    async def callback(self, interaction: Interaction) -> None:
        """Call the client with the address and the choice."""
        data = cast("discord.types.interactions.SelectMessageComponentInteractionData", interaction.data)
        await cast("Pressable", interaction.client).pressed(interaction, self.address, data["values"])


class PeopleMenu(discord.ui.DynamicItem[discord.ui.UserSelect[discord.ui.View]], template=pattern(PEOPLE)):
    """A menu of the people of a server, of whom up to `most` can be chosen, `limits.PEOPLE` at most."""

    def __init__(self, address: Address, hint: str = "", most: int = 1, row: int | None = None) -> None:
        select: discord.ui.UserSelect[discord.ui.View] = discord.ui.UserSelect(
            custom_id=address.custom_id(PEOPLE),
            placeholder=cut(hint, limits.HINT) or None,
            max_values=min(most, limits.PEOPLE),
            row=row,
        )
        super().__init__(select)
        self.address = address

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: discord.ui.Item[discord.ui.View], match: re.Match[str], /
    ) -> "PeopleMenu":
        """Return the menu that a custom id stands for."""
        return cls(address(match))

    async def callback(self, interaction: Interaction) -> None:
        """Call the client with the address and the choice."""
        data = cast("discord.types.interactions.SelectMessageComponentInteractionData", interaction.data)
        await cast("Pressable", interaction.client).pressed(interaction, self.address, data["values"])


def people_in(interaction: Interaction) -> Mapping[int, bool]:
    """Return whom a menu of people names, as Discord tells of them, and of each whether it is a bot."""
    data = cast("Mapping[str, Any]", interaction.data or {})
    users = (data.get("resolved") or {}).get("users") or {}
    return {int(number): bool(user.get("bot")) for number, user in users.items()}


def unwatched() -> discord.ui.View:
    """Return an empty view that discord.py does not keep after it was sent: our controls are found again by their
    custom ids."""
    view = discord.ui.View(timeout=None)
    view.stop()
    return view


class File(discord.File):
    """An attachment. `alt`: its description, for whoever cannot see it. Its bytes are freed once it was sent:
    discord.py ties them into a reference cycle, in which pictures would pile up until the garbage collector runs."""

    def __init__(self, data: bytes, name: str, alt: str = "") -> None:
        super().__init__(io.BytesIO(data), name, description=alt or None)

    def close(self) -> None:
        """Close the file and free its bytes."""
        super().close()
        self.fp.close()
