"""One request on its way from the socket to its handler and back: token, faults, rate limits, the log of requests."""

import json
from collections import deque
from dataclasses import dataclass
from typing import NamedTuple

from aiohttp import web

from bot.sandbox.errors import ApiError
from bot.sandbox.events import Events
from bot.sandbox.json_types import Json
from bot.sandbox.rest.faults import Fault, Faults
from bot.sandbox.rest.rates import Rates
from bot.sandbox.rest.request import Body, Call, Outcome, Route, read_body
from bot.sandbox.state import State

API = "/api/v10"
REQUEST_BYTES = 25 * 1024 * 1024
_PAGE = "<html><head><title>Please try again</title></head></html>"


class Request(NamedTuple):
    """A request of the bot, without its body."""

    method: str
    path: str


@dataclass(frozen=True)
class Exchange:
    """A request and its answer.

    `method`, `template`, `body`: the request, with the template of its path.
    `status`, `outcome`: the HTTP status and the body of the answer.
    """

    method: str
    template: str
    body: object
    status: int
    outcome: Outcome


class RestServer:
    """Receives all requests of the bot."""

    def __init__(self, state: State, events: Events, faults: Faults) -> None:
        self._state = state
        self._events = events
        self._faults = faults
        self.rates = Rates(state.clock)
        self.requests: list[Request] = []
        self.exchanges: deque[Exchange] = deque(maxlen=2000)

    def add(self, app: web.Application, route: Route) -> None:
        """Serve one route of the API."""

        async def serve(request: web.Request) -> web.StreamResponse:
            return await self._serve(request, route)

        app.router.add_route(route.method, API + route.template, serve)

    async def _serve(self, request: web.Request, route: Route) -> web.StreamResponse:
        path = request.path.removeprefix(API)
        self.requests.append(Request(request.method, path))
        fault = self._faults.take(request.method, path)
        self._state.wake_waiters()
        if fault is None:
            return await self._serve_call(request, route)
        if fault.after_effect:
            response = await self._serve_call(request, route)
            fault.carried.set()
            return await self._fault_response(request, fault) or response
        return await self._fault_response(request, fault) or await self._serve_call(request, route)

    async def _fault_response(self, request: web.Request, fault: Fault) -> web.StreamResponse | None:
        """Return the response of a fault, or None if the fault only delayed the request."""
        if fault.failure == "hold":
            await fault.released.wait()
        return None if fault.failure == "hold" else _error_response(request, fault)

    async def _serve_call(self, request: web.Request, route: Route) -> web.StreamResponse:
        response = await self._carry_out(request, route)
        self._state.wake_waiters()
        return response

    async def _carry_out(self, request: web.Request, route: Route) -> web.StreamResponse:
        headers, wait, everywhere = self.rates.count_request(request.method, request.path.removeprefix(API))
        if wait is not None:
            shape: Json = {"message": "You are being rate limited.", "retry_after": wait, "global": everywhere}
            return _answer(429, shape, headers | {"Retry-After": f"{wait:.3f}"})
        body = Body({})
        try:
            self._check_token(request, route)
            body = await read_body(request)
            outcome = await route.handler(
                Call(self._state, self._events, dict(request.match_info), dict(request.query), body)
            )
            status = 204 if outcome is None else route.status
        except ApiError as error:
            status, outcome = error.status, error.body()
        self.exchanges.append(Exchange(request.method, route.template, body.json, status, outcome))
        return _answer(status, outcome, headers)

    def _check_token(self, request: web.Request, route: Route) -> None:
        if not route.by_token and request.headers.get("Authorization") != f"Bot {self._state.token}":
            raise ApiError(0)


def _error_response(request: web.Request, fault: Fault) -> web.StreamResponse:
    if not isinstance(fault.failure, int):
        if request.transport is not None:
            request.transport.close()
        return web.Response(status=500)
    body: Json = {"message": "A fault on demand", "code": fault.code}
    headers = {"Via": "1.1 sandbox"} if fault.via else {}
    if fault.page:
        return web.Response(status=fault.failure, text=_PAGE, headers=headers, content_type="text/html")
    if fault.failure == 429:
        body |= {"retry_after": fault.retry_after, "global": fault.everywhere}
        headers["Retry-After"] = str(fault.retry_after)
    return _answer(fault.failure, body, headers)


def _answer(status: int, body: Outcome, headers: dict[str, str]) -> web.Response:
    if body is None:
        return web.Response(status=status, headers=headers)
    # discord.py reads JSON only when the content type names no charset
    return web.Response(
        status=status, body=json.dumps(body).encode(), headers=headers | {"Content-Type": "application/json"}
    )
