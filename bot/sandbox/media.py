"""Files on Discord's CDN: their addresses, embeds and layouts that refer to them, and answers to requests for them."""

from collections.abc import Awaitable, Callable, Iterator

from aiohttp import web

from bot.sandbox.json_types import Json
from bot.sandbox.limits.components import FILE, GALLERY, LOCAL, THUMBNAIL
from bot.sandbox.model import Attachment, Channel, Message
from bot.sandbox.state import State


def file_path(channel_id: int, attachment: Attachment) -> str:
    """Return the path of a file. On Discord the path is signed and expires, so a bot must never store it."""
    return f"/attachments/{channel_id}/{attachment.id}/{attachment.filename}"


def media(base: str, channel_id: int, attachment: Attachment) -> Json:
    """Return the addresses and the size of a file."""
    url = f"{base}{file_path(channel_id, attachment)}?ex=0&is=0&hm=0&"
    shape: Json = {"url": url, "proxy_url": url}
    if attachment.size is not None:
        shape |= dict(zip(("width", "height"), attachment.size, strict=True))
    return shape


def _find_media(base: str, message: Message, url: str) -> Json | None:
    for attachment in message.attachments:
        if url == LOCAL + attachment.filename:
            return media(base, message.channel.id, attachment)
    return None


def resolved_embeds(base: str, message: Message) -> list[Json]:
    """Return the embeds with the addresses of their pictures filled in."""
    resolved = []
    for embed in message.embeds:
        embed_with_media = {"type": "rich", **embed}
        for name in ("image", "thumbnail"):
            picture = embed.get(name)
            if picture:
                embed_with_media[name] = picture | (_find_media(base, message, picture.get("url") or "") or {})
        resolved.append(embed_with_media)
    return resolved


def resolved_components(base: str, message: Message) -> list[Json]:
    """Return the components with ids and the addresses of their pictures filled in."""
    return Resolver(base, message).all(message.components)


class Resolver:
    """Numbers the components of one message, and finds their files."""

    def __init__(self, base: str, message: Message) -> None:
        self._base = base
        self._message = message
        self._count = 0

    def all(self, components: list[Json]) -> list[Json]:
        """Return these components with ids and the addresses of their files."""
        return [self._one(component) for component in components]

    def _one(self, component: Json) -> Json:
        self._count += 1
        resolved: Json = {"id": self._count, **component}
        if component.get("components"):
            resolved["components"] = self.all(component["components"])
        if component.get("accessory"):
            resolved["accessory"] = self._one(component["accessory"])
        if component.get("type") == GALLERY:
            resolved["items"] = [item | {"media": self._media(item["media"])} for item in component["items"]]
        if component.get("default_values"):
            resolved["default_values"] = [
                default_value | {"id": str(default_value["id"])} for default_value in component["default_values"]
            ]
        for kind, key in ((THUMBNAIL, "media"), (FILE, "file")):
            if component.get("type") == kind:
                resolved[key] = self._media(component[key])
        return resolved

    def _media(self, item: Json) -> Json:
        sent_media = _find_media(self._base, self._message, item.get("url") or "")
        shape = item | (sent_media or {})
        for attachment in self._message.attachments:
            if sent_media and shape["url"].startswith(self._base + file_path(self._message.channel.id, attachment)):
                number = str(attachment.id)
                shape |= {"id": number, "attachment_id": number, "content_type": attachment.content_type}
        return shape


def serve_file(state: State) -> Callable[[web.Request], Awaitable[web.Response]]:
    """Return a handler that serves the files of messages, even files that were just replaced or deleted."""

    async def serve(request: web.Request) -> web.Response:
        channel = state.channels.get(int(request.match_info["channel"]))
        wanted = int(request.match_info["attachment"])
        for attachment in _files(channel) if channel else ():
            if attachment.id == wanted:
                return file_response(attachment)
        raise web.HTTPNotFound

    return serve


def serve_emoji(state: State) -> Callable[[web.Request], Awaitable[web.Response]]:
    """Return a handler that serves the pictures of emojis."""

    async def serve(request: web.Request) -> web.Response:
        emoji = state.emojis.get(int(request.match_info["emoji"]))
        if emoji is None:
            raise web.HTTPNotFound
        return _response(emoji.data, emoji.content_type)

    return serve


def _files(channel: Channel) -> Iterator[Attachment]:
    for message in channel.messages.values():
        yield from (*message.attachments, *message.replaced)
    yield from channel.left_files


def file_response(attachment: Attachment) -> web.Response:
    """Return a response with a file, whose headers keep browsers from treating it as one of our pages."""
    return _response(attachment.data, attachment.content_type)


def _response(data: bytes, content_type: str) -> web.Response:
    headers = {
        "X-Content-Type-Options": "nosniff",
        "Content-Security-Policy": "sandbox",
        "Cache-Control": "private, max-age=3600, immutable",
    }
    return web.Response(body=data, content_type=content_type, headers=headers)
