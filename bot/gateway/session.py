"""The short way of discord.py's requests: those that change something go past most of what aiohttp does for any request
to anywhere."""

import asyncio
from collections.abc import Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from types import TracebackType
from typing import Any, cast
from urllib.parse import urlencode

import aiohttp
from aiohttp.http_exceptions import HttpProcessingError
from yarl import URL

from bot.gateway.connector import Connector

LONGEST = 300.0
"""Seconds that a request may take, as aiohttp has it."""

_SHORT = frozenset({"POST", "PATCH", "PUT", "DELETE"})
_REPEATED = frozenset({"PUT", "DELETE"})
"""Methods of requests that are sent again where a connection turns out to have been closed, as aiohttp has it."""


@dataclass(frozen=True, slots=True)
class Received:
    """What discord.py reads of a response: its `status` with the `reason` beside it, its `headers` and its `body`."""

    status: int
    reason: str
    headers: Mapping[str, str]
    body: bytes

    async def text(self, encoding: str) -> str:
        """Return its text."""
        return self.body.decode(encoding)


class _Asked:
    """A request that is sent on entering its context."""

    __slots__ = ("_data", "_headers", "_method", "_session", "_url")

    def __init__(self, session: "Session", method: str, url: str, headers: Mapping[str, str], data: object) -> None:
        self._session = session
        self._method = method
        self._url = url
        self._headers = headers
        self._data = data

    async def __aenter__(self) -> Received:
        return await self._session.ask(self._method, self._url, self._headers, self._data)

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        return None


class Session:
    """aiohttp's session `whole`, with a short way for requests to where `base` is: a connection of the same pool, one
    write, the same parser. What is unusual, and all that only reads, goes the whole way."""

    def __init__(self, whole: aiohttp.ClientSession, connector: Connector, base: str) -> None:
        self._whole = whole
        self._connector = connector
        url = URL(base)
        self._origin = str(url.origin())
        self._there = aiohttp.ClientRequest("GET", url, loop=asyncio.get_running_loop())
        host = self._there.headers["Host"]
        agent = aiohttp.http.SERVER_SOFTWARE
        self._usual = {"Host": host, "Accept": "*/*", "Accept-Encoding": "gzip, deflate", "User-Agent": agent}

    def __getattr__(self, name: str) -> object:
        """Return what else the whole session has."""
        return getattr(self._whole, name)

    def request(
        self,
        method: str,
        url: str,
        *,
        data: object = None,
        headers: Mapping[str, str],
        params: Mapping[str, str] | None = None,
        **others: object,
    ) -> AbstractAsyncContextManager[Received | aiohttp.ClientResponse]:
        """Return the context of a request and its answer."""
        form = isinstance(data, aiohttp.FormData)
        usual = (data is None or form or isinstance(data, str)) and all(other is None for other in others.values())
        if not usual or method not in _SHORT or not url.startswith(f"{self._origin}/"):
            options = {**others, "data": data, "headers": headers, "params": params}
            return self._whole.request(method, url, **cast("dict[str, Any]", options))
        if params:
            url = f"{url}?{urlencode(params)}"
        return _Asked(self, method, url[len(self._origin) :], headers, data)

    async def ask(self, method: str, path: str, headers: Mapping[str, str], data: object) -> Received:
        """Send a request and return its answer. Raises aiohttp.ClientError, OSError or TimeoutError."""
        async with asyncio.timeout(LONGEST):
            body = b""
            if isinstance(data, str):
                body = data.encode()
            elif isinstance(data, aiohttp.FormData):
                form = data()
                assert isinstance(form, aiohttp.MultipartWriter)
                body, headers = await form.as_bytes(), {**headers, "Content-Type": form.content_type}
            said = {**self._usual, **headers, "Content-Length": str(len(body))}
            lines = "".join([f"{name}: {value}\r\n" for name, value in said.items()])
            sent = b"".join((f"{method} {path} HTTP/1.1\r\n{lines}\r\n".encode(), body))
            try:
                return await self._exchanged(method, path, sent)
            except (aiohttp.ClientOSError, aiohttp.ServerDisconnectedError) as lost:
                if method not in _REPEATED or isinstance(lost, aiohttp.ClientConnectorError):
                    raise
            return await self._exchanged(method, path, sent)

    async def _exchanged(self, method: str, path: str, sent: bytes) -> Received:
        connection = await self._connector.opened(method, path, self._there, self._whole.timeout)
        protocol, transport = connection.protocol, connection.transport
        try:
            if protocol is None or transport is None:
                raise aiohttp.ClientConnectionResetError("the connection was closed")
            protocol.set_response_params(read_until_eof=True)
            transport.write(sent)
            message, payload = await protocol.read()
            while 100 <= message.code < 200:
                message, payload = await protocol.read()
            answer = Received(message.code, message.reason, message.headers, await payload.read())
        except HttpProcessingError as garbled:
            connection.close()
            raise aiohttp.ClientPayloadError(str(garbled)) from garbled
        except BaseException:
            connection.close()
            raise
        connection.release()
        return answer
