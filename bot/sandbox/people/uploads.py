"""Files that people attach to a command. They are stored apart from messages, by their number."""

import mimetypes
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from aiohttp import web

from bot.sandbox.json_types import Json
from bot.sandbox.media import file_response
from bot.sandbox.model import Attachment
from bot.sandbox.people.seen import NotThere
from bot.sandbox.state import State

MAX_BYTES = 10 * 1024 * 1024
"""Maximum size of an upload in bytes without a subscription."""

_UNUSUAL = re.compile(r"[^A-Za-z0-9_.-]")


@dataclass(frozen=True)
class File:
    """A file on a person's machine."""

    filename: str
    data: bytes


def upload(state: State, file: File) -> Attachment:
    """Store a file and return it, as a client does before it sends the command."""
    if len(file.data) > MAX_BYTES:
        raise NotThere(f"{file.filename} is larger than {MAX_BYTES} bytes")
    name = _UNUSUAL.sub("_", file.filename) or "unknown"
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    attachment = Attachment(state.flakes.next(), name, file.data, kind)
    state.uploads[attachment.id] = attachment
    return attachment


def upload_json(state: State, upload: Attachment) -> Json:
    """Return a file in the form that a command's data has."""
    url = f"{state.url}/ephemeral-attachments/{state.bot.id}/{upload.id}/{upload.filename}?ex=0&is=0&hm=0&"
    return {
        "id": str(upload.id),
        "filename": upload.filename,
        "size": len(upload.data),
        "content_type": upload.content_type,
        "url": url,
        "proxy_url": url,
        "ephemeral": True,
    }


def serve_upload(state: State) -> Callable[[web.Request], Awaitable[web.Response]]:
    """Return a handler that serves stored files."""

    async def serve(request: web.Request) -> web.Response:
        held = state.uploads.get(int(request.match_info["attachment"]))
        if held is None:
            raise web.HTTPNotFound
        return file_response(held)

    return serve
