"""Check exchanges against Discord's OpenAPI document, if it is available."""

import copy
import json
import os
import re
from functools import cache
from pathlib import Path

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError, best_match

from bot.sandbox.json_types import Json
from bot.sandbox.rest.server import Exchange

REPOSITORY = Path(__file__).parents[2]


def document_path() -> Path | None:
    """Return the path of the document."""
    named = os.environ.get("DISCORD_OPENAPI")
    places = [Path(named)] if named else []
    for parent in REPOSITORY.parents:
        places += [parent / "shared" / "data" / "discord-openapi.json", parent / "discord-openapi.json"]
    return next((place for place in places if place.is_file()), None)


@cache
def document(path: Path) -> Json:
    """Return the document with two corrections: discord.py sends some ids as numbers, and form errors have words for
    codes."""
    whole: Json = json.loads(path.read_text())
    whole["components"]["schemas"]["SnowflakeType"] = {"type": ["string", "integer"]}
    for schema in whole["components"]["schemas"].values():
        if schema.get("properties", {}).keys() == {"code", "message"}:
            schema["properties"]["code"] = {"type": ["integer", "string"]}
    return whole


def faults(path: Path, exchange: Exchange) -> list[str]:
    """Return the faults of an exchange; [] if Discord's description allows it."""
    whole = document(path)
    route = _route(whole, exchange.template)
    if route is None or exchange.method.lower() not in whole["paths"][route]:
        return [f"no route {exchange.method} {exchange.template}"]
    operation = whole["paths"][route][exchange.method.lower()]
    return [*_asked(whole, operation, exchange), *_answered(whole, operation, exchange)]


def shape_faults(path: Path, name: str, shape: Json) -> list[str]:
    """Return the faults of a value that the document defines by a name."""
    return _check(document(path), {"$ref": f"#/components/schemas/{name}"}, shape)


def _route(whole: Json, template: str) -> str | None:
    wanted = re.sub(r"\{\w+\}", "{}", template)
    known = {re.sub(r"\{\w+\}", "{}", route): route for route in whole["paths"]}
    return known.get(wanted)


def _asked(whole: Json, operation: Json, exchange: Exchange) -> list[str]:
    described = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    if described is None or exchange.status >= 400:
        return []
    return [f"asked: {one}" for one in _check(whole, described, exchange.body)]


def _answered(whole: Json, operation: Json, exchange: Exchange) -> list[str]:
    responses = operation["responses"]
    described = responses.get(str(exchange.status)) or responses.get("4XX" if exchange.status >= 400 else "")
    if described is None:
        return [f"status {exchange.status}: only {sorted(responses)}"]
    if "$ref" in described:
        described = whole["components"]["responses"][described["$ref"].rpartition("/")[2]]
    schema = described.get("content", {}).get("application/json", {}).get("schema")
    if schema is None:
        return [] if exchange.outcome is None else ["answered with a body where there is none"]
    return [f"answered: {one}" for one in _check(whole, schema, exchange.outcome)]


def _check(whole: Json, schema: Json, value: object) -> list[str]:
    validator = Draft202012Validator({**schema, "components": whole["components"]})
    return [_told(error) for error in validator.iter_errors(copy.deepcopy(value))]


def _told(error: ValidationError) -> str:
    deepest = best_match([error]) or error
    place = "/".join(str(step) for step in deepest.absolute_path)
    return f"{place}: {deepest.message[:300]}"
