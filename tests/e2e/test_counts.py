"""The cost of an action in countable things, which are the same on every machine: requests to Discord by kind, trips to
the database, pictures, rankings. The script is fixed; a change that makes an action dearer shows by how much."""

import re
from collections import Counter
from collections.abc import Callable
from functools import wraps
from typing import Any

import pytest

from bot.advice import proposals
from bot.sandbox.rest.server import Request
from bot.store.sqlite import SqliteConnection
from engine.chance import Chance
from engine.moves import random_move
from render.service import PictureService
from tests.support.house import House

ACTIONS = 6

AT_MOST = {
    "queries": 2,
    "transactions": 8,
    "pictures": 11,
    "rankings": 4,
    "POST /channels/:id/messages": 2,
    "PATCH /channels/:id/messages/:id": 6,
    "PATCH /webhooks/:id/:token/messages/:id": 12,
}
"""How often each thing happens in all actions together; what is not named, never."""


def kind(request: Request) -> str:
    """Return what a request is about: its method, and its path without ids and tokens."""
    path = re.sub(r"/\d+/[^/]{20,}", "/:id/:token", request.path)
    return f"{request.method} {re.sub(r'/[0-9]+', '/:id', path)}"


def counted(monkeypatch: pytest.MonkeyPatch, counts: Counter[str], owner: Any, name: str, what: str) -> None:
    """Count the calls of a function of `owner`."""
    called: Callable[..., object] = getattr(owner, name)

    @wraps(called)
    def count(*args: object, **options: object) -> object:
        counts[what] += 1
        return called(*args, **options)

    monkeypatch.setattr(owner, name, count)


async def test_no_action_costs_more_than_before(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await house.begin("tigris", "Ann", "Ben")
    for name in ("Ann", "Ben"):
        await house.click(name, "Move")
    counts: Counter[str] = Counter()
    for owner, name, what in (
        (SqliteConnection, "change", "transactions"),
        (SqliteConnection, "rows", "queries"),
        (PictureService, "_draw_png", "pictures"),
        (proposals, "rank_moves", "rankings"),
    ):
        counted(monkeypatch, counts, owner, name, what)
    house.sandbox.requests.clear()
    luck = Chance(bytes(32)).stream("moves")
    for _ in range(ACTIONS):
        seat = (await house.decision()).seats[0]
        words = random_move(table.game, table.state, seat, luck)
        await house.app.services.tables.play_seat(table, seat, words, None)
        await house.settle()
    counts += Counter(map(kind, house.sandbox.requests))
    assert counts["POST /channels/:id/messages"]
    assert not {what: found for what, found in counts.items() if found > AT_MOST.get(what, 0)}
