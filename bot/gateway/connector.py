"""A connector for discord.py's requests, which checks each request and sends its body in one piece."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

import aiohttp

MAX_FORM_BYTES = 1 << 20
"""Maximum size in bytes of a form that is sent in one piece: aiohttp warns about larger ones."""


class DatabaseUnavailable(ConnectionAbortedError):
    """Raised before a request is sent if the database cannot confirm that this process still holds it."""


_allowed_without_database: ContextVar[bool] = ContextVar("allow_without_database", default=False)


@contextmanager
def allow_without_database() -> Iterator[None]:
    """Allow requests in this context while the database is unavailable: they say nothing that another process could
    contradict."""
    token = _allowed_without_database.set(True)
    try:
        yield
    finally:
        _allowed_without_database.reset(token)


def needs_database() -> bool:
    """Whether a request of this context may be sent only while this process certainly holds the database."""
    return not _allowed_without_database.get()


class Connector(aiohttp.TCPConnector):
    """Opens connections to Discord for discord.py.

    `check` is awaited with the method of each request that has a connection, and may raise an error. Nothing is awaited
    between it and the sending. `note_request` is then called with the path. aiohttp's tracing would report more, but
    would cost two per cent of the event loop's time.

    aiohttp writes a form in a dozen pieces (its parts, and pictures in pieces of 64 KiB), and yields to other tasks
    after each. At every yield another thread may hold the interpreter for some milliseconds, so this connector sends
    the whole form in one piece.
    """

    def __init__(self, check: Callable[[str], Awaitable[None]], note_request: Callable[[str], None]) -> None:
        super().__init__(limit=0)
        self._check = check
        self._note_request = note_request

    async def connect(
        self,
        req: aiohttp.ClientRequest,
        traces: list[aiohttp.tracing.Trace],
        timeout: aiohttp.ClientTimeout,  # noqa: ASYNC109 - as aiohttp has it
    ) -> aiohttp.connector.Connection:
        """Return a connection for a request. Raises the same errors as `check`."""
        if isinstance(req.body, aiohttp.MultipartWriter) and (req.body.size or MAX_FORM_BYTES) < MAX_FORM_BYTES:
            await req.update_body(await req.body.as_bytes())
        connection = await super().connect(req, traces, timeout)
        try:
            await self._check(req.method)
        except BaseException:
            connection.release()
            raise
        self._note_request(req.url.path)
        return connection
