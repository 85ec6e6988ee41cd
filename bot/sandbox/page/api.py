"""The page to play in, and the small JSON API through which it acts for people. Only requests that name the loopback
address and come from our own page are served, to keep other web sites out."""

from base64 import b64decode
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import TypeAlias
from urllib.parse import urlsplit

from aiohttp import web

from bot.sandbox.errors import ApiError
from bot.sandbox.json_types import Json
from bot.sandbox.limits.messages import TITLE
from bot.sandbox.model import FORUM, Channel
from bot.sandbox.page.screen import offered_json, screen_json
from bot.sandbox.people.answers import InitialResponse, NoAnswer
from bot.sandbox.people.person import Person
from bot.sandbox.people.seen import Modal, NotThere, SeenMessage
from bot.sandbox.people.slash import CHANNEL, ROLE, USER, NotAllowed, Value
from bot.sandbox.people.uploads import File
from bot.sandbox.rest.interactions import DEFERRED, MESSAGE
from bot.sandbox.state import State

LOOPBACK = ("127.0.0.1", "localhost", "[::1]")


@web.middleware
async def only_from_here(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Refuse host names that merely resolve to this machine, and pages of other origins."""
    if request.host.rpartition(":")[0] not in LOOPBACK and request.host not in LOOPBACK:
        raise web.HTTPForbidden(text="Only for this machine.")
    origin = request.headers.get("Origin")
    if origin is not None and urlsplit(origin).netloc != request.host:
        raise web.HTTPForbidden(text="Only for the sandbox's own page.")
    return await handler(request)


PAGE = Path(__file__).with_name("static")
POLICY = "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
HEARTBEAT = 15.0
NEW = (MESSAGE, DEFERRED)
"""Response types whose answers are new messages."""
ActionHandler: TypeAlias = Callable[[Person, Json], Awaitable[Json]]


def add_page(app: web.Application, state: State, people: Mapping[str, Person]) -> None:
    """Add the routes of the page, of its files and of its API to a web application."""
    api = PageApi(state, people)
    app.router.add_get("/", _index)
    app.router.add_static("/page/", PAGE)
    app.router.add_get("/sandbox/screen", api.screen)
    app.router.add_get("/sandbox/commands", api.commands)
    app.router.add_get("/sandbox/events", api.events)
    for name, act in api.acts.items():
        app.router.add_post(f"/sandbox/{name}", api.acting(act))


async def _index(request: web.Request) -> web.FileResponse:
    return web.FileResponse(PAGE / "index.html", headers={"Content-Security-Policy": POLICY})


class PageApi:
    """Answers the HTTP requests of the sandbox's page in the browser."""

    def __init__(self, state: State, people: Mapping[str, Person]) -> None:
        self._state = state
        self._people = people
        self._modals: dict[str, Modal] = {}
        self.acts: dict[str, ActionHandler] = {
            "slash": self._slash,
            "autocomplete": self._autocomplete,
            "click": self._click,
            "select": self._select,
            "submit": self._submit,
            "say": self._say,
            "dismiss": self._dismiss,
            "settings": self._settings,
        }

    async def screen(self, request: web.Request) -> web.Response:
        """Return everything that one person sees."""
        return web.json_response(screen_json(self._state, self._person(request.query), self._people))

    async def commands(self, request: web.Request) -> web.Response:
        """Return the commands that one person can use in a channel."""
        person = self._person(request.query)
        channel = self._channel(request.query)
        return web.json_response(offered_json(self._state, person, channel))

    async def events(self, request: web.Request) -> web.StreamResponse:
        """Send a line each time something has changed."""
        response = web.StreamResponse(headers={"Content-Type": "text/event-stream", "Cache-Control": "no-store"})
        await response.prepare(request)
        with suppress(ConnectionError):
            while not self._state.closing:
                changes = self._state.changes
                await response.write(f"data: {changes}\n\n".encode())
                await self._has_changed(changes)
        return response

    async def _has_changed(self, since: int) -> None:
        state = self._state
        await state.until(lambda: state.closing or state.changes != since, HEARTBEAT, recheck=HEARTBEAT)

    def acting(self, act: ActionHandler) -> Callable[[web.Request], Awaitable[web.Response]]:
        """Return a handler that lets a person do something and reports the result."""

        async def serve(request: web.Request) -> web.Response:
            if request.content_type != "application/json":
                raise web.HTTPUnsupportedMediaType
            try:
                body: Json = await request.json()
            except ValueError:
                raise web.HTTPBadRequest from None
            if not isinstance(body, dict):
                raise web.HTTPBadRequest
            try:
                return web.json_response(await act(self._person(body), body))
            except NoAnswer:
                return web.json_response({"failed": "no-answer"})
            except (LookupError, NotAllowed, ApiError, ValueError) as error:
                return web.json_response({"failed": "not-there", "detail": str(error)})

        return serve

    async def _slash(self, person: Person, body: Json) -> Json:
        answer = await person.slash(self._channel(body), str(body["command"]), **self._options(body))
        return self._answer_json(answer)

    async def _autocomplete(self, person: Person, body: Json) -> Json:
        options = self._options(body)
        options.pop(body["option"], None)
        found = await person.autocomplete(
            self._channel(body), body["command"], body["option"], str(body["typed"]), **options
        )
        return {"choices": [{"name": choice.name, "value": choice.value} for choice in found]}

    async def _click(self, person: Person, body: Json) -> Json:
        return self._answer_json(await person.click(self._message(person, body), body["custom_id"]))

    async def _select(self, person: Person, body: Json) -> Json:
        return self._answer_json(await person.select(self._message(person, body), body["custom_id"], body["values"]))

    async def _submit(self, person: Person, body: Json) -> Json:
        modal = self._modals.get(str(body["modal"]))
        if modal is None or modal.interaction.user is not person.user:
            raise NotThere("no such form")
        return self._answer_json(await person.submit(modal, **body["fields"]))

    async def _say(self, person: Person, body: Json) -> Json:
        channel, text = self._channel(body), str(body["text"])
        if channel.type == FORUM:
            channel = await person.begin_post(channel, text[:TITLE])
        await person.say(channel, text)
        return {"channel": str(channel.id)}

    async def _dismiss(self, person: Person, body: Json) -> Json:
        person.dismiss(self._message(person, body))
        return {}

    async def _settings(self, person: Person, body: Json) -> Json:
        person.locale = body.get("locale", person.locale)
        person.dms_open = body.get("dms_open", person.dms_open)
        self._state.wake_waiters()
        return {}

    def _answer_json(self, answer: InitialResponse) -> Json:
        if answer.modal is None:
            private = answer.message if answer.type in NEW and answer.ephemeral else None
            return {"type": answer.type} | ({"message": str(private.id)} if private else {})
        key = str(answer.modal.interaction.id)
        self._modals[key] = answer.modal
        return {"type": answer.type, "modal": {"id": key, **answer.modal.shape}}

    def _person(self, body: Mapping[str, str] | Json) -> Person:
        person = self._people.get(body.get("who", ""))
        if person is None:
            raise web.HTTPNotFound
        return person

    def _channel(self, body: Mapping[str, str] | Json) -> Channel:
        return self._state.channel(int(body["channel"]))

    def _message(self, person: Person, body: Json) -> SeenMessage:
        for message in person.sees(self._channel(body)):
            if message.id == int(body["message"]):
                return message
        raise NotThere("that message is gone")

    def _options(self, body: Json) -> dict[str, Value]:
        given: Json = body.get("options") or {}
        kinds: Json = body.get("kinds") or {}
        files = {name: _file(one) for name, one in (body.get("files") or {}).items()}
        return {name: self._field_value(kinds.get(name), value) for name, value in given.items()} | files

    def _field_value(self, kind: int | None, value: str) -> Value:
        """Return the content of a field: a text, or the person or thing chosen by name or number."""
        if kind == USER:
            return self._people[value]
        if kind == CHANNEL:
            return self._state.channel(int(value))
        return self._state.home.roles[int(value)] if kind == ROLE else value


def _file(given: Json) -> File:
    """Return a file from the form in which the page sends it."""
    return File(str(given["name"]), b64decode(given["data"], validate=True))
