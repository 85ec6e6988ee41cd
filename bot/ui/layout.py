"""Messages made of layout components: a text, pictures one below the other, the controls; and what such a one shows.

Each picture is a gallery of its own: two in one gallery would be shown half as wide
(https://docs.discord.com/developers/components/reference#media-gallery).
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol
from urllib.parse import urlsplit

import discord

ROW = 5
"""Buttons in a row; a menu is as wide as all of them."""

Item = discord.ui.Item[Any]


class Content(Protocol):
    """What is written in a message, and its controls."""

    @property
    def text(self) -> str:
        """Return the text."""
        ...

    @property
    def controls(self) -> discord.ui.View | None:
        """Return the buttons and menus."""
        ...


class Shown(Protocol):
    """A picture by the name of its file, and what it shows."""

    @property
    def name(self) -> str:
        """Return the name of the file."""
        ...

    @property
    def alt(self) -> str:
        """Return what it shows, in words."""
        ...


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture that a message has. `id`: Discord's id of the file; `name`: of the file; `alt`: what it shows."""

    id: int
    name: str
    alt: str

    def to_dict(self) -> dict[str, object]:
        """Return how an edit names a file that stays
        (https://docs.discord.com/developers/resources/message#edit-message)."""
        return {"id": str(self.id)}


def laid_out(content: Content, pictures: Iterable[Shown] = ()) -> discord.ui.LayoutView:
    """Return a message: its text, which a notification shows, comes first."""
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(content.text))
    for picture in pictures:
        item = discord.MediaGalleryItem(f"attachment://{picture.name}", description=picture.alt or None)
        view.add_item(discord.ui.MediaGallery(item))
    for row in rows(content.controls.children if content.controls is not None else ()):
        view.add_item(discord.ui.ActionRow(*row))
    view.stop()
    return view


def rows(controls: Sequence[Item]) -> list[list[Item]]:
    """Return controls in rows: those that want one in theirs, each other one in the first that has room."""
    found: dict[int, list[Item]] = {}
    for control in controls:
        place = control.row if control.row is not None else 0
        while control.row is None and sum(one.width for one in found.get(place, ())) + control.width > ROW:
            place += 1
        found.setdefault(place, []).append(control)
    return [found[place] for place in sorted(found)]


def text_of(message: discord.Message) -> str:
    """Return what is written in a message, of either make."""
    texts = [one.content for one in message.components if isinstance(one, discord.TextDisplay)]
    return "\n".join((message.content, *texts)).strip()


def has_controls(message: discord.Message) -> bool:
    """Whether a message has buttons or menus."""
    return any(isinstance(one, discord.ActionRow) for one in message.components)


def pictures_of(message: discord.Message) -> tuple[Picture, ...]:
    """Return the pictures in the galleries of a message, in their order."""
    return tuple(_pictures(message))


def _pictures(message: discord.Message) -> Iterator[Picture]:
    for gallery in message.components:
        for item in gallery.items if isinstance(gallery, discord.MediaGalleryComponent) else ():
            if item.media.attachment_id is not None:
                name = urlsplit(item.media.url).path.rpartition("/")[2]
                yield Picture(item.media.attachment_id, name, item.description or "")
