"""Read a diagram that `engine.kit.diagrams` wrote: a line for each field of a view."""

import json
from typing import TypeVar

from engine import codec

V = TypeVar("V")


def read_fields(kind: type[V], text: str) -> V:
    """Return the view of class `kind` that `write_fields` wrote. Raises ValueError for any other text."""
    lines = (line.partition(": ") for line in text.splitlines())
    values = {name: json.loads(value) for name, _, value in lines}
    return codec.loads(kind, json.dumps({codec.CLASS_KEY: kind.__name__, **values}))
