"""Serve uploaded files, as Discord's CDN does."""

from collections.abc import Awaitable, Callable, Iterator

from aiohttp import web

from bot.sandbox.model import Attachment, Channel
from bot.sandbox.state import State


def serve_file(state: State) -> Callable[[web.Request], Awaitable[web.Response]]:
    """Return a handler that serves the files of messages, also those that were just replaced or deleted."""

    async def serve(request: web.Request) -> web.Response:
        channel = state.channels.get(int(request.match_info["channel"]))
        wanted = int(request.match_info["attachment"])
        for attachment in _files(channel) if channel else ():
            if attachment.id == wanted:
                return file_response(attachment)
        raise web.HTTPNotFound

    return serve


def _files(channel: Channel) -> Iterator[Attachment]:
    for message in channel.messages.values():
        yield from (*message.attachments, *message.replaced)
    yield from channel.left_files


def file_response(attachment: Attachment) -> web.Response:
    """Return a response with a file, such that no browser takes it for a page of ours."""
    headers = {
        "X-Content-Type-Options": "nosniff",
        "Content-Security-Policy": "sandbox",
        "Cache-Control": "private, max-age=3600, immutable",
    }
    return web.Response(body=attachment.data, content_type=attachment.content_type, headers=headers)
