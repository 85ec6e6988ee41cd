"""The fields for which a form was refused."""

from collections.abc import Callable

import pytest

from bot.sandbox.errors import ApiError
from bot.sandbox.json_types import Json


def places(errors: Json, path: str = "") -> set[str]:
    """Return the places of the faults in a refusal."""
    here = {path} if "_errors" in errors else set()
    return here.union(*(places(value, f"{path}/{key}") for key, value in errors.items() if key != "_errors"))


def refused(check: Callable[[], None]) -> set[str]:
    """Return the places for which a request was refused."""
    with pytest.raises(ApiError) as caught:
        check()
    assert (caught.value.status, caught.value.code) == (400, 50035)
    return places(caught.value.errors or {})
