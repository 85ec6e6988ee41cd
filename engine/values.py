"""Classes of values, frozen dataclasses with slots, that are made in a fraction of the time: a move makes dozens."""

from collections.abc import Callable
from dataclasses import MISSING, Field, fields
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")
Parts: TypeAlias = "tuple[Field[Any], ...]"

FEW = 3
"""Up to so many fields are set more quickly one by one than the class of a value is changed twice."""

_become = object.__dict__["__class__"].__set__
"""Gives a value another class, even if it is frozen."""


def thawed(kind: type[T]) -> type[T]:
    """Return a class whose values have the fields of `kind`, and can be changed until their class is set to it."""
    unfrozen = {"__slots__": (), "__setattr__": object.__setattr__, "__delattr__": object.__delattr__}
    return type(kind.__name__, (kind,), unfrozen)


def quick(kind: type[T]) -> type[T]:
    """Return `kind`, a frozen dataclass with slots, with a constructor that fills a value before it is frozen.

    What freezes a class is asked for each field that is set, which takes six times as long as all the rest. The
    constructor is compiled for the fields, as that of a dataclass is. A class that does more when it is made keeps its
    own.
    """
    parts = fields(kind)  # type: ignore[arg-type]  # that it is a dataclass, a type variable can't say
    if not parts or hasattr(kind, "__post_init__") or not all(map(_is_plain, parts)):
        return kind
    scope: dict[str, Any] = {}
    given = ", ".join(_parameter(part, scope) for part in parts)
    body = _filled_by_slots(kind, parts, scope) if len(parts) <= FEW else _filled_thawed(kind, parts, scope)
    exec(f"def made(self, {given}):\n{body}", scope)
    made: Callable[..., None] = scope["made"]
    made.__name__, made.__qualname__ = "__init__", f"{kind.__qualname__}.__init__"
    kind.__init__ = made  # type: ignore[method-assign]  # the point of it
    return kind


def _filled_by_slots(kind: type[T], parts: "Parts", scope: dict[str, Any]) -> str:
    """Return code that fills a value field by field, whatever freezes it."""
    scope |= {f"_set_{part.name}": kind.__dict__[part.name].__set__ for part in parts}
    return "".join(f"    _set_{part.name}(self, {part.name})\n" for part in parts)


def _filled_thawed(kind: type[T], parts: "Parts", scope: dict[str, Any]) -> str:
    """Return code that fills a value while it has a class that is not frozen."""
    scope |= {"_kind": kind, "_thawed": thawed(kind), "_usual": kind.__init__, "_become": _become}
    names = ", ".join(part.name for part in parts)
    filled = "".join(f"    self.{part.name} = {part.name}\n" for part in parts)
    return (
        f"    if type(self) is not _kind:\n        return _usual(self, {names})\n"
        f"    _become(self, _thawed)\n{filled}    self.__class__ = _kind\n"
    )


def _is_plain(part: "Field[Any]") -> bool:
    return part.init and not part.kw_only and part.default_factory is MISSING


def _parameter(part: "Field[Any]", scope: dict[str, Any]) -> str:
    """Return a parameter of the constructor, whose usual value is entered into `scope`."""
    if part.default is not MISSING:
        scope[f"_usual_{part.name}"] = part.default
        return f"{part.name}=_usual_{part.name}"
    return part.name
