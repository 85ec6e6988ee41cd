"""Messages made of layout components: a text, pictures one below the other, the controls; and what such a one shows.

Each picture is a gallery of its own: two in one gallery would be shown half as wide
(https://docs.discord.com/developers/components/reference#media-gallery). A message that is made of such components
once is so for ever, so that whatever may take the place of a private message is one of them.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol
from urllib.parse import urlsplit

import discord

from bot.model import limits
from bot.ui.components import cut
from engine.values import quick

Item = discord.ui.Item[Any]


class Controls(Protocol):
    """Buttons and menus: a view, or more than one has room for."""

    @property
    def children(self) -> Sequence[Item]:
        """Return them in their order."""
        ...


@quick
@dataclass(frozen=True, slots=True)
class Controlled:
    """Controls in more rows than a message without a layout may have."""

    children: Sequence[Item]


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


@quick
@dataclass(frozen=True, slots=True)
class Picture:
    """A picture that a message has. `name`: of the file; `alt`: what it shows; `id`: Discord's id of the file, 0 where
    it is not known yet."""

    name: str
    alt: str
    id: int = 0

    def to_dict(self) -> dict[str, object]:
        """Return how an edit names a file that stays
        (https://docs.discord.com/developers/resources/message#edit-message)."""
        return {"id": str(self.id)}


class Layout(discord.ui.LayoutView):
    """A message that discord.py does not keep after it was sent: its components alone. Items would know their view, as
    it knows them, and would be freed by nothing but the garbage collector."""

    def __init__(self, components: list[dict[str, Any]]) -> None:
        super().__init__(timeout=None)
        self._components = components
        self.stop()

    def to_components(self) -> list[dict[str, Any]]:
        """Return what is sent."""
        return self._components

    def has_components_v2(self) -> bool:
        """Whether it is made of layout components."""
        return True


def laid_out(text: str, controls: Controls | None = None, pictures: Iterable[Shown] = ()) -> Layout:
    """Return a message: its text, which a notification shows, comes first, cut where it is too long. The controls come
    last, so that they keep their place when pictures follow."""
    parts: list[Item] = [discord.ui.TextDisplay(cut(text, limits.LAYOUT_TEXT))]
    for picture in pictures:
        item = discord.MediaGalleryItem(f"attachment://{picture.name}", description=picture.alt or None)
        parts.append(discord.ui.MediaGallery(item))
    components = [part.to_component_dict() for part in parts]
    for row in rows(controls.children if controls is not None else ()):
        inside = [control.to_component_dict() for control in row]
        components.append({"type": discord.ComponentType.action_row.value, "components": inside})
    return Layout(components)


def rows(controls: Sequence[Item]) -> list[list[Item]]:
    """Return controls in rows: those that want one in theirs, each other one in the first that has room."""
    found: dict[int, list[Item]] = {}
    for control in controls:
        place = control.row if control.row is not None else 0
        while control.row is None and sum(one.width for one in found.get(place, ())) + control.width > limits.ROW:
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
                yield Picture(name, item.description or "", item.media.attachment_id)
