"""A request that Discord refused because of an emoji is sent again without any."""

import json

from discord.http import MultipartParameters

from bot.gateway.answers import Json, form_without_emojis, message_without_emojis

BUTTON = {"type": 2, "label": "Farm", "emoji": {"id": "5", "name": "tigris_farm"}}
MENU = {"type": 3, "options": [{"label": "Farm", "emoji": {"id": "5"}}, {"label": "Market"}]}
FIELDS = {"components": [{"type": 1, "components": [BUTTON]}, {"type": 1, "components": [MENU]}]}
WORDS = {
    "components": [
        {"type": 1, "components": [{"type": 2, "label": "Farm"}]},
        {"type": 1, "components": [{"type": 3, "options": [{"label": "Farm"}, {"label": "Market"}]}]},
    ]
}


def test_nothing_but_the_emojis_is_left_out() -> None:
    assert message_without_emojis(MultipartParameters(FIELDS, None, None)).payload == WORDS


def test_a_form_with_files_keeps_them() -> None:
    form: list[Json] = [{"name": "payload_json", "value": json.dumps(FIELDS)}, {"name": "files[0]", "value": b"x"}]
    words, file = form_without_emojis(form) or []
    assert json.loads(words["value"]) == WORDS
    assert file == form[1]
    assert form_without_emojis(None) is None
