"""The page and the small JSON API that it talks to."""

from typing import TYPE_CHECKING

from aiohttp import web

if TYPE_CHECKING:
    from bot.sandbox.world import Sandbox


def add_page(app: web.Application, sandbox: "Sandbox") -> None:
    """Serve the page."""
