"""The connections for discord.py's requests, and what is seen to before each."""

from collections.abc import Awaitable, Callable

import aiohttp


class Connector(aiohttp.TCPConnector):
    """Connects to Discord as often as discord.py asks for it.

    `before` is awaited with the method of each request, and may raise; `under_way` is called with the path of each
    that has got its connection. Tracing of aiohttp would tell more, and cost a fiftieth of all that the loop does.
    """

    def __init__(self, before: Callable[[str], Awaitable[None]], under_way: Callable[[str], None]) -> None:
        super().__init__(limit=0)
        self._before = before
        self._under_way = under_way

    async def connect(
        self,
        req: aiohttp.ClientRequest,
        traces: list[aiohttp.tracing.Trace],
        timeout: aiohttp.ClientTimeout,  # noqa: ASYNC109 - as aiohttp has it
    ) -> aiohttp.connector.Connection:
        """Return a connection for a request. Raises what `before` raises."""
        await self._before(req.method)
        connection = await super().connect(req, traces, timeout)
        self._under_way(req.url.path)
        return connection

    async def opened(
        self, method: str, path: str, like: aiohttp.ClientRequest, limits: aiohttp.ClientTimeout
    ) -> aiohttp.connector.Connection:
        """Return a connection to where the request `like` goes, for another one. Raises what `before` raises."""
        await self._before(method)
        connection = await super().connect(like, [], limits)
        self._under_way(path.partition("?")[0])
        return connection
