"""The controls of messages, buttons and menus, which still work after a restart; and attached files.

They are converted to Discord's format directly: discord.py would make several objects for each, with parents and
timeouts.
"""

import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, ClassVar, NamedTuple, Protocol, TypeAlias, TypeVar, cast

import discord
from msgspec import Struct

from bot.model import limits
from bot.text.direction import without_open_isolates
from bot.text.signs import Emoji
from bot.ui.custom_id import MENU_KIND, PEOPLE_KIND, Address

Interaction: TypeAlias = discord.Interaction[discord.Client]
Component: TypeAlias = "dict[str, object]"
"""A component in Discord's format (https://docs.discord.com/developers/components/reference)."""
Style = discord.ButtonStyle
T = TypeVar("T")


def cut_text(text: str, room: int) -> str:
    """Return `text`, cut after a whole word and followed by an ellipsis if it has more than `room` characters. A single
    long word is cut in the middle."""
    if len(text) <= room:
        return text
    words = text[:room].rpartition(" ")[0].rstrip(" ,;:·–+")
    return without_open_isolates(words or text[: room - 1]) + "…"


def split_into_menus(choices: Sequence[T]) -> list[Sequence[T]]:
    """Return choices divided into as few parts as menus need, all of nearly the same length."""
    count = -(-len(choices) // limits.OPTIONS_IN_MENU)
    ends = [place * len(choices) // count for place in range(count + 1)] if count else []
    return [choices[start:end] for start, end in pairwise(ends)]


class Control(Protocol):
    """A button or a menu."""

    @property
    def width(self) -> int:
        """Return the number of places that the control takes in a row."""
        ...

    @property
    def row(self) -> int | None:
        """Return the row in which the control must be, or None for any row."""
        ...

    def to_dict(self) -> Component:
        """Return the control as a JSON object for Discord."""
        ...


@dataclass(slots=True)
class PressButton:
    """A button that carries its address. A label that is too long is cut between two words.

    `address`: the address that a press goes to.
    `label`: its text.
    `style`: its colour.
    `row`: its row, or None for the first one with room.
    `disabled`: whether it cannot be pressed.
    `sign`: the sign in front of its label.
    `width`: the number of places that it takes in a row.
    """

    address: Address
    label: str = ""
    style: Style = Style.secondary
    row: int | None = None
    disabled: bool = False
    sign: Emoji | None = None
    width: ClassVar[int] = 1

    def __post_init__(self) -> None:
        self.label = cut_text(self.label, limits.BUTTON_LABEL_LENGTH)

    @property
    def custom_id(self) -> str:
        """Return the custom id for the button's address."""
        return self.address.custom_id()

    def to_dict(self) -> Component:
        """Return the button as a JSON object for Discord
        (https://docs.discord.com/developers/components/reference#button)."""
        component: Component = {
            "type": 2,
            "style": self.style.value,
            "label": self.label,
            "custom_id": self.address.custom_id(),
        }
        if self.sign is not None:
            component["emoji"] = self.sign.to_dict()
        return {**component, "disabled": True} if self.disabled else component


class LinkButton(Struct, frozen=True):
    """A button that leads to a web address. Pressing it sends nothing to the bot.

    `address`: the web address.
    `label`: its text, which is cut if it is too long.
    `row`: its row, or None for the first one with room.
    `width`: the number of places that it takes in a row.
    """

    address: str
    label: str
    row: int | None = None
    width: ClassVar[int] = 1

    def to_dict(self) -> Component:
        """Return the button as a JSON object for Discord
        (https://docs.discord.com/developers/components/reference#button)."""
        return {
            "type": 2,
            "style": Style.link.value,
            "label": cut_text(self.label, limits.BUTTON_LABEL_LENGTH),
            "url": self.address,
        }


class MenuOption(NamedTuple):
    """One option of a menu.

    `value`: the value that is sent if it is chosen.
    `label`: its text.
    `description`: the small text below the label.
    `default`: whether it is already chosen.
    `sign`: the emoji in front of the label.
    """

    value: str
    label: str
    description: str = ""
    default: bool = False
    sign: Emoji | None = None

    def to_dict(self) -> Component:
        """Return the option as a JSON object for Discord."""
        component: Component = {"value": self.value, "label": self.label}
        if self.sign is not None:
            component["emoji"] = self.sign.to_dict()
        if self.description:
            component["description"] = self.description
        return {**component, "default": True} if self.default else component


class Menu:
    """A menu that carries its address, to which the chosen option adds a word. Labels and details that are too long are
    cut.

    `options`: the value and label of each option, at most `limits.OPTIONS_IN_MENU`. `hint`: the text shown while
        nothing is chosen. `details`: texts below options, by value. `default`: the value that is already chosen.
        `signs`: signs in front of labels, by value.
    """

    width: ClassVar[int] = limits.BUTTONS_IN_ROW

    def __init__(
        self,
        address: Address,
        options: Sequence[tuple[str, str]],
        hint: str = "",
        row: int | None = None,
        details: Mapping[str, str] | None = None,
        default: str | None = None,
        signs: Mapping[str, Emoji | None] | None = None,
    ) -> None:
        detail_by_value, sign_by_value = details or {}, signs or {}
        self.address = address
        self.row = row
        self.hint = cut_text(hint, limits.MENU_HINT_LENGTH)
        self.options = [
            MenuOption(
                value,
                cut_text(label, limits.OPTION_TEXT_LENGTH),
                cut_text(detail_by_value.get(value, ""), limits.OPTION_TEXT_LENGTH),
                value == default,
                sign_by_value.get(value),
            )
            for value, label in options
        ]

    @property
    def custom_id(self) -> str:
        """Return the custom id for the menu's address."""
        return self.address.custom_id(MENU_KIND)

    def to_dict(self) -> Component:
        """Return the menu as a JSON object for Discord
        (https://docs.discord.com/developers/components/reference#string-select)."""
        options = [option.to_dict() for option in self.options]
        component: Component = {"type": 3, "custom_id": self.custom_id, "options": options}
        return {**component, "placeholder": self.hint} if self.hint else component


class PeopleMenu(Struct, frozen=True):
    """A menu of the people on a server, from which up to `most` can be chosen (at most `limits.PEOPLE_IN_MENU`).

    `address`: the address that a choice goes to.
    `hint`: the text shown while nobody is chosen.
    `row`: its row, or None for the first one with room.
    `width`: the number of places that it takes in a row.
    """

    address: Address
    hint: str = ""
    most: int = 1
    row: int | None = None
    width: ClassVar[int] = limits.BUTTONS_IN_ROW

    @property
    def custom_id(self) -> str:
        """Return the custom id for the menu's address."""
        return self.address.custom_id(PEOPLE_KIND)

    def to_dict(self) -> Component:
        """Return the menu as a JSON object for Discord
        (https://docs.discord.com/developers/components/reference#user-select)."""
        component: Component = {
            "type": 5,
            "custom_id": self.custom_id,
            "max_values": min(self.most, limits.PEOPLE_IN_MENU),
        }
        return {**component, "placeholder": cut_text(self.hint, limits.MENU_HINT_LENGTH)} if self.hint else component


@dataclass(slots=True)
class Controls:
    """The buttons and menus of a message, in order."""

    children: list[Control] = field(default_factory=list)

    def add(self, control: Control) -> None:
        """Add a control after the others."""
        self.children.append(control)


def chosen_people(interaction: Interaction) -> Mapping[int, bool]:
    """Return the people chosen in a menu, from Discord's data, each with whether they are a bot."""
    data = cast("Mapping[str, Any]", interaction.data or {})
    users = (data.get("resolved") or {}).get("users") or {}
    return {int(user_id): bool(user.get("bot")) for user_id, user in users.items()}


class File(discord.File):
    """An attachment. `alt`: its description, for people who cannot see it. Its bytes are freed once it is sent, because
    discord.py makes them part of a reference cycle."""

    def __init__(self, data: bytes, name: str, alt: str = "") -> None:
        super().__init__(io.BytesIO(data), name, description=alt or None)

    def close(self) -> None:
        """Close the file and free its bytes."""
        super().close()
        self.fp.close()
        vars(self.fp).clear()  # discord.py stores a bound method there, which keeps the object alive
