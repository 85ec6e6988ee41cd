"""Choose the effort for a property: the same few examples every day, many new ones with `-m full`."""

from collections.abc import Callable
from functools import wraps
from time import thread_time

import pytest
from hypothesis import given, settings
from hypothesis.strategies import SearchStrategy

FEW, MANY = 10, 3000

efforts = pytest.mark.parametrize(
    "examples", [pytest.param(FEW, id="few"), pytest.param(MANY, id="many", marks=pytest.mark.full)]
)

LONGEST = 10.0
"""Seconds of this thread's own work that no input may take, far from what any should: nobody can keep the bot busy by
what they type."""


def hold(examples: int, holds: Callable[..., None], *given_by: SearchStrategy[object]) -> None:
    """Try the property `holds` on so many examples. Raises what it raises, for the smallest one found."""

    @wraps(holds)
    def in_time(*example: object, **named: object) -> None:
        began = thread_time()
        holds(*example, **named)
        assert thread_time() - began < LONGEST

    tried = settings(max_examples=examples, deadline=None, derandomize=examples < MANY)
    tried(given(*given_by)(in_time))()
