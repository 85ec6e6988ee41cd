"""Serve only requests that name the loopback and come from our own page, to keep other web sites out."""

from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from aiohttp import web

LOOPBACK = ("127.0.0.1", "localhost", "[::1]")


@web.middleware
async def only_from_here(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Refuse names that only resolve to us, and pages of other origins."""
    if request.host.rpartition(":")[0] not in LOOPBACK and request.host not in LOOPBACK:
        raise web.HTTPForbidden(text="Only for this machine.")
    origin = request.headers.get("Origin")
    if origin is not None and urlsplit(origin).netloc != request.host:
        raise web.HTTPForbidden(text="Only for the sandbox's own page.")
    return await handler(request)
