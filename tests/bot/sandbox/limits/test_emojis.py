"""Limits on the emojis of an application, and on what controls show."""

import base64
from collections.abc import Callable
from functools import partial

import pytest

from bot.sandbox.errors import ApiError
from bot.sandbox.json_types import Json
from bot.sandbox.limits.emojis import IMAGE_BYTES, MAX_EMOJIS, check_image, check_name, check_room
from bot.sandbox.limits.messages import check_message

PNG = b"\x89PNG\r\n\x1a\n"


def refused(call: Callable[[], object]) -> str:
    """Return what Discord says of a request that it refuses."""
    with pytest.raises(ApiError) as how:
        call()
    return str(how.value.errors)


def uri(data: bytes, kind: str = "png") -> str:
    """A picture as a request carries it."""
    return f"data:image/{kind};base64,{base64.b64encode(data).decode()}"


@pytest.mark.parametrize("name", ["a", "a" * 33, "a b", "á1", "a-b"])
def test_a_name_has_two_to_thirty_two_plain_signs(name: str) -> None:
    assert "name" in refused(partial(check_name, name, []))


def test_a_name_is_there_once() -> None:
    check_name("farm", ["market"])
    assert "ALREADY_TAKEN" in refused(partial(check_name, "farm", ["farm"]))


def test_a_picture_is_one_and_not_too_large() -> None:
    assert check_image(uri(PNG)) == ("image/png", PNG)
    for wrong in (None, "x", uri(b"text"), uri(PNG, "svg")):
        assert "image" in refused(partial(check_image, wrong))
    assert "256" in refused(partial(check_image, uri(PNG + bytes(IMAGE_BYTES))))


def test_there_are_two_thousand_at_most() -> None:
    check_room(range(MAX_EMOJIS - 1))
    with pytest.raises(ApiError, match="30008"):
        check_room(range(MAX_EMOJIS))


def test_controls_show_only_emojis_that_are_there() -> None:
    button: Json = {"type": 2, "style": 1, "label": "x", "custom_id": "x", "emoji": {"id": "5", "name": "farm"}}
    menu: Json = {"type": 3, "custom_id": "y", "options": [{"label": "x", "value": "x", "emoji": {"id": "5"}}]}
    body: Json = {"components": [{"type": 1, "components": [one]} for one in (button, menu)]}
    check_message(body, [], 0, {5})
    told = refused(partial(check_message, body, [], 0, {6}))
    assert told.count("BUTTON_COMPONENT_INVALID_EMOJI") == 2
    check_message({"components": [{"type": 1, "components": [button | {"emoji": {"name": "🟥"}}]}]}, [], 0, set())
