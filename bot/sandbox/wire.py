"""One request from the socket to its handler and back: body, token, faults, rate limits, the log."""

import json
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from aiohttp import BodyPartReader, web

from bot.sandbox.compose import Draft, Upload
from bot.sandbox.errors import ApiError
from bot.sandbox.events import Events
from bot.sandbox.faults import Fault, Faults
from bot.sandbox.rates import Rates
from bot.sandbox.shapes import Json
from bot.sandbox.state import State

API = "/api/v10"
REQUEST_BYTES = 25 * 1024 * 1024
Outcome: TypeAlias = Json | list[Json] | None


class Request(NamedTuple):
    """A request of the bot, without its body."""

    method: str
    path: str


@dataclass(frozen=True)
class Exchange:
    """A request and what was answered."""

    method: str
    template: str
    asked: object
    status: int
    answered: Outcome


@dataclass(frozen=True)
class Call:
    """A request as its handler sees it."""

    state: State
    events: Events
    params: dict[str, str]
    query: dict[str, str]
    body: Json
    uploads: tuple[Upload, ...] = ()
    bulk: list[Json] = field(default_factory=list)

    def id(self, name: str) -> int:
        """An id in the path."""
        return int(self.params[name])

    @property
    def draft(self) -> Draft:
        """The message that the body asks for."""
        return Draft(self.body, self.uploads)


Handler: TypeAlias = Callable[[Call], Awaitable[Outcome]]


class Wire:
    """Where all requests of the bot come in."""

    def __init__(self, state: State, events: Events, faults: Faults) -> None:
        self._state = state
        self._events = events
        self._faults = faults
        self.rates = Rates(state.clock)
        self.requests: list[Request] = []
        self.exchanges: deque[Exchange] = deque(maxlen=2000)

    def route(self, app: web.Application, method: str, template: str, handler: Handler, *, auth: bool = True) -> None:
        """Serve one route of the API."""

        async def serve(request: web.Request) -> web.StreamResponse:
            return await self._serve(request, template, handler, auth)

        app.router.add_route(method, API + template, serve)

    async def _serve(self, request: web.Request, template: str, handler: Handler, auth: bool) -> web.StreamResponse:
        path = request.path.removeprefix(API)
        body, uploads = await _read(request)
        self.requests.append(Request(request.method, path))
        fault = self._faults.take(request.method, path)
        if fault is not None and fault.failure == "hold":
            self._state.happened()
            await fault.released.wait()
        elif fault is not None and not fault.after_effect:
            return self._fail(request, fault)
        response = await self._carry_out(request, template, handler, auth, body, uploads)
        self._state.happened()
        if fault is not None and fault.failure != "hold":
            return self._fail(request, fault)
        return response

    async def _carry_out(
        self,
        request: web.Request,
        template: str,
        handler: Handler,
        auth: bool,
        body: object,
        uploads: tuple[Upload, ...],
    ) -> web.StreamResponse:
        headers, wait, everywhere = self.rates.spend(request.method, request.path.removeprefix(API))
        if wait is not None:
            shape: Json = {"message": "You are being rate limited.", "retry_after": wait, "global": everywhere}
            return _answer(429, shape, headers | {"Retry-After": f"{wait:.3f}"})
        call = Call(
            self._state,
            self._events,
            dict(request.match_info),
            dict(request.query),
            body if isinstance(body, dict) else {},
            uploads,
            body if isinstance(body, list) else [],
        )
        status, outcome = await self._handle(request, handler, call, auth)
        self.exchanges.append(Exchange(request.method, template, body, status, outcome))
        return _answer(status, outcome, headers)

    async def _handle(self, request: web.Request, handler: Handler, call: Call, auth: bool) -> tuple[int, Outcome]:
        try:
            if auth and request.headers.get("Authorization") != f"Bot {self._state.token}":
                raise ApiError(0)
            outcome = await handler(call)
        except ApiError as error:
            return error.status, error.body()
        return (204 if outcome is None else 200), outcome

    def _fail(self, request: web.Request, fault: Fault) -> web.StreamResponse:
        self._state.happened()
        if not isinstance(fault.failure, int):
            if request.transport is not None:
                request.transport.close()
            return web.Response(status=500)
        body: Json = {"message": "A fault on demand", "code": fault.code}
        headers = {"Via": "1.1 sandbox"} if fault.via else {}
        if fault.failure == 429:
            body |= {"retry_after": fault.retry_after, "global": False}
            headers["Retry-After"] = str(fault.retry_after)
        return _answer(fault.failure, body, headers)


def _answer(status: int, body: Outcome, headers: dict[str, str]) -> web.Response:
    if body is None:
        return web.Response(status=status, headers=headers)
    # discord.py reads JSON only when the content type names no charset
    return web.Response(
        status=status, body=json.dumps(body).encode(), headers=headers | {"Content-Type": "application/json"}
    )


async def _read(request: web.Request) -> tuple[object, tuple[Upload, ...]]:
    if request.content_type != "multipart/form-data":
        text = await request.text()
        return (json.loads(text) if text else {}), ()
    body: object = {}
    uploads: list[Upload] = []
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        name = part.name or ""
        if name == "payload_json":
            body = json.loads(await part.text())
        else:
            uploads.append(Upload(_key(name), part.filename or "unknown", bytes(await part.read(decode=False))))
    return body, tuple(uploads)


def _key(name: str) -> str:
    return name.removeprefix("files[").removesuffix("]")
