"""Only this machine, and only our own page."""

import aiohttp
import pytest

from bot.sandbox.sandbox import Sandbox


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"Host": "localhost:8000"}, 200),
        ({"Host": "evil.example"}, 403),
        ({"Host": "127.0.0.1.evil.example:80"}, 403),
        ({"Origin": "https://evil.example"}, 403),
        ({"Origin": "null"}, 403),
    ],
)
async def test_only_requests_from_this_machine_are_served(
    sandbox: Sandbox, headers: dict[str, str], status: int
) -> None:
    async with aiohttp.ClientSession() as http, http.get(f"{sandbox.url}/", headers=headers) as answer:
        assert answer.status == status


async def test_acts_must_be_json(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as http:
        answer = await http.post(f"{sandbox.url}/sandbox/say", data='{"who": "Ann"}')
        assert answer.status == 415
    assert sandbox.url.startswith("http://127.0.0.1:")


@pytest.mark.parametrize("body", ["[1]", "1", "null", '"Ann"', "{", ""])
async def test_acts_must_be_objects(sandbox: Sandbox, body: str) -> None:
    headers = {"Content-Type": "application/json"}
    async with aiohttp.ClientSession() as http:
        answer = await http.post(f"{sandbox.url}/sandbox/click", data=body, headers=headers)
        assert answer.status == 400
