"""Select the examples that are tried every day among many similar ones; the others have the mark `full`."""

from collections.abc import Iterable, Sequence
from itertools import product
from typing import Any

import pytest


def some(values: Iterable[Any], *everyday: Any) -> list[Any]:
    """Return all values; only the named ones are tried every day."""
    return [one if one in everyday else rarely(one)[0] for one in values]


def by_turns(*axes: Sequence[Any]) -> list[Any]:
    """Return the product of some axes, of which enough are tried every day that each value of each axis has its
    turn."""
    turns = {tuple(place % len(axis) for axis in axes) for place in range(max(map(len, axes)))}
    places = product(*(range(len(axis)) for axis in axes))
    return [
        pytest.param(*(axis[at] for axis, at in zip(axes, place, strict=True)), marks=_mark(place in turns))
        for place in places
    ]


def _mark(everyday: bool) -> Any:
    return () if everyday else pytest.mark.full


def rarely(*values: Any) -> list[Any]:
    """Return values, or rows of them, for the full form only."""
    return [pytest.param(*(one if isinstance(one, tuple) else (one,)), marks=pytest.mark.full) for one in values]


def named(value: object) -> str | None:
    """Return the name of a game for the name of a test; pytest names other values itself."""
    name = getattr(value, "name", None)
    return name if isinstance(name, str) else None
