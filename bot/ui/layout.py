"""Messages made of layout components: a text, pictures one below the other, controls; and how to read such messages.

Each picture has its own gallery, since two pictures in a gallery would be shown at half the width
(https://docs.discord.com/developers/components/reference#media-gallery). A message with layout components can never be
changed to the other kind, so every message that may replace a private one has layout components, too.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol, cast
from urllib.parse import urlsplit

import discord
from msgspec import Struct

from bot.model import limits
from bot.ui.components import Component, Control, Controls, cut_text

_ROW_TYPE, _TEXT_TYPE, _GALLERY_TYPE = 1, 10, 12
"""Types of components: a row of controls, a text, a gallery
(https://docs.discord.com/developers/components/reference#component-object-component-types)."""


class _Components:
    """Components instead of a discord.py view. discord.py does not store them: the bot recognizes its controls by
    their custom ids."""

    __discord_ui_view__ = True
    timeout = None

    def __init__(self, components: list[Component], *, layout: bool) -> None:
        self._components = components
        self._layout = layout

    def to_components(self) -> list[Component]:
        """Return the components in Discord's format."""
        return self._components

    def has_components_v2(self) -> bool:
        """Whether the message is made of layout components."""
        return self._layout

    def is_finished(self) -> bool:
        """Whether discord.py should stop listening to the controls. Always True."""
        return True

    def is_dispatchable(self) -> bool:
        """Whether discord.py should listen to the controls."""
        return False


class ShownPicture(Protocol):
    """A picture: the name of its file, and its description."""

    @property
    def name(self) -> str:
        """Return the name of the file."""
        ...

    @property
    def alt(self) -> str:
        """Return the description of the picture."""
        ...


class Picture(Struct, frozen=True):
    """A picture of a message. `name`: the name of the file. `alt`: its description. `id`: Discord's id of the file, or
    0 if it is unknown."""

    name: str
    alt: str
    id: int = 0

    def to_dict(self) -> dict[str, object]:
        """Return the JSON object with which an edit keeps the file
        (https://docs.discord.com/developers/resources/message#edit-message)."""
        return {"id": str(self.id)}


def layout_of(
    text: str, controls: Controls | None = None, pictures: Iterable[ShownPicture] = (), note: Sequence[str] = ()
) -> discord.ui.LayoutView:
    """Return a message made of layout components: first its text, which a notification shows and which is cut if it is
    too long, then pictures, controls, and the lines of `note` in small type."""
    components: list[Component] = [{"type": _TEXT_TYPE, "content": cut_text(text, limits.LAYOUT_TEXT_LENGTH)}]
    components += [{"type": _GALLERY_TYPE, "items": [_gallery_item(picture)]} for picture in pictures]
    components += _row_components(controls)
    if note:
        components.append({"type": _TEXT_TYPE, "content": "\n".join(f"-# {line}" for line in note)})
    return cast("discord.ui.LayoutView", _Components(components, layout=True))


def view_of_controls(controls: Controls | None) -> discord.ui.View | None:
    """Return the controls of a message without layout components, or None if it has no controls."""
    return (
        cast("discord.ui.View", _Components(_row_components(controls), layout=False)) if controls is not None else None
    )


def _gallery_item(picture: ShownPicture) -> Component:
    item: Component = {"media": {"url": f"attachment://{picture.name}"}}
    return {**item, "description": picture.alt} if picture.alt else item


def _row_components(controls: Controls | None) -> list[Component]:
    shown = divide_into_rows(controls.children if controls is not None else ())
    return [{"type": _ROW_TYPE, "components": [control.to_dict() for control in row]} for row in shown]


def divide_into_rows(controls: Sequence[Control]) -> list[list[Control]]:
    """Return the controls in rows. Controls with a fixed row get it, and the others go into the first row with room."""
    rows: dict[int, list[Control]] = {}
    for control in controls:
        place = control.row if control.row is not None else 0
        while (
            control.row is None
            and sum(placed.width for placed in rows.get(place, ())) + control.width > limits.BUTTONS_IN_ROW
        ):
            place += 1
        rows.setdefault(place, []).append(control)
    return [rows[place] for place in sorted(rows)]


def text_of(message: discord.Message) -> str:
    """Return the text of a message, with or without layout components."""
    texts = [component.content for component in message.components if isinstance(component, discord.TextDisplay)]
    return "\n".join((message.content, *texts)).strip()


def has_controls(message: discord.Message) -> bool:
    """Whether a message has buttons or menus."""
    return any(isinstance(component, discord.ActionRow) for component in message.components)


def pictures_in(components: Iterable[Mapping[str, Any]]) -> tuple[Picture, ...]:
    """Return the pictures in the galleries of a message with these components, in order."""
    items = (item for component in components if component["type"] == _GALLERY_TYPE for item in component["items"])
    return tuple(
        Picture(_file_name(item["media"]["url"]), item.get("description") or "", int(item["media"]["attachment_id"]))
        for item in items
        if item["media"].get("attachment_id")
    )


def pictures_of(message: discord.Message) -> tuple[Picture, ...]:
    """Return the pictures that a message on Discord shows in its galleries, in order."""
    return tuple(_find_pictures(message))


def _find_pictures(message: discord.Message) -> Iterator[Picture]:
    for gallery in message.components:
        for item in gallery.items if isinstance(gallery, discord.MediaGalleryComponent) else ():
            if item.media.attachment_id is not None:
                yield Picture(_file_name(item.media.url), item.description or "", item.media.attachment_id)


def _file_name(url: str) -> str:
    return urlsplit(url).path.rpartition("/")[2]
