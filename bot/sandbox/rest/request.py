"""A request in the form that a handler gets, and the routes that lead to handlers."""

import json
import re
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from aiohttp import web

from bot.sandbox.compose import MessageDraft, Upload
from bot.sandbox.errors import ApiError
from bot.sandbox.events import Events
from bot.sandbox.json_types import Json
from bot.sandbox.limits.report import FaultCollector
from bot.sandbox.model import Guild
from bot.sandbox.state import State

Outcome: TypeAlias = Json | list[Json] | None

_FORM = re.compile(r'multipart/form-data;.*\bboundary="?(?P<boundary>[^";]+)')
_NAMED = re.compile(r'\b(name|filename)="((?:[^"\\]|\\.)*)"')
_ESCAPED = re.compile(r"\\(.)")


@dataclass(frozen=True)
class Body:
    """The content of a request: JSON and files."""

    json: object
    uploads: tuple[Upload, ...] = ()


@dataclass(frozen=True)
class Call:
    """A request of the API.

    `state`, `events`: the sandbox.
    `params`, `query`: the parts of its path and query by name.
    `carried`: its body.
    """

    state: State
    events: Events
    params: dict[str, str]
    query: dict[str, str]
    carried: Body

    def id(self, name: str) -> int:
        """Return the id called `name` in the path."""
        if not self.params[name].isdecimal():
            form = FaultCollector()
            form.fault((name,), "NUMBER_TYPE_COERCE", f"Value {self.params[name]!r} is not snowflake.")
            form.raise_faults()
        return int(self.params[name])

    @property
    def body(self) -> Json:
        """Return the fields of a JSON request, or of the JSON part of a form."""
        return self.carried.json if isinstance(self.carried.json, dict) else {}

    @property
    def bulk(self) -> list[Json]:
        """Return the items of a request whose body is a list."""
        return self.carried.json if isinstance(self.carried.json, list) else []

    @property
    def guild(self) -> Guild:
        """Return the guild that the path names."""
        found = self.state.guilds.get(self.id("guild_id"))
        if found is None:
            raise ApiError(10004)
        return found

    @property
    def uploads(self) -> tuple[Upload, ...]:
        """Return the files in the parts of a form."""
        return self.carried.uploads

    @property
    def draft(self) -> MessageDraft:
        """Return the message that the request asks for."""
        return MessageDraft(self.body, self.uploads)


Handler: TypeAlias = Callable[[Call], Awaitable[Outcome]]


@dataclass(frozen=True)
class Route:
    """A method and a path of the API.

    `method`, `template`: the requests that it serves. `handler`: the function that answers them. `status`: the HTTP
    status of a successful answer. `by_token`: whether the token in the path is sufficient, without the bot's.
    """

    method: str
    template: str
    handler: Handler
    status: int = 200
    by_token: bool = False


async def read_body(request: web.Request) -> Body:
    """Read the content of a request: JSON, or a form with JSON and files."""
    content, form = await request.read(), _FORM.match(request.headers.get("Content-Type", ""))
    if form is None:
        return Body(_parse_json(content) if content else {})
    body: object = {}
    uploads: list[Upload] = []
    for names, data in _parts(content, form["boundary"].encode()):
        name = names.get("name", "")
        if name == "payload_json":
            body = _parse_json(data)
        else:
            uploads.append(
                Upload(name.removeprefix("files[").removesuffix("]"), names.get("filename", "unknown"), data)
            )
    return Body(body, tuple(uploads))


def _parts(content: bytes, boundary: bytes) -> Iterator[tuple[dict[str, str], bytes]]:
    """Yield the header fields of each part, and its content (RFC 2046, 5.1.1)."""
    for part in (b"\r\n" + content).split(b"\r\n--" + boundary)[1:]:
        head, end, data = part.partition(b"\r\n\r\n")
        if end:
            named = _NAMED.findall(head.decode("utf-8", "replace"))
            yield {name: _ESCAPED.sub(r"\1", value) for name, value in named}, data


def _parse_json(text: bytes) -> object:
    try:
        return json.loads(text)
    except ValueError:
        raise ApiError(50109) from None
