"""Discord's limits on messages, components and forms, each with the place where it is told."""

from functools import partial

import pytest

from bot.sandbox.errors import ApiError
from bot.sandbox.json_types import COMPONENTS_V2, Json
from bot.sandbox.limits.components import check_modal
from bot.sandbox.limits.messages import check_message, check_not_empty
from bot.sandbox.limits.report import FaultCollector
from bot.sandbox.model import Attachment
from tests.support.refusals import refused


def button(**changed: object) -> Json:
    """A button that is right, but for what is changed."""
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go", **changed}


def menu(count: int = 2, **changed: object) -> Json:
    """A menu that is right, but for what is changed."""
    options = [{"label": f"L{number}", "value": f"v{number}"} for number in range(count)]
    return {"type": 3, "custom_id": "menu", "options": options, **changed}


def row(*inside: Json) -> Json:
    """A row of components."""
    return {"type": 1, "components": list(inside)}


ROWS = "/components/0/components/0"
MESSAGES: list[tuple[Json, str]] = [
    ({"content": "x" * 2001}, "/content"),
    ({"nonce": "n" * 26}, "/nonce"),
    ({"flags": 1 << 3}, "/flags"),
    ({"embeds": [{}] * 11}, "/embeds"),
    ({"embeds": [{"title": "x" * 257}]}, "/embeds/0/title"),
    ({"embeds": [{"description": "x" * 4096, "footer": {"text": "x" * 2000}}]}, "/embeds"),
    ({"embeds": [{"fields": [{"name": "", "value": "x"}]}]}, "/embeds/0/fields/0/name"),
    ({"allowed_mentions": {"parse": ["users"], "users": ["1"]}}, "/allowed_mentions"),
    ({"components": [row(button())] * 6}, "/components"),
    ({"components": [button()]}, "/components/0/type"),
    ({"components": [row(*[button(custom_id=str(one)) for one in range(6)])]}, "/components/0/components"),
    ({"components": [row(button(), menu())]}, "/components/0/components"),
    ({"components": [row(button(), button())]}, "/components"),
    ({"components": [row(button(custom_id="x" * 101))]}, f"{ROWS}/custom_id"),
    ({"components": [row(button(custom_id=""))]}, f"{ROWS}/custom_id"),
    ({"components": [row(button(label="x" * 81))]}, f"{ROWS}/label"),
    ({"components": [row(button(label=None))]}, f"{ROWS}/label"),
    ({"components": [row(button(style=9))]}, f"{ROWS}/style"),
    ({"components": [row({"type": 2, "style": 5, "label": "Go"})]}, f"{ROWS}/url"),
    ({"components": [row(menu(26))]}, f"{ROWS}/options"),
    ({"components": [row(menu(0))]}, f"{ROWS}/options"),
    ({"components": [row(menu(placeholder="x" * 151))]}, f"{ROWS}/placeholder"),
    ({"components": [row(menu(max_values=3))]}, f"{ROWS}/max_values"),
    ({"components": [row(menu(options=[{"label": "x" * 101, "value": "x"}]))]}, f"{ROWS}/options/0/label"),
    ({"components": [row(menu(options=[{"label": "x", "value": "x"}] * 2))]}, f"{ROWS}/options"),
]


@pytest.mark.parametrize(("body", "place"), MESSAGES)
def test_a_message_is_refused_where_it_is_wrong(body: Json, place: str) -> None:
    assert place in refused(lambda: check_message(body, [], body.get("flags", 0)))


def test_a_message_at_its_limits_is_taken() -> None:
    rows = [row(menu(25, custom_id=f"m{number}", placeholder="x" * 150)) for number in range(5)]
    check_message({"content": "x" * 2000, "components": rows, "embeds": [{"title": "x" * 256}] * 10}, [], 0)


def test_files_that_discord_refuses_are_refused() -> None:
    file = Attachment(1, "a.png", b"", "image/png", description="x" * 1025)
    assert refused(lambda: check_message({}, [file], 0)) == {"/attachments/0/description"}
    assert refused(lambda: check_message({}, [Attachment(1, "a", b"", "")] * 11, 0)) == {"/attachments"}
    with pytest.raises(ApiError) as caught:
        check_message({}, [Attachment(1, "a", bytes(10 * 1024 * 1024 + 1), "")], 0)
    assert (caught.value.status, caught.value.code) == (413, 40005)


