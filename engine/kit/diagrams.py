"""The default diagram of a view: a line for each field, from which the view can be read back."""

import json
from typing import TypeVar

from msgspec import Struct

from engine import codec

V = TypeVar("V")


def write_fields(view: object) -> str:
    """Return a line for each field of a view: its name, and its value as JSON."""
    assert isinstance(view, Struct)
    values = ((name, getattr(view, name)) for name in view.__struct_fields__)
    return "".join(f"{name}: {codec.dumps(value)}\n" for name, value in values)


def read_fields(kind: type[V], text: str) -> V:
    """Return the view of class `kind` that `write_fields` wrote. Raises ValueError for any other text."""
    lines = (line.partition(": ") for line in text.splitlines())
    values = {name: json.loads(value) for name, _, value in lines}
    return codec.loads(kind, json.dumps({codec.CLASS_KEY: kind.__name__, **values}))
