"""Requests go out in as few pieces as they can, each right after it was checked."""

import asyncio

import aiohttp
import pytest

from bot.gateway.connector import MAX_FORM_BYTES, Connector

SAID = b"HTTP/1.1 204 No Content\r\n\r\n"


class Post:
    """A server that takes one request after the other, and a session that sends them there."""

    def __init__(self) -> None:
        self.came = asyncio.Queue[bytes]()
        self.seen: list[str] = []
        self.pieces = 0
        self.refused: OSError | None = None

    async def before(self, method: str) -> None:
        """Note the method, or refuse the request."""
        if self.refused is not None:
            raise self.refused
        self.seen.append(method)

    async def connected(self, *_: object) -> None:
        """Note a new connection."""
        self.seen.append("connected")

    async def taken(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Read a request and answer it."""
        head = await reader.readuntil(b"\r\n\r\n")
        (length,) = (line.partition(b": ")[2] for line in head.split(b"\r\n") if line.startswith(b"Content-Length"))
        self.came.put_nowait(await reader.readexactly(int(length)))
        writer.write(SAID)
        await writer.drain()
        writer.close()

    async def sent(self, picture: bytes) -> bytes:
        """Send a form with a picture, and return what arrives of it."""

        async def noted(*_: object) -> None:
            self.pieces += 1

        traced = aiohttp.TraceConfig()
        traced.on_request_chunk_sent.append(noted)
        traced.on_connection_create_end.append(self.connected)
        form = aiohttp.FormData(quote_fields=False)
        form.add_field("payload_json", "{}")
        form.add_field("files[0]", picture, filename="board.png", content_type="application/octet-stream")
        async with await asyncio.start_server(self.taken, "127.0.0.1") as server:
            port = server.sockets[0].getsockname()[1]
            connector = Connector(self.before, self.seen.append)
            async with (
                aiohttp.ClientSession(connector=connector, trace_configs=[traced]) as session,
                session.post(f"http://127.0.0.1:{port}/there", data=form) as answered,
            ):
                assert answered.status == 204
            return await self.came.get()


@pytest.mark.parametrize(("size", "together"), [(300_000, True), (MAX_FORM_BYTES, False)])
async def test_a_form_is_sent_in_one_piece_unless_it_is_very_large(size: int, together: bool) -> None:
    post, picture = Post(), bytes(range(250)) * (size // 250)
    came = await post.sent(picture)
    assert picture in came
    assert b'filename="board.png"' in came
    assert (post.pieces == 1) == together
    assert post.seen == ["connected", "POST", "/there"]


async def test_a_request_that_is_refused_before_does_not_leave() -> None:
    post = Post()
    post.refused = ConnectionAbortedError("replaced")
    with pytest.raises(OSError, match="replaced"):
        await post.sent(b"")
    assert post.came.empty()
    assert post.seen == ["connected"]
