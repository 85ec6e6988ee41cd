"""Messages and modals as a person sees them on the screen, with buttons, menus and pictures."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from bot.sandbox.json_types import Json
from bot.sandbox.limits.components import BUTTON, FILE, GALLERY, MENUS, TEXT, every_component
from bot.sandbox.model import Channel, Interaction, Message
from bot.sandbox.payloads import message_json
from bot.sandbox.state import State


class NotThere(LookupError):
    """Raised if the thing that a person wants to press, type or choose does not exist."""


@dataclass(frozen=True)
class SeenAttachment:
    """A file of a message.

    `filename`, `data`, `url`: the file. `description`: its alt text.
    """

    filename: str
    description: str | None
    data: bytes
    url: str


@dataclass(frozen=True)
class SeenMessage:
    """A message as it was when it was looked at.

    `id`, `channel`, `author`: the message, its channel and its author.
    `content`: its text, including that of a layout.
    `embeds`, `components`, `attachments`: the rest of its content; for a layout, the files to which it refers.
    `ephemeral`: whether only one person sees it.
    `loading`: whether it only says that the bot is thinking.
    `silent`: whether it notified nobody.
    `edited`: whether it was changed.
    `payload`: everything that Discord sends to a client about it.
    """

    id: int
    channel: Channel
    author: str
    content: str
    embeds: list[Json]
    components: list[Json]
    attachments: list[SeenAttachment]
    ephemeral: bool
    loading: bool
    silent: bool
    edited: bool
    payload: Json = field(repr=False)

    @property
    def buttons(self) -> list[Json]:
        """Return all buttons, in reading order."""
        return [component for component in every_component(self.components) if component.get("type") == BUTTON]

    @property
    def labels(self) -> list[str]:
        """Return the labels of the buttons, in reading order."""
        return [button.get("label") or "" for button in self.buttons]

    @property
    def menus(self) -> list[Json]:
        """Return all menus, in reading order."""
        return [component for component in every_component(self.components) if component.get("type") in MENUS]

    @property
    def text(self) -> str:
        """Return all text that can be read: content, layout texts, embeds."""
        return "\n".join([self.content, *(text for embed in self.embeds for text in _embed_texts(embed))])

    @property
    def everything(self) -> str:
        """Return everything that a curious client could find, including custom ids, file names and alt texts, but not
        the pictures."""
        return json.dumps(self.payload, ensure_ascii=False)

    def button(self, wanted: str) -> Json:
        """Return the button with that label or custom id, or else the first one whose label without its number, and
        without marks and signs after its name, is that label. Raises NotThere."""
        for button in self.buttons:
            if wanted in (button.get("custom_id"), button.get("label")):
                return button
        for button in self.buttons:
            if wanted == _without_line_number(button.get("label") or ""):
                return button
        raise NotThere(f"no button {wanted!r} among {self.labels}")

    def menu(self, wanted: str | None = None) -> Json:
        """Return the menu with that custom id or placeholder, or, if `wanted` is None, the first menu. Raises
        NotThere."""
        for menu in self.menus:
            if wanted in (None, menu.get("custom_id"), menu.get("placeholder")):
                return menu
        raise NotThere(f"no menu {wanted!r} in a message with {len(self.menus)} menus")


def _without_line_number(label: str) -> str:
    return re.sub(r"^\d+ (?=\S)| · .*$| [▸◂]$", "", label)


def _embed_texts(embed: Json) -> Iterator[str]:
    yield from (embed[key] for key in ("title", "description") if embed.get(key))
    for embed_field in embed.get("fields") or []:
        yield from (embed_field["name"], embed_field["value"])
    if embed.get("footer"):
        yield embed["footer"]["text"]


def look_at(state: State, message: Message) -> SeenMessage:
    """Return a stored message as a person sees it now."""
    payload = message_json(state, message)
    every = list(every_component(payload["components"]))
    return SeenMessage(
        message.id,
        message.channel,
        message.author.name,
        "\n".join(
            [message.content] * bool(message.content)
            + [component["content"] for component in every if component["type"] == TEXT]
        ),
        payload["embeds"],
        payload["components"],
        list(_seen_files(message, payload, every)),
        message.ephemeral,
        message.loading,
        message.silent,
        message.edited is not None,
        payload,
    )


def _seen_files(message: Message, payload: Json, every: list[Json]) -> Iterator[SeenAttachment]:
    items = [item for component in every if component["type"] == GALLERY for item in component["items"]]
    media = [{**item["media"], "description": item.get("description")} for item in items]
    media += [component["file"] for component in every if component["type"] == FILE]
    file_by_id = {str(file.id): file for file in message.attachments}
    for shape in (*payload["attachments"], *media):
        if shape.get("id") in file_by_id:
            file = file_by_id[shape["id"]]
            yield SeenAttachment(file.filename, shape.get("description"), file.data, shape["url"])


@dataclass(frozen=True)
class Modal:
    """A form that the bot opened."""

    interaction: Interaction
    shape: Json

    @property
    def title(self) -> str:
        """Return the title of the form."""
        return str(self.shape["title"])

    @property
    def custom_id(self) -> str:
        """Return the custom id of the form."""
        return str(self.shape["custom_id"])

    @property
    def fields(self) -> dict[str, Json]:
        """Return the form's fields by label."""
        field_by_label: dict[str, Json] = {}
        for component in self.shape["components"]:
            if component.get("component"):
                field_by_label[component["label"]] = component["component"]
            for inside in component.get("components") or []:
                field_by_label[inside["label"]] = inside
        return field_by_label


@dataclass(frozen=True)
class Choice:
    """A suggestion shown while a person types."""

    name: str
    value: str | int | float
