"""Serve uploaded files, as Discord's CDN does."""

from collections.abc import Awaitable, Callable, Iterator

from aiohttp import web

from bot.sandbox.model import Attachment, Channel
from bot.sandbox.state import State


def serve_file(state: State) -> Callable[[web.Request], Awaitable[web.Response]]:
    """Return a handler that serves the files of messages, even those just replaced or deleted."""

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
        one = state.emojis.get(int(request.match_info["emoji"]))
        if one is None:
            raise web.HTTPNotFound
        return _response(one.data, one.content_type)

    return serve


def _files(channel: Channel) -> Iterator[Attachment]:
    for message in channel.messages.values():
        yield from (*message.attachments, *message.replaced)
    yield from channel.left_files


def file_response(attachment: Attachment) -> web.Response:
    """Return a response with a file, such that no browser takes it for a page of ours."""
    return _response(attachment.data, attachment.content_type)


def _response(data: bytes, content_type: str) -> web.Response:
    headers = {
        "X-Content-Type-Options": "nosniff",
        "Content-Security-Policy": "sandbox",
        "Cache-Control": "private, max-age=3600, immutable",
    }
    return web.Response(body=data, content_type=content_type, headers=headers)
