"""Requests that change something go a short way, after somebody has seen to them."""

import asyncio
import gzip
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

import aiohttp
import pytest

from bot.gateway.connector import Connector
from bot.gateway.session import Received, Session

NOTHING = b"HTTP/1.1 204 No Content\r\n\r\n"
PACKED = gzip.compress('{"id": "1", "said": "שלום"}'.encode())
TOLD = (
    b"HTTP/1.1 100 Continue\r\n\r\n"
    b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n\r\n"
    + b"%x\r\n%s\r\n0\r\n\r\n"
    % (len(PACKED), PACKED)
)
GARBLED = b"nothing that was asked for\r\n\r\n"
HANGS_UP = b""


class Post:
    """A server with one answer after the other, and a session that sends requests there."""

    def __init__(self, answers: Sequence[bytes] = (NOTHING,)) -> None:
        self.answers = list(answers)
        self.heads: list[str] = []
        self.bodies: list[bytes] = []
        self.serving: list[asyncio.Task[None] | None] = []
        self.seen: list[str] = []
        self.refused: OSError | None = None

    async def before(self, method: str) -> None:
        """Note the method, or refuse the request."""
        if self.refused is not None:
            raise self.refused
        self.seen.append(method)

    async def taken(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Read requests and answer them until an answer is to hang up."""
        self.serving.append(asyncio.current_task())
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                head = await reader.readuntil(b"\r\n\r\n")
                self.heads.append(head.decode())
                said = [line[16:] for line in head.split(b"\r\n") if line.startswith(b"Content-Length: ")]
                self.bodies.append(await reader.readexactly(int(*said)))
                if not (answer := self.answers.pop(0)):
                    break
                writer.write(answer)
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()

    @asynccontextmanager
    async def there(self) -> AsyncIterator[tuple[Session, str]]:
        """Serve; yield a session and the address of the server."""
        async with await asyncio.start_server(self.taken, "127.0.0.1") as server:
            base = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/api"
            connector = Connector(self.before, self.seen.append)
            async with aiohttp.ClientSession(connector=connector) as whole:
                yield Session(whole, connector, base), base
            await asyncio.gather(*filter(None, self.serving))

    async def asked(self, method: str, path: str = "/there", **options: Any) -> Any:
        """Return the answer to one request."""
        async with self.there() as (session, base):
            return await ask(session, method, f"{base}{path}", **options)


async def ask(session: Session, method: str, url: str, **options: Any) -> Any:
    """Return the answer to a request."""
    async with session.request(method, url, **{"headers": {}, **options}) as answer:
        return answer


async def test_a_text_is_sent_with_what_discord_py_says_of_it_and_the_answer_is_unpacked() -> None:
    post = Post([TOLD])
    headers = {"Content-Type": "application/json", "User-Agent": "DiscordBot"}
    answer = await post.asked(
        "POST", data='{"said": "שלום"}', headers=headers, params={"with_response": "1"}, proxy=None
    )
    assert isinstance(answer, Received)
    assert (answer.status, answer.reason, answer.headers["content-type"]) == (200, "OK", "application/json")
    assert await answer.text("utf-8") == '{"id": "1", "said": "שלום"}'
    lines = post.heads[0].split("\r\n")
    assert lines[0] == "POST /api/there?with_response=1 HTTP/1.1"
    assert {"Content-Type: application/json", "User-Agent: DiscordBot", "Accept-Encoding: gzip, deflate"} < set(lines)
    assert post.bodies == ['{"said": "שלום"}'.encode()]
    assert post.seen == ["POST", "/api/there"]


async def test_a_form_is_sent_with_its_files() -> None:
    post, picture = Post(), bytes(range(250)) * 1200
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", "{}")
    form.add_field("files[0]", picture, filename="board.png", content_type="application/octet-stream")
    assert (await post.asked("PATCH", data=form)).status == 204
    assert picture in post.bodies[0]
    assert b'name="files[0]"; filename="board.png"' in post.bodies[0]
    assert "Content-Type: multipart/form-data; boundary=" in post.heads[0]


async def test_a_connection_is_used_again() -> None:
    post = Post([TOLD, NOTHING, NOTHING])
    async with post.there() as (session, base):
        for method in ("POST", "DELETE", "PATCH"):
            await ask(session, method, f"{base}/there")
    assert [head.split()[0] for head in post.heads] == ["POST", "DELETE", "PATCH"]
    assert len(post.serving) == 1


@pytest.mark.parametrize(("method", "again"), [("DELETE", True), ("PUT", True), ("POST", False), ("PATCH", False)])
async def test_where_the_connection_was_closed_only_what_may_be_done_twice_is_sent_again(
    method: str, *, again: bool
) -> None:
    post = Post([NOTHING, HANGS_UP, NOTHING])
    async with post.there() as (session, base):
        await ask(session, "POST", f"{base}/there")
        if again:
            assert (await ask(session, method, f"{base}/there")).status == 204
        else:
            with pytest.raises(aiohttp.ServerDisconnectedError):
                await ask(session, method, f"{base}/there")
    assert len(post.heads) == 2 + again


async def test_an_answer_that_is_none_is_an_error_of_the_network() -> None:
    with pytest.raises(aiohttp.ClientError):
        await Post([GARBLED]).asked("POST")


async def test_a_request_that_is_refused_before_does_not_leave() -> None:
    post = Post()
    post.refused = ConnectionAbortedError("replaced")
    with pytest.raises(OSError, match="replaced"):
        await post.asked("POST", data="{}")
    assert not post.heads
    assert not post.seen


@pytest.mark.parametrize(("method", "options"), [("GET", {}), ("POST", {"data": b"bytes"}), ("POST", {"json": {}})])
async def test_what_is_unusual_goes_the_whole_way(method: str, options: dict[str, Any]) -> None:
    post = Post([b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n"])
    assert isinstance(await post.asked(method, **options), aiohttp.ClientResponse)
    assert post.seen == [method, "/api/there"]
