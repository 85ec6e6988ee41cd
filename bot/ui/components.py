"""The controls on messages, buttons and menus, which carry what they do and so outlive the process; and files."""

import io
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, TypeAlias, TypeVar, cast

import discord

from bot.model import limits
from bot.text.direction import closed
from bot.ui.custom_id import MENU, PEOPLE, Address

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


class _Alone:
    """A control that does not know its view: as the view knows it, both would be freed by nothing but the garbage
    collector."""

    def _update_view(self, view: object) -> None:
        """Leave the view aside, which discord.py tells here."""


class Press(_Alone, discord.ui.Button[discord.ui.View]):
    """A button that carries its address. A label that is too long is cut between two words."""

    def __init__(
        self, address: Address, label: str = "", style: Style = Style.secondary, row: int | None = None
    ) -> None:
        label = cut(label, limits.BUTTON_LABEL)
        super().__init__(label=label, style=style, custom_id=address.custom_id(), row=row)
        self.address = address


class Menu(_Alone, discord.ui.Select[discord.ui.View]):
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
        super().__init__(
            custom_id=address.custom_id(MENU), options=shown, placeholder=cut(hint, limits.HINT) or None, row=row
        )
        self.address = address


class PeopleMenu(_Alone, discord.ui.UserSelect[discord.ui.View]):
    """A menu of the people of a server, of whom up to `most` can be chosen, `limits.PEOPLE` at most."""

    def __init__(self, address: Address, hint: str = "", most: int = 1, row: int | None = None) -> None:
        super().__init__(
            custom_id=address.custom_id(PEOPLE),
            placeholder=cut(hint, limits.HINT) or None,
            max_values=min(most, limits.PEOPLE),
            row=row,
        )
        self.address = address


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
    discord.py ties them into a reference cycle."""

    def __init__(self, data: bytes, name: str, alt: str = "") -> None:
        super().__init__(io.BytesIO(data), name, description=alt or None)

    def close(self) -> None:
        """Close the file and free its bytes."""
        super().close()
        self.fp.close()
        vars(self.fp).clear()  # its own method, which discord.py has put there
