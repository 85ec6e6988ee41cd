"""The faults of a request, collected by field, nested as in Discord's errors."""

from collections.abc import Sized
from typing import TypeAlias

from bot.sandbox.errors import ApiError
from bot.sandbox.json_types import Json

Path: TypeAlias = tuple[str | int, ...]


class FaultCollector:
    """Collects the faults found in one request."""

    def __init__(self) -> None:
        self.errors: Json = {}

    def fault(self, path: Path, code: str, message: str) -> None:
        """Note that a field is faulty."""
        place = self.errors
        for step in path:
            place = place.setdefault(str(step), {})
        place.setdefault("_errors", []).append({"code": code, "message": message})

    def size(self, path: Path, value: Sized | None, low: int, high: int) -> None:
        """Check the length of a text or a list against its limits. None counts as empty."""
        count = 0 if value is None else len(value)
        if low <= count <= high:
            return
        if low and not count:
            self.fault(path, "BASE_TYPE_REQUIRED", "This field is required")
        else:
            self.fault(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")

    def number(self, path: Path, value: object, low: int, high: int) -> None:
        """Check a number against its limits."""
        if not isinstance(value, int) or not low <= value <= high:
            self.fault(path, "NUMBER_TYPE_MAX", f"int value should be between {low} and {high}.")

    def choice(self, path: Path, value: object, allowed: tuple[object, ...]) -> bool:
        """Whether a value is one of those allowed. If not, the fault is noted."""
        if value in allowed:
            return True
        self.fault(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{', '.join(map(str, allowed))}}}.")
        return False

    def raise_faults(self) -> None:
        """Raise ApiError if any faults were noted."""
        if self.errors:
            raise ApiError(50035, self.errors)
