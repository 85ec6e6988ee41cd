"""The point at which a form was refused."""

from collections.abc import Callable

import pytest

from bot.sandbox.errors import ApiError
from bot.sandbox.json_types import Json


def places(errors: Json, path: str = "") -> set[str]:
    """Where the faults of a refusal are."""
    here = {path} if "_errors" in errors else set()
    return here.union(*(places(value, f"{path}/{key}") for key, value in errors.items() if key != "_errors"))


def refused(check: Callable[[], None]) -> set[str]:
    """Where a request was refused."""
    with pytest.raises(ApiError) as caught:
        check()
    assert (caught.value.status, caught.value.code) == (400, 50035)
    return places(caught.value.errors or {})