def test_a_layout_shows_only_files_that_the_message_has() -> None:
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}
    for shown in (gallery, {"type": 13, "file": {"url": "attachment://a.png"}}):
        body = {"components": [shown]}
        check_message(body, [Attachment(1, "a.png", b"", "image/png")], COMPONENTS_V2)
        assert refused(partial(check_message, body, [], COMPONENTS_V2)) == {"/components"}


def test_nothing_at_all() -> None:
    with pytest.raises(ApiError) as caught:
        check_not_empty({"content": ""}, [])
    assert caught.value.code == 50006


TEXT: Json = {"type": 10, "content": "x"}
LAYOUTS: list[tuple[Json, str]] = [
    ({"content": "x", "components": [TEXT]}, "/content"),
    ({"components": [TEXT] * 41}, "/components"),
    ({"components": [{"type": 10, "content": "x" * 2001}] * 2}, "/components"),
    ({"components": [{"type": 9, "components": [TEXT], "accessory": row(button())}]}, "/components/0/accessory/type"),
    ({"components": [{"type": 12, "items": []}]}, "/components/0/items"),
    ({"components": [{"type": 12, "items": [{"media": {}}]}]}, "/components/0/items/0/media/url"),
    ({"components": [{"type": 13, "file": {"url": "https://x"}}]}, "/components/0/file/url"),
    ({"components": [{"type": 14, "spacing": 3}]}, "/components/0/spacing"),
    ({"components": [{"type": 17, "components": [{"type": 17}]}]}, "/components/0/components/0/type"),
]


@pytest.mark.parametrize(("body", "place"), LAYOUTS)
def test_a_layout_is_refused_where_it_is_wrong(body: Json, place: str) -> None:
    assert place in refused(lambda: check_message(body, [], COMPONENTS_V2))


def field(**changed: object) -> Json:
    """A labelled text field that is right, but for what is changed."""
    inside = {"type": 4, "style": 1, "custom_id": "city", **changed}
    return {"type": 18, "label": "City", "component": inside}


INPUT = "/components/0/component"
MODALS: list[tuple[Json, str]] = [
    ({"title": "x" * 46}, "/title"),
    ({"custom_id": ""}, "/custom_id"),
    ({"components": []}, "/components"),
    ({"components": [field(custom_id=str(one)) for one in range(6)]}, "/components"),
    ({"components": [field(), field()]}, "/components"),
    ({"components": [row(button())]}, "/components/0/components/0/type"),
    ({"components": [{**field(), "label": "x" * 46}]}, "/components/0/label"),
    ({"components": [{**field(), "description": "x" * 101}]}, "/components/0/description"),
    ({"components": [{**field(), "component": button()}]}, f"{INPUT}/type"),
    ({"components": [field(style=3)]}, f"{INPUT}/style"),
    ({"components": [field(value="x" * 11, max_length=10)]}, f"{INPUT}/value"),
    ({"components": [{**field(), "component": menu(26)}]}, f"{INPUT}/options"),
    ({"components": [{**field(), "component": {"type": 21, "custom_id": "r", "options": [{}]}}]}, f"{INPUT}/options"),
]


@pytest.mark.parametrize(("changed", "place"), MODALS)
def test_a_modal_is_refused_where_it_is_wrong(changed: Json, place: str) -> None:
    modal = {"title": "A form", "custom_id": "form", "components": [field()], **changed}
    assert place in refused(lambda: check_modal(modal))


def test_a_modal_that_is_right_is_taken() -> None:
    old = {"type": 4, "style": 2, "custom_id": "old", "label": "Old"}
    check_modal({"title": "x" * 45, "custom_id": "form", "components": [field(), row(old), TEXT]})


def test_faults_are_nested_by_field() -> None:
    form = FaultCollector()
    form.size(("data", "components", 0, "label"), "x" * 81, 0, 80)
    fault = {"code": "BASE_TYPE_BAD_LENGTH", "message": "Must be between 0 and 80 in length."}
    assert form.errors == {"data": {"components": {"0": {"label": {"_errors": [fault]}}}}}
