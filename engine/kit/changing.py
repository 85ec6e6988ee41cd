"""A quicker `dataclasses.replace` for frozen dataclasses with slots, of which a move makes up to ten."""

from collections.abc import Callable
from operator import attrgetter
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

__all__ = ["replace"]

T = TypeVar("T")


class _Parts(NamedTuple):
    read: "Callable[[Any], tuple[Any, ...]]"
    places: dict[str, int]
    setters: "list[Callable[[object, object], None]]"


_KNOWN: dict[type, _Parts] = {}


def _parts(kind: type) -> _Parts:
    """Return how the fields of a class are read and set: a slot's own setter is quicker than `object.__setattr__`."""
    names: tuple[str, ...] = kind.__dict__["__slots__"]
    read = attrgetter(*names) if len(names) > 1 else lambda value: (getattr(value, names[0]),)
    setters = [kind.__dict__[name].__set__ for name in names]
    return _KNOWN.setdefault(kind, _Parts(read, {name: place for place, name in enumerate(names)}, setters))


if TYPE_CHECKING:
    from dataclasses import replace
else:

    def replace(value: T, /, **changes: object) -> T:
        """Return a copy of `value` with other values in the named fields. Raises KeyError for a field it lacks."""
        kind = type(value)
        read, places, setters = _KNOWN.get(kind) or _parts(kind)
        values = [*read(value)]
        for name, change in changes.items():
            values[places[name]] = change
        copy = object.__new__(kind)
        for put, content in zip(setters, values, strict=True):
            put(copy, content)
        return copy
